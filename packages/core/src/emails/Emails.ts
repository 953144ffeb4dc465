import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { actorOf, type Caller, scopeOf } from "../accounts/Caller.ts"
import { RateLimits, refusal } from "../accounts/RateLimits.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import {
  Conflict,
  NotFound,
  NotScheduled,
  type RateLimited,
  type SendError,
  ValidationError
} from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Tracing from "../foundation/Tracing.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { Email, EmailSummary } from "../model/Email.ts"
import type { EmailFilters } from "../model/EmailQuery.ts"
import * as Idempotency from "../model/Idempotency.ts"
import type { Page } from "../model/Page.ts"
import type { DecodedSend } from "../model/SendRequest.ts"
import { scheduleProblem } from "../model/SendRules.ts"
import { Templates } from "../templates/Templates.ts"
import {
  type BatchItem,
  type BatchOptions,
  refusedBatch,
  type SendBatch,
  toBatchAnswer,
  toBatchError,
  waitOf
} from "./Batch.ts"
import { acceptOver, DirectHandoffs } from "./DirectHandoffs.ts"
import * as Drafts from "./Drafts.ts"
import { EmailLog, wholeLog } from "./EmailLog.ts"
import { type AcceptAnswer, type AcceptGroup, EmailStore, type NewEmail } from "./EmailStore.ts"
import { refusalOf } from "./refusalOf.ts"

export {
  type BatchAnswer,
  type BatchError,
  type BatchFailure,
  type BatchItem,
  type BatchOptions,
  BatchRefused,
  type SendBatch
} from "./Batch.ts"

/** The most messages of one batch. */
export const maxBatch = 100

/** The answer to a single send; `replayed` is true if the idempotency key was used before. */
export interface SendAnswer {
  readonly id: string
  readonly replayed: boolean
}

