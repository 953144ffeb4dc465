import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"
import * as Placeholders from "../src/templates/Placeholders.ts"
import * as Rendering from "../src/templates/Rendering.ts"

const any = { escape: false, maxLength: Number.MAX_SAFE_INTEGER }
const html = { ...any, escape: true }

/** A text cut into what the scanner sees: literal texts, and placeholders in the form `[name]` or `[[name]]`. */
const scanned = (source: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  Placeholders.scan(source, {
    literal: (text) => parts.push(text) > 0,
    placeholder: (name, raw) => parts.push(raw ? `[[${name}]]` : `[${name}]`) > 0
  })
  return parts
}

const name = FastCheck.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/)
const value = FastCheck.oneof(
  FastCheck.string(),
  FastCheck.double({ noNaN: true }),
  FastCheck.boolean(),
  FastCheck.constant(null)
)
/** Texts of which most have braces, names and spaces in places that matter. */
const bracy = FastCheck.array(
  FastCheck.oneof(
    FastCheck.constantFrom("{", "{{", "{{{", "}", "}}", "}}}", " ", "a", "b.c", "-", "{{a}}", "{{{ a }}}"),
    FastCheck.string()
  ),
  { maxLength: 30 }
).map((parts) => parts.join(""))

describe("placeholders", () => {
  it.each([16_383, 16_384, 16_385, 32_768, 40_000])("are found beside runs of %i characters", (length) => {
    assert.deepStrictEqual(scanned(`${"{".repeat(length)}a}}}`), ["{".repeat(length - 3), "[[a]]"])
    assert.deepStrictEqual(scanned(`{{${" ".repeat(length)}a${" ".repeat(length)}}}`), ["[a]"])
    const long = `{{${"a".repeat(length)}}}`
    assert.deepStrictEqual(scanned(`${long}{{b}}`), [long, "[b]"])
    assert.strictEqual(Placeholders.fill("{{ a }}".repeat(length), { a: "<b" }, html), "&lt;b".repeat(length))
    assert.strictEqual(Placeholders.fill("{{a}}", { a: "<".repeat(length) }, html), "&lt;".repeat(length))
  })

  it.each([
    ["", []],
    ["Hello", ["Hello"]],
    ["{{a}}", ["[a]"]],
    ["{{ a }}", ["[a]"]],
    ["{{   a}}", ["[a]"]],
    ["Hello {{name}}!", ["Hello ", "[name]", "!"]],
    ["{{a}}{{b}}", ["[a]", "[b]"]],
    ["{{{a}}}", ["[[a]]"]],
    ["{{{  a  }}}", ["[[a]]"]],
    ["{{_}}{{A1}}{{a.b-c_d}}", ["[_]", "[A1]", "[a.b-c_d]"]],
    [`{{${"x".repeat(64)}}}`, [`[${"x".repeat(64)}]`]],
    ["{{__proto__}}", ["[__proto__]"]],
    // One brace too many stays.
    ["{{{a}}", ["{", "[a]"]],
    ["{{a}}}", ["[a]", "}"]],
    ["{{{{a}}}}", ["{", "[[a]]", "}"]],
    ["{{ {{a}} }}", ["{{ ", "[a]", " }}"]],
    ["{{a {{b}}", ["{{a ", "[b]"]],
    ["{{a}{{b}}", ["{{a}", "[b]"]]
  ])("%j", (source, parts) => {
    assert.deepStrictEqual(scanned(source), parts)
  })

  it.each([
    "{",
    "{{",
    "{{}}",
    "{{ }}",
    "{{{}}}",
    "{a}",
    "{{a}",
    "{{a",
    "{ {a}}",
    "{{a} }",
    "{{a b}}",
    "{{1a}}",
    "{{.a}}",
    "{{-a}}",
    "{{a$}}",
    "{{ä}}",
    "{{#if a}}",
    "{{/if}}",
    "{{!a}}",
    "{{> a}}",
    "{{\ta}}",
    "{{a\n}}",
    "{{\u00a0a}}",
    "{{a()}}",
    "{{a[0]}}",
    "}}a{{",
    `{{${"x".repeat(65)}}}`
  ])("%j stays as it is", (source) => {
    assert.deepStrictEqual(Placeholders.variablesOf(source), [])
    assert.strictEqual(Placeholders.fill(source, { a: "A", b: "B" }, html), source)
  })

  it("are found once each, in the order of their first mention, over all texts", () => {
    assert.deepStrictEqual(
      Placeholders.variablesOf("{{ b }}{{a}}", null, "{{{a}}} {{toString}} {{b}}", "{{c}}"),
      ["b", "a", "toString", "c"]
    )
    assert.deepStrictEqual(Placeholders.variablesOf(null), [])
  })

  it("and literal texts are the whole text", () => {
    FastCheck.assert(
      FastCheck.property(bracy, (source) => {
        const filled = Placeholders.fill(source, {}, any)!
        const names = Placeholders.variablesOf(source)
        assert.isTrue(names.every((found) => /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/.test(found)))
        // What a slow reading by a pattern finds: it knows no other rule than the scanner's.
        const slow = source.replace(
          /\{\{\{ *([A-Za-z_][A-Za-z0-9_.-]{0,63}) *\}\}\}|\{\{ *([A-Za-z_][A-Za-z0-9_.-]{0,63}) *\}\}/g,
          ""
        )
        assert.strictEqual(filled, slow)
      }),
      { numRuns: 2_000 }
    )
  })
})

