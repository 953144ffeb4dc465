import { assert, describe, layer } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
import { peppers } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { random, servingClient } from "./databases.ts"

const storage = PgStorage.layerMigrated.pipe(Layer.provideMerge(servingClient), Layer.provide([random, peppers]))

// As a user with the rights that `grant` gives, who may change rows and nothing else.
describe.each(StorageSuite.perDatabase())("PgStorage on a server, from %s on", (...parts) => {
  layer(storage, { timeout: 300_000 })((it) => {
    StorageSuite.tests(it, parts)

    // Whatever the tests before made of their emails, random histories and erasures among them.
    it.effect("has a search entry of each email that is not queued, and none of others", () =>
      Effect.gen(function*() {
        const sql = yield* SqlClient
        const [counts] = yield* sql<{ readonly emails: number; readonly wrong: number; readonly stray: number }>`
          SELECT count(*) FILTER (WHERE x.email_id IS NOT NULL)::int4 AS emails,
            count(*) FILTER (WHERE s.status <> 'queued'
              AND (x.tags, x.text) IS DISTINCT FROM (e.tags, e.search_text))::int4 AS wrong,
            (SELECT count(*)::int4 FROM sendwright.search_entries x
              WHERE NOT EXISTS (SELECT FROM sendwright.emails e WHERE e.id = x.email_id)) AS stray
          FROM sendwright.emails e JOIN sendwright.email_states s ON s.email_id = e.id
          LEFT JOIN sendwright.search_entries x
            ON (x.account_id, x.mode, x.email_id) = (e.account_id, e.mode, e.id)`
        if (parts.includes("EmailStore")) assert.isAbove(counts?.emails ?? 0, 200)
        assert.deepStrictEqual({ wrong: counts?.wrong, stray: counts?.stray }, { wrong: 0, stray: 0 })
      }))
  })
})
