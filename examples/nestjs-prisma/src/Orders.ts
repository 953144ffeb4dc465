import { Injectable } from "@nestjs/common"
import { RecipientSuppressed } from "@sendwright/promise"
import { Database } from "./Database.ts"
import { Mail } from "./Mail.ts"

export interface PlacedOrder {
  readonly id: number
  readonly buyer: string
  readonly item: string
  /** What the buyer should know of the confirmation; null where it is on its way. */
  readonly notice: string | null
}

@Injectable()
export class Orders {
  readonly #database: Database
  readonly #mail: Mail

  constructor(database: Database, mail: Mail) {
    this.#database = database
    this.#mail = mail
  }

  /** The order, once it is stored with its confirmation. Rejects with the refusal of an address that is none: no order. */
  place(buyer: string, item: string): Promise<PlacedOrder> {
    return this.#database.$transaction(async (tx) => {
      const order = await tx.order.create({ data: { buyer, item } })
      const mail = this.#mail.in(tx)
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

  list() {
    return this.#database.order.findMany({ orderBy: { id: "asc" } })
  }
}
