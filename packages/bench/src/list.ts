/**
 * A page of every paged list over HTTP at 1,000 and at 1,000,000 entries of an account, the log with every kind of
 * filter. The baseline of each is the page at 1,000, in the same run and the same database. Beside the times stands what
 * the plans read: the indexes, and how often a whole table. Then a search that finds nothing in a log of which 20,000
 * entries are queued, and so have no search entry yet.
 */
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { makeApi } from "./drills/Api.ts"
import { requestBytes, runLoad } from "./LoadClient.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { seed } from "./Seed.ts"
import { round } from "./Statistics.ts"

const sizes = { small: 1_000, large: 1_000_000, queued: 20_000 }
const measureMs = 2_000

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

/** How often each index, and each table from beginning to end, was read so far. */
const reads = async (client: pg.Client) => {
  const indexes = await client.query(
    `SELECT indexrelname AS name, idx_scan::int4 AS count FROM pg_stat_user_indexes WHERE schemaname = 'sendwright'`
  )
  const tables = await client.query(
    `SELECT coalesce(sum(seq_scan), 0)::int4 AS count FROM pg_stat_user_tables WHERE schemaname = 'sendwright'`
  )
  return {
    indexes: new Map(indexes.rows.map((row: { name: string; count: number }) => [row.name, row.count])),
    wholeTables: (tables.rows[0] as { count: number }).count
  }
}

export const list = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const env = { ...environment(postgres.url), SENDWRIGHT_ROLE: "api" }
  const server = await startServer(env)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const account = async (count: number) => {
      const { id, key } = await makeAccount(env, "live")
      const endpoint = await makeApi(() => [server.port], key).post("/v1/webhooks", { url: "http://127.0.0.1:9/" })
      progress(`seeding ${count.toLocaleString("en")} of each`)
      await seed(client, id, count)
      return { id, key, paths: paths(count, endpoint.id) }
    }
    const small = await account(sizes.small)
    const large = await account(sizes.large)
    await client.query("VACUUM (ANALYZE)")

    const measure = async (key: string, path: string) => {
      const request = requestBytes({ method: "GET", path, headers: { "Authorization": `Bearer ${key}` }, body: "" })
      const load = (durationMs: number) =>
        runLoad({ port: server.port, connections: 1, durationMs, request: () => request, expectStatus: 200 })
      await load(measureMs / 4)
      return (await load(measureMs)).latency
    }
    const figures: Record<string, unknown> = {}
    for (const name of Object.keys(small.paths)) {
      const few = await measure(small.key, small.paths[name] ?? "")
      // A backend reports what it read once a second.
      await sleep(1_200)
      const before = await reads(client)
      const many = await measure(large.key, large.paths[name] ?? "")
      await sleep(1_200)
      const after = await reads(client)
      figures[name] = {
        at1000Ms: round(few.p50),
        at1000000Ms: round(many.p50),
        p99At1000000Ms: round(many.p99),
        ratio: round(many.p50 / few.p50),
        indexes: [...after.indexes].filter(([index, count]) => count > (before.indexes.get(index) ?? 0))
          .map(([index]) => index).toSorted(),
        wholeTablesRead: after.wholeTables - before.wholeTables
      }
      progress(`${name}: ${round(few.p50)} ms, ${round(many.p50)} ms`)
    }
    const waiting = await account(sizes.queued)
    await client.query(
      `WITH gone AS (DELETE FROM sendwright.search_entries WHERE account_id = $1)
      UPDATE sendwright.email_states SET status = 'queued' WHERE account_id = $1`,
      [waiting.id]
    )
    await client.query("VACUUM (ANALYZE)")
    const settled = await measure(small.key, small.paths["absent q"] ?? "")
    const queued = await measure(waiting.key, waiting.paths["absent q"] ?? "")
    figures["absent q among queued"] = {
      at1000Ms: round(settled.p50),
      at20000QueuedMs: round(queued.p50),
      p99At20000QueuedMs: round(queued.p99)
    }
    report("list", { sizes, measureMs }, figures)
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
