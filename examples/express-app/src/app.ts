import type { NodeListener } from "@sendwright/http/NodeListener"
import { QueryError, type Sendwright } from "@sendwright/promise"
import express, { type Express } from "express"

/** The app's own tables, beside those of Sendwright in the same database. */
const tables = [
  `CREATE TABLE IF NOT EXISTS stock (item text PRIMARY KEY, left_over int CONSTRAINT in_stock CHECK (left_over >= 0))`,
  `CREATE TABLE IF NOT EXISTS orders (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer text, item text)`,
  `INSERT INTO stock VALUES ('lamp', 1) ON CONFLICT DO NOTHING`
]

export const createTables = (sendwright: Sendwright) =>
  sendwright.withTransaction(async ({ query }) => {
    for (const table of tables) await query(table)
  })

export interface Order {
  readonly id: number
  readonly customer: string
  readonly item: string
}

/** A shop. Its confirmations come from `sender`. */
export const createApp = (sendwright: Sendwright, mail: NodeListener, sender: string): Express => {
  const app = express()
  // Before the JSON parser: the API reads its bodies itself, and answers for what is wrong with them.
  app.use("/mail", mail)
  app.use(express.json())

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hands a rejection on to the error handler
  app.post("/orders", async (request, response) => {
    const { customer, item } = request.body as Pick<Order, "customer" | "item">
    const order = await sendwright.withTransaction(async ({ emails, query }) => {
      const [order] = await query<Order>("INSERT INTO orders (customer, item) VALUES ($1, $2) RETURNING *", [
        customer,
        item
      ])
      await emails.send({
        from: sender,
        to: customer,
        subject: `Order ${order?.id}`,
        text: `We are packing your ${item}.`
      })
      // The last one is gone? Then there is no order, and no email either.
      await query("UPDATE stock SET left_over = left_over - 1 WHERE item = $1", [item])
      return order
    })
    response.status(201).json(order)
  })

  app.get("/orders", async (_request, response) => {
    response.json(await sendwright.withTransaction(({ query }) => query<Order>("SELECT * FROM orders ORDER BY id")))
  })

  app.use(
    ((error, _request, response, next) => {
      if (error instanceof QueryError && error.constraint === "in_stock") {
        response.status(409).json({ error: "sold out" })
      } else next(error)
    }) satisfies express.ErrorRequestHandler
  )
  return app
}
