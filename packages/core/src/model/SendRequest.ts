import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Address from "../foundation/Address.ts"
import type { Issue } from "../foundation/Errors.ts"
import { issuesOf, parseOptions } from "../foundation/Issues.ts"
import { requestLimitIssue } from "../foundation/RequestLimits.ts"
import * as Text from "../foundation/TextRules.ts"
import * as Attachment from "./Attachment.ts"
import { headerDateProblem } from "./HeaderDate.ts"
import * as HeaderPolicy from "./HeaderPolicy.ts"
import { checkMessageId, maxMessageIdLength, messageIdPattern } from "./MessageId.ts"

/** At most so many recipients over to, cc and bcc, counted as given. */
export const maxRecipients = 50
/**
 * At most so many mailboxes in To and Cc of a header that names them itself, of so many characters together: a message to
 * many comes as several, each with the whole header.
 */
export const maxVisible = 500
const maxVisibleLength = 16_000
/** At most so many addresses that answers go to. */
export const maxReplyTo = 10
/** The longest subject, in characters. */
export const maxSubjectLength = 998
/** The longest html or text body, in characters. */
export const maxBodyLength = 5_000_000
/** How far ahead an email may be scheduled. */
export const maxScheduleMillis = 30 * 24 * 3_600_000

/** `a@b.com` or `Name <a@b.com>`, 3 to 320 characters. */
const MailboxText = Schema.String.check(Text.rule(Address.checkMailbox, Address.mailboxSchema))

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

const urlText = (pattern: string, message: string) => {
  const form = new RegExp(pattern)
  return Schema.String.check(
    Text.atMost(2000),
    Text.rule(
      (text) => form.test(text) && !Text.hasControl(text) && URL.canParse(text) ? undefined : message,
      { pattern }
    )
  )
}

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
  url: Schema.optionalKey(urlText(urlPattern("[Hh][Tt][Tt][Pp][Ss]"), "must be an https URL")),
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

/** A value of a template variable. */
const Variable = Schema.Union([
  Schema.String.check(Text.atMost(10_000), Text.text),
  Schema.Finite,
  Schema.Boolean,
  Schema.Null
])

// Java writes a time without seconds where they are nought: ISO 8601 has that form, RFC 3339 has not.
const clockTime = "(?:[01]\\d|2[0-3]):[0-5]\\d"
const dateTimeForm = (seconds: string) =>
  `^(\\d{4}-\\d{2}-\\d{2})[Tt]${clockTime}(?::[0-5]\\d(?:\\.\\d{1,9})?)${seconds}(?:[Zz]|[+-]${clockTime})$`
const isoDateTime = new RegExp(dateTimeForm("?"))

/** The moment that a date-time with a time zone stands for, in milliseconds; `undefined` for any other text. */
const momentOf = (text: string): number | undefined => {
  const day = isoDateTime.exec(text)?.[1]
  const millis = Date.parse(text)
  if (day === undefined || Number.isNaN(millis)) return undefined
  // Date.parse reads 30 February as 2 March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? millis : undefined
}

const DateTimeText = Schema.String.check(
  Text.rule(
    (text) =>
      momentOf(text) === undefined
        ? "must be an ISO 8601 date-time with a time zone, such as 2026-12-31T09:00:00Z"
        : undefined,
    { format: "date-time", pattern: dateTimeForm("") }
  )
)