describe("filling in", () => {
  it("leaves a text without braces as it is", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.string({ unit: anyCharacter }), FastCheck.boolean(), (text, escape) => {
        const source = text.replaceAll("{", "")
        assert.strictEqual(Placeholders.fill(source, { a: 1 }, { ...any, escape }), source)
      })
    )
  })

  it("never looks at what it inserted", () => {
    FastCheck.assert(FastCheck.property(name, bracy, bracy, bracy, (name, before, after, inserted) => {
      const literal = (text: string) => text.replaceAll("{", "(")
      const source = `${literal(before)}{{${name}}}${literal(after)}`
      const filled = Placeholders.fill(source, { a: "never", b: "never", "b.c": "never", [name]: inserted }, any)
      assert.strictEqual(filled, literal(before) + inserted + literal(after))
    }))
    assert.strictEqual(Placeholders.fill("{{a}}{{b}}", { a: "{{b", b: "}}{{a}}" }, any), "{{b}}{{a}}")
    assert.strictEqual(Placeholders.fill("{{a}}b}}", { a: "{{", b: "x" }, any), "{{b}}")
  })

  it("writes values as text", () => {
    const values = { a: "A", b: 1.5, c: -0, d: 1e21, e: true, f: false, g: null }
    assert.strictEqual(
      Placeholders.fill("{{a}},{{b}},{{c}},{{d}},{{e}},{{f}},{{g}}", values, any),
      "A,1.5,0,1e+21,true,false,"
    )
  })

  it("escapes in html, unless three braces say otherwise, and nowhere else", () => {
    const values = { a: "<a href=\"x\" title='y'>&amp;</a>" }
    const escaped = "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;"
    assert.strictEqual(Placeholders.fill("{{a}}|{{{a}}}|{{ a }}", values, html), `${escaped}|${values.a}|${escaped}`)
    assert.strictEqual(Placeholders.fill("{{a}}|{{{a}}}", values, any), `${values.a}|${values.a}`)
  })

  it("lets no value out of html text or out of a quoted attribute", () => {
    FastCheck.assert(FastCheck.property(value, (value) => {
      const filled = Placeholders.fill("{{a}}", { a: value }, html)!
      assert.notMatch(filled, /[<>"']/)
      const read = filled.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", "\"").replaceAll(
        "&#39;",
        "'"
      )
      assert.strictEqual(read.replaceAll("&amp;", "&"), Placeholders.textOf(value))
    }))
  })

  it("ends as soon as the text is too long", () => {
    const source = "{{a}}".repeat(1_000_000)
    const reads = { count: 0 }
    const values = {
      get a() {
        reads.count++
        return "x".repeat(10_000)
      }
    }
    assert.isUndefined(Placeholders.fill(source, values, { escape: false, maxLength: 100_000 }))
    assert.strictEqual(reads.count, 21, "twice the length: each character could be a pair")
    assert.strictEqual(Placeholders.fill("{{a}}b", { a: "xyz" }, { escape: false, maxLength: 4 }), "xyzb")
    assert.strictEqual(Placeholders.fill("{{a}}b", { a: "😀😀😀" }, { escape: false, maxLength: 4 }), "😀😀😀b")
    assert.isUndefined(Placeholders.fill("{{a}}bc", { a: "😀😀😀" }, { escape: false, maxLength: 4 }))
    assert.isUndefined(Placeholders.fill("{{a}}bc", { a: "xyz" }, { escape: false, maxLength: 4 }))
    assert.isUndefined(Placeholders.fill("<{{a}}", { a: "<" }, { escape: true, maxLength: 4 }))
    assert.strictEqual(Placeholders.fill("{{a}}", { a: "<" }, { escape: true, maxLength: 4 }), "&lt;")
  })
})

