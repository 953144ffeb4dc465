import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { SendSlots } from "@sendwright/core/sending/SendSlots"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { startOf } from "../src/queues/DueGroups.ts"
import { claimStatementFor } from "../src/sending/sendClaimStatement.ts"
import { costOf, medianOf, quietDatabases } from "./blocksRead.ts"
import { clientOf, random } from "./databases.ts"

const time = new Date("2026-11-21T12:00:00Z")
const at = (millis: number) => new Date(time.getTime() + millis)

const options = {
  limit: 64,
  perAccount: 16,
  leaseMillis: 120_000,
  unknownWaitMillis: 60_000,
  unknownPolicy: "resend",
  maxCrashes: 5
} as const

/** By how much everything costs more in an index of 20,000 entries than in one of a few: it has a level or two more. */
const deeper = 3

/** The tables that claims read. */
const measured = ["send_jobs", "accounts", "provider_events", "email_states", "send_slots"]

const newDatabase = quietDatabases()

/** A node on one connection, so that the statistics of that session are what its commands have read. */
const measuredNode = Effect.gen(function*() {
  const { url } = yield* newDatabase
  const context = yield* Layer.build(
    Layer.fresh(PgStorage.layer.pipe(Layer.provideMerge(clientOf(url, 1)), Layer.provide(random)))
  )
  const jobs = Context.get(context, SendJobs)
  const emails = Context.get(context, EmailStore)
  const slots = Context.get(context, SendSlots)
  const sql = Context.get(context, SqlClient)
  /** How many blocks a command reads of the tables that claims read. */
  const cost = <A, E>(command: Effect.Effect<A, E>) => Effect.provideService(costOf(measured)(command), SqlClient, sql)
  const add = (accounts: ReadonlyArray<string>, wakeAt: Date, queuedAt = wakeAt) =>
    sql`
      INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
      SELECT gen_random_uuid(), u, 'live', ${wakeAt}, ${wakeAt}, ${queuedAt} FROM unnest(${accounts}::uuid[]) u`
  const end = (ids: ReadonlyArray<string>) => sql`DELETE FROM sendwright.send_jobs WHERE email_id = ANY(${ids}::uuid[])`
  return { url, jobs, emails, slots, sql, cost, add, end }
})

/** What a claim of eight jobs, and the look ahead after it, read: the median of some. */
const measure = Effect.fnUntraced(function*(
  { add, cost, end, jobs }: Effect.Success<typeof measuredNode>,
  account: string,
  from: number
) {
  const claims: Array<number> = []
  const looks: Array<number> = []
  for (let i = 0; i < 9; i++) {
    const now = at(from + 1_000 * i)
    yield* add(Array.from({ length: 8 }, () => account), now)
    const { blocks, value } = yield* cost(jobs.claim({ ...options, now }))
    assert.strictEqual(value.length, 8)
    yield* end(value.map(({ emailId }) => emailId))
    claims.push(blocks)
    assert.deepStrictEqual(yield* jobs.claim({ ...options, now }), [])
    looks.push((yield* cost(jobs.nextDue)).blocks)
  }
  return { claim: medianOf(claims), nextDue: medianOf(looks) }
})

interface PlanNode {
  readonly "Node Type": string
  readonly "Actual Loops": number
  readonly Plans?: ReadonlyArray<PlanNode>
}

const nodesOf = (node: PlanNode): ReadonlyArray<PlanNode> => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

