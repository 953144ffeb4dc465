import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { portalSecret } from "../src/server/sessions/Guard.ts"

const read = (authorization: string): string | undefined => {
  const secret = portalSecret({ headers: { authorization } } as unknown as Parameters<typeof portalSecret>[0])
  return secret === undefined ? undefined : Redacted.value(secret)
}

describe("the secret of a portal", () => {
  it("is read from its header", () => {
    const parts = fc.array(fc.constantFrom("portal", "Portal", " ", "  ", "a", "\t"), { maxLength: 6 })
    fc.assert(
      fc.property(parts, (parts) => {
        const value = parts.join("")
        assert.strictEqual(read(value), /^portal +([^ ]*) *$/i.exec(value)?.[1])
      }),
      { numRuns: 5_000 }
    )
  })

  it("is read in no time, regardless of the contents of a header of 16 kB", () => {
    const begin = process.cpuUsage()
    assert.isUndefined(read(`portal${" ".repeat(16_000)}P P`))
    const { system, user } = process.cpuUsage(begin)
    assert.isBelow((user + system) / 1000, 50)
  })
})
