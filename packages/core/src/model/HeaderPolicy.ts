import { problemOfLine } from "../foundation/TextRules.ts"

/** The longest header value that a request may carry, in characters. */
export const maxValueLength = 1000

const reserved = new Set([
  "from",
  "sender",
  "to",
  "cc",
  "bcc",
  "reply-to",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "return-path",
  "received",
  "dkim-signature",
  "authentication-results",
  "received-spf",
  "feedback-id"
])
const reservedPrefixes = ["content-", "resent-", "arc-", "x-ses-", "x-sendwright-"]
const unsubscribe = new Set(["list-unsubscribe", "list-unsubscribe-post"])

/** The form of a header's name (RFC 5322 §3.6.8): printable US-ASCII but the colon. */
export const namePattern = "^[\\x21-\\x39\\x3B-\\x7E]{1,76}$"

/** A pattern of a text in any case: patterns have no flag for that. */
const inAnyCase = (text: string): string => text.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)

/** The names that the service writes itself, and the beginnings of some. */
export const reservedPattern = `^(?:(?:${[...reserved].map(inAnyCase).join("|")})$|${
  reservedPrefixes.map(inAnyCase).join("|")
})`

const fieldName = new RegExp(namePattern)

/**
 * Why a header of the sender's own is refused: a name that is no RFC 5322 field-name, a name that the envelope,
 * the MIME structure, signing or the unsubscribe link owns, or a value that could break out of its line.
 */
export const checkHeader = (name: string, value: string, hasUnsubscribeUrl: boolean): string | undefined => {
  if (!fieldName.test(name)) {
    return "is not a header name: 1 to 76 printable ASCII characters without spaces and colons"
  }
  const lower = name.toLowerCase()
  if (reserved.has(lower) || reservedPrefixes.some((prefix) => lower.startsWith(prefix))) {
    return "is reserved: the service writes this header itself"
  }
  if (hasUnsubscribeUrl && unsubscribe.has(lower)) return "is set by unsubscribeUrl: leave out one of them"
  return problemOfLine(value)
}
