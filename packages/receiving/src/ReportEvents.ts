import type { EventDetails, EventType } from "@sendwright/core/model/EmailEvent"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { createHash } from "node:crypto"
import * as BounceCause from "./BounceCause.ts"
import { type Dsn, type RecipientStatus, statusFor } from "./Dsn.ts"
import { type FeedbackReport, isComplaint } from "./FeedbackReport.ts"

/** The one recipient of one email that a return path was made for. */
export interface Subject {
  readonly emailId: string
  /** Normalised. */
  readonly recipient: string
  readonly providerMessageId: string
}

/** What is known of the message that brought the report. */
export interface Carrier {
  readonly now: Date
  /** The report's own Message-ID; null where it has none. */
  readonly messageId: string | null
}

/** The provider's name of reports by mail in the intake. */
const provider = "smtp"

const hour = 3_600_000

const digest = (...parts: ReadonlyArray<string | null>): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22)

const event = (
  { emailId, providerMessageId, recipient }: Subject,
  { now }: Carrier,
  type: EventType,
  names: readonly [key: string, ...more: ReadonlyArray<string>],
  details: EventDetails
): ProviderEvent => {
  const [key, ...more] = names.map((name) => `${type.slice("email.".length)} ${digest(emailId, recipient, name)}`)
  return {
    provider,
    key: key!,
    emailId,
    messageId: null,
    type,
    // Not what the report says: each recipient can write reports, and the order of events is ours.
    occurredAt: now,
    recipients: [recipient],
    details: { recipients: [recipient], ...details, provider_message_id: providerMessageId },
    keys: more.map((name) => `${provider}:${name}`),
    providerMessageId: null,
    error: null
  }
}

const iso = (date: Date | null): string | null => date === null ? null : date.toISOString()

const processingTime = ({ arrival }: Dsn, { lastAttempt }: RecipientStatus): number | null => {
  const millis = arrival === null || lastAttempt === null ? -1 : lastAttempt.getTime() - arrival.getTime()
  return millis < 0 ? null : millis
}

/**
 * The evidence in a delivery status notification that came to the return path of `subject`: for that recipient alone,
 * whomever the report names.
 *
 * A recipient is delivered to once and bounces once of each type, however many reports say so. Reports of delays are
 * distinguished by what they say, of which one an hour counts.
 */
export const ofDsn = (subject: Subject, dsn: Dsn, carrier: Carrier): ReadonlyArray<ProviderEvent> => {
  const status = statusFor(dsn, subject.recipient)
  if (status === undefined) return []
  const words = status.diagnostic ?? ""
  const { subType, type } = BounceCause.causeOf(status.status, words)
  switch (status.action) {
    case "delivered":
    case "relayed":
    case "expanded":
      return [event(subject, carrier, "email.delivered", [""], {
        smtp_response: status.diagnostic ?? status.status,
        processing_time_ms: processingTime(dsn, status),
        remote_mta: status.remoteMta
      })]
    case "delayed": {
      const said = digest(iso(status.lastAttempt), iso(status.willRetryUntil), status.status, words, carrier.messageId)
      return [event(subject, carrier, "email.delivery_delayed", [said, `${Math.floor(carrier.now.getTime() / hour)}`], {
        delay_type: subType === "undetermined" ? "general" : subType,
        diagnostic_code: status.diagnostic,
        expires_at: iso(status.willRetryUntil)
      })]
    }
    case "failed":
      return [event(subject, carrier, "email.bounced", [type], {
        ...BounceCause.detailsOf({ type, subType }),
        diagnostic_code: status.diagnostic,
        status_code: status.status ?? BounceCause.statusIn(words),
        reporting_mta: dsn.reportingMta
      })]
  }
}

/** The complaint in a feedback report about the mail to `subject`; one of each type counts. */
export const ofFeedback = (
  subject: Subject,
  feedback: FeedbackReport,
  carrier: Carrier
): ReadonlyArray<ProviderEvent> =>
  isComplaint(feedback)
    ? [event(subject, carrier, "email.complained", [feedback.type], {
      complaint_type: feedback.type,
      user_agent: feedback.userAgent,
      feedback_id: carrier.messageId
    })]
    : []
