import { assert, describe, it } from "@effect/vitest"
import { apply, type EmailRecord } from "@sendwright/core/model/Evidence"
import * as HandoffPolicy from "@sendwright/core/sending/HandoffPolicy"
import * as SendParts from "@sendwright/core/sending/SendParts"
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

const people = ["ada@example.com", "bob@example.com", "cy@example.com", "dan@example.com"]
// The envelope keeps the case of the local part.
const envelopeOf = (address: string) => address.replace(/^./, (letter) => letter.toUpperCase())

const settings = {
  handoffWindowMillis: 24 * hour,
  receiverWindowMillis: 96 * 3_600_000,
  unknownWaitMillis: minute,
  unknownPolicy: "resend"
} as const
const hold = { ...settings, unknownPolicy: "hold" } as const

const handoff = (over: Partial<HandoffPolicy.Handoff> = {}): HandoffPolicy.Handoff => ({
  attempt: 1,
  queuedAt,
  now: queuedAt,
  mode: "live",
  isPartial: false,
  recipients: people,
  envelope: people.map(envelopeOf),
  settings,
  ...over
})

const taken = Submission.accepted("p-1")
const later = (retryAfter: number | null = null) =>
  Submission.temporarilyRefused("450 4.2.0 later", { code: "450", retryAfter })
const gone = Submission.permanentlyRefused("550 5.1.1 gone", "550", "recipient")
const spam = Submission.permanentlyRefused("554 5.7.1 spam", "554")
const lost = Submission.unknown("reset")

const mixed = (outcomes: ReadonlyArray<Submission.Uniform>): Submission.Mixed => ({
  _tag: "Mixed",
  outcomes: outcomes.map((outcome, index) => ({ address: envelopeOf(people[index]!), outcome }))
})

const told = ({ evidence }: Pick<HandoffPolicy.Decision, "evidence">) =>
  evidence.map(({ details, recipients, type }) => [type, recipients, details["recipients"]])

