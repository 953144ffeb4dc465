/** What servers and the database hold, sampled at equal distances. */
import * as fs from "node:fs"
import { performance } from "node:perf_hooks"
import pg from "pg"
import { latencyOf } from "../faults/Load.ts"
import type { Node } from "../faults/Stage.ts"
import type { Reply } from "../upgrade/Client.ts"

export interface Sample {
  readonly atMs: number
  readonly servers: ReadonlyArray<{
    readonly port: number
    readonly pid: number
    readonly memoryMb: number
    /** Of that what is in use, as the last full collection of garbage found; null before the first. */
    readonly liveMb: number | null
    /** Open files and sockets. */
    readonly files: number
  }>
  /** Of the sends since the sample before, in milliseconds. */
  readonly sendMs: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly sends: number
  /** Undefined where the database did not answer. */
  readonly database: {
    readonly mb: number
    /** The tables that rows go through and leave, with their indexes. */
    readonly queuesMb: number
    readonly deadRows: number
    readonly connections: number
    /** Emails that wait for their hand-off now. */
    readonly queued: number
    readonly webhooksWaiting: number
  } | undefined
}

/** Tables whose rows come and go. */
const queues = ["send_jobs", "webhook_jobs", "provider_events"]

const databaseStatement = `
SELECT round(pg_database_size(current_database()) / 1048576.0, 1)::float8 AS mb,
  (SELECT round(sum(pg_total_relation_size(relid)) / 1048576.0, 1)::float8 FROM pg_stat_user_tables
    WHERE schemaname = 'sendwright' AND relname = ANY ($1)) AS "queuesMb",
  (SELECT sum(n_dead_tup)::int4 FROM pg_stat_user_tables WHERE schemaname = 'sendwright') AS "deadRows",
  (SELECT count(*)::int4 FROM pg_stat_activity WHERE datname = current_database()) AS connections,
  (SELECT count(*)::int4 FROM sendwright.send_jobs WHERE due_at <= now()) AS queued,
  (SELECT count(*)::int4 FROM sendwright.webhook_jobs) AS "webhooksWaiting"`

/** By a connection of its own: the drill crashes the database. */
const sampleDatabase = async (url: string): Promise<Sample["database"]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 20_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    const { rows } = await client.query<NonNullable<Sample["database"]>>(databaseStatement, [queues])
    return rows[0]
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

const filesOf = (pid: number): number => {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

export const takeSample = async (options: {
  readonly url: string
  readonly nodes: ReadonlyArray<Node>
  readonly replies: ReadonlyArray<Reply>
  readonly sinceMs: number
}): Promise<Sample> => {
  const { nodes, replies, sinceMs, url } = options
  const atMs = performance.now()
  const sends = replies.filter((reply) => reply.isSend && reply.atMs >= sinceMs && reply.atMs < atMs)
  const { max, p50, p99 } = latencyOf(sends)
  return {
    atMs,
    servers: nodes.map(({ server }) => ({
      port: server.port,
      pid: server.pid,
      memoryMb: server.memoryMb(),
      liveMb: server.liveMb(),
      files: filesOf(server.pid)
    })),
    sendMs: { p50, p99, max },
    sends: sends.length,
    database: await sampleDatabase(url)
  }
}
