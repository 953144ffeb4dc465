import { assert, describe, it } from "@effect/vitest"
import { maxReplyLength } from "@sendwright/core/model/HandoffAttempt"
import * as HandoffRecord from "@sendwright/core/sending/HandoffRecord"
import type { NextStep } from "@sendwright/core/sending/SendJobs"
import * as Submission from "@sendwright/core/sending/Submission"
import * as fc from "fast-check"

const beganAt = new Date("2026-11-21T12:00:00.000Z")
const endedAt = new Date("2026-11-21T12:00:02.500Z")
const later = new Date("2026-11-21T12:05:00.000Z")

const done: NextStep = { _tag: "Done" }

const record = (submission: Submission.Submission, next: NextStep = done) =>
  HandoffRecord.recordOf({ attempt: 3, beganAt, endedAt, submission, next })

const refusal = (address: string, diagnostic: string): Submission.RecipientRefusal => ({
  address,
  permanent: true,
  code: "550",
  diagnostic
})

const taken = Submission.accepted("p-1", { response: "250 2.0.0 Ok: queued as 4C1" })
const partly = Submission.accepted("p-1", {
  response: "250 2.0.0 Ok: queued as 4C1",
  refused: [refusal("Bob@example.com", "550 5.1.1 gone"), refusal("cy@example.com", "450 4.2.2 full")]
})
const never = Submission.permanentlyRefused("554 5.7.1 spam", "554")
const notYet = Submission.temporarilyRefused("450 4.2.0 later", { code: "450" })
const lost = Submission.unknown("connection reset")

const mixed = (...outcomes: ReadonlyArray<Submission.Uniform>): Submission.Mixed => ({
  _tag: "Mixed",
  outcomes: outcomes.map((outcome, index) => ({ address: `${index}@example.com`, outcome }))
})

describe("what is kept of a hand-off", () => {
  it("is its number, its times, who was asked, how it ended, what was said and when it is tried again", () => {
    assert.deepStrictEqual(record({ ...notYet, provider: "smtp" }, { _tag: "RetryAt", at: later }), {
      number: 3,
      beganAt,
      endedAt,
      provider: "smtp",
      outcome: "temporarily_refused",
      reply: "450 4.2.0 later",
      nextAt: later
    })
    assert.deepStrictEqual(record({ ...partly, provider: "ses" }), {
      number: 3,
      beganAt,
      endedAt,
      provider: "ses",
      outcome: "partly_accepted",
      reply: "250 2.0.0 Ok: queued as 4C1\nBob@example.com: 550 5.1.1 gone\ncy@example.com: 450 4.2.2 full",
      nextAt: null
    })
  })

  it("names nobody where no provider is named", () => {
    assert.strictEqual(record(taken).provider, null)
  })

  it("keeps the name of a provider without what databases break on, as it keeps replies", () => {
    assert.strictEqual(record({ ...taken, provider: "smtp\u0000relay" }).provider, "smtp relay")
    assert.strictEqual(record(Submission.unknown("reset\u0000")).reply, "reset")
  })

  it("of a worker that did not come back is that nobody knows how it ended, or who was asked", () => {
    assert.deepStrictEqual(HandoffRecord.crashedHandoff({ number: 2, beganAt, endedAt, nextAt: later }), {
      number: 2,
      beganAt,
      endedAt,
      provider: null,
      outcome: "unknown",
      reply: null,
      nextAt: later
    })
  })
})

describe("the time of the next hand-off", () => {
  const steps: ReadonlyArray<readonly [NextStep, Date | null]> = [
    [{ _tag: "RetryAt", at: later }, later],
    [{ _tag: "Deferred", at: later }, later],
    [{ _tag: "AwaitEvidence", until: later }, later],
    // Somebody has to say so.
    [{ _tag: "Hold" }, null],
    [done, null]
  ]
  for (const [next, at] of steps) {
    it(`is ${at === null ? "not known" : "that of the job"} after ${next._tag}`, () => {
      assert.deepStrictEqual(HandoffRecord.nextAtOf(next), at)
      assert.deepStrictEqual(record(lost, next).nextAt, at)
    })
  }
})

