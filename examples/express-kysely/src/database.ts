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

export const database = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
})