describe("a hand-off that ended in several ways", () => {
  it("tells each recipient's ending", () => {
    const decision = decide(handoff(), mixed([taken, gone, taken, spam]))
    assert.deepStrictEqual(told(decision), [
      ["email.sent", ["ada@example.com", "cy@example.com"], ["ada@example.com", "cy@example.com"]],
      ["email.bounced", ["bob@example.com"], ["bob@example.com"]],
      ["email.failed", ["dan@example.com"], ["dan@example.com"]]
    ])
    assert.deepStrictEqual(decision.next, { _tag: "Done" })
    const [sent, bounced, failed] = decision.evidence
    assert.deepInclude(sent, { providerMessageId: "p-1", error: null })
    assert.deepInclude(bounced?.details, {
      bounce_type: "permanent",
      bounce_sub_type: "refused",
      status_code: "550",
      diagnostic_code: "550 5.1.1 gone",
      provider_message_id: null
    })
    assert.deepInclude(failed?.details, { reason: "refused", provider_code: "554" })
  })

  it("suppresses a recipient that was refused, and none for the message's sake", () => {
    const { evidence } = decide(handoff(), mixed([taken, gone, spam, lost]))
    assert.deepStrictEqual(apply(record(), evidence).suppressions, [{ address: "bob@example.com", reason: "bounce" }])
  })

  it("makes the same of a refusal for one recipient as for one of many", () => {
    const replies = [gone, spam, Submission.permanentlyRefused("550 5.7.1 no relaying", "550", "recipient")]
    for (const reply of replies) {
      const alone = apply(
        { ...record(), recipients: record().recipients.slice(0, 1) },
        decide(
          handoff({ recipients: people.slice(0, 1), envelope: people.slice(0, 1).map(envelopeOf) }),
          reply
        ).evidence
      )
      const inOneOfMany = [
        mixed([reply, taken, taken, taken]),
        mixed([reply, later(), later(), later()]),
        ...reply.subject === "recipient"
          ? [Submission.accepted("p-1", { refused: [{ ...reply, address: envelopeOf(people[0]!), permanent: true }] })]
          : []
      ].map((submission) => apply(record(), decide(handoff(), submission).evidence))
      for (const one of inOneOfMany) {
        assert.strictEqual(one.record.recipients[0]?.state, alone.record.recipients[0]?.state)
        assert.deepStrictEqual(one.suppressions, alone.suppressions)
      }
    }
  })

  it("keeps two messages of the provider apart", () => {
    const { evidence } = decide(
      handoff(),
      mixed([taken, Submission.accepted("p-2"), taken, Submission.accepted("p-2")])
    )
    assert.deepStrictEqual(evidence.map(({ providerMessageId, recipients }) => [providerMessageId, recipients]), [
      ["p-1", ["ada@example.com", "cy@example.com"]],
      ["p-2", ["bob@example.com", "dan@example.com"]]
    ])
  })

  it("has each recipient wait for its own time, and comes again at the earliest", () => {
    const waits = (attempt: number, ...outcomes: ReadonlyArray<Submission.Uniform>) =>
      HandoffPolicy.decide(handoff({ attempt }), mixed([taken, ...outcomes])).waits
    const both = waits(1, later(hour), lost, taken)
    assert.deepStrictEqual(both, [
      { recipients: ["bob@example.com"], next: { _tag: "RetryAt", at: after(hour) } },
      { recipients: ["cy@example.com"], next: { _tag: "AwaitEvidence", until: after(minute) } }
    ])
    assert.deepStrictEqual(HandoffPolicy.nextOf(both), { _tag: "AwaitEvidence", until: after(minute) })
    assert.deepStrictEqual(HandoffPolicy.nextOf(waits(1, later(), lost, taken)), {
      _tag: "RetryAt",
      at: after(5 * second)
    })
    assert.deepStrictEqual(HandoffPolicy.nextOf(waits(1, taken, gone, taken)), { _tag: "Done" })
  })

  it("holds those whose unknown outcomes are held, and tries the others again", () => {
    const decision = HandoffPolicy.decide(handoff({ settings: hold }), mixed([taken, later(), lost, gone]))
    assert.deepStrictEqual(decision.waits, [
      { recipients: ["bob@example.com"], next: { _tag: "RetryAt", at: after(5 * second) } },
      { recipients: ["cy@example.com"], next: { _tag: "Hold" } }
    ])
    assert.deepStrictEqual(HandoffPolicy.nextOf(decision.waits), { _tag: "RetryAt", at: after(5 * second) })
    assert.deepStrictEqual(told(decision).map(([type]) => type), ["email.sent", "email.bounced"])
    const held = HandoffPolicy.decide(handoff({ settings: hold }), mixed([taken, taken, lost, gone]))
    assert.deepStrictEqual(HandoffPolicy.nextOf(held.waits), { _tag: "Hold" })
  })

  it("gives up those whose own time is over, and holds nobody back for them", () => {
    const late = handoff({ now: after(24 * hour - 30 * second) })
    const decision = decide(late, mixed([taken, later(), lost, later(hour)]))
    assert.deepStrictEqual(decision.next, { _tag: "RetryAt", at: after(24 * hour - 25 * second) })
    assert.deepStrictEqual(decision.evidence.map(({ details, recipients }) => [details["reason"], recipients]), [
      [undefined, ["ada@example.com"]],
      ["outcome_unknown", ["cy@example.com"]],
      ["retries_exhausted", ["dan@example.com"]]
    ])
  })

  it("counts those as unknown of whom the provider said nothing", () => {
    const decision = decide(handoff(), mixed([taken, gone]))
    assert.deepStrictEqual(decision.next, { _tag: "AwaitEvidence", until: after(minute) })
    assert.deepStrictEqual(decision.evidence.flatMap(({ recipients }) => recipients), [
      "ada@example.com",
      "bob@example.com"
    ])
  })

  it("names the provider that answered", () => {
    const { evidence } = decide(handoff(), {
      ...mixed([taken, gone, spam, taken]),
      provider: "smtp2"
    })
    assert.deepStrictEqual(evidence.map(({ details }) => details["provider"]), ["smtp2", "smtp2", "smtp2"])
  })
})

