import { assert, describe, it } from "@effect/vitest"
import * as Submission from "@sendwright/core/sending/Submission"
import { answerOf } from "../src/shaping/answerOf.ts"

const put = (diagnostic: string) => Submission.temporarilyRefused(diagnostic, { code: diagnostic.slice(0, 3) })
const heard = (submission: Submission.Submission) => answerOf(submission, []).answer

describe("answerOf", () => {
  it("hears a wish for less", () => {
    for (
      const words of [
        "421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred",
        "421 OFR004_104 Too many connections, slow down",
        "450 4.3.2 Service currently unavailable",
        "450-4.7.28 Gmail has detected an unusual rate of unsolicited mail",
        "451 4.7.652 The mail server [192.0.2.1] has exceeded the maximum number of connections",
        "451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited due to IP reputation",
        "450 Too many concurrent SMTP connections from this IP address"
      ]
    ) assert.strictEqual(heard(put(words)), "slowed", words)
  })

  it("does not take for one what is said of a mailbox, of greylisting, or for good", () => {
    for (
      const words of [
        "450 4.2.1 The user you are trying to contact is receiving mail too quickly",
        "451 4.7.1 Greylisted, too many first attempts; try again later",
        "452 4.2.2 The mailbox is full",
        "451 4.7.1 The sender's domain is not known"
      ]
    ) assert.strictEqual(heard(put(words)), "other", words)
    assert.strictEqual(heard(Submission.permanentlyRefused("550 5.7.1 Too many complaints", "550")), "other")
  })

  it("tells silence from answers", () => {
    assert.strictEqual(heard(Submission.temporarilyRefused("No answer", { reason: "timeout" })), "silent")
    assert.strictEqual(heard(Submission.unknown("It broke off")), "silent")
    assert.strictEqual(heard(Submission.accepted("1")), "taken")
  })

  it("puts a wish for less before what else was said, by another host or of another recipient", () => {
    const slow = { code: "421", diagnostic: "421 4.3.2 Busy" }
    assert.deepInclude(answerOf(Submission.accepted("1"), [slow]), { answer: "slowed", code: "421" })
    const refused = [{ address: "a@b.example", permanent: false, code: "421", diagnostic: "421 4.3.2 Busy" }]
    assert.strictEqual(heard(Submission.accepted("1", { refused })), "slowed")
    const dead = { code: "4.4.1", diagnostic: "ECONNREFUSED", reason: "connection_refused" } as const
    assert.strictEqual(answerOf(Submission.accepted("1"), [dead]).answer, "taken")
  })
})
