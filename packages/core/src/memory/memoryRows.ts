import type { Account } from "../accounts/Account.ts"
import type { ApiKey } from "../accounts/ApiKey.ts"
import type { Role } from "../accounts/Role.ts"
import type { SealedDkimKey } from "../domains/DomainStore.ts"
import type { NewEmail, Verdict } from "../emails/EmailStore.ts"
import type { MailboxIdentity } from "../foundation/Address.ts"
import type { SiteRefusal, SiteReport } from "../foundation/SiteShaping.ts"
import type { Recipient } from "../model/Email.ts"
import type { EmailEvent } from "../model/EmailEvent.ts"
import type { EmailStatus } from "../model/EmailStatus.ts"
import type { HandoffAttempt } from "../model/HandoffAttempt.ts"
import type { ProviderEvent } from "../model/ProviderEvent.ts"
import type { NewReceived } from "../received/ReceivedStore.ts"
import type { SendPart } from "../sending/SendParts.ts"
import type { SitePause } from "../sending/SiteStore.ts"
import type { ClaimedTlsReport, TlsSessionCount } from "../sending/TlsReportStore.ts"
import type { Template, TemplateVersion } from "../templates/Template.ts"
import type { Delivery, DeliveryAttempt } from "../webhooks/Delivery.ts"
import type { WebhookEndpoint } from "../webhooks/WebhookEndpoint.ts"
import type { DueHeap } from "./DueHeap.ts"
import type { Job } from "./LeaseQueue.ts"

/** A user's place in an account. */
export interface MembershipRow {
  readonly userId: string
  role: Role
  readonly joinedAt: Date
}

/** An account with its people and keys. */
export interface AccountRow {
  account: Account
  /** In the order in which they joined. */
  members: Array<MembershipRow>
  readonly keys: Array<ApiKey>
}

/** An email: what was accepted, and what has become of it. */
export interface EmailRow {
  email: NewEmail
  readonly domainId: string | null
  idempotencyKey: string | null
  status: EmailStatus
  error: string | null
  providerMessageId: string | null
  recipients: ReadonlyArray<Recipient & { readonly address: MailboxIdentity }>
  /** In the order in which they were stored. */
  readonly events: Array<EmailEvent>
  /** In the order in which they ended. */
  readonly handoffs: Array<HandoffAttempt>
  /** The keys of the evidence that became events. */
  keys: ReadonlySet<string>
  updatedAt: Date
  queuedAt: Date
}

/** What is known of an email's hand-offs, beside the turn and the lease of its job. */
export interface SendRow {
  attempts: number
  /** Since a hand-off was settled last. */
  crashes: number
  /** A hand-off was recorded under the lease that the job has or had last. */
  begun: boolean
  /** When. */
  begunAt: Date
  /** When it came to be held; meaningless while it is not. */
  heldAt: Date | null
  /** When it was due before it was held with others; null where it was not. */
  resumesAt: Date | null
  /** What the job waits for besides its time, and the place that it has kept; null when it waits for nothing. */
  waits: { readonly scope: string; readonly dueAt: number } | null
  /** The recipients that wait apart from each other; null: all wait together. */
  parts: ReadonlyArray<SendPart> | null
}

/** What is known of a site in the long run, and what operators ordered. */
export interface SiteRow {
  seenAt: Date
  refusal: SiteRefusal | null
  paused: SitePause | null
  flushes: number
  flushedAt: Date | null
}

/** What a process said of a site last. */
export interface SiteReportRow {
  readonly reporter: string
  readonly report: SiteReport
  readonly at: Date
}

/** A job that nobody has begun. */
export const newSend = (dueAt: Date): SendRow => ({
  attempts: 0,
  crashes: 0,
  begun: false,
  begunAt: dueAt,
  heldAt: null,
  resumesAt: null,
  waits: null,
  parts: null
})

/** The jobs that wait for one scope. */
export interface SlotLine {
  /** By account, each by the time at which they were due. */
  readonly accounts: Map<string, DueHeap<Job<SendRow>>>
  /** The account that was woken last. */
  turn: string
}

/** What is kept of an idempotency key. */
export interface IdempotencyRow {
  readonly name: string
  readonly fingerprint: string
  readonly expiresAt: number
  readonly verdicts: ReadonlyArray<Verdict>
  readonly answer: unknown
}

/** A report that waits: for its time, or for its email. */
export interface KeptRow {
  event: ProviderEvent
  /** Null while its email is not known. */
  dueAt: number | null
  readonly keptAt: number
}

/** What stands behind a domain, also when it is removed: its key, and how its checks go. */
export interface DomainRow {
  readonly accountId: string
  readonly name: string
  key: SealedDkimKey | null
  /** The key of a rotation that does not sign: the new one, then the old one. */
  otherKey: SealedDkimKey | null
  checks: number
  checkBeganAt: number | null
  /** Null when the domain is removed. */
  nextCheckAt: number | null
}

/** A webhook endpoint with its sealed secret and its deliveries. */
export interface EndpointRow {
  endpoint: WebhookEndpoint
  sealedSecret: string
  /** The one before, which may sign until `endpoint.oldSecretUntil`. */
  oldSealedSecret: string | null
  /** Oldest first by their ids. */
  readonly deliveries: Array<DeliveryRow>
}

/** A webhook delivery with its attempts. */
export interface DeliveryRow {
  readonly accountId: string
  delivery: Delivery
  event: EmailEvent | null
  readonly attempts: Array<DeliveryAttempt>
}

/** The templates of an account. */
export interface TemplateRows {
  readonly byId: Map<string, { template: Template; readonly versions: Array<TemplateVersion> }>
  /** The ids of the templates by their slugs. */
  readonly bySlug: Map<string, string>
}

/** A received email; without its bytes when retention has deleted what it contained. */
export interface ReceivedRow {
  received: Omit<NewReceived, "content" | "mostBytes">
  content: Uint8Array | null
}

/** A TLS report with its counts, by policy and failure. */
export interface TlsReportRow extends Omit<ClaimedTlsReport, "counts"> {
  readonly counts: Map<string, TlsSessionCount>
  readonly dueAt: Date
}
