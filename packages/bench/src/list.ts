/**
 * A page of every paged list over HTTP in logs of 10,000, 1,000,000 and 10,000,000 emails, which lie in 24 months and
 * belong to 50 accounts of uneven size: of the largest account with every kind of filter, and of the smallest. The
 * baseline of each is the page at 10,000, in the same run and on the same server of Postgres. Beside the times stands what
 * the plans read: the indexes, and how often a whole table that is larger than a few blocks. Then a search that finds
 * nothing in a log of which 20,000 entries are queued, and so have no search entry yet. `pnpm bench list 1000000` ends at
 * the size that is named.
 */
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { makeApi } from "./drills/Api.ts"
import { requestBytes, runLoad } from "./LoadClient.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { countsOf, seedLog } from "./seedLog.ts"
import { round } from "./Statistics.ts"

const allSizes = [10_000, 1_000_000, 10_000_000] as const
const accounts = 50
const queuedEmails = 20_000
const measureMs = 2_000
/** The pages of each size are measured in turn, so often. */
const turns = 3
/** A table of so many bytes may be read as a whole: its index is no shorter. */
const fewBytes = 64 * 1024

/** The filters of the log, for an account of so many emails. */
const filters = (count: number): Readonly<Record<string, string>> => ({
  "first page": "limit=20",
  "page of 100": "limit=100",
  "common status": "limit=20&status=delivered",
  "rare status": "limit=20&status=bounced",
  "absent status": "limit=20&status=failed",
  "common tag": "limit=20&tag=orders",
  "rare tag": "limit=20&tag=rare-0",
  "tag and status": "limit=20&tag=orders&status=bounced",
  "rare tag and status": "limit=20&tag=rare-0&status=bounced",
  "common q": "limit=20&q=shipped",
  "rare q": `limit=20&q=user${count - 5}%40`,
  "absent q": "limit=20&q=nothing-like-it",
  "q and tag": "limit=20&q=shipped&tag=orders",
  "rare q and tag": `limit=20&q=user${count - 10}%40&tag=orders`,
  "rare q and status": `limit=20&q=user${count - 93}%40&status=bounced`,
  "rare q, tag and status": `limit=20&q=user${count - 93}%40&tag=orders&status=bounced`,
  "q and status": "limit=20&q=shipped&status=bounced",
  "q, tag and status": "limit=20&q=example&tag=orders&status=delivered"
})

/** The paths of all lists that are paged. */
const paths = (count: number, endpointId: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(filters(count)).map(([name, query]) => [name, `/v1/emails?${query}`])),
  "suppressions": "/v1/suppressions?limit=20",
  "deliveries": `/v1/webhooks/${endpointId}/deliveries?limit=20`
})

/** How often each index, whatever the month, and each table from beginning to end, was read so far. */
const reads = async (client: pg.Client) => {
  const indexes = await client.query<{ name: string; count: number }>(
    `SELECT regexp_replace(indexrelname, '_[0-9]{4}_[0-9]{2}', '') AS name, sum(idx_scan)::int4 AS count
    FROM pg_stat_user_indexes WHERE schemaname = 'sendwright' GROUP BY 1`
  )
  const tables = await client.query<{ count: number }>(
    `SELECT coalesce(sum(seq_scan), 0)::int4 AS count FROM pg_stat_user_tables
    WHERE schemaname = 'sendwright' AND pg_relation_size(relid) > $1`,
    [fewBytes]
  )
  return {
    indexes: new Map(indexes.rows.map(({ count, name }) => [name, count])),
    wholeTables: tables.rows[0]?.count ?? 0
  }
}

interface Account {
  readonly key: string
  readonly emails: number
  readonly paths: Readonly<Record<string, string>>
}

/** A log of some size, and what is asked of it. */
interface Log {
  readonly emails: number
  readonly client: pg.Client
  readonly port: number
  readonly env: Record<string, string>
  readonly largest: Account
  readonly smallest: Account
  readonly bytes: number
  readonly stop: () => Promise<void>
}

