import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Caller } from "../accounts/Caller.ts"
import * as Inbound from "../accounts/Inbound.ts"
import { Emails } from "../emails/Emails.ts"
import type { SendAnswer } from "../emails/Sending.ts"
import * as Address from "../foundation/Address.ts"
import { type NotFound, type SendError, ValidationError } from "../foundation/Errors.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { DecodedSend } from "../model/SendRequest.ts"
import { ReceivedEmails } from "./ReceivedEmails.ts"
import { draftOf, refusalOf, type ReplyDraft } from "./ReplyDraft.ts"

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input)

const headersOf = (own: ReplyDraft["headers"], given: unknown): unknown =>
  given === undefined ? own : isRecord(given) ? { ...own, ...given } : given

/**
 * Answers to received emails.
 *
 * @example
 * ```ts no-run: it needs an email that was received
 * import { type Caller, Replies, SendRequest } from "@sendwright/core"
 * import * as Clock from "effect/Clock"
 * import * as Effect from "effect/Effect"
 *
 * export const thank = Effect.fn("thank")(function*(caller: Caller, id: string) {
 *   const replies = yield* Replies
 *   const now = new Date(yield* Clock.currentTimeMillis)
 *   const answer = { text: "Thank you, we will come back to you." }
 *   return yield* replies.reply(caller, id, answer, (send) => SendRequest.decode(send, now), `thank-${id}`)
 * })
 * ```
 */
export class Replies extends Context.Service<Replies, {
  /**
   * Sends an answer: a send of which any field may be left out that comes from the received email: the recipient, the
   * subject, In-Reply-To and References, and as the sender the address at which it was received, unless that is a name
   * below the service's domain. `decode` reads the send that is complete then, as `SendRequest.decode` does. Fails with
   * `ValidationError` where an answer could begin a loop of programs.
   */
  readonly reply: (
    caller: Caller,
    receivedId: string,
    input: unknown,
    decode: (send: unknown) => DecodedSend,
    idempotency: string | null
  ) => Effect.Effect<SendAnswer, NotFound | SendError | StorageError | Overloaded>
}>()("@sendwright/core/received/Replies") {
  static readonly layer = Layer.effect(
    Replies,
    Effect.gen(function*() {
      const received = yield* ReceivedEmails
      const emails = yield* Emails
      const { serviceDomain } = yield* EngineSettings

      const senderOf = (to: ReadonlyArray<string>): Readonly<Record<string, string>> => {
        const from = to.find((address) => !Inbound.isInbound(Address.domainOf(address), serviceDomain))
        return from === undefined ? {} : { from }
      }

      const reply = Effect.fn("Replies.reply")(function*(
        caller: Caller,
        receivedId: string,
        input: unknown,
        decode: (send: unknown) => DecodedSend,
        idempotency: string | null
      ) {
        const email = yield* received.get(caller, receivedId)
        const refusal = refusalOf(email)
        if (refusal !== undefined) {
          return yield* new ValidationError({ issues: [{ path: ["id"], message: refusal }] })
        }
        const draft = draftOf(email)
        const send = isRecord(input)
          ? {
            ...senderOf(email.envelope.to),
            ...draft,
            ...input,
            headers: headersOf(draft.headers, input["headers"])
          }
          : input
        return yield* emails.send(caller, decode(send), idempotency)
      })

      return Replies.of({ reply })
    })
  )
}
