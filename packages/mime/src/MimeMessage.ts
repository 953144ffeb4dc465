import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Steps from "@sendwright/core/foundation/Steps"
import { engineIdName } from "@sendwright/core/model/MessageId"
import { inFields, type OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isAscii } from "node:buffer"
import { asBytes } from "./asBytes.ts"
import * as Dkim from "./Dkim.ts"
import * as HeaderField from "./HeaderField.ts"
import * as MimeBody from "./MimeBody.ts"
import * as OriginalHeader from "./OriginalHeader.ts"
import * as SevenBit from "./reading/SevenBit.ts"

const ownNames = /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|dkim-signature)$/i
// What only a relay may write.
const relayNames = /^(?:return-path|received|resent-.*)$/i
const unsubscribeNames = /^list-unsubscribe(?:-post)?$/i

/** So many characters of fields are written in one step: an encoded word takes more than a base64 of the same length. */
const charactersPerStep = Steps.stepBytes / 4

function* customFields(message: OutgoingMessage): Steps.Steps<ReadonlyArray<string>> {
  const isStep = Steps.every(charactersPerStep)
  const fields: Array<string> = []
  for (const [name, value] of Object.entries(message.headers)) {
    if (!HeaderField.isFieldName(name) || ownNames.test(name) || relayNames.test(name)) continue
    if (message.unsubscribeUrl !== null && unsubscribeNames.test(name)) continue
    if (isStep(name.length + value.length)) yield
    fields.push(HeaderField.verbatim(name, value))
  }
  return fields
}

/** Where the Message-ID is the sender's own, a field of ours names the email in reports that enclose the header. */
const messageIds = ({ messageId, ownMessageId }: OutgoingMessage): ReadonlyArray<string> =>
  ownMessageId === null
    ? [HeaderField.messageId("Message-ID", messageId)]
    : [HeaderField.messageId("Message-ID", ownMessageId), HeaderField.messageId(engineIdName, messageId)]

function* headerOf(message: OutgoingMessage): Steps.Steps<ReadonlyArray<string>> {
  return [
    HeaderField.mailboxes("From", [message.from]),
    HeaderField.mailboxes("To", message.to),
    HeaderField.mailboxes("Cc", message.cc),
    HeaderField.mailboxes("Reply-To", message.replyTo),
    HeaderField.text("Subject", message.subject),
    message.ownDate === null ? HeaderField.date(message.date) : HeaderField.verbatim("Date", message.ownDate),
    ...messageIds(message),
    ...(message.unsubscribeUrl === null ? [] : HeaderField.unsubscribe(message.unsubscribeUrl)),
    ...yield* customFields(message),
    "MIME-Version: 1.0"
  ].filter((field) => field !== undefined)
}

/**
 * The message as it goes over the wire (RFC 5322, RFC 2045): seven-bit, CRLF line ends, no line longer than 998
 * octets, signed where there is a key (RFC 6376). The same message gives the same bytes on every attempt.
 *
 * An original is sent octet for octet, below the fields that it lacks and those that we add (RFC 6409 §8), so it may have
 * 8-bit octets. One whose lines no server would carry is made of its fields where they describe it.
 *
 * Nothing is read from a file or a URL. The recipients of the envelope do not appear, so a blind copy stays blind.
 * The message has been checked before it comes here; still, no value can begin a header line of its own: control
 * characters become spaces, and names or addresses that are none are left out.
 *
 * @example
 * ```ts
 * import type { OutgoingMessage } from "@sendwright/core"
 * import { EmailProvider, Submission } from "@sendwright/core"
 * import * as MimeMessage from "@sendwright/mime/MimeMessage"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * // A provider that takes whole messages: here, one that counts their bytes.
 * const submit = Effect.fn("submit")(function*(message: OutgoingMessage) {
 *   const bytes = yield* MimeMessage.render(message)
 *   return Submission.accepted(message.messageId, { response: `${bytes.length} bytes` })
 * })
 *
 * export const Counting = Layer.succeed(EmailProvider, EmailProvider.of({ name: "counting", check: Effect.void, submit }))
 * ```
 */
export const render: (message: OutgoingMessage) => Effect.Effect<Uint8Array> = Effect.fnUntraced(
  function*(message: OutgoingMessage) {
    if (message.original === null) return yield* made(message)
    const { content, isDescribed } = message.original
    return isDescribed && !(yield* runSteps(isCarried(content)))
      ? yield* made(yield* inFields(message))
      : yield* original(message, content)
  }
)

const made: (message: OutgoingMessage) => Effect.Effect<Uint8Array> = Effect.fnUntraced(
  function*(message: OutgoingMessage) {
    const { content, fields } = yield* runSteps(MimeBody.make(message))
    const header = [...yield* runSteps(headerOf(message)), ...fields]
    const signed = message.dkim === null ? header : [yield* Dkim.fieldOf(header, content, message.dkim), ...header]
    // Fields of megabytes take long to be put together in one text.
    return yield* runSteps(asBytes([...signed.map((field) => `${field}\r\n`), "\r\n", ...content]))
  }
)

/** An original message, below what we add to it. */
const original = Effect.fnUntraced(function*(message: OutgoingMessage, content: Uint8Array) {
  const { bodyAt, fields } = OriginalHeader.read(content)
  const names = new Set(fields.map(OriginalHeader.nameOf))
  const added = [
    ...(names.has("date") ? [] : [HeaderField.date(message.date)]),
    ...(names.has("message-id")
      ? [HeaderField.messageId(engineIdName, message.messageId)]
      : [HeaderField.messageId("Message-ID", message.messageId)]),
    ...(message.unsubscribeUrl === null || names.has("list-unsubscribe")
      ? []
      : HeaderField.unsubscribe(message.unsubscribeUrl))
  ]
  const signed = message.dkim === null
    ? added
    : [yield* Dkim.fieldOf([...added, ...fields], [content.subarray(bodyAt)], message.dkim), ...added]
  return yield* runSteps(asBytes([`${signed.join("\r\n")}\r\n`, content]))
})

/**
 * A message whose original has 8-bit octets in its bodies, with the original in seven bits: for a server without 8BITMIME
 * (RFC 6152 section 3). None where there is nothing to change, or where nothing may be changed, as in signed parts.
 */
export const inSevenBits: (message: OutgoingMessage) => Effect.Effect<Option.Option<OutgoingMessage>> = Effect
  .fnUntraced(
    function*(message: OutgoingMessage) {
      const { original } = message
      if (original === null || isAscii(original.content)) return Option.none()
      const content = yield* runSteps(SevenBit.written(original.content))
      return content === undefined ? Option.none() : Option.some({ ...message, original: { ...original, content } })
    }
  )

/** The longest line that every server takes, in octets (RFC 5321 §4.5.3.1.6). */
const longestLine = 998

/** Whether every server takes the lines of a message, and its header has no octets that most refuse (RFC 6532). */
function* isCarried(content: Uint8Array): Steps.Steps<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const isStep = Steps.every(Steps.stepBytes)
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf("\r\n", from)
    const end = found === -1 ? bytes.length : found
    if (end - from > longestLine) return false
    if (isStep(end - from + 1)) yield
    from = end + 2
  }
  return isAscii(bytes.subarray(0, OriginalHeader.read(content).bodyAt)) && !bytes.includes(0)
}
