/**
 * A page of the log over HTTP at 1,000 and at 1,000,000 emails of an account, for every kind of filter. The baseline of
 * each is the page at 1,000, in the same run and the same database.
 */
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { requestBytes, runLoad } from "./LoadClient.ts"
import { environment, makeAccount, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { round } from "./Statistics.ts"

const sizes = { small: 1_000, large: 1_000_000 }
const measureMs = 2_000

/** Emails of the last weeks, one a second: mostly delivered, one in ten tagged `rare-N`. */
const seed = async (client: pg.Client, accountId: string, count: number): Promise<void> => {
  const statements = [
    `INSERT INTO posthorn.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text)
    SELECT md5($1 || n)::uuid, $2::uuid, 'live', $3::timestamptz - n * interval '1 second', 'Shop <shop@example.com>',
      ARRAY['user' || n || '@example.net'], '{}', '{}', 'Order ' || n || ' has shipped',
      CASE WHEN n % 10 = 0 THEN ARRAY['orders', 'rare-' || n / 1000] ELSE ARRAY['orders'] END,
      md5($1 || n) || '@example.com', ARRAY['user' || n || '@example.net'], 0,
      'user' || n || '@example.net' || chr(10) || 'order ' || n || ' has shipped'
    FROM generate_series(1, $4::int4) n`,
    `INSERT INTO posthorn.email_states (email_id, account_id, mode, created_at, updated_at, status, states,
      provider_message_id, next_sequence, has_evidence)
    SELECT md5($1 || n)::uuid, $2::uuid, 'live', $3::timestamptz - n * interval '1 second', $3::timestamptz,
      CASE WHEN n % 100 = 7 THEN 'bounced' ELSE 'delivered' END, ARRAY['delivered'], md5($1 || n) || '@example.com', 2, true
    FROM generate_series(1, $4::int4) n`
  ]
  const now = new Date(Date.now())
  for (const statement of statements) await client.query(statement, [accountId, accountId, now, count])
}

/** The queries, for an account of so many emails. */
const queries = (count: number): Readonly<Record<string, string>> => ({
  "first page": "limit=20",
  "page of 100": "limit=100",
  "common status": "limit=20&status=delivered",
  "rare status": "limit=20&status=bounced",
  "absent status": "limit=20&status=failed",
  "common tag": "limit=20&tag=orders",
  "rare tag": "limit=20&tag=rare-0",
  "tag and status": "limit=20&tag=orders&status=bounced",
  "common q": "limit=20&q=shipped",
  "rare q": `limit=20&q=user${count - 5}%40`,
  "absent q": "limit=20&q=nothing-like-it",
  "q and status": "limit=20&q=shipped&status=bounced",
  "q, tag and status": "limit=20&q=example&tag=orders&status=delivered"
})

export const list = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true })
  const env = { ...environment(postgres.url), POSTHORN_ROLE: "api" }
  const server = await startServer(env)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const accounts = { small: await makeAccount(env, "live"), large: await makeAccount(env, "live") }
    await seed(client, accounts.small.id, sizes.small)
    progress("seeding 1,000,000 emails")
    await seed(client, accounts.large.id, sizes.large)
    await client.query("VACUUM (ANALYZE) posthorn.emails, posthorn.email_states")
    const measure = async (key: string, query: string) => {
      const request = requestBytes({
        method: "GET",
        path: `/v1/emails?${query}`,
        headers: { "Authorization": `Bearer ${key}` },
        body: ""
      })
      const load = (durationMs: number) =>
        runLoad({ port: server.port, connections: 1, durationMs, request: () => request, expectStatus: 200 })
      await load(measureMs / 4)
      return (await load(measureMs)).latency
    }
    const figures: Record<string, unknown> = {}
    for (const name of Object.keys(queries(0))) {
      const small = await measure(accounts.small.key, queries(sizes.small)[name] ?? "")
      const large = await measure(accounts.large.key, queries(sizes.large)[name] ?? "")
      figures[name] = {
        at1000Ms: round(small.p50),
        at1000000Ms: round(large.p50),
        p99At1000000Ms: round(large.p99),
        ratio: round(large.p50 / small.p50)
      }
      progress(`${name}: ${round(small.p50)} ms, ${round(large.p50)} ms`)
    }
    report("list", { sizes, measureMs }, figures)
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
