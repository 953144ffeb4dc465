import * as Address from "@sendwright/core/foundation/Address"
import type { Issue } from "@sendwright/core/foundation/Errors"
import * as JsonText from "@sendwright/core/foundation/JsonText"
import { maxRecipients, maxReplyTo } from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import {
  contentIdOf,
  type Fields,
  isEmpty,
  isRecord,
  namedTags,
  type Report,
  templateOf,
  variablesOf
} from "@sendwright/http/SurfaceFields"
import * as EncodedWords from "@sendwright/mime/reading/EncodedWords"
import * as Result from "effect/Result"
import { toWireIssue } from "./SesFields.ts"

type Path = Issue["path"]

/** An object that may be missing. */
export const recordOf = (value: unknown, path: Path, report: Report): Fields => {
  if (isRecord(value)) return value
  if (!isEmpty(value)) report({ path, message: "must be a JSON object" })
  return {}
}

/** A list that may be missing. */
export const listOf = (value: unknown, path: Path, report: Report): ReadonlyArray<unknown> => {
  if (Array.isArray(value)) return value
  if (!isEmpty(value)) report({ path, message: "must be a list" })
  return []
}

/** The longest address that is read, in characters: an encoded name is much longer than what it says. */
const maxLength = 500

/** A mailbox whose name a client has encoded, as it must at SES where it is not ASCII (RFC 2047), with the name itself. */
const decoded = (text: string): string => {
  const mailbox = text.trim()
  const open = mailbox.lastIndexOf("<")
  const name = mailbox.slice(0, Math.max(0, open)).trim()
  return mailbox.endsWith(">") && name.includes("=?")
    ? Address.mailboxText({ name: EncodedWords.decode(name), address: mailbox.slice(open + 1, -1) })
    : text
}

const mailboxesOf = (value: unknown, path: Path, report: Report, atMost = maxRecipients): ReadonlyArray<string> => {
  const list = listOf(value, path, report)
  if (list.length > atMost) {
    report({ path, message: `must have at most ${atMost} addresses` })
    return []
  }
  return list.flatMap((item, index) => {
    if (typeof item === "string" && item.length <= maxLength) return [decoded(item)]
    report({ path: [...path, index], message: `must be a string of at most ${maxLength} characters` })
    return []
  })
}

const lists = [["to", "ToAddresses"], ["cc", "CcAddresses"], ["bcc", "BccAddresses"]] as const

/** Who gets an email, by the names of the engine. */
export const recipientsOf = (
  destination: unknown,
  report: Report
): Readonly<Record<"to" | "cc" | "bcc", ReadonlyArray<string>>> => {
  const given = recordOf(destination, ["Destination"], report)
  const count = lists.reduce((sum, [, name]) => sum + listOf(given[name], [], () => undefined).length, 0)
  // More than an email may have are not worth the work.
  const isTooLong = count > maxRecipients
  if (isTooLong) report({ path: ["Destination"], message: `must have at most ${maxRecipients} addresses` })
  const read = ([, name]: typeof lists[number]) =>
    isTooLong ? [] : mailboxesOf(given[name], ["Destination", name], report)
  return { to: read(lists[0]), cc: read(lists[1]), bcc: read(lists[2]) }
}

/** Tags as `name:value`. */
export const tagsOf = (value: unknown, path: Path, report: Report): ReadonlyArray<string> =>
  listOf(value, path, report).flatMap((item, index) => {
    const { Name: name, Value: tag } = recordOf(item, [...path, index], report)
    return typeof name === "string" ? namedTags({ [name]: tag }, path, report) : []
  })

const headersOf = (value: unknown, path: Path, report: Report): Fields => {
  const headers = new Map<string, unknown>()
  for (const [index, item] of listOf(value, path, report).entries()) {
    const { Name: name, Value: text } = recordOf(item, [...path, index], report)
    if (typeof name !== "string") report({ path: [...path, index, "Name"], message: "is required" })
    else if (headers.has(name)) report({ path: [...path, index, "Name"], message: "is given twice" })
    else headers.set(name, text)
  }
  return Object.fromEntries(headers)
}

const toFile = (item: unknown): unknown => {
  if (!isRecord(item)) return item
  const { ContentDisposition: disposition, ContentId: contentId, ContentType: contentType, FileName: filename } = item
  return {
    content: item["RawContent"] ?? "",
    filename: isEmpty(filename) ? "attachment" : filename,
    ...(isEmpty(contentType) ? {} : { contentType }),
    ...(isEmpty(contentId) ? {} : { contentId: typeof contentId === "string" ? contentIdOf(contentId) : contentId }),
    ...(isEmpty(disposition)
      ? {}
      : { disposition: typeof disposition === "string" ? disposition.toLowerCase() : disposition })
  }
}

