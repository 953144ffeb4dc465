import * as PgClient from "@effect/sql-pg/PgClient"
import type { PGlite } from "@electric-sql/pglite"
import * as PgliteStream from "./PgliteStream.ts"

/** The client of a PGlite in this process: one session, which stays open, since a clock that jumps must not end it. */
export const make = (database: PGlite) =>
  PgClient.make({
    stream: PgliteStream.make(database),
    ssl: false,
    username: "postgres",
    database: "postgres",
    maxConnections: 1,
    minConnections: 1,
    idleTimeout: "3650 days",
    connectTimeout: "1 day",
    maxMessageSize: 256 * 1024 * 1024
  })
