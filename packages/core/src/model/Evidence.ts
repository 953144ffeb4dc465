import { normalize } from "../foundation/Address.ts"
import { type EventDetails, eventStates, type EventType } from "./EmailEvent.ts"
import * as EmailStatus from "./EmailStatus.ts"

/** Something learnt about an email from a worker or a provider; it becomes one event unless it is known already. */
export interface Evidence {
  readonly type: EventType
  readonly occurredAt: Date
  /** The recipients that it speaks of, in any spelling; `all` for a whole hand-off. */
  readonly recipients: ReadonlyArray<string> | "all"
  readonly details: EventDetails
  /** Evidence that shares a key with an earlier event of the email is the same evidence again. */
  readonly keys: ReadonlyArray<string>
  /** The provider's id of the message, where the evidence brings it. */
  readonly providerMessageId: string | null
  /** Why the email failed; kept while its status is `failed`. */
  readonly error: string | null
}

/** What the rules need to know of one recipient. */
export interface RecipientRecord {
  /** The identity of the mailbox. */
  readonly address: string
  readonly state: EmailStatus.RecipientState
}

/** What the rules need to know of an email. */
export interface EmailRecord {
  readonly status: EmailStatus.EmailStatus
  readonly error: string | null
  readonly providerMessageId: string | null
  readonly recipients: ReadonlyArray<RecipientRecord>
  /** The keys of all evidence that became an event. */
  readonly keys: ReadonlySet<string>
}

/** Why an address goes on the suppression list. */
export interface SuppressionCause {
  readonly address: string
  readonly reason: "bounce" | "complaint"
}

/** What became of a record when evidence was applied to it. */
export interface Applied {
  readonly record: EmailRecord
  /** The evidence that is new, in the order given: each becomes one event. */
  readonly events: ReadonlyArray<Evidence>
  /** Addresses of the record that the evidence bars from being sent to. */
  readonly suppressions: ReadonlyArray<SuppressionCause>
}

/** The recipient state that evidence speaks for; `undefined` where it changes none. */
export const stateOf = (
  { details, type }: Pick<Evidence, "type" | "details">
): EmailStatus.RecipientState | undefined => {
  const state = eventStates[type]
  if (state === "delayed" || state === "cancelled") return undefined
  return state === "bounced" && details["bounce_type"] !== "permanent" ? "bounced_softly" : state
}

/** A feedback report that takes a complaint back (RFC 5965, `not-spam`) is no event. */
const isNoEvent = (evidence: Evidence): boolean =>
  evidence.type === "email.complained" && evidence.details["complaint_type"] === "not-spam"

/**
 * The keys under which evidence is known again: those that it brings, and one made of what it says, for
 * providers that report one fact under two names.
 */
export const keysOf = (evidence: Evidence): ReadonlyArray<string> => {
  if (evidence.recipients === "all") return evidence.keys
  const who = evidence.recipients.map(normalize).sort().join(",")
  // Nobody is handed over twice but by mistake: the provider's word for it and our own are one event, whenever it was.
  if (evidence.type === "email.sent") return [...evidence.keys, `${evidence.type} ${who}`]
  if (evidence.keys.length === 0) return evidence.keys
  const moment = typeof evidence.details["feedback_id"] === "string"
    ? evidence.details["feedback_id"]
    : evidence.occurredAt.toISOString()
  // The state stands beside the type: a bounce that became permanent is another fact.
  return [...evidence.keys, `${evidence.type} ${stateOf(evidence) ?? ""} ${who} ${moment}`]
}

/**
 * Applies evidence to a record. The status, the error and the recipients that come out do not depend on the order of
 * the evidence, nor on how often a piece of it arrives; of several provider message ids the first one stays. A
 * cancelled email stays cancelled.
 */
export const apply = (record: EmailRecord, evidence: ReadonlyArray<Evidence>): Applied => {
  const keys = new Set(record.keys)
  const states = new Map(record.recipients.map((recipient) => [recipient.address, recipient.state]))
  const events: Array<Evidence> = []
  const suppressions: Array<SuppressionCause> = []
  let providerMessageId = record.providerMessageId
  let error = record.error
  for (const piece of evidence) {
    if (isNoEvent(piece)) continue
    const known = keysOf(piece)
    if (known.some((key) => keys.has(key))) continue
    for (const key of known) keys.add(key)
    events.push(piece)
    providerMessageId ??= piece.providerMessageId
    const state = stateOf(piece)
    if (state === undefined) continue
    const about: ReadonlyArray<string> = piece.recipients === "all"
      ? [...states.keys()]
      : piece.recipients.map(normalize)
    for (const address of about) {
      const before = states.get(address)
      if (before === undefined) continue
      // The lesser of two texts, so that the order of arrival does not choose.
      if (state === "failed" && piece.error !== null && (error === null || piece.error < error)) error = piece.error
      states.set(address, EmailStatus.join(before, state))
      if (state === "bounced") suppressions.push({ address, reason: "bounce" })
      if (state === "complained") suppressions.push({ address, reason: "complaint" })
    }
  }
  const recipients = record.recipients.map(({ address }) => ({ address, state: states.get(address)! }))
  const status = record.status === "cancelled"
    ? record.status
    : EmailStatus.ofRecipients(recipients.map((recipient) => recipient.state))
  return {
    record: { status, error: status === "failed" ? error : null, providerMessageId, recipients, keys },
    events,
    suppressions
  }
}
