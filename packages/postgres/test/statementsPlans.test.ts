/**
 * How Postgres runs the statements in `statements` on tables with many rows: the plan of each is beside it, so that a
 * change of the statement, of an index or of the planner shows in a review. `vitest packages/postgres/test/statements -u`
 * writes them anew.
 */
import { assert, layer } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { expect, inject } from "vitest"
import { clientOf, newDatabase, random } from "./databases.ts"
import {
  acceptStatements,
  handOffStatements,
  logStatements,
  makeRecorder,
  type Sent,
  type Shown,
  siteStatements,
  webhookStatements
} from "./hotStatements.ts"
import { account, fill, time } from "./manyEmails.ts"
import { planText } from "./planText.ts"

/** The major version of Postgres whose plans are kept: others name and order nodes differently. */
const keptFor = 18
const major = await Effect.gen(function*() {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ major: number }>`SELECT current_setting('server_version_num')::int4 / 10000 AS major`
  return row!.major
}).pipe(Effect.provide(clientOf(Redacted.make(inject("databaseUrl")), 1)), Effect.runPromise)
const otherMajor = major === keptFor ? "" : `, skipped: Postgres ${major} runs, and plans of ${keptFor} are kept`

const recorder = makeRecorder()
// One connection: a prepared statement belongs to its session.
const database = Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))
const client = Layer.effect(SqlClient, Effect.map(SqlClient, recorder.recorded)).pipe(Layer.provide(database))
const storage = PgStorage.layer.pipe(Layer.provideMerge(client), Layer.provide(Layer.merge(random, fixtures.peppers)))

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What 5,000 other accounts have: with a few of them, to read them all is cheaper than to ask an index. */
const others = Effect.gen(function*() {
  const sql = yield* SqlClient
  const ids =
    sql`SELECT i, ('bbbbbbbb-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid AS id FROM generate_series(1, 5000) i`
  yield* sql`
    INSERT INTO sendwright.accounts (id, name, plan, trusted, created_at)
    SELECT id, 'Other', 'pro', false, ${time}::timestamptz FROM (${ids}) o`
  yield* sql`
    INSERT INTO sendwright.domains (id, account_id, name, region, status, health, dns_records, checks, next_check_at,
      created_at)
    SELECT id, id, i || '.example.com', 'x', 'verified', 'healthy', '[]', 0, ${time}::timestamptz, ${time}::timestamptz
    FROM (${ids}) o`
  yield* sql`
    INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
    SELECT id, id, 'a@x.com', 'bounce', ${time}::timestamptz FROM (${ids}) o`
  yield* sql`
    INSERT INTO sendwright.webhook_endpoints (id, account_id, mode, url, events, format, enabled, sealed_secret,
      created_at)
    SELECT id, id, 'live', 'https://x', ARRAY['email.sent'], 'sendwright', true, '', ${time}::timestamptz
    FROM (${ids}) o`
})

/** The values of parameters as Postgres writes them, each with its type. */
const literalsOf = Effect.fnUntraced(function*({ params }: Sent) {
  if (params.length === 0) return []
  const sql = yield* SqlClient
  const columns = params.map((_, index) => `quote_nullable($${index + 1}::text) || '::' || pg_typeof($${index + 1})`)
  const [row] = yield* sql.unsafe<{ values: ReadonlyArray<string> }>(
    `SELECT ARRAY[${columns.join(", ")}] AS values`,
    params
  ).unprepared
  return row!.values
})

/** Of the statements that read a queue, which may become long. */
const ofQueues = new Set(["claim", "next-due", "webhook-claim"])

interface CostRow {
  readonly "QUERY PLAN": ReadonlyArray<{ readonly Plan: { readonly "Total Cost": number } }>
}

/** What Postgres expects a prepared statement to cost by the plan for all values, and by one for these. */
const costsOf = Effect.fnUntraced(function*(execution: string) {
  const sql = yield* SqlClient
  const costOf = Effect.fnUntraced(function*(mode: string) {
    yield* sql.unsafe(`SET plan_cache_mode = ${mode}`).unprepared
    const [row] = yield* sql.unsafe<CostRow>(`EXPLAIN (FORMAT JSON) ${execution}`).unprepared
    return row!["QUERY PLAN"][0]!.Plan["Total Cost"]
  })
  const costs = { kept: yield* costOf("force_generic_plan"), own: yield* costOf("force_custom_plan") }
  yield* sql`RESET plan_cache_mode`
  return costs
})