const record = (): EmailRecord => ({
  status: "queued",
  error: null,
  providerMessageId: null,
  recipients: people.map((address) => ({ address, state: "queued" })),
  keys: new Set()
})

/** How one recipient is answered for, attempt after attempt; then it is taken. */
const answers = fc.array(
  fc.oneof(
    { arbitrary: fc.constant(taken), weight: 1 },
    { arbitrary: fc.option(fc.nat(hour)).map(later), weight: 3 },
    { arbitrary: fc.constantFrom(gone, spam), weight: 1 },
    { arbitrary: fc.constant(lost), weight: 3 }
  ),
  { maxLength: 12 }
)

describe("repeated hand-offs", () => {
  it("never go to a recipient again who was taken, and leave nobody without an end", () => {
    fc.assert(
      fc.property(
        fc.tuple(answers, answers, answers, answers),
        fc.constantFrom(settings, hold, { ...settings, handoffWindowMillis: 10 * minute }),
        fc.boolean(),
        (plan, settings, combine) => {
          const ended = new Set<string>()
          const attempts = people.map(() => 0)
          let state = record()
          let now = queuedAt
          let parts: ReadonlyArray<SendParts.SendPart> | null = null
          for (let round = 1; round < 500; round++) {
            const queued = [...people.keys()].filter((place) => state.recipients[place]!.state === "queued")
            const { due, waiting } = SendParts.divide(parts, queued, 0, now)
            assert.isAbove(due.length, 0)
            const waits = due.flatMap((part): ReadonlyArray<SendParts.SendPart> => {
              const recipients = part.recipients.map((place) => people[place]!)
              const outcomes = part.recipients.map((place) => {
                assert.isFalse(ended.has(people[place]!), `${people[place]} had an end before round ${round}`)
                // Each has its own attempts, whatever the others' are.
                assert.strictEqual(part.attempts, attempts[place])
                return { address: envelopeOf(people[place]!), outcome: plan[place]![attempts[place]!++] ?? taken }
              })
              const submission: Submission.Submission = combine
                ? Submission.combine([outcomes[0]!, ...outcomes.slice(1)])
                : { _tag: "Mixed", outcomes }
              const attempt = part.attempts + 1
              const { evidence, waits } = HandoffPolicy.decide(
                handoff({ attempt, now, recipients, envelope: recipients.map(envelopeOf), settings }),
                submission
              )
              state = apply(state, evidence).record
              for (const [index, { outcome }] of outcomes.entries()) {
                const { state: reached } = state.recipients.find(({ address }) => address === recipients[index])!
                if (outcome._tag === "Accepted") assert.strictEqual(reached, "sent")
                else if (outcome._tag === "PermanentlyRefused") assert.include(["bounced", "failed"], reached)
                else assert.include(["queued", "failed"], reached)
                if (reached !== "queued") ended.add(recipients[index]!)
              }
              return waits.map((wait) => ({
                recipients: wait.recipients.map((address) => people.indexOf(address)),
                attempts: attempt,
                dueAt: HandoffPolicy.timeOfWait(wait)
              }))
            })
            parts = SendParts.merge([...waiting, ...waits])
            assert.sameMembers(
              parts.flatMap(({ recipients }) => recipients.map((place) => people[place]!)),
              people.filter((address) => !ended.has(address))
            )
            if (parts.length === 0) return
            const at = SendParts.earliest(parts)
            if (at === null) return assert.strictEqual(settings.unknownPolicy, "hold")
            assert.isTrue(at > now && at <= after(settings.handoffWindowMillis))
            now = at
          }
          assert.fail("The email never came to an end")
        }
      ),
      { numRuns: 1_000 }
    )
  })
})
