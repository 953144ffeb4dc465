/**
 * What a queue of a million emails that receivers defer costs the others: accept, claim, begin and settle on durable
 * Postgres, turn by turn in two databases of one server. Both have these emails in their logs. In one they are queued, in
 * the other they were sent. None of the queue becomes due meanwhile: to hand it over is work of its own.
 * `pnpm bench deferred 200000` takes as many as are named.
 */
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs, type Settlement } from "@sendwright/core/sending/SendJobs"
import * as NodeMac from "@sendwright/node/NodeMac"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { acceptGroup, evidence, newEmail, seedAccount } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { idAt, makeMonths } from "./logMonths.ts"
import { progress, report } from "./Report.ts"
import { median, round } from "./Statistics.ts"

const defaultCount = 1_000_000
const domains = 10_000
const accounts = 100
const rounds = 8
const emailsInTurn = 4_000
const inGroup = 50
const groupsAtOnce = 4
const claimed = 64
const claimsAtOnce = 4
/** After an hour, the queue comes due over so many more: waits grow to four hours. */
const hours = 4
const seededAtOnce = 50_000
const settings = {
  leaseMillis: 120_000,
  unknownWaitMillis: 60_000,
  unknownPolicy: "resend",
  maxCrashes: 5
} as const

/** The jobs of deferred emails, where they would lie in the table: each was stored, leased, and stored with its wait. */
const seedJobs = async (client: pg.Client, count: number): Promise<void> => {
  for (let from = 1; from <= count; from += seededAtOnce) {
    const some = `n BETWEEN ${from} AND ${from + seededAtOnce - 1}`
    for (
      const statement of [
        `INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
        SELECT id, account_id, 'live', at, at, at FROM seeded WHERE ${some}`,
        `UPDATE sendwright.send_jobs j SET token = 'of ' || n, wake_at = due, attempt = 3, began_at = at
        FROM seeded WHERE j.email_id = id AND ${some}`,
        `UPDATE sendwright.send_jobs j SET token = NULL, began_at = NULL, due_at = due, wake_at = due, parts =
          json_build_array(json_build_array(json_build_array(0), 3, round(extract(epoch FROM due) * 1000), site)),
          receivers = ARRAY[site]
        FROM seeded WHERE j.email_id = id AND ${some}`,
        "VACUUM sendwright.send_jobs"
      ]
    ) await client.query(statement)
  }
}

/** Emails that were deferred three times, the first hours ago, or that were sent. */
const seedLog = async (
  client: pg.Client,
  accountIds: ReadonlyArray<string>,
  count: number,
  isDeferred: boolean
): Promise<void> => {
  const now = new Date(Date.now())
  await makeMonths(client, new Date(now.getTime() - 86_400_000), now)
  await client.query(
    `CREATE TEMP TABLE seeded AS
    SELECT n, at, due, ${idAt("at", "'deferred' || n")} AS id, ${idAt("at", "'q' || n")} AS event_id,
      ($1::text[])[1 + n % cardinality($1::text[])]::uuid AS account_id, 'ada.' || n || '@' || domain AS recipient,
      'mx.' || domain AS site
    FROM (
      SELECT n, $2::timestamptz - interval '3 hours' - n * interval '1 millisecond' AS at,
        $2::timestamptz + interval '1 hour' + n * ${hours} * interval '1 hour' / $3::int4 AS due,
        'd' || n % ${domains} || '.example.org' AS domain
      FROM generate_series(1, $3::int4) n
    ) s`,
    [accountIds, now, count]
  )
  const state = isDeferred ? "queued" : "sent"
  await client.query(`
    CREATE INDEX ON seeded (n);
    INSERT INTO sendwright.emails (id, account_id, mode, created_at, sender, to_list, cc_list, bcc_list, subject, tags,
      message_id, recipients, attachment_count, search_text, first_event_id)
    SELECT id, account_id, 'live', at, 'Shop <shop@example.com>', ARRAY[recipient], '{}', '{}', 'Order ' || n, '{}',
      id || '@example.com', ARRAY[recipient], 0, recipient, event_id
    FROM seeded;
    INSERT INTO sendwright.email_states (email_id, account_id, mode, updated_at, status, states, next_sequence,
      has_evidence)
    SELECT id, account_id, 'live', at, '${state}', ARRAY['${state}'], 2, false FROM seeded`)
  if (isDeferred) await seedJobs(client, count)
  await client.query("VACUUM (ANALYZE)")
}

const layerOf = (url: string) =>
  PgStorage.layerServer({ url: Redacted.make(url), maxConnections: 10 }).pipe(
    Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, NodeMac.layer, PooledRandom.layer))
  )

const steps = ["accept", "claim", "begin", "settle"] as const
type Step = typeof steps[number]
type Millis = Record<Step, number>

