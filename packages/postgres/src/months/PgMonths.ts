import { monthsAhead, StorageMonths } from "@sendwright/core/foundation/StorageMonths"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "../database/Database.ts"
import * as P from "../sql/params.ts"
import { isMade, type LogMonth, logMonths } from "./logMonths.ts"
import { type Month, monthOf, nameOf, startOf } from "./months.ts"

const makeStatement = `SELECT sendwright.make_month($1)`
const make = (db: Database.Database, month: Month) => db.query(makeStatement, [P.time(new Date(startOf(month)))])
const dropStatement = `SELECT sendwright.drop_month($1)`

/**
 * Takes a month apart that is over and holds nothing. Its tables are detached one by one, each in two transactions, so
 * that nobody waits; where that broke off the next round ends it. A row that comes after all is found when the tables are
 * dropped, which only happens to empty ones.
 */
const dropMonth = Effect.fnUntraced(function*(
  db: Database.Database,
  { month, tables }: LogMonth
): Effect.fn.Return<void, SqlError> {
  for (const { name, state } of tables) {
    if (state === "detached") continue
    const detach = `ALTER TABLE sendwright.${name} DETACH PARTITION sendwright.${nameOf(name, month)}`
    yield* db.queryPlanned(`${detach} ${state === "pending" ? "FINALIZE" : "CONCURRENTLY"}`)
  }
  yield* db.query(dropStatement, [P.time(new Date(startOf(month)))])
})

/** `StorageMonths` on Postgres. */
export const layer: Layer.Layer<StorageMonths, never, SqlClient> = Layer.effect(
  StorageMonths,
  Effect.map(Database.make, (db) =>
    StorageMonths.of({
      keep: (now) =>
        Effect.gen(function*() {
          const present = monthOf(now.getTime())
          for (let month = present; month <= present + monthsAhead; month++) yield* make(db, month)
          // Clocks differ, and an email accepted at the end of a month may be stored in the next one.
          const past = (yield* logMonths(db)).filter(({ month }) => month < present - 1)
          for (const month of past) {
            if (month.bytes > 0) {
              // Rows came while it was taken apart, and nobody ended that.
              if (!isMade(month)) yield* make(db, month.month)
              continue
            }
            if (!month.isOwn) continue
            yield* dropMonth(db, month).pipe(
              Effect.catch(({ reason }) =>
                Effect.logDebug("A month that is empty could not be dropped; it is tried again", reason._tag)
              )
            )
          }
        }).pipe(Database.storage("StorageMonths.keep", "background"))
    }))
)
