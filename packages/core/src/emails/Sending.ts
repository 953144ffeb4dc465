import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { Caller } from "../accounts/Caller.ts"
import { RateLimits, refusal } from "../accounts/RateLimits.ts"
import { Conflict, type SendError, ValidationError } from "../foundation/Errors.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Tracing from "../foundation/Tracing.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import * as Idempotency from "../model/Idempotency.ts"
import type { DecodedSend } from "../model/SendRequest.ts"
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
import { type AcceptAnswer, type AcceptGroup, EmailStore, type NewEmail } from "./EmailStore.ts"
import { refusalOf } from "./refusalOf.ts"

/** The most messages of one batch. */
export const maxBatch = 100

/** The answer to a single send; `replayed` is true if the idempotency key was used before. */
export interface SendAnswer {
  readonly id: string
  readonly replayed: boolean
}

/** Sends one message, or a batch, for `Emails`. */
export const make = Effect.gen(function*() {
  const store = yield* EmailStore
  const time = yield* StorageTime
  const drafts = yield* Drafts.make
  const templates = yield* Templates
  const rates = yield* RateLimits
  const wakeups = yield* Wakeups
  const direct = yield* DirectHandoffs
  const settings = yield* EngineSettings
  const digest = yield* Digest.Digest

  const keyed = Effect.fnUntraced(function*(
    of: Idempotency.Kind,
    given: string | Idempotency.MessageKey | Idempotency.StepKey,
    request: unknown
  ) {
    const { key, lifetimeMillis } = typeof given === "string"
      ? { key: given, lifetimeMillis: settings.idempotencyMillis }
      : given
    const kind = typeof given === "string" || given.kind === "step" ? of : given.kind
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

  const waking = (emails: "sends" | "accepted") => Effect.andThen(wakeups.notify(emails), wakeups.notify("webhooks"))
  const [wakeWorkers, wakeReaders] = [waking("sends"), waking("accepted")]
  const wake = (accepted: Extract<AcceptAnswer, { readonly _tag: "Judged" }>) =>
    accepted.begun?.size === accepted.verdicts.length ? wakeReaders : wakeWorkers

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
        return accepted._tag === "Judged" ? Effect.as(wake(accepted), accepted) : Effect.succeed(accepted)
      }
    )

  // A replay answers as the first request did, also where the same request would be refused by now: its schedule has
  // passed, its quota is used up. The storage looks for the key before it judges; before that, it is looked for
  // where the request is refused already, or would have files fetched.
  const recallOrComplete = Effect.fnUntraced(function*(
    caller: Caller,
    idempotency: AcceptGroup["idempotency"],
    draft: Result.Result<Drafts.Draft, SendError | StorageError>,
    answers: string | undefined
  ) {
    const recalled = yield* recall(caller, idempotency)
    if (Option.isSome(recalled)) return { _tag: "Replayed" as const, ...recalled.value }
    const ready = Result.isSuccess(draft) ? draft.success : yield* draft.failure
    return yield* Effect.scoped(Effect.gen(function*() {
      const [email] = yield* drafts.complete(caller, [ready], false)
      return yield* accept(caller, idempotency, [answering(yield* Effect.fromResult(email!), answers)], null)
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
          ? accept(caller, idempotency, [answering(draft.success.email, message.answers)], null)
          : recallOrComplete(caller, idempotency, draft, message.answers)
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

  /** The first answer under the key of a step whose repeat is another request. */
  const firstOf = Effect.fnUntraced(function*(caller: Caller, { key, kind }: Keyed) {
    const recalled = yield* store.recall(
      { accountId: caller.account.id, mode: caller.mode, kind, key },
      yield* time.now
    )
    const verdict = Option.isSome(recalled) ? recalled.value.verdicts[0] : undefined
    if (verdict?._tag !== "Accepted") return yield* keyReused
    yield* Effect.logInfo("A repeated step would send another email: the first one stands", {
      account: caller.account.id,
      email: verdict.emailId
    })
    return { id: verdict.emailId, replayed: true }
  })

  const sendKeyed = (
    caller: Caller,
    message: DecodedSend,
    given: string | Idempotency.MessageKey | Idempotency.StepKey
  ) =>
    Effect.flatMap(keyed("single", given, message.input), (idempotency) => {
      const sent = sendOne(caller, message, idempotency)
      return typeof given === "string" || given.kind !== "step"
        ? sent
        : Effect.catchIf(sent, (error) => error === keyReused, () => firstOf(caller, idempotency))
    })

  const send = (
    caller: Caller,
    message: DecodedSend,
    given: string | Idempotency.MessageKey | Idempotency.StepKey | null
  ) => tracedSend(() => given === null ? sendOne(caller, message, null) : sendKeyed(caller, message, given))

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

  // Only a batch that is all or nothing fails with BatchRefused, which types cannot tell by a default.
  return { send, sendBatch: sendBatch as SendBatch }
})

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

const answering = (email: NewEmail, answers: string | undefined): NewEmail =>
  answers === undefined ? email : { ...email, answers }

type Keyed = NonNullable<AcceptGroup["idempotency"]>

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
