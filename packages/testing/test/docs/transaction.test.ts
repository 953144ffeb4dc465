import { PGlite } from "@electric-sql/pglite"
import { drizzleTransaction } from "@sendwright/promise/join"
import { createTestSendwright } from "@sendwright/testing/createTestSendwright"
import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/pglite"
import { expect, it } from "vitest"
import { order } from "./order.ts"

it("confirms an order, and none that is rolled back", async () => {
  const client = new PGlite() // or a pool of a real Postgres
  const db = drizzle(client)
  await db.execute(sql`CREATE TABLE stock (item text, pieces int CHECK (pieces >= 0))`)
  await db.execute(sql`INSERT INTO stock VALUES ('cup', 1)`)
  await using sendwright = createTestSendwright({ domains: ["shop.example"], database: drizzleTransaction(db) })

  await order(db, sendwright, "cup", "ada@example.com")
  await sendwright.committed()
  sendwright.outbox.expectSent({ to: "ada@example.com", subject: "Your order" })

  await expect(order(db, sendwright, "cup", "grace@example.com")).rejects.toThrow()
  await sendwright.committed()
  sendwright.outbox.expectNothingTo("grace@example.com")
  await client.close()
})
