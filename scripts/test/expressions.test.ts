import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { costOf } from "../expression-cost.ts"
import { expressionProblems } from "../expressions.ts"

/** What the gate says of modules that are planted in an empty folder. */
const problemsOf = (files: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-expressions-"))
  try {
    fs.writeFileSync(path.join(directory, "package.json"), JSON.stringify({ type: "module" }))
    fs.mkdirSync(path.join(directory, "src"))
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(directory, "src", name), text)
    return expressionProblems(directory, ["src"])
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

const only = (text: string): string => {
  const problems = problemsOf({ "planted.ts": text })
  assert.strictEqual(problems.length, 1, problems.join("\n"))
  return problems[0] ?? ""
}

const cpuMillis = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { system, user } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe("the gate of regular expressions", () => {
  it("refuses a quadratic one, and says where it is and what takes so long", () => {
    const problem = only("export const a = 1\nexport const form = /^portal +([^ ]*) *$/i\n")
    assert.match(problem, /^src\/planted\.ts:2: .*polynomial/)
    assert.include(problem, "\"portal \" + \" \".repeat(n)")
  })

  it("refuses an exponential one, and one that it can't decide", () => {
    assert.include(only("export const form = /^(?:a+)+$/\n"), "exponential")
    assert.include(only("export const form = /^(?:a|a)*$/\n"), "exponential")
    assert.include(only("export const form = /^(a+)\\1$/\n"), "can't be judged")
    assert.include(only("export const form = /(?<=a.*)b/\n"), "can't be judged")
    assert.include(only("export const form = /^(?:a?){50}$/\n"), "can't be judged")
    const maybes = "(?:(?:a?|b?)(?:c?|d?)(?:e?|f?)(?:g?|h?))?".repeat(8)
    assert.include(only(`export const form = /^(?:${maybes})*$/\n`), "can't be judged: there are too many ways")
  })

  it("refuses a count that makes each character be looked at hundreds of times", () => {
    assert.include(only("export const form = /[a-z]{1,400}@/\n"), "400 times")
    assert.deepStrictEqual(problemsOf({ "planted.ts": "export const form = /[a-z]{1,40}@/\n" }), [])
  })

  it("judges one that a module makes while it is loaded by what it is made of", () => {
    const text = "const space = \" \"\nexport const form = new RegExp([`a${space}*`, `${space}*b`].join(\"\"))\n"
    assert.match(only(text), /^src\/planted\.ts:2: \/a \* \*b\/ takes polynomial/)
    assert.deepStrictEqual(problemsOf({ "planted.ts": text.replace("{space}*b", "{space}b") }), [])
  })

  it("refuses one that is made later, and what hides that one is made", () => {
    assert.include(
      only("export const is = (text: string) => new RegExp(text).test(\"a\")\n"),
      "after its module was loaded"
    )
    assert.include(only("export const make = (text: string) => RegExp(text)\n"), "after its module was loaded")
    assert.include(only("export const is = (text: string) => text.match(`a${text}`)\n"), "after its module was loaded")
    assert.include(only("export const Own = RegExp\n"), "passed on")
    assert.deepStrictEqual(
      problemsOf({
        "planted.ts": "export const is = (a: unknown, b: RegExp) => a instanceof RegExp && b.test(\"a\")\n"
      }),
      []
    )
  })

  it("takes a sample for those that are made alike, if the module makes one", () => {
    const make = (form: string) =>
      `// Judged by a sample.\nexport const make = (a: string) => new RegExp(\`${form}\`)\n`
    assert.include(only(make("${a}+$")), "after its module was loaded")
    assert.include(only(`${make("${a}+$")}make("b")\n`), "polynomial")
    assert.deepStrictEqual(problemsOf({ "planted.ts": `${make("^${a}+$")}make("b")\n` }), [])
  })

  it("lets one through whose input has a bound beside it, if its worst input is cheap", () => {
    const planted = (bound: string) => `// It reads at most ${bound} characters.\nexport const form = / +$/\n`
    assert.deepStrictEqual(problemsOf({ "planted.ts": planted("320") }), [])
    assert.include(only(planted("20,000")), "20000 characters, where 2 ms are allowed")
    assert.include(only("// It reads a few characters.\nexport const form = / +$/\n"), "polynomial")
    assert.include(only("// At most 90 characters.\n\nexport const form = / +$/\n"), "polynomial")
    assert.include(only("// At most 90 characters.\nexport const form = /^(?:a+)+$/\n"), "more than a second")
  })

  it("takes unambiguous forms of the same", () => {
    for (
      const form of ["/(?<! ) +$/", "/^portal +(?:([^ ]+) *)?$/i", "/^From: (.*)$/m", "/^(?:a|b)+$/", "/<[^<>]*>/g"]
    ) {
      assert.deepStrictEqual(problemsOf({ "planted.ts": `export const form = ${form}\n` }), [], form)
    }
  })

  it("what is called linear is so, whatever the text", () => {
    const atom = fc.constantFrom("a", "b", "[ab]", "[^a]", ".", "\\b", "(?=a)", "(?!ab)", "(?<!a)", "^", "$")
    const { form } = fc.letrec<{ form: string }>((tie) => ({
      form: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        atom,
        fc.tuple(tie("form"), tie("form")).map((parts) => parts.join("")),
        fc.tuple(tie("form"), tie("form")).map((parts) => `(?:${parts.join("|")})`),
        fc.tuple(tie("form"), fc.constantFrom("*", "+", "?", "*?", "{1,5}")).map(([one, times]) => `(?:${one})${times}`)
      )
    }))
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "\n"), maxLength: 3 })
    let linear = 0
    fc.assert(
      fc.property(form, fc.constantFrom("", "m", "i", "s"), word, word, word, (source, flags, prefix, pump, suffix) => {
        const cost = costOf(source, flags)
        if (cost.kind !== "linear") return
        linear++
        const expression = new RegExp(source, flags)
        const text = prefix + pump.repeat(20_000) + suffix
        assert.isBelow(cpuMillis(() => expression.test(text)), 60 + cost.factor)
      }),
      { numRuns: 1_000 }
    )
    assert.isAbove(linear, 300)
  })
})
