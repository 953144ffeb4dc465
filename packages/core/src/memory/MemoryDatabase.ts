import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Bucket } from "../accounts/TokenBucket.ts"
import type { AuditEntry } from "../audit/AuditEntry.ts"
import type { Domain } from "../domains/Domain.ts"
import type { HandoffLease, NewEmail } from "../emails/EmailStore.ts"
import type { MailboxIdentity } from "../foundation/Address.ts"
import type { Hold } from "../foundation/HoldStore.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { HourRow } from "../metrics/HourRow.ts"
import type { EmailEvent } from "../model/EmailEvent.ts"
import { positionOf } from "../model/EmailQuery.ts"
import { emailIdOf } from "../model/MessageId.ts"
import type { LooseSignature, ProviderEvent } from "../model/ProviderEvent.ts"
import type { NodeRow } from "../operator/NodeStore.ts"
import type { PortalSession } from "../portal/PortalSession.ts"
import { type RecipientHasher, RecipientHashes } from "../privacy/RecipientHash.ts"
import { erased as erasedMark } from "../privacy/Redaction.ts"
import type { RetainedKind, RetentionTerm } from "../privacy/RetentionStore.ts"
import type { Figures } from "../reputation/Reputation.ts"
import type { StoredRequest } from "../requests/RequestStore.ts"
import { noRoutes, type StoredRoutes } from "../sending/RouteStore.ts"
import type { Suppression } from "../suppressions/Suppression.ts"
import type { Session } from "../users/Session.ts"
import type { SignInLink } from "../users/SignInLink.ts"
import type { NewUser } from "../users/UserStore.ts"
import type { Delivery } from "../webhooks/Delivery.ts"
import { DueHeap } from "./DueHeap.ts"
import { LeaseQueue } from "./LeaseQueue.ts"
import type { TlsReportRow } from "./memoryRows.ts"
import {
  type AccountRow,
  type DeliveryRow,
  type DomainRow,
  type EmailRow,
  type EndpointRow,
  type IdempotencyRow,
  type KeptRow,
  newSend,
  type ReceivedRow,
  type SendRow,
  type SiteReportRow,
  type SiteRow,
  type SlotLine,
  type TemplateRows
} from "./memoryRows.ts"
import { drop, insert, type Ordered } from "./ordered.ts"

export type * from "./memoryRows.ts"

const noKeys: ReadonlySet<string> = new Set()
const noDeliveries: ReadonlySet<DeliveryRow> = new Set()

/** Everything that the in-memory stores know, for one process and until it ends. */
export class MemoryData {
  readonly hasher: RecipientHasher

  constructor(hasher: RecipientHasher) {
    this.hasher = hasher
  }

  readonly accounts = new Map<string, AccountRow>()
  readonly keyHashes = new Map<string, { readonly accountId: string; readonly keyId: string }>()
  readonly keyAccounts = new Map<string, string>()
  readonly buckets = new Map<string, Bucket>()
  /** By source and site. */
  readonly warmups = new Map<string, { readonly day: string; readonly taken: number }>()
  readonly users = new Map<string, NewUser>()
  /** The ids of users by their normalised addresses. */
  readonly userAddresses = new Map<string, string>()
  /** The ids of users by issuer and subject. */
  readonly identities = new Map<string, string>()
  /** By hash. */
  readonly sessions = new Map<string, Session>()
  /** By hash; what was used or withdrawn is not in it. */
  readonly links = new Map<string, SignInLink>()
  /** By hash. */
  readonly portalSessions = new Map<string, PortalSession>()
  /** By account and name; removed domains are not in it. */
  readonly domains = new Map<string, Map<string, Domain>>()
  /** By id. */
  readonly domainRows = new Map<string, DomainRow>()
  /** Which account holds a name verified. */
  readonly verifiedDomains = new Map<string, string>()
  /** By account and mailbox. */
  readonly suppressions = new Map<string, Map<MailboxIdentity, Suppression>>()
  /** The entries of erased recipients, by account and hash. */
  readonly erased = new Map<string, Map<string, Suppression>>()
  /** Emails that were deleted with their recipient, by every name that a late report may have for them. */
  readonly erasedNames = new Set<string>()

  /** By account and hour. */
  readonly reputation = new Map<string, Map<number, Figures>>()
  /** Accounts with bounces or complaints that no review has taken up. */
  readonly reputationNotes = new Set<string>()

  /** By account and key: the counts of its events by the hour. */
  readonly metrics = new Map<string, Map<string, HourRow>>()
  /** By account, traffic and day: the tags that have counts of their own. */
  readonly metricTags = new Map<string, Set<string>>()

  /** By account. */
  readonly templates = new Map<string, TemplateRows>()

