import { assert, describe, it } from "@effect/vitest"
import type { Evidence } from "@sendwright/core/model/Evidence"
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
const window = 24 * 60 * minute

const handoff = (over: Partial<HandoffPolicy.Handoff> = {}): HandoffPolicy.Handoff => ({
  attempt: 7,
  queuedAt,
  now: after(window + 1),
  mode: "live",
  isPartial: false,
  recipients: ["ada@example.com", "bob@example.com"],
  envelope: ["Ada@example.com", "Bob@example.com"],
  settings: {
    handoffWindowMillis: window,
    receiverWindowMillis: 96 * 3_600_000,
    unknownWaitMillis: minute,
    unknownPolicy: "resend"
  },
  ...over
})

const failed = (recipients: ReadonlyArray<string>, details: Evidence["details"], error: string): Evidence => ({
  type: "email.failed",
  occurredAt: after(window + 1),
  recipients,
  details,
  keys: [],
  providerMessageId: null,
  error
})

describe("submitMillis", () => {
  it("is three quarters of the lease: the last one is for settling", () => {
    assert.strictEqual(HandoffPolicy.submitMillis({ sendLeaseMillis: 60_000 }), 45_000)
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e9 }), (sendLeaseMillis) => {
      assert.isBelow(HandoffPolicy.submitMillis({ sendLeaseMillis }), sendLeaseMillis)
    }))
  })
})

describe("an email whose time is over", () => {
  it("fails for everybody with the last refusal", () => {
    const refused = { ...Submission.temporarilyRefused("451 4.3.0 busy", { code: "451" }), provider: "smtp" }
    assert.deepStrictEqual(decide(handoff(), refused), {
      evidence: [failed(["ada@example.com", "bob@example.com"], {
        reason: "retries_exhausted",
        provider_code: "451",
        diagnostic_code: "451 4.3.0 busy",
        attempts: 7,
        provider: "smtp"
      }, "Every attempt was refused for the time being; the last answer: 451 4.3.0 busy")],
      next: { _tag: "Done" }
    })
  })

  it("fails for those who were refused while others were taken, with the last answer of theirs", () => {
    const refusal = (address: string, code: string, diagnostic: string, permanent = false) => ({
      address,
      code,
      diagnostic,
      permanent
    })
    const { evidence, next } = decide(
      handoff({
        recipients: ["ada@example.com", "bob@example.com", "cy@example.com"],
        envelope: ["Ada@example.com", "Bob@example.com", "Cy@example.com"]
      }),
      Submission.accepted("p-1", {
        refused: [
          refusal("Bob@example.com", "450", "450 4.2.0 busy"),
          refusal("Cy@example.com", "452", "452 4.2.2 full")
        ]
      })
    )
    assert.deepStrictEqual(next, { _tag: "Done" })
    assert.deepStrictEqual(evidence, [
      {
        type: "email.sent",
        occurredAt: after(window + 1),
        recipients: ["ada@example.com"],
        details: { attempt: 7, recipients: ["ada@example.com"], provider_message_id: "p-1" },
        keys: [],
        providerMessageId: "p-1",
        error: null
      },
      failed(["bob@example.com", "cy@example.com"], {
        reason: "retries_exhausted",
        provider_code: "452",
        diagnostic_code: "452 4.2.2 full",
        attempts: 7,
        recipients: ["bob@example.com", "cy@example.com"]
      }, "Some recipients were refused for the time being on every attempt; the last answer: 452 4.2.2 full")
    ])
  })

  it("fails with what broke where nobody knows whether it was taken", () => {
    assert.deepStrictEqual(decide(handoff(), Submission.unknown("reset")), {
      evidence: [failed(["ada@example.com", "bob@example.com"], {
        reason: "outcome_unknown",
        provider_code: null,
        diagnostic_code: "reset",
        attempts: 7
      }, "The connection broke before the provider answered, each time: reset")],
      next: { _tag: "Done" }
    })
  })

  it("fails for those of whom the provider said nothing, and says so", () => {
    const decision = decide(handoff(), {
      _tag: "Mixed",
      outcomes: [{ address: "Ada@example.com", outcome: Submission.accepted("p-1") }]
    })
    assert.deepStrictEqual(decision.next, { _tag: "Done" })
    assert.deepStrictEqual(
      decision.evidence[1],
      failed(
        ["bob@example.com"],
        {
          reason: "outcome_unknown",
          provider_code: null,
          diagnostic_code: "The provider did not say what became of the recipient.",
          attempts: 7,
          recipients: ["bob@example.com"]
        },
        "The connection broke before the provider answered, each time: "
          + "The provider did not say what became of the recipient."
      )
    )
  })

  it("still waits for evidence where the wait ends with the window", () => {
    const at = (now: number) => decide(handoff({ attempt: 1, now: after(now) }), Submission.unknown("reset")).next
    assert.deepStrictEqual(at(window - minute), { _tag: "AwaitEvidence", until: after(window) })
    assert.deepStrictEqual(at(window - minute + 1), { _tag: "Done" })
  })
})

