import { identityIn } from "@sendwright/core/foundation/AddressText"
import type { EventDetails } from "@sendwright/core/model/EmailEvent"
import { engineIdName } from "@sendwright/core/model/MessageId"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import type { Mail, SesEvent } from "./SesEvent.ts"

/** The message tag that carries the id of an email to SES and back. */
export const emailIdTag = "email_id"

/** The message tag that carries the number of the hand-off. */
export const attemptTag = "attempt_id"

/** The name of SES in events, as of the provider that hands mail to it. */
const provider = "ses"

/** The longest text of somebody else's that is kept, in characters. */
const maxText = 1_000

type Text = string | null | undefined

const textOf = (text: Text): string | null => text === null || text === undefined ? null : text.slice(0, maxText)

/** `OnAccountSuppressionList` as `on_account_suppression_list`. */
export const snakeCase = (text: string): string =>
  text.trim().replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z])(?=[A-Z][a-z])/g, "$1_")
    .replace(/[\s-]+/g, "_").toLowerCase().slice(0, 64)

const wordOf = (text: Text): string | null => text === null || text === undefined ? null : snakeCase(text)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const emailIdOf = (mail: Mail): string | null => {
  const tag = mail.tags?.[emailIdTag]?.[0]
  return tag !== undefined && uuid.test(tag) ? tag.toLowerCase() : null
}

const attemptOf = (mail: Mail): { readonly attempt?: number } => {
  const tag = mail.tags?.[attemptTag]?.[0]
  return tag !== undefined && /^[1-9]\d{0,8}$/.test(tag) ? { attempt: Number(tag) } : {}
}

const headerOf = (mail: Mail, wanted: string): string | null | undefined =>
  mail.headers?.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.value

/** The Message-ID that the message was handed over with: the engine's, where SES got it over SMTP with another one. */
const messageIdOf = (mail: Mail): string | null => {
  const header = headerOf(mail, engineIdName) ?? headerOf(mail, "message-id")
  const text = (header ?? mail.commonHeaders?.messageId ?? "").trim().replace(/^<(.*)>$/, "$1")
  return text === "" ? null : text.slice(0, maxText)
}

const addressesOf = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts.map(identityIn))]

/**
 * Who a report speaks of. Where a message went to one recipient it can speak of nobody else, whatever address it
 * names: the one that a mailbox forwards to, say.
 */
const about = (mail: Mail, reported: ReadonlyArray<string>): ReadonlyArray<string> => {
  const sentTo = addressesOf(mail.destination)
  return sentTo.length === 1 ? sentTo : addressesOf(reported)
}

const bounceTypes: ReadonlySet<string> = new Set(["permanent", "transient"])

/**
 * What a report of SES says in our terms: no event, one, or one for each answer that recipients bounced with. An event
 * is known again by what SES calls the report (its feedback id, else its kind, time and recipients) within the message,
 * so that it counts once when two topics or both forms of notification bring it.
 */
