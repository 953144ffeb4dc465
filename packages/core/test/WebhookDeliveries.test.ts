import { assert, describe, it } from "@effect/vitest"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { Delivery } from "@sendwright/core/webhooks/Delivery"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { idAt, newId, testDelivery } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as WebhookDeliveries from "../src/webhooks/WebhookDeliveries.ts"
import { type Customer, customer, engine, minute, start } from "./support/harness.ts"

const first: { readonly limit: number; readonly cursor: string | null } = { limit: 10, cursor: null }

/** A filter that is there and says nothing, as one may come from outside. */
const silent: object = { status: undefined }

/** A customer with an endpoint that has nothing delivered yet, and what adds to it. */
const withEndpoint = Effect.gen(function*() {
  const store = yield* WebhookStore
  const webhooks = yield* Webhooks
  const one = yield* customer()
  const { endpoint } = yield* webhooks.create(one.live, { url: "https://hooks.example/a", events: null })
  /** Stores deliveries, one a minute before the other, as they are given: the newest first. */
  const add = (...overs: ReadonlyArray<Partial<Delivery>>) =>
    Effect.forEach(overs, (over, index) => {
      const createdAt = new Date(start - index * minute)
      const delivery = testDelivery({
        endpointId: endpoint.id,
        id: idAt(createdAt),
        createdAt,
        mode: "live",
        status: "failed",
        isTest: false,
        emailEventId: newId(),
        ...over
      })
      return Effect.as(store.addDelivery(one.account.id, delivery), delivery.id)
    })
  return { add, one, id: endpoint.id, webhooks }
})

/** What the audit log holds of an account's webhooks, but for their making, newest first. */
const entriesOf = ({ account }: Customer) =>
  Effect.flatMap(
    AuditLog,
    (log) =>
      Effect.map(log.list(account.id, 99, null), (entries) =>
        entries.filter(({ action }) =>
          action.startsWith("webhook.") && action !== "webhook.added"
        )
          .map(({ action, actor, subject }) => [action, actor.id, subject]))
  )

/** Whether somebody has said since the last look that webhooks may be due. */
const isWoken = Effect.flatMap(
  Wakeups,
  (wakeups) => Effect.raceFirst(Effect.as(wakeups.wait("webhooks"), true), Effect.as(Effect.yieldNow, false))
)

describe("A list of deliveries", () => {
  it.effect("holds those that pass its filters alone, page by page", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const ids = yield* add(
        { status: "delivered" },
        { status: "failed" },
        { status: "failed", eventType: "email.bounced" },
        { status: "pending" },
        { status: "failed" }
      )
      const list = (filters: Parameters<typeof webhooks.deliveries>[3], page = first) =>
        Effect.map(webhooks.deliveries(one.live, id, page, filters), ({ data, nextCursor }) => ({
          found: data.map(({ id }) => ids.indexOf(id)),
          nextCursor
        }))
      assert.deepStrictEqual((yield* list({})).found, [0, 1, 2, 3, 4])
      assert.deepStrictEqual((yield* list(silent)).found, [0, 1, 2, 3, 4])
      assert.deepStrictEqual((yield* list({ status: "failed" })).found, [1, 2, 4])
      assert.deepStrictEqual((yield* list({ status: "failed", eventType: "email.bounced" })).found, [2])
      assert.deepStrictEqual((yield* list({ since: new Date(start - 2 * minute) })).found, [0, 1, 2])
      const page = yield* list({ status: "failed" }, { limit: 2, cursor: null })
      assert.deepStrictEqual(page.found, [1, 2])
      const rest = yield* list({ status: "failed" }, { limit: 2, cursor: page.nextCursor })
      assert.deepStrictEqual(rest, { found: [4], nextCursor: null })
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a text that no address has and databases break on", () =>
    Effect.gen(function*() {
      const { id, one, webhooks } = yield* withEndpoint
      for (const text of ["\0", "\ud800"]) {
        const error = yield* Effect.flip(webhooks.deliveries(one.live, id, first, { search: { _tag: "Text", text } }))
        assert.deepStrictEqual(error._tag === "ValidationError" && error.issues.map(({ path }) => path), [["q"]])
      }
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a cursor of other filters, and says that it is the cursor", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      yield* add({}, {}, {})
      const { nextCursor: plain } = yield* webhooks.deliveries(one.live, id, { limit: 1, cursor: null })
      const { nextCursor: failed } = yield* webhooks.deliveries(one.live, id, { limit: 1, cursor: null }, {
        status: "failed"
      })
      yield* webhooks.deliveries(one.live, id, { limit: 1, cursor: plain }, silent)
      const wrong = [
        webhooks.deliveries(one.live, id, { limit: 1, cursor: failed }),
        webhooks.deliveries(one.live, id, { limit: 1, cursor: plain }, { status: "failed" }),
        webhooks.deliveries(one.live, id, { limit: 1, cursor: failed }, { status: "pending" })
      ]
      for (const attempt of wrong) {
        const error = yield* Effect.flip(attempt)
        assert.deepStrictEqual(error._tag === "ValidationError" && error.issues.map(({ path }) => path), [["cursor"]])
      }
    }).pipe(Effect.provide(engine())))
})

