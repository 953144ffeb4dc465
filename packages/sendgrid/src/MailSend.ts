import { maxBatch } from "@sendwright/core/emails/Emails"
import type { Issue } from "@sendwright/core/foundation/Errors"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { type Fields, isRecord, type Report } from "@sendwright/http/SurfaceFields"
import * as MailSettings from "./MailSettings.ts"
import * as PersonalEmail from "./PersonalEmail.ts"
import { toWireIssue } from "./SendGridFields.ts"

/** What a request asks for: an email for each of its personalizations. */
export interface MailSend {
  /** How many emails. */
  readonly count: number
  /** Whether it is to be checked only. */
  readonly isSandbox: boolean
  /** The characters that each of the emails has of what they share. */
  readonly sharedLength: number
  /** Makes one of the emails, whose issues have the names of the core; what the core has no form for is reported. */
  readonly emailOf: (index: number, now: Date, report: Report) => PersonalEmail.PersonalEmail
  /** An issue of the core's with such an email, with SendGrid's names. */
  readonly toWire: (index: number, issue: Issue) => Issue
}

/** What is wrong with a list of personalizations, as far as it is none. */
const problemsOf = (personalizations: unknown): ReadonlyArray<Issue> => {
  const path = ["personalizations"]
  if (!Array.isArray(personalizations) || personalizations.length === 0) {
    return [{ path, message: "must be a list of at least one personalization" }]
  }
  if (personalizations.length > maxBatch) {
    return [{
      path,
      message:
        `has ${personalizations.length} personalizations: at most ${maxBatch} are sent at once, so send several requests`
    }]
  }
  return personalizations.flatMap((item, index): ReadonlyArray<Issue> => {
    if (!isRecord(item)) return [{ path: [...path, index], message: "must be a JSON object" }]
    const oversize = requestLimitIssue(item)
    return oversize === undefined ? [] : [{ ...oversize, path: [...path, index, ...oversize.path] }]
  })
}

/**
 * Reads a request, and reports the errors of the fields that all of its emails share; `undefined` where it has no
 * emails.
 */
export const read = (body: unknown, report: Report): MailSend | undefined => {
  if (!isRecord(body)) {
    report({ path: [], message: "must be a JSON object" })
    return undefined
  }
  const oversize = requestLimitIssue(body)
  const problems = oversize === undefined ? problemsOf(body["personalizations"]) : [oversize]
  problems.forEach(report)
  if (problems.length > 0) return undefined
  const personalizations = body["personalizations"] as ReadonlyArray<Fields>
  MailSettings.refuse(body, report)
  const shared = PersonalEmail.readShared(body, report)
  return {
    count: personalizations.length,
    isSandbox: MailSettings.isSandbox(body),
    sharedLength: shared.content.length,
    emailOf: (index, now, report) =>
      PersonalEmail.make(body, shared, { index, now, own: personalizations[index]!, report }),
    toWire: (index, issue) =>
      toWireIssue({ body, own: personalizations[index]!, index, content: shared.content }, issue)
  }
}
