import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { actorOf, type Caller, scopeOf } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import {
  type Issue,
  NotFound,
  NotScheduled,
  type RateLimited,
  type SendError,
  ValidationError
} from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { Email, EmailSummary } from "../model/Email.ts"
import type { EmailFilters } from "../model/EmailQuery.ts"
import type * as Idempotency from "../model/Idempotency.ts"
import type { Page } from "../model/Page.ts"
import type { DecodedSend } from "../model/SendRequest.ts"
import { scheduleProblem } from "../model/SendRules.ts"
import type { SendBatch } from "./Batch.ts"
import { EmailLog, wholeLog } from "./EmailLog.ts"
import { EmailStore } from "./EmailStore.ts"
import * as Sending from "./Sending.ts"

export {
  type BatchAnswer,
  type BatchError,
  type BatchFailure,
  type BatchItem,
  type BatchOptions,
  BatchRefused,
  type SendBatch
} from "./Batch.ts"
export { maxBatch, type SendAnswer } from "./Sending.ts"

/** Filters of the log, all optional. */
export interface ListRequest extends EmailFilters {
  readonly limit: number
  readonly cursor: string | null
  /** The requested mode; a test key only reads test mode. */
  readonly mode: Mode | null
  readonly q: string | null
  /** The sender's domain as A-labels; the account's sandbox domain is one. */
  readonly domain?: string | undefined
  /** The sender's address, in any spelling of its mailbox. */
  readonly from?: string | undefined
  /** Only emails accepted at this time or later. */
  readonly createdFrom?: Date | undefined
  /** Only emails accepted before this time. */
  readonly createdBefore?: Date | undefined
  /** Only emails whose contents a template with this id made. */
  readonly templateId?: string | undefined
}

/** The filters of the log that have another name in a `ListRequest`. */
const listNames: Readonly<Record<string, string>> = { sender: "from", from: "createdFrom", to: "createdBefore" }

const inListNames = (issues: ReadonlyArray<Issue>): ValidationError =>
  new ValidationError({
    issues: issues.map(({ message, path }) => ({ path: path.map((name) => listNames[name] ?? name), message }))
  })

/**
 * The emails of an account: sending, the log, and cancelling.
 *
 * @example
 * ```ts
 * import { type Caller, Emails, SendRequest } from "@sendwright/core"
 * import * as Clock from "effect/Clock"
 * import * as Effect from "effect/Effect"
 *
 * export const welcome = Effect.fn("welcome")(function*(caller: Caller) {
 *   const emails = yield* Emails
 *   const now = new Date(yield* Clock.currentTimeMillis)
 *   const email = { from: "Shop <hello@shop.example>", to: "ada@example.com", subject: "Welcome", text: "Hello, Ada." }
 *   // The same key with the same email sends once.
 *   const { id } = yield* emails.send(caller, SendRequest.decode(email, now), "welcome-ada")
 *   return yield* emails.get(caller, id)
 * })
 * ```
 */
