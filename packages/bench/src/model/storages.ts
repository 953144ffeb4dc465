import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import type * as Harness from "./Harness.ts"

/** Nothing but this process's memory. */
export const memory: Harness.Storage = Layer.provide(MemoryStorage.layer, NodeCrypto.layer)

/**
 * The stores on a database that histories share one after the other: each finds its tables empty. The clock of a
 * history jumps over days, which must not end connections, so the client lives outside of it.
 */
export const postgres = Effect.fnUntraced(function*(url: string) {
  const client = yield* Layer.build(PgStorage.layerClient({
    url: Redacted.make(url),
    maxConnections: 8,
    idleTimeout: "3650 days",
    connectTimeout: "3650 days"
  }))
  yield* Effect.provideContext(migrate, client)
  const clear = Effect.gen(function*() {
    const sql = (yield* SqlClient).withoutTransforms()
    const tables = yield* sql.unsafe<{ readonly tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'sendwright' AND tablename <> 'migrations'"
    )
    yield* sql.unsafe(`TRUNCATE ${tables.map(({ tablename }) => `sendwright."${tablename}"`).join(", ")}`)
  })
  const storage: Harness.Storage = Layer.fresh(PgStorage.layerNoMigrations).pipe(
    Layer.provide(Layer.effectDiscard(Effect.orDie(clear))),
    Layer.provide(Layer.merge(Layer.succeedContext(client), NodeCrypto.layer))
  )
  return storage
})
