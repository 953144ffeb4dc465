/** The types of received emails in the API's JSON. */
import type { Attachment, EmailStatus, Mode } from "./types.ts"

export type AuthenticationResult =
  | "none"
  | "pass"
  | "fail"
  | "softfail"
  | "neutral"
  | "policy"
  | "temperror"
  | "permerror"

/** The result of a check, and the domain that it is about. */
export interface AuthenticationCheck {
  readonly result: AuthenticationResult
  readonly domain: string | null
}

/** A received email without bodies, headers and attachments. Strangers wrote its texts. */
export interface ReceivedFields {
  readonly id: string
  readonly mode: Mode
  readonly domain: string
  readonly envelope: { readonly from: string; readonly to: ReadonlyArray<string> }
  readonly from: string | null
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly reply_to: ReadonlyArray<string>
  readonly subject: string
  readonly message_id: string | null
  readonly in_reply_to: string | null
  readonly references: ReadonlyArray<string>
  readonly authentication: {
    readonly spf: AuthenticationCheck
    readonly dkim: ReadonlyArray<AuthenticationCheck & { readonly selector: string | null }>
    readonly dmarc: AuthenticationCheck & { readonly policy: "none" | "quarantine" | "reject" | null }
    readonly arc: AuthenticationCheck
  } | null
  readonly spam: { readonly score: number; readonly is_spam: boolean } | null
  readonly size: number
  /** The sent email that it answers. */
  readonly replied_to_email_id: string | null
  readonly received_at: string
}

export interface ReceivedSummary extends ReceivedFields {
  readonly match: {
    readonly field: "id" | "message_id" | "sender" | "recipient" | "subject"
    readonly value: string
  } | null
}

export interface ReceivedEmail extends ReceivedFields {
  /** As a stranger wrote it: show it in a sandbox only. */
  readonly html: string | null
  readonly text: string | null
  /** The new part of an answer, without quotations; null if that is unclear. */
  readonly reply_text: string | null
  readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly attachments: ReadonlyArray<Attachment>
  readonly has_original: boolean
  /** The emails that were sent as replies to it, oldest first, the first 100; absent in an export. */
  readonly replies?: ReadonlyArray<SentReply>
}

export interface SentReply {
  readonly id: string
  readonly from: string
  readonly subject: string
  readonly status: EmailStatus
  readonly created_at: string
}
