import type { Mailbox } from "@sendwright/core/foundation/Address"
import * as Address from "@sendwright/core/foundation/Address"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"

/**
 * The recipients of a hand-off, each once, in the form of the envelope: those that the header shows, and the others. A
 * provider whose fields are header and envelope in one can only show recipients that it delivers to.
 */
export interface Addressed {
  readonly to: ReadonlyArray<Mailbox>
  readonly cc: ReadonlyArray<Mailbox>
  readonly bcc: ReadonlyArray<string>
}

/** The recipients of each field: those of To and Cc who had the message before, or are not to have it, are in none. */
export const addressedOf = ({ cc, envelope, to }: Pick<OutgoingMessage, "cc" | "envelope" | "to">): Addressed => {
  const left = new Map(envelope.recipients.map((address) => [Address.normalize(address), address]))
  const take = (list: ReadonlyArray<Mailbox>): ReadonlyArray<Mailbox> =>
    list.flatMap(({ address, name }) => {
      const key = Address.normalize(address)
      const found = left.get(key)
      left.delete(key)
      return found === undefined ? [] : [{ name, address: found }]
    })
  const shown = { to: take(to), cc: take(cc) }
  return { ...shown, bcc: [...left.values()] }
}

/** The same for providers that ask for somebody in To: those of Cc, where it would be empty. */
export const withTo = (addressed: Addressed): Addressed =>
  addressed.to.length === 0 ? { ...addressed, to: addressed.cc, cc: [] } : addressed

/** Why such a provider cannot carry a message: its header names somebody who does not get it. */
export const problemOfShown = (provider: string, { onlyShown: [first] }: OutgoingMessage): string | undefined =>
  first === undefined
    ? undefined
    : `${provider} shows nobody in To and Cc to whom it does not deliver, as the email does with ${first}`

/** A mailbox as header fields write it, its domain as A-labels, but for a name's letters beyond ASCII, which stand. */
export const mailboxText = ({ address, name }: Mailbox): string =>
  Address.mailboxText({ name, address: Address.toEnvelope(address) })

/** Why a provider that takes ASCII addresses only cannot carry a message; `undefined` where it can. */
export const problemOfAddresses = (
  provider: string,
  { cc, envelope, from, replyTo, to }: OutgoingMessage
): string | undefined => {
  const shown = [from, ...to, ...cc, ...replyTo].map(({ address }) => Address.toEnvelope(address))
  return [...envelope.recipients, ...shown].every((address) => /^[\x21-\x7e]+$/.test(address))
    ? undefined
    : `An address has characters that ${provider} cannot carry`
}
