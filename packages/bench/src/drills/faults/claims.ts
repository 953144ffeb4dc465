/**
 * What a claim costs the database while a snapshot is held open over minutes of sends, and beside accounts that have
 * only jobs which are not due: by the statements' own counters (`pg_stat_statements`).
 */
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { startPostgres } from "../../../../../scripts/local-postgres.ts"
import { progress } from "../../Report.ts"
import { round } from "../../Statistics.ts"
import { latencyOf, startLoad } from "./Load.ts"
import { type Stage, withStage } from "./Stage.ts"

export interface ClaimsOptions {
  readonly snapshotMs: number
  /** A claim's cost is measured over so long, at the beginning and at the end. */
  readonly measureMs: number
  readonly perSecond: number
  /** Accounts with only undue jobs: few, and many. */
  readonly idle: readonly [few: number, many: number]
}

interface Cost {
  readonly calls: number
  readonly meanMs: number
  readonly blocks: number
}

const statements = {
  claimSends: "query LIKE '%send_jobs%' AND query LIKE '%SKIP LOCKED%' AND query LIKE '%AS found%'",
  nextSend: "query LIKE '%send_jobs%' AND query LIKE '%AS lease_end%'",
  claimWebhooks: "query LIKE '%webhook_jobs%' AND query LIKE '%SKIP LOCKED%' AND query LIKE '%AS found%'",
  nextWebhook: "query LIKE '%webhook_jobs%' AND query LIKE '%AS lease_end%'",
  accept: "query LIKE '%INSERT INTO sendwright.emails %'",
  takeRate: "query LIKE '%INSERT INTO sendwright.rate_buckets%'",
  everything: "true"
} as const

/** What each kind of statement costs. */
type Costs = Readonly<Record<keyof typeof statements, Cost>>

export interface ClaimsFigures {
  readonly snapshot: {
    readonly before: Costs
    readonly after: Costs
    readonly sends: unknown
    readonly deadTuples: unknown
  }
  readonly idleAccounts: { readonly few: Costs; readonly many: Costs }
}

const costsDuring = async (sql: pg.Client, ms: number): Promise<Costs> => {
  await sql.query("SELECT pg_stat_statements_reset()")
  await sleep(ms)
  const costs: Record<string, Cost> = {}
  for (const [name, condition] of Object.entries(statements)) {
    const { rows } = await sql.query(
      `SELECT coalesce(sum(calls), 0)::float8 AS calls, coalesce(sum(total_exec_time), 0)::float8 AS ms,
        coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS blocks
      FROM pg_stat_statements WHERE ${condition}`
    )
    const { blocks, calls, ms: total } = rows[0]
    costs[name] = { calls, meanMs: round(total / Math.max(1, calls), 3), blocks: round(blocks / Math.max(1, calls), 1) }
  }
  return costs as Costs
}

/** Accounts that each have one send which is not due for an hour. */
const addIdleAccounts = async (sql: pg.Client, count: number) => {
  await sql.query(
    `INSERT INTO sendwright.accounts (id, name, plan, trusted, created_at)
    SELECT md5('idle' || n)::uuid, 'Idle', 'free', false, now() FROM generate_series(1, $1::int4) n ON CONFLICT DO NOTHING`,
    [count]
  )
  await sql.query(
    `INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
    SELECT md5('idle job' || n)::uuid, md5('idle' || n)::uuid, 'live', now() + interval '1 hour', now() + interval '1 hour', now()
    FROM generate_series(1, $1::int4) n ON CONFLICT DO NOTHING`,
    [count]
  )
  await sql.query("ANALYZE sendwright.send_jobs")
}

const playSnapshot = async (stage: Stage, { measureMs, perSecond, snapshotMs }: ClaimsOptions) => {
  const load = startLoad({
    ports: () => stage.nodes.map(({ server }) => server.port),
    key: stage.key,
    perSecond,
    body: stage.body,
    withKeys: false
  })
  await sleep(3_000)
  const holder = new pg.Client({ connectionString: stage.postgres.url })
  await holder.connect()
  await holder.query("BEGIN ISOLATION LEVEL REPEATABLE READ")
  await holder.query("SELECT count(*) FROM sendwright.accounts")
  const before = await costsDuring(stage.sql, measureMs)
  progress(`at the beginning: ${JSON.stringify(before)}`)
  const lastMeasure = performance.now() + snapshotMs - 2 * measureMs
  while (performance.now() < lastMeasure) await sleep(1_000)
  const after = await costsDuring(stage.sql, measureMs)
  progress(`at the end: ${JSON.stringify(after)}`)
  const { rows } = await stage.sql.query(
    `SELECT relname AS table, n_dead_tup::float8 AS dead FROM pg_stat_user_tables
    WHERE relname IN ('send_jobs', 'webhook_jobs')`
  )
  await holder.end()
  await load.stop()
  return { before, after, sends: latencyOf(load.answers), deadTuples: rows }
}

export const claims = (options: ClaimsOptions): Promise<ClaimsFigures> => {
  const startDatabase = () =>
    startPostgres({ durable: true, settings: ["shared_preload_libraries=pg_stat_statements"] })
  return withStage({ startDatabase }, async (stage) => {
    await stage.sql.query("CREATE EXTENSION pg_stat_statements")
    const snapshot = await playSnapshot(stage, options)
    const [few, many] = options.idle
    const at = async (count: number) => {
      await addIdleAccounts(stage.sql, count)
      const load = startLoad({
        ports: () => stage.nodes.map(({ server }) => server.port),
        key: stage.key,
        perSecond: options.perSecond,
        body: stage.body,
        withKeys: false
      })
      await sleep(3_000)
      const costs = await costsDuring(stage.sql, options.measureMs)
      await load.stop()
      progress(`${count} idle accounts: ${JSON.stringify(costs)}`)
      return costs
    }
    return { snapshot, idleAccounts: { few: await at(few), many: await at(many) } }
  })
}
