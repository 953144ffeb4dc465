import * as Schema from "effect/Schema"
import * as Address from "../foundation/Address.ts"
import * as Text from "../foundation/TextRules.ts"
import * as Attachment from "./Attachment.ts"
import * as HeaderPolicy from "./HeaderPolicy.ts"
import { checkMessageId, maxMessageIdLength, messageIdPattern } from "./MessageId.ts"

/** At most so many recipients over to, cc and bcc, counted as given. */
export const maxRecipients = 50
/**
 * At most so many mailboxes in To and Cc of a header that names them itself: a message to many comes as several, each with
 * the whole header.
 */
export const maxVisible = 500
/** At most so many characters of them together. */
export const maxVisibleLength = 16_000
/** At most so many addresses that answers go to. */
export const maxReplyTo = 10
/** The longest subject, in characters. */
export const maxSubjectLength = 998
/** The longest html or text body, in characters. */
export const maxBodyLength = 5_000_000
/** How far ahead an email may be scheduled. */
export const maxScheduleMillis = 30 * 24 * 3_600_000

/** `a@b.com` or `Name <a@b.com>`, 3 to 320 characters. */
export const MailboxText = Schema.String.check(Text.rule(Address.checkMailbox, Address.mailboxSchema))

const Recipients = Schema.Union([
  MailboxText,
  Schema.Array(MailboxText).check(
    Schema.isMinLength(1, { message: "must name at least one address" }),
    Text.described({ maxItems: maxRecipients })
  )
])

const ReplyTo = Schema.Union([
  MailboxText,
  Schema.Array(MailboxText).check(
    Schema.isMinLength(1, { message: "must name at least one address" }),
    Schema.isMaxLength(maxReplyTo, { message: `must name at most ${maxReplyTo} addresses` })
  )
])

const HeaderText = Schema.String.check(
  Text.atMost(HeaderPolicy.maxValueLength),
  Text.described({ pattern: Text.linePattern })
)