describe("Webhooks.request", () => {
  it.effect("has no body where the email is gone, and still one of a test event", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const [gone, test] = yield* add({ emailId: newId() }, { isTest: true, emailEventId: null })
      assert.isNull((yield* webhooks.request(one.live, id, gone!)).body)
      assert.strictEqual(JSON.parse((yield* webhooks.request(one.live, id, test!)).body ?? "").id, test)
    }).pipe(Effect.provide(engine())))
})

describe("Retrying by hand", () => {
  it.effect("makes a failed delivery pending, wakes the workers, and is in the audit log", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const [failed, pending, delivered] = yield* add({ attempts: 8 }, { status: "pending" }, { status: "delivered" })
      for (const other of [pending, delivered]) {
        const refused = yield* Effect.flip(webhooks.retry(one.live, id, other!))
        assert.strictEqual(refused._tag, "Conflict")
      }
      assert.deepStrictEqual([yield* isWoken, yield* entriesOf(one)], [false, []])
      assert.deepInclude(yield* webhooks.retry(one.live, id, failed!), { id: failed!, status: "pending", attempts: 8 })
      assert.isTrue(yield* isWoken)
      assert.deepStrictEqual(yield* entriesOf(one), [["webhook.delivery_retried", one.live.actor.id, failed]])
      assert.strictEqual((yield* Effect.flip(webhooks.retry(one.live, id, failed!)))._tag, "Conflict")
    }).pipe(Effect.provide(engine())))

  it.effect("retries what failed since a time, each once, and is in the audit log once", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const ids = yield* add({ status: "delivered" }, {}, { mode: "test" }, { status: "pending" }, {}, {})
      const since = new Date(start - 4 * minute)
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, since), 3)
      assert.strictEqual(yield* webhooks.countFailed(one.test, id, since), 1)
      const step = (caller: Caller = one.live) => webhooks.retryFailed(caller, id, since, null)
      assert.deepStrictEqual(yield* step(), { retried: 3, nextCursor: null })
      assert.isTrue(yield* isWoken)
      const { data } = yield* webhooks.deliveries(one.live, id, first)
      assert.deepStrictEqual(data.map(({ id, status }) => [ids.indexOf(id), status]), [
        [0, "delivered"],
        [1, "pending"],
        [2, "pending"],
        [3, "pending"],
        [4, "pending"],
        [5, "failed"]
      ])
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, since), 0)
      assert.deepStrictEqual(yield* step(), { retried: 0, nextCursor: null })
      assert.isFalse(yield* isWoken)
      assert.deepStrictEqual(yield* entriesOf(one), [["webhook.deliveries_retried", one.live.actor.id, id]])
    }).pipe(Effect.provide(engine())))

  it.effect("takes a hundred in a step, and goes on where that ended", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      yield* add(...Array.from({ length: 130 }, () => ({})))
      const since = new Date(0)
      const one100 = yield* webhooks.retryFailed(one.live, id, since, null)
      assert.strictEqual(one100.retried, 100)
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, since), 30)
      assert.deepStrictEqual(yield* webhooks.retryFailed(one.live, id, since, one100.nextCursor), {
        retried: 30,
        nextCursor: null
      })
      const other = yield* Effect.flip(webhooks.retryFailed(one.live, id, new Date(start), one100.nextCursor))
      assert.strictEqual(other._tag, "ValidationError")
    }).pipe(Effect.provide(engine())))

  it.effect("does not count what somebody else retried meanwhile", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const store = yield* WebhookStore
      const ids = yield* add({}, {}, {})
      // Between the reading and the retries, another request takes one and removes another.
      const meanwhile = { [ids[0]!]: "not_failed", [ids[1]!]: "not_found" } as const
      const { calls } = yield* callsOn({
        ...store,
        retry: (options) =>
          options.deliveryId in meanwhile ? Effect.succeed(meanwhile[options.deliveryId]!) : store.retry(options)
      })
      assert.deepStrictEqual(yield* calls.retryFailed(one.live, id, new Date(0), null), {
        retried: 1,
        nextCursor: null
      })
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, new Date(0)), 2)
    }).pipe(Effect.provide(engine())))
})

