import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"
import { reasonOf, type RefusalReason, refusalReasons } from "../src/sending/RefusalReason.ts"

const cases: ReadonlyArray<readonly [RefusalReason, string]> = [
  ["throttled", "421 4.3.2 Service shutting down"],
  ["throttled", "421 Too many connections"],
  ["throttled", "451 4.7.1 You are sending at too high a rate"],
  ["throttled", "450 4.7.28 Unusual rate of mail"],
  ["throttled", "452 4.3.1 Insufficient system storage"],
  ["throttled", "421 Closing transmission channel"],
  ["throttled", "421 4.4.2 Timeout exceeded"],
  ["throttled", "451 Slow down"],
  ["greylisted", "451 4.7.1 Greylisting in action, please come back later"],
  ["greylisted", "450 4.2.0 <a@b.example>: Recipient address rejected: Grey-listed"],
  ["authentication", "535 5.7.8 Authentication failed"],
  ["authentication", "530 5.7.0 Must issue a STARTTLS command first"],
  ["mailbox", "550 5.1.1 The email account that you tried to reach does not exist"],
  ["mailbox", "452 4.2.2 The mailbox is over its quota"],
  ["mailbox", "550 No such user here"],
  ["mailbox", "452 Over quota"],
  ["policy", "550 5.7.1 Our system has detected that this message is likely spam"],
  ["policy", "451 4.7.5 TLS required by policy"],
  ["policy", "554 Transaction failed"],
  ["policy", "550 5.1.8 Sender address rejected"],
  ["policy", "550 5.1.7 Bad address of the sender"],
  ["policy", "550 5.7.1 Too many complaints"],
  ["message", "552 5.3.4 Message size exceeds fixed limit"],
  ["message", "552 Too large"],
  ["message", "552 5.2.3 Longer than the mailbox takes"],
  ["message", "554 5.6.0 Message content rejected"],
  ["other", "451 Local error in processing"],
  ["other", "501 Syntax error"],
  ["other", ""]
]

for (const [reason, diagnostic] of cases) {
  it(`${reason}: ${diagnostic}`, () => {
    const code = /^\d{3}/.exec(diagnostic)?.[0] ?? null
    assert.strictEqual(reasonOf({ code, diagnostic }), reason)
    assert.strictEqual(reasonOf({ code: null, diagnostic }), reason)
    assert.strictEqual(reasonOf({ code, diagnostic, reason: "tls" }), "tls")
  })
}

it("is one of the few words, whatever a server says", () => {
  const words = fc.oneof(
    fc.string(),
    fc.tuple(fc.integer({ min: 400, max: 599 }), fc.string()).map((all) => all.join(" "))
  )
  fc.assert(fc.property(words, fc.option(fc.string()), (diagnostic, code) => {
    assert.include(refusalReasons, reasonOf({ diagnostic, code }))
  }))
})

it("takes no code of a provider's own for a reply of SMTP", () => {
  for (const code of ["5501", "E550", "MessageRejected"]) {
    assert.strictEqual(reasonOf({ code, diagnostic: "no" }), "other", code)
  }
  assert.strictEqual(reasonOf({ code: "550", diagnostic: "no" }), "policy")
})

it("reads no further than the first thousand characters", () => {
  const behind = (length: number) => reasonOf({ code: "451", diagnostic: `${"x".repeat(length)} greylisted` })
  assert.strictEqual(behind(989), "greylisted")
  assert.strictEqual(behind(1_000), "other")
})
