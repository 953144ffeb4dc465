import { assert, describe, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { apply } from "@sendwright/core/model/Evidence"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import * as Submission from "@sendwright/core/sending/Submission"
import * as fc from "fast-check"

/** What a hand-off's end means, with the step of its job. */
const decide = (handoff: HandoffPolicy.Handoff, submission: Submission.Submission) => {
  const { evidence, waits } = HandoffPolicy.decide(handoff, submission)
  return { evidence, next: HandoffPolicy.nextOf(waits) }
}

const queuedAt = new Date("2026-11-21T12:00:00.000Z")
const after = (millis: number) => new Date(queuedAt.getTime() + millis)
const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const handoff = (over: Partial<HandoffPolicy.Handoff> = {}): HandoffPolicy.Handoff => ({
  attempt: 1,
  queuedAt,
  now: queuedAt,
  mode: "live",
  isPartial: false,
  recipients: ["ada@example.com", "b@xn--bcher-kva.example"],
  envelope: ["Ada@example.com", "b@xn--bcher-kva.example"],
  settings: {
    handoffWindowMillis: 24 * hour,
    receiverWindowMillis: 96 * 3_600_000,
    unknownWaitMillis: minute,
    unknownPolicy: "resend"
  },
  ...over
})

const refusal = (address: string, permanent: boolean): Submission.RecipientRefusal => ({
  address,
  permanent,
  code: permanent ? "550" : "450",
  diagnostic: permanent ? "550 5.1.1 unknown" : "450 4.2.0 greylisted"
})

describe("a receiver", () => {
  it("is what its recipients wait for, unless it may have taken the email", () => {
    const receiver = "*.shop.example"
    const waitsFor = (submission: Submission.Submission) =>
      HandoffPolicy.decide(handoff(), submission).waits.map((wait) => [wait.recipients.length, wait.receiver])
    const from = { by: "receiver", receiver } as const
    const later = Submission.temporarilyRefused("451 later")
    assert.deepStrictEqual(waitsFor({ ...later, ...from }), [[2, receiver]])
    assert.deepStrictEqual(waitsFor({ ...Submission.deferred("No turn", 1_000), ...from }), [[2, receiver]])
    assert.deepStrictEqual(
      waitsFor({ ...Submission.accepted("p-1", { refused: [refusal("Ada@example.com", false)] }), ...from }),
      [[1, receiver]]
    )
    const mixed = Submission.combine([
      { address: "Ada@example.com", outcome: { ...later, ...from } },
      { address: "b@xn--bcher-kva.example", outcome: { ...later, ...from, receiver: "other" } }
    ])
    assert.deepStrictEqual(waitsFor(mixed), [[1, receiver], [1, "other"]])
    assert.deepStrictEqual(waitsFor({ ...Submission.unknown("reset"), ...from }), [[2, undefined]])
    assert.deepStrictEqual(waitsFor(later), [[2, undefined]])
  })
})

describe("a hand-off to some of the recipients", () => {
  it("names them in every event, however it ends", () => {
    const late = handoff({ isPartial: true, now: after(25 * hour) })
    for (
      const submission of [
        Submission.accepted("p-1"),
        Submission.permanentlyRefused("554 no"),
        Submission.temporarilyRefused("451 later"),
        Submission.unknown("reset")
      ]
    ) {
      const { evidence } = decide(late, submission)
      assert.strictEqual(evidence.length, 1)
      assert.deepStrictEqual(evidence[0]?.details["recipients"], late.recipients)
    }
    const [whole] = decide(handoff(), Submission.accepted("p-1")).evidence
    assert.notProperty(whole?.details, "recipients")
  })
})

describe("delayAfter", () => {
  it("doubles from 5 s up to 15 min", () => {
    const delays = Array.from({ length: 11 }, (_, i) => HandoffPolicy.delayAfter(i + 1, null) / second)
    assert.deepStrictEqual(delays, [5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
    assert.strictEqual(HandoffPolicy.delayAfter(1e9, null), 15 * minute)
  })

  it("honours a hint that is longer, and none that is shorter", () => {
    assert.strictEqual(HandoffPolicy.delayAfter(1, hour), hour)
    assert.strictEqual(HandoffPolicy.delayAfter(3, 1), 20 * second)
    assert.strictEqual(HandoffPolicy.delayAfter(3, -1), 20 * second)
  })

  it("is never shorter than before, nor than the hint", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 5000 }), fc.option(fc.nat(86_400_000)), (attempt, hint) => {
      const delay = HandoffPolicy.delayAfter(attempt, hint)
      assert.isAtLeast(delay, Math.max(HandoffPolicy.firstDelayMillis, hint ?? 0))
      assert.isAtMost(delay, Math.max(HandoffPolicy.maxDelayMillis, hint ?? 0))
      assert.isAtLeast(HandoffPolicy.delayAfter(attempt + 1, hint), delay)
    }))
  })
})

