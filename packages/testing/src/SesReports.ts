/** What Amazon SES publishes to a topic, in the form that AWS documents: one builder for each kind of event. */

/** The message that the events are about. */
export interface SesMail {
  /** SES's own id. */
  readonly messageId: string
  readonly recipients: ReadonlyArray<string>
  readonly sentAt: Date
  /** The tag `email_id`; without, the event names the message by its ids alone. */
  readonly emailId?: string
  /** The tag `attempt_id`. */
  readonly attempt?: number
  /** The Message-ID header without angle brackets. */
  readonly headerMessageId?: string
  /** `event` (what a configuration set publishes, the default) or `notification` (what an identity does). */
  readonly form?: "event" | "notification"
}

type Json = Readonly<Record<string, unknown>>

const tagsOf = ({ attempt, emailId }: SesMail): Json => ({
  "ses:configuration-set": ["sendwright"],
  "ses:source-ip": ["192.0.2.0"],
  "ses:from-domain": ["example.com"],
  "ses:caller-identity": ["sendwright"],
  ...(emailId === undefined ? {} : { email_id: [emailId] }),
  ...(attempt === undefined ? {} : { attempt_id: [String(attempt)] })
})

const mailOf = (mail: SesMail): Json => ({
  timestamp: mail.sentAt.toISOString(),
  source: "Sender Name <sender@example.com>",
  sourceArn: "arn:aws:ses:us-east-1:123456789012:identity/sender@example.com",
  sendingAccountId: "123456789012",
  messageId: mail.messageId,
  destination: mail.recipients,
  headersTruncated: false,
  headers: [
    { name: "From", value: "Sender Name <sender@example.com>" },
    { name: "To", value: mail.recipients.join(", ") },
    ...(mail.headerMessageId === undefined ? [] : [{ name: "Message-ID", value: `<${mail.headerMessageId}>` }]),
    { name: "Subject", value: "Message sent from Amazon SES" }
  ],
  commonHeaders: {
    from: ["Sender Name <sender@example.com>"],
    to: mail.recipients,
    messageId: mail.headerMessageId === undefined ? mail.messageId : `<${mail.headerMessageId}>`,
    subject: "Message sent from Amazon SES"
  },
  ...(mail.form === "notification" ? {} : { tags: tagsOf(mail) })
})

const report = (mail: SesMail, kind: string, name: string, body: Json): string =>
  JSON.stringify({
    [mail.form === "notification" ? "notificationType" : "eventType"]: kind,
    mail: mailOf(mail),
    [name]: body
  })

/** How one recipient bounced or is waiting. */
export interface RecipientStatus {
  readonly emailAddress: string
  readonly status?: string
  readonly diagnosticCode?: string
}

/** SES took the message. */
export const send = (mail: SesMail): string => report(mail, "Send", "send", {})

/** SES found a virus in it. */
export const reject = (mail: SesMail, reason = "Bad content"): string => report(mail, "Reject", "reject", { reason })

/** A template of SES could not be filled in. */
export const renderingFailure = (mail: SesMail): string =>
  report(mail, "Rendering Failure", "failure", {
    errorMessage: "Attribute 'attributeName' is not present in the rendering data.",
    templateName: "MyTemplate"
  })

/** The receiving server took it. */
export const delivery = (mail: SesMail, at: Date, recipients = mail.recipients): string =>
  report(mail, "Delivery", "delivery", {
    timestamp: at.toISOString(),
    processingTimeMillis: at.getTime() - mail.sentAt.getTime(),
    recipients,
    smtpResponse: "250 2.6.0 Message received",
    remoteMtaIp: "192.0.2.25",
    reportingMTA: "mta.example.com"
  })

const unknownUser = (emailAddress: string): RecipientStatus => ({
  emailAddress,
  status: "5.1.1",
  diagnosticCode: "smtp; 550 5.1.1 user unknown"
})

/** It came back: for all recipients, permanently by default. */
export const bounce = (
  mail: SesMail,
  at: Date,
  over: {
    readonly type?: string
    readonly subType?: string
    readonly recipients?: ReadonlyArray<RecipientStatus>
    readonly feedbackId?: string
  } = {}
): string =>
  report(mail, "Bounce", "bounce", {
    bounceType: over.type ?? "Permanent",
    bounceSubType: over.subType ?? "General",
    bouncedRecipients: (over.recipients ?? mail.recipients.map(unknownUser)).map((recipient) => ({
      action: "failed",
      ...recipient
    })),
    timestamp: at.toISOString(),
    feedbackId: over.feedbackId ?? `bounce-${mail.messageId}-${at.getTime()}`,
    reportingMTA: "dns; mta.example.com"
  })

/** A recipient called it spam; `type: null` for a report that does not say what it was called. */
export const complaint = (
  mail: SesMail,
  at: Date,
  over: {
    readonly type?: string | null
    readonly subType?: string | null
    readonly recipients?: ReadonlyArray<string>
    readonly feedbackId?: string
  } = {}
): string =>
  report(mail, "Complaint", "complaint", {
    complainedRecipients: (over.recipients ?? mail.recipients).map((emailAddress) => ({ emailAddress })),
    timestamp: at.toISOString(),
    feedbackId: over.feedbackId ?? `complaint-${mail.messageId}-${at.getTime()}`,
    complaintSubType: over.subType ?? null,
    userAgent: "Amazon SES Mailbox Simulator",
    ...(over.type === null ? {} : { complaintFeedbackType: over.type ?? "abuse" }),
    arrivalDate: at.toISOString()
  })

/** It waits at SES. */
export const deliveryDelay = (
  mail: SesMail,
  at: Date,
  over: { readonly type?: string; readonly recipients?: ReadonlyArray<string> } = {}
): string =>
  report(mail, "DeliveryDelay", "deliveryDelay", {
    timestamp: at.toISOString(),
    delayType: over.type ?? "TransientCommunicationFailure",
    expirationTime: new Date(at.getTime() + 14 * 3_600_000).toISOString(),
    delayedRecipients: (over.recipients ?? mail.recipients).map((emailAddress) => ({
      emailAddress,
      status: "4.4.1",
      diagnosticCode: "smtp; 421 4.4.1 Unable to connect to remote host"
    }))
  })

/** A recipient opened it. */
export const open = (mail: SesMail, at: Date): string =>
  report(mail, "Open", "open", { ipAddress: "192.0.2.1", timestamp: at.toISOString(), userAgent: "Mozilla/5.0" })

/** A recipient followed a link. */
export const click = (mail: SesMail, at: Date): string =>
  report(mail, "Click", "click", {
    ipAddress: "192.0.2.1",
    link: "https://example.com/welcome",
    linkTags: { topic: ["welcome"] },
    timestamp: at.toISOString(),
    userAgent: "Mozilla/5.0"
  })

/** A recipient left a list that SES manages. */
export const subscription = (mail: SesMail, at: Date): string =>
  report(mail, "Subscription", "subscription", {
    contactList: "Readers",
    timestamp: at.toISOString(),
    source: "UnsubscribeHeader",
    newTopicPreferences: { unsubscribeAll: true, topicSubscriptionStatus: [] },
    oldTopicPreferences: { unsubscribeAll: false, topicSubscriptionStatus: [] }
  })
