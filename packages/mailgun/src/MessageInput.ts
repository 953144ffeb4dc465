import { maxBatch } from "@sendwright/core/emails/Emails"
import * as Address from "@sendwright/core/foundation/Address"
import type { Issue } from "@sendwright/core/foundation/Errors"
import * as JsonText from "@sendwright/core/foundation/JsonText"
import { headerDateOf } from "@sendwright/core/model/HeaderDate"
import { scheduleProblem } from "@sendwright/core/model/SendRules"
import {
  type Fields,
  isRecord,
  labelTag,
  namedTags,
  type Report,
  templateOf,
  variablesOf
} from "@sendwright/http/SurfaceFields"
import * as Mailboxes from "@sendwright/mime/reading/Mailboxes"
import * as Result from "effect/Result"
import type { FormBody, FormFile } from "./FormBody.ts"

/** What a message asks for, before it is divided among its recipients. */
export interface MessageInput {
  /** The fields of a send but `to`, with the names of the engine. */
  readonly core: Fields
  readonly to: ReadonlyArray<string>
  /** What recipients have of their own, by their addresses; null: it is one email to all of them. */
  readonly recipients: Fields | null
  /** Whether it is to be simulated alone. */
  readonly isTest: boolean
}

/** The longest text of addresses that is read, over all fields, in characters. */
const maxAddresses = maxBatch * (Address.maxLength + 2)

/** The longest JSON that is read of a field, in characters. */
const maxJson = 262_144

const noFields: ReadonlyArray<string> = []

/** The values of a field that say anything. */
export const valuesOf = ({ fields }: FormBody, name: string): ReadonlyArray<string> =>
  (fields.get(name) ?? noFields).filter((value) => value !== "")

/** The value of a field that is given at most once; `undefined` where it is missing. */
const oneOf = (form: FormBody, name: string, report: Report): string | undefined => {
  const [value, ...others] = valuesOf(form, name)
  if (others.length > 0) report({ path: [name], message: "must be given only once" })
  return value
}

const yes: ReadonlySet<string> = new Set(["yes", "true", "htmlonly"])

const isYes = (form: FormBody, name: string): boolean =>
  valuesOf(form, name).some((value) => yes.has(value.toLowerCase()))

/** The fields of a message that begin with `h:` or `v:`, without that. */
const fieldsAfter = (form: FormBody, prefix: string, report: Report): ReadonlyArray<readonly [string, string]> =>
  [...form.fields.keys()].flatMap((name) => {
    const value = name.startsWith(prefix) ? oneOf(form, name, report) : undefined
    return value === undefined ? [] : [[name.slice(prefix.length), value]]
  })

const jsonOf = (text: string | undefined, path: Issue["path"], report: Report): Fields => {
  if (text === undefined) return {}
  if (text.length <= maxJson) {
    const read = JsonText.parse(text)
    if (Result.isSuccess(read) && isRecord(read.success)) return read.success
  }
  report({ path, message: `must be a JSON object of at most ${maxJson} characters` })
  return {}
}

/** Mailboxes, in fields that may be repeated, and have commas between those within one. */
export const mailboxesOf = (form: FormBody, names: ReadonlyArray<string>, report: Report) => {
  const lists = new Map(names.map((name) => [name, valuesOf(form, name)]))
  const length = [...lists.values()].flat().reduce((sum, value) => sum + value.length, 0)
  if (length > maxAddresses) {
    report({ path: ["to"], message: `and the other addresses must not be longer than ${maxAddresses} characters` })
    return () => []
  }
  return (name: string): ReadonlyArray<string> =>
    (lists.get(name) ?? []).flatMap((value) => Mailboxes.parse(value).map(Mailboxes.textOf))
}

/** What nothing here can do: it is refused rather than left out in silence. */
const unmet: ReadonlyArray<readonly [name: string, message: string]> = [
  ["o:archive-to", "is not there: add a recipient in bcc"],
  ["o:deliverytime-optimize-period", "is not there: send o:deliverytime"],
  ["o:time-zone-localize", "is not there: send o:deliverytime"],
  ["t:version", "is not there: the current version of a template is sent"]
]

/** The tags and the time of a message, which it has whether it is a whole one or in parts. */
const optionsOf = (form: FormBody, now: Date, report: Report) => {
  for (const [name, message] of unmet) if (valuesOf(form, name).length > 0) report({ path: [name], message })
  if (isYes(form, "o:require-tls")) {
    report({ path: ["o:require-tls"], message: "must be false: whether TLS is demanded is a setting of the server" })
  }
  const time = oneOf(form, "o:deliverytime", report)
  return {
    tags: valuesOf(form, "o:tag").map(labelTag),
    scheduledAt: time === undefined ? undefined : timeOf(time, now, report),
    isTest: isYes(form, "o:testmode")
  }
}

/** The variables of a message, as tags. */
const variableTagsOf = (named: Fields, report: Report): ReadonlyArray<string> =>
  namedTags(named, [], (issue) => report({ ...issue, path: [`v:${issue.path.join(".")}`] }))

