import { createSendwright, joined, RecipientSuppressed } from "@sendwright/promise"
import { kyselyTransaction } from "@sendwright/promise/join"
import { database } from "./database.ts"
import { shop } from "./shop.ts"

/** It has no connection of its own, and hands nothing over: the worker does. */
export const sendwright = createSendwright({ ...shop, storage: joined() })
await sendwright.start()

export interface Order {
  readonly id: number
  readonly buyer: string
  readonly item: string
  /** What the buyer should know of the confirmation; null where it is on its way. */
  readonly notice: string | null
}

/** The order, once it is stored with its confirmation. Rejects with the refusal of an address that is none: no order. */
export const placeOrder = (buyer: string, item: string): Promise<Order> =>
  database.transaction().execute(async (trx) => {
    const order = await trx.insertInto("orders").values({ buyer, item }).returningAll().executeTakeFirstOrThrow()
    const mail = sendwright.join(kyselyTransaction(trx))
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

export const listOrders = () => database.selectFrom("orders").selectAll().orderBy("id").execute()