const mimeType =
  /^[A-Za-z0-9!#$&^_.+-]+\/[A-Za-z0-9!#$&^_.+-]+(?:[ \t]*;[ \t]*[A-Za-z0-9!#$&^_.+-]+=(?:[A-Za-z0-9!#$&^_.+-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*$/u

// Not `format: uri`: what RFC 3986 leaves out, such as letters of other scripts, is written in URLs all the same.
const urlPattern = (scheme: string) => `^${scheme}:\\/\\/[^\\x00-\\x20\\x7F-\\x9F\\u2028\\u2029]+$`

const httpsPattern = urlPattern("[Hh][Tt][Tt][Pp][Ss]")
const httpsForm = new RegExp(httpsPattern)
const httpPattern = urlPattern("[Hh][Tt][Tt][Pp][Ss]?")
const httpForm = new RegExp(httpPattern)

const urlText = (pattern: string, form: RegExp, message: string) =>
  Schema.String.check(
    Text.atMost(2000),
    Text.rule(
      (text) => form.test(text) && !Text.hasControl(text) && URL.canParse(text) ? undefined : message,
      { pattern }
    )
  )

const quoteOrSlash = /["'\\/]/

const AttachmentInput = Schema.Struct({
  filename: Schema.optionalKey(
    Schema.String.check(
      Text.length(1, 255),
      Text.rule(
        (text) =>
          Text.problemOfLine(text) ?? Text.problemOfName(text)
            ?? (quoteOrSlash.test(text) ? "must not contain quotes or slashes" : undefined),
        { pattern: Text.filenamePattern }
      )
    )
  ),
  content: Schema.optionalKey(
    Schema.String.check(
      Text.rule(
        (text) =>
          text === ""
            ? "must not be empty"
            : Attachment.decodedSize(text) === undefined
            ? "must be base64 (RFC 4648)"
            : undefined,
        { minLength: 1, pattern: Attachment.base64Pattern }
      )
    )
  ),
  url: Schema.optionalKey(urlText(httpsPattern, httpsForm, "must be an https URL")),
  contentType: Schema.optionalKey(
    Schema.String.check(
      Text.atMost(255),
      Schema.isPattern(mimeType, { message: "must be a MIME type such as text/plain; charset=utf-8" })
    )
  ),
  contentId: Schema.optionalKey(
    Schema.String.check(Text.rule(Attachment.checkContentId, { pattern: Attachment.contentIdPattern }))
  ),
  disposition: Schema.optionalKey(Schema.Literals(Attachment.dispositions))
})

/** A value of a template variable that is a text. */
export const VariableText = Schema.String.check(Text.atMost(10_000), Text.text)

/** A value of a template variable. */
const Variable = Schema.Union([
  VariableText,
  Schema.Finite,
  Schema.Boolean,
  Schema.Null
])

// Java writes a time without seconds if they are zero: ISO 8601 has that form, `format: date-time` (RFC 3339) has not.
const clockTime = "(?:[01]\\d|2[0-3]):[0-5]\\d"
const day =
  "\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))"
const leapDay = "(?:\\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29"

/** A date-time of ISO 8601 with a time zone, on a day that the calendar has; seconds may be left out. */
export const dateTimePattern =
  `^(?:${day}|${leapDay})[Tt]${clockTime}(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:[Zz]|[+-]${clockTime})$`
const isoDateTime = new RegExp(dateTimePattern)

/** The moment that a date-time with a time zone represents, in milliseconds; `undefined` for any other text. */
export const momentOf = (text: string): number | undefined => {
  const millis = isoDateTime.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(millis) ? undefined : millis
}

/** ISO 8601 with a time zone, whose moment `momentOf` tells. */
export const DateTimeText = Schema.String.check(
  Text.rule(
    (text) =>
      momentOf(text) === undefined
        ? "must be an ISO 8601 date-time with a time zone, such as 2026-12-31T09:00:00Z"
        : undefined,
    { pattern: dateTimePattern }
  )
)

/** The fields of a send, each with its own rules; the rules between fields are in `SendRules`. */
export const fields = {
  /** `a@b.com` or `Name <a@b.com>`; so are the others. */
  from: MailboxText,
  /** At most 50 over `to`, `cc` and `bcc`. */
  to: Recipients,
  cc: Schema.optionalKey(Recipients),
  bcc: Schema.optionalKey(Recipients),
  /** Where answers go: one address, or a list of at most 10. */
  replyTo: Schema.optionalKey(ReplyTo),
  /**
   * Whether answers go to an address of the engine's, by which they are found to answer this email; in place of
   * `replyTo`.
   */
  replyTracking: Schema.optionalKey(Schema.Boolean),
  /** Up to 998 characters. May be left out with a template, which brings its own. */
  subject: Schema.optionalKey(Schema.String.check(Text.length(1, maxSubjectLength), Text.subject)),
  html: Schema.optionalKey(Schema.String.check(Text.atMost(maxBodyLength), Text.text)),
  text: Schema.optionalKey(Schema.String.check(Text.atMost(maxBodyLength), Text.text)),
  headers: Schema.optionalKey(
    Schema.Record(Schema.String, HeaderText).check(
      Text.described({
        propertyNames: { pattern: HeaderPolicy.namePattern, not: { pattern: HeaderPolicy.reservedPattern } }
      })
    )
  ),
  /** Up to 10 words to find emails by. */
  tags: Schema.optionalKey(
    Schema.Array(
      Schema.String.check(
        Text.length(1, 64),
        Schema.isPattern(/^[A-Za-z0-9_:.-]*$/u, {
          message: "may have letters, digits, underscore, hyphen, colon and dot only"
        })
      )
    ).check(Schema.isMaxLength(10, { message: "must have at most 10 tags" }))
  ),
  /** Up to 10 files of 7 MB together. */
  attachments: Schema.optionalKey(
    Schema.Array(AttachmentInput).check(
      Schema.isMaxLength(Attachment.maxCount, { message: `must have at most ${Attachment.maxCount} files` })
    )
  ),
  templateId: Schema.optionalKey(Schema.String.check(Schema.isGUID({ message: "must be a UUID" }))),
  templateSlug: Schema.optionalKey(Schema.String.check(Text.length(1, 100), Text.text)),
  /** The values of the template's placeholders. */
  variables: Schema.optionalKey(
    Schema.Record(Schema.String, Variable).check(Text.described({ propertyNames: { pattern: Text.textPattern } }))
  ),
  /** When it is to leave, at most 30 days ahead: ISO 8601 with a time zone. */
  scheduledAt: Schema.optionalKey(DateTimeText),
  /** Becomes List-Unsubscribe, one-click with https. */
  unsubscribeUrl: Schema.optionalKey(urlText(httpPattern, httpForm, "must be an http or https URL"))
} as const

const VisibleMailboxes = Schema.Array(MailboxText)

/**
 * Fields of a send whose header was written by somebody else, for surfaces that take whole messages. `/v1` does not have
 * them.
 */
export const ownHeaderFields = {
  /**
   * The mailboxes of To and Cc in the header, where these are not simply `to` and `cc`: all of these, others who do not
   * get the email by it, and none of `bcc`. At most 500 mailboxes of 16,000 characters together; both
   * lists may be empty. With it `to` may be an empty list as well.
   */
  visible: Schema.optionalKey(Schema.Struct({ to: VisibleMailboxes, cc: VisibleMailboxes })),
  /** The Message-ID, without its angle brackets, in place of the engine's own. */
  messageId: Schema.optionalKey(
    Schema.String.check(Text.rule(checkMessageId, { maxLength: maxMessageIdLength, pattern: messageIdPattern }))
  ),
  /** The date-time of Date (RFC 5322 §3.3): at most 7 days ago and an hour ahead. Not with `scheduledAt`. */
  date: Schema.optionalKey(Schema.String)
} as const

/** The rules between the fields of an attachment, which `ruleIssues` holds, in JSON Schema, under these names. */
export const attachmentSchema = (named: { readonly contentId: string; readonly contentType: string }) => ({
  oneOf: [{ required: ["content"] }, { required: ["url"] }],
  anyOf: [
    { required: ["filename"] },
    { required: [named.contentId, named.contentType] },
    { required: ["disposition", named.contentType], properties: { disposition: { const: "alternative" } } }
  ]
})

/** The fields of an attachment, for those who name them otherwise. */
export const attachmentFields = AttachmentInput.fields
