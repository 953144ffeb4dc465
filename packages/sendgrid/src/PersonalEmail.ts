import { maxCount } from "@sendwright/core/model/Attachment"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { scheduleProblem } from "@sendwright/core/model/SendRules"
import {
  type Fields,
  isEmpty,
  isRecord,
  labelTag,
  namedTags,
  type Report,
  templateOf,
  variablesOf
} from "@sendwright/http/SurfaceFields"
import * as Result from "effect/Result"
import * as MailContent from "./MailContent.ts"
import * as SendGridMailbox from "./SendGridMailbox.ts"
import * as Substitutions from "./Substitutions.ts"

type Path = ReadonlyArray<string | number>

/** What the emails of a request have in common. */
export interface SharedFields {
  readonly from: string | undefined
  readonly replyTo: ReadonlyArray<string>
  readonly templateId: string | undefined
  readonly content: MailContent.MailContent
}

/** Reads what the emails of a request have in common. */
export const readShared = (body: Fields, report: Report): SharedFields => {
  const { from, reply_to: replyTo, reply_to_list: replyToList, template_id: templateId } = body
  if (!isEmpty(templateId) && typeof templateId !== "string") {
    report({ path: ["template_id"], message: "must be a string" })
  }
  if (!isEmpty(replyTo) && !isEmpty(replyToList)) {
    report({ path: ["reply_to_list"], message: "must not stand beside reply_to: choose one of them" })
  }
  return {
    from: isEmpty(from) ? undefined : SendGridMailbox.read(from, ["from"], report),
    replyTo: isEmpty(replyTo)
      ? SendGridMailbox.readAll(replyToList, ["reply_to_list"], report)
      : [replyTo].flatMap((one) => SendGridMailbox.read(one, ["reply_to"], report) ?? []),
    templateId: typeof templateId === "string" && templateId !== "" ? templateId : undefined,
    content: MailContent.read(body, report)
  }
}

/** A moment in seconds since 1970. One that has passed is now, as at SendGrid. */
const scheduleOf = (value: unknown, path: Path, now: Date, report: Report): Fields => {
  if (typeof value !== "number" || !Number.isInteger(value)) {
    report({ path, message: "must be a moment in whole seconds since 1970" })
    return {}
  }
  const millis = value * 1000
  if (millis <= now.getTime()) return {}
  const problem = scheduleProblem(millis, now)
  if (problem === undefined) return { scheduledAt: new Date(millis).toISOString() }
  report({ path, message: problem })
  return {}
}

/** Headers of the request and of a personalization, whose own ones count; names do not depend on case. */
const headersOf = (shared: unknown, own: unknown, path: Path, report: Report): Fields => {
  const headers = new Map<string, readonly [name: string, value: unknown]>()
  for (const [given, where] of [[shared, ["headers"]], [own, [...path, "headers"]]] as const) {
    if (isEmpty(given)) continue
    if (!isRecord(given)) {
      report({ path: where, message: "must be a JSON object" })
      continue
    }
    for (const [name, value] of Object.entries(given)) headers.set(name.toLowerCase(), [name, value])
  }
  return Object.fromEntries(headers.values())
}

const argsOf = (value: unknown, path: Path, report: Report): Fields => {
  if (isEmpty(value)) return {}
  if (isRecord(value)) return value
  report({ path, message: "must be a JSON object" })
  return {}
}

/** Categories as they are, and custom arguments as `name:value`, of which a personalization's count. */
const tagsOf = (body: Fields, own: Fields, path: Path, report: Report): ReadonlyArray<unknown> => {
  const { categories } = body
  const given = isEmpty(categories) ? [] : Array.isArray(categories) ? categories : [categories]
  const args = {
    ...argsOf(body["custom_args"], ["custom_args"], report),
    ...argsOf(own["custom_args"], [...path, "custom_args"], report)
  }
  const where = isEmpty(own["custom_args"]) ? ["custom_args"] : [...path, "custom_args"]
  return [
    ...given.map((category) => typeof category === "string" ? labelTag(category) : category),
    ...namedTags(args, where, report)
  ]
}

/** The email of a personalization. */
export interface PersonalEmail {
  readonly send: SendRequest.DecodedSend
  /** By how many characters it is longer than the request has it, for its substitutions. */
  readonly grown: number
}

/** One of the personalizations of a request, and what it is read with. */
interface Reading {
  readonly body: Fields
  readonly own: Fields
  readonly path: Path
  readonly shared: SharedFields
  readonly substitutions: Substitutions.Substitutions
  readonly report: Report
  /** By how many characters substitutions have made texts longer. */
  grown: number
}