export class Emails extends Context.Service<Emails, {
  /**
   * Accepts one email. Fails with `Overloaded` where there is no room for the files that it names by URL. When it
   * succeeds, the email, its first event and its job are stored. A repeated idempotency
   * key answers with the first id, and fails with `Conflict` where the request is another one. A `MessageKey` is one that
   * a surface makes of the message itself, for clients that repeat a message without a key; it never meets a client's.
   * A `StepKey` answers with the first id whatever the request is then, and logs that it is another one.
   */
  readonly send: (
    caller: Caller,
    send: DecodedSend,
    idempotency: string | Idempotency.MessageKey | Idempotency.StepKey | null
  ) => Effect.Effect<Sending.SendAnswer, SendError | StorageError | Overloaded>
  /**
   * Accepts up to 100 emails, each judged as a single send would be; the accepted ones are stored in one commit.
   * Messages that could not be decoded fail in their place. With `allOrNothing`, nothing is stored unless every message is
   * accepted: `BatchRefused` names all those that are not. Its idempotency key is none of a batch without it: under a key
   * of the other kind it is another request.
   */
  readonly sendBatch: SendBatch
  readonly get: (caller: Caller, id: string) => Effect.Effect<Email, NotFound | StorageError>
  /**
   * A page of the log, newest first. A search by text, tag or sender that has read enough (`engine.searchDepth`) answers with a
   * page that may be short or empty, and whose cursor goes on from there: the last page is the one without a cursor.
   * `RateLimited` where other searches of the account, or of this process, leave no room for it in time.
   */
  readonly list: (
    caller: Caller,
    request: ListRequest
  ) => Effect.Effect<Page<EmailSummary>, ValidationError | RateLimited | StorageError>
  /**
   * Gives a scheduled email another time, from now on and within 30 days. `NotScheduled` where it has left, or was
   * cancelled.
   */
  readonly reschedule: (
    caller: Caller,
    id: string,
    scheduledAt: Date
  ) => Effect.Effect<void, NotFound | NotScheduled | ValidationError | StorageError>
  readonly cancel: (caller: Caller, id: string) => Effect.Effect<void, NotFound | NotScheduled | StorageError>
}>()("@sendwright/core/emails/Emails") {
  static readonly layer = Layer.effect(
    Emails,
    Effect.gen(function*() {
      const store = yield* EmailStore
      const log = yield* EmailLog
      const wakeups = yield* Wakeups
      const audit = yield* AuditLog
      const clock = yield* Clock.Clock
      const { send, sendBatch } = yield* Sending.make
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const get = Effect.fn("Emails.get")(function*(caller: Caller, id: string) {
        const found = yield* store.find(scopeOf(caller), id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const list = Effect.fn("Emails.list")((
        caller: Caller,
        { createdBefore, createdFrom, cursor, domain, from, limit, mode, q, status, tag, templateId }: ListRequest
      ) =>
        log.list(caller, {
          ...wholeLog,
          cursor,
          limit,
          mode,
          q,
          tag,
          domain: domain ?? null,
          sender: from ?? null,
          templateId: templateId ?? null,
          from: createdFrom ?? null,
          to: createdBefore ?? null,
          statuses: status === null ? [] : [status]
        }).pipe(Effect.catchTag("ValidationError", ({ issues }) => Effect.fail(inListNames(issues))))
      )

      const cancel = Effect.fn("Emails.cancel")(function*(caller: Caller, id: string) {
        const answer = yield* store.cancel(scopeOf(caller), id, now())
        if (answer === "not_found") return yield* new NotFound()
        if (answer === "not_scheduled") return yield* new NotScheduled({ status: (yield* get(caller, id)).status })
        yield* wakeups.notify("webhooks")
        // What programs do is in the history of the email.
        if (caller.actor.kind !== "key") {
          yield* audit.record(caller.account.id, actorOf(caller), "email.cancelled", id)
        }
      })

      const reschedule = Effect.fn("Emails.reschedule")(function*(caller: Caller, id: string, scheduledAt: Date) {
        const at = now()
        const problem = scheduleProblem(scheduledAt.getTime(), at)
        if (problem !== undefined) {
          return yield* new ValidationError({ issues: [{ path: ["scheduledAt"], message: problem }] })
        }
        const answer = yield* store.reschedule(scopeOf(caller), { id, scheduledAt, now: at })
        if (answer === "not_found") return yield* new NotFound()
        if (answer === "not_scheduled") return yield* new NotScheduled({ status: (yield* get(caller, id)).status })
        yield* wakeups.notify("webhooks")
        if (caller.actor.kind !== "key") {
          yield* audit.record(caller.account.id, actorOf(caller), "email.rescheduled", id)
        }
      })

      return Emails.of({ send, sendBatch, get, list, reschedule, cancel })
    })
  )
}
