import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import PostalMime, { type Attachment, type Email } from "postal-mime"
import { type HeaderBlock, headOf } from "./HeaderBlock.ts"

/** How much of a message is read; what is beyond is refused. */
export interface MailLimits {
  /** Octets of all parts' header fields. */
  readonly headerBytes: number
  /** MIME parts, as far as their boundaries tell. */
  readonly parts: number
  /** Multiparts within each other. */
  readonly depth: number
  readonly lines: number
}

export const defaultLimits: MailLimits = { headerBytes: 65_536, parts: 50, depth: 10, lines: 50_000 }

/** What a report can be read from. */
export interface ReportMail {
  /** The message's own fields. */
  readonly head: HeaderBlock
  /** The words for people, at most 65,536 characters. */
  readonly text: string
  /** The part `message/delivery-status` (RFC 3464, RFC 6533). */
  readonly deliveryStatus: string | null
  /** The part `message/feedback-report` (RFC 5965). */
  readonly feedbackReport: string | null
  /** The fields of the message that is reported on, where it is enclosed. */
  readonly original: HeaderBlock
}

/** A message that goes beyond the limits, or that cannot be read at all. */
export class UnreadableMail extends Schema.TaggedError<UnreadableMail>()("UnreadableMail", {
  message: Schema.String
}) {}

const longestText = 65_536
/** A boundary can be written in ways that only a parser understands: this many lines may look like one. */
const maxDashedLines = 1_000
const newline = 10
const dash = 45

/**
 * Counts lines, and lines that look like boundaries, before anything is parsed: each boundary becomes an object of the
 * parser, and a message of one megabyte has room for 200,000.
 */
const exceeds = (bytes: Uint8Array, limits: MailLimits): boolean => {
  let lines = 0
  let dashed = 0
  let at = 0
  const seen = new Map<string, number>()
  const boundaries = boundariesOf(bytes)
  while (at < bytes.length) {
    if (++lines > limits.lines) return true
    if (bytes[at] === dash && bytes[at + 1] === dash) {
      if (++dashed > maxDashedLines) return true
      const line = Buffer.from(bytes.buffer, bytes.byteOffset + at + 2, Math.min(80, bytes.length - at - 2)).toString(
        "latin1"
      )
      const boundary = boundaries.find((boundary) => line.startsWith(boundary))
      if (boundary !== undefined) seen.set(boundary, (seen.get(boundary) ?? 0) + 1)
    }
    const end = bytes.indexOf(newline, at)
    at = end === -1 ? bytes.length : end + 1
  }
  let delimiters = 0
  for (const count of seen.values()) delimiters += count
  // Each multipart has one delimiter more than it has parts.
  return delimiters > limits.parts + boundaries.length || boundaries.length > limits.parts
}

/** What stands behind `boundary=` anywhere in the message. */
const boundariesOf = (bytes: Uint8Array): ReadonlyArray<string> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
  const found = new Set<string>()
  for (const match of text.matchAll(/boundary\s{0,10}=\s{0,10}"?([^"\r\n;]{1,80})/gi)) {
    found.add(match[1]!.trim())
    if (found.size > 200) break
  }
  return [...found]
}

const decoder = new TextDecoder("utf-8")

const textOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content.slice(0, longestText) : decoder.decode(content.slice(0, longestText))

const withoutTags = (html: string): string =>
  html.slice(0, longestText).replace(/<[^<>]*>/g, " ").replaceAll("&lt;", "<").replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ").replaceAll("&amp;", "&")

const originals = new Set([
  "message/rfc822",
  "text/rfc822-headers",
  "message/rfc822-headers",
  "message/global",
  "message/global-headers"
])

const toReportMail = (email: Email): ReportMail => {
  const partOf = (...types: ReadonlyArray<string>) => {
    const part = email.attachments.find(({ mimeType }) => types.includes(mimeType))
    return part === undefined ? null : textOf(part)
  }
  const head = new Map<string, string>()
  for (const { key, value } of email.headers) if (!head.has(key)) head.set(key, value)
  const original = email.attachments.find(({ mimeType }) => originals.has(mimeType))
  return {
    head,
    text: (email.text ?? withoutTags(email.html ?? "")).slice(0, longestText),
    deliveryStatus: partOf("message/delivery-status", "message/global-delivery-status"),
    feedbackReport: partOf("message/feedback-report"),
    original: original === undefined ? new Map() : headOf(textOf(original))
  }
}

/** Reads a message (RFC 5322, MIME), which may be hostile: what is beyond the limits is not read. */
export const read = (
  bytes: Uint8Array,
  limits: MailLimits = defaultLimits
): Effect.Effect<ReportMail, UnreadableMail> =>
  Effect.suspend(() =>
    exceeds(bytes, limits)
      ? Effect.fail(new UnreadableMail({ message: "The message has too many parts or lines" }))
      : Effect.tryPromise({
        try: () =>
          PostalMime.parse(bytes, {
            forceRfc822Attachments: true,
            maxNestingDepth: limits.depth,
            maxHeadersSize: limits.headerBytes
          }),
        catch: () => new UnreadableMail({ message: "The message is nested too deep, or its header is too large" })
      })
  ).pipe(Effect.map(toReportMail))
