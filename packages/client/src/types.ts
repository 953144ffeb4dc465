/** The types of the API's JSON, in snake_case as in the reference. */
import type { EventDetails } from "./eventDetails.ts"

export type Mode = "live" | "test"

export type EmailStatus =
  | "queued"
  | "scheduled"
  | "sent"
  | "delivered"
  | "bounced"
  | "complained"
  | "failed"
  | "cancelled"

export type EventType = keyof EventDetails

/** Codes are stable; messages are for people. */
export type ErrorCode =
  | "validation_error"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "rate_limited"
  | "internal_error"
  | "sandbox_recipient_not_allowed"
  | "domain_not_verified"
  | "recipient_suppressed"
  | "not_scheduled"
  | "plan_limit"
  | "account_paused"
  | "account_suspended"

export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [name: string]: Json }

/** The role of a file: an attachment, an image in the HTML, or another form of the body. */
export type Disposition = "attachment" | "inline" | "alternative"

/** Exactly one of `content` and `url`. */
export interface AttachmentInput {
  /** 1 to 255 characters, no quotes or slashes. Optional with a `content_id`, and for an alternative. */
  readonly filename?: string
  /** Base64. */
  readonly content?: string
  /** An https URL that the service fetches when it accepts the email. */
  readonly url?: string
  /** Required without a `filename`. */
  readonly content_type?: string
  /** References the file in the HTML: `<img src="cid:logo">`. */
  readonly content_id?: string
  /** Default: `inline` with a `content_id`, otherwise `attachment`. */
  readonly disposition?: Disposition
}

/** An email to send. It needs `html`, `text` or both, or a template. */
export interface SendEmail {
  /** `a@b.com` or `Name <a@b.com>`. */
  readonly from: string
  readonly to: string | ReadonlyArray<string>
  readonly cc?: string | ReadonlyArray<string>
  readonly bcc?: string | ReadonlyArray<string>
  /** One address, or at most 10. */
  readonly reply_to?: string | ReadonlyArray<string>
  readonly reply_tracking?: boolean
  readonly subject?: string
  readonly html?: string
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly tags?: ReadonlyArray<string>
  readonly attachments?: ReadonlyArray<AttachmentInput>
  readonly template_id?: string
  readonly template_slug?: string
  readonly variables?: Readonly<Record<string, string | number | boolean | null>>
  /** ISO 8601, in the future and within 30 days. */
  readonly scheduled_at?: string
  readonly unsubscribe_url?: string
}

/**
 * An answer to a received email, from the address at which that was received unless it says another one. The account's
 * `receiving_domain` cannot send: without `from`, the answer is then from who sent the answered email, or else from the
 * same name at the only verified domain, or at the sandbox.
 */
export interface Reply extends Omit<SendEmail, "from" | "to">, Partial<Pick<SendEmail, "from" | "to">> {}

export interface Match {
  readonly field: "recipient" | "subject" | "message_id" | "email_id"
  readonly value: string
}

/** An email in a list. */
export interface EmailSummary {
  readonly id: string
  readonly mode: Mode
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly bcc: ReadonlyArray<string>
  /** Several addresses are joined by commas. */
  readonly reply_to: string | null
  readonly subject: string
  readonly tags: ReadonlyArray<string>
  readonly status: EmailStatus
  readonly scheduled_at: string | null
  readonly created_at: string
  readonly updated_at: string
  /** The match of `q`; null without it. */
  readonly match: Match | null
}

/** One state change; `type` decides the `payload`. */
export type EmailEvent = {
  [Type in EventType]: {
    readonly id: string
    readonly type: Type
    readonly payload: EventDetails[Type]
    readonly occurred_at: string
  }
}[EventType]

/** A file of an email, without its content. */
export interface Attachment {
  /** For a file without a name: its `content_id`, or `untitled`. */
  readonly filename: string
  readonly content_type?: string
  /** Bytes after decoding. */
  readonly size: number
  /** Present if it was given. */
  readonly content_id?: string
  /** Absent: `attachment`. */
  readonly disposition?: Disposition
}

/** The full record of an email. */
export interface Email extends EmailSummary {
  readonly html: string | null
  readonly text: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly unsubscribe_url: string | null
  readonly idempotency_key: string | null
  readonly attachments: ReadonlyArray<Attachment>
  /** null for the sandbox domain. */
  readonly domain_id: string | null
  readonly provider_message_id: string | null
  /** Why it failed, while its status is failed. */
  readonly error: string | null
  /** Oldest first. */
  readonly events: ReadonlyArray<EmailEvent>
}

export type BatchResult =
  | { readonly ok: true; readonly index: number; readonly id: string }
  | {
    readonly ok: false
    readonly index: number
    readonly error: { readonly code: ErrorCode; readonly message: string; readonly details?: Json }
  }

/** `results[i]` is the result of message `i`. */
export interface BatchAnswer {
  readonly results: ReadonlyArray<BatchResult>
  readonly accepted: number
  readonly failed: number
}