describe("What a claim reads", () => {
  it.live("does not grow with what is dead, while a snapshot is held open", () =>
    Effect.gen(function*() {
      const node = yield* measuredNode
      const { add, end, jobs, sql, url } = node
      const accounts = Array.from({ length: 20 }, newId)
      yield* measure(node, accounts[0]!, 0)
      const holder = Context.get(yield* Layer.build(Layer.fresh(clientOf(url, 1))), SqlClient)
      yield* holder.withTransaction(Effect.gen(function*() {
        yield* holder`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
        // It is idle for as long as the rest takes, which a busy machine makes long.
        yield* holder`SET LOCAL idle_in_transaction_session_timeout = 0`
        yield* holder`SELECT count(*) FROM sendwright.send_jobs`
        const fresh = yield* measure(node, accounts[0]!, 10_000)
        // 12,000 jobs, each stored, claimed and ended: three dead tuples of each, and as many entries of each index.
        for (let round = 0; round < 300; round++) {
          const now = at(20_000 + 100 * round)
          yield* add([...accounts, ...accounts], now)
          const leases = yield* jobs.claim({ ...options, now })
          assert.strictEqual(leases.length, 40)
          yield* end(leases.map(({ emailId }) => emailId))
        }
        yield* sql`VACUUM sendwright.send_jobs`
        yield* sql`SELECT pg_stat_force_next_flush()`
        const [table] = yield* sql<{ dead: number }>`
          SELECT n_dead_tup::int4 AS dead FROM pg_stat_user_tables WHERE relname = 'send_jobs'`
        assert.isAbove(table?.dead ?? 0, 20_000)
        const later = yield* measure(node, accounts[0]!, 60_000)
        yield* Effect.logInfo("blocks", { fresh, later })
        assert.isAtMost(later.claim, deeper * fresh.claim)
        assert.isAtMost(later.nextDue, deeper * fresh.nextDue)
      }))
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "does not grow with reports and schedules that are done, while a snapshot is held open",
    () =>
      Effect.gen(function*() {
        const { cost, jobs, emails, sql, url } = yield* measuredNode
        const now = new Date()
        const look = cost(Effect.all([jobs.applyKept(now, 100), emails.promoteScheduled(now, 100), jobs.nextDue]))
        for (let i = 0; i < 7; i++) yield* look
        const holder = Context.get(yield* Layer.build(Layer.fresh(clientOf(url, 1))), SqlClient)
        yield* holder.withTransaction(Effect.gen(function*() {
          yield* holder`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
          // It is idle for as long as the rest takes, which a busy machine makes long.
          yield* holder`SET LOCAL idle_in_transaction_session_timeout = 0`
          yield* holder`SELECT count(*) FROM sendwright.send_jobs`
          const fresh = (yield* look).blocks
          const past = new Date(now.getTime() - 60_000)
          yield* sql`
          INSERT INTO sendwright.provider_events (provider, key, event, due_at, kept_at)
          SELECT 'simulator', 'key ' || i, '{}', ${past}, ${past} FROM generate_series(1, 20000) i`
          yield* sql`SELECT sendwright.make_month(${past})`
          yield* sql`
          INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states,
            scheduled_at, next_sequence, has_evidence)
          SELECT (left(sendwright.first_id(${past})::text, 14) || substr(gen_random_uuid()::text, 15))::uuid,
            gen_random_uuid(), 'live', ${past}, 'scheduled', '{scheduled}', ${past}, 1, false
          FROM generate_series(1, 20000) i`
          yield* sql`DELETE FROM sendwright.provider_events`
          yield* sql`DELETE FROM sendwright.email_states`
          yield* sql`VACUUM sendwright.provider_events, sendwright.email_states`
          // The planner has a look at the ends of the indexes, once.
          yield* look
          const later = (yield* look).blocks
          yield* Effect.logInfo("blocks", { fresh, later })
          assert.isAtMost(later, 2 * fresh)
        }))
      }).pipe(Effect.scoped),
    300_000
  )

  it.live(
    "does not grow with the slots that were given back, while a snapshot is held open",
    () =>
      Effect.gen(function*() {
        const { cost, slots, url } = yield* measuredNode
        const taking = (token: string, millis: number) =>
          Effect.andThen(
            slots.acquire(
              [{ token, scopes: ["provider:x"], limit: 5, expiresAt: at(millis + 120_000), waiting: null }],
              at(millis)
            ),
            slots.release([token])
          )
        const medianCost = Effect.fnUntraced(function*(millis: number) {
          const blocks: Array<number> = []
          for (let i = 0; i < 9; i++) blocks.push((yield* cost(taking(newId(), millis + i))).blocks)
          return medianOf(blocks)
        })
        yield* medianCost(0)
        const holder = Context.get(yield* Layer.build(Layer.fresh(clientOf(url, 1))), SqlClient)
        yield* holder.withTransaction(Effect.gen(function*() {
          yield* holder`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
          // It is idle for as long as the rest takes, which a busy machine makes long.
          yield* holder`SET LOCAL idle_in_transaction_session_timeout = 0`
          yield* holder`SELECT count(*) FROM sendwright.send_jobs`
          const fresh = yield* medianCost(1_000)
          for (let i = 0; i < 1_000; i++) yield* taking(newId(), 2_000 + i)
          const later = yield* medianCost(200_000)
          yield* Effect.logInfo("blocks", { fresh, later })
          assert.isAtMost(later, deeper * fresh)
        }))
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("sorts nothing once for each account, before the table has statistics either", () =>
    Effect.gen(function*() {
      const { add, sql } = yield* measuredNode
      const accounts = Array.from({ length: 64 }, newId)
      for (let n = 0; n < 50; n++) yield* add(accounts, at(n))
      const [span] = yield* sql<{ last: string }>`SELECT pg_current_snapshot()::text AS last`
      const now = at(600_000)
      const round = {
        options: { ...options, now, engineNow: now, toleranceMillis: null },
        limit: 64,
        depth: 8,
        taken: [],
        token: "x",
        last: span?.last ?? "",
        horizon: now,
        leasesFrom: now,
        lanes: accounts.map((group) => [{ group, name: "live", from: startOf(0), until: 0 }]),
        direct: true,
        alone: true
      }
      const { params, text } = claimStatementFor(round)
      const [row] = yield* sql.unsafe<{ "QUERY PLAN": ReadonlyArray<{ Plan: PlanNode }> }>(
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
        params(round)
      ).unprepared
      const nodes = nodesOf(row!["QUERY PLAN"][0]!.Plan).filter((node) =>
        /Sort|WindowAgg|Unique/.test(node["Node Type"])
      )
      assert.isAbove(nodes.length, 5)
      assert.deepStrictEqual(nodes.filter((node) => node["Actual Loops"] > 1), [])
    }).pipe(Effect.scoped), 300_000)

  it.live("grows as what it leases, however much its accounts have left", () =>
    Effect.gen(function*() {
      const { add, cost, jobs, sql } = yield* measuredNode
      for (const count of [2, 64]) {
        const accounts = Array.from({ length: count }, newId)
        for (let n = 0; n < 16_000 / count; n += 50) {
          yield* add(Array.from({ length: 50 }, () => accounts).flat(), at(n))
        }
        const now = at(600_000)
        const most = { ...options, perAccount: 64, now }
        // The planner sees a few sets of values before it settles on a plan.
        for (let n = 0; n < 8; n++) yield* jobs.claim({ ...most, limit: 4 })
        const { blocks, value } = yield* cost(jobs.claim({ ...most, limit: 64 }))
        yield* Effect.logInfo("blocks", { accounts: count, blocks })
        assert.strictEqual(value.length, 64)
        assert.isAtMost(blocks / value.length, 35)
        yield* sql`DELETE FROM sendwright.send_jobs`
      }
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "does not grow with what one account has queued, nor with how much of that is new",
    () =>
      Effect.gen(function*() {
        const { add, cost, jobs } = yield* measuredNode
        const account = newId()
        const most = { ...options, perAccount: 64, now: at(600_000) }
        // In transactions of an accept's size.
        const queue = Effect.fnUntraced(function*(count: number) {
          for (let n = 0; n < count; n += 250) yield* add(Array.from({ length: 250 }, () => account), at(n))
        })
        const claims = Effect.fnUntraced(function*(count: number) {
          const blocks: Array<number> = []
          for (let n = 0; n < count; n++) {
            const claim = yield* cost(jobs.claim(most))
            assert.strictEqual(claim.value.length, 64)
            blocks.push(claim.blocks)
          }
          return { first: blocks[0]!, most: Math.max(...blocks), median: medianOf(blocks) }
        })
        yield* jobs.claim(most)
        yield* queue(2_000)
        const few = yield* claims(10)
        yield* queue(40_000)
        const many = yield* claims(50)
        yield* Effect.logInfo("blocks", { few, many })
        assert.isAtMost(many.first, 1.5 * few.first)
        assert.isAtMost(many.most, 1.5 * few.most)
        assert.isAtMost(many.median, 1.5 * few.median)
      }).pipe(Effect.scoped),
    300_000
  )

  for (
    const [name, queuedAt] of [
      ["retries that are not due", time],
      ["first hand-offs of a clock that is ahead", at(3_600_000)]
    ] as const
  ) {
    it.live(`does not grow with the accounts that have nothing but ${name}`, () =>
      Effect.gen(function*() {
        const costs: Array<{ claim: number; nextDue: number }> = []
        for (const count of [20, 20_000]) {
          const node = yield* measuredNode
          yield* node.add(Array.from({ length: count }, newId), at(3_600_000), queuedAt)
          yield* node.sql`VACUUM ANALYZE sendwright.send_jobs`
          yield* measure(node, newId(), 0)
          costs.push(yield* measure(node, newId(), 10_000))
        }
        const [few, many] = costs
        yield* Effect.logInfo("blocks", { few, many })
        assert.isAtMost(many!.claim, 2 * few!.claim)
        assert.isAtMost(many!.nextDue, 2 * few!.nextDue)
      }).pipe(Effect.scoped), 300_000)
  }
})