/** Filters of the log, all optional. */
export interface ListRequest extends EmailFilters {
  readonly limit: number
  readonly cursor: string | null
  /** The requested mode; a test key only reads test mode. */
  readonly mode: Mode | null
  readonly q: string | null
}

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
   */
  readonly send: (
    caller: Caller,
    send: DecodedSend,
    idempotency: string | Idempotency.MessageKey | null
  ) => Effect.Effect<SendAnswer, SendError | StorageError | Overloaded>
  /**
   * Accepts up to 100 emails, each judged as a single send would be; the accepted ones are stored in one commit.
   * Messages that could not be decoded fail in their place. With `allOrNothing`, nothing is stored unless every message is
   * accepted: `BatchRefused` names all those that are not. Its idempotency key is none of a batch without it: under a key
   * of the other kind it is another request.
   */
  readonly sendBatch: SendBatch
  readonly get: (caller: Caller, id: string) => Effect.Effect<Email, NotFound | StorageError>
  /**
   * A page of the log, newest first. A search by text or tag that has read enough (`engine.searchDepth`) answers with a
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
      const time = yield* StorageTime
      const log = yield* EmailLog
      const drafts = yield* Drafts.make
      const templates = yield* Templates
      const rates = yield* RateLimits
      const wakeups = yield* Wakeups
      const direct = yield* DirectHandoffs
      const audit = yield* AuditLog
      const settings = yield* EngineSettings
      const clock = yield* Clock.Clock
      const digest = yield* Digest.Digest
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const keyed = Effect.fnUntraced(function*(
        of: Idempotency.Kind,
        given: string | Idempotency.MessageKey,
        request: unknown
      ) {
        const { key, kind, lifetimeMillis } = typeof given === "string"
          ? { kind: of, key: given, lifetimeMillis: settings.idempotencyMillis }
          : given
        const problem = Idempotency.checkKey(key)
        if (problem !== undefined) {
          return yield* new ValidationError({ issues: [{ path: ["idempotencyKey"], message: problem }] })
        }
        // A key of the message is made of all of it: it is held against nothing else.
        const fingerprint = kind === "message"
          ? key
          : yield* Effect.provideService(Idempotency.fingerprint(request), Digest.Digest, digest)
        return { kind, key, fingerprint, expiresAt: new Date((yield* time.now).getTime() + lifetimeMillis) }
      })

      const recall = Effect.fnUntraced(function*(caller: Caller, idempotency: AcceptGroup["idempotency"]) {
        if (idempotency === null) return Option.none()
        const { fingerprint, key, kind } = idempotency
        const recalled = yield* store.recall(
          { accountId: caller.account.id, mode: caller.mode, kind, key },
          yield* time.now
        )
        return Option.isSome(recalled) && recalled.value.fingerprint !== fingerprint ? yield* keyReused : recalled
      })

      const toldOf = (emails: "sends" | "accepted") =>
        Effect.andThen(wakeups.notify(emails), wakeups.notify("webhooks"))
      const [toClaim, begun] = [toldOf("sends"), toldOf("accepted")]
      const tell = (accepted: Extract<AcceptAnswer, { readonly _tag: "Judged" }>) =>
        accepted.begun?.size === accepted.verdicts.length ? begun : toClaim

      const accept = (
        caller: Caller,
        idempotency: AcceptGroup["idempotency"],
        messages: ReadonlyArray<NewEmail>,
        answer: unknown,
        allOrNothing = false
      ) =>
        Effect.flatMap(
          Effect.flatMap(
            Drafts.vouchFor(time, messages),
            (now) =>
              acceptOver(
                direct,
                store,
                Drafts.groupOf(caller, { idempotency, messages, answer, allOrNothing, now })
              )
          ),
          ([accepted]): Effect.Effect<Accepted, Conflict> => {
            if (accepted === undefined || accepted._tag === "KeyReused") return Effect.fail(keyReused)
            return accepted._tag === "Judged" ? Effect.as(tell(accepted), accepted) : Effect.succeed(accepted)
          }
        )

      // A replay answers as the first request did, also where the same request would be refused by now: its schedule has
      // passed, its quota is used up. The storage looks for the key before it judges; before that, it is looked for
      // where the request is refused already, or would have files fetched.
      const recallOrComplete = Effect.fnUntraced(function*(
        caller: Caller,
        idempotency: AcceptGroup["idempotency"],
        draft: Result.Result<Drafts.Draft, SendError | StorageError>
      ) {
        const recalled = yield* recall(caller, idempotency)
        if (Option.isSome(recalled)) return { _tag: "Replayed" as const, ...recalled.value }
        const ready = Result.isSuccess(draft) ? draft.success : yield* draft.failure
        return yield* Effect.scoped(Effect.gen(function*() {
          const [email] = yield* drafts.complete(caller, [ready], false)
          return yield* accept(caller, idempotency, [yield* Effect.fromResult(email!)], null)
        }))
      })

      const acceptOne = (
        caller: Caller,
        idempotency: AcceptGroup["idempotency"],
        message: DecodedSend
      ): Effect.Effect<Accepted, SendError | StorageError | Overloaded> =>
        Effect.flatMap(
          Effect.result(drafts.make(caller, message, templates.renderer(caller))),
          (draft) =>
            Result.isSuccess(draft) && draft.success.fetched === null
              ? accept(caller, idempotency, [draft.success.email], null)
              : recallOrComplete(caller, idempotency, draft)
        )

      const sendOne = (
        caller: Caller,
        message: DecodedSend,
        idempotency: AcceptGroup["idempotency"]
      ): Effect.Effect<SendAnswer, SendError | StorageError | Overloaded> =>
        Effect.flatMap(acceptOne(caller, idempotency, message), ({ _tag, verdicts: [verdict] }) => {
          if (verdict?._tag !== "Accepted") return Effect.fail(refusalOf(verdict!))
          const answer = { id: verdict.emailId, replayed: _tag === "Replayed" }
          const noted = Tracing.annotate({ "sendwright.email.id": answer.id, "sendwright.replayed": answer.replayed })
          return Effect.as(noted, answer)
        })

      const send = (caller: Caller, message: DecodedSend, given: string | Idempotency.MessageKey | null) =>
        tracedSend(() =>
          given === null
            ? sendOne(caller, message, null)
            : Effect.flatMap(
              keyed("single", given, message.input),
              (idempotency) => sendOne(caller, message, idempotency)
            )
        )

      const evaluate = Effect.fnUntraced(function*(
        caller: Caller,
        messages: ReadonlyArray<DecodedSend>,
        allOrNothing: boolean
      ) {
        const tokens = yield* rates.takeMessages(caller, messages.length, allOrNothing)
        const render = templates.renderer(caller)
        const made = yield* Effect.forEach(
          messages,
          (message, index) =>
            orRefusal(index < tokens.granted ? drafts.make(caller, message, render) : Effect.fail(refusal(tokens)))
        )
        const ready = made.flatMap((draft) => Result.isSuccess(draft) ? draft.success : [])
        // Nothing is fetched for a batch that is refused already.
        const isRefused = allOrNothing && ready.length < made.length
        const completed = (isRefused
          ? ready.map(({ email }) => Result.succeed(email))
          : yield* drafts.complete(caller, ready, allOrNothing)).values()
        const failures: Array<BatchItem> = []
        const errors: Array<SendError> = []
        const emails: Array<NewEmail> = []
        const indexes: Array<number> = []
        for (const [index, draft] of made.entries()) {
          const email = Result.isFailure(draft) ? Result.fail(draft.failure) : completed.next().value!
          if (Result.isFailure(email)) {
            errors.push(email.failure)
            failures.push({ ok: false, index, error: toBatchError(email.failure) })
          } else {
            indexes.push(index)
            emails.push(email.success)
          }
        }
        return { emails, kept: { indexes, failures }, retryAfterSeconds: waitOf(errors) }
      })

      const sendBatch = Effect.fn("Emails.sendBatch")(function*(
        caller: Caller,
        messages: ReadonlyArray<DecodedSend>,
        key: string | null,
        { allOrNothing = false }: BatchOptions = {}
      ) {
        if (messages.length < 1 || messages.length > maxBatch) {
          return yield* new ValidationError({
            issues: [{ path: [], message: `a batch must hold 1 to ${maxBatch} messages` }]
          })
        }
        const inputs = messages.map((message) => message.input)
        const request = allOrNothing ? { allOrNothing, messages: inputs } : inputs
        const idempotency = key === null ? null : yield* keyed("batch", key, request)
        // Before anything is judged: what the first request was answered holds.
        const recalled = yield* recall(caller, idempotency)
        if (Option.isSome(recalled)) return toBatchAnswer(recalled.value.answer, recalled.value.verdicts, true)
        const { emails, kept, retryAfterSeconds } = yield* evaluate(caller, messages, allOrNothing)
        if (allOrNothing && kept.failures.length > 0) {
          return yield* refusedBatch(
            kept,
            emails.length === 0 ? [] : yield* drafts.judge(caller, emails),
            retryAfterSeconds
          )
        }
        if (emails.length === 0) return toBatchAnswer(kept, [], false)
        const accepted = yield* accept(caller, idempotency, emails, kept, allOrNothing)
        if (accepted._tag === "Refused") return yield* refusedBatch(kept, accepted.verdicts, retryAfterSeconds)
        return accepted._tag === "Judged"
          ? toBatchAnswer(kept, accepted.verdicts, false)
          : toBatchAnswer(accepted.answer, accepted.verdicts, true)
      }, Effect.scoped)

      const get = Effect.fn("Emails.get")(function*(caller: Caller, id: string) {
        const found = yield* store.find(scopeOf(caller), id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const list = Effect.fn("Emails.list")((caller: Caller, { cursor, limit, mode, q, status, tag }: ListRequest) =>
        log.list(caller, { ...wholeLog, cursor, limit, mode, q, tag, statuses: status === null ? [] : [status] })
      )

      const cancel = Effect.fn("Emails.cancel")(function*(caller: Caller, id: string) {
        const answer = yield* store.cancel(scopeOf(caller), id, now())
        if (answer === "not_found") return yield* new NotFound()
        if (answer === "not_scheduled") return yield* new NotScheduled({ status: (yield* get(caller, id)).status })
        yield* wakeups.notify("webhooks")
        // What programs do stands in the history of the email.
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

      // Only a batch that is all or nothing fails with BatchRefused, which types cannot tell by a default.
      return Emails.of({ send, sendBatch: sendBatch as SendBatch, get, list, reschedule, cancel })
    })
  )
}

/**
 * The span of a single send. A refusal is an answer to the caller and no failure of the service: its code is enough, as
 * its message may quote the request.
 */
