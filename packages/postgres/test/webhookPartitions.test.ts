import { assert, layer } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { StorageMonths } from "@sendwright/core/foundation/StorageMonths"
import { positionOf } from "@sendwright/core/model/EmailQuery"
import type { DeliveryFilters } from "@sendwright/core/webhooks/Delivery"
import { deliveryId } from "@sendwright/core/webhooks/DeliveryId"
import { type WebhookLease, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, endpoint, idAt, newEmail, newId, peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import * as TestClock from "effect/testing/TestClock"
import * as FastCheck from "fast-check"
import { clientOf, newDatabase, random } from "./databases.ts"
import { openedMonths, readMonths } from "./openedMonths.ts"

// Far from the machine's time, so that no months but these are there.
const now = new Date("2031-11-21T12:00:00Z")
/** 24 months, the present one first, with as many emails and deliveries each as a page has. */
const months = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2031, 10 - index, 20)))
const perMonth = 20
const named = (month: number): string => months[month]!.toISOString().slice(0, 7)

const accountId = newId()
const hook = endpoint({ accountId, events: ["email.queued"] })
const scope = { accountId, modes: ["live"], endpointId: hook.id } as const

const emails = months.map((time) =>
  Array.from({ length: perMonth }, (_, index) => {
    const createdAt = new Date(time.getTime() + index)
    return newEmail({ accountId, createdAt, eventId: idAt(createdAt), tags: [named(months.indexOf(time))] })
  })
)
const deliveryOf = (month: number, index = perMonth - 1): string => deliveryId(emails[month]![index]!.eventId, hook.id)

// One connection, whose locks and statistics are those of the commands.
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(Layer.merge(random, peppers))
)

const fill = Effect.gen(function*() {
  yield* TestClock.setTime(now.getTime())
  // The months of 1970, where the test clock begins, are over and empty: they go.
  yield* (yield* StorageMonths).keep(now)
  const store = yield* EmailStore
  yield* (yield* WebhookStore).addEndpoint(hook, "sealed")
  for (const ofMonth of emails) yield* store.accept(ofMonth.map((email) => acceptGroup([email])))
  const sql = yield* SqlClient
  yield* sql`DELETE FROM sendwright.webhook_jobs`
  yield* sql`UPDATE sendwright.webhook_deliveries SET status = 'failed'`
  yield* sql`ANALYZE`
})

const send = Effect.gen(function*() {
  yield* (yield* EmailStore).accept([acceptGroup([newEmail({ accountId, createdAt: now })])])
})

const claim = Effect.gen(function*() {
  return yield* (yield* WebhookStore).claim({ now, limit: 64, perEndpoint: 64, leaseMillis: 30_000 })
})

const settle = (leases: ReadonlyArray<WebhookLease>) =>
  Effect.gen(function*() {
    assert.isNotEmpty(leases)
    const attempt = { at: now, responseCode: 500, error: "HTTP 500", durationMs: 1 }
    const held = yield* (yield* WebhookStore).settle(
      leases.map((lease) => ({ ...lease, attempt, next: { _tag: "Failed" as const } }))
    )
    assert.isTrue(held.every((isHeld) => isHeld))
  })

const opens = <A, E, R>(name: string, command: Effect.Effect<A, E, R>, expected: ReadonlyArray<number>) =>
  opensAfter(name, Effect.void, () => command, expected)

const opensAfter = <A, E, R, B, E2, R2>(
  name: string,
  prepare: Effect.Effect<A, E, R>,
  command: (prepared: A) => Effect.Effect<B, E2, R2>,
  expected: ReadonlyArray<number>
) =>
  Effect.map(openedMonths(prepare, command, now), (found) => assert.deepStrictEqual(found, expected.map(named), name))

