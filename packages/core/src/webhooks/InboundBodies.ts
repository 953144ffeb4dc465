import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import { runSteps } from "../foundation/runSteps.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { ReceivedFiles } from "../received/ReceivedFiles.ts"
import { ReceivedStore } from "../received/ReceivedStore.ts"
import * as MultipartForm from "./MultipartForm.ts"
import * as PostmarkPayload from "./PostmarkPayload.ts"
import * as ReceivedPayload from "./ReceivedPayload.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"
import * as SendgridPayload from "./SendgridPayload.ts"
import type { WebhookFormat } from "./WebhookFormat.ts"
import type { WebhookLease } from "./WebhookStore.ts"

const mebibyte = 1024 * 1024
/** So many mebibytes of what whole messages contain are held at a time: other attempts wait for them. */
const roomMebibytes = 128
/** How many times a message is held, with it itself and what is made of it, at most. */
const copiesOf: Partial<Record<WebhookFormat, number>> = { postmark: 4, postmark_raw: 7, sendgrid: 5, sendgrid_raw: 2 }
/** In JSON, attachments are posted of messages of at most so many bytes. */
export const maxFilesBytes = 5 * mebibyte

const encoder = new TextEncoder()

/** What is posted for an attempt. */
export type Posted = Pick<WebhookLease, "accountId" | "delivery" | "format" | "subject">

const gone = { message: "the message is no longer kept" }

const testMessage = ({ body, received }: ReceivedSubject): Uint8Array =>
  encoder.encode([
    `From: ${received.from}`,
    `To: ${received.to.join(", ")}`,
    `Subject: ${received.subject}`,
    `Message-ID: <${received.messageId}>`,
    `Date: ${received.receivedAt.toUTCString()}`,
    "",
    `${body?.text}`,
    ""
  ].join("\r\n"))

/** The room that an attempt needs, in mebibytes. */
const neededBy = ({ format, subject }: Posted): number => {
  const bytes = isReceived(subject) ? subject.received.sizeBytes : 0
  return Math.min(roomMebibytes, 1 + Math.floor((copiesOf[format] ?? 1) * bytes / mebibyte))
}

/** Whether a subject is a received email, which is kept. */
const isReceived = (subject: Posted["subject"]): subject is ReceivedSubject => subject !== null && "received" in subject

/**
 * Makes the bodies of the formats that hold whole messages (`isInbound`), from what is stored at the moment of the
 * attempt. `use` is what is done with a body: it is held while that goes on.
 */
export const make = Effect.gen(function*() {
  const store = yield* ReceivedStore
  const files = yield* ReceivedFiles
  const room = Semaphore.makeUnsafe(roomMebibytes)

  const scopeOf = ({ accountId, delivery }: Posted) => ({ accountId, modes: [delivery.mode] })

  const emailOf = Effect.fnUntraced(function*(posted: Posted, { received: { id } }: ReceivedSubject) {
    const found = yield* store.find(scopeOf(posted), id)
    // A receiver would take one without contents for empty.
    return Option.isSome(found) && found.value.hasOriginal ? found.value : yield* Effect.fail(gone)
  })

  const messageOf = Effect.fnUntraced(function*(posted: Posted, subject: ReceivedSubject) {
    if (!isReceived(posted.subject)) return testMessage(subject)
    const content = yield* store.content(scopeOf(posted), subject.received.id)
    return Option.isSome(content) ? content.value : yield* Effect.fail(gone)
  })

  const inPostmarks = Effect.fnUntraced(function*(posted: Posted, subject: ReceivedSubject) {
    if (!isReceived(posted.subject)) {
      const none = { headers: [], html: null, replyText: null, text: subject.body?.text ?? null, files: [] }
      return PostmarkPayload.ofReceived(subject, none)
    }
    const email = yield* emailOf(posted, subject)
    const isRead = email.attachments.length > 0 && email.sizeBytes <= maxFilesBytes
    const content = isRead ? yield* store.content(scopeOf(posted), email.id) : Option.none()
    const read = Option.isSome(content) ? yield* files.read(content.value) : []
    return PostmarkPayload.ofReceived({ ...subject, received: email }, { ...email, files: read })
  })

  const inSendgrids = Effect.fnUntraced(function*(posted: Posted, subject: ReceivedSubject) {
    const message = yield* messageOf(posted, subject)
    if (!isReceived(posted.subject)) {
      return SendgridPayload.ofReceived(subject, { html: null, text: subject.body?.text ?? null, message, files: [] })
    }
    const email = yield* emailOf(posted, subject)
    const read = email.attachments.length > 0 ? yield* files.read(message) : []
    return SendgridPayload.ofReceived({ ...subject, received: email }, { ...email, message, files: read })
  })

  const bodyOf = Effect.fnUntraced(function*(posted: Posted) {
    const { delivery, format, subject } = posted
    const told = isReceived(subject) ? subject : ReceivedPayload.testSubject(delivery)
    switch (format) {
      case "postmark":
        return encoder.encode(JSON.stringify(yield* inPostmarks(posted, told)))
      case "postmark_raw": {
        const payload = yield* inPostmarks(posted, told)
        return yield* runSteps(PostmarkPayload.withMessage(payload, yield* messageOf(posted, told)))
      }
      case "sendgrid":
        return yield* runSteps(MultipartForm.make(delivery.id, yield* inSendgrids(posted, told)))
      case "sendgrid_raw": {
        const form = SendgridPayload.ofMessage(told, yield* messageOf(posted, told))
        return yield* runSteps(MultipartForm.make(delivery.id, form))
      }
      default:
        return yield* messageOf(posted, told)
    }
  })

  return <A, E, R>(posted: Posted, use: (body: Uint8Array) => Effect.Effect<A, E, R>): Effect.Effect<
    A,
    E | StorageError | typeof gone,
    R
  > => Semaphore.withPermits(room, neededBy(posted))(Effect.flatMap(bodyOf(posted), use))
})
