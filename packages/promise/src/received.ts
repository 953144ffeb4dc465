import type { SendAnswer } from "@sendwright/core/emails/Emails"
import { NotFound } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { StepKey } from "@sendwright/core/model/Idempotency"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import type { ReceivedEmail, SentReply } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedEmails, type ReceivedRequest } from "@sendwright/core/received/ReceivedEmails"
import type { ListedReceived } from "@sendwright/core/received/ReceivedStore"
import { Replies } from "@sendwright/core/received/Replies"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"
import type { SendOptions } from "./emails.ts"
import { type Listing, listingOf, type PageOptions } from "./listing.ts"
import { plain, type SendInput } from "./SendInput.ts"

/** Filters for a list of received emails. `from`, `to` and `domain` are compared without case. */
export interface ReceivedFilter extends PageOptions, CallOptions, Omit<ReceivedRequest, "cursor" | "limit" | "mode"> {}

/** A received email, and what was sent as replies to it: oldest first, the first 100. */
export interface AnsweredEmail extends ReceivedEmail {
  readonly replies: ReadonlyArray<SentReply>
}

/** Emails that came to the account. Strangers wrote them: show their HTML only in a sandbox. */
export interface ReceivedApi {
  /** Newest first. */
  readonly list: (filter?: ReceivedFilter) => Listing<ListedReceived>
  readonly get: (id: string, options?: CallOptions) => Promise<AnsweredEmail>
  /** The content of an attachment, by its place in `attachments`, from 0. */
  readonly attachment: (id: string, place: number, options?: CallOptions) => Promise<Uint8Array>
  /** The message as it came (RFC 5322), while its contents are kept. */
  readonly raw: (id: string, options?: CallOptions) => Promise<Uint8Array>
  /**
   * Sends an answer in the thread of a received email. What is left out comes from it: the recipients, the subject, and as
   * the sender the address at which it was received. If that is the account's own name, which cannot send: the sender of
   * the email that was answered, or the same name at the only verified domain, or at the sandbox without any. Rejects as
   * `send` of emails does, and with `ValidationError` for
   * reports, automatic answers and bulk mail.
   */
  readonly reply: (id: string, reply: Partial<SendInput>, options?: SendOptions) => Promise<SendAnswer>
  /** Removes an email with its contents, for good. */
  readonly remove: (id: string, options?: CallOptions) => Promise<void>
}

/** Sends an answer under an idempotency key of either kind. */
export const replyOf = (calls: Calls) =>
(
  id: string,
  reply: Partial<SendInput>,
  key: string | StepKey | null,
  signal: AbortSignal | undefined
): Promise<SendAnswer> =>
  calls.run(
    Effect.gen(function*() {
      const replies = yield* Replies
      const now = new Date(yield* Clock.currentTimeMillis)
      const decode = (send: unknown) => SendRequest.decode(send, now)
      return yield* asSender((caller) => replies.reply(caller, id, plain(reply), decode, key))
    }),
    { signal }
  )

export const receivedOf = (calls: Calls): ReceivedApi => ({
  list: ({ cursor, limit, signal, ...filter } = {}) =>
    listingOf({ cursor, limit }, (page) =>
      calls.run(
        Effect.flatMap(
          ReceivedEmails,
          (received) => asSender((caller) => received.list(caller, { ...filter, ...page, mode: null }))
        ),
        { signal }
      )),
  get: (id, options) =>
    calls.run(
      Effect.flatMap(ReceivedEmails, (received) =>
        asSender((caller) =>
          Effect.flatMap(received.get(caller, id), (email) =>
            Effect.map(received.replies(caller, [email.id]), (replies) => ({ ...email, replies })))
        )),
      options
    ),
  attachment: async (id, place, options) => {
    // Before the call: nothing but the engine's own time passes within it.
    const ReceivedMessage = await import("@sendwright/mime/reading/ReceivedMessage")
    return calls.run(
      Effect.gen(function*() {
        const received = yield* ReceivedEmails
        const message = yield* asSender((caller) => received.raw(caller, id))
        const { attachments } = yield* runSteps(ReceivedMessage.readInSteps({ message, returnPath: null }))
        const file = attachments[place]
        return file === undefined ? yield* new NotFound() : yield* runSteps(ReceivedMessage.contentOf(message, file))
      }),
      options
    )
  },
  raw: (id, options) =>
    calls.run(Effect.flatMap(ReceivedEmails, (received) => asSender((caller) => received.raw(caller, id))), options),
  reply: (id, reply, { idempotencyKey = null, signal } = {}) => replyOf(calls)(id, reply, idempotencyKey, signal),
  remove: (id, options) =>
    calls.run(Effect.flatMap(ReceivedEmails, (received) => asSender((caller) => received.remove(caller, id))), options)
})
