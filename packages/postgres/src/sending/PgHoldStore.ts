import { HoldStore } from "@sendwright/core/foundation/HoldStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import * as P from "../sql/params.ts"

const beginStatement = `INSERT INTO sendwright.holds (since) VALUES ($1) ON CONFLICT (id) DO NOTHING RETURNING id`

/** `HoldStore` on Postgres. */
export const layer: Layer.Layer<HoldStore, never, SqlClient> = Layer.effect(
  HoldStore,
  Effect.map(Database.make, (db) =>
    HoldStore.of({
      current: db.query<{ readonly since: Date }>(`SELECT since FROM sendwright.holds`, []).pipe(
        Effect.map(([row]) => row ?? null),
        Database.storage("HoldStore.current")
      ),
      begin: (now) =>
        db.write(db.query(beginStatement, [P.time(now)])).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("HoldStore.begin")
        ),
      end: db.write(db.query(`DELETE FROM sendwright.holds RETURNING id`, [])).pipe(
        Effect.map((rows) => rows.length > 0),
        Database.storage("HoldStore.end")
      )
    }))
)
