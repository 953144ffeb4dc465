import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type { Caller } from "../accounts/Caller.ts"
import { DomainStore } from "../domains/DomainStore.ts"
import { Emails } from "../emails/Emails.ts"
import type { SendAnswer } from "../emails/Sending.ts"
import { type Issue, type NotFound, type SendError, ValidationError } from "../foundation/Errors.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type * as Idempotency from "../model/Idempotency.ts"
import type { DecodedSend, OpenSend } from "../model/SendRequest.ts"
import type { ReceivedEmail } from "./ReceivedEmail.ts"
import { ReceivedEmails } from "./ReceivedEmails.ts"
import { draftOf, refusalOf, type ReplyDraft } from "./ReplyDraft.ts"
import * as ReplySender from "./ReplySender.ts"

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input)

const headersOf = (own: ReplyDraft["headers"], given: unknown): unknown =>
  given === undefined ? own : isRecord(given) ? { ...own, ...given } : given

/** Says why there is no sender, in the place of that there is none. */
const withReason = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => [
  ...issues.filter(({ path }) => path[0] !== "from"),
  { path: ["from"], message: ReplySender.needed }
]

const withReplyTo = (send: OpenSend, replyTo: string): OpenSend =>
  send.replyTo === undefined && send.replyTracking !== true ? { ...send, replyTo } : send

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
   * subject, In-Reply-To and References, and the sender (`sender`). `decode` reads the send that is complete then, as
   * `SendRequest.decode` does. Fails with `ValidationError` where an answer could begin a loop of programs.
   */
  readonly reply: (
    caller: Caller,
    receivedId: string,
    input: unknown,
    decode: (send: unknown) => DecodedSend,
    idempotency: string | Idempotency.StepKey | null
  ) => Effect.Effect<SendAnswer, NotFound | SendError | StorageError | Overloaded>
  /**
   * The sender of an answer that names none: the address at which the email was received. Where that is a name below
   * the service's domain, which cannot send: who sent the email that was answered; or the same name at the account's only
   * verified domain, or at its sandbox where it has none. Answers to such a sender go to the address that received.
   */
  readonly sender: (
    caller: Caller,
    email: Pick<ReceivedEmail, "envelope" | "repliedToEmailId">
  ) => Effect.Effect<ReplySender.ReplySender, StorageError>
}>()("@sendwright/core/received/Replies") {
  static readonly layer = Layer.effect(
    Replies,
    Effect.gen(function*() {
      const received = yield* ReceivedEmails
      const emails = yield* Emails
      const domains = yield* DomainStore
      const { serviceDomain } = yield* EngineSettings

      const answered = (caller: Caller, id: string | null) =>
        id === null ? Effect.succeed(null) : emails.get(caller, id).pipe(
          Effect.map(({ from }) => from),
          Effect.catchTag("NotFound", () => Effect.succeed(null))
        )

      const sender = Effect.fnUntraced(function*(
        caller: Caller,
        { envelope: { to }, repliedToEmailId }: Pick<ReceivedEmail, "envelope" | "repliedToEmailId">
      ) {
        const own = ReplySender.ownOf(to, serviceDomain)
        if (own !== undefined) return { from: own, replyTo: null }
        const { id: accountId } = caller.account
        const names = yield* domains.list(accountId)
        return ReplySender.elsewhere(to, {
          accountId,
          serviceDomain,
          answered: yield* answered(caller, repliedToEmailId),
          verified: names.flatMap(({ name, status }) => status === "verified" ? name : [])
        })
      })

      const reply = Effect.fn("Replies.reply")(function*(
        caller: Caller,
        receivedId: string,
        input: unknown,
        decode: (send: unknown) => DecodedSend,
        idempotency: string | Idempotency.StepKey | null
      ) {
        const email = yield* received.get(caller, receivedId)
        const refusal = refusalOf(email)
        if (refusal !== undefined) {
          return yield* new ValidationError({ issues: [{ path: ["id"], message: refusal }] })
        }
        if (!isRecord(input)) return yield* emails.send(caller, decode(input), idempotency)
        const draft = draftOf(email)
        const { from, replyTo } = yield* sender(caller, email)
        const given = input["from"]
        const { result } = decode({
          ...(from === null ? {} : { from }),
          ...draft,
          ...input,
          headers: headersOf(draft.headers, input["headers"])
        })
        const isDefault = given === undefined || given === from
        return yield* emails.send(caller, {
          // Not what comes from elsewhere: a domain that was verified meanwhile makes no other request of it.
          input: { receivedId: email.id, reply: input },
          answers: email.id,
          result: result.pipe(
            Result.map((send) => isDefault && replyTo !== null ? withReplyTo(send, replyTo) : send),
            Result.mapError((issues) => isDefault && from === null ? withReason(issues) : issues)
          )
        }, idempotency)
      })

      return Replies.of({ reply, sender })
    })
  )
}
