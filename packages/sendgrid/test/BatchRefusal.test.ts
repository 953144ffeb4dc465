import { assert, describe, it } from "@effect/vitest"
import type { Issue } from "@sendwright/core/foundation/Errors"
import { ofBatch } from "../src/BatchRefusal.ts"

const mail = {
  toWire: (index: number, { message, path }: Issue): Issue => ({
    path: ["personalizations", index, ...path],
    message
  })
}

describe("the refusal of all personalizations", () => {
  const limited = { index: 1, error: { code: "rate_limited", message: "Too fast.", details: null } } as const
  const invalid = {
    index: 0,
    error: { code: "validation_error", message: "No.", details: [{ path: ["to"], message: "is wrong" }] }
  } as const

  it("says after how many seconds they may come again, where waiting helps", () => {
    const refused = ofBatch(mail, { failures: [limited], retryAfterSeconds: 3 })
    assert.strictEqual(refused.status, 429)
    assert.strictEqual(refused.retryAfterSeconds, 3)
    assert.deepStrictEqual(refused.errors.map(({ field }) => field), ["personalizations.1"])
  })

  it("names every failure, has the status of the first, and asks nobody to wait for what stays wrong", () => {
    const refused = ofBatch(mail, { failures: [invalid, limited], retryAfterSeconds: 3 })
    assert.strictEqual(refused.status, 400)
    assert.isNull(refused.retryAfterSeconds)
    assert.deepStrictEqual(refused.errors.map(({ field }) => field), ["personalizations.0.to", "personalizations.1"])
  })
})
