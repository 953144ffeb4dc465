import type { MailboxIdentity } from "../foundation/Address.ts"
import type { Mode } from "../foundation/Mode.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { type EmailEvent, type EventDetails, type EventType, storedDetails } from "../model/EmailEvent.ts"
import * as Evidence from "../model/Evidence.ts"
import type { WebhookEventType } from "../model/WebhookEventType.ts"
import { redactEvidence } from "../privacy/ErasedEmail.ts"
import { addressesIn, all, erased, make as makeRedactor, type Redactors } from "../privacy/Redaction.ts"
import * as Reputation from "../reputation/Reputation.ts"
import { deliveryId } from "../webhooks/DeliveryId.ts"
import { takesMode } from "../webhooks/WebhookEndpoint.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { count as countEvent } from "./MemoryMetricsStore.ts"
import type { EmailRow } from "./memoryRows.ts"

/** Appends an event and a delivery of it for each endpoint of the account that subscribes to its type and mode. */
export const append = (
  db: MemoryData,
  row: EmailRow,
  event: { readonly id: string; readonly type: EventType; readonly details: EventDetails; readonly occurredAt: Date },
  now: Date
): void => {
  const stored = {
    ...event,
    details: storedDetails(row.email.mode, event.details),
    emailId: row.email.id,
    sequence: row.events.length
  }
  row.events.push(stored)
  const { accountId, domain, mode, tags } = row.email
  countEvent(db, {
    email: { accountId, mode, domain: domain ?? "", tags, recipients: row.recipients },
    isFirst: stored.sequence === 0,
    type: stored.type,
    details: stored.details,
    occurredAt: stored.occurredAt
  })
  fanOut(db, { accountId, mode, id: event.id, type: event.type, emailId: row.email.id, at: now }, stored)
}

/** Adds a delivery of an event for each endpoint of the account that subscribes to its type and mode. */
export const fanOut = (
  db: MemoryData,
  { accountId, at, emailId, id, mode, type }: {
    readonly accountId: string
    readonly mode: Mode
    readonly id: string
    readonly type: WebhookEventType
    /** null: it is none of a sent email. */
    readonly emailId: string | null
    readonly at: Date
  },
  stored: EmailEvent | null
): void => {
  for (const endpoint of db.endpoints.get(accountId)?.values() ?? []) {
    const { enabled, events } = endpoint.endpoint
    if (!enabled || !events.includes(type) || !takesMode(endpoint.endpoint, mode)) continue
    db.addDelivery(endpoint, {
      id: deliveryId(id, endpoint.endpoint.id),
      endpointId: endpoint.endpoint.id,
      mode,
      emailEventId: id,
      eventType: type,
      emailId,
      status: "pending",
      attempts: 0,
      lastError: null,
      responseCode: null,
      durationMs: null,
      isTest: false,
      replayOf: null,
      createdAt: at
    }, stored)
  }
}

/** Applies evidence to an email with all that follows from it. Answers how many events came of it. */
export const applyEvidence = (
  db: MemoryData,
  row: EmailRow,
  evidence: ReadonlyArray<Evidence.Evidence>,
  now: Date,
  nextId: () => string
): number => {
  const redactors = redactorsOf(db, row.email.accountId, row.recipients, evidence)
  const { events, record, suppressions } = redactors === undefined
    ? Evidence.apply(row, evidence)
    : Evidence.apply(withoutErased(row, redactors), evidence.map((piece) => redactEvidence(piece, redactors)))
  if (events.length === 0) return 0
  const before = row.recipients
  row.status = record.status
  row.error = record.error
  row.keys = record.keys
  row.recipients = row.recipients.map((recipient, index) => ({
    ...recipient,
    state: record.recipients[index]?.state ?? recipient.state
  }))
  row.updatedAt = now
  for (const { details, occurredAt, type } of events) append(db, row, { id: nextId(), type, details, occurredAt }, now)
  if (row.email.mode === "live") {
    for (const cause of suppressions) suppress(db, row, cause, now)
    const states = before.map(({ state }) => state)
    const reached = Reputation.tally(
      states,
      row.recipients.map(({ state }) => state),
      (index) => before[index]?.simulation === null
    )
    count(db, row.email.accountId, reached, now)
  }
  if (row.providerMessageId === null && record.providerMessageId !== null) {
    row.providerMessageId = record.providerMessageId
    db.byProviderMessageId.set(record.providerMessageId, row)
    unpark(db, record.providerMessageId, now)
  }
  return events.length
}

/** What takes the erased recipients of an account out of what is said of an email; `undefined` where there is none. */
export const redactorsOf = (
  db: MemoryData,
  accountId: string,
  recipients: ReadonlyArray<{ readonly address: MailboxIdentity }>,
  said: unknown
): Redactors | undefined => {
  if ((db.erased.get(accountId)?.size ?? 0) === 0) return undefined
  const addresses = addressesIn(JSON.stringify(said))
  for (const { address } of recipients) addresses.add(address)
  const found = [...addresses].filter((address) => db.erasedAs(accountId, address) !== undefined)
  return found.length === 0 ? undefined : all(found.map((address) => makeRedactor(address)))
}

const withoutErased = (row: EmailRow, redactors: Redactors): Evidence.EmailRecord => ({
  ...row,
  recipients: row.recipients.map(({ address, state }) => ({ address: redactors.is(address) ? erased : address, state }))
})

/** Adds to what is known of an account's reputation. */
const count = (db: MemoryData, accountId: string, figures: Reputation.Figures, now: Date): void => {
  if (figures.recipients + figures.bounces + figures.complaints === 0) return
  let hours = db.reputation.get(accountId)
  if (hours === undefined) db.reputation.set(accountId, hours = new Map())
  const hour = Reputation.hourOf(now)
  hours.set(hour, Reputation.add(hours.get(hour) ?? Reputation.noFigures, figures))
  if (Reputation.affectsReputation(figures)) db.reputationNotes.add(accountId)
}

const suppress = (db: MemoryData, row: EmailRow, cause: Evidence.SuppressionCause, now: Date): void => {
  const recipient = row.recipients.find(({ address }) => address === cause.address)
  if (recipient === undefined || recipient.simulation !== null || recipient.address === erased) return
  const { address } = recipient
  const { accountId, id } = row.email
  let list = db.suppressions.get(accountId)
  if (list === undefined) db.suppressions.set(accountId, list = new Map())
  const known = list.get(address)
  if (known === undefined) {
    list.set(address, {
      id: Uuid.derived(`${id} ${now.getTime()} `, address),
      accountId,
      address,
      reason: cause.reason,
      createdAt: now
    })
  } else if (known.reason === "bounce" && cause.reason === "complaint") {
    list.set(address, { ...known, reason: "complaint" })
  }
}

/** Reports that came before the id that they name was known are due now. */
const unpark = (db: MemoryData, providerMessageId: string, now: Date): void => {
  const parked = db.parkedByProviderMessageId.get(providerMessageId)
  if (parked === undefined) return
  db.parkedByProviderMessageId.delete(providerMessageId)
  for (const kept of parked) {
    kept.dueAt = now.getTime()
    db.keptDue.push(kept.dueAt, db.nextOrder(), kept)
  }
}
