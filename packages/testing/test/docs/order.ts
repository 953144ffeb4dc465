import type { Sendwright } from "@sendwright/promise"
import { drizzleTransaction } from "@sendwright/promise/join"
import { sql } from "drizzle-orm"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"

export const order = (db: PgDatabase<PgQueryResultHKT>, sendwright: Sendwright, item: string, buyer: string) =>
  db.transaction(async (tx) => {
    await sendwright.join(drizzleTransaction(tx)).emails.send({
      from: "Shop <hello@shop.example>",
      to: buyer,
      subject: "Your order",
      text: `One ${item}. Thank you.`
    })
    await tx.execute(sql`UPDATE stock SET pieces = pieces - 1 WHERE item = ${item}`)
  })
