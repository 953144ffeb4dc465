import { addressOf, type MailboxIdentity, maxLength, normalize } from "../foundation/Address.ts"
import type { Position, Search } from "../model/EmailQuery.ts"
import type { ReceivedMatch, ReceivedSummary } from "./ReceivedEmail.ts"

/** What a list of received emails is narrowed down to; what is left out narrows nothing. */
export interface ReceivedFilters {
  /** The domain that they were received for, as A-labels. */
  readonly domain?: string | undefined
  /** Who wrote them: `senderOf`. */
  readonly from?: MailboxIdentity | undefined
  /** One of their recipients: `recipientsOf`. */
  readonly to?: MailboxIdentity | undefined
  /** Those that were received at this time or later. */
  readonly since?: Date | undefined
  /** Those that were received before this time. */
  readonly until?: Date | undefined
  /** Those that answer this sent email. */
  readonly repliedToEmailId?: string | undefined
}

/** A page of received emails. */
export interface ReceivedQuery extends ReceivedFilters {
  readonly limit: number
  readonly after: Position | null
  readonly search: Search | null
  /**
   * How many emails may be read one by one where they do not stand side by side in an index (`isWalked`), at least 1. A
   * reading that stops there, or earlier, answers with the emails found and with the place where it stopped.
   */
  readonly depth: number
}

/** Whether emails are read one by one: for a text, and where one filter is not all that is asked for. */
export const isWalked = ({ domain, from, repliedToEmailId, search, to }: ReceivedQuery): boolean =>
  search?._tag !== "EmailId"
  && (search !== null || [domain, from, repliedToEmailId, to].filter((filter) => filter !== undefined).length > 1)

/** The most recipients that a message is found by. */
export const maxKnown = 200

/** Strangers write anything: what is longer than an address can be is none. */
const identityOf = (mailbox: string): ReadonlyArray<MailboxIdentity> => {
  const identity = normalize(addressOf(mailbox))
  return identity === "" || identity.length > maxLength ? [] : [identity]
}

/** Who wrote a message: the mailbox of From, or else the reverse path; null where neither is an address. */
export const senderOf = (
  { envelope, from }: Pick<ReceivedSummary, "envelope" | "from">
): MailboxIdentity | null => identityOf(from ?? envelope.from)[0] ?? null

/** The recipients of a message, each once, up to `maxKnown`: those of the envelope, then those that its header names. */
export const recipientsOf = (
  { cc, envelope, to }: Pick<ReceivedSummary, "cc" | "envelope" | "to">
): ReadonlyArray<MailboxIdentity> => [...new Set([...envelope.to, ...to, ...cc].flatMap(identityOf))].slice(0, maxKnown)

/** What a search looks through, in its order: whose it is, and the text. */
type Searched = Pick<ReceivedSummary, "cc" | "envelope" | "from" | "subject" | "to">

const searchedOf = (email: Searched): ReadonlyArray<readonly [ReceivedMatch["field"], string]> => [
  // With its name, which is how people know each other.
  ...[email.from ?? "", email.envelope.from].filter((text) => text !== "").map((text) => ["sender", text] as const),
  ...recipientsOf(email).map((address) => ["recipient", address] as const),
  ["subject", email.subject]
]

/** The lines in which a text is looked for, in lower case: a storage may keep and index them. */
export const searchTextOf = (email: Searched): string =>
  searchedOf(email).map(([, text]) => text.toLowerCase()).join("\n")

/** What a search hits first in an email; `undefined` where it hits nothing. */
export const matchOf = (
  email: Searched & Pick<ReceivedSummary, "id" | "messageId">,
  search: Search
): ReceivedMatch | undefined => {
  if (search._tag === "EmailId") return email.id === search.id ? { field: "id", value: email.id } : undefined
  const { text } = search
  if (email.messageId === text) return { field: "message_id", value: text }
  const lower = text.toLowerCase()
  const hit = searchedOf(email).find(([, searched]) => searched.toLowerCase().includes(lower))
  return hit === undefined ? undefined : { field: hit[0], value: hit[1] }
}