  readonly emails = new Map<string, EmailRow>()
  /** By account and mode, oldest first by (createdAt, id). */
  readonly log = new Map<string, Array<EmailRow>>()
  readonly byProviderMessageId = new Map<string, EmailRow>()
  readonly scheduled = new DueHeap<EmailRow>((row, at) =>
    row.status === "scheduled" && row.email.scheduledAt?.getTime() === at
  )
  readonly idempotency = new Map<string, IdempotencyRow>()
  readonly expiries = new DueHeap<IdempotencyRow>((row) => this.idempotency.get(row.name) === row)
  readonly counters = new Map<string, number>()

  readonly received = new Map<string, ReceivedRow>()
  /** By account and mode, oldest first by their ids. */
  readonly receivedLog = new Map<string, Array<ReceivedRow>>()
  /** By account, mode and fingerprint: the latest that has it. */
  readonly receivedPrints = new Map<string, ReceivedRow>()
  /** By account: the bytes of the messages that are kept. */
  readonly receivedBytes = new Map<string, number>()
  /** By received email: the sent ones that answer it. */
  readonly receivedAnswers = new Map<string, ReadonlyArray<string>>()

  readonly sendQueue = new LeaseQueue<SendRow>()
  /** By scope: until when each token holds a slot. */
  readonly slots = new Map<string, Map<string, number>>()
  /** By scope: the jobs that wait for a slot. */
  readonly slotLines = new Map<string, SlotLine>()
  /** By provider and key. */
  readonly kept = new Map<string, KeptRow>()
  readonly keptDue = new DueHeap<KeptRow>((row, at) => row.dueAt === at && this.kept.get(keptName(row.event)) === row)
  readonly parkedByProviderMessageId = new Map<string, Array<KeptRow>>()
  /** Signatures of reports by their names. */
  readonly signatures = new Map<string, LooseSignature>()
  readonly signatureExpiries = new DueHeap<LooseSignature>((signature) =>
    this.signatures.get(signature.name) === signature
  )

  readonly endpoints = new Map<string, Map<string, EndpointRow>>()
  /** The ids of those that are handled in a process. */
  readonly processEndpoints = new Set<string>()
  readonly deliveries = new Map<string, DeliveryRow>()
  readonly #emailDeliveries = new Map<string, Set<DeliveryRow>>()
  readonly webhookQueue = new LeaseQueue<DeliveryRow>()

  readonly audit: Array<AuditEntry> = []

  /** Send requests that are not judged yet, in their order. */
  readonly requests = new Map<string, { readonly request: StoredRequest; readonly size: number; takenUntil: number }>()
  /** By id. */
  readonly nodes = new Map<string, NodeRow>()
  readonly sites = new Map<string, SiteRow>()
  /** By reporter and site. */
  readonly siteReports = new Map<string, SiteReportRow>()
  readonly retention = new Map<RetainedKind, RetentionTerm>()
  /** By day and domain. */
  readonly tlsReports = new Map<string, TlsReportRow>()
  /** While nothing may leave. */
  hold: Hold | null = null
  routes: StoredRoutes = noRoutes

  #order = 0

  /** Grows with every call: the order of things that happen at one time. */
  nextOrder(): number {
    return this.#order++
  }

  addEmail(email: NewEmail, domainId: string | null, idempotencyKey: string | null): EmailRow {
    const status = email.scheduledAt === null ? "queued" : "scheduled"
    const row: EmailRow = {
      email,
      domainId,
      idempotencyKey,
      status,
      error: null,
      providerMessageId: null,
      recipients: email.recipients.map((recipient) => ({ ...recipient, state: status })),
      events: [],
      handoffs: [],
      keys: noKeys,
      updatedAt: email.createdAt,
      queuedAt: email.createdAt
    }
    this.emails.set(email.id, row)
    const name = logName(email.accountId, email.mode)
    let log = this.log.get(name)
    if (log === undefined) this.log.set(name, log = [])
    insert(log, row, (other) => other.email)
    if (email.scheduledAt !== null) this.scheduled.push(email.scheduledAt.getTime(), this.nextOrder(), row)
    return row
  }

  byMessageId(messageId: string): EmailRow | undefined {
    const row = this.emails.get(emailIdOf(messageId))
    return row?.email.messageId === messageId ? row : undefined
  }

  addSend(row: EmailRow, dueAt: Date): void {
    const { accountId, id, mode } = row.email
    this.sendQueue.add(id, accountId, mode, dueAt.getTime(), newSend(dueAt))
  }

  /** The same where the first attempt is begun under a lease already. */
  addBegunSend(row: EmailRow, dueAt: Date, { leaseMillis, token }: HandoffLease): void {
    const { accountId, id, mode } = row.email
    const at = dueAt.getTime()
    const work = { ...newSend(dueAt), attempts: 1, begun: true }
    this.sendQueue.add(id, accountId, mode, at, work, { token, end: at + leaseMillis })
  }