describe("how a hand-off ended for all together", () => {
  const endings: ReadonlyArray<readonly [string, Submission.Submission, string]> = [
    ["everybody was accepted", taken, "accepted"],
    ["some were refused beside those who were accepted", partly, "partly_accepted"],
    ["it was refused for good", never, "permanently_refused"],
    ["it was refused for now", notYet, "temporarily_refused"],
    ["there was no answer", lost, "unknown"],
    ["each was accepted, in messages of their own", mixed(taken, Submission.accepted("p-2")), "accepted"],
    ["one was accepted and of another it is not known", mixed(taken, lost), "partly_accepted"],
    ["one was refused and another was accepted", mixed(never, taken), "partly_accepted"],
    ["of one it is not known, and others were refused", mixed(never, notYet, lost), "unknown"],
    ["one may be tried again, and another not", mixed(never, notYet), "temporarily_refused"],
    ["all were refused for good, each for a reason of their own", mixed(never, never), "permanently_refused"]
  ]
  for (const [name, submission, outcome] of endings) {
    it(`is ${outcome} where ${name}`, () => {
      assert.strictEqual(HandoffRecord.outcomeOf(submission), outcome)
      assert.strictEqual(record(submission).outcome, outcome)
    })
  }

  it("does not depend on the order in which recipients were answered, nor on how many were answered alike", () => {
    const uniform = fc.constantFrom<Submission.Uniform>(taken, never, notYet, lost)
    fc.assert(fc.property(fc.array(uniform, { minLength: 1, maxLength: 6 }), (outcomes) => {
      const outcome = HandoffRecord.outcomeOf(mixed(...outcomes))
      assert.strictEqual(HandoffRecord.outcomeOf(mixed(...outcomes.toReversed())), outcome)
      assert.strictEqual(HandoffRecord.outcomeOf(mixed(...outcomes, ...outcomes)), outcome)
      if (new Set(outcomes).size === 1) assert.strictEqual(HandoffRecord.outcomeOf(outcomes[0]!), outcome)
    }))
  })
})

describe("the reply that is kept", () => {
  const replyTo = (submission: Submission.Submission) => record(submission).reply

  it("is what the provider said to the whole", () => {
    assert.strictEqual(replyTo(taken), "250 2.0.0 Ok: queued as 4C1")
    assert.strictEqual(replyTo(never), "554 5.7.1 spam")
    assert.strictEqual(replyTo(lost), "connection reset")
  })

  it("is none where the provider took the message and said nothing", () => {
    assert.strictEqual(replyTo(Submission.accepted("p-1")), null)
    assert.strictEqual(replyTo(mixed(Submission.accepted("p-1"))), null)
  })

  it("names those who were refused where the provider said nothing to the rest", () => {
    const submission = Submission.accepted("p-1", { refused: [refusal("bob@example.com", "550 5.1.1 gone")] })
    assert.strictEqual(replyTo(submission), "bob@example.com: 550 5.1.1 gone")
  })

  it("has a line for each recipient who was answered alone, and every line of theirs", () => {
    assert.strictEqual(
      replyTo(mixed(taken, Submission.accepted("p-2"), never, partly)),
      [
        "0@example.com: 250 2.0.0 Ok: queued as 4C1",
        "2@example.com: 554 5.7.1 spam",
        "3@example.com: 250 2.0.0 Ok: queued as 4C1",
        "3@example.com: Bob@example.com: 550 5.1.1 gone",
        "3@example.com: cy@example.com: 450 4.2.2 full"
      ].join("\n")
    )
  })

  it("is bounded, however many recipients were refused", () => {
    const crowd = mixed(
      ...Array.from({ length: 50 }, () => Submission.permanentlyRefused("550 5.1.1 ".padEnd(90, "x")))
    )
    const reply = replyTo(crowd)
    assert.strictEqual(reply?.length, maxReplyLength)
    assert.isTrue(reply?.startsWith("0@example.com: 550 5.1.1 xx"))
  })
})
