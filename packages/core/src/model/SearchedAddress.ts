import { addressOf } from "../foundation/Address.ts"

// Every A-label begins so (RFC 5890 §2.3.2.1); only a domain that has one can have been given in its own script.
const aLabel = "xn--"
// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/** What an email says of its recipients. */
export interface Addressed {
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly bcc: ReadonlyArray<string>
  /** Normalised: domains as A-labels. */
  readonly recipients: ReadonlyArray<string>
}

/**
 * The addresses that a search looks through: those of the recipients, and behind them those of international domains as
 * to, cc and bcc show them (`i@bücher.example`).
 */
export const searchedAddresses = ({ bcc, cc, recipients, to }: Addressed): ReadonlyArray<string> =>
  recipients.some((address) => address.includes(aLabel))
    ? [...recipients, ...[to, cc, bcc].flatMap((mailboxes) => mailboxes.map(addressOf).filter((it) => !ascii.test(it)))]
    : recipients

/** The first recipient whose address has a text in it, in upper or lower case. One who was erased is not found. */
export const recipientWith = (addressed: Addressed, text: string): string | undefined => {
  const lower = text.toLowerCase()
  return searchedAddresses(addressed).find((address) => isAddress(address) && address.toLowerCase().includes(lower))
}

// The text that replaces an erased recipient is no address.
const isAddress = (text: string): boolean => text.includes("@")

/** A recipient of an email, and how many it has besides. */
export interface NamedRecipient {
  readonly address: string
  readonly others: number
}

/**
 * The recipient that a list names for an email: the one searched for, otherwise the first. Those who were erased are
 * neither named nor counted; null where nobody else is left.
 */
export const namedRecipient = (addressed: Addressed, text: string | null): NamedRecipient | null => {
  const { bcc, cc, to } = addressed
  const all = [...to, ...cc, ...bcc].map(addressOf).filter(isAddress)
  const [first] = all
  if (first === undefined) return null
  const found = text === null ? undefined : recipientWith(addressed, text)
  return { address: found ?? first, others: all.length - 1 }
}
