import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as FeedbackReport from "../src/FeedbackReport.ts"

const read = (value: string) =>
  FeedbackReport.read("Feedback-Type: abuse\r\n", new Map([["message-id", value]])).messageId

/** What a header's value was before its brackets were looked for from its end. */
const before = (value: string): string | null => value.trim().replace(/^.*<([^<>]*)>.*$/, "$1") || null

describe("FeedbackReport", () => {
  it("takes what stands in the last pair of brackets", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("<", ">", "a", " ", "@") }), (value) => {
        assert.strictEqual(read(value), before(value))
      }),
      { numRuns: 5_000 }
    )
  })

  it("takes no time for a header of pairs of brackets without end", () => {
    for (
      const value of ["<>".repeat(100_000), `${"<>".repeat(100_000)}\u2028`, "<".repeat(200_000), ">".repeat(200_000)]
    ) {
      const begin = process.cpuUsage()
      read(value)
      const { system, user } = process.cpuUsage(begin)
      assert.isBelow((user + system) / 1000, 50)
    }
  })
})
