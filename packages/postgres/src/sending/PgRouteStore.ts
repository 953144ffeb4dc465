import { noRoutes, RouteStore } from "@sendwright/core/sending/RouteStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import * as P from "../sql/params.ts"

interface RoutesRow {
  readonly text: string
  readonly version: number
  readonly changed_at: Date
  readonly changed_by: string
}

const firstStatement = `
INSERT INTO sendwright.routes (text, version, changed_at, changed_by) VALUES ($1, 1, $2, $3)
ON CONFLICT (id) DO NOTHING RETURNING id`

const nextStatement = `
UPDATE sendwright.routes SET text = $1, version = version + 1, changed_at = $2, changed_by = $3
WHERE version = $4 RETURNING id`

/** `RouteStore` on Postgres. */
export const layer: Layer.Layer<RouteStore, never, SqlClient> = Layer.effect(
  RouteStore,
  Effect.map(Database.make, (db) =>
    RouteStore.of({
      current: Effect.gen(function*() {
        const [row] = yield* db.query<RoutesRow>(
          `SELECT text, version, changed_at, changed_by FROM sendwright.routes`,
          []
        )
        if (row === undefined) return noRoutes
        const { changed_at, changed_by, text, version } = row
        return { text, version, changed: { at: plus(changed_at, -(yield* db.clock.ahead)), by: changed_by } }
      }).pipe(Database.storage("RouteStore.current", "background")),
      set: (text, seen, { at, by }) =>
        Effect.gen(function*() {
          const change = [P.text(text), P.time(plus(at, yield* db.clock.aheadOf(at))), P.text(by)]
          const rows = yield* db.write(
            seen === 0 ? db.query(firstStatement, change) : db.query(nextStatement, [...change, P.int(seen)])
          )
          return rows.length > 0
        }).pipe(Database.storage("RouteStore.set"))
    }))
)