const textIn = (value: unknown, path: Path, report: Report): unknown => recordOf(value, path, report)["Data"]

/** The fields of a simple content, of which `undefined` ones are missing. */
const simpleFields = (simple: Fields, path: Path, report: Report): Fields => {
  const body = recordOf(simple["Body"], [...path, "Body"], report)
  return {
    subject: textIn(simple["Subject"], [...path, "Subject"], report),
    text: textIn(body["Text"], [...path, "Body", "Text"], report),
    html: textIn(body["Html"], [...path, "Body", "Html"], report)
  }
}

/** The longest data of a template, in characters, as at SES. */
const maxData = 262_144

/** The data of a template, which is JSON in a text. */
export const dataOf = (value: unknown, path: Path, report: Report): Fields => {
  if (isEmpty(value)) return {}
  if (typeof value === "string" && value.length <= maxData) {
    const data = JsonText.parse(value)
    if (Result.isSuccess(data) && isRecord(data.success)) return data.success
  }
  report({ path, message: `must be a JSON object as a string of at most ${maxData} characters` })
  return {}
}

const templateFields = (template: Fields, data: Fields, path: Path, report: Report): Fields => {
  const { TemplateContent: content, TemplateName: name } = template
  if (!isEmpty(content)) {
    report({ path: [...path, "TemplateContent"], message: "is not there: make a template, and send its TemplateName" })
    return {}
  }
  if (typeof name !== "string" || name === "") {
    report({ path: [...path, "TemplateName"], message: "is required: the slug or the id of a template" })
    return {}
  }
  return { ...templateOf(name), variables: variablesOf(data) }
}

/** What the API of SES can ask for and nothing here can do: it is refused rather than left out in silence. */
const unmet: ReadonlyArray<readonly [name: string, message: string]> = [
  ["EndpointId", "is not there: leave it out"],
  ["FeedbackForwardingEmailAddress", "is not there: subscribe a webhook to email.bounced and email.complained"],
  ["ListManagementOptions", "is not there: send the header List-Unsubscribe"],
  ["TenantName", "is not there: use an account of its own with its own key"]
]

/** Reports what nothing here can do. */
export const refuseUnmet = (body: Fields, report: Report) => {
  for (const [name, message] of unmet) {
    if (!isEmpty(body[name])) report({ path: [name], message })
  }
}

/** What an email is made of: the request, its content, and what an entry of a bulk says in its place. */
export interface EmailParts {
  readonly body: Fields
  readonly destination: unknown
  readonly tags: ReadonlyArray<string>
  readonly content: { readonly kind: "Simple" | "Template"; readonly fields: Fields; readonly path: Path }
  /** The data of a template. */
  readonly data: Fields
  /** Headers beside those of the content, of which these count. */
  readonly headers: unknown
}

/** Makes an email; its issues have the names of SES. */
export const decode = (
  { body, content: { fields, kind, path }, data, destination, headers, tags }: EmailParts,
  now: Date
): SendRequest.DecodedSend => {
  const own: Array<Issue> = []
  const report: Report = (issue) => void own.push(issue)
  const { bcc, cc, to } = recipientsOf(destination, report)
  const [from] = isEmpty(body["FromEmailAddress"])
    ? []
    : mailboxesOf(
      [body["FromEmailAddress"]],
      ["FromEmailAddress"],
      (issue) => report({ ...issue, path: ["FromEmailAddress"] })
    )
  const more = {
    cc,
    bcc,
    replyTo: mailboxesOf(body["ReplyToAddresses"], ["ReplyToAddresses"], report, maxReplyTo),
    tags,
    attachments: listOf(fields["Attachments"], [...path, "Attachments"], report).map(toFile)
  }
  const allHeaders = {
    ...headersOf(fields["Headers"], [...path, "Headers"], report),
    ...headersOf(headers, ["ReplacementHeaders"], report)
  }
  const core: Fields = {
    ...(from === undefined ? {} : { from }),
    to,
    ...Object.fromEntries(Object.entries(more).filter(([, list]) => list.length > 0)),
    ...(Object.keys(allHeaders).length === 0 ? {} : { headers: allHeaders }),
    ...Object.fromEntries(
      Object.entries(
        kind === "Simple" ? simpleFields(fields, path, report) : templateFields(fields, data, path, report)
      ).filter(([, value]) => !isEmpty(value))
    )
  }
  const { result } = SendRequest.decode(core, now)
  if (own.length === 0 && Result.isSuccess(result)) return { input: core, result }
  const found = Result.isFailure(result) ? result.failure : []
  // What could not be read was left out: what is missing because of it is no further issue.
  const told = found.filter((issue) => own.length === 0 || issue.path.length > 0).map((issue) =>
    toWireIssue(issue, path)
  )
  return { input: core, result: Result.fail([...own, ...told]) }
}
