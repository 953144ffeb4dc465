import { identityIn } from "@sendwright/core/foundation/AddressText"
import { blocksOf, type HeaderBlock } from "./HeaderBlock.ts"

/** What became of a recipient (RFC 3464 §2.3.3). */
type Action = "failed" | "delayed" | "delivered" | "relayed" | "expanded"

/** What a delivery status notification says of one recipient. Texts are one line of at most 500 characters. */
export interface RecipientStatus {
  /** As the sender had it (`Original-Recipient`), without its address type. */
  readonly originalRecipient: string | null
  /** Where it ended up (`Final-Recipient`). */
  readonly finalRecipient: string | null
  readonly action: Action
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  readonly status: string | null
  /** Without its type: what the remote server said. */
  readonly diagnostic: string | null
  readonly remoteMta: string | null
  readonly lastAttempt: Date | null
  readonly willRetryUntil: Date | null
}

/** A delivery status notification. */
export interface Dsn {
  readonly reportingMta: string | null
  /** When the message had come to the reporting server. */
  readonly arrival: Date | null
  /** The `ENVID` that the message was submitted with (RFC 3461 §4.4). */
  readonly originalEnvelopeId: string | null
  readonly recipients: ReadonlyArray<RecipientStatus>
}

/** `type; value` without the type. */
const typed = (value: string | undefined): string | null => {
  if (value === undefined) return null
  const rest = /^[\w-]{1,40}\s*;(.*)$/.exec(value)?.[1] ?? value
  return rest.trim() === "" ? null : rest.trim()
}

const addressIn = (value: string | undefined): string | null => {
  const address = typed(value)?.replace(/^<(.*)>$/, "$1").trim()
  return address === undefined || address === "" ? null : address
}

const statusOf = (value: string | undefined): string | null => {
  const [, kind, subject, detail] = /^\D*([245])\.(\d{1,3})\.(\d{1,3})(?!\d)/.exec(value ?? "") ?? []
  return kind === undefined ? null : `${kind}.${subject}.${detail}`
}

/** Reads a date as mail writes it (RFC 5322 §3.3), comments apart. */
export const dateIn = (value: string | undefined): Date | null => {
  const millis = value === undefined ? NaN : Date.parse(value.replace(/\([^()]*\)/g, "").trim())
  return Number.isNaN(millis) ? null : new Date(millis)
}

const actions: ReadonlyArray<Action> = ["failed", "delayed", "delivered", "relayed", "expanded"]

const byStatus: Readonly<Record<string, Action>> = { "2": "delivered", "4": "delayed", "5": "failed" }

const actionOf = (block: HeaderBlock, status: string | null): Action | null => {
  const word = /^[a-z]+/i.exec(block.get("action") ?? "")?.[0].toLowerCase()
  return actions.find((action) => action === word) ??
    (word === "failure" ? "failed" : word === "delay" ? "delayed" : byStatus[status?.[0] ?? ""] ?? null)
}

const recipientOf = (block: HeaderBlock): RecipientStatus | null => {
  const status = statusOf(block.get("status"))
  const action = actionOf(block, status)
  return action === null ? null : {
    originalRecipient: addressIn(block.get("original-recipient")),
    finalRecipient: addressIn(block.get("final-recipient")),
    action,
    status,
    diagnostic: typed(block.get("diagnostic-code")),
    remoteMta: typed(block.get("remote-mta")),
    lastAttempt: dateIn(block.get("last-attempt-date")),
    willRetryUntil: dateIn(block.get("will-retry-until"))
  }
}

const startsRecipient = (name: string, block: HeaderBlock): boolean =>
  (name === "final-recipient" || name === "original-recipient") &&
  (block.has(name) || block.has("action") || block.has("status"))

/**
 * Reads the fields of a `message/delivery-status` part (RFC 3464 §2). Groups that say neither what was done nor a
 * status are passed over; so a report may have no recipients.
 */
export const read = (deliveryStatus: string): Dsn => {
  const blocks = blocksOf(deliveryStatus, startsRecipient)
  const find = (name: string) => blocks.find((block) => block.has(name))?.get(name)
  return {
    reportingMta: typed(find("reporting-mta")),
    arrival: dateIn(find("arrival-date")),
    originalEnvelopeId: find("original-envelope-id") ?? null,
    recipients: blocks.map(recipientOf).filter((recipient) => recipient !== null)
  }
}

const better: Readonly<Record<Action, number>> = { delivered: 5, relayed: 4, expanded: 3, delayed: 2, failed: 1 }

/** Some servers copy the address of `ORCPT` as it came, in xtext (RFC 3461 §4). */
const readXtext = (text: string): string =>
  text.replace(/\+([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const isAbout = ({ finalRecipient, originalRecipient }: RecipientStatus, recipient: string): boolean =>
  [originalRecipient, finalRecipient].some((address) =>
    address !== null && [address, readXtext(address)].some((text) => identityIn(text) === recipient)
  )

/**
 * What a report says of the recipient whose return path it came to. A group that names the recipient goes first; else
 * the address was forwarded, and the best that became of it counts: one that reached anybody is not dead.
 */
export const statusFor = (dsn: Dsn, recipient: string): RecipientStatus | undefined => {
  const named = dsn.recipients.filter((status) => isAbout(status, recipient))
  return (named.length > 0 ? named : dsn.recipients).toSorted((a, b) => better[b.action] - better[a.action])[0]
}
