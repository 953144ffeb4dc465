import type { SendAnswer } from "@sendwright/core/emails/Emails"
import type { ReceivedEmail } from "@sendwright/core/received/ReceivedEmail"
import { ReceivedHandlers } from "@sendwright/core/webhooks/ReceivedHandlers"
import * as Effect from "effect/Effect"
import { asSender, type Calls } from "./Calls.ts"
import type { SendOptions } from "./emails.ts"
import { receivedOf, replyOf } from "./received.ts"
import type { SendInput } from "./SendInput.ts"

/** A received email, and what a handler may do with it. Strangers wrote it. */
export interface HandledEmail extends ReceivedEmail {
  /** The content of an attachment, by its place in `attachments`, from 0. */
  readonly attachment: (place: number) => Promise<Uint8Array>
  /** The message as it came (RFC 5322). */
  readonly raw: () => Promise<Uint8Array>
  /**
   * Sends an answer in the thread, as `sendwright.received.reply`. If the handler runs again for the same email within 30
   * days, the answer is not sent again, even if it says something else then: the first one stands, and its id is
   * returned. It is known by the email, the handler's name, and how many answers there were before. With an
   * `idempotencyKey` of your own, another answer is a conflict.
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

/** For so long, somebody may retry a delivery that failed. */
const answersMillis = 30 * 24 * 3_600_000

const handled = (email: ReceivedEmail, name: string, calls: Calls, signal: AbortSignal): HandledEmail => {
  const received = receivedOf(calls)
  const send = replyOf(calls)
  let replies = 0
  return {
    ...email,
    attachment: (place) => received.attachment(email.id, place, { signal }),
    raw: () => received.raw(email.id, { signal }),
    reply: (reply, options = {}) => {
      const key = `received/${email.id}/${name}/${replies++}`
      const step = { kind: "step", key, lifetimeMillis: answersMillis } as const
      return send(email.id, reply, options.idempotencyKey ?? step, options.signal ?? signal)
    }
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
    yield* asSender((caller) =>
      handlers.on(caller, name, (email) =>
        // What it rejects with is recorded of the attempt, as a defect is.
        Effect.promise(async (signal) => handler(handled(email, name, calls, signal), { signal })))
    )
  })
