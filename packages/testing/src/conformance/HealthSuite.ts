import { assert } from "@effect/vitest"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import { hour, type It, minute, second } from "./Harness.ts"
import { hooked } from "./webhookFixtures.ts"

type Counts = Readonly<Record<string, number>>

/** What was added to counts, by those that changed: other tests have left things behind. */
const added = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const).filter(([, by]) =>
      by !== 0
    )
  )

/** What every `StorageHealth` must do. */
export const tests = (it: It): void => {
  it.effect("carries out a probe, a thorough one too, and again and again", () =>
    Effect.gen(function*() {
      const { probe } = yield* StorageHealth
      for (let again = 0; again < 20; again++) {
        yield* probe({ thorough: false })
        yield* probe({ thorough: true })
      }
    }))

  it.effect("counts emails by what they wait for, and tells how long the first of those that are due has waited", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const { figures } = yield* StorageHealth
      const emails = (millis: number) =>
        Effect.map(figures(t.at(millis)), ({ emails: { oldestDueMillis, ...counts } }) => ({ oldestDueMillis, counts }))
      const before = yield* emails(0)
      assert.isNull(before.oldestDueMillis)
      const paused = yield* t.seed()
      const suspended = yield* t.seed()
      const send = (accountId: string, mode: "live" | "test", at: number) =>
        t.accept(t.email({ accountId, mode, createdAt: t.at(at) }))

      yield* t.send({ scheduledAt: t.at(hour) })
      yield* t.send({ scheduledAt: t.at(2 * hour) })
      yield* t.send()
      yield* t.claim(t.at(second), { leaseMillis: 10 * minute, perAccount: 1 })
      const retried = yield* t.send({ createdAt: t.at(2 * second) })
      const [again] = yield* t.claim(t.at(2 * second))
      assert.strictEqual(again?.emailId, retried)
      const [begun] = yield* t.jobs.begin([again!], t.at(2 * second))
      assert.strictEqual(begun?._tag, "Ready")
      yield* t.jobs.settle([{
        lease: again!,
        now: t.at(3 * second),
        evidence: [],
        next: { _tag: "RetryAt", at: t.at(hour) },
        later: []
      }])
      yield* send(t.account.id, "live", minute)
      yield* send(t.account.id, "live", 2 * minute)
      yield* send(paused.account.id, "live", minute)
      yield* send(paused.account.id, "test", 2 * minute)
      yield* send(suspended.account.id, "live", minute)
      yield* send(suspended.account.id, "test", minute)
      yield* t.accounts.change(paused.account.id, { paused: { at: t.at(minute), reason: null } })
      yield* t.accounts.change(suspended.account.id, { suspended: { at: t.at(minute), reason: "abuse" } })

      const now = yield* emails(5 * minute)
      assert.deepStrictEqual(added(before.counts, now.counts), {
        due: 3,
        waiting: 1,
        leased: 1,
        paused: 3,
        scheduled: 2
      })
      assert.strictEqual(now.oldestDueMillis, 4 * minute)
      // A lease that has run out is due again, from when it was due before.
      const later = yield* emails(11 * minute)
      assert.deepStrictEqual(added(now.counts, later.counts), { due: 1, leased: -1 })
      assert.strictEqual(later.oldestDueMillis, 11 * minute)
    }))

  it.effect("counts emails that are held for an operator", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const { figures } = yield* StorageHealth
      const before = yield* figures(t.at(0))
      yield* t.send()
      // Its worker is gone: nobody knows whether the provider took it.
      yield* t.beginOne(t.at(0), { leaseMillis: minute, unknownPolicy: "hold" })
      yield* t.claim(t.at(10 * minute), { unknownPolicy: "hold" })
      yield* t.claim(t.at(20 * minute), { unknownPolicy: "hold" })
      const after = yield* figures(t.at(20 * minute))
      const [{ oldestDueMillis: _, ...was }, { oldestDueMillis, ...is }] = [before.emails, after.emails]
      assert.deepStrictEqual(added(was, is), { held: 1 })
      assert.isNull(oldestDueMillis)
    }))

  it.effect("counts deliveries of webhooks by whether their endpoint answers", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const { figures } = yield* StorageHealth
      const webhooks = (millis: number) => Effect.map(figures(t.at(millis)), ({ webhooks }) => webhooks)
      const counts = ({ failing, healthy }: { readonly failing: number; readonly healthy: number }) => ({
        failing,
        healthy
      })
      const before = yield* webhooks(0)
      const deliver = (createdAt: Date) =>
        t.webhooks.addDelivery(t.account.id, fixtures.testDelivery({ endpointId: t.hook.id, createdAt }))
      yield* deliver(t.at(0))
      yield* deliver(t.at(minute))
      const healthy = yield* webhooks(2 * minute)
      assert.deepStrictEqual(added(counts(before), counts(healthy)), { healthy: 2 })
      assert.strictEqual(healthy.oldestDueMillis.healthy, 2 * minute)

      const [lease] = yield* t.claimHooks(t.at(2 * minute), { limit: 1 })
      assert.strictEqual((yield* webhooks(2 * minute)).oldestDueMillis.healthy, minute)
      yield* t.settle(lease!, { _tag: "RetryAt", at: t.at(4 * minute) })
      const failing = yield* webhooks(3 * minute)
      assert.deepStrictEqual(added(counts(before), counts(failing)), { failing: 2 })
      assert.deepStrictEqual(failing.oldestDueMillis, { healthy: null, failing: 2 * minute })
      assert.strictEqual((yield* webhooks(10 * minute)).oldestDueMillis.failing, 9 * minute)

      const leases = yield* t.claimHooks(t.at(10 * minute))
      assert.strictEqual(leases.length, 2)
      yield* t.settle(leases[0]!, { _tag: "Delivered" })
      yield* t.settle(leases[1]!, { _tag: "Failed" })
      assert.deepStrictEqual(added(counts(before), counts(yield* webhooks(10 * minute))), {})
      yield* t.retry(leases[1]!.deliveryId)
      assert.deepStrictEqual(added(counts(before), counts(yield* webhooks(10 * minute))), { failing: 1 })
    }))

  it.effect("counts domains and accounts by their states", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const { figures } = yield* StorageHealth
      const before = yield* figures(t.at(0))
      const [active, paused, both] = [yield* t.seed(), yield* t.seed(), yield* t.seed()]
      const reason = { at: t.at(0), reason: "abuse" }
      yield* t.accounts.change(paused.account.id, { paused: reason })
      yield* t.accounts.change(both.account.id, { paused: reason, suspended: reason })
      const domain = fixtures.domain({ accountId: active.account.id, createdAt: t.at(0) })
      yield* t.domains.add({ ...domain, status: "pending" }, { limit: null, key: null })
      yield* t.domains.setStatus(paused.account.id, paused.domain.id, "failed")
      yield* t.domains.remove(both.account.id, both.domain.id, t.at(0))
      const after = yield* figures(t.at(0))
      assert.deepStrictEqual(added(before.accounts, after.accounts), { active: 1, paused: 1, suspended: 1 })
      assert.deepStrictEqual(added(before.domains, after.domains), { healthy: 1, pending: 1, failed: 1 })
    }))

  it.effect("tells of its database, where there is one, what holds it up", () =>
    Effect.gen(function*() {
      const { figures } = yield* StorageHealth
      const t = yield* hooked()
      const { database } = yield* figures(t.at(0))
      if (database === null) return
      assert.isAbove(database.sizeBytes, 0)
      assert.isAtLeast(database.oldestSnapshotMillis, 0)
      assert.includeMembers(Object.keys(database.deadRows), ["send_jobs", "webhook_jobs"])
    }))
}
