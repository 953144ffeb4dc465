/**
 * Retention of a month of a million emails that have all ended, on Postgres, while other emails are accepted: how long it
 * takes, what the accepts cost meanwhile, and the room on the disk that is given back. `pnpm bench retention 200000` takes
 * as many emails as are named.
 */
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { type RetentionAnswer, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, contentsSaying, idAt as newIdAt, newEmail, seedAccount } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { performance } from "node:perf_hooks"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { idAt, makeMonths } from "./logMonths.ts"
import { progress, report } from "./Report.ts"
import { percentilesOf, round } from "./Statistics.ts"

const defaultEmails = 1_000_000
const seedChunk = 50_000
const acceptEveryMillis = 5
const quietMillis = 10_000
const megabyte = 1024 * 1024

const html = "<p>Your order has shipped.</p>".repeat(40)

/** A month of delivered emails with a body of 1 KB and two events each, evenly over its days. */
const seed = async (client: pg.Client, accountId: string, month: Date, count: number): Promise<void> => {
  const at = `($2::timestamptz + n * interval '${(27 * 86_400) / count} seconds')`
  const id = idAt(at, "$1 || n")
  const series = "generate_series($3::int4, $4::int4) n"
  const statements = [
    `INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT ${id}, $1::text::uuid, 'live', ${at}, 'Shop <shop@example.com>', ARRAY['user' || n || '@example.net'], '{}',
      '{}', 'Order ' || n || ' has shipped', ARRAY['orders'], ${id} || '@example.com',
      ARRAY['user' || n || '@example.net'], 0, 'user' || n || '@example.net', ${idAt(at, "$1 || n || 'first'")}
    FROM ${series}`,
    `INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, provider_message_id,
      next_sequence, has_evidence)
    SELECT ${id}, $1::text::uuid, 'live', ${at}, 'delivered', ARRAY['delivered'], md5($1 || n), 3, true FROM ${series}`,
    `INSERT INTO sendwright.email_contents (email_id, html, headers) SELECT ${id}, '${html}' || n, '{}' FROM ${series}
    WHERE $1::text <> '' AND $2::timestamptz IS NOT NULL`,
    `INSERT INTO sendwright.search_entries (account_id, mode, email_id, tags, text)
    SELECT $1::text::uuid, 'live', ${id}, ARRAY['orders'], 'user' || n || '@example.net' FROM ${series}`,
    `INSERT INTO sendwright.email_events (email_id, sequence, id, type, details, occurred_at, keys)
    SELECT ${id}, k, ${idAt(at, "$1 || n || 'event' || k")}, ('{email.sent,email.delivered}'::text[])[k],
      json_build_object('provider_message_id', md5($1 || n)), ${at}, '{}'
    FROM ${series}, generate_series(1, 2) k`
  ]
  for (let from = 1; from <= count; from += seedChunk) {
    const to = Math.min(count, from + seedChunk - 1)
    for (const statement of statements) await client.query(statement, [accountId, month, from, to])
    progress(`${to} emails`)
  }
  await client.query("INSERT INTO sendwright.metrics_place (counted) SELECT pg_current_snapshot()")
  await client.query("VACUUM (ANALYZE)")
  await client.query("CHECKPOINT")
}

const sizeOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query("SELECT pg_database_size(current_database())::float8 AS bytes")
  return round(rows[0].bytes / megabyte, 0)
}

/** Accepts one email after another until it is stopped, and keeps how long each took. */
const accepting = (accountId: string, times: Array<number>) =>
  Effect.gen(function*() {
    const store = yield* EmailStore
    const now = new Date(Date.now())
    const email = newEmail({
      accountId,
      id: newIdAt(now),
      eventId: newIdAt(now),
      createdAt: now,
      ...contentsSaying("Hello")
    })
    const begun = performance.now()
    yield* store.accept([acceptGroup([email])])
    times.push(performance.now() - begun)
    yield* Effect.sleep(acceptEveryMillis)
  }).pipe(Effect.forever)

const run = Effect.fnUntraced(function*(client: pg.Client, month: Date, count: number) {
  const store = yield* RetentionStore
  const { account } = yield* seedAccount()
  yield* Effect.promise(() => makeMonths(client, month, new Date(Date.now())))
  yield* Effect.promise(() => seed(client, account.id, month, count))
  const before = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 2))
  const quiet: Array<number> = []
  yield* Effect.raceFirst(accepting(account.id, []), Effect.sleep(quietMillis))
  yield* Effect.raceFirst(accepting(account.id, quiet), Effect.sleep(quietMillis))
  const walk = Effect.fnUntraced(function*(kind: "purgeContents" | "removeEmails") {
    const sizeBefore = yield* Effect.promise(() => sizeOf(client))
    const meanwhile: Array<number> = []
    let deleted = 0
    let millis = 0
    const all = Effect.gen(function*() {
      yield* Effect.sleep(100)
      const begun = performance.now()
      for (let after: string | null = null;;) {
        const { count, next }: RetentionAnswer = yield* store[kind]({ before, by: "email", limit: 500, after })
        deleted += count
        if (next === null) break
        after = next
      }
      millis = performance.now() - begun
      yield* Effect.sleep(1_000)
    })
    yield* Effect.raceFirst(accepting(account.id, meanwhile), all)
    const { max, p50, p99 } = percentilesOf(meanwhile)
    return {
      deleted,
      seconds: round(millis / 1_000),
      acceptMillisMeanwhile: { p50: round(p50), p99: round(p99), max: round(max) },
      sizeMiB: { before: sizeBefore, after: yield* Effect.promise(() => sizeOf(client)) }
    }
  })
  const contents = yield* walk("purgeContents")
  const emails = yield* walk("removeEmails")
  const { max, p50, p99 } = percentilesOf(quiet)
  return { acceptMillisBefore: { p50: round(p50), p99: round(p99), max: round(max) }, contents, emails }
})

export const retention = async (): Promise<void> => {
  const count = Number(process.argv[3] ?? defaultEmails)
  const postgres = await startPostgres({ durable: true, settings: ["max_wal_size=4GB"] })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    const now = new Date(Date.now())
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 4))
    const storage = PgStorage.layerServer({ url: Redacted.make(postgres.url), maxConnections: 10 }).pipe(
      Layer.provide(NodeCrypto.layer)
    )
    const figures = await Effect.runPromise(Effect.scoped(Effect.provide(run(client, month, count), storage)))
    report("retention", { emails: count, acceptEveryMillis }, figures)
    const { contents, emails } = figures
    if (contents.deleted !== count || emails.deleted !== count) throw new Error("not all of the month was deleted")
  } finally {
    await client.end()
    await postgres.stop()
  }
}