  addDelivery(endpoint: EndpointRow, delivery: Delivery, event: EmailEvent | null): void {
    if (this.deliveries.has(delivery.id)) return
    const row: DeliveryRow = { accountId: endpoint.endpoint.accountId, delivery, event, attempts: [] }
    this.deliveries.set(delivery.id, row)
    insert(endpoint.deliveries, row, placeOf)
    if (delivery.emailId !== null) {
      const ofEmail = this.#emailDeliveries.get(delivery.emailId)
      if (ofEmail === undefined) this.#emailDeliveries.set(delivery.emailId, new Set([row]))
      else ofEmail.add(row)
    }
    this.webhookQueue.add(delivery.id, delivery.endpointId, "", delivery.createdAt.getTime(), row)
  }

  /** The deliveries of an email, those that were sent again included. */
  deliveriesOf(emailId: string): ReadonlySet<DeliveryRow> {
    return this.#emailDeliveries.get(emailId) ?? noDeliveries
  }

  /** Forgets a delivery, and what was still to be done for it. */
  removeDelivery(row: DeliveryRow): void {
    const { accountId, delivery: { emailId, endpointId, id } } = row
    this.deliveries.delete(id)
    this.webhookQueue.remove(id)
    drop(this.endpoints.get(accountId)?.get(endpointId)?.deliveries, row, placeOf)
    const ofEmail = emailId === null ? undefined : this.#emailDeliveries.get(emailId)
    ofEmail?.delete(row)
    if (emailId !== null && ofEmail?.size === 0) this.#emailDeliveries.delete(emailId)
  }

  /** Forgets an email and its deliveries; not its job, its key, and what it waits for. */
  removeEmail(row: EmailRow): void {
    const { accountId, id, mode } = row.email
    for (const delivery of this.deliveriesOf(id)) this.removeDelivery(delivery)
    this.emails.delete(id)
    drop(this.log.get(logName(accountId, mode)), row, (other) => other.email)
    if (row.providerMessageId !== null && this.byProviderMessageId.get(row.providerMessageId) === row) {
      this.byProviderMessageId.delete(row.providerMessageId)
    }
  }

  verifiedDomain(accountId: string, name: string): Domain | undefined {
    const domain = this.domains.get(accountId)?.get(name)
    return domain?.status === "verified" ? domain : undefined
  }

  /** Those of the addresses that the account never sends to. */
  suppressedOf(
    accountId: string,
    recipients: ReadonlyArray<{ readonly address: MailboxIdentity }>
  ): ReadonlyArray<MailboxIdentity> {
    const suppressed = this.suppressions.get(accountId)
    const erased = this.erased.get(accountId)
    if ((suppressed?.size ?? 0) + (erased?.size ?? 0) === 0) return []
    return recipients.filter(({ address }) => suppressed?.has(address) || this.isErased(accountId, address))
      .map(({ address }) => address)
  }

  /** The hash under which an address was erased; `undefined` where it was not. */
  erasedAs(accountId: string, address: MailboxIdentity): string | undefined {
    const erased = this.erased.get(accountId)
    return erased === undefined || erased.size === 0
      ? undefined
      : this.hasher.all(accountId, address).find((hash) => erased.has(hash))
  }

  /** Whether the account erased an address, given as it was or as the text that replaces it. */
  isErased(accountId: string, address: MailboxIdentity): boolean {
    return address === erasedMark || this.erasedAs(accountId, address) !== undefined
  }
}

/**
 * The in-memory database: one value, from which every in-memory store is made.
 *
 * @example
 * ```ts
 * import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
 * import * as Effect from "effect/Effect"
 *
 * // Everything that was accepted so far.
 * export const accepted = Effect.map(MemoryDatabase, (database) => database.emails.size)
 * ```
 */
export class MemoryDatabase extends Context.Service<MemoryDatabase, MemoryData>()(
  "@sendwright/core/memory/MemoryDatabase"
) {
  /** An empty database. Layers are memoised: `Layer.fresh` makes another one. */
  static readonly layer: Layer.Layer<MemoryDatabase> = Layer.effect(
    MemoryDatabase,
    Effect.map(RecipientHashes, (hasher) => new MemoryData(hasher))
  )
}

/** What an account's log of one mode is found by. */
export const logName = (accountId: string, mode: Mode): string => `${accountId} ${mode}`

/** What a kept report is known by. */
export const keptName = (event: ProviderEvent): string => `${event.provider} ${event.key}`

/** Where a delivery stands, which its id alone says. */
export const placeOf = ({ delivery }: DeliveryRow): Ordered => positionOf(delivery.id)
