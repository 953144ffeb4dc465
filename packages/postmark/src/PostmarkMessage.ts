import * as Address from "@sendwright/core/foundation/Address"
import type { Issue } from "@sendwright/core/foundation/Errors"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { maxRecipients } from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import {
  contentIdOf,
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
import { addressParser } from "postal-mime"
import { toWireIssue } from "./PostmarkFields.ts"

/** A message of Postmark's as a send. */
export interface PostmarkMessage {
  readonly decoded: SendRequest.DecodedSend
  /** Those of To, Cc and Bcc, each once. */
  readonly recipients: number
  /** What is answered of it: the fields To, Cc and Bcc as they were given. */
  readonly echo: Fields
}

/** The longest list of mailboxes that is read, in characters: room for as many as an email may have. */
const maxListLength = maxRecipients * (Address.maxLength + 2)

/** The mailboxes of a field, which is a text with commas between them. */
const mailboxesOf = (body: Fields, name: string, report: Report): ReadonlyArray<string> => {
  const value = body[name]
  if (isEmpty(value)) return []
  if (typeof value !== "string" || value.length > maxListLength) {
    report({
      path: [name],
      message: `must be a string of addresses with commas between them, at most ${maxRecipients} of them`
    })
    return []
  }
  return addressParser(value, { flatten: true }).flatMap(({ address = "", name }) =>
    address !== "" ? Address.mailboxText({ name, address }) : name === "" ? [] : [name]
  )
}

const headersOf = (value: unknown, report: Report): Fields => {
  if (isEmpty(value)) return {}
  if (!Array.isArray(value)) {
    report({ path: ["Headers"], message: "must be a list of objects with Name and Value" })
    return {}
  }
  const headers = new Map<string, unknown>()
  for (const [index, item] of value.entries()) {
    const name = isRecord(item) ? item["Name"] : undefined
    if (!isRecord(item) || typeof name !== "string") {
      report({ path: ["Headers", index], message: "must be an object with Name and Value" })
    } else if (headers.has(name)) report({ path: ["Headers", index, "Name"], message: "is given twice" })
    else headers.set(name, item["Value"])
  }
  return Object.fromEntries(headers)
}

const toFile = (item: unknown): unknown => {
  if (!isRecord(item)) return item
  const { Content: content, ContentID: contentId, ContentType: contentType, Disposition: disposition, Name: name } =
    item
  return {
    content: content ?? "",
    filename: isEmpty(name) ? "attachment" : name,
    ...(isEmpty(contentType) ? {} : { contentType }),
    ...(isEmpty(contentId) ? {} : { contentId: typeof contentId === "string" ? contentIdOf(contentId) : contentId }),
    ...(isEmpty(disposition)
      ? {}
      : { disposition: typeof disposition === "string" ? disposition.toLowerCase() : disposition })
  }
}

const tagsOf = ({ Metadata: metadata, Tag: tag }: Fields, report: Report): ReadonlyArray<unknown> => {
  if (!isEmpty(metadata) && !isRecord(metadata)) report({ path: ["Metadata"], message: "must be a JSON object" })
  return [
    ...(isEmpty(tag) ? [] : [typeof tag === "string" ? labelTag(tag) : tag]),
    ...(isRecord(metadata) ? namedTags(metadata, ["Metadata"], report) : [])
  ]
}

const bodyFields = ["Subject", "HtmlBody", "TextBody"] as const
const coreBodies = { Subject: "subject", HtmlBody: "html", TextBody: "text" } as const

/** The template and its data; a message that names one has its subject and its bodies from there. */
const templateFields = (body: Fields, report: Report): Fields => {
  const { TemplateAlias: alias, TemplateId: id, TemplateModel: model } = body
  for (const name of bodyFields) {
    if (!isEmpty(body[name])) report({ path: [name], message: "must be left out: the template brings it" })
  }
  if (!isEmpty(model) && !isRecord(model)) report({ path: ["TemplateModel"], message: "must be a JSON object" })
  const named = isEmpty(id) ? alias : id
  if (isEmpty(named) || !isEmpty(id) && !isEmpty(alias)) {
    report({ path: ["TemplateAlias"], message: "or TemplateId is required: exactly one of them" })
    return {}
  }
  if (typeof named !== "string" && typeof named !== "number") {
    report({ path: [isEmpty(id) ? "TemplateAlias" : "TemplateId"], message: "must be a string or a number" })
    return {}
  }
  return { ...templateOf(String(named)), variables: isRecord(model) ? variablesOf(model) : {} }
}

const plainFields = (body: Fields, report: Report): Fields => {
  for (const name of ["TemplateId", "TemplateAlias"]) {
    if (!isEmpty(body[name])) {
      report({ path: [name], message: "is read by /email/withTemplate and /email/batchWithTemplates only" })
    }
  }
  return Object.fromEntries(
    bodyFields.flatMap((name) => isEmpty(body[name]) ? [] : [[coreBodies[name], body[name]]])
  )
}

const toCore = (body: Fields, hasTemplate: boolean, report: Report): Fields => {
  const core: { [name: string]: unknown } = {}
  const [from, ...others] = mailboxesOf(body, "From", report)
  if (from !== undefined) core["from"] = from
  if (others.length > 0) report({ path: ["From"], message: "must be one address" })
  core["to"] = mailboxesOf(body, "To", report)
  for (const [name, own] of [["Cc", "cc"], ["Bcc", "bcc"], ["ReplyTo", "replyTo"]] as const) {
    const list = mailboxesOf(body, name, report)
    if (list.length > 0) core[own] = list
  }
  Object.assign(core, hasTemplate ? templateFields(body, report) : plainFields(body, report))
  const headers = headersOf(body["Headers"], report)
  if (Object.keys(headers).length > 0) core["headers"] = headers
  const tags = tagsOf(body, report)
  if (tags.length > 0) core["tags"] = tags
  const { Attachments: attachments } = body
  if (Array.isArray(attachments)) {
    if (attachments.length > 0) core["attachments"] = attachments.map(toFile)
  } else if (!isEmpty(attachments)) report({ path: ["Attachments"], message: "must be a list" })
  return core
}

const countOf = (core: Fields): number => {
  const mailboxes = ["to", "cc", "bcc"].flatMap((name) => (core[name] ?? []) as ReadonlyArray<string>)
  return new Set(mailboxes.map((mailbox) => Address.normalize(Address.addressOf(mailbox)))).size
}

const refused = (issues: ReadonlyArray<Issue>): PostmarkMessage => ({
  decoded: { input: null, result: Result.fail(issues) },
  recipients: 0,
  echo: {}
})

/** Reads a message; every issue has Postmark's names. */
export const decode = (body: unknown, hasTemplate: boolean, now: Date): PostmarkMessage => {
  if (!isRecord(body)) return refused([{ path: [], message: "must be a JSON object for each message" }])
  const oversize = requestLimitIssue(body)
  if (oversize !== undefined) return refused([oversize])
  const own: Array<Issue> = []
  const core = toCore(body, hasTemplate, (issue) => own.push(issue))
  const { result } = SendRequest.decode(core, now)
  const found = Result.isFailure(result) ? result.failure.map(toWireIssue) : []
  // What could not be read was left out: what the core misses because of it is no further issue.
  const isMissed = ({ path }: Issue) => path.length === 0 && own.length > 0
  return {
    decoded: own.length === 0 && Result.isSuccess(result)
      ? { input: core, result }
      : { input: core, result: Result.fail([...own, ...found.filter((issue) => !isMissed(issue))]) },
    recipients: countOf(core),
    echo: Object.fromEntries(
      ["To", "Cc", "Bcc"].flatMap((name) => isEmpty(body[name]) ? [] : [[name, body[name]]])
    )
  }
}
