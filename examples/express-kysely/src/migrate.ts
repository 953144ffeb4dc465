/** The migrations of the shop's own tables. Those of Sendwright are in a schema of its own, which its worker looks after. */
import type { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { database } from "./database.ts"

const migrations = {
  "0001_orders": {
    up: (db: Kysely<unknown>) =>
      db.schema
        .createTable("orders")
        .addColumn("id", "integer", (id) => id.generatedAlwaysAsIdentity().primaryKey())
        .addColumn("buyer", "text", (buyer) => buyer.notNull())
        .addColumn("item", "text", (item) => item.notNull())
        .execute()
  }
}

const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
const { error, results = [] } = await migrator.migrateToLatest()
for (const { migrationName, status } of results) console.log(`${migrationName}: ${status}`)
await database.destroy()
if (error !== undefined) throw error