/** A database with its storage. */
const opened = Effect.fnUntraced(function*(url: string) {
  const context = yield* Layer.build(Layer.fresh(layerOf(url)))
  const [emails, jobs] = [Context.get(context, EmailStore), Context.get(context, SendJobs)]
  const seeded = yield* Effect.forEach(Array.from({ length: accounts }), () => seedAccount()).pipe(
    Effect.provideContext(context)
  )
  const own = seeded[0]!.account.id

  /** Accepts emails and carries all that is due to its end, and tells what each step takes of the time for an email. */
  const turn = Effect.gen(function*() {
    const millis: Millis = { accept: 0, claim: 0, begin: 0, settle: 0 }
    let handedOver = 0
    const timed = <A, E>(step: Step, effect: Effect.Effect<A, E>) =>
      Effect.suspend(() => {
        const began = performance.now()
        return Effect.tap(effect, () => Effect.sync(() => void (millis[step] += performance.now() - began)))
      })
    const now = () => new Date(Date.now())
    const group = Effect.suspend(() => {
      const createdAt = now()
      const [first, ...others] = Array.from({ length: inGroup }, () => newEmail({ accountId: own, createdAt }))
      return emails.accept([acceptGroup([first!, ...others])])
    })
    yield* timed(
      "accept",
      Effect.forEach(Array.from({ length: emailsInTurn / inGroup }), () => group, {
        concurrency: groupsAtOnce,
        discard: true
      })
    )
    const work = Effect.gen(function*() {
      while (handedOver < emailsInTurn) {
        const leases = yield* timed(
          "claim",
          jobs.claim({ ...settings, now: now(), limit: claimed, perAccount: claimed })
        )
        if (leases.length === 0) return
        const begun = yield* timed("begin", jobs.begin(leases, now()))
        const settlements = begun.flatMap((one): ReadonlyArray<Settlement> => {
          if (one._tag !== "Ready") return []
          const { email, lease } = one
          const sent = evidence({ type: "email.sent", occurredAt: now(), providerMessageId: email.messageId })
          return [{ lease, now: now(), evidence: [sent], next: { _tag: "Done" }, later: [] }]
        })
        handedOver += settlements.length
        yield* timed("settle", jobs.settle(settlements))
      }
    })
    yield* Effect.forEach(Array.from({ length: claimsAtOnce }), () => work, { concurrency: "unbounded", discard: true })
    if (handedOver < emailsInTurn) return yield* Effect.die(new Error(`${handedOver} were handed over`))
    for (const step of steps) millis[step] /= emailsInTurn
    return millis
  })
  return { turn, accountIds: seeded.map(({ account }) => account.id) }
})

const run = Effect.fnUntraced(function*(server: string, count: number) {
  const admin = new pg.Client({ connectionString: server })
  yield* Effect.promise(() => admin.connect())
  const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  for (const name of ["alone", "beside"]) yield* Effect.promise(() => admin.query(`CREATE DATABASE ${name}`))
  yield* Effect.promise(() => admin.end())
  const database = Effect.fnUntraced(function*(name: string, isDeferred: boolean) {
    const { accountIds, turn } = yield* opened(urlOf(name))
    const client = new pg.Client({ connectionString: urlOf(name) })
    yield* Effect.promise(() => client.connect())
    yield* Effect.promise(() => seedLog(client, accountIds, count, isDeferred))
    yield* Effect.promise(() => client.end())
    return { turn }
  })
  const alone = yield* database("alone", false)
  const beside = yield* database("beside", true)
  progress(`${count} emails are deferred`)
  const ratios: Record<Step, Array<number>> = { accept: [], claim: [], begin: [], settle: [] }
  // The first is not counted: it compiles, and reads the whole queue once.
  for (let round_ = 0; round_ <= rounds; round_++) {
    // What one leaves to be written is written while the other one works: so each goes first in turn.
    const first = round_ % 2 === 0 ? yield* alone.turn : null
    const withQueue = yield* beside.turn
    const without = first ?? (yield* alone.turn)
    if (round_ === 0) continue
    for (const step of steps) ratios[step].push(without[step] / withQueue[step])
    progress(
      steps.map((step) => `${step} ${round(without[step], 3)} and ${round(withQueue[step], 3)} ms`).join(
        ", "
      )
    )
  }
  return {
    rateBesideToAlone: Object.fromEntries(steps.map((step) => [step, round(median(ratios[step]))])),
    rounds: Object.fromEntries(steps.map((step) => [step, ratios[step].map((ratio) => round(ratio))]))
  }
})

export const deferredQueue = async (): Promise<void> => {
  const count = Number(process.argv[3] ?? defaultCount)
  const postgres = await startPostgres({ durable: true })
  try {
    const figures = await Effect.runPromise(Effect.scoped(run(postgres.url, count)))
    report("deferred", { deferred: count, domains, accounts, hours, rounds, emailsInTurn, durable: true }, figures)
  } finally {
    await postgres.stop()
  }
}
