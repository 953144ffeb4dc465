import * as Dsn from "./Dsn.ts"
import * as FeedbackReport from "./FeedbackReport.ts"
import type { ReportMail } from "./ReportMail.ts"
import * as TextBounce from "./TextBounce.ts"

/** What a message is that came to a return path or to the feedback address. */
export type Report =
  | { readonly _tag: "DeliveryStatus"; readonly dsn: Dsn.Dsn }
  | { readonly _tag: "Feedback"; readonly feedback: FeedbackReport.FeedbackReport }
  /** An answer that no person wrote (RFC 3834): out of office, thanks for your mail. It says nothing of delivery. */
  | { readonly _tag: "AutoReply" }
  | { readonly _tag: "Other" }

const autoHeaders = ["x-autoreply", "x-autorespond", "x-auto-reply", "x-autoreply-from", "x-mail-autoreply"]
const autoSubject = /^(?:auto(?:matic|mated)?[ :-]*(?:reply|response|antwort|answer)|out of (?:the )?office|vacation)/i

const isAutoReply = ({ head }: ReportMail): boolean => {
  const auto = head.get("auto-submitted")?.trim().toLowerCase()
  if (auto !== undefined && !auto.startsWith("no")) return true
  if (autoHeaders.some((name) => head.has(name))) return true
  if (/^(?:bulk|junk|list|auto_reply)/i.test(head.get("precedence")?.trim() ?? "")) return true
  return autoSubject.test(head.get("subject")?.trim() ?? "")
}

/**
 * Tells what a message is. Mail servers mark their reports as automatic too: so a message is an auto-reply only where it
 * is no report.
 */
export const of = (mail: ReportMail): Report => {
  if (mail.feedbackReport !== null) {
    return { _tag: "Feedback", feedback: FeedbackReport.read(mail.feedbackReport, mail.original) }
  }
  if (mail.deliveryStatus !== null) {
    const dsn = Dsn.read(mail.deliveryStatus)
    return { _tag: "DeliveryStatus", dsn: dsn.recipients.length > 0 ? dsn : TextBounce.read(mail) }
  }
  if (TextBounce.isBounce(mail)) return { _tag: "DeliveryStatus", dsn: TextBounce.read(mail) }
  return { _tag: isAutoReply(mail) ? "AutoReply" : "Other" }
}
