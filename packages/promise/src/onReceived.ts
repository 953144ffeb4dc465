import type { SendAnswer } from "@sendwright/core/emails/Emails"
import type { ReceivedEmail } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedHandlers } from "@sendwright/core/webhooks/ReceivedHandlers"
import * as Effect from "effect/Effect"
import { asSender, type Calls } from "./Calls.ts"
import type { SendOptions } from "./emails.ts"
import { type ReceivedApi, receivedOf } from "./received.ts"
import type { SendInput } from "./SendInput.ts"

/** A received email, and what a handler may do with it. Strangers wrote it. */
export interface HandledEmail extends ReceivedEmail {
  /** The content of an attachment, by its place in `attachments`, from 0. */
  readonly attachment: (place: number) => Promise<Uint8Array>
  /** The message as it came (RFC 5322). */
  readonly raw: () => Promise<Uint8Array>
  /**
   * Sends an answer in the thread, as `sendwright.received.reply`. If the handler runs again for the same email, the
   * answer is not sent again: its idempotency key is made of the email, the handler's name, and how many answers there
   * were before.
   */
  readonly reply: (reply: Partial<SendInput>, options?: SendOptions) => Promise<SendAnswer>
}

/** Handles one received email. If it rejects, it is called again later. */
export type OnReceived = (email: HandledEmail, run: { readonly signal: AbortSignal }) => Promise<void> | void

/** Options of `onReceived`. */
export interface OnReceivedOptions {
  /** Lower-case letters, digits and hyphens. Handlers of different names each get every email. Default: `inbox`. */
  readonly name?: string | undefined
}

const handled = (email: ReceivedEmail, name: string, received: ReceivedApi, signal: AbortSignal): HandledEmail => {
  let replies = 0
  return {
    ...email,
    attachment: (place) => received.attachment(email.id, place, { signal }),
    raw: () => received.raw(email.id, { signal }),
    reply: (reply, options) =>
      received.reply(email.id, reply, {
        idempotencyKey: `received/${email.id}/${name}/${replies++}`,
        signal,
        ...options
      })
  }
}

/** Has the application's function called for received email, until the scope closes. */
export const onReceived = (
  handler: OnReceived,
  { name = "inbox" }: OnReceivedOptions,
  calls: Calls
) =>
  Effect.gen(function*() {
    const handlers = yield* ReceivedHandlers
    const received = receivedOf(calls)
    yield* asSender((caller) =>
      handlers.on(caller, name, (email) =>
        // What it rejects with is recorded of the attempt, as a defect is.
        Effect.promise(async (signal) => handler(handled(email, name, received, signal), { signal })))
    )
  })
