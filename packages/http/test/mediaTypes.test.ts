import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { jsonType, textType } from "../src/RequestBody.ts"

const before = {
  text: /^(?:text\/plain|application\/json)[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i,
  json: /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i
}

describe("the media type of a body", () => {
  it("is one of those that it always was", () => {
    const parts = fc.array(fc.constantFrom(";", " ", "\t", "charset=", "utf-8", "charset=\"UTF-8\"", "x"), {
      maxLength: 8
    })
    fc.assert(
      fc.property(fc.constantFrom("application/json", "text/plain", "text/html"), parts, (type, rest) => {
        const value = type + rest.join("")
        assert.strictEqual(jsonType.test(value), before.json.test(value))
        assert.strictEqual(textType.test(value), before.text.test(value))
      }),
      { numRuns: 5_000 }
    )
  })

  it("takes no time, whatever stands in a header of 16 kB", () => {
    const ends = ["x", "", ";x", ";charset=utf-8x"]
    for (const value of ends.map((end) => `application/json${"\t".repeat(16_000)}${end}`)) {
      const begin = process.cpuUsage()
      jsonType.test(value)
      textType.test(value)
      const { system, user } = process.cpuUsage(begin)
      assert.isBelow((user + system) / 1000, 50)
    }
  })
})
