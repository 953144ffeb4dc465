import { assert, describe, it, layer } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import { type AcceptGroup, EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import { SuppressionStore } from "@sendwright/core/suppressions/SuppressionStore"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId, suppression } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { inspect } from "node:util"
import * as PgEmailStore from "../src/emails/PgEmailStore.ts"
import { clientOf, newDatabase, random, serverClient } from "./databases.ts"
import { countingClient, node } from "./nodes.ts"

const live = (accountId: string) => ({ accountId, modes: ["live"] as const })

const tagsOf = (answers: ReadonlyArray<unknown>) =>
  answers.map((answer) => Reflect.get(answer as object, "_tag") as string)

const expiresAt = new Date("2099-01-01T00:00:00Z")

const keyed = (accountId: string, key: string, over: Partial<NewEmail> = {}): AcceptGroup =>
  acceptGroup([newEmail({ accountId, ...over })], {
    idempotency: { kind: "single", key, fingerprint: "same", expiresAt },
    answer: { of: key }
  })

const stores = PgStorage.layer.pipe(Layer.provide(random))

const inTransactions = <E>(name: string, client: Layer.Layer<SqlClient, E>) =>
  layer(stores.pipe(Layer.provideMerge(client)))(`inside the application's transaction (${name})`, (it) => {
    it.effect("commits and rolls back with it", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* EmailStore
        const accountId = newId()
        yield* sql`CREATE TABLE orders (id uuid PRIMARY KEY)`
        const kept = newEmail({ accountId })
        yield* sql.withTransaction(Effect.gen(function*() {
          yield* sql`INSERT INTO orders VALUES (${kept.id})`
          yield* store.accept([acceptGroup([kept])])
          // Seen inside, and by nobody else before the commit.
          assert.isTrue(Option.isSome(yield* store.find(live(accountId), kept.id)))
        }))
        const lost = newEmail({ accountId })
        const failure = yield* Effect.flip(sql.withTransaction(Effect.gen(function*() {
          yield* sql`INSERT INTO orders VALUES (${lost.id})`
          yield* store.accept([acceptGroup([lost])])
          return yield* Effect.fail("no stock")
        })))
        assert.strictEqual(failure, "no stock")
        assert.isTrue(Option.isSome(yield* store.find(live(accountId), kept.id)))
        assert.isTrue(Option.isNone(yield* store.find(live(accountId), lost.id)))
        assert.strictEqual((yield* sql`SELECT id FROM orders`).length, 1)
        assert.strictEqual(
          (yield* sql`SELECT email_id FROM sendwright.send_jobs WHERE account_id = ${accountId}`).length,
          1
        )
      }))

    it.effect("replays and repeats there without costing the application its transaction", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* EmailStore
        const accounts = yield* AccountStore
        const rates = yield* RateStore
        const accountId = newId()
        const first = keyed(accountId, "k")
        yield* sql.withTransaction(Effect.gen(function*() {
          assert.deepStrictEqual(tagsOf(yield* store.accept([first])), ["Judged"])
          assert.deepStrictEqual(tagsOf(yield* store.accept([keyed(accountId, "k")])), ["Replayed"])
          // The same ids again: the statement fails, and is undone to before it.
          assert.deepStrictEqual(yield* store.accept([{ ...first, idempotency: null }]), [
            { _tag: "Judged", verdicts: [{ _tag: "Accepted", emailId: first.messages[0]!.id }] }
          ])
          // Commands that are collected elsewhere need no second connection here.
          assert.isTrue(Option.isNone(yield* accounts.authenticate("unknown")))
          const taken = yield* rates.take([{ key: accountId, capacity: 2, refillPerSecond: 1, want: 3 }], new Date(0))
          assert.deepStrictEqual(taken.map(({ granted }) => granted), [2])
        }))
        assert.strictEqual(
          (yield* store.list(live(accountId), {
            limit: 10,
            after: null,
            ...noFilters,
            search: null,
            depth: 10
          })).emails.length,
          1
        )
      }))
  })

