import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import mime from "mime"

/** The name under which the id of an email goes to a provider and comes back with its reports. */
export const emailIdTag = "email_id"
/** The name of the number of the hand-off. */
export const attemptTag = "attempt"
/** The name of the engine's Message-ID, where that of the header is the sender's own. */
export const messageIdTag = "message_id"
/** The name of the number of recipients that the hand-off went to. */
export const recipientsTag = "recipients"

/** The Message-ID that the header of a message has, in its angle brackets. */
export const messageIdOf = ({ messageId, ownMessageId }: OutgoingMessage): string => `<${ownMessageId ?? messageId}>`

const controls = /\p{Cc}+/gu

const oneLine = (text: string): string => text.toWellFormed().replace(controls, " ").trim()

// Fields of the message, those that make up its MIME structure, and those that only a relay may write.
const ownNames = new RegExp(
  "^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|dkim-signature|return-path"
    + "|received|resent-.*)$",
  "i"
)
const unsubscribeNames = /^list-unsubscribe(?:-post)?$/i

const unsubscribeOf = (url: string): ReadonlyArray<readonly [name: string, value: string]> => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== "https:" && parsed?.protocol !== "http:") return []
  const list = ["List-Unsubscribe", `<${parsed.href}>`] as const
  return parsed.protocol === "http:" ? [list] : [list, ["List-Unsubscribe-Post", "List-Unsubscribe=One-Click"]]
}

/** The fields of the header that a provider has no field for: those for unsubscribing, and the sender's own. */
export const headersOf = (
  { headers, unsubscribeUrl }: Pick<OutgoingMessage, "headers" | "unsubscribeUrl">
): ReadonlyArray<readonly [name: string, value: string]> => [
  ...(unsubscribeUrl === null ? [] : unsubscribeOf(unsubscribeUrl)),
  ...Object.entries(headers).flatMap(([name, value]) =>
    ownNames.test(name) || (unsubscribeUrl !== null && unsubscribeNames.test(name))
      ? []
      : [[name, oneLine(value)] as const]
  )
]

/** Why a header of the sender's own cannot be carried: its name is one that steers the provider. */
export const problemOfHeaders = (provider: string, message: OutgoingMessage, steering: RegExp): string | undefined => {
  const found = Object.keys(message.headers).find((name) => steering.test(name))
  return found === undefined ? undefined : `${provider} keeps the header ${oneLine(found)} to itself; leave it out`
}

/** A content type without its parameters, in lower case. */
export const mediaType = (contentType: string): string => contentType.split(";", 1)[0]!.trim().toLowerCase()

/** The name of a file; one that has none is called by its place among the files, and its type. */
export const filenameOf = ({ contentType, filename }: OutgoingAttachment, index: number): string => {
  if (filename !== null) return filename
  const extension = mime.getExtension(mediaType(contentType))
  return `inline-${index + 1}${extension === null ? "" : `.${extension}`}`
}

/** Why files cannot be carried by a provider that knows attached files and images of the html, and nothing else. */
export const problemOfAttachments = (provider: string, { attachments }: OutgoingMessage): string | undefined => {
  if (attachments.some(({ disposition }) => disposition === "alternative")) {
    return `${provider} carries no further form of the body besides text and html, such as an invitation`
  }
  return attachments.some(({ contentId, disposition }) => disposition === "inline" && contentId === null)
    ? `${provider} shows no file inline that has no content_id`
    : undefined
}

/** The content of a file as JSON carries it. */
export const base64 = (content: Uint8Array): string =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64")

/** A body of JSON. */
export const jsonBody = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
