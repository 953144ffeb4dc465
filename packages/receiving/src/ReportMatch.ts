import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import type { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Effect from "effect/Effect"
import * as FeedbackReport from "./FeedbackReport.ts"
import type * as Report from "./Report.ts"
import * as ReportEvents from "./ReportEvents.ts"
import type { ReportMail } from "./ReportMail.ts"

/** Where a message was sent to: the genuine return paths among its recipients, and the feedback address. */
export interface Destination {
  readonly returnPaths: ReadonlyArray<ReturnPath.ReturnPath>
  readonly feedback: boolean
}

/** What a report says of our emails. */
export interface Match {
  readonly evidence: ReadonlyArray<ProviderEvent>
  /** Why that is nothing; null where it is something. No addresses. */
  readonly ignored: string | null
}

/** A message's own id, without angle brackets; null where it has none. */
export const messageIdOf = ({ head }: ReportMail): string | null =>
  head.get("message-id")?.replace(/^<(.*)>$/, "$1").slice(0, 500) ?? null

const reasons = {
  noReport: "It is no report.",
  autoReply: "It is an automatic answer, which says nothing of delivery.",
  noPath: "It names no return path of ours.",
  noEmail: "Its return path is of an email, or of a recipient, that is not there any more.",
  noComplaint: "It reports a failed authentication, which is no complaint.",
  nothingSaid: "It does not say what became of the recipient."
}

/** Finds the emails that reports are about, by genuine return paths alone. */
export const make = (keys: ReturnPath.ReturnPathKeys, jobs: SendJobs["Service"]) => {
  const subjectOf = Effect.fnUntraced(function*(path: ReturnPath.ReturnPath) {
    const addressees = yield* jobs.addressees(path.emailId)
    const recipient = addressees?.recipients.find((address) => ReturnPath.isFor(path, address))
    if (addressees === null || recipient === undefined) return undefined
    // A report may overtake the commit of its hand-off. Over SMTP the Message-ID is the provider's id.
    const { messageId, providerMessageId } = addressees
    return { emailId: path.emailId, recipient, providerMessageId: providerMessageId ?? messageId }
  })

  const subjectsOf = (paths: ReadonlyArray<ReturnPath.ReturnPath>) =>
    Effect.map(
      Effect.forEach(paths, subjectOf),
      (subjects) => subjects.filter((subject) => subject !== undefined)
    )

  const complainedOf = (report: { readonly mailFrom: ReadonlyArray<string> }) =>
    report.mailFrom.map((sender) => ReturnPath.parse(keys, sender)).filter((path) => path !== undefined)

  const evidenceOf = Effect.fnUntraced(function*(
    destination: Destination,
    report: Report.Report,
    carrier: ReportEvents.Carrier
  ): Effect.fn.Return<Match, StorageError> {
    if (report._tag === "AutoReply") return { evidence: [], ignored: reasons.autoReply }
    if (report._tag === "Other") return { evidence: [], ignored: reasons.noReport }
    const isFeedback = report._tag === "Feedback"
    if (isFeedback && !FeedbackReport.isComplaint(report.feedback)) {
      return { evidence: [], ignored: reasons.noComplaint }
    }
    const paths = isFeedback && destination.feedback ? complainedOf(report.feedback) : destination.returnPaths
    if (paths.length === 0) return { evidence: [], ignored: reasons.noPath }
    const subjects = yield* subjectsOf(paths)
    if (subjects.length === 0) return { evidence: [], ignored: reasons.noEmail }
    const evidence = subjects.flatMap((subject) =>
      isFeedback
        ? ReportEvents.ofFeedback(subject, report.feedback, carrier)
        : ReportEvents.ofDsn(subject, report.dsn, carrier)
    )
    return { evidence, ignored: evidence.length === 0 ? reasons.nothingSaid : null }
  })

  return { evidenceOf, subjectOf }
}