describe("PgEmailStore", () => {
  it.live(
    "reads on without an index that does not answer in time, and leaves the session as it was",
    () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* EmailStore
        const accountId = newId()
        const emails = Array.from(
          { length: 1500 },
          (_, index) =>
            newEmail({ accountId, createdAt: new Date(index * 1000), subject: index === 0 ? "Needle" : "Hay" })
        )
        yield* store.accept(emails.map((email) => acceptGroup([email])))
        const search = { _tag: "Text", text: "needle" } as const
        const query = { limit: 10, after: null, ...noFilters, search, depth: 1200 }
        const locked = yield* Deferred.make<void>()
        const done = yield* Deferred.make<void>()
        const lock = yield* Effect.forkChild(sql.withTransaction(Effect.gen(function*() {
          yield* sql`LOCK TABLE sendwright.search_entries IN ACCESS EXCLUSIVE MODE`
          yield* Deferred.succeed(locked, undefined)
          yield* Deferred.await(done)
        })))
        yield* Deferred.await(locked)
        const first = yield* store.list(live(accountId), query)
        assert.deepStrictEqual(first.emails, [])
        assert.strictEqual(first.stoppedAt?.id, emails[300]!.id)
        const second = yield* store.list(live(accountId), { ...query, after: first.stoppedAt })
        assert.deepStrictEqual([second.emails.map(({ id }) => id), second.stoppedAt], [[emails[0]!.id], null])
        yield* Deferred.succeed(done, undefined)
        yield* Fiber.join(lock)
        const timeouts = yield* Effect.all(
          Array.from({ length: 10 }, () => sql<{ statement_timeout: string }>`SHOW statement_timeout`),
          { concurrency: 10 }
        )
        assert.strictEqual(new Set(timeouts.flat().map((row) => row.statement_timeout)).size, 1)
      }).pipe(Effect.provide(stores.pipe(Layer.provideMerge(serverClient))), Effect.scoped),
    300_000
  )

  // On a clock that stands still: a search ends with its time.
  it.effect(
    "finds what is common among the newest emails, and asks no index, which would collect all of it first",
    () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const store = yield* EmailStore
        const accountId = newId()
        const emails = Array.from(
          { length: 2500 },
          (_, index) =>
            newEmail({ accountId, createdAt: new Date(index * 1000), subject: index % 100 === 0 ? "Common" : "Hay" })
        )
        yield* store.accept(emails.map((email) => acceptGroup([email])))
        // Their entries would have been written when they were sent: here the index knows nothing of them.
        yield* sql`UPDATE sendwright.email_states SET status = 'delivered' WHERE account_id = ${accountId}::uuid`
        const search = { _tag: "Text", text: "common" } as const
        const found = yield* store.list(live(accountId), {
          limit: 15,
          after: null,
          ...noFilters,
          search,
          depth: 20_000
        })
        const expected = emails.filter(({ subject }) => subject === "Common").toReversed().slice(0, 15)
        assert.deepStrictEqual(found.emails.map(({ id }) => id), expected.map(({ id }) => id))
        assert.isNull(found.stoppedAt)
      }).pipe(Effect.provide(stores.pipe(Layer.provideMerge(serverClient))), Effect.scoped),
    300_000
  )

  inTransactions("server", serverClient)
  inTransactions("embedded", EmbeddedPostgres.layer({ memory: true }))

  it.live("carries the accepts of one moment in few statements", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      const count = { statements: 0 }
      yield* Effect.gen(function*() {
        const store = yield* EmailStore
        const accountId = newId()
        const accept = Effect.suspend(() => store.accept([acceptGroup([newEmail({ accountId })])]))
        const burst = Effect.forEach(Array.from({ length: 64 }), () => accept, { concurrency: "unbounded" })
        // Connections say hello and prepare the statement first.
        yield* Effect.repeat(burst, { times: 4 })
        const warm = count.statements
        yield* burst
        // A batch that is shared out has no fewer than eight: however the moment falls, these are at most eight.
        assert.isAtMost(count.statements - warm, 8)
      }).pipe(
        Effect.provide(
          PgEmailStore.layer.pipe(
            Layer.provide(countingClient(url, count, new URL(Redacted.value(url)))),
            Layer.provide(random)
          )
        )
      )
    }).pipe(Effect.scoped))

  it.live("fails only the send that the database refuses, and says nothing of its contents", () =>
    Effect.gen(function*() {
      const store = yield* EmailStore
      const accountId = newId()
      const good = Array.from({ length: 5 }, () => newEmail({ accountId }))
      // No text of Postgres holds a NUL; nothing before the store lets one through.
      const bad = newEmail({ accountId, subject: "secret\u0000subject", to: ["secret@example.com"] })
      const exits = yield* Effect.all(
        [...good.slice(0, 3), bad, ...good.slice(3)].map((email) =>
          Effect.result(store.accept([acceptGroup([email])]))
        ),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(tagsOf(exits), ["Success", "Success", "Success", "Failure", "Success", "Success"])
      const [failure] = exits.flatMap((exit) => exit._tag === "Failure" ? [exit.failure] : [])
      assert.strictEqual(failure?.command, "EmailStore.accept")
      assert.notInclude(inspect(failure, { depth: 20, showHidden: true }), "secret")
      for (const { id } of good) assert.isTrue(Option.isSome(yield* store.find(live(accountId), id)))
    }).pipe(Effect.provide(stores.pipe(Layer.provide(serverClient)))))

  it.live("grants a quota to the last email, whatever the number of nodes", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      const nodes = yield* Effect.all(Array.from({ length: 3 }, () => node(url, 4)))
      const accountId = newId()
      const quota = { month: "2026-11", monthlyLimit: 100, day: "2026-11-21", dailyLimit: 60 }
      const suppressions = Context.get(nodes[0]!, SuppressionStore)
      yield* suppressions.add(suppression({ accountId, address: "mary@example.com" }))
      const accept = (index: number) => {
        const to = index % 3 === 0 ? ["mary@example.com"] : ["ada@example.com"]
        const messages = [newEmail({ accountId, to }), newEmail({ accountId })] as const
        return Context.get(nodes[index % 3]!, EmailStore).accept([acceptGroup(messages, { quota })])
      }
      const answers = yield* Effect.all(Array.from({ length: 60 }, (_, index) => accept(index)), {
        concurrency: "unbounded"
      })
      const verdicts = answers.flat().flatMap((answer) => answer._tag === "Judged" ? answer.verdicts : [])
      assert.strictEqual(verdicts.filter(({ _tag }) => _tag === "Accepted").length, 60)
      assert.strictEqual(verdicts.filter(({ _tag }) => _tag === "Suppressed").length, 20)
      assert.isTrue(
        verdicts.every((verdict) => verdict._tag !== "OverQuota" || (verdict.limit === "day" && verdict.allowed === 60))
      )
    }).pipe(Effect.scoped), 300_000)

  it.live("lets a schedule be cancelled or queued, and never both", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      const [one, two] = yield* Effect.all([node(url), node(url)])
      const accountId = newId()
      const due = new Date("2026-11-22T00:00:00Z")
      const emails = Array.from({ length: 60 }, () => newEmail({ accountId, scheduledAt: due }))
      const stores = [one, two].map((context) => Context.get(context, EmailStore))
      yield* stores[0]!.accept(emails.map((email) => acceptGroup([email])))
      const start = yield* Deferred.make<void>()
      const promoting = yield* Effect.forkChild(
        Effect.andThen(
          Deferred.await(start),
          Effect.all([
            Effect.replicateEffect(stores[0]!.promoteScheduled(due, 7), 12),
            Effect.replicateEffect(stores[1]!.promoteScheduled(due, 7), 12)
          ], { concurrency: "unbounded" })
        )
      )
      const cancelling = yield* Effect.forkChild(
        Effect.andThen(
          Deferred.await(start),
          Effect.all(emails.map((email) => stores[1]!.cancel(live(accountId), email.id, due)), { concurrency: 6 })
        )
      )
      yield* Deferred.succeed(start, undefined)
      const promoted = (yield* Fiber.join(promoting)).flat().reduce((sum, count) => sum + count, 0)
      const cancelled = (yield* Fiber.join(cancelling)).filter((answer) => answer === "cancelled").length
      assert.strictEqual(promoted + cancelled, 60)
      for (const { id } of emails) {
        const { events, status } = Option.getOrThrow(yield* stores[0]!.find(live(accountId), id))
        assert.deepStrictEqual(events.map(({ type }) => type), ["email.scheduled", `email.${status}`])
      }
    }).pipe(Effect.scoped), 300_000)
})
