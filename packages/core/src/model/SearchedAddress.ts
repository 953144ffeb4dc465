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
