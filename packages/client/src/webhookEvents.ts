/** The bodies of webhooks. */
import type { EventDetails } from "./eventDetails.ts"
import type { ReceivedFields } from "./receivedTypes.ts"
import type { Email, EmailStatus, EventType, Mode } from "./types.ts"

/** The body of a webhook: `type` decides `data`. */
export type WebhookEvent = SentEmailEvent | ReceivedEmailEvent

/** The body of a webhook about a sent email; `type` decides `data.details`. */
export type SentEmailEvent = {
  [Type in EventType]: {
    /** Identical on every retry: handle each id once. */
    readonly id: string
    readonly type: Type
    readonly created_at: string
    readonly data: {
      readonly email_id: string
      readonly mode: Mode
      readonly from: string
      readonly to: ReadonlyArray<string>
      readonly subject: string
      readonly tags: ReadonlyArray<string>
      /** The email's status when this request was made, which may be later than the event. */
      readonly status: EmailStatus
      readonly details: EventDetails[Type]
    }
  }
}[EventType]

/** The body of the webhook about a received email. */
export interface ReceivedEmailEvent {
  /** That of the received email, identical on every retry: handle each id once. */
  readonly id: string
  readonly type: "email.received"
  readonly created_at: string
  readonly data: ReceivedFields & {
    readonly attachments: Email["attachments"]
    /** The paths of the full record, and of the message as it came. */
    readonly urls: { readonly email: string; readonly raw: string }
    /** Present, as `html` and `reply_text`, if the endpoint has `received_body` and the three are short. */
    readonly text?: string | null
    /** As a stranger wrote it. */
    readonly html?: string | null
    /** What an answer says anew; null where that cannot be told. */
    readonly reply_text?: string | null
    /** Only in test mode. */
    readonly test?: true
  }
}