layer(storage, { timeout: 300_000 })("The months of webhook deliveries", (it) => {
  it.effect(
    "a claim opens two and those of what is older, and a settlement that of its deliveries",
    () =>
      Effect.gen(function*() {
        yield* fill
        const store = yield* WebhookStore
        yield* opens("claim of nothing", claim, [0, 1])
        yield* opensAfter("claim", send, () => Effect.flatMap(claim, settle), [0, 1])
        yield* opensAfter("settle", Effect.andThen(send, claim), settle, [0])
        // Nothing of these two is of the same month: the event of an old email, and an old delivery.
        const copy = (month: number) =>
          Effect.gen(function*() {
            const found = yield* store.findDelivery({ ...scope, deliveryId: deliveryOf(month) })
            assert.strictEqual(found._tag, "Some")
            const delivery = found._tag === "Some" ? found.value : assert.fail()
            yield* store.addDelivery(accountId, {
              ...delivery,
              id: idAt(now),
              status: "pending",
              replayOf: delivery.id,
              createdAt: now
            })
          })
        const retry = (month: number) => store.retry({ ...scope, deliveryId: deliveryOf(month), now })
        const claimOf = (month: number) =>
          Effect.gen(function*() {
            const leases = yield* claim
            assert.deepStrictEqual(
              leases.map(({ subject }) => subject !== null && "event" in subject ? subject.tags : null),
              [[named(month)]]
            )
            return leases
          })
        for (const month of [0, 1, 20]) {
          const also = [...new Set([0, 1, month])]
          yield* opensAfter("claim of a copy", copy(month), () => Effect.flatMap(claimOf(month), settle), also)
          yield* opensAfter("retry", Effect.void, () => retry(month), [month])
          yield* opensAfter("claim of a retry", retry(month), () => Effect.flatMap(claimOf(month), settle), also)
          yield* opensAfter("settle of a retry", Effect.andThen(retry(month), claimOf(month)), settle, [month])
          const deliveryId = deliveryOf(month)
          yield* opens("find", store.findDelivery({ ...scope, deliveryId }), [month])
          yield* opens("attempts", store.attempts(accountId, deliveryId), [month])
          yield* opens("find prepared", store.findPrepared({ ...scope, deliveryId }), [month])
          const emailId = emails[month]![0]!.id
          const since = Array.from({ length: month + 1 }, (_, index) => index)
          yield* opens("deliveries of an email", store.ofEmail({ ...scope, emailId, limit: 10 }), since)
          const ofEmail = { search: { _tag: "EmailId", id: emailId } } as const
          const search = store.searchDeliveries({ ...scope, filters: ofEmail, limit: 10, depth: 1, after: null })
          yield* opens("search for an email", search, since)
        }
      }),
    300_000
  )

  it.effect("a page opens two, and the older ones only where those do not fill it", () =>
    Effect.gen(function*() {
      const store = yield* WebhookStore
      const after = (month: number) => positionOf(deliveryOf(month, 0))
      const search = (filters: DeliveryFilters, month: number | null, limit = perMonth) =>
        store.searchDeliveries({ ...scope, filters, limit, depth: 1_000, after: month === null ? null : after(month) })
      const list = (month: number | null, limit = perMonth) =>
        store.listDeliveries({ ...scope, limit, after: month === null ? null : after(month) })
      yield* opens("list", list(null), [0, 1])
      yield* opens("list after a place", list(7), [7, 8])
      yield* opens("list of all", list(null, 1_000), [...months.keys()])
      yield* opens("list of what is left", list(20, 100), [20, 21, 22, 23])
      yield* opens("search", search({ status: "failed" }, null), [0, 1])
      yield* opens("search after a place", search({ status: "failed" }, 7), [7, 8])
      yield* opens("search since a time", search({ status: "failed", since: months[3]! }, null, 1_000), [0, 1, 2, 3])
      const naming = { search: { _tag: "Text", text: "ADA@" } } as const
      // Emails are looked up in months of their own: the test above sent one again that is of the twentieth.
      yield* opens("search for a recipient", search(naming, null), [0, 1, 20])
      yield* opens("search for a recipient after a place", search({ ...naming, status: "failed" }, 7), [7, 8])
      const both = store.listDeliveries({ ...scope, modes: ["live", "test"], limit: perMonth, after: after(7) })
      yield* opens("list of both modes", both, [7, 8])
    }), 300_000)

  it.effect("a page of the older ones reads the newest of them, and as many as it needs", () =>
    Effect.gen(function*() {
      const store = yield* WebhookStore
      const page = store.listDeliveries({ ...scope, limit: 30, after: positionOf(deliveryOf(7, 0)) })
      const ids = [8, 9].flatMap((month) => emails[month]!.map((_, index) => deliveryOf(month, index)).toReversed())
      assert.deepStrictEqual((yield* page).map(({ id }) => id), ids.slice(0, 30))
      const read = yield* readMonths("webhook_deliveries", "endpoint_id_mode_id", page)
      assert.deepStrictEqual(read, [7, 8, 9].map(named))
    }), 300_000)

  it.effect("the id of a delivery is the same in SQL", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const pairs = FastCheck.sample(
        FastCheck.tuple(
          FastCheck.date({ min: new Date(0), max: new Date("2200-01-01T00:00:00Z"), noInvalidDate: true }),
          FastCheck.uuid()
        ),
        500
      ).map(([time, endpointId]) => ({ event: idAt(time), endpointId, time }))
      const rows = yield* sql<{ readonly id: string; readonly time: Date }>`
        SELECT sendwright.delivery_id(event, endpoint) AS id,
          sendwright.time_of(sendwright.delivery_id(event, endpoint)) AS time
        FROM unnest(${pairs.map(({ event }) => event)}::uuid[], ${pairs.map(({ endpointId }) => endpointId)}::uuid[])
          WITH ORDINALITY u(event, endpoint, n) ORDER BY n`
      assert.deepStrictEqual(
        rows.map(({ id, time }) => ({ id, time })),
        pairs.map(({ endpointId, event, time }) => ({ id: deliveryId(event, endpointId), time }))
      )
    }), 300_000)
})