describe("an accepted hand-off", () => {
  it("is sent, to everybody", () => {
    const { evidence, next } = decide(handoff(), Submission.accepted("p-1"))
    assert.deepStrictEqual(next, { _tag: "Done" })
    assert.deepStrictEqual(evidence, [{
      type: "email.sent",
      occurredAt: queuedAt,
      recipients: ["ada@example.com", "b@xn--bcher-kva.example"],
      details: { attempt: 1, provider_message_id: "p-1" },
      keys: [],
      providerMessageId: "p-1",
      error: null
    }])
  })

  it("bounces those who were permanently refused, and says who was taken", () => {
    const { evidence, next } = decide(
      handoff(),
      Submission.accepted("p-1", { refused: [refusal("ADA@example.com", true)] })
    )
    assert.deepStrictEqual(next, { _tag: "Done" })
    assert.deepStrictEqual(evidence.map(({ recipients, type }) => [type, recipients]), [
      ["email.sent", ["b@xn--bcher-kva.example"]],
      ["email.bounced", ["ADA@example.com"]]
    ])
    assert.deepStrictEqual(evidence[0]?.details, {
      attempt: 1,
      recipients: ["b@xn--bcher-kva.example"],
      provider_message_id: "p-1"
    })
    assert.deepInclude(evidence[1]?.details, {
      bounce_type: "permanent",
      status_code: "550",
      provider_message_id: "p-1"
    })
  })

  it("tries those again who were temporarily refused, and gives them up in the end", () => {
    const submission = Submission.accepted("p-1", { refused: [refusal("ada@example.com", false)] })
    const early = decide(handoff({ attempt: 2 }), submission)
    assert.deepStrictEqual(early.next, { _tag: "RetryAt", at: after(10 * second) })
    assert.deepStrictEqual(early.evidence.map(({ type }) => type), ["email.sent"])
    const late = decide(handoff({ attempt: 99, now: after(24 * hour) }), submission)
    assert.deepStrictEqual(late.next, { _tag: "Done" })
    assert.deepStrictEqual(late.evidence.map(({ recipients, type }) => [type, recipients]), [
      ["email.sent", ["b@xn--bcher-kva.example"]],
      ["email.failed", ["ada@example.com"]]
    ])
    assert.deepStrictEqual(late.evidence[1]?.details["recipients"], ["ada@example.com"])
  })

  it("says nothing is sent where everybody was refused", () => {
    const { evidence } = decide(
      handoff(),
      Submission.accepted("p-1", { refused: handoff().envelope.map((address) => refusal(address, true)) })
    )
    assert.deepStrictEqual(evidence.map(({ type }) => type), ["email.bounced", "email.bounced"])
  })
})

describe("a refused hand-off", () => {
  it("fails at once where it is permanently refused", () => {
    const { evidence, next } = decide(
      handoff({ attempt: 3 }),
      Submission.permanentlyRefused("554 no", "554")
    )
    assert.deepStrictEqual(next, { _tag: "Done" })
    assert.strictEqual(evidence[0]?.error, "The provider refused the message: 554 no")
    assert.deepStrictEqual(evidence[0]?.details, {
      reason: "refused",
      provider_code: "554",
      diagnostic_code: "554 no",
      attempts: 3
    })
  })

  it("bounces its recipients, however many they are, where the answer says that nobody is there", () => {
    for (const recipients of [["ada@example.com"], ["ada@example.com", "b@xn--bcher-kva.example"]]) {
      const { evidence, next } = decide(
        handoff({ recipients, envelope: recipients }),
        Submission.permanentlyRefused("550 5.1.1 unknown", "550", "recipient")
      )
      assert.deepStrictEqual(next, { _tag: "Done" })
      assert.deepStrictEqual(evidence.map(({ error, recipients, type }) => [type, recipients, error]), [
        ["email.bounced", recipients, null]
      ])
      assert.deepInclude(evidence[0]?.details, {
        recipients,
        bounce_type: "permanent",
        bounce_sub_type: "refused",
        status_code: "550",
        diagnostic_code: "550 5.1.1 unknown"
      })
    }
  })

  it("fails where the recipients are refused for another reason, alone or beside others", () => {
    const refused = Submission.permanentlyRefused("550 5.7.1 relaying denied", "550", "recipient")
    const [alone] = decide(handoff(), refused).evidence
    assert.strictEqual(alone?.type, "email.failed")
    assert.strictEqual(alone?.error, "The provider refused the recipient: 550 5.7.1 relaying denied")
    const { evidence } = decide(
      handoff(),
      Submission.accepted("p-1", { refused: [{ ...refused, address: "Ada@example.com", permanent: true }] })
    )
    assert.deepStrictEqual(evidence.map(({ details, type }) => [type, details["recipients"]]), [
      ["email.sent", ["b@xn--bcher-kva.example"]],
      ["email.failed", ["Ada@example.com"]]
    ])
    assert.deepInclude(evidence[1]?.details, { reason: "refused", provider_code: "550" })
  })

  it("is tried again while the window lasts", () => {
    const at = (now: number, retryAfter: number | null = null) =>
      decide(
        handoff({ attempt: 20, now: after(now) }),
        Submission.temporarilyRefused("421", { retryAfter })
      )
    assert.deepStrictEqual(at(24 * hour - 15 * minute).next, { _tag: "RetryAt", at: after(24 * hour) })
    assert.deepStrictEqual(at(24 * hour - 15 * minute + 1).next, { _tag: "Done" })
    assert.deepStrictEqual(at(0, 23 * hour).next, { _tag: "RetryAt", at: after(23 * hour) })
    assert.deepStrictEqual(at(0, 25 * hour).next, { _tag: "Done" })
    const given = at(24 * hour)
    assert.deepInclude(given.evidence[0]?.details, { reason: "retries_exhausted", attempts: 20 })
    assert.include(given.evidence[0]?.error, "421")
  })
})