describe("hostile texts", () => {
  const size = 5_000_000

  /** A text that counts how many of its characters are looked at. */
  const counting = (text: string) => {
    const steps = { count: 0 }
    const source: Placeholders.Source = {
      length: text.length,
      charCodeAt: (at) => {
        steps.count++
        return text.charCodeAt(at)
      },
      indexOf: (search, from = 0) => {
        const found = text.indexOf(search, from)
        steps.count += (found === -1 ? text.length : found + search.length) - from
        return found
      },
      slice: (from, to) => text.slice(from, to)
    }
    return { source, steps }
  }

  const fillTo = (text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size)

  it.each([
    ["opening braces", fillTo("{")],
    ["closing braces", fillTo("}")],
    ["alternating braces", fillTo("{}")],
    ["pairs", fillTo("{{}}")],
    ["pairs and spaces", fillTo("{{ ")],
    ["open names", fillTo("{{a")],
    ["open names with spaces", fillTo("{{ a ")],
    ["names closed once", fillTo("{{a} ")],
    ["three open", fillTo("{{{a}} ")],
    ["an open one and spaces", `{{{a${fillTo(" ")}`],
    ["two open ones and spaces", fillTo(`{{{{a${" ".repeat(1_000)}`)],
    ["an open one and a name that never ends", `{{${fillTo("a")}`],
    ["placeholders", fillTo("{{a}}")],
    ["placeholders in placeholders", fillTo("{{a{{b}}")]
  ])("%s: each character is looked at a bounded number of times", (_, text) => {
    const { source, steps } = counting(text)
    let length = 0
    Placeholders.scan(source, {
      literal: (part) => (length += part.length) >= 0,
      placeholder: () => true
    })
    assert.isAtMost(length, text.length)
    assert.isAtMost(steps.count, 4 * text.length + 100)
  })
})

