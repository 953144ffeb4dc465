import { type Generated, Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { databaseUrl } from "./shop.ts"

interface Tables {
  readonly orders: {
    readonly id: Generated<number>
    readonly buyer: string
    readonly item: string
  }
}

const pool = new pg.Pool({ connectionString: databaseUrl })
// A connection that the database closes is replaced; without a listener it would end this process.
pool.on("error", (error) => console.error(`A connection was closed: ${error.message}`))

export const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
