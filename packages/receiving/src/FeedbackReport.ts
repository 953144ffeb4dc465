import { dateIn } from "./Dsn.ts"
import { blocksOf } from "./HeaderBlock.ts"
import type { ReportMail } from "./ReportMail.ts"

/** A report in the Abuse Reporting Format (RFC 5965), as feedback loops of mailbox providers send it. */
export interface FeedbackReport {
  /** In lower case: `abuse`, `fraud`, `virus`, `not-spam`, `other`, `auth-failure` (RFC 6591), or what comes to be. */
  readonly type: string
  readonly userAgent: string | null
  readonly arrival: Date | null
  readonly sourceIp: string | null
  /** As the reporter wrote it; often hidden. */
  readonly originalRcptTo: string | null
  /** Envelope senders that the report and the enclosed message's header give, without brackets. */
  readonly mailFrom: ReadonlyArray<string>
  /** Message-ID of the enclosed message, without brackets: it proves nothing. */
  readonly messageId: string | null
}

/** What is in the last pair of angle brackets; without one, the whole. */
const bare = (value: string | undefined): string | null => {
  const text = value?.trim() ?? ""
  const end = text.lastIndexOf(">")
  const begin = end === -1 ? -1 : text.lastIndexOf("<", end)
  const inside = begin === -1 ? text : text.slice(begin + 1, text.indexOf(">", begin))
  return inside === "" ? null : inside
}

/** Reads the fields of a `message/feedback-report` part, and the header of the message that it is about. */
export const read = (feedbackReport: string, original: ReportMail["original"]): FeedbackReport => {
  const block = blocksOf(feedbackReport)[0] ?? new Map<string, string>()
  const senders = [block.get("original-mail-from"), original.get("return-path"), original.get("original-mail-from")]
  return {
    type: /^[\w-]{1,40}/.exec(block.get("feedback-type") ?? "")?.[0].toLowerCase() ?? "other",
    userAgent: block.get("user-agent") ?? null,
    arrival: dateIn(block.get("arrival-date") ?? block.get("received-date")),
    sourceIp: block.get("source-ip") ?? null,
    originalRcptTo: bare(block.get("original-rcpt-to")),
    mailFrom: [...new Set(senders.map(bare).filter((sender) => sender !== null))],
    messageId: bare(original.get("message-id"))
  }
}

/** Whether a person complains of the mail; a report on a failed authentication is none (RFC 6591). */
export const isComplaint = ({ type }: FeedbackReport): boolean => type !== "auth-failure"
