import { createSendwright, joined, RecipientSuppressed } from "@sendwright/promise"
import { drizzleTransaction } from "@sendwright/promise/join"
import { drizzle } from "drizzle-orm/node-postgres"
import { orders } from "./schema.ts"
import { databaseUrl, shop } from "./shop.ts"

const database = drizzle(databaseUrl)
// A connection that the database closes is replaced; without a listener it would end this process.
database.$client.on("error", (error) => console.error(`A connection was closed: ${error.message}`))

/** It has no connection of its own, and hands nothing over: the worker does. */
const sendwright = createSendwright({ ...shop, storage: joined() })

export interface Order {
  readonly id: number
  readonly buyer: string
  readonly item: string
  /** What the buyer should know of the confirmation; null where it is on its way. */
  readonly notice: string | null
}

/** The order, once it is stored with its confirmation. Rejects with the refusal of an address that is none: no order. */
export const placeOrder = async (buyer: string, item: string): Promise<Order> => {
  // Once it has started, this does nothing.
  await sendwright.start()
  return database.transaction(async (tx) => {
    const [order] = await tx.insert(orders).values({ buyer, item }).returning()
    if (order === undefined) throw new Error("INSERT answered without its row.")
    const mail = sendwright.join(drizzleTransaction(tx))
    // Until a domain of yours is verified: from here, mail reaches the owner of the account alone.
    const { sandbox } = await mail.account.summary()
    try {
      await mail.emails.send({
        from: `Lamp Shop <shop@${sandbox.domain}>`,
        to: buyer,
        subject: `Order ${order.id}`,
        text: `We are packing your ${item}.`
      })
    } catch (error) {
      if (!(error instanceof RecipientSuppressed)) throw error
      // A refusal costs the transaction nothing: this order is kept, without its email.
      return { ...order, notice: `Mail to ${buyer} came back, so we sent no confirmation.` }
    }
    return { ...order, notice: null }
  })
}

export const listOrders = () => database.select().from(orders).orderBy(orders.id)
