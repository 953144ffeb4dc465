import * as Address from "../foundation/Address.ts"
import type { Issue } from "../foundation/Errors.ts"
import * as Text from "../foundation/TextRules.ts"
import * as Attachment from "./Attachment.ts"
import { headerDateProblem } from "./HeaderDate.ts"
import * as HeaderPolicy from "./HeaderPolicy.ts"
import {
  type attachmentFields,
  type fields,
  maxRecipients,
  maxScheduleMillis,
  maxVisible,
  maxVisibleLength,
  momentOf,
  type ownHeaderFields
} from "./SendFields.ts"

/** The fields of a send before they are decoded: any of them may be of another type, or missing. */
type SendInput = { readonly [Name in keyof typeof fields | keyof typeof ownHeaderFields]?: unknown }

/** Why an email may not be scheduled for a moment, in milliseconds; `undefined` where it may. NaN is no moment. */
export const scheduleProblem = (moment: number, now: Date): string | undefined => {
  const ahead = moment - now.getTime()
  return !(ahead > 0) ? "must be in the future" : ahead > maxScheduleMillis ? "must be within 30 days" : undefined
}

const listOf = (value: unknown): ReadonlyArray<unknown> =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/**
 * What is wrong between the fields of a send, whatever else is wrong with it: so that one answer holds every
 * issue, it looks only at those parts that have the right type. `now` is the moment that `scheduledAt` is held
 * against.
 */
export const ruleIssues = (input: SendInput, now: Date): Array<Issue> => {
  const issues: Array<Issue> = []
  const report = (path: Issue["path"], message: string) => {
    issues.push({ path, message })
  }
  const recipients = listOf(input.to).length + listOf(input.cc).length + listOf(input.bcc).length
  if (recipients > maxRecipients) {
    report(["to"], `names ${recipients} recipients with cc and bcc: at most ${maxRecipients} are allowed`)
  }
  visibleIssues(input, report)
  if (input.replyTracking === true && input.replyTo !== undefined) {
    report(["replyTracking"], "must not be given with replyTo: answers go to an address of the service")
  }
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

const visibleIssues = (input: SendInput, report: Report) => {
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

const dateIssues = (input: SendInput, now: Date, report: Report) => {
  if (typeof input.date !== "string") return
  if (input.scheduledAt !== undefined) {
    report(["date"], "must not be given with scheduledAt: the date of the email is when it is sent")
    return
  }
  const problem = headerDateProblem(input.date, now)
  if (problem !== undefined) report(["date"], problem)
}

const contentIssues = (input: SendInput, report: Report) => {
  const byId = input.templateId !== undefined
  const bySlug = input.templateSlug !== undefined
  const hasBody = input.html !== undefined || input.text !== undefined
  if (byId && bySlug) report(["templateSlug"], "must not be given together with templateId: choose one of them")
  if ((byId || bySlug) && hasBody) {
    report(
      [input.html === undefined ? "text" : "html"],
      "must not be given with a template: the template has the body"
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
      readonly [Name in keyof typeof attachmentFields]?: unknown
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
