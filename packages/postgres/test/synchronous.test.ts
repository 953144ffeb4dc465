import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type AcceptAnswer, EmailStore } from "@sendwright/core/emails/EmailStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId, peppers } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { type LocalPostgres, startPostgres } from "../../../scripts/local-postgres.ts"
import { newDatabaseOn, random } from "./databases.ts"

let primary: LocalPostgres
let standby: Omit<LocalPostgres, "follow">
beforeAll(async () => {
  primary = await startPostgres({ durable: true, settings: ["shared_buffers=32MB"] })
  standby = await primary.follow()
}, 300_000)
afterAll(() => Promise.all([standby.stop(), primary.stop()]))

const onPrimary = (...statements: ReadonlyArray<string>) =>
  SqlClient.use((sql) => Effect.forEach(statements, (statement) => sql.unsafe(statement).unprepared)).pipe(
    Effect.provide(PgStorage.layerClient({ url: Redacted.make(primary.url), maxConnections: 1 }))
  )

const waitsForStandby = (does: boolean) =>
  onPrimary(`ALTER SYSTEM SET synchronous_standby_names = '${does ? "*" : ""}'`, "SELECT pg_reload_conf()")

/** The store on a new database, with commits that wait for a standby from then on. */
const synchronousStore = Effect.gen(function*() {
  const { url } = yield* newDatabaseOn(primary.url)
  const context = yield* Layer.build(PgStorage.layer.pipe(
    Layer.provideMerge(PgStorage.layerClient({ url, commandTimeout: "3 seconds" })),
    Layer.provide([random, peppers])
  ))
  const store = Context.get(context, EmailStore)
  // Connections and plans are there when the time of a command begins to count: it is to pass in the commit.
  yield* store.accept([acceptGroup([newEmail({ accountId: newId() })])])
  yield* Effect.acquireRelease(waitsForStandby(true), () => Effect.orDie(waitsForStandby(false)))
  return store
})

/** The standby is away while it runs. */
const withoutStandby = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.acquireUseRelease(
    Effect.promise(standby.crash),
    () => effect,
    () => Effect.promise(standby.restart)
  )

const aSend = () => {
  const email = newEmail({ accountId: newId() })
  const key = { kind: "single", key: newId() } as const
  const expiresAt = new Date(email.createdAt.getTime() + 3_600_000)
  return {
    email,
    keyed: acceptGroup([email], { idempotency: { ...key, fingerprint: "same", expiresAt } }),
    lookup: { accountId: email.accountId, mode: email.mode, ...key }
  }
}

const tagsOf = (answers: ReadonlyArray<AcceptAnswer>) => answers.map(({ _tag }) => _tag)

describe("An email that the standby has not received when its commit is given up", () => {
  it.live(
    "is stored, and acknowledged to nobody who repeats the send, until the standby has it",
    () =>
      Effect.gen(function*() {
        const store = yield* synchronousStore
        const { email, keyed, lookup } = aSend()
        const again = store.accept([{ ...keyed, messages: [newEmail({ accountId: email.accountId })] }])
        yield* withoutStandby(Effect.gen(function*() {
          assert.strictEqual((yield* Effect.flip(store.accept([keyed]))).outage, "unanswered")
          const found = store.find({ accountId: email.accountId, modes: [email.mode] }, email.id)
          // The server sees a little later than the client that nobody waits for the commit any more, and shows it then.
          yield* Effect.repeat(Effect.delay(found, "50 millis"), { until: Option.isSome })
          assert.strictEqual((yield* Effect.flip(again)).outage, "unanswered")
          assert.strictEqual((yield* Effect.flip(store.recall(lookup, email.createdAt))).outage, "unanswered")
        }))
        assert.deepStrictEqual(tagsOf(yield* Effect.eventually(again)), ["Replayed"])
        assert.strictEqual((yield* store.recall(lookup, email.createdAt))._tag, "Some")
      }).pipe(Effect.scoped),
    300_000
  )

  it.live(
    "is acknowledged to no caller that repeats the command, until the standby has it",
    () =>
      Effect.gen(function*() {
        const store = yield* synchronousStore
        const group = acceptGroup([newEmail({ accountId: newId() })])
        yield* withoutStandby(Effect.gen(function*() {
          for (let times = 0; times < 2; times++) {
            assert.strictEqual((yield* Effect.flip(store.accept([group]))).outage, "unanswered")
          }
        }))
        assert.deepStrictEqual(tagsOf(yield* Effect.eventually(store.accept([group]))), ["Judged"])
      }).pipe(Effect.scoped),
    300_000
  )
})
