import { integer, pgTable, text } from "drizzle-orm/pg-core"

export const orders = pgTable("orders", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  buyer: text().notNull(),
  item: text().notNull()
})
