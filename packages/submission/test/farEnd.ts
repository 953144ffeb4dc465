/** What comes out at the far end for what was handed over: a message is read, checked and written as the engine does. */
import * as Address from "@sendwright/core/foundation/Address"
import * as Attachment from "@sendwright/core/model/Attachment"
import { contentsOf } from "@sendwright/core/model/EmailFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as SubmittedMessage from "../src/SubmittedMessage.ts"

const now = new Date("2026-11-22T12:00:00Z")

const mailboxes = (given: string | ReadonlyArray<string> = []) =>
  [given].flat().map((text) => Result.getOrThrow(Address.parseMailbox(text)))

/** The send, and the message that goes out; where it was refused, the reply, or the issues of the send. */
export const farEnd = Effect.fnUntraced(function*(message: Uint8Array, envelope: ReadonlyArray<string>) {
  const read = SubmittedMessage.read(message, envelope, now)
  if (Result.isFailure(read)) {
    return yield* Effect.fail(`${read.failure.code} ${read.failure.status} ${read.failure.text}`)
  }
  const { result } = SendRequest.decode(read.success.request, now)
  if (Result.isFailure(result)) return yield* Effect.fail(JSON.stringify(result.failure))
  const { attachments = [], cc, date = null, from, messageId = null, replyTo, subject = "", to } = result.success
  const shown = result.success.visible ?? { to, cc }
  const bytes = yield* MimeMessage.render(outgoing({
    from: mailboxes(from)[0]!,
    to: mailboxes(shown.to),
    cc: mailboxes(shown.cc),
    ownMessageId: messageId,
    ownDate: date,
    replyTo: mailboxes(replyTo),
    subject,
    ...contentsOf(result.success),
    attachments: attachments.map((one) => ({
      ...Attachment.headOf(one),
      content: Attachment.decode(one.content ?? "")
    }))
  }))
  return { send: result.success, bytes }
})

/** The lines of a message as they travel. */
export const withCrlf = (message: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(message).toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1")
