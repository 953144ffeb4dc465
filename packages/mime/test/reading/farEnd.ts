/** What comes out at the far end for what was handed over: a message is read, checked and written as the engine does. */
import { assert } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { contentsOf } from "@sendwright/core/model/EmailFields"
import { attachmentsOf, originalOf } from "@sendwright/core/model/OriginalMessage"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { inFields } from "@sendwright/core/sending/OutgoingMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as MimeMessage from "../../src/MimeMessage.ts"
import * as SubmittedMessage from "../../src/reading/SubmittedMessage.ts"

const now = new Date("2026-11-22T12:00:00Z")

const mailboxes = (given: string | ReadonlyArray<string> = []) =>
  [given].flat().map((text) => Result.getOrThrow(Address.parseMailbox(text)))

const bodyOf = (message: Uint8Array): string => {
  const text = Buffer.from(message).toString("latin1")
  return text.startsWith("\r\n") ? text.slice(2) : text.split("\r\n\r\n").slice(1).join("\r\n\r\n")
}

/** Whatever was read of a message, its original keeps each octet of the body, and the fields of the header that it keeps. */
const assertSame = (message: Uint8Array, original: Uint8Array): void => {
  assert.strictEqual(bodyOf(original), bodyOf(message))
  const text = Buffer.from(message).toString("latin1")
  const kept = Buffer.from(original).toString("latin1").slice(0, -bodyOf(original).length || undefined)
  for (const field of kept.split(/\r\n(?![ \t])/)) assert.include(text, field)
}

/** The send, and the message that is made of its fields; where the fields cannot hold it, or it is refused, why. */
export const farEnd = Effect.fnUntraced(function*(message: Uint8Array, envelope: ReadonlyArray<string>) {
  const read = SubmittedMessage.read({ message, envelope, now, trace: "" })
  if (Result.isFailure(read)) {
    return yield* Effect.fail(`${read.failure.about}: ${read.failure.text}`)
  }
  const { result } = SendRequest.decode(read.success.request, now)
  if (Result.isFailure(result)) return yield* Effect.fail(JSON.stringify(result.failure))
  const { files = [], problem } = read.success
  const { cc, date = null, from, messageId = null, replyTo, subject = "", to } = result.success
  const shown = result.success.visible ?? { to, cc }
  const outgoingMessage = outgoing({
    from: mailboxes(from)[0]!,
    to: mailboxes(shown.to),
    cc: mailboxes(shown.cc),
    ownMessageId: messageId,
    ownDate: date,
    replyTo: mailboxes(replyTo),
    subject,
    ...contentsOf(result.success),
    attachments: attachmentsOf(files),
    original: originalOf(files)
  })
  if (outgoingMessage.original !== null) assertSame(message, outgoingMessage.original.content)
  if (problem !== null) return yield* Effect.fail(problem)
  return { send: result.success, bytes: yield* MimeMessage.render(yield* inFields(outgoingMessage)) }
})

/** The lines of a message as they travel. */
export const withCrlf = (message: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(message).toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1")