const tracedSend = <A>(
  send: () => Effect.Effect<A, SendError | StorageError | Overloaded>
): Effect.Effect<A, SendError | StorageError | Overloaded> =>
  Effect.withFiber((fiber) =>
    Tracing.isCollected(fiber)
      ? Effect.flatMap(
        Effect.matchEffect(send(), {
          onSuccess: (answer) => Effect.succeed(Result.succeed(answer)),
          onFailure: (error) =>
            error._tag === "StorageError" || error._tag === "Overloaded"
              ? Effect.fail(error)
              : Effect.as(Tracing.annotate({ "error.type": error.code }), Result.fail<SendError>(error))
        }).pipe(Tracing.traced("Emails.send")),
        Effect.fromResult
      )
      : send()
  )

type Accepted = Exclude<AcceptAnswer, { readonly _tag: "KeyReused" }>

/** Whether a message of a batch became an email: a storage that failed is no matter of that message alone. */
const orRefusal = (
  making: Effect.Effect<Drafts.Draft, SendError | StorageError>
): Effect.Effect<Result.Result<Drafts.Draft, SendError>, StorageError> =>
  Effect.matchEffect(making, {
    onSuccess: (email) => Effect.succeed(Result.succeed(email)),
    onFailure: (error) =>
      error._tag === "StorageError" ? Effect.fail(error) : Effect.succeed(Result.fail<SendError>(error))
  })

const keyReused = new Conflict({
  message: "This idempotency key was used with another request: use a new key, or repeat the first request unchanged."
})
