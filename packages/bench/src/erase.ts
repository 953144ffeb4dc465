/**
 * The erasure of one address from an account's log of a million emails, while another account sends: how long it takes,
 * what the accepts cost meanwhile, and how many statements it is. `pnpm bench erase 200000` takes as many emails as are
 * named.
 */
import { normalize } from "@sendwright/core/foundation/Address"
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { newId, peppers, seedAccount } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { performance } from "node:perf_hooks"
import pg from "pg"
import { startPostgres } from "../../../scripts/local-postgres.ts"
import { acceptEveryMillis, accepting } from "./accepting.ts"
import { makeMonths } from "./logMonths.ts"
import { report } from "./Report.ts"
import { seedMonth } from "./seedMonth.ts"
import { percentilesOf, round } from "./Statistics.ts"

const defaultEmails = 1_000_000
const emailsPerPerson = 500
const quietMillis = 10_000
const waitMillis = 15_000

const run = Effect.fnUntraced(function*(client: pg.Client, month: Date, count: number) {
  const store = yield* ErasureStore
  const { account } = yield* seedAccount()
  const other = (yield* seedAccount()).account
  yield* Effect.promise(() => makeMonths(client, month, new Date(Date.now())))
  yield* Effect.promise(() => seedMonth(client, account.id, month, count, Math.ceil(count / emailsPerPerson)))
  const erase = Effect.fnUntraced(function*(person: number) {
    const address = `user${person}@example.net`
    const begun = performance.now()
    const { emailsDeleted, emailsRedacted } = yield* store.erase({
      accountId: account.id,
      address: normalize(address),
      spelling: address,
      suppressionId: newId(),
      now: new Date(Date.now()),
      waitMillis
    })
    return { emails: emailsDeleted + emailsRedacted, seconds: round((performance.now() - begun) / 1_000) }
  })
  const figuresOf = (times: ReadonlyArray<number>) => {
    const { max, p50, p99 } = percentilesOf(times)
    return { p50: round(p50), p99: round(p99), max: round(max) }
  }
  const quiet: Array<number> = []
  const meanwhile: Array<number> = []
  yield* Effect.raceFirst(accepting(other.id, []), Effect.sleep(quietMillis))
  yield* Effect.raceFirst(accepting(other.id, quiet), Effect.sleep(quietMillis))
  const besideSends = yield* Effect.raceFirst(accepting(other.id, meanwhile), erase(1))
  // Counted alone: the accepts are statements too.
  yield* Effect.promise(() => client.query("SELECT pg_stat_statements_reset()"))
  const alone = yield* erase(2)
  const { rows: [counted] } = yield* Effect.promise(() =>
    client.query<{ calls: number }>(
      "SELECT sum(calls)::int4 AS calls FROM pg_stat_statements WHERE query !~ 'pg_stat_statements'"
    )
  )
  return {
    acceptMillisBefore: figuresOf(quiet),
    acceptMillisMeanwhile: figuresOf(meanwhile),
    besideSends,
    alone: { ...alone, statements: counted?.calls ?? 0 }
  }
})

export const erase = async (): Promise<void> => {
  const count = Number(process.argv[3] ?? defaultEmails)
  const postgres = await startPostgres({
    durable: true,
    settings: ["max_wal_size=4GB", "shared_preload_libraries=pg_stat_statements", "pg_stat_statements.track=top"]
  })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await client.query("CREATE EXTENSION pg_stat_statements SCHEMA public")
    const now = new Date(Date.now())
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 4))
    const storage = PgStorage.layerServer({ url: Redacted.make(postgres.url), maxConnections: 10 }).pipe(
      Layer.provide(Layer.merge(NodeCrypto.layer, peppers))
    )
    const figures = await Effect.runPromise(Effect.scoped(Effect.provide(run(client, month, count), storage)))
    report("erase", { emails: count, emailsPerPerson, acceptEveryMillis }, figures)
    const { alone, besideSends } = figures
    if (alone.emails === 0 || besideSends.emails === 0) throw new Error("no email was found")
  } finally {
    await client.end()
    await postgres.stop()
  }
}
