import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import * as MimePart from "../../src/reading/MimePart.ts"
import * as StructuredField from "../../src/reading/StructuredField.ts"

const parse = (type: string) => {
  const steps = MimePart.parse(Buffer.from(`Content-Type: ${type}\r\n\r\nbody\r\n`, "latin1"))
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The type as it was read by one expression. */
const before = (type: string): StructuredField.StructuredField =>
  StructuredField.parse(type.replace(/^([^\s;]+\/[^\s;]+)[ \t]+(?=[^\s;="]+=)/, "$1; "))

describe("MimePart", () => {
  it("reads a type whose parameters stand without a semicolon as before", () => {
    const text = fc.array(fc.constantFrom("text", "/", "plain", " ", "\t", "a=b", ";", "=", "\""), {
      minLength: 1,
      maxLength: 9
    })
    fc.assert(
      fc.property(text, (parts) => {
        const type = `a${parts.join("")}`
        const expected = before(type.replaceAll("\t", " ").trim())
        const part = parse(type)
        if (Result.isSuccess(part) && expected.value.includes("/")) assert.deepStrictEqual(part.success.type, expected)
      }),
      { numRuns: 3_000 }
    )
  })

  it("looks once for the ends of comments, within others and without an end", () => {
    const of = (text: string) => StructuredField.parse(`text/plain; a=${text}`).parameters.get("a")
    assert.strictEqual(of("b(c (d (e) f) g"), "b(c  g")
    assert.strictEqual(of("b (c (d) e"), "b (c  e")
    assert.strictEqual(of("b (c \\) d) e (f)"), "b  e")
    assert.strictEqual(of("b (c; d (e)"), "b (c")
    for (const text of [" (", " ()", " (\\)", "(;b=( ;", " )("]) {
      const begin = process.cpuUsage()
      StructuredField.parse(`text/plain; a=${text.repeat(240_000 / text.length)}`)
      const { system, user } = process.cpuUsage(begin)
      // Some 30 ms; to look from each parenthesis to the end takes more than ten seconds.
      assert.isBelow((user + system) / 1000, 1_000, text)
    }
  })

  it("takes no time for the longest type that a header may have, and repeats little of it", () => {
    for (const type of ["/=".repeat(120_000), `a/${"b".repeat(240_000)}`, `a/b${" ".repeat(240_000)}c`]) {
      const begin = process.cpuUsage()
      const part = parse(type)
      const { system, user } = process.cpuUsage(begin)
      assert.isBelow((user + system) / 1000, 200)
      if (Result.isFailure(part)) assert.isBelow(part.failure.length, 120)
    }
  })
})
