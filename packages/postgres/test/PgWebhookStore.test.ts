import { assert, describe, it } from "@effect/vitest"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import { layerNoMigrations } from "@sendwright/postgres/PgStorage"
import { endpoint, newId, peppers, testDelivery } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { clientOf, newDatabase, random } from "./databases.ts"
import { countingClient, node } from "./nodes.ts"

const time = new Date("2026-11-21T12:00:00Z")
const claimOptions = { now: time, limit: 16, perEndpoint: 8, leaseMillis: 30_000 }

const database = Effect.gen(function*() {
  const { url } = yield* newDatabase
  yield* Effect.provide(migrate, clientOf(url, 1))
  return url
})

/** The stores of a node together with its client. */
const openNode = (client: Layer.Layer<SqlClient, SqlError>) =>
  Layer.build(Layer.fresh(layerNoMigrations.pipe(Layer.provideMerge(client), Layer.provide([random, peppers]))))

const storeOf = (context: Context.Context<WebhookStore>) => Context.get(context, WebhookStore)

/** An endpoint with so many deliveries that are due. */
const withDue = Effect.fnUntraced(function*(store: WebhookStore["Service"], count: number) {
  const accountId = newId()
  const one = endpoint({ accountId })
  yield* store.addEndpoint(one, "sealed")
  for (let i = 0; i < count; i++) {
    yield* store.addDelivery(accountId, testDelivery({ endpointId: one.id, createdAt: time }))
  }
  return one.id
})

const delivered = (leases: ReadonlyArray<{ readonly deliveryId: string; readonly token: string }>) =>
  leases.map(({ deliveryId, token }) => ({
    deliveryId,
    token,
    attempt: { at: time, responseCode: 200, error: null, durationMs: 1 },
    next: { _tag: "Delivered" as const }
  }))

const countingNode = (url: Redacted.Redacted, count: { statements: number }) =>
  Effect.map(
    Effect.suspend(() => openNode(countingClient(url, count, new URL(Redacted.value(url))))),
    storeOf
  )

describe("PgWebhookStore on several nodes", () => {
  it.live("leases each delivery to one of them, and each endpoint to all of them", () =>
    Effect.gen(function*() {
      const url = yield* database
      const stores = (yield* Effect.all([node(url, 4), node(url, 4), node(url, 4)])).map(storeOf)
      const ids = [yield* withDue(stores[0]!, 60), yield* withDue(stores[0]!, 60)]
      const leased: Array<string> = []
      for (let round = 0; round < 60 && leased.length < 120; round++) {
        const claims = yield* Effect.all(stores.map((store) => store.claim(claimOptions)), { concurrency: "unbounded" })
        for (const claim of claims) {
          for (const id of ids) {
            assert.isAtMost(claim.filter(({ delivery }) => delivery.endpointId === id).length, 8)
          }
          leased.push(...claim.map(({ deliveryId }) => deliveryId))
        }
      }
      assert.strictEqual(leased.length, 120)
      assert.strictEqual(new Set(leased).size, 120)
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "goes on while the claim of one of them is frozen, for other endpoints and for those of that claim",
    () =>
      Effect.gen(function*() {
        const url = yield* database
        const frozen = yield* openNode(clientOf(url, 1))
        const other = storeOf(yield* node(url, 4))
        const busy = yield* withDue(other, 20)
        const quiet = yield* withDue(other, 2)
        const claimed = yield* Deferred.make<ReadonlyArray<string>>()
        // What the server has of a node that stopped after its claim: a session whose transaction does not end.
        yield* Effect.forkScoped(
          Context.get(frozen, SqlClient).withTransaction(
            storeOf(frozen).claim({ ...claimOptions, perEndpoint: 1 }).pipe(
              Effect.tap((leases) => Deferred.succeed(claimed, leases.map(({ deliveryId }) => deliveryId))),
              Effect.andThen(Effect.never)
            )
          )
        )
        const held = yield* Deferred.await(claimed)
        assert.strictEqual(held.length, 2)
        const leases = yield* Effect.timeout(other.claim({ ...claimOptions, limit: 100 }), "10 seconds")
        const count = (id: string) => leases.filter(({ delivery }) => delivery.endpointId === id).length
        assert.deepStrictEqual([count(busy), count(quiet)], [8, 1])
        assert.isTrue(leases.every(({ deliveryId }) => !held.includes(deliveryId)))
        assert.isTrue((yield* other.settle(delivered(leases))).every((isHeld) => isHeld))
        assert.strictEqual((yield* other.claim({ ...claimOptions, limit: 100 })).length, 8)
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("claims, looks ahead and settles in one round trip each", () =>
    Effect.gen(function*() {
      const url = yield* database
      const count = { statements: 0 }
      const store = yield* countingNode(url, count)
      yield* withDue(store, 40)
      const counted = <A, E>(effect: Effect.Effect<A, E>) =>
        Effect.gen(function*() {
          const before = count.statements
          const value = yield* effect
          return [value, count.statements - before] as const
        })
      // The first of each also has to be prepared.
      yield* store.settle(delivered(yield* store.claim(claimOptions)))
      yield* store.nextDue
      const [leases, ofClaim] = yield* counted(store.claim(claimOptions))
      assert.strictEqual(leases.length, 8)
      const [, ofSettle] = yield* counted(store.settle(delivered(leases)))
      const [, ofNextDue] = yield* counted(store.nextDue)
      assert.deepStrictEqual({ ofClaim, ofSettle, ofNextDue }, { ofClaim: 1, ofSettle: 1, ofNextDue: 1 })
    }).pipe(Effect.scoped), 300_000)
})
