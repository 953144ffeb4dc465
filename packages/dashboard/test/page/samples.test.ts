import * as Rendering from "@sendwright/core/templates/Rendering"
import * as FastCheck from "fast-check"
import { describe, expect, test } from "vitest"
import { changeOf, type Content } from "../../page/src/screens/templates/draft.ts"
import { filledIn, fitOf, type Samples, withSample } from "../../page/src/screens/templates/samples.ts"

const names = ["a", "b.c", "_", "toString", "__proto__", "constructor", "hasOwnProperty"]

const name = FastCheck.constantFrom(...names)

/** Texts, mostly with placeholders, and with braces that may be mistaken for them. */
const source = FastCheck.array(
  FastCheck.oneof(
    name.map((name) => `{{ ${name} }}`),
    name.map((name) => `{{{${name}}}}`),
    FastCheck.constantFrom("{", "{{", "}}", "}}}", " ", "<p>", "&", "x"),
    FastCheck.string()
  ),
  { maxLength: 12 }
).map((parts) => parts.join(""))

const parts = FastCheck.record({
  // Without characters that a subject may not contain: those are for the server to refuse.
  subject: source.map((text) => `s${text.replace(/[^ -~]/g, "")}`),
  html: source.map((text) => `h${text}`),
  text: source.map((text) => `t${text}`)
})

const samples: FastCheck.Arbitrary<Samples> = FastCheck.array(
  FastCheck.tuple(name, FastCheck.stringMatching(/^[ -~]{1,8}$/)),
  { maxLength: 8 }
).map((entries) => Object.fromEntries(entries))

describe("the preview of a template", () => {
  test("misses the values without which a send would be refused, and is otherwise equal to the sent email", () => {
    FastCheck.assert(FastCheck.property(parts, samples, (parts, samples) => {
      const { missing } = fitOf(parts, samples)
      const sent = Rendering.render(parts, samples, undefined)
      if (sent._tag === "Failure") {
        expect(sent.failure.map(({ path }) => path)).toEqual(missing.map((name) => ["variables", name]))
      } else expect({ missing, ...filledIn(parts, samples, missing) }).toEqual({ missing: [], ...sent.success })
    }))
  })

  test("reports exactly the values without effect as unused", () => {
    FastCheck.assert(FastCheck.property(parts, samples, (parts, samples) => {
      const { missing, unused, variables } = fitOf(parts, samples)
      const shown = filledIn(parts, samples, missing)
      for (const name of unused) {
        const without = withSample(samples, name, "")
        expect(filledIn(parts, without, fitOf(parts, without).missing)).toEqual(shown)
      }
      expect(new Set([...variables, ...unused])).toEqual(new Set([...variables, ...Object.keys(samples)]))
      expect(unused.filter((name) => variables.includes(name))).toEqual([])
    }))
  })

  test("shows a variable without a value by its name", () => {
    const parts = { subject: "{{a}}", html: "<b>{{ a }}</b>{{{b}}}", text: "{{{ a }}}" }
    const { missing } = fitOf(parts, { b: "<i>" })
    expect(filledIn(parts, { b: "<i>" }, missing)).toEqual({
      subject: "{{ a }}",
      html: "<b>{{ a }}</b><i>",
      text: "{{ a }}"
    })
  })
})

test("a save sends the changed fields, and removes an emptied body", () => {
  const saved: Content = { name: "n", slug: "s", subject: "x", html: "h", text: "t" }
  expect(changeOf(saved, saved)).toEqual({})
  expect(changeOf({ ...saved, subject: "y", text: "" }, saved)).toEqual({ subject: "y", text: null })
  expect(changeOf({ ...saved, html: "h2" }, saved)).toEqual({ html: "h2" })
})
