import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { type BatchItem, Emails, maxBatch } from "@sendwright/core/emails/Emails"
import type { Issue } from "@sendwright/core/foundation/Errors"
import { inOneText } from "@sendwright/core/foundation/Issues"
import type { DecodedSend } from "@sendwright/core/model/SendRequest"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { takeRoom } from "@sendwright/http/RequestBody"
import { type Fields, isEmpty } from "@sendwright/http/SurfaceFields"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"
import * as EmailInput from "./EmailInput.ts"
import { access, keyOf } from "./SendRoute.ts"
import * as SesError from "./SesError.ts"
import { toWireIssue } from "./SesFields.ts"

const path = ["DefaultContent", "Template"]

const hasIssues = (details: unknown): details is ReadonlyArray<Issue> => Array.isArray(details)

const resultOf = (item: BatchItem) => {
  if (item.ok) return { Status: "SUCCESS", MessageId: item.id }
  const { code, details, message } = item.error
  return {
    Status: SesError.bulkStatusOf(code),
    Error: hasIssues(details) ? inOneText(details.map((issue) => toWireIssue(issue, path))) : message
  }
}

/** Tags by their names, of which an entry's count. */
const tagsOf = (body: Fields, entry: Fields, report: (issue: Issue) => void): ReadonlyArray<string> => {
  const own = EmailInput.tagsOf(entry["ReplacementTags"], ["ReplacementTags"], report)
  const names = new Set(own.map((tag) => tag.slice(0, tag.indexOf(":"))))
  const shared = EmailInput.tagsOf(body["DefaultEmailTags"], ["DefaultEmailTags"], report)
  return [...shared.filter((tag) => !names.has(tag.slice(0, tag.indexOf(":")))), ...own]
}

/** The characters of the files that each of the emails has. */
const lengthOf = (files: ReadonlyArray<unknown>): number =>
  files.reduce<number>((sum, file) => {
    const content = EmailInput.recordOf(file, [], () => undefined)["RawContent"]
    return sum + (typeof content === "string" ? content.length : 0)
  }, 0)

/** `POST /v2/email/outbound-bulk-emails`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const { bodyLimits } = yield* HttpSettings
  const clock = yield* Clock.Clock

  const read = Effect.fnUntraced(function*(body: Fields, bytes: number) {
    const issues: Array<Issue> = []
    const report = (issue: Issue) => void issues.push(issue)
    EmailInput.refuseUnmet(body, report)
    const template = EmailInput.recordOf(
      EmailInput.recordOf(body["DefaultContent"], ["DefaultContent"], report)["Template"],
      path,
      report
    )
    const data = EmailInput.dataOf(template["TemplateData"], [...path, "TemplateData"], report)
    const entries = EmailInput.listOf(body["BulkEmailEntries"], ["BulkEmailEntries"], report)
    if (entries.length === 0 || entries.length > maxBatch) {
      report({ path: ["BulkEmailEntries"], message: `must have 1 to ${maxBatch} entries` })
    }
    if (issues.length > 0) return yield* SesError.invalid(issues)

    // Of what comes once, each of the emails has its own: what becomes of a request is held to the bounds of bodies.
    const repeated = (entries.length - 1)
      * lengthOf(EmailInput.listOf(template["Attachments"], [...path, "Attachments"], report))
    if (bytes + repeated > bodyLimits.batch) {
      return yield* SesError.invalid([{
        path: [...path, "Attachments"],
        message: `of all emails together must not be larger than ${bodyLimits.batch} bytes: send several requests`
      }])
    }
    if (repeated > 0) yield* takeRoom(repeated)

    const now = new Date(clock.currentTimeMillisUnsafe())
    const sends: Array<DecodedSend> = []
    for (const [index, item] of entries.entries()) {
      if (index > 0) yield* Effect.yieldNow
      const where = ["BulkEmailEntries", index]
      const reportOfEntry = (issue: Issue) => report({ ...issue, path: [...where, ...issue.path] })
      const entry = EmailInput.recordOf(item, [], reportOfEntry)
      const own = EmailInput.recordOf(
        EmailInput.recordOf(entry["ReplacementEmailContent"], ["ReplacementEmailContent"], reportOfEntry)[
          "ReplacementTemplate"
        ],
        ["ReplacementEmailContent", "ReplacementTemplate"],
        reportOfEntry
      )
      const ownData = EmailInput.dataOf(own["ReplacementTemplateData"], ["ReplacementTemplateData"], reportOfEntry)
      sends.push(EmailInput.decode({
        body,
        destination: entry["Destination"],
        tags: tagsOf(body, entry, reportOfEntry),
        content: { kind: "Template", fields: template, path },
        data: { ...data, ...ownData },
        headers: isEmpty(entry["ReplacementHeaders"]) ? null : entry["ReplacementHeaders"]
      }, now))
    }
    return issues.length === 0 ? sends : yield* SesError.invalid(issues)
  })

  const send: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { body, caller } = asked
    const key = yield* keyOf(asked)
    const sends = yield* read(yield* Calls.bodyOf(asked), body?.length ?? 0)
    const { accepted, replayed, results } = yield* emails.sendBatch(caller, sends, key)
    yield* AcceptedEmails.count(caller.mode, replayed ? 0 : accepted)
    return { BulkEmailEntryResults: results.map(resultOf) }
  })

  yield* Calls.add([{ method: "POST", path: Calls.bulkPath, access, answer: send }])
}))
