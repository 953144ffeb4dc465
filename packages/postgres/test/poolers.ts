import { layerClient } from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { inject } from "vitest"
import { pgbouncerPath, startPgBouncer } from "../../../scripts/local-pgbouncer.ts"
import { roleSettings } from "../src/connection/sessionSettings.ts"
import { clientOf, emptyDatabase, newDatabase, patient } from "./databases.ts"

/** Whether a test that needs PgBouncer cannot run, which is said once a file. */
export const withoutPgBouncer = (): boolean => {
  if (pgbouncerPath !== undefined) return false
  console.warn("SKIPPED: the stores behind PgBouncer: there is no pgbouncer (.ci/debian installs it)")
  return true
}

/**
 * The addresses of a new database, and of the same behind a PgBouncer of its own. Unless it is `bare`, its sessions have
 * the settings that they are to have; unless it is `empty`, it has the tables.
 */
export const pooledDatabase = (
  mode: "session" | "transaction",
  options: { readonly settings?: ReadonlyArray<string>; readonly bare?: boolean; readonly empty?: boolean } = {}
) =>
  Effect.gen(function*() {
    const { name, url } = yield* (options.empty === true ? emptyDatabase : newDatabase)
    if (options.bare !== true) {
      yield* SqlClient.use((sql) =>
        Effect.forEach(roleSettings, (setting) =>
          sql.unsafe(`ALTER DATABASE ${name} SET ${setting.name} = '${setting.value}'`), { discard: true })
      ).pipe(Effect.provide(clientOf(url, 1)))
    }
    const pooler = yield* Effect.acquireRelease(
      Effect.promise(() =>
        startPgBouncer({ server: inject("databaseUrl"), mode, settings: options.settings ?? [] })
      ),
      ({ stop }) => Effect.promise(stop)
    )
    return { direct: url, pooled: Redacted.make(pooler.through(Redacted.value(url))) }
  })

/** A client behind a pooler. */
export const pooledClient = (mode: "session" | "transaction") =>
  Layer.unwrap(
    Effect.map(pooledDatabase(mode), ({ pooled }) => layerClient({ url: pooled, pooler: mode, ...patient }))
  )