/** The calls on another store. */
const callsOn = Effect.fnUntraced(function*(store: WebhookStore["Service"]) {
  const webhooks = yield* Webhooks
  return WebhookDeliveries.make({
    store,
    wakeups: yield* Wakeups,
    audit: yield* AuditLog,
    random: yield* SecureRandom.SecureRandom,
    clock: yield* Clock.Clock,
    headerPrefix: "Service",
    get: webhooks.get
  })
})

describe("The count of failed deliveries", () => {
  it.effect("goes over several readings, and begins each where the one before ended", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      yield* add(
        ...Array.from({ length: 2_010 }, (_, index) => ({ status: index % 201 === 0 ? "pending" : "failed" } as const))
      )
      assert.strictEqual(yield* webhooks.countFailed(one.live, id, new Date(0)), 2_000)
    }).pipe(Effect.provide(engine())))

  /** The count on a store that answers each reading with so many, and says where it stopped; with how often it was read. */
  const counted = Effect.fnUntraced(function*(found: number, isLast: (reading: number) => boolean) {
    const { id, one } = yield* withEndpoint
    const store = yield* WebhookStore
    const failed = testDelivery({ endpointId: id, status: "failed" })
    const places: Array<string | null> = []
    const { calls } = yield* callsOn({
      ...store,
      searchDeliveries: ({ after }) =>
        Effect.sync(() => {
          places.push(after?.id ?? null)
          const deliveries = Array.from(
            { length: found },
            (_, index) => ({ ...failed, id: `${places.length}-${index}` })
          )
          const stoppedAt = { createdAt: failed.createdAt, id: `stopped ${places.length}` }
          return { deliveries, stoppedAt: isLast(places.length) ? null : stoppedAt }
        })
    })
    return { count: yield* calls.countFailed(one.live, id, new Date(0)), places }
  })

  it.effect("ends at ten thousand", () =>
    Effect.gen(function*() {
      const { count, places } = yield* counted(1_000, () => false)
      assert.strictEqual(count, 10_000)
      assert.deepStrictEqual([places.length, places[0], places[1]], [10, null, "1-999"])
    }).pipe(Effect.provide(engine())))

  it.effect("reads on where a reading stopped, and no more than ten times", () =>
    Effect.gen(function*() {
      const { count, places } = yield* counted(3, () => false)
      assert.strictEqual(count, 30)
      assert.deepStrictEqual([places.length, places[0], places[1]], [10, null, "stopped 1"])
      assert.strictEqual((yield* counted(3, (reading) => reading === 2)).count, 6)
    }).pipe(Effect.provide(engine())))

  it.effect("is refused for an endpoint that is not the account's", () =>
    Effect.gen(function*() {
      const { id, webhooks } = yield* withEndpoint
      const other = yield* customer()
      assert.strictEqual((yield* Effect.flip(webhooks.countFailed(other.live, id, new Date(0))))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))
})

describe("Sending again", () => {
  it.effect("is in the audit log by what it copies, and wakes the workers", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const [past] = yield* add({ eventType: "email.bounced" })
      const again = yield* webhooks.sendAgain(one.live, id, past!)
      assert.deepInclude(again, { eventType: "email.bounced", replayOf: past!, isTest: false, mode: "live" })
      assert.deepStrictEqual(again.createdAt, new Date(start))
      assert.isTrue(yield* isWoken)
      assert.deepStrictEqual(yield* entriesOf(one), [["webhook.delivery_sent_again", one.live.actor.id, past]])
    }).pipe(Effect.provide(engine())))

  it.effect("is refused of a test event, and leaves nothing behind", () =>
    Effect.gen(function*() {
      const { add, id, one, webhooks } = yield* withEndpoint
      const [test] = yield* add({ isTest: true, emailEventId: null })
      assert.strictEqual((yield* Effect.flip(webhooks.sendAgain(one.live, id, test!)))._tag, "Conflict")
      assert.strictEqual((yield* webhooks.deliveries(one.live, id, first)).data.length, 1)
      assert.deepStrictEqual(yield* entriesOf(one), [])
    }).pipe(Effect.provide(engine())))
})