export const toProviderEvents = (event: SesEvent): ReadonlyArray<ProviderEvent> => {
  const { mail } = event
  const make = (
    type: ProviderEvent["type"],
    report: {
      readonly key: string
      readonly at: string
      readonly recipients: ReadonlyArray<string>
      readonly details: EventDetails
      readonly error?: string
    }
  ): ProviderEvent => ({
    type,
    provider,
    key: `${mail.messageId} ${report.key}`,
    emailId: emailIdOf(mail),
    messageId: messageIdOf(mail),
    providerMessageId: mail.messageId,
    occurredAt: new Date(report.at),
    recipients: report.recipients,
    details: { ...report.details, provider_message_id: mail.messageId },
    keys: [],
    error: report.error ?? null
  })
  const all = addressesOf(mail.destination)
  switch (event.type) {
    case "Send":
      return [
        make("email.sent", {
          key: "send",
          at: mail.timestamp,
          recipients: all,
          details: { ...attemptOf(mail), recipients: all }
        })
      ]
    case "Reject":
      return [rejected("reject", wordOf(event.reject.reason) ?? "rejected", event.reject.reason)]
    case "RenderingFailure":
      return [rejected("rendering_failure", "rendering_failure", event.failure.errorMessage)]
    case "Delivery": {
      const { delivery } = event
      const recipients = about(mail, delivery.recipients)
      return [make("email.delivered", {
        key: `delivery ${delivery.timestamp} ${recipients.toSorted().join(",")}`,
        at: delivery.timestamp,
        recipients,
        details: {
          recipients,
          smtp_response: textOf(delivery.smtpResponse),
          processing_time_ms: delivery.processingTimeMillis ?? null,
          remote_mta: textOf(delivery.remoteMtaIp)
        }
      })]
    }
    case "Bounce":
      return bounced(event.bounce)
    case "Complaint": {
      const { complaint } = event
      const kind = complaint.complaintFeedbackType?.toLowerCase() ?? null
      // Somebody took the message out of the spam folder.
      if (kind === "not-spam") return []
      const recipients = about(mail, complaint.complainedRecipients.map(({ emailAddress }) => emailAddress))
      return [make("email.complained", {
        key: `complaint ${complaint.feedbackId ?? `${complaint.timestamp} ${recipients.toSorted().join(",")}`}`,
        at: complaint.timestamp,
        recipients,
        details: {
          recipients,
          complaint_type: textOf(kind),
          ...(typeof complaint.complaintSubType === "string"
            ? { complaint_sub_type: snakeCase(complaint.complaintSubType) }
            : {}),
          user_agent: textOf(complaint.userAgent),
          feedback_id: textOf(complaint.feedbackId)
        }
      })]
    }
    case "DeliveryDelay": {
      const { deliveryDelay } = event
      const recipients = about(mail, deliveryDelay.delayedRecipients.map(({ emailAddress }) => emailAddress))
      const [first] = deliveryDelay.delayedRecipients
      const expires = deliveryDelay.expirationTime
      return [make("email.delivery_delayed", {
        key: `delay ${deliveryDelay.timestamp} ${recipients.toSorted().join(",")}`,
        at: deliveryDelay.timestamp,
        recipients,
        details: {
          recipients,
          delay_type: wordOf(deliveryDelay.delayType),
          diagnostic_code: textOf(first?.diagnosticCode),
          status_code: textOf(first?.status),
          expires_at: expires === null || expires === undefined ? null : new Date(expires).toISOString()
        }
      })]
    }
  }

  function rejected(key: string, reason: string, diagnostic: Text): ProviderEvent {
    return make("email.rejected", {
      key,
      at: mail.timestamp,
      recipients: all,
      details: { reason, diagnostic_code: textOf(diagnostic) },
      error: `Amazon SES refused to send the message: ${textOf(diagnostic) ?? reason}`
    })
  }

  function bounced(bounce: Extract<SesEvent, { readonly type: "Bounce" }>["bounce"]): ReadonlyArray<ProviderEvent> {
    const kind = bounce.bounceType.toLowerCase()
    const groups = new Map<string, typeof bounce.bouncedRecipients>()
    for (const recipient of bounce.bouncedRecipients) {
      const answer = `${recipient.status ?? ""} ${recipient.diagnosticCode ?? ""}`
      groups.set(answer, [...(groups.get(answer) ?? []), recipient])
    }
    return [...groups.values()].map((group) => {
      const recipients = about(mail, group.map(({ emailAddress }) => emailAddress))
      return make("email.bounced", {
        key: `bounce ${bounce.feedbackId ?? bounce.timestamp} ${recipients.toSorted().join(",")}`,
        at: bounce.timestamp,
        recipients,
        details: {
          recipients,
          bounce_type: bounceTypes.has(kind) ? kind : "undetermined",
          bounce_sub_type: wordOf(bounce.bounceSubType),
          diagnostic_code: textOf(group[0]?.diagnosticCode),
          status_code: textOf(group[0]?.status),
          reporting_mta: textOf(bounce.reportingMTA?.replace(/^(?:dsn|dns); */i, ""))
        }
      })
    })
  }
}