/**
 * The plan that a statement has in a session that ran it often: of a prepared one that which Postgres keeps, if it keeps
 * one. To explain an execution counts as one.
 */
const planOf = Effect.fnUntraced(function*(name: string, sent: Sent, own: ReadonlySet<string>) {
  const sql = yield* SqlClient
  const literals = (yield* literalsOf(sent)).map((literal) =>
    literal.replaceAll(id, (one) => own.has(one) ? account : one)
  )
  const types = literals.map((literal) => literal.slice(literal.lastIndexOf("::") + 2))
  const declared = types.length === 0 ? "" : `(${types.join(", ")})`
  const given = literals.length === 0 ? "" : `(${literals.join(", ")})`
  yield* sql.unsafe(`PREPARE explained ${declared} AS ${sent.text}`).unprepared
  let lines: ReadonlyArray<string> = []
  for (let i = 0; i < (sent.isPlannedAnew ? 1 : 7); i++) {
    const rows = yield* sql.unsafe<{ "QUERY PLAN": string }>(`EXPLAIN (COSTS OFF) EXECUTE explained ${given}`)
      .unprepared
    lines = rows.map((row) => row["QUERY PLAN"])
  }
  const [counts] = yield* sql<{ isKept: boolean }>`
    SELECT generic_plans > 0 AS "isKept" FROM pg_prepared_statements WHERE name = 'explained'`
  // Where a plan for the values is cheaper by more than Postgres expects planning to cost, it plans each execution.
  if (ofQueues.has(name) && sent.isPlannedAnew !== true) {
    const { kept, own } = yield* costsOf(`EXECUTE explained ${given}`)
    assert.isAtMost(Math.trunc(kept), own, `${name}: a plan for the values must not be cheaper than the kept one`)
  }
  yield* sql.unsafe("DEALLOCATE explained").unprepared
  const when = sent.isPlannedAnew
    ? "Not prepared: planned for each execution"
    : counts!.isKept
    ? "Prepared, and the plan is kept"
    : "Prepared, but planned for each execution"
  return `${when}\n${planText(lines)}`
})

layer(storage, { timeout: 300_000 })("the plan", (it) => {
  const run = otherMajor === "" ? it.effect : it.effect.skip
  run(`of each kept statement is the one beside it${otherMajor}`, () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      const statements = new Map<string, ReadonlyArray<Sent>>()
      const noted: Shown = (name, command) =>
        Effect.gen(function*() {
          recorder.take()
          const answer = yield* command
          statements.set(name, recorder.take())
          return answer
        })
      yield* acceptStatements(noted)
      yield* handOffStatements(noted)
      yield* siteStatements(noted)
      yield* webhookStatements(noted)
      yield* logStatements(noted)
      // The parameters speak of the account that has many emails.
      const own = new Set((yield* sql<{ id: string }>`SELECT id FROM sendwright.accounts`).map(({ id }) => id))
      yield* sql`
        TRUNCATE sendwright.emails, sendwright.email_states, sendwright.email_events, sendwright.email_contents,
          sendwright.search_entries, sendwright.send_jobs, sendwright.webhook_deliveries, sendwright.webhook_attempts,
          sendwright.webhook_jobs, sendwright.idempotency_keys`
      // All rows are counted: from samples, estimates and plans would differ from run to run.
      yield* sql`SET default_statistics_target = 1000`
      yield* others
      // From the last month into the present one, which is that of the statements.
      yield* fill(40_000, new Date("2026-10-25T00:00:00Z"))
      for (const [name, sent] of statements) {
        const plans = yield* Effect.forEach(sent, (one) => planOf(name, one, own))
        assert.isNotEmpty(plans, name)
        const file = `./statements/${name}.plan.txt`
        yield* Effect.promise(() => expect(`${plans.join("\n\n")}\n`).toMatchFileSnapshot(file))
      }
    }), 300_000)
})