/** The fields of a send, each with its own rules; the rules between fields are `ruleIssues`. */
export const fields = {
  /** `a@b.com` or `Name <a@b.com>`; so are the others. */
  from: MailboxText,
  /** At most 50 over `to`, `cc` and `bcc`. */
  to: Recipients,
  cc: Schema.optionalKey(Recipients),
  bcc: Schema.optionalKey(Recipients),
  /** Where answers go: one address, or a list of at most 10. */
  replyTo: Schema.optionalKey(ReplyTo),
  /** Up to 998 characters. May be left out with a template, which brings its own. */
  subject: Schema.optionalKey(Schema.String.check(Text.length(1, maxSubjectLength), Text.subject)),
  html: Schema.optionalKey(Schema.String.check(Text.atMost(maxBodyLength), Text.text)),
  text: Schema.optionalKey(Schema.String.check(Text.atMost(maxBodyLength), Text.text)),
  headers: Schema.optionalKey(
    Schema.Record(Schema.String, HeaderText).check(
      Text.described({ propertyNames: { pattern: HeaderPolicy.namePattern } })
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
  /** What the template's placeholders stand for. */
  variables: Schema.optionalKey(
    Schema.Record(Schema.String, Variable).check(Text.described({ propertyNames: { pattern: Text.textPattern } }))
  ),
  /** When it is to leave, at most 30 days ahead: ISO 8601 with a time zone. */
  scheduledAt: Schema.optionalKey(DateTimeText),
  /** Becomes List-Unsubscribe, one-click with https. */
  unsubscribeUrl: Schema.optionalKey(urlText(urlPattern("[Hh][Tt][Tt][Pp][Ss]?"), "must be an http or https URL"))
} as const

const VisibleMailboxes = Schema.Array(MailboxText)

/**
 * Fields of a send whose header was written by somebody else, for surfaces that take whole messages. `/v1` does not have
 * them.
 */
const ownHeaderFields = {
  /**
   * Whom To and Cc of the header name, where that is not simply `to` and `cc`: everybody of these, whoever else stands
   * there without getting the email by it, and nobody of `bcc`. At most 500 mailboxes of 16,000 characters together; both
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

/** What is asked for when an email is to be sent (interface specification, "Send request fields"). */
export const SendRequest = Schema.Struct({ ...fields, ...ownHeaderFields })
export type SendRequest = typeof SendRequest.Type

/** The same where To and Cc name whom they like: `ruleIssues` holds that there is a recipient at all. */
const VisibleRequest = Schema.Struct({
  ...fields,
  ...ownHeaderFields,
  to: Schema.Union([MailboxText, Schema.Array(MailboxText)])
})

declare const Checked: unique symbol

/** A send that keeps every rule which needs no storage: made by `decode` alone. */
export type CheckedSend = SendRequest & { readonly [Checked]: true }

/** A request as it came, and what became of it. */
export interface DecodedSend {
  /** The request before decoding: what an idempotency key is held against. */
  readonly input: unknown
  readonly result: Result.Result<CheckedSend, ReadonlyArray<Issue>>
}

const decodePlain = Schema.decodeUnknownResult(SendRequest, parseOptions)
const decodeVisible = Schema.decodeUnknownResult(VisibleRequest, parseOptions)

const hasVisible = (input: unknown): boolean =>
  typeof input === "object" && input !== null && (input as { readonly visible?: unknown }).visible !== undefined

const decodeFields = (input: unknown) => hasVisible(input) ? decodeVisible(input) : decodePlain(input)

/** Why an email may not be scheduled for a moment, in milliseconds; `undefined` where it may. */
export const scheduleProblem = (moment: number, now: Date): string | undefined => {
  const ahead = moment - now.getTime()
  return ahead <= 0 ? "must be in the future" : ahead > maxScheduleMillis ? "must be within 30 days" : undefined
}

/**
 * Reads a send and finds every issue: of single fields and between them.
 *
 * @example
 * ```ts
 * import { type Caller, Emails, SendRequest } from "@sendwright/core"
 * import * as Clock from "effect/Clock"
 * import * as Effect from "effect/Effect"
 *
 * export const remindTomorrow = Effect.fn("remindTomorrow")(function*(caller: Caller) {
 *   const emails = yield* Emails
 *   const now = yield* Clock.currentTimeMillis
 *   const email = {
 *     from: "hello@shop.example",
 *     to: ["ada@example.com"],
 *     subject: "Your appointment",
 *     html: "<p>See you tomorrow.</p>",
 *     scheduledAt: new Date(now + 86_400_000).toISOString(),
 *     tags: ["reminder"]
 *   }
 *   return yield* emails.send(caller, SendRequest.decode(email, new Date(now)), null)
 * })
 * ```
 */
export const decode = (input: unknown, now: Date): DecodedSend => {
  const tooLarge = requestLimitIssue(input)
  return { input, result: tooLarge === undefined ? check(decodeFields(input), input, now) : Result.fail([tooLarge]) }
}

/**
 * Adds the rules between fields to what became of the single ones. `named` is the whole request with the names of
 * `fields`; it matters where single fields failed.
 */
export const check = (
  decoded: Result.Result<SendRequest, Schema.SchemaError>,
  named: unknown,
  now: Date
): Result.Result<CheckedSend, ReadonlyArray<Issue>> => {
  if (Result.isSuccess(decoded)) {
    const broken = ruleIssues(decoded.success, now)
    return broken.length === 0 ? Result.succeed(decoded.success as CheckedSend) : Result.fail(broken)
  }
  const issues = issuesOf(decoded.failure)
  const isRecord = typeof named === "object" && named !== null && !Array.isArray(named)
  return Result.fail(isRecord ? [...issues, ...ruleIssues(named, now)] : issues)
}

const listOf = (value: unknown): ReadonlyArray<unknown> =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/**
 * What is wrong between the fields of a send, whatever else is wrong with it: so that one answer holds every
 * issue, it looks only at those parts that have the right type. `now` is the moment that `scheduledAt` is held
 * against.
 */
export const ruleIssues = (input: { readonly [Key in keyof SendRequest]?: unknown }, now: Date): Array<Issue> => {
  const issues: Array<Issue> = []
  const report = (path: Issue["path"], message: string) => {
    issues.push({ path, message })
  }
  const recipients = listOf(input.to).length + listOf(input.cc).length + listOf(input.bcc).length
  if (recipients > maxRecipients) {
    report(["to"], `names ${recipients} recipients with cc and bcc: at most ${maxRecipients} are allowed`)
  }
  visibleIssues(input, report)
  contentIssues(input, report)
  headerIssues(input, report)
  variableIssues(input.variables, report)
  attachmentIssues(input.attachments, report)
  const moment = typeof input.scheduledAt === "string" ? momentOf(input.scheduledAt) : undefined
  const problem = moment === undefined ? undefined : scheduleProblem(moment, now)
  if (problem !== undefined) report(["scheduledAt"], problem)
  dateIssues(input, now, report)
  return issues
}

type Report = (path: Issue["path"], message: string) => void

const textsOf = (value: unknown): ReadonlyArray<string> =>
  listOf(value).filter((item): item is string => typeof item === "string")

const visibleIssues = (input: { readonly [Key in keyof SendRequest]?: unknown }, report: Report) => {
  const { bcc, cc, to, visible } = input
  if (typeof visible !== "object" || visible === null) return
  const lists = visible as { readonly to?: unknown; readonly cc?: unknown }
  const shown = [...textsOf(lists.to), ...textsOf(lists.cc)]
  if (shown.length > maxVisible) {
    report(["visible"], `names ${shown.length} mailboxes: at most ${maxVisible} are allowed`)
    return
  }
  if (shown.reduce((sum, mailbox) => sum + mailbox.length, 0) > maxVisibleLength) {
    report(["visible"], `must be at most ${maxVisibleLength} characters long, all mailboxes together`)
  }
  const keyOf = (mailbox: string) => Address.normalize(Address.addressOf(mailbox))
  const keys = new Set(shown.map(keyOf))
  const toAndCc = [...textsOf(to), ...textsOf(cc)]
  const blind = textsOf(bcc)
  if (toAndCc.length + blind.length === 0) report(["to"], "must name at least one recipient, here or in cc or bcc")
  const missing = toAndCc.find((mailbox) => !keys.has(keyOf(mailbox)))
  if (missing !== undefined) report(["visible"], `must name everybody of to and cc: ${missing} is missing`)
  const secret = blind.find((mailbox) => keys.has(keyOf(mailbox)))
  if (secret !== undefined) report(["visible"], `must not name anybody of bcc: ${secret} is`)
}

const dateIssues = (input: { readonly [Key in keyof SendRequest]?: unknown }, now: Date, report: Report) => {
  if (typeof input.date !== "string") return
  if (input.scheduledAt !== undefined) {
    report(["date"], "must not stand beside scheduledAt: the date of the email is when it leaves")
    return
  }
  const problem = headerDateProblem(input.date, now)
  if (problem !== undefined) report(["date"], problem)
}

const contentIssues = (input: { readonly [Key in keyof SendRequest]?: unknown }, report: Report) => {
  const byId = input.templateId !== undefined
  const bySlug = input.templateSlug !== undefined
  const hasBody = input.html !== undefined || input.text !== undefined
  if (byId && bySlug) report(["templateSlug"], "must not be given together with templateId: choose one of them")
  if ((byId || bySlug) && hasBody) {
    report(
      [input.html === undefined ? "text" : "html"],
      "must not stand beside a template: the template brings the body"
    )
  }
  if (!byId && !bySlug && !hasBody) report([], "needs html, text or both, or a template")
  if (!byId && !bySlug && input.variables !== undefined) {
    report(["variables"], "needs a template: templateId or templateSlug")
  }
}

const headerIssues = (input: { readonly headers?: unknown; readonly unsubscribeUrl?: unknown }, report: Report) => {
  if (typeof input.headers !== "object" || input.headers === null || Array.isArray(input.headers)) return
  const seen = new Set<string>()
  for (const [name, value] of Object.entries(input.headers)) {
    const problem = HeaderPolicy.checkHeader(
      name,
      typeof value === "string" ? value : "",
      input.unsubscribeUrl !== undefined
    )
    if (problem !== undefined) report(["headers", name], problem)
    if (seen.has(name.toLowerCase())) report(["headers", name], "is given twice, in another case")
    seen.add(name.toLowerCase())
  }
}

const variableIssues = (variables: unknown, report: Report) => {
  if (typeof variables !== "object" || variables === null || Array.isArray(variables)) return
  for (const name of Object.keys(variables)) {
    const problem = Text.problemOfText(name)
    if (problem !== undefined) report(["variables", name], `has a name that ${problem}`)
  }
}

const attachmentIssues = (attachments: unknown, report: Report) => {
  if (!Array.isArray(attachments)) return
  let total = 0
  const contentIds = new Set<string>()
  for (const [index, item] of attachments.entries()) {
    if (typeof item !== "object" || item === null) continue
    const { content, contentId, contentType, disposition, filename, url } = item as {
      readonly [Name in keyof typeof AttachmentInput.Type]?: unknown
    }
    if (filename === undefined) {
      if (contentId === undefined && disposition !== "alternative") {
        report(["attachments", index, "filename"], "is required, except with a contentId or for an alternative")
      } else if (contentType === undefined) {
        report(["attachments", index, "contentType"], "is required where there is no filename to tell it from")
      }
    }
    if (typeof contentId === "string") {
      if (contentIds.has(contentId)) {
        report(["attachments", index, "contentId"], "is given twice: give each file one of its own")
      }
      contentIds.add(contentId)
    }
    if ((content === undefined) === (url === undefined)) {
      report(["attachments", index], "needs either content or url, and not both")
    }
    if (typeof content === "string") total += Attachment.claimedSize(content)
  }
  if (total > Attachment.maxTotalBytes) {
    report(
      ["attachments"],
      `hold ${total} bytes after decoding: at most 7 MB (${Attachment.maxTotalBytes} bytes) are allowed`
    )
  }
}