/** What the header of a whole message asks for, by the fields that ask for it beside the message. */
const headerOptions: ReadonlyArray<readonly [field: string, name: string]> = [
  ["o:tag", "x-mailgun-tag"],
  ["o:deliverytime", "x-mailgun-deliver-by"],
  ["o:testmode", "x-mailgun-drop-message"],
  ["o:require-tls", "x-mailgun-require-tls"]
]

/**
 * The tags and the time of a whole message, which its header may name too: that is how Symfony and Laravel name them.
 * `header` answers with the values of a field of it, whose name is in lower case.
 */
export const wholeOptionsOf = (
  form: FormBody,
  header: (name: string) => ReadonlyArray<string>,
  now: Date,
  report: Report
) => {
  const asked = headerOptions.map(([field, name]) => [field, [...valuesOf(form, field), ...header(name)]] as const)
  const options = optionsOf({ ...form, fields: new Map([...form.fields, ...asked]) }, now, report)
  const variables = header("x-mailgun-variables").map((text) => jsonOf(text, ["X-Mailgun-Variables"], report))
  const named = Object.fromEntries([...variables.flatMap(Object.entries), ...fieldsAfter(form, "v:", report)])
  return { ...options, tags: [...options.tags, ...variableTagsOf(named, report)] }
}

/** A time as a header writes it. One that has passed is now, as at Mailgun. */
const timeOf = (text: string, now: Date, report: Report): string | undefined => {
  const moment = headerDateOf(text.trim().replace(/ (?:GMT|UTC|UT|Z)$/, " +0000"))
  const path = ["o:deliverytime"]
  if (moment === undefined) {
    report({ path, message: "must be a date-time as in a header, such as Sun, 29 Nov 2026 12:00:00 +0000" })
    return undefined
  }
  if (moment <= now.getTime()) return undefined
  const problem = scheduleProblem(moment, now)
  if (problem !== undefined) report({ path, message: problem })
  return new Date(moment).toISOString()
}

/** What programs call files of whose type they know nothing. */
const unknownType = "application/octet-stream"

const toFile = ({ content, contentType, filename, name }: FormFile): Fields => {
  const isInline = name === "inline"
  return {
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64"),
    filename: filename === "" ? "attachment" : filename,
    ...(contentType === "" || contentType === unknownType ? {} : { contentType }),
    // The html names it so.
    ...(isInline ? { contentId: filename, disposition: "inline" } : {})
  }
}

const ampOf = (text: string): Fields => ({
  content: Buffer.from(text).toString("base64"),
  contentType: "text/x-amp-html; charset=utf-8",
  disposition: "alternative"
})

const unlessEmpty = (name: string, value: object): Fields => Object.keys(value).length === 0 ? {} : { [name]: value }

/** The template and its variables, or the body that the message brings itself. */
const contentOf = (form: FormBody, variables: Fields, report: Report): Fields => {
  const template = oneOf(form, "template", report)
  const [subject, text, html] = ["subject", "text", "html"].map((name) => oneOf(form, name, report))
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(text === undefined ? {} : { text }),
    ...(html === undefined ? {} : { html }),
    ...(template === undefined ? {} : { ...templateOf(template), variables: variablesOf(variables) })
  }
}

/** Reads the parts of a message; what the engine has no form for is reported. */
export const read = (form: FormBody, now: Date, report: Report): MessageInput => {
  const mailboxes = mailboxesOf(form, ["from", "to", "cc", "bcc", "h:Reply-To"], report)
  const [from, ...others] = mailboxes("from")
  if (others.length > 0) report({ path: ["from"], message: "must be one address" })
  const { isTest, scheduledAt, tags } = optionsOf(form, now, report)
  const headers = fieldsAfter(form, "h:", report).filter(([name]) => !/^(?:reply-to|x-mailgun-variables)$/i.test(name))
  const named = Object.fromEntries(fieldsAfter(form, "v:", report))
  const hasTemplate = valuesOf(form, "template").length > 0
  const variables = {
    ...jsonOf(oneOf(form, "t:variables", report), ["t:variables"], report),
    ...jsonOf(oneOf(form, "h:X-Mailgun-Variables", report), ["h:X-Mailgun-Variables"], report),
    ...named
  }
  const amp = oneOf(form, "amp-html", report)
  const files = [
    ...form.files.filter(({ name }) => name === "attachment" || name === "inline").map(toFile),
    ...(amp === undefined ? [] : [ampOf(amp)])
  ]
  const own = valuesOf(form, "recipient-variables")
  return {
    core: {
      ...(from === undefined ? {} : { from }),
      ...unlessEmpty("cc", mailboxes("cc")),
      ...unlessEmpty("bcc", mailboxes("bcc")),
      ...unlessEmpty("replyTo", mailboxes("h:Reply-To")),
      ...contentOf(form, variables, report),
      ...unlessEmpty("headers", Object.fromEntries(headers)),
      ...unlessEmpty("tags", [
        ...tags,
        ...(hasTemplate ? [] : variableTagsOf(named, report))
      ]),
      ...unlessEmpty("attachments", files),
      ...(scheduledAt === undefined ? {} : { scheduledAt })
    },
    to: mailboxes("to"),
    recipients: own.length === 0
      ? null
      : jsonOf(oneOf(form, "recipient-variables", report), ["recipient-variables"], report),
    isTest
  }
}