const withDatabase = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** A database of its own for each log, with a server of its own. */
const makeLog = async (url: string, emails: number): Promise<Log> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE DATABASE log_${emails}`)
  await admin.end()
  const env = { ...environment(withDatabase(url, `log_${emails}`)), SENDWRIGHT_ROLE: "api" }
  const server = await startServer(env)
  const client = new pg.Client({ connectionString: withDatabase(url, `log_${emails}`) })
  await client.connect()
  const real = async (count: number) => {
    const { id, key } = await makeAccount(env, "live")
    const endpoint = await makeApi(() => [server.port], key).post("/v1/webhooks", { url: "http://127.0.0.1:9/" })
    return { id, key, emails: count, endpointId: endpoint.id as string, paths: paths(count, endpoint.id) }
  }
  progress(`a log of ${emails.toLocaleString("en")} emails`)
  const counts = countsOf(emails, accounts)
  const largest = await real(counts[0]!)
  const smallest = await real(counts.at(-1)!)
  const others = counts.slice(1, -1).map((count) => ({ id: randomUUID(), emails: count, endpointId: null }))
  await seedLog(client, [largest, ...others, smallest])
  const size = await client.query<{ bytes: number }>("SELECT pg_database_size(current_database())::float8 AS bytes")
  const stop = async () => {
    await client.end()
    await server.stop()
  }
  return { emails, client, port: server.port, env, largest, smallest, bytes: size.rows[0]?.bytes ?? 0, stop }
}

const measure = async (port: number, key: string, path: string) => {
  const request = requestBytes({ method: "GET", path, headers: { "Authorization": `Bearer ${key}` }, body: "" })
  const load = (durationMs: number) =>
    runLoad({ port, connections: 1, durationMs, request: () => request, expectStatus: 200 })
  await load(measureMs / 4)
  return (await load(measureMs)).latency
}

const middleOf = (values: ReadonlyArray<number>): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** One path in all logs, in turn. */
const measurePath = async (logs: ReadonlyArray<Log>, of: "largest" | "smallest", name: string) => {
  const found = logs.map(() => ({ p50: [] as Array<number>, p99: [] as Array<number> }))
  const last = logs.at(-1)
  const before = last === undefined ? undefined : await reads(last.client)
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, log] of logs.entries()) {
      const { p50, p99 } = await measure(log.port, log[of].key, log[of].paths[name] ?? "")
      found[index]?.p50.push(p50)
      found[index]?.p99.push(p99)
    }
  }
  // A backend reports what it read once a second.
  await sleep(1_200)
  const after = last === undefined ? undefined : await reads(last.client)
  const p50 = found.map((one) => middleOf(one.p50))
  const figures = {
    ms: Object.fromEntries(logs.map(({ emails }, index) => [emails, round(p50[index] ?? 0)])),
    p99Ms: Object.fromEntries(logs.map(({ emails }, index) => [emails, round(middleOf(found[index]?.p99 ?? []))])),
    ratio: round((p50.at(-1) ?? 0) / (p50[0] ?? 1)),
    indexes: [...after?.indexes ?? []].filter(([index, count]) => count > (before?.indexes.get(index) ?? 0))
      .map(([index]) => index).toSorted(),
    wholeTablesRead: (after?.wholeTables ?? 0) - (before?.wholeTables ?? 0)
  }
  progress(`${of}, ${name}: ${JSON.stringify(figures.ms)} ms, ratio ${figures.ratio}`)
  return figures
}

const measureQueued = async (url: string) => {
  const log = await makeLog(url, queuedEmails)
  try {
    const path = log.largest.paths["absent q"] ?? ""
    const settled = await measure(log.port, log.largest.key, path)
    await log.client.query(`TRUNCATE sendwright.search_entries; UPDATE sendwright.email_states SET status = 'queued'`)
    await log.client.query("VACUUM (ANALYZE)")
    const queued = await measure(log.port, log.largest.key, path)
    return { settledMs: round(settled.p50), queuedMs: round(queued.p50), p99QueuedMs: round(queued.p99) }
  } finally {
    await log.stop()
  }
}

export const list = async (): Promise<void> => {
  const most = Number(process.argv[3] ?? allSizes.at(-1))
  const sizes = allSizes.filter((size) => size <= most)
  const postgres = await startPostgres({ durable: true, settings: ["shared_buffers=1GB", "max_wal_size=8GB"] })
  const logs: Array<Log> = []
  try {
    for (const size of sizes) logs.push(await makeLog(postgres.url, size))
    const figures: Record<string, unknown> = {
      bytesPerEmail: Object.fromEntries(logs.map(({ bytes, emails }) => [emails, Math.round(bytes / emails)]))
    }
    const names = Object.keys(logs[0]?.largest.paths ?? {})
    for (const name of names) figures[name] = await measurePath(logs, "largest", name)
    for (const name of names) figures[`smallest account: ${name}`] = await measurePath(logs, "smallest", name)
    figures["absent q among queued"] = await measureQueued(postgres.url)
    report("list", { sizes, accounts, months: 24, queuedEmails, turns, measureMs }, figures)
  } finally {
    for (const log of logs) await log.stop()
    await postgres.stop()
  }
}