describe("render", () => {
  const template = { subject: "Hi {{ who }}", html: "<b>{{ who }}</b>{{{ raw }}}", text: "{{who}} {{ more }}" }
  const issuesOf = (...given: Parameters<typeof Rendering.render>) => {
    const rendered = Rendering.render(...given)
    return Result.isFailure(rendered)
      ? rendered.failure.map(({ message, path }) => `${path.join("/")}: ${message}`)
      : []
  }

  it("fills subject, html and text in, each by its own rules", () => {
    assert.deepStrictEqual(
      Rendering.render(template, { who: "<A&B>", raw: "<i>", more: 7, extra: true }, undefined),
      Result.succeed({ subject: "Hi <A&B>", html: "<b>&lt;A&amp;B&gt;</b><i>", text: "<A&B> 7" })
    )
    assert.deepStrictEqual(
      Rendering.render({ ...template, html: null }, { who: "A", more: null }, undefined),
      Result.succeed({ subject: "Hi A", html: null, text: "A " })
    )
    assert.deepStrictEqual(
      Rendering.render({ subject: "S", html: "", text: null }, {}, undefined),
      Result.succeed({ subject: "S", html: "", text: null })
    )
  })

  it("takes another subject as it is, and then needs nothing for the template's", () => {
    const only = { subject: "{{ unused }}", html: "{{ a }}", text: null }
    assert.deepStrictEqual(
      Rendering.render(only, { a: 1 }, "Literally {{ a }}"),
      Result.succeed({ subject: "Literally {{ a }}", html: "1", text: null })
    )
  })

  it("names every variable that is missing", () => {
    const message = "is required: the template needs a value for it"
    assert.deepStrictEqual(issuesOf(template, {}, undefined), [
      `variables/who: ${message}`,
      `variables/raw: ${message}`,
      `variables/more: ${message}`
    ])
    assert.deepStrictEqual(issuesOf(template, { who: null, more: "" }, undefined), [`variables/raw: ${message}`])
    assert.deepStrictEqual(issuesOf(template, { Who: "x", raw: 1, more: 1 }, undefined), [`variables/who: ${message}`])
  })

  it("finds nothing on the prototypes of the variables", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"]
    const hostile = { subject: "s", html: names.map((name) => `{{${name}}}`).join(""), text: null }
    assert.strictEqual(issuesOf(hostile, {}, undefined).length, names.length)
    assert.strictEqual(issuesOf(hostile, Object.create({ constructor: "x", toString: "y" }), undefined).length, 6)
    const own = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
    Object.defineProperty(own, "__proto__", { value: "<__proto__>", enumerable: true })
    assert.deepStrictEqual(
      Rendering.render(hostile, own, undefined),
      Result.succeed({ subject: "s", html: names.map((name) => `&lt;${name}&gt;`).join(""), text: null })
    )
    assert.isUndefined(({} as Record<string, unknown>)["polluted"])
  })

  it("holds the filled subject to the rules of every subject", () => {
    const of = (subject: string, a: string | null) => issuesOf({ subject, html: "x", text: null }, { a }, undefined)
    const long = "subject: must be 1 to 998 characters long once its variables are filled in"
    const control =
      "subject: must not contain line breaks or control characters other than tab once its variables are filled in"
    assert.deepStrictEqual(of("{{a}}", "x".repeat(998)), [])
    assert.deepStrictEqual(of("{{a}}", "😀".repeat(998)), [])
    assert.deepStrictEqual(of("{{a}}", "😀".repeat(999)), [long])
    assert.deepStrictEqual(of("Total:{{a}}", "\t12"), [])
    assert.deepStrictEqual(of("{{a}}", "x".repeat(999)), [long])
    assert.deepStrictEqual(of("{{a}}", "x".repeat(10_000)), [long])
    assert.deepStrictEqual(of("{{a}}", ""), [long])
    assert.deepStrictEqual(of("{{a}}", null), [long])
    for (const bad of ["\n", "\r\nBcc: x@y.example", "\u0000", "\u0085", "\u2028"]) {
      assert.deepStrictEqual(of("Hi {{a}}", bad), [control], JSON.stringify(bad))
    }
    assert.deepStrictEqual(issuesOf({ subject: "{{a}}", html: "x", text: null }, { a: "\n" }, "fine"), [])
  })

  it("refuses bodies that become too long, and a template without a body", () => {
    const html = "{{a}}".repeat(500)
    assert.deepStrictEqual(issuesOf({ subject: "s", html, text: null }, { a: "x".repeat(10_000) }, undefined), [])
    assert.deepStrictEqual(
      issuesOf({ subject: "s", html: `${html}!`, text: `${html}!` }, { a: "x".repeat(10_000) }, "x"),
      [
        "variables: make the html longer than 5000000 characters",
        "variables: make the text longer than 5000000 characters"
      ]
    )
    assert.deepStrictEqual(issuesOf({ subject: "s", html, text: null }, { a: "<".repeat(10_000) }, undefined), [
      "variables: make the html longer than 5000000 characters"
    ])
    assert.deepStrictEqual(issuesOf({ subject: "s", html: null, text: null }, {}, undefined), [
      ": needs a template with html, text or both: this one has neither yet"
    ])
  })
})
