/** Every statement of the stores, over a library that knows nothing of their types, with settings of its own. */
import * as PgClient from "@effect/sql-pg/PgClient"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import { SqlError, UnknownError } from "effect/sql/SqlError"
import pg from "pg"
import { Connections, makeUnsafe } from "../src/connection/Connections.ts"
import { connectionOf } from "../src/join/joinedConnection.ts"
import { newDatabase, random } from "./databases.ts"
import { tryFew } from "./support/runs.ts"

/** What an application may have set for its sessions. */
const settings = [
  "-c timezone=Asia/Kolkata",
  "-c datestyle=German,DMY",
  "-c intervalstyle=postgres_verbose",
  "-c search_path=pg_catalog",
  "-c standard_conforming_strings=on"
].join(" ")

const client = Layer.unwrap(Effect.gen(function*() {
  const { url } = yield* newDatabase
  const pool = yield* Effect.acquireRelease(
    Effect.sync(() =>
      new pg.Pool({ connectionString: Redacted.value(url), max: 10, options: settings }).on("error", () => {})
    ),
    (pool) => Effect.promise(() => pool.end())
  )
  const acquirer = Effect.map(
    Effect.acquireRelease(
      Effect.tryPromise({
        try: () => pool.connect(),
        catch: (cause) =>
          new SqlError({ reason: new UnknownError({ cause, message: "connect", operation: "connect" }) })
      }),
      (one) => Effect.sync(() => one.release())
    ),
    (one) =>
      connectionOf(async (text, parameters) => (await one.query(text, [...parameters])).rows, {
        failed: () => {},
        news: () => []
      })
  )
  return Layer.effect(
    SqlClient.SqlClient,
    SqlClient.make({
      acquirer,
      transactionAcquirer: acquirer,
      compiler: PgClient.makeCompiler(),
      driver: "pg",
      spanAttributes: [],
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`
    })
  ).pipe(Layer.provide(Reactivity.layer))
}))

/** A command may take as long as a busy machine needs: these tests are not about deadlines. */
const patience = Layer.sync(
  Connections,
  () => makeUnsafe({ capacity: null, deadlines: { commands: 120_000, reads: 120_000, background: 120_000 } })
)

// Other values take the same way as these: PgStorage.server.test.ts tries many on the statements.
tryFew(2)

StorageSuite.suite(
  "PgStorage over another library's connections",
  PgStorage.layer.pipe(Layer.provideMerge(client), Layer.provide([random, peppers, patience])),
  { timeout: 300_000, parts: StorageSuite.allParts.filter((part) => part !== "agreement") }
)
