import { assert, describe, it } from "@effect/vitest"
import { type SendFacts, waitingOf } from "@sendwright/core/model/Waiting"

const now = new Date("2026-11-21T12:00:00Z")
const later = new Date("2026-11-21T13:00:00Z")

type Job = NonNullable<SendFacts["job"]>

const facts = (job: Partial<Job>, account: Partial<SendFacts["account"]> = {}): SendFacts => ({
  mode: "live",
  status: "queued",
  scheduledAt: null,
  job: {
    dueAt: later,
    attempts: 1,
    isLeased: false,
    beganAt: null,
    isHeld: false,
    throttle: null,
    isReceiverPaused: true,
    ...job
  },
  account: { isPaused: false, isSuspended: false, ...account },
  isDomainVerified: true
})

describe("what an email waits for", () => {
  it("is its paused receiver, rather than its next try or its turn", () => {
    assert.deepStrictEqual(waitingOf(facts({}), now), { _tag: "ReceiverPaused" })
    assert.deepStrictEqual(waitingOf(facts({ dueAt: now }), now), { _tag: "ReceiverPaused" })
    assert.strictEqual(waitingOf(facts({ isReceiverPaused: false }), now)?._tag, "NextTry")
  })

  it("is not its paused receiver where a worker has it, somebody holds it, or its account is stopped", () => {
    assert.strictEqual(waitingOf(facts({ isLeased: true }), now)?._tag, "HandOff")
    assert.strictEqual(waitingOf(facts({ isHeld: true }), now)?._tag, "Held")
    assert.strictEqual(waitingOf(facts({}, { isPaused: true }), now)?._tag, "Paused")
  })
})