describe("an unknown hand-off", () => {
  it("waits for evidence, longer from time to time, and is given up with the window", () => {
    const at = (attempt: number, now: number) =>
      decide(handoff({ attempt, now: after(now) }), Submission.unknown("reset"))
    assert.deepStrictEqual(at(1, 0), { evidence: [], next: { _tag: "AwaitEvidence", until: after(minute) } })
    assert.deepStrictEqual(at(4, 0).next, { _tag: "AwaitEvidence", until: after(minute) })
    assert.deepStrictEqual(at(9, 0).next, { _tag: "AwaitEvidence", until: after(15 * minute) })
    const given = at(1, 24 * hour - minute + 1)
    assert.deepStrictEqual(given.next, { _tag: "Done" })
    assert.deepInclude(given.evidence[0]?.details, { reason: "outcome_unknown", provider_code: null })
  })

  it("is held where that is the policy, also after the window", () => {
    const settings = { ...handoff().settings, unknownPolicy: "hold" } as const
    for (const now of [0, 48 * hour]) {
      assert.deepStrictEqual(
        decide(handoff({ settings, now: after(now) }), Submission.unknown("reset")),
        { evidence: [], next: { _tag: "Hold" } }
      )
    }
  })
})

describe("decide", () => {
  const submissions: fc.Arbitrary<Submission.Submission> = fc.oneof(
    fc.array(fc.tuple(fc.constantFrom(...handoff().envelope), fc.boolean()), { maxLength: 2 }).map((refused) =>
      Submission.accepted("p-1", {
        refused: refused
          .filter(([address], index) => refused.findIndex(([other]) => other === address) === index)
          .map(([address, permanent]) => refusal(address, permanent))
      })
    ),
    fc.option(fc.nat(48 * hour)).map((retryAfter) => Submission.temporarilyRefused("4", { retryAfter })),
    fc.constant(Submission.permanentlyRefused("5")),
    fc.constant(Submission.unknown("?"))
  )

  it("leaves nobody waiting when the job is done, never acts after the window, and marks test mode", () => {
    fc.assert(fc.property(
      submissions,
      fc.integer({ min: 1, max: 200 }),
      fc.nat(25 * hour),
      fc.constantFrom("live" as const, "test" as const),
      (submission, attempt, now, mode) => {
        const { evidence, next } = decide(handoff({ attempt, now: after(now), mode }), submission)
        const { record } = apply({
          status: "queued",
          error: null,
          providerMessageId: null,
          recipients: handoff().recipients.map((address) => ({ address, state: "queued" })),
          keys: new Set()
        }, evidence)
        const waiting = record.recipients.filter(({ state }) => state === "queued").map(({ address }) => address)
        if (next._tag === "Done") assert.deepStrictEqual(waiting, [])
        else assert.isAbove(waiting.length, 0)
        if (next._tag === "RetryAt") assert.isTrue(next.at > after(now) && next.at <= after(24 * hour))
        if (next._tag === "AwaitEvidence") assert.isTrue(next.until > after(now) && next.until <= after(24 * hour))
        for (const piece of evidence) {
          assert.strictEqual(piece.details["test"], mode === "test" ? true : undefined)
          if (piece.recipients !== "all") {
            for (const address of piece.recipients) assert.include(handoff().recipients, Address.normalize(address))
          }
        }
      }
    ))
  })
})