/** A text with the substitutions made in it. */
const filled = (reading: Reading, text: string, where: Path): string => {
  const made = Substitutions.apply(text, reading.substitutions)
  if (Result.isFailure(made)) {
    reading.report({ path: where, message: made.failure })
    return text
  }
  reading.grown += Math.max(0, made.success.length - text.length)
  return made.success
}

const filledPart = (reading: Reading, { path, value }: MailContent.Part): string =>
  filled(reading, value, [...path, "value"])

/** The template and what it is filled in with: it brings the subject and the body. */
const templateFields = ({ own, path, report, substitutions }: Reading, templateId: string): Fields => ({
  ...templateOf(templateId),
  variables: {
    ...Substitutions.variablesOf(substitutions),
    ...variablesOf(argsOf(own["dynamic_template_data"], [...path, "dynamic_template_data"], report))
  }
})

/** The subject and the forms of the body that the request brings itself. */
const contentFields = (reading: Reading): Fields => {
  const { body, own, path, report, shared: { content: { html, text } } } = reading
  const isOwn = !isEmpty(own["subject"])
  const subject = isOwn ? own["subject"] : body["subject"]
  const where: Path = isOwn ? [...path, "subject"] : ["subject"]
  if (isEmpty(subject)) report({ path: where, message: "is required, except with a template" })
  const data = own["dynamic_template_data"]
  if (isRecord(data) && Object.keys(data).length > 0) {
    report({ path: ["template_id"], message: "is required with dynamic_template_data" })
  }
  return {
    ...(isEmpty(subject)
      ? {}
      : {
        subject: typeof subject === "string" ? filled(reading, subject, where) : subject
      }),
    ...(text === undefined ? {} : { text: filledPart(reading, text) }),
    ...(html === undefined ? {} : { html: filledPart(reading, html) })
  }
}

/** The files of the request, and further forms of its body. */
const filesOf = (reading: Reading): ReadonlyArray<unknown> => {
  const { content: { attachments, others }, templateId } = reading.shared
  return templateId === undefined
    ? [
      ...attachments,
      // More than an email may have are not worth the work.
      ...others.map((part, index) =>
        MailContent.alternativeOf(index < maxCount ? { ...part, value: filledPart(reading, part) } : part)
      )
    ]
    : attachments
}

/** Puts a field in where there is anything in it. */
const unlessEmpty = (name: string, value: object): Fields => Object.keys(value).length === 0 ? {} : { [name]: value }

/**
 * Makes the email of a personalization. It reports what the core has no form for, and leaves the rest to the core, whose
 * issues have the names of the core.
 */
export const make = (
  body: Fields,
  shared: SharedFields,
  { index, now, own, report }: {
    readonly index: number
    readonly now: Date
    readonly own: Fields
    readonly report: Report
  }
): PersonalEmail => {
  const path = ["personalizations", index]
  const substitutions = Substitutions.read(own["substitutions"], [...path, "substitutions"], report)
  const reading: Reading = { body, own, path, shared, substitutions, report, grown: 0 }
  const mailboxes = (name: string) => SendGridMailbox.readAll(own[name], [...path, name], report)
  const from = isEmpty(own["from"]) ? shared.from : SendGridMailbox.read(own["from"], [...path, "from"], report)
  const isOwnTime = !isEmpty(own["send_at"])
  const sendAt = isOwnTime ? own["send_at"] : body["send_at"]
  const core: Fields = {
    ...(from === undefined ? {} : { from }),
    to: mailboxes("to"),
    ...unlessEmpty("cc", mailboxes("cc")),
    ...unlessEmpty("bcc", mailboxes("bcc")),
    ...unlessEmpty("replyTo", shared.replyTo),
    ...(shared.templateId === undefined ? contentFields(reading) : templateFields(reading, shared.templateId)),
    ...unlessEmpty("attachments", filesOf(reading)),
    ...unlessEmpty("headers", headersOf(body["headers"], own["headers"], path, report)),
    ...unlessEmpty("tags", tagsOf(body, own, path, report)),
    ...(isEmpty(sendAt) ? {} : scheduleOf(sendAt, [...isOwnTime ? path : [], "send_at"], now, report))
  }
  const { result } = SendRequest.decode(core, now)
  // An idempotency key is held against the moment as it was given, which may have passed with a repetition.
  const input = isEmpty(sendAt) ? core : { ...core, scheduledAt: sendAt }
  return { send: { input, result }, grown: reading.grown }
}
