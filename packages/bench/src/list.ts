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
import { round } from "./Statistics.ts"

const sizes = { small: 1_000, large: 1_000_000, queued: 20_000 }
const measureMs = 2_000

/** Emails of the last weeks, one a second: mostly delivered, one in ten tagged `rare-N`. */
const seed = async (client: pg.Client, accountId: string, count: number): Promise<void> => {
  const statements = [
    `INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT md5($1 || n)::uuid, $2::uuid, 'live', $3::timestamptz - n * interval '1 second', 'Shop <shop@example.com>',
      ARRAY['user' || n || '@example.net'], '{}', '{}', 'Order ' || n || ' has shipped',
      CASE WHEN n % 10 = 0 THEN ARRAY['orders', 'rare-' || n / 1000] ELSE ARRAY['orders'] END,
      md5($1 || n)::uuid || '@example.com', ARRAY['user' || n || '@example.net'], 0,
      'user' || n || '@example.net' || chr(10) || 'order ' || n || ' has shipped', md5('q' || $1 || n)::uuid
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO sendwright.email_states (email_id, account_id, mode, created_at, updated_at, status, states,
      provider_message_id, next_sequence, has_evidence)
    SELECT md5($1 || n)::uuid, $2::uuid, 'live', $3::timestamptz - n * interval '1 second', $3::timestamptz,
      CASE WHEN n % 100 = 7 THEN 'bounced' ELSE 'delivered' END, ARRAY['delivered'], md5($1 || n) || '@example.com', 2, true
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO sendwright.search_entries (account_id, mode, created_at, email_id, tags, text)
    SELECT e.account_id, e.mode, e.created_at, e.id, e.tags, e.search_text
    FROM generate_series(1, $4::int4) n JOIN sendwright.emails e ON e.id = md5($1 || n)::uuid
    WHERE e.account_id = $2::uuid AND e.created_at < $3::timestamptz`,
    `INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
    SELECT md5('s' || $1 || n)::uuid, $2::uuid, 'user' || n || '@example.net', 'bounce',
      $3::timestamptz - n * interval '1 second'
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO sendwright.webhook_deliveries (id, account_id, endpoint_id, mode, event_id, event_type, email_id, status,
      attempts, is_test, created_at)
    SELECT md5('d' || $1 || n)::uuid, $2::uuid, (SELECT id FROM sendwright.webhook_endpoints WHERE account_id = $2::uuid),
      'live', md5($1 || n)::uuid, 'email.delivered', md5($1 || n)::uuid, 'delivered', 1, false,
      $3::timestamptz - n * interval '1 second'
    FROM generate_series(1, $4::int4) n`
  ]
  const now = new Date(Date.now())
  for (const statement of statements) await client.query(statement, [accountId, accountId, now, count])
}

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
