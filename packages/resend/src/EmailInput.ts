import type { Issue } from "@sendwright/core/foundation/Errors"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { isUuid } from "@sendwright/core/model/EmailQuery"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Result from "effect/Result"
import * as AttachmentInput from "./AttachmentInput.ts"
import * as ScheduledAt from "./ScheduledAt.ts"
import * as Tags from "./Tags.ts"

type Fields = { readonly [name: string]: unknown }
type Report = (issue: Issue) => void

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** What has the same name and form in the core. */
const plain = ["from", "to", "subject", "html", "text", "headers"] as const

/** Lists that clients send empty where there is nothing in them. */
const lists = [["cc", "cc"], ["bcc", "bcc"], ["reply_to", "replyTo"]] as const

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const templateOf = (template: unknown, report: Report): Fields => {
  if (!isRecord(template)) {
    report({ path: ["template"], message: "must be a JSON object" })
    return {}
  }
  const { id, variables } = template
  if (typeof id !== "string") {
    report({ path: ["template", "id"], message: isAbsent(id) ? "is required" : "must be a string" })
    return {}
  }
  return {
    ...(isUuid(id) ? { templateId: id } : { templateSlug: id }),
    ...(isAbsent(variables) ? {} : { variables })
  }
}

const scheduleOf = (text: unknown, now: Date, report: Report): Fields => {
  const moment = typeof text === "string" ? ScheduledAt.momentOf(text, now) : undefined
  if (moment !== undefined) return { scheduledAt: moment }
  report({ path: ["scheduled_at"], message: ScheduledAt.expected })
  return {}
}

/** The body of a send with the names and the forms of the core; what the core has no form for is an issue. */
const toCore = (body: Fields, now: Date, report: Report): Fields => {
  const core: { [name: string]: unknown } = {}
  for (const name of plain) if (!isAbsent(body[name])) core[name] = body[name]
  // resend-go sends them empty where the template is to bring them.
  if (!isAbsent(body["template"])) { for (const name of ["from", "subject"]) if (core[name] === "") delete core[name] }
  for (const [name, own] of lists) {
    if (!isAbsent(body[name]) && !isEmptyList(body[name])) core[own] = body[name]
  }
  const { attachments, scheduled_at: scheduledAt, tags, template, topic_id: topicId } = body
  if (Array.isArray(tags)) {
    const read = Tags.toCore(tags, report)
    if (read.length > 0) core["tags"] = read
  } else if (!isAbsent(tags)) report({ path: ["tags"], message: "must be a list" })
  if (Array.isArray(attachments)) {
    if (attachments.length > 0) {
      core["attachments"] = attachments.map((item, index) => AttachmentInput.toCore(item, index, report))
    }
  } else if (!isAbsent(attachments)) core["attachments"] = attachments
  if (!isAbsent(template)) Object.assign(core, templateOf(template, report))
  if (!isAbsent(scheduledAt) && scheduledAt !== "") Object.assign(core, scheduleOf(scheduledAt, now, report))
  if (!isAbsent(topicId)) {
    report({
      path: ["topic_id"],
      message:
        "cannot be kept to, as there are no topics here: leave it out, and ask your own records who wants the email"
    })
  }
  return core
}

const wirePaths: ReadonlyMap<string | number, ReadonlyArray<string>> = new Map([
  ["replyTo", ["reply_to"]],
  ["scheduledAt", ["scheduled_at"]],
  ["templateId", ["template", "id"]],
  ["templateSlug", ["template", "id"]],
  ["variables", ["template", "variables"]]
])

const wireWords: ReadonlyMap<string, string> = new Map([
  ["replyTo", "reply_to"],
  ["scheduledAt", "scheduled_at"],
  ["templateId", "template.id"],
  ["templateSlug", "template.id"],
  ["contentType", "content_type"],
  ["contentId", "content_id"],
  ["unsubscribeUrl", "unsubscribe_url"]
])
const words = new RegExp(`\\b(?:${[...wireWords.keys()].join("|")})\\b`, "g")

const fileNames: ReadonlyMap<string | number, string> = new Map([
  ["url", "path"],
  ["contentType", "content_type"],
  ["contentId", "content_id"]
])

/** An issue of the core's with Resend's names; one that has them stays as it is. */
export const toWireIssue = ({ message, path: [first, ...rest] }: Issue): Issue => {
  const renamed = message.replaceAll(words, (word) => wireWords.get(word) ?? word)
  if (first === "attachments") {
    return {
      path: [first, ...rest.map((part) => fileNames.get(part) ?? part)],
      message: renamed.replaceAll(/\burl\b/g, "path")
    }
  }
  return {
    path: first === undefined ? [] : [...(wirePaths.get(first) ?? [first]), ...rest],
    message: renamed
  }
}

const refused = (input: unknown, issues: ReadonlyArray<Issue>): SendRequest.DecodedSend => ({
  input,
  result: Result.fail(issues)
})

/**
 * Reads a send of Resend's. `now` is the moment that `scheduled_at` is held against. An idempotency key is held against
 * the text of `scheduled_at` and not against the moment that it means, which "in 1 min" moves with each repetition.
 */
export const decode = (body: unknown, now: Date): SendRequest.DecodedSend => {
  if (!isRecord(body)) return refused(null, [{ path: [], message: "must be a JSON object" }])
  // The bytes of a file may be a list of numbers, which is no longer than the body may be.
  const oversize = requestLimitIssue({ ...body, attachments: null })
  if (oversize !== undefined) return refused(null, [oversize])
  const own: Array<Issue> = []
  const core = toCore(body, now, (issue) => own.push(issue))
  const { result } = SendRequest.decodeOpen(core, now)
  const input = core["scheduledAt"] === undefined ? core : { ...core, scheduledAt: body["scheduled_at"] }
  if (own.length === 0 && Result.isSuccess(result)) return { input, result }
  const found = Result.isFailure(result) ? result.failure.map(toWireIssue) : []
  // What could not be read was left out: what the core misses because of it is no further issue.
  const isMissed = ({ message, path }: Issue) =>
    own.length > 0 && "template" in body
    && (path.length === 0 ? message.includes("template") : path[0] === "from" && message === "is required")
  return refused(input, [...own, ...found.filter((issue) => !isMissed(issue))])
}