export interface DnsRecord {
  readonly type: "CNAME" | "TXT" | "MX"
  readonly name: string
  readonly value: string
  readonly purpose: "dkim" | "spf" | "dmarc" | "receiving"
}

export interface DnsCheck extends DnsRecord {
  readonly id: string
  readonly state: "found" | "missing" | "mismatch"
  readonly found: string | null
}

/** How a domain receives. */
export interface DomainReceiving {
  readonly status: "pending" | "verified" | "failed"
  readonly dns_records: ReadonlyArray<DnsRecord>
  readonly health: "unknown" | "healthy" | "action_needed"
  readonly health_changed_at: string | null
  readonly dns_checks: ReadonlyArray<DnsCheck> | null
  readonly dns_checked_at: string | null
  readonly created_at: string
}

export interface Domain {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly status: "pending" | "verified" | "failed"
  readonly dns_records: ReadonlyArray<DnsRecord>
  readonly health: "unknown" | "healthy" | "action_needed"
  readonly health_changed_at: string | null
  readonly dns_checks: ReadonlyArray<DnsCheck> | null
  readonly dns_checked_at: string | null
  /** null: it was not asked to receive. */
  readonly receiving: DomainReceiving | null
  readonly created_at: string
}

export interface Template {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  /** Names found in the template. */
  readonly variables: ReadonlyArray<string>
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
}

export interface TemplateVersion {
  readonly version: number
  readonly name: string
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  readonly created_by: string | null
  readonly created_at: string
}

export interface NewTemplate {
  readonly name: string
  readonly subject: string
  readonly html?: string
  readonly text?: string
  readonly slug?: string
}

/** Omitted fields stay; null removes a body. */
export interface TemplateChange {
  readonly name?: string
  readonly slug?: string
  readonly subject?: string
  readonly html?: string | null
  readonly text?: string | null
}

export interface Suppression {
  readonly id: string
  /** null for an erased recipient, of which only a hash remains. */
  readonly email_address: string | null
  readonly reason: "bounce" | "complaint" | "manual"
  readonly created_at: string
}

/** What webhook endpoints may subscribe to. */
export type WebhookEventType = EventType | "email.received"

/** In whose shape events are posted. */
export type WebhookFormat =
  | "sendwright"
  | "resend"
  | "postmark"
  | "postmark_raw"
  | "sendgrid"
  | "sendgrid_raw"
  | "raw"

export interface Webhook {
  readonly id: string
  readonly url: string
  readonly events: ReadonlyArray<WebhookEventType>
  readonly format: WebhookFormat
  /** Whether `email.received` holds what an email says. */
  readonly received_body: boolean
  readonly enabled: boolean
  readonly created_at: string
}

/** Omitted fields stay. Events that happen while an endpoint is disabled are not delivered later. */
export interface WebhookChange {
  readonly url?: string
  readonly events?: ReadonlyArray<WebhookEventType>
  readonly received_body?: boolean
  readonly enabled?: boolean
}

/** The secret is shown once, when the endpoint is added or its secret is replaced. */
export interface NewWebhook extends Webhook {
  readonly secret: string
}

export interface Delivery {
  readonly id: string
  readonly endpoint_id: string
  /** Of `email.received`: the id of the received email. */
  readonly email_event_id: string | null
  readonly event_type: WebhookEventType
  /** null for a test event, and for `email.received`. */
  readonly email_id: string | null
  readonly status: "pending" | "delivered" | "failed"
  readonly attempts: number
  readonly last_error: string | null
  readonly response_code: number | null
  readonly duration_ms: number | null
  readonly is_test: boolean
  readonly replay_of: string | null
  readonly created_at: string
}

export type Scope =
  | "emails:send"
  | "emails:read"
  | "received:read"
  | "received:manage"
  | "domains:manage"
  | "webhooks:manage"
  | "suppressions:manage"
  | "templates:manage"
  | "account:manage"

export interface Account {
  readonly account: {
    readonly id: string
    readonly name: string
    readonly plan: "free" | "pro" | "growth" | "enterprise"
    readonly plan_step: string | null
  }
  readonly key: { readonly mode: Mode; readonly scopes: ReadonlyArray<Scope> }
  readonly sandbox: {
    readonly domain: string
    readonly recipients: ReadonlyArray<string>
    readonly simulator: { readonly delivered: string; readonly bounced: string; readonly complained: string }
  }
  /** A domain that receives for the account in the mode of the key. */
  readonly receiving_domain: string
  readonly domains: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly status: "pending" | "verified" | "failed"
  }>
  readonly webhooks: ReadonlyArray<{ readonly id: string; readonly url: string; readonly enabled: boolean }>
  readonly templates: ReadonlyArray<{ readonly id: string; readonly slug: string; readonly name: string }>
  readonly docs_url: string
}

export interface Erased {
  readonly recipient_hash: string
  readonly emails_redacted: number
  readonly emails_deleted: number
  readonly events_redacted: number
  readonly suppressed: boolean
}
