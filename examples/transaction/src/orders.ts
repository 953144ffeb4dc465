import { QueryError, type Sendwright } from "@sendwright/promise"

/** The app's own tables, beside those of Sendwright in the same database. */
const tables = [
  `CREATE TABLE IF NOT EXISTS stock (item text PRIMARY KEY, left_over int CONSTRAINT in_stock CHECK (left_over >= 0))`,
  `CREATE TABLE IF NOT EXISTS orders (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer text, item text)`,
  `INSERT INTO stock VALUES ('lamp', 3) ON CONFLICT DO NOTHING`
]

export const createTables = (sendwright: Sendwright): Promise<void> =>
  sendwright.withTransaction(async ({ query }) => {
    for (const table of tables) await query(table)
  })

export interface Order {
  readonly id: number
  readonly customer: string
  readonly item: string
}

/** The order, once it is stored with its confirmation; "sold out" where neither is. */
export const placeOrder = async (
  sendwright: Sendwright,
  sender: string,
  { customer, item }: Omit<Order, "id">
): Promise<Order | "sold out"> => {
  try {
    return await sendwright.withTransaction(async ({ emails, query }) => {
      const [order] = await query<Order>("INSERT INTO orders (customer, item) VALUES ($1, $2) RETURNING *", [
        customer,
        item
      ])
      if (order === undefined) throw new Error("INSERT answered without its row.")
      await emails.send({
        from: sender,
        to: customer,
        subject: `Order ${order.id}`,
        text: `We are packing your ${item}.`
      })
      // The last one is gone? Then there is no order, and no email either.
      await query("UPDATE stock SET left_over = left_over - 1 WHERE item = $1", [item])
      return order
    })
  } catch (error) {
    if (error instanceof QueryError && error.constraint === "in_stock") return "sold out"
    throw error
  }
}

export const listOrders = (sendwright: Sendwright): Promise<ReadonlyArray<Order>> =>
  sendwright.withTransaction(({ query }) => query<Order>("SELECT * FROM orders ORDER BY id"))
