/**
 * Retention of a month of a million emails that have all ended, on Postgres, while other emails are accepted: how long it
 * takes, what the accepts cost meanwhile, and the room on the disk that is given back. `pnpm bench retention 200000` takes
 * as many emails as are named.
 */
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { type RetentionAnswer, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { seedAccount } from "@sendwright/testing/fixtures"
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
const quietMillis = 10_000
const megabyte = 1024 * 1024

const sizeOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query("SELECT pg_database_size(current_database())::float8 AS bytes")
  return round(rows[0].bytes / megabyte, 0)
}

const run = Effect.fnUntraced(function*(client: pg.Client, month: Date, count: number) {
  const store = yield* RetentionStore
  const { account } = yield* seedAccount()
  yield* Effect.promise(() => makeMonths(client, month, new Date(Date.now())))
  yield* Effect.promise(() => seedMonth(client, account.id, month, count))
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
        const { count, next }: RetentionAnswer = yield* store[kind]({
          before,
          olderThanMillis: 0,
          by: "email",
          limit: 500,
          after
        })
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
