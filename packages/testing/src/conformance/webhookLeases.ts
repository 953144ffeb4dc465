import { assert } from "@effect/vitest"
import type { Delivery } from "@sendwright/core/webhooks/Delivery"
import { deliveryId } from "@sendwright/core/webhooks/DeliveryId"
import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { endpoint, idAt, newEmail, newId, ownHeader, report, trace } from "../fixtures.ts"
import { hour, type It, minute, second } from "./Harness.ts"
import { everything, hooked, sentOf } from "./webhookFixtures.ts"

/** Leases of `WebhookStore`: claiming, handing back, and what is due next. */
export const leaseTests = (it: It): void => {
  it.effect("leases a delivery with everything that its attempt is made of", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const email = t.email({ to: ["Ada <ada@example.com>"], tags: ["a", "b"], ownHeader, trace })
      yield* t.accept(email)
      const [lease] = yield* t.claimHooks(t.at(0))
      const { token, ...rest } = lease!
      const delivery: Delivery = {
        id: rest.deliveryId,
        endpointId: t.hook.id,
        mode: "live",
        emailEventId: email.eventId,
        eventType: "email.queued",
        emailId: email.id,
        status: "pending",
        attempts: 0,
        lastError: null,
        responseCode: null,
        durationMs: null,
        isTest: false,
        replayOf: null,
        createdAt: t.at(0)
      }
      assert.isAbove(token.length, 0)
      assert.strictEqual(rest.deliveryId, deliveryId(email.eventId, t.hook.id))
      assert.deepStrictEqual(rest, {
        deliveryId: delivery.id,
        accountId: t.account.id,
        delivery,
        url: t.hook.url,
        format: "sendwright",
        sealedSecret: "sealed-secret",
        oldSealedSecret: null,
        subject: {
          event: {
            id: email.eventId,
            emailId: email.id,
            type: "email.queued",
            details: {},
            occurredAt: t.at(0),
            sequence: 0
          },
          from: email.from,
          to: email.to,
          subject: email.subject,
          tags: ["a", "b"],
          ownHeader,
          status: "queued",
          trace
        }
      })
      assert.deepStrictEqual(Option.getOrNull(yield* t.find(delivery.id)), delivery)
      assert.deepStrictEqual(yield* t.list(), [delivery])
    }))

  it.effect("leases deliveries of any month, with events of emails of any month", () =>
    Effect.gen(function*() {
      const day = 24 * hour
      const t = yield* hooked({ forward: 200 * day })
      const email = t.email({ tags: ["old"] })
      yield* t.accept(email)
      const [first] = yield* t.claimHooks(t.at(0))
      yield* t.settle(first!, { _tag: "RetryAt", at: t.at(100 * day) }, { at: t.at(0) })
      const claim = (now: Date) =>
        Effect.map(t.claimHooks(now, { limit: 1_000 }), (leases) =>
          leases.filter(({ delivery }) => delivery.endpointId === t.hook.id))
      const again = yield* claim(t.at(100 * day))
      assert.deepStrictEqual(again.map(({ delivery, subject }) => ({ delivery, subject })), [{
        delivery: Option.getOrThrow(yield* t.find(first!.deliveryId)),
        subject: first!.subject
      }])
      yield* t.settle(again[0]!, { _tag: "Failed" }, { at: t.at(100 * day) })
      const now = t.at(200 * day)
      yield* t.retry(first!.deliveryId, { now })
      // An event of today of the old email, beside one of a new one.
      yield* t.webhooks.addDelivery(t.account.id, {
        ...first!.delivery,
        id: idAt(now),
        replayOf: first!.deliveryId,
        createdAt: now
      })
      const recent = yield* t.send({ createdAt: now })
      const leases = yield* claim(now)
      assert.deepStrictEqual(
        leases.map((lease) => [lease.delivery.attempts, sentOf(lease)?.event.emailId, sentOf(lease)?.tags]).toSorted(),
        [[0, recent, []], [0, email.id, ["old"]], [2, email.id, ["old"]]].toSorted()
      )
      for (const lease of leases) {
        assert.isTrue(yield* t.settle(lease, { _tag: "Delivered" }, { at: now }))
      }
      assert.strictEqual((yield* t.webhooks.attempts(t.account.id, first!.deliveryId)).length, 3)
      const prepared = yield* t.webhooks.findPrepared({
        accountId: t.account.id,
        modes: ["live"],
        endpointId: t.hook.id,
        deliveryId: first!.deliveryId
      })
      assert.deepStrictEqual(Option.getOrThrow(prepared).subject, first!.subject)
    }))

  it.effect("gives the trace of the accept with every event of the email, and with every attempt", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const scheduled = yield* t.send({ trace, scheduledAt: t.at(minute) })
      const untraced = yield* t.send({ scheduledAt: t.at(minute) })
      const due = t.at(minute + second)
      yield* t.emails.promoteScheduled(due, 10)
      const sends = yield* t.jobs.begin(yield* t.claim(due), due)
      const traces = new Map(
        sends.flatMap((begun) => begun._tag === "Ready" ? [[begun.email.id, begun.email.trace]] : [])
      )
      assert.deepStrictEqual(traces, new Map([[scheduled, trace], [untraced, null]]))
      yield* t.jobs.intake([report({ type: "email.delivered", emailId: scheduled })], t.at(hour))
      const first = yield* t.claimHooks(t.at(hour))
      const seen = (leases: ReadonlyArray<WebhookLease>, id: string) =>
        leases.flatMap((lease) =>
          lease.delivery.emailId === id ? [[lease.delivery.eventType, sentOf(lease)?.trace]] : []
        )
      assert.deepStrictEqual(seen(first, scheduled).toSorted(), [
        ["email.delivered", trace],
        ["email.queued", trace],
        ["email.scheduled", trace]
      ])
      assert.deepStrictEqual(seen(first, untraced).map(([, given]) => given), [null, null])
      for (const lease of first) yield* t.settle(lease, { _tag: "RetryAt", at: t.at(2 * hour) })
      const again = yield* t.claimHooks(t.at(2 * hour))
      assert.deepStrictEqual(seen(again, scheduled).map(([, given]) => given), [trace, trace, trace])
    }))

  it.effect("gives the status of the email as it is at the claim", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const { id } = yield* t.handOver()
      yield* t.jobs.intake(
        [report({ type: "email.bounced", emailId: id, details: { bounce_type: "transient" } })],
        t.at(1)
      )
      const leases = yield* t.claimHooks(t.at(second))
      assert.deepStrictEqual(leases.map((lease) => [lease.delivery.eventType, sentOf(lease)?.status]), [
        ["email.queued", "bounced"],
        ["email.sent", "bounced"]
      ])
    }))

  it.effect("leases what is due once, and again when the lease ran out", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send({ createdAt: t.at(second) })
      assert.deepStrictEqual(yield* t.claimHooks(t.at(0)), [])
      const [stale] = yield* t.claimHooks(t.at(second))
      assert.deepStrictEqual(yield* t.claimHooks(t.at(31 * second - 1)), [])
      const [lease] = yield* t.claimHooks(t.at(31 * second))
      assert.strictEqual(lease!.deliveryId, stale!.deliveryId)
      assert.notStrictEqual(lease!.token, stale!.token)
      assert.strictEqual(lease!.delivery.attempts, 0)
      assert.isFalse(yield* t.settle(stale!, { _tag: "Failed" }))
      yield* t.webhooks.release([stale!])
      assert.deepStrictEqual(yield* t.claimHooks(t.at(32 * second)), [])
      assert.isTrue(yield* t.settle(lease!, { _tag: "Delivered" }))
      assert.isFalse(yield* t.settle(lease!, { _tag: "Failed" }))
      const found = Option.getOrThrow(yield* t.find(lease!.deliveryId))
      assert.strictEqual(found.status, "delivered")
      assert.strictEqual(found.attempts, 1)
      assert.deepStrictEqual(yield* t.claimHooks(t.at(hour)), [])
    }))

  it.effect("hands leases back at once", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.send()
      const leases = yield* t.claimHooks(t.at(0))
      yield* t.webhooks.release(leases)
      const again = yield* t.claimHooks(t.at(0))
      assert.strictEqual(again[0]!.deliveryId, leases[0]!.deliveryId)
      assert.isTrue(yield* t.settle(again[0]!, { _tag: "Delivered" }))
    }))

  it.effect("leases of each endpoint as many as it has room for, and lets endpoints take turns", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(...Array.from({ length: 30 }, () => t.email()))
      const others = yield* Effect.all(Array.from({ length: 3 }, () => t.seed()))
      const quick = yield* Effect.forEach(others, (other) => {
        const hook = endpoint({ accountId: other.account.id, events: everything })
        return Effect.as(t.webhooks.addEndpoint(hook, "x"), hook.id)
      })
      yield* t.accept(...others.map((other) => newEmail({ accountId: other.account.id, createdAt: t.at(second) })))
      const count = (leases: ReadonlyArray<WebhookLease>, id: string) =>
        leases.filter(({ delivery }) => delivery.endpointId === id).length
      const claim = (now: number, perEndpoint: number, rooms: ReadonlyArray<readonly [string, number]>, limit = 100) =>
        t.claimHooks(t.at(now), { perEndpoint, limit, rooms: new Map(rooms) })
      // An endpoint without room keeps its turn for later, and takes none from others.
      const first = yield* claim(second, 3, [[quick[0]!, 0], [newId(), 7]], 4)
      assert.strictEqual(first.length, 4)
      assert.deepStrictEqual(quick.map((id) => count(first, id)), [0, 1, 1])
      assert.strictEqual(count(first, t.hook.id), 2)
      const again = yield* claim(second, 3, [[t.hook.id, 5]])
      assert.deepStrictEqual(quick.map((id) => count(again, id)), [1, 0, 0])
      assert.strictEqual(count(again, t.hook.id), 5)
      assert.deepStrictEqual(yield* claim(second, 3, [[t.hook.id, 0]]), [])
      // What is leased already counts for nothing: who claims knows what it has in progress.
      assert.strictEqual((yield* claim(second, 3, [])).length, 3)
      assert.strictEqual((yield* claim(second, 1, [[t.hook.id, 8]], 6)).length, 6)
      assert.deepStrictEqual(yield* claim(second, 0, []), [])
      // The rest, and what was leased longer ago than a lease takes.
      const all = [...first, ...again].filter(({ delivery }) => delivery.endpointId === t.hook.id)
      const late = yield* claim(32 * second, 100, [])
      assert.strictEqual(count(late, t.hook.id), 30)
      assert.isTrue(all.every(({ deliveryId }) => late.some((lease) => lease.deliveryId === deliveryId)))
    }))

  it.effect("leases each delivery once under claims at once", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      yield* t.accept(...Array.from({ length: 40 }, () => t.email()))
      const leased: Array<string> = []
      // Claims at once may pass by what another one is about to lease, so that each may bring less than it asked for.
      for (let round = 0; round < 100 && leased.length < 40; round++) {
        const claims = yield* Effect.all(
          Array.from({ length: 10 }, () => t.claimHooks(t.at(0), { perEndpoint: 3, limit: 4 })),
          { concurrency: "unbounded" }
        )
        for (const claim of claims) {
          assert.isAtMost(claim.length, 3)
          leased.push(...claim.map(({ deliveryId }) => deliveryId))
        }
      }
      assert.strictEqual(leased.length, 40)
      assert.strictEqual(new Set(leased).size, 40)
      assert.deepStrictEqual(yield* t.claimHooks(t.at(0)), [])
    }))

  it.effect("says when something is due next", () =>
    Effect.gen(function*() {
      const t = yield* hooked()
      const next = Effect.map(
        t.webhooks.nextDue,
        (date) => date === null ? Infinity : date.getTime() - t.at(0).getTime()
      )
      assert.isAbove(yield* next, 24 * hour)
      yield* t.send({ createdAt: t.at(minute) })
      assert.strictEqual(yield* next, minute)
      const lease = (yield* t.claimHooks(t.at(minute)))[0]!
      assert.isAbove(yield* next, minute)
      yield* t.settle(lease, { _tag: "RetryAt", at: t.at(5 * minute) })
      assert.strictEqual(yield* next, 5 * minute)
      const again = (yield* t.claimHooks(t.at(5 * minute)))[0]!
      yield* t.settle(again, { _tag: "Failed" })
      assert.isAbove(yield* next, 24 * hour)
      yield* t.retry(lease.deliveryId, { now: t.at(7 * minute) })
      assert.strictEqual(yield* next, 7 * minute)
    }))
}
