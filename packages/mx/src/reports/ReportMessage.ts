import type { DkimKey } from "@sendwright/core/domains/DkimKey"
import type { ClaimedTlsReport } from "@sendwright/core/sending/TlsReportStore"
import * as Dkim from "@sendwright/mime/Dkim"
import * as Effect from "effect/Effect"
import { fileName, type Sender } from "./ReportDocument.ts"

/** What a message is made of. */
export interface ReportMessageParts {
  readonly report: Omit<ClaimedTlsReport, "counts">
  readonly sender: Sender
  readonly to: string
  /** The document, compressed. */
  readonly content: Uint8Array
  readonly date: Date
  readonly key: DkimKey
}

const partsOf = ({ content, report, sender }: ReportMessageParts, boundary: string): ReadonlyArray<string> => [
  `--${boundary}`,
  "Content-Type: text/plain; charset=us-ascii",
  "",
  "This is an aggregate report on TLS (RFC 8460)",
  `from ${sender.domain}`,
  `on ${report.domain}`,
  `of ${report.day}.`,
  `--${boundary}`,
  "Content-Type: application/tlsrpt+gzip",
  "Content-Transfer-Encoding: base64",
  `Content-Disposition: attachment;\r\n filename="${fileName(report, sender)}"`,
  "",
  ...Buffer.from(content).toString("base64").match(/.{1,76}/g) ?? [],
  `--${boundary}--`,
  ""
]

/**
 * A report as a message (RFC 8460 §5.3), signed as it must be (§3). Servers on its way shall not hold it back for the
 * failures that it reports (RFC 8689 §3), and nobody shall answer it (RFC 3834 §5).
 */
export const make = Effect.fnUntraced(function*(parts: ReportMessageParts): Effect.fn.Return<Uint8Array> {
  const { date, key, report, sender, to } = parts
  const boundary = `=_${report.id}`
  const id = `<${report.id}@${sender.domain}>`
  const header = [
    `From: ${sender.address}`,
    `To: ${to}`,
    `Subject: Report Domain: ${report.domain}\r\n Submitter: ${sender.domain}\r\n Report-ID: ${id}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: ${id}`,
    `TLS-Report-Domain: ${report.domain}`,
    `TLS-Report-Submitter: ${sender.domain}`,
    "TLS-Required: No",
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type="tlsrpt";\r\n boundary="${boundary}"`
  ]
  const body = partsOf(parts, boundary).join("\r\n")
  const signature = yield* Dkim.fieldOf(header, [body], key)
  return Buffer.from(`${[signature, ...header].join("\r\n")}\r\n\r\n${body}`, "latin1")
})