describe("an email whose contents cannot be read", () => {
  const unread = (now: number, mode: "live" | "test" = "live") =>
    HandoffPolicy.decideUnread({ ...handoff(), now: after(now), mode, attempts: 3 })

  it("waits, and no attempt counts, while its window lasts", () => {
    assert.deepStrictEqual(unread(0), { evidence: [], next: { _tag: "Deferred", at: after(30 * second) } })
    assert.deepStrictEqual(unread(window - 30 * second).next, { _tag: "Deferred", at: after(window) })
  })

  it("fails for everybody afterwards", () => {
    const now = window - 30 * second + 1
    const evidence: Evidence = {
      ...failed(
        [],
        { reason: "contents_unreadable", provider_code: null, attempts: 3 },
        "The contents of the email could not be read in all that time."
      ),
      occurredAt: after(now),
      recipients: "all"
    }
    assert.deepStrictEqual(unread(now), { evidence: [evidence], next: { _tag: "Done" } })
    assert.deepStrictEqual(unread(now, "test").evidence, [
      { ...evidence, details: { ...evidence.details, test: true } }
    ])
  })
})

describe("a recipient that bounces at the hand-off", () => {
  const gone = Submission.permanentlyRefused("550 5.1.1 gone", "550", "recipient")
  const bounced = (recipients: ReadonlyArray<string>, providerMessageId: string | null): Evidence => ({
    type: "email.bounced",
    occurredAt: after(window + 1),
    recipients,
    details: {
      recipients,
      bounce_type: "permanent",
      bounce_sub_type: "refused",
      diagnostic_code: "550 5.1.1 gone",
      status_code: "550",
      reporting_mta: null,
      provider_message_id: providerMessageId
    },
    keys: [],
    providerMessageId,
    error: null
  })

  it("is one of the provider's message where others were taken, and of none where nobody was", () => {
    const beside = Submission.accepted("p-1", { refused: [{ ...gone, address: "Bob@example.com", permanent: true }] })
    assert.deepStrictEqual(
      decide(handoff(), beside).evidence[1],
      bounced(["Bob@example.com"], "p-1")
    )
    assert.deepStrictEqual(
      decide(handoff(), gone).evidence,
      [bounced(["ada@example.com", "bob@example.com"], null)]
    )
  })
})

describe("a hand-off that waits for its turn", () => {
  const turn = Submission.deferred("no room", 250)

  it("is no attempt, and outlasts the window", () => {
    const now = after(window + 1)
    assert.deepStrictEqual(decide(handoff(), turn), {
      evidence: [],
      next: { _tag: "Deferred", at: new Date(now.getTime() + 250) }
    })
  })

  it("waits for it also where the provider was asked about somebody else", () => {
    const { evidence, next } = decide(handoff(), {
      _tag: "Mixed",
      outcomes: [
        { address: "Ada@example.com", outcome: Submission.accepted("p-1") },
        { address: "Bob@example.com", outcome: turn }
      ]
    })
    assert.deepStrictEqual(evidence.map(({ recipients, type }) => [type, recipients]), [
      ["email.sent", ["ada@example.com"]]
    ])
    assert.deepStrictEqual(next, { _tag: "Deferred", at: new Date(handoff().now.getTime() + 250) })
  })
})
