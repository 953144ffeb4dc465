import { assert } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { evidence, newId, report } from "../fixtures.ts"
import { harness, hour, idsOf, type It, minute, second } from "./Harness.ts"

/** Emails that wait for somebody to say how they go on, in `SendJobs`. */
export const heldTests = (it: It): void => {
  const holding = Effect.gen(function*() {
    const t = yield* harness()
    const hold = Effect.fnUntraced(function*(more: Parameters<typeof t.send>[0] = {}) {
      const id = yield* t.send(more)
      const at = more?.createdAt ?? t.at(0)
      const { lease } = yield* t.beginOne(at)
      yield* t.jobs.settle([{ lease, now: at, evidence: [], next: { _tag: "Hold" }, later: [] }])
      return id
    })
    const list = (over: Partial<Parameters<typeof t.jobs.held>[0]> = {}) =>
      t.jobs.held({ accountId: t.account.id, emailId: null, limit: 10, ...over })
    return { ...t, hold, list }
  })

  it.effect("shows an account what is held, oldest first", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const other = yield* t.seed()
      const later = yield* t.hold({ createdAt: t.at(minute) })
      const first = yield* t.hold({ to: ["ada@example.com", "mary@example.com"] })
      yield* t.send({ createdAt: t.at(2 * minute) })
      const shown = yield* t.list()
      assert.deepStrictEqual(shown, [
        {
          emailId: first,
          accountId: t.account.id,
          mode: "live",
          queuedAt: t.at(0),
          heldAt: t.at(0),
          attempts: 1,
          resumesAt: null,
          recipients: ["ada@example.com", "mary@example.com"]
        },
        {
          emailId: later,
          accountId: t.account.id,
          mode: "live",
          queuedAt: t.at(minute),
          heldAt: t.at(minute),
          attempts: 1,
          resumesAt: null,
          recipients: ["ada@example.com"]
        }
      ])
      assert.deepStrictEqual(idsOf(yield* t.list({ limit: 1 })), [first])
      assert.deepStrictEqual(idsOf(yield* t.list({ emailId: later })), [later])
      assert.deepStrictEqual(yield* t.list({ accountId: other.account.id }), [])
      for (const emailId of [newId(), "no id"]) assert.deepStrictEqual(yield* t.list({ emailId }), [])
      assert.deepStrictEqual(yield* t.list({ accountId: "no id" }), [])
    }))

  it.effect("shows what is held of all accounts, page by page", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const other = yield* t.seed()
      const ids = [
        yield* t.hold(),
        yield* t.hold({ accountId: other.account.id, createdAt: t.at(second) }),
        yield* t.hold({ createdAt: t.at(minute) })
      ]
      // Of other tests, which live at later times, more is held.
      const of = { accountId: null }
      assert.deepStrictEqual(idsOf(yield* t.list({ ...of, limit: 3 })), ids)
      const [first] = yield* t.list({ ...of, limit: 1 })
      const rest = yield* t.list({ ...of, limit: 2, after: first! })
      assert.deepStrictEqual(rest.map(({ accountId, emailId }) => [accountId, emailId]), [
        [other.account.id, ids[1]],
        [t.account.id, ids[2]]
      ])
      assert.deepStrictEqual(idsOf(yield* t.list({ after: first! })), [ids[2]])
      assert.deepStrictEqual(idsOf(yield* t.list({ ...of, emailId: ids[1]! })), [ids[1]])
    }))

  it.effect("tells since when an email is held", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const settled = yield* t.send()
      const { lease } = yield* t.beginOne(t.at(0))
      yield* t.jobs.settle([{ lease, now: t.at(second), evidence: [], next: { _tag: "Hold" }, later: [] }])
      const lost = yield* t.send({ createdAt: t.at(2 * second) })
      yield* t.beginOne(t.at(2 * second), { leaseMillis: minute })
      yield* t.claim(t.at(hour), { unknownPolicy: "hold" })
      assert.deepStrictEqual((yield* t.list()).map(({ emailId, heldAt }) => [emailId, heldAt]), [
        [settled, t.at(second)],
        [lost, t.at(2 * second + minute)]
      ])
    }))

  it.effect("names only those of whom it is not known, and forgets an email that evidence ends", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const id = yield* t.hold({ to: ["ada@example.com", "mary@example.com"] })
      yield* t.jobs.intake(
        [report({ type: "email.delivered", emailId: id, recipients: ["ada@example.com"] })],
        t.at(hour)
      )
      const [held] = yield* t.list()
      assert.deepStrictEqual(held?.recipients, ["mary@example.com"])
      yield* t.jobs.intake([report({ type: "email.sent", emailId: id, recipients: ["mary@example.com"] })], t.at(hour))
      assert.deepStrictEqual(yield* t.list(), [])
      assert.isFalse(yield* t.jobs.free(t.account.id, id, t.at(hour)))
    }))

  it.effect("frees an email once, and it is due then", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const id = yield* t.hold()
      assert.deepStrictEqual(yield* t.claim(t.at(hour)), [])
      assert.isFalse(yield* t.jobs.free(newId(), id, t.at(hour)))
      assert.isTrue(yield* t.jobs.free(t.account.id, id, t.at(hour)))
      assert.isFalse(yield* t.jobs.free(t.account.id, id, t.at(hour)))
      assert.deepStrictEqual(yield* t.list(), [])
      assert.deepStrictEqual(yield* t.jobs.nextDue, t.at(hour))
      assert.deepStrictEqual(yield* t.claim(t.at(hour - 1)), [])
      const again = yield* t.beginOne(t.at(hour))
      assert.deepStrictEqual([again.email.id, again.attempt], [id, 2])
      yield* t.jobs.settle([{
        lease: again.lease,
        now: t.at(hour),
        evidence: [evidence({ type: "email.sent", occurredAt: t.at(hour) })],
        next: { _tag: "Done" },
        later: []
      }])
      assert.strictEqual((yield* t.get(id)).status, "sent")
    }))

  it.effect("settles an email once, and never one that was freed", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const given = (emailId: string) => report({ type: "email.failed", emailId, occurredAt: t.at(hour) })
      const settle = (emailId: string, accountId = t.account.id) =>
        t.jobs.settleHeld(accountId, given(emailId), t.at(hour))
      const id = yield* t.hold()
      assert.isFalse(yield* settle(id, newId()))
      assert.isTrue(yield* settle(id))
      assert.isFalse(yield* settle(id))
      assert.isFalse(yield* t.jobs.free(t.account.id, id, t.at(hour)))
      assert.deepStrictEqual(yield* t.list(), [])
      assert.strictEqual((yield* t.get(id)).status, "failed")
      const freed = yield* t.hold()
      yield* t.jobs.free(t.account.id, freed, t.at(hour))
      assert.isFalse(yield* settle(freed))
      assert.strictEqual((yield* t.get(freed)).status, "queued")
      const due = yield* t.send()
      for (const other of [due, newId(), "no id"]) assert.isFalse(yield* settle(other))
      assert.deepStrictEqual(idsOf(yield* t.claim(t.at(hour))).toSorted(), [freed, due].toSorted())
    }))

  it.effect("lets one of two decisions about an email have effect", () =>
    Effect.gen(function*() {
      const t = yield* holding
      for (let round = 0; round < 20; round++) {
        const id = yield* t.hold({ createdAt: t.at(round) })
        const given = report({ type: "email.failed", emailId: id, occurredAt: t.at(hour) })
        const decisions = yield* Effect.all([
          t.jobs.settleHeld(t.account.id, given, t.at(hour)),
          t.jobs.free(t.account.id, id, t.at(hour))
        ], { concurrency: "unbounded" })
        const { status } = yield* t.get(id)
        assert.deepStrictEqual(decisions, status === "failed" ? [true, false] : [false, true])
      }
    }))

  it.effect("leaves alone what is not held", () =>
    Effect.gen(function*() {
      const t = yield* holding
      const due = yield* t.send()
      assert.isFalse(yield* t.jobs.free(t.account.id, due, t.at(0)))
      const leased = yield* t.beginOne(t.at(0))
      assert.isFalse(yield* t.jobs.free(t.account.id, leased.email.id, t.at(second)))
      for (const id of [newId(), "no id"]) assert.isFalse(yield* t.jobs.free(t.account.id, id, t.at(0)))
      assert.deepStrictEqual(yield* t.list(), [])
    }))
}
