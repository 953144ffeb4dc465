import { diagnostic } from "@sendwright/smtp/diagnostic"
import { replyIn, statusIn } from "./BounceCause.ts"
import type { Dsn } from "./Dsn.ts"
import type { ReportMail } from "./ReportMail.ts"

/** Where the words of the report end and the returned message begins. */
const copyBegins = new RegExp(
  [
    "^-{2,} ?(?:Below this line|This is a copy|The body of the message|Original message|Returned message|Unsent message|"
    + "Message header|Forwarded message).*$",
    "^Original message headers:.*$",
    "^(?:Received|Return-Path): .*$"
  ].join("|"),
  "im"
)

const daemon = /mailer-?daemon|postmaster|mail (?:delivery|system)|microsoftexchange/i
const failureSubject =
  /undeliver|delivery (?:status|failure|has failed|incomplete)|delivery notification|mail delivery|returned? mail|mail(?: .{0,40})? returned|failure notice|non.?delivery|message (?:delayed|not delivered)|delayed mail|could not be delivered|delivery problem/i
const delaySubject = /delayed|\bdelay\b|still being retried|warning:/i
const delayText =
  /not required to (?:resend|do anything)|this is a warning(?: message)? only|do(?: not|n't) need to re-?send|delivery (?:attempts|of your message) will (?:continue|be)|will (?:continue|keep) (?:to try|trying)|has been delayed|still trying/i

const opening = {
  qmail: /^\s*Hi\. This is the (?:qmail-send|deliver) program/i,
  postfix: /^\s*This is the (?:Postfix program|mail system) at host/i,
  exim: /^\s*This message was created automatically by mail delivery software/i,
  sendmail: /^\s*The original message was received at/i,
  exchange:
    /did not reach (?:some or all of )?the (?:intended|following) recipient|your message (?:to|wasn't|couldn't)/i,
  generic: /undeliverable|could not be delivered|delivery (?:to the following|has failed|failed)/i
}

/**
 * Whether a message without machine-readable parts is a report of a mail server all the same: qmail, Exim, old Exchange
 * and others write words only.
 */
export const isBounce = ({ head, text }: ReportMail): boolean => {
  if (head.has("x-failed-recipients")) return true
  const start = text.slice(0, 2_000)
  if (opening.qmail.test(start) || opening.postfix.test(start) || opening.exim.test(start)) return true
  const fromDaemon = daemon.test(head.get("from") ?? "") || (head.get("return-path") ?? "").trim() === "<>"
  return fromDaemon && (
    failureSubject.test(head.get("subject") ?? "") || opening.sendmail.test(start) || opening.exchange.test(start) ||
    opening.generic.test(start)
  )
}

/** The lines around the first that has a code in it. */
const tellingPart = (words: string): string => {
  const lines = words.split(/\r?\n/)
  const at = lines.findIndex((line) => statusIn(line) !== null || replyIn(line) !== null)
  return at === -1 ? "" : lines.slice(at, at + 3).join(" ")
}

/**
 * Reads such a report: one recipient, which the return path names. Only the words before the returned
 * message count.
 */
export const read = ({ head, text }: ReportMail): Dsn => {
  const at = text.search(copyBegins)
  const words = at === -1 ? text : text.slice(0, at)
  const telling = tellingPart(words)
  const delayed = !head.has("x-failed-recipients") &&
    (delaySubject.test(head.get("subject") ?? "") || delayText.test(words))
  const failed = head.get("x-failed-recipients")?.split(",")[0]?.trim()
  const said = diagnostic(telling === "" ? words : telling)
  return {
    reportingMta: null,
    arrival: null,
    originalEnvelopeId: null,
    recipients: [{
      originalRecipient: null,
      finalRecipient: failed === undefined || failed === "" ? null : failed,
      action: delayed ? "delayed" : "failed",
      status: statusIn(telling),
      diagnostic: said === "" ? null : said,
      remoteMta: null,
      lastAttempt: null,
      willRetryUntil: null
    }]
  }
}
