/** What the drill sends: numbered emails with one to three recipients over the domains. */
import { setTimeout as sleep } from "node:timers/promises"
import type { Api } from "../Api.ts"
import type { Domain } from "./Internet.ts"

/** An email that was accepted. */
export interface Accepted {
  readonly id: string
  readonly to: ReadonlyArray<string>
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
}

export interface LoadOptions {
  readonly api: Api
  readonly from: string
  /** Each load of a run has another one. */
  readonly name: string
  readonly emails: number
  /** Null: as fast as they are accepted. */
  readonly perSecond: number | null
  readonly domains: ReadonlyArray<Domain>
  /** Shares of mailboxes that are not there, and that are full at first. */
  readonly gone: number
  readonly full: number
}

const batchSize = 20
const senders = 4
const text = "Your order has shipped.\r\n".repeat(40)

const mailbox = (options: LoadOptions, number: number): string => {
  const chance = Math.random()
  const kind = chance < options.gone ? "gone" : chance < options.gone + options.full ? "full" : "ada"
  const domain = options.domains[Math.floor(Math.random() * options.domains.length)]!
  // Each is another one: who bounced is refused afterwards.
  return `${kind}.${options.name}.${number}@${domain.name}`
}

/** Sends them all, each batch until it is accepted. */
export const load = async (options: LoadOptions): Promise<ReadonlyArray<Accepted>> => {
  const { api, emails, from, name, perSecond } = options
  const accepted: Array<Accepted> = []
  const began = performance.now()
  let next = 0
  const sendBatch = async (first: number, count: number) => {
    const messages = Array.from({ length: count }, (_, index) => ({
      from,
      to: Array.from(
        { length: 1 + Math.floor(Math.random() * 3) },
        (_, n) => mailbox(options, 3 * (first + index) + n)
      ),
      subject: `${name} ${first + index}`,
      text
    }))
    const at = Date.now()
    const { results } = await api.post("/v1/emails/batch", { messages }, `${name}-${first}`)
    for (const { error, id, index, ok } of results) {
      if (!ok) throw new Error(`an email was refused: ${JSON.stringify(error)}`)
      accepted.push({ id, to: messages[index]!.to, at })
    }
  }
  await Promise.all(Array.from({ length: senders }, async () => {
    while (next < emails) {
      const first = next
      const count = Math.min(batchSize, emails - first)
      next += count
      if (perSecond !== null) await sleep(Math.max(0, began + first / perSecond * 1_000 - performance.now()))
      await sendBatch(first, count)
    }
  }))
  return accepted
}
