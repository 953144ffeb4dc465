import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { isBounce } from "../src/sending/RecipientBounce.ts"

const ofReply = (diagnostic: string) => isBounce({ code: diagnostic.slice(0, 3), diagnostic })

const bounces = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]

describe("isBounce", () => {
  it.each([
    "550 5.1.1 <ada@a.test>: Recipient address rejected: User unknown in local recipient table",
    "550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1 Learn more at https://a.test",
    "550 5.2.1 The email account that you tried to reach is inactive",
    "556 5.1.10 Recipient address has null MX",
    "554 5.1.2 Bad destination host",
    "550 #5.1.1 User unknown",
    "550 sorry, no mailbox here by that name (#5.1.1)",
    "550 5.0.0 <ada@a.test>... User unknown",
    "550 No such user here",
    "550 <ada@a.test>: Recipient address rejected: User unknown",
    "550 Unrouteable address",
    "550 Requested action not taken: mailbox unavailable",
    "551 User not local",
    "553 Mailbox name not allowed",
    "550 This user doesn't have an account here",
    "550 Domain not found"
  ])("takes for a bounce: %s", (reply) => assert.isTrue(ofReply(reply)))

  it.each([
    "550 5.7.1 Relaying denied",
    "550 5.7.1 <ada@a.test>: User unknown",
    "550 5.2.2 Mailbox full",
    "550 5.1.0 Address rejected",
    "550 5.1.8 Sender address rejected: Domain not found",
    "550 4.1.1 User unknown",
    "550 Relaying denied: user unknown",
    "550 Sender address rejected: Domain not found",
    "550 sender verify failed: no such user",
    "550 relay not permitted",
    "550 Access denied",
    "550 rejected",
    "550 Client host [5.1.1.10] refused",
    "550 <5.1.1@a.test>: not wanted",
    "550 <user-unknown@a.test>: not wanted",
    "550 user.unknown@a.test not wanted",
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    "552 User unknown",
    "554 User unknown",
    "550 User unknown, try again later"
  ])("takes for no bounce: %s", (reply) => assert.isFalse(ofReply(reply)))

  it("goes by the enhanced status code where there is one, whatever reply and text say", () => {
    const detail = fc.nat(999)
    fc.assert(
      fc.property(
        fc.integer({ min: 550, max: 559 }),
        fc.oneof(fc.constantFrom(...bounces), fc.tuple(fc.nat(9), detail).map(([a, b]) => `5.${a}.${b}`)),
        fc.constantFrom("User unknown", "Relaying denied", "Mailbox full", ""),
        (reply, status, text) => {
          fc.pre(status !== "5.0.0")
          assert.strictEqual(ofReply(`${reply} ${status} ${text}`), bounces.includes(status))
        }
      )
    )
  })

  it("judges a text alike with any address in it, and takes it for a bounce after 550, 551 and 553 alone", () => {
    const local = fc.stringMatching(/^[a-z0-9.+-]{1,30}$/)
    fc.assert(
      fc.property(
        local,
        fc.integer({ min: 500, max: 559 }),
        fc.constantFrom("User unknown", "Relaying denied", "no", "No such mailbox"),
        (name, code, text) => {
          const plain = ofReply(`${code} ${text}`)
          assert.strictEqual(ofReply(`${code} <${name}@a.test> ${text}`), plain)
          assert.strictEqual(plain, [550, 551, 553].includes(code) && /User unknown|No such mailbox/.test(text))
        }
      )
    )
  })

  it("knows nothing of a provider that gave no reply of SMTP", () => {
    assert.isFalse(isBounce({ code: null, diagnostic: "no such user" }))
    assert.isFalse(isBounce({ code: "MessageRejected", diagnostic: "no such user" }))
    assert.isTrue(isBounce({ code: null, diagnostic: "550 no such user" }))
  })

  it("reads the words on both sides of an address apart", () => {
    assert.isTrue(ofReply("550 no such<ada>user"))
    assert.isTrue(ofReply("550 5.1.1<ada>is not here"))
  })

  it("reads no further than the first thousand characters", () => {
    const behind = (length: number) => ofReply(`550 ${"x".repeat(length - 4)} no mailbox`)
    assert.isTrue(behind(989))
    assert.isFalse(behind(1_000))
  })
})
