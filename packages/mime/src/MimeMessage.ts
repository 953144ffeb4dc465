import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Steps from "@sendwright/core/foundation/Steps"
import { engineIdName } from "@sendwright/core/model/MessageId"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Effect from "effect/Effect"
import { asBytes } from "./asBytes.ts"
import * as Dkim from "./Dkim.ts"
import * as HeaderField from "./HeaderField.ts"
import * as MimeBody from "./MimeBody.ts"

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
    const { content, fields } = yield* runSteps(MimeBody.make(message))
    const header = [...yield* runSteps(headerOf(message)), ...fields]
    const signed = message.dkim === null ? header : [yield* Dkim.fieldOf(header, content, message.dkim), ...header]
    return yield* runSteps(asBytes([`${signed.join("\r\n")}\r\n\r\n`, ...content]))
  }
)
