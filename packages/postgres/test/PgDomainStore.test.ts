import { assert, layer } from "@effect/vitest"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { domain, newId, seedAccount } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, random } from "./databases.ts"

const account = "11111111-1111-7111-8111-111111111111"
const time = new Date("2026-11-21T12:00:00Z")
const later = new Date("2026-11-21T13:00:00Z")
const lease = { leaseMillis: 60_000 }

// One connection, so that its statistics are the ones that the commands leave behind.
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(random)
)

/** 20,000 domains, ten an account, a tenth of them removed, and a few of them due. */
const fill = Effect.gen(function*() {
  const sql = yield* SqlClient
  yield* sql`
    INSERT INTO sendwright.domains (id, account_id, name, region, status, health, dns_records, selector,
      sealed_private_key, checks, next_check_at, created_at, removed_at)
    SELECT ('01a1fc00-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid,
      CASE WHEN i <= 10 THEN ${account}::uuid ELSE ('aaaaaaaa-0000-7000-8000-' || lpad(to_hex(i / 10), 12, '0'))::uuid END,
      'mail' || i || '.example', 'local', CASE WHEN i % 2 = 0 THEN 'verified' ELSE 'pending' END, 'unknown', '[]',
      'ph' || i, repeat('k', 2300), 0, '2026-11-21 11:59:00+00'::timestamptz + i * interval '1 second',
      '2026-01-01', CASE WHEN i % 10 = 5 THEN '2026-06-01'::timestamptz END
    FROM generate_series(1::int8, 20000) i`
  yield* sql`VACUUM ANALYZE sendwright.domains`
})

const scans = Effect.gen(function*() {
  const sql = yield* SqlClient
  yield* sql`SELECT pg_stat_force_next_flush()`
  const [row] = yield* sql<{ readonly n: number }>`
    SELECT seq_scan::int4 AS n FROM pg_stat_user_tables WHERE schemaname = 'sendwright' AND relname = 'domains'`
  return row?.n
})

layer(storage, { timeout: 300_000 })("PgDomainStore", (it) => {
  it.effect("never reads a whole table of many domains", () =>
    Effect.gen(function*() {
      yield* fill
      const sql = yield* SqlClient
      const domains = yield* DomainStore
      const before = yield* scans
      yield* sql`SELECT count(*) FROM sendwright.domains WHERE region = 'nowhere'`
      const start = yield* scans
      assert.notStrictEqual(start, before, "a read of a whole table must show")
      const id = "01a1fc00-0000-7000-8000-000000000002"
      // Seven times: by then a prepared statement has its final plan.
      for (let i = 0; i < 7; i++) {
        const due = yield* domains.claimDueChecks({ ...lease, now: time, limit: 4 })
        assert.strictEqual(due.length, 4)
        for (const claimed of due) {
          const state = { ...claimed.domain, status: "verified" } as const
          yield* domains.settleCheck({
            accountId: claimed.domain.accountId,
            domainId: claimed.domain.id,
            number: claimed.number,
            found: i % 2 === 0 ? null : { state, dnsChecks: [], at: time },
            nextCheckAt: later
          })
        }
        assert.isNotNull(yield* domains.nextCheckDue)
        assert.isTrue(Option.isSome(yield* domains.signingKey(account, id)))
        assert.isTrue(Option.isSome(yield* domains.find(account, id)))
        yield* domains.claimCheck({ ...lease, accountId: account, id, now: time, minIntervalMillis: 0 })
        assert.isAtLeast((yield* domains.list(account)).length, 9)
        const added = domain({ accountId: account, status: "pending" })
        assert.strictEqual(yield* domains.add(added, { key: null, limit: 1_000 }), "added")
        assert.isTrue(yield* domains.remove(account, added.id, time))
      }
      assert.strictEqual(yield* scans, start)
    }), 300_000)

  it.effect("joins the transaction of its caller, which outlives a name that is taken", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const domains = yield* DomainStore
      const one = yield* seedAccount()
      const two = yield* seedAccount()
      const name = one.domain.name
      const mine = domain({ accountId: two.account.id, name, status: "pending" })
      const gone = domain({ accountId: two.account.id, status: "pending" })
      yield* Effect.flip(sql.withTransaction(Effect.andThen(domains.add(gone), Effect.fail("rolled back"))))
      assert.isTrue(Option.isNone(yield* domains.find(two.account.id, gone.id)))
      yield* sql.withTransaction(Effect.gen(function*() {
        yield* domains.add(mine)
        assert.strictEqual(yield* domains.setStatus(two.account.id, mine.id, "verified"), "taken")
        const claimed = Option.getOrThrow(
          yield* domains.claimCheck({
            ...lease,
            accountId: two.account.id,
            id: mine.id,
            now: time,
            minIntervalMillis: 0
          })
        )
        const settled = yield* domains.settleCheck({
          accountId: two.account.id,
          domainId: mine.id,
          number: claimed.number,
          found: { state: { ...mine, status: "verified", health: "healthy" }, dnsChecks: [], at: time },
          nextCheckAt: later
        })
        assert.strictEqual(Option.getOrThrow(settled).status, "pending")
        yield* domains.add(domain({ id: newId(), accountId: two.account.id }))
      }))
      const found = Option.getOrThrow(yield* domains.find(two.account.id, mine.id))
      assert.deepStrictEqual([found.status, found.health], ["pending", "healthy"])
      assert.strictEqual((yield* domains.list(two.account.id)).length, 3)
    }))
})
