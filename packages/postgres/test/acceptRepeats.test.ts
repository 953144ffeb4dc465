import { assert, describe, it } from "@effect/vitest"
import { type AcceptGroup, EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, random, serverClient } from "./databases.ts"
import { node } from "./nodes.ts"

const stores = PgStorage.layer.pipe(Layer.provide(random))

const keyed = (accountId: string, key: string, over: Partial<NewEmail> = {}): AcceptGroup =>
  acceptGroup([newEmail({ accountId, ...over })], {
    idempotency: { kind: "single", key, fingerprint: "same", expiresAt: new Date("2099-01-01T00:00:00Z") },
    answer: { of: key }
  })

describe("Accepts with one key at once", () => {
  it.live("lets one of many nodes have a key, and replays its answer to the others", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      const nodes = yield* Effect.all(Array.from({ length: 4 }, () => node(url, 4)))
      const accountId = newId()
      const expired = new Date("2026-11-20T00:00:00Z")
      const old = nodes.map((context) => Context.get(context, EmailStore))
      // Keys that expired must be forgotten by exactly one of them.
      yield* old[0]!.accept(Array.from({ length: 20 }, (_, index) => {
        const group = keyed(accountId, `key ${index}`, { createdAt: new Date("2026-11-19T00:00:00Z") })
        return { ...group, idempotency: { ...group.idempotency!, expiresAt: expired } }
      }))
      const answers = yield* Effect.all(
        Array.from({ length: 200 }, (_, index) => old[index % 4]!.accept([keyed(accountId, `key ${index % 20}`)])),
        { concurrency: "unbounded" }
      )
      const ids = answers.map(([answer], index) => {
        assert(answer?._tag === "Judged" || answer?._tag === "Replayed")
        const [verdict] = answer.verdicts
        assert(verdict?._tag === "Accepted")
        return [index % 20, answer._tag, verdict.emailId] as const
      })
      for (let key = 0; key < 20; key++) {
        const ofKey = ids.filter(([of]) => of === key)
        assert.strictEqual(ofKey.filter(([, tag]) => tag === "Judged").length, 1)
        assert.strictEqual(new Set(ofKey.map(([, , id]) => id)).size, 1)
      }
    }).pipe(Effect.scoped), 300_000)

  for (const allOrNothing of [false, true]) {
    it.live(
      `replays ${allOrNothing ? "a batch" : "a send"} that used the quota up while its repeat waited for it`,
      () =>
        Effect.gen(function*() {
          const sql = yield* SqlClient
          const store = yield* EmailStore
          const accountId = newId()
          const quota = { month: "2026-11", monthlyLimit: 1, day: "2026-11-21", dailyLimit: null }
          const group = () => ({ ...keyed(accountId, "key"), quota, allOrNothing })
          const stored = yield* Deferred.make<void>()
          const waited = yield* Deferred.make<void>()
          const first = yield* Effect.forkChild(sql.withTransaction(Effect.gen(function*() {
            const answers = yield* store.accept([group()])
            yield* Deferred.succeed(stored, undefined)
            yield* Deferred.await(waited)
            return answers
          })))
          yield* Deferred.await(stored)
          const repeat = yield* Effect.forkChild(store.accept([group()]))
          const waiting = sql<{ readonly count: number }>`
          SELECT count(*)::int4 AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`
          yield* Effect.repeat(Effect.delay(waiting, "20 millis"), { until: ([row]) => row?.count === 1 })
          yield* Deferred.succeed(waited, undefined)
          const [judged] = yield* Fiber.join(first)
          assert(judged?._tag === "Judged")
          const replayed = { _tag: "Replayed" as const, verdicts: judged.verdicts, answer: { of: "key" } }
          assert.deepStrictEqual(yield* Fiber.join(repeat), [replayed])
          // Another key is refused, as is the same one with another content.
          const [other] = yield* store.accept([{ ...keyed(accountId, "other"), quota, allOrNothing }])
          assert(other?._tag === (allOrNothing ? "Refused" : "Judged"))
          assert.deepStrictEqual(other.verdicts.map(({ _tag }) => _tag), ["OverQuota"])
        }).pipe(Effect.provide(stores.pipe(Layer.provideMerge(serverClient))), Effect.scoped),
      60_000
    )
  }
})
