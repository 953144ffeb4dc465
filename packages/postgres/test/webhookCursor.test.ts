import { assert, describe, it } from "@effect/vitest"
import { type WebhookLease, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import { layerNoMigrations } from "@sendwright/postgres/PgStorage"
import { endpoint, newId, testDelivery } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import * as TestClock from "effect/testing/TestClock"
import { clientOf, newDatabase, random } from "./databases.ts"

const time = new Date("2026-11-21T12:00:00Z")
const at = (millis: number) => new Date(time.getTime() + millis)
const second = 1_000
const options = { limit: 100, perEndpoint: 100, leaseMillis: 30 * second }

const openDatabase = Effect.gen(function*() {
  const { url } = yield* newDatabase
  yield* Effect.provide(migrate, clientOf(url, 1))
  // The test clock stands still: no sweep is due, unless a test moves it.
  const join = Effect.map(
    Layer.build(Layer.fresh(layerNoMigrations.pipe(Layer.provideMerge(clientOf(url, 6)), Layer.provide(random)))),
    (context) => ({ store: Context.get(context, WebhookStore), sql: Context.get(context, SqlClient) })
  )
  const { sql, store: writer } = yield* join
  yield* sql`SELECT sendwright.make_month(${time})`
  const accountId = newId()
  const addEndpoint = Effect.suspend(() => {
    const one = endpoint({ accountId })
    return Effect.as(writer.addEndpoint(one, "sealed"), one.id)
  })
  const add = (endpointId: string, createdAt: Date, by = writer) => {
    const delivery = testDelivery({ endpointId, createdAt })
    return Effect.as(by.addDelivery(accountId, delivery), delivery.id)
  }
  return { join, add, addEndpoint }
})

const idsOf = (leases: ReadonlyArray<WebhookLease>) => leases.map(({ deliveryId }) => deliveryId)

/** Runs a step in a transaction that stays open until the answer is called, which commits it or rolls it back. */
const inOpenTransaction = Effect.fnUntraced(function*<A, E>(sql: SqlClient, step: Effect.Effect<A, E>) {
  const done = yield* Deferred.make<A, E>()
  const gate = yield* Deferred.make<boolean>()
  const fiber = yield* Effect.forkDetach(sql.withTransaction(Effect.gen(function*() {
    yield* Effect.onExit(step, (exit) => Deferred.done(done, exit))
    if (!(yield* Deferred.await(gate))) return yield* Effect.fail("rolled back")
  })))
  const value = yield* Deferred.await(done)
  // A test that fails must not wait for it.
  yield* Effect.addFinalizer(() => Effect.andThen(Deferred.succeed(gate, false), Fiber.await(fiber)))
  return { value, finish: (commits: boolean) => Effect.andThen(Deferred.succeed(gate, commits), Fiber.await(fiber)) }
})

describe("A node that reads the queue of webhooks on from where it stopped", () => {
  it.effect(
    "reads what was added in steps where it is much, and forgets nothing between them",
    () =>
      Effect.gen(function*() {
        const { addEndpoint, join } = yield* openDatabase
        const [{ sql }, { store }] = [yield* join, yield* join]
        const endpoints = yield* Effect.all([addEndpoint, addEndpoint, addEndpoint])
        const add = (count: number) =>
          sql`
          WITH d AS (
            INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_type, status, attempts,
              is_test, created_at)
            SELECT (left(sendwright.first_id(${time})::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid,
              ${newId()}::uuid, (${endpoints}::uuid[])[1 + n % 3], 'live', 'email.sent', 'pending',
              0, true, ${time}
            FROM generate_series(1, ${count}::int4) n RETURNING id, endpoint_id
          )
          INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
          SELECT id, endpoint_id, ${time}, ${time} FROM d`
        const claimed = new Set<string>()
        const claimAll = Effect.gen(function*() {
          for (let size = 300; size === 300;) {
            const leases = yield* store.claim({ ...options, limit: 300, perEndpoint: 300, now: time })
            for (const id of idsOf(leases)) {
              assert.isFalse(claimed.has(id))
              claimed.add(id)
            }
            size = leases.length
          }
        })
        yield* claimAll
        const early = yield* inOpenTransaction(sql, add(40))
        for (let i = 0; i < 15; i++) yield* add(100)
        const late = yield* inOpenTransaction(sql, add(1_500))
        for (let i = 0; i < 15; i++) yield* add(100)
        yield* claimAll
        assert.strictEqual(claimed.size, 3_000)
        yield* early.finish(true)
        yield* claimAll
        assert.strictEqual(claimed.size, 3_040)
        // More than a step takes, of one transaction that was open before and of one that was not.
        yield* late.finish(true)
        yield* claimAll
        assert.strictEqual(claimed.size, 4_540)
        yield* add(5_000)
        yield* claimAll
        assert.strictEqual(claimed.size, 9_540)
      }).pipe(Effect.scoped),
    300_000
  )

  it.effect("claims at once what a transaction commits that was open for long", () =>
    Effect.gen(function*() {
      const { add, addEndpoint, join } = yield* openDatabase
      const [writer, { store }] = [yield* join, yield* join]
      const id = yield* addEndpoint
      assert.deepStrictEqual(yield* store.claim({ ...options, now: time }), [])
      const { finish, value: early } = yield* inOpenTransaction(writer.sql, add(id, time, writer.store))
      for (let minute = 1; minute <= 30; minute++) {
        const now = at(60 * minute * second)
        const next = yield* add(id, now)
        const leases = yield* store.claim({ ...options, now, leaseMillis: 3_600 * second })
        assert.deepStrictEqual(idsOf(leases), [next])
      }
      yield* finish(true)
      assert.deepStrictEqual(yield* store.nextDue, time)
      assert.include(idsOf(yield* store.claim({ ...options, now: at(1_801 * second) })), early)
    }).pipe(Effect.scoped), 300_000)

  it.effect(
    "forgets nothing of a claim inside a transaction that is rolled back, here and on another node",
    () =>
      Effect.gen(function*() {
        const { add, addEndpoint, join } = yield* openDatabase
        const [one, other] = [yield* join, yield* join]
        const id = yield* addEndpoint
        const delivery = yield* add(id, time)
        const { finish, value } = yield* inOpenTransaction(one.sql, one.store.claim({ ...options, now: time }))
        assert.deepStrictEqual(idsOf(value), [delivery])
        assert.deepStrictEqual(yield* other.store.claim({ ...options, now: time }), [])
        yield* finish(false)
        assert.deepStrictEqual(idsOf(yield* other.store.claim({ ...options, now: time })), [delivery])
      }).pipe(Effect.scoped),
    300_000
  )

  it.effect("finds by a sweep what nothing has told it of", () =>
    Effect.gen(function*() {
      const { add, addEndpoint, join } = yield* openDatabase
      const { sql, store } = yield* join
      const id = yield* addEndpoint
      const claim = Effect.map(store.claim({ ...options, now: at(10 * second) }), idsOf)
      assert.deepStrictEqual(yield* claim, [])
      const [free, leased] = [yield* add(id, time), yield* add(id, time)]
      // A transaction of a former life of the database, and a lease that ended before it was seen.
      yield* sql`UPDATE sendwright.webhook_jobs SET token = 'gone' WHERE delivery_id = ${leased}`
      yield* sql`UPDATE sendwright.webhook_jobs SET freed_in = '3' WHERE delivery_id = ${free}`
      assert.deepStrictEqual(yield* claim, [])
      yield* TestClock.adjust("31 seconds")
      assert.deepStrictEqual((yield* claim).toSorted(), [free, leased].toSorted())
    }).pipe(Effect.scoped), 300_000)

  for (let seed = 1; seed <= 4; seed++) {
    it.effect(
      `loses nothing beside another node, and leases nothing twice: history ${seed}`,
      () =>
        Effect.gen(function*() {
          const { add, addEndpoint, join } = yield* openDatabase
          let nodes = [yield* join, yield* join]
          const writer = yield* join
          const chance = SeededRandom.make(seed)
          const endpoints = yield* Effect.all(Array.from({ length: 12 }, () => addEndpoint))
          let now = 0
          /** When each delivery is due that is not leased; those that are leased, and when that ends. */
          const due = new Map<string, { readonly of: string; readonly at: number }>()
          const leases = new Map<
            string,
            { readonly lease: WebhookLease; readonly ends: number; readonly due: number }
          >()
          const open: Array<{
            readonly finish: (commits: boolean) => Effect.Effect<unknown>
            readonly id: string
            readonly of: string
            readonly at: number
          }> = []
          // Clocks may differ by less than two seconds.
          let latest = 0
          const lapse = () => {
            for (const [id, { due: was, ends, lease }] of leases) {
              if (ends > now) continue
              leases.delete(id)
              due.set(id, { of: lease.delivery.endpointId, at: was })
            }
          }
          const claim = Effect.fnUntraced(function*(limit: number, perEndpoint: number, rooms: Map<string, number>) {
            lapse()
            const { store } = chance.pick(nodes)
            const claimed = yield* store.claim({
              now: at(now),
              limit,
              perEndpoint,
              rooms,
              leaseMillis: options.leaseMillis
            })
            const dueOf = (of: string) => [...due].filter(([, job]) => job.of === of && job.at <= now)
            let most = 0
            for (const of of endpoints) {
              const room = rooms.get(of) ?? perEndpoint
              const mine = claimed.filter(({ delivery }) => delivery.endpointId === of)
              assert.isAtMost(mine.length, room)
              most += Math.min(room, dueOf(of).length)
            }
            assert.strictEqual(claimed.length, Math.min(limit, most), `at ${now}`)
            for (const lease of claimed) {
              const job = due.get(lease.deliveryId)
              assert.isDefined(job, "leased twice")
              assert.isAtMost(job!.at, now)
              due.delete(lease.deliveryId)
              leases.set(lease.deliveryId, { lease, ends: now + options.leaseMillis, due: job!.at })
            }
          })
          for (let step = 0; step < 150; step++) {
            if (chance.below(3) > 0) now += chance.below(3 * second)
            else if (chance.below(12) === 0) now = Math.max(now - second, latest - 1_500)
            latest = Math.max(latest, now)
            const of = chance.pick(endpoints)
            switch (chance.below(9)) {
              case 0:
              case 1: {
                // Of now, of a clock that is behind or ahead.
                const when = now + (chance.below(3) === 0 ? chance.below(20 * second) - 10 * second : 0)
                for (let i = chance.below(4); i >= 0; i--) due.set(yield* add(of, at(when)), { of, at: when })
                break
              }
              case 2: {
                if (open.length >= 2) break
                const { finish, value } = yield* inOpenTransaction(writer.sql, add(of, at(now), writer.store))
                open.push({ finish, id: value, of, at: now })
                break
              }
              case 3: {
                const one = open.shift()
                if (one === undefined) break
                const commits = chance.below(3) > 0
                yield* one.finish(commits)
                if (commits) due.set(one.id, { of: one.of, at: one.at })
                break
              }
              case 4:
              case 5: {
                const rooms = new Map(chance.some(endpoints).map((id) => [id, chance.below(4)]))
                yield* claim(1 + chance.below(20), chance.below(4), rooms)
                break
              }
              case 6: {
                for (const { ends, lease } of chance.some([...leases.values()])) {
                  if (ends <= now) continue
                  const { deliveryId, token } = lease
                  const retry = chance.below(2) === 0 ? now + chance.below(60 * second) : null
                  const { store } = chance.pick(nodes)
                  const held = yield* store.settle([{
                    deliveryId,
                    token,
                    attempt: { at: at(now), responseCode: 200, error: null, durationMs: 1 },
                    next: retry === null ? { _tag: "Delivered" } : { _tag: "RetryAt", at: at(retry) }
                  }])
                  assert.deepStrictEqual(held, [true])
                  leases.delete(deliveryId)
                  if (retry !== null) due.set(deliveryId, { of: lease.delivery.endpointId, at: retry })
                }
                break
              }
              case 7: {
                for (const { due: was, ends, lease } of chance.some([...leases.values()])) {
                  if (ends <= now) continue
                  yield* chance.pick(nodes).store.release([lease])
                  leases.delete(lease.deliveryId)
                  due.set(lease.deliveryId, { of: lease.delivery.endpointId, at: was })
                }
                break
              }
              case 8: {
                if (chance.below(4) === 0) nodes = [nodes[1]!, yield* join]
                lapse()
                const next = yield* chance.pick(nodes).store.nextDue
                const first = Math.min(
                  ...[...due.values()].map((job) => job.at),
                  ...[...leases.values()].map(({ ends }) => ends)
                )
                // What is due already is due, since whenever.
                if (first < Infinity) {
                  assert.isAtMost(next?.getTime() ?? Infinity, time.getTime() + Math.max(first, now))
                }
              }
            }
          }
          for (const { finish, ...job } of open) {
            yield* finish(true)
            due.set(job.id, job)
          }
          now = latest + 120 * second
          for (let i = 0; i < 50 && (due.size > 0 || i === 0); i++) yield* claim(20, 100, new Map())
          assert.strictEqual(due.size, 0)
        }).pipe(Effect.scoped),
      300_000
    )
  }
})
