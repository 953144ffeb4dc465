import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { AccountStore } from "../accounts/AccountStore.ts"
import { type Caller, ofOperator } from "../accounts/Caller.ts"
import { ownerOf } from "../accounts/Member.ts"
import * as AcceptedEmails from "../emails/AcceptedEmails.ts"
import { AttachmentLoader } from "../emails/AttachmentLoader.ts"
import * as Drafts from "../emails/Drafts.ts"
import { EmailStore, type NewEmail } from "../emails/EmailStore.ts"
import { refusalOf } from "../emails/refusalOf.ts"
import { AccountSuspended, type ErrorCode, type SendError } from "../foundation/Errors.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import * as Heartbeat from "../foundation/Heartbeat.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { DecodedSend } from "../model/SendRequest.ts"
import type { GuardedHttp } from "../net/GuardedHttp.ts"
import { Templates } from "../templates/Templates.ts"
import { refusedEmail } from "./refusedEmail.ts"
import { type RefusedRequest, RequestStore, type StoredRequest } from "./RequestStore.ts"

const atOnce = 100
const maxBytes = 16 * 1024 * 1024
/** Longer than the files of one request may take to come. */
const leaseMillis = 120_000
/** So long is a request tried that a storage will not take which takes others: it may be a fault that somebody mends. */
const patienceMillis = 3_600_000

const mostLogged = 10_000

const outcomes = Metric.counter("sendwright_sql_requests_total", {
  description: "Send requests stored by SQL, by what became of them: accepted, or the code of the error",
  incremental: true
})
const count = (outcome: string, requests: number) =>
  Metric.update(Metric.withAttributes(outcomes, { outcome }), requests)

/** Reads JSON with the fields of `POST /v1/emails`: `decodeSend` of `@sendwright/api/wire/SendRequest`. */
export type Decode = (json: unknown, now: Date) => DecodedSend

/** A reason that names nobody: it stays when somebody is erased. */
const reasonOf = (error: SendError | AccountSuspended): { readonly code: ErrorCode; readonly message: string } => ({
  code: error.code,
  message: error._tag === "RecipientSuppressed"
    ? "One or more recipients are suppressed, so nothing was sent."
    : error.message
})

const unjudged = { code: "internal_error", message: "The request could not be judged." } as const

/** What became of requests; those `left` are tried again. */
interface Judged {
  readonly accepted: ReadonlyArray<string>
  readonly refused: ReadonlyArray<RefusedRequest>
  readonly left: ReadonlyArray<string>
}

const nothing: Judged = { accepted: [], refused: [], left: [] }

/** A request that only storage can refuse. */
interface Ready {
  readonly request: StoredRequest
  readonly caller: Caller
  readonly draft: Drafts.Draft
}

interface Complete extends Ready {
  readonly email: NewEmail
}

/**
 * Judges the requests that applications stored by SQL, by the rules of `POST /v1/emails` and in their order. Each becomes
 * one email, however often a process dies meanwhile: one that is sent, or one that failed and says why. Any number of
 * processes may run it. Runs until the layer's scope closes; without it such requests stay where they are.
 *
 * @example
 * ```ts
 * import { decodeSend } from "@sendwright/api/wire/SendRequest"
 * import * as RequestWorker from "@sendwright/core/requests/RequestWorker"
 * import * as Sendwright from "@sendwright/core/Sendwright"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * export const Workers = Layer.merge(Sendwright.layerWorkers, RequestWorker.layer(Effect.succeed(decodeSend)))
 * ```
 */
export const layer = (decode: Effect.Effect<Decode>): Layer.Layer<
  never,
  never,
  AccountStore | EmailStore | GuardedHttp | RequestStore | SecureRandom.SecureRandom | StorageTime | Templates | Wakeups
> =>
  Layer.effectDiscard(Effect.gen(function*() {
    const requests = yield* RequestStore
    const accounts = yield* AccountStore
    const emails = yield* EmailStore
    const templates = yield* Templates
    const drafts = yield* Drafts.make
    const random = yield* SecureRandom.SecureRandom
    const time = yield* StorageTime
    const wakeups = yield* Wakeups
    const settings = yield* EngineSettings
    const clock = yield* Clock.Clock
    const watched = {
      name: "requests",
      silence: "No check of send requests stored by SQL has finished",
      blocks: false
    }
    const heartbeat = yield* Heartbeat.make(watched, settings.pollMillis)

    const callerOf = Effect.fnUntraced(function*(accountId: string) {
      const account = yield* accounts.find(accountId)
      const owner = ownerOf(yield* accounts.members(accountId))
      return Option.isNone(account) || owner === undefined
        ? null
        : ofOperator({ account: account.value, owner }, "live")
    })

    const refuse = Effect.fnUntraced(function*(
      request: StoredRequest,
      { code, message }: { readonly code: ErrorCode; readonly message: string }
    ): Effect.fn.Return<RefusedRequest> {
      const { serviceDomain } = settings
      const [first, eventId] = [yield* random.uuidV7(), yield* random.uuidV7()]
      const at = new Date(clock.currentTimeMillisUnsafe())
      const { idempotencyKey } = request
      const email = refusedEmail(request, { eventId: first, serviceDomain })
      return { email, idempotencyKey, eventId, code, message, at }
    })

    const prepare = (
      request: StoredRequest,
      caller: Caller,
      read: Decode
    ): Effect.Effect<Result.Result<Ready, RefusedRequest>, StorageError> => {
      const { suspended } = caller.account
      const { id, storedAt: at } = request
      const draft: Effect.Effect<Drafts.Draft, SendError | AccountSuspended | StorageError> = suspended !== null
        ? Effect.fail(new AccountSuspended({ reason: suspended.reason }))
        : Effect.suspend(() => drafts.make(caller, read(request.request, at), templates.renderer(caller), { id, at }))
      return draft.pipe(
        Effect.map((draft) => Result.succeed<Ready>({ request, caller, draft })),
        Effect.catch((error) =>
          error._tag === "StorageError"
            ? Effect.fail(error)
            : Effect.map(refuse(request, reasonOf(error)), Result.fail)
        ),
        // One that cannot be read at all does not keep the others waiting.
        Effect.catchDefect((defect) =>
          Effect.andThen(
            Effect.logError("A send request stored by SQL could not be judged", defect),
            Effect.map(
              refuse(request, unjudged),
              Result.fail
            )
          )
        )
      )
    }

    const acceptTogether = Effect.fnUntraced(function*(
      ready: ReadonlyArray<Complete>
    ): Effect.fn.Return<Judged, StorageError | Overloaded> {
      const now = yield* time.now
      const answers = yield* emails.accept(ready.map(({ caller, email }) =>
        Drafts.groupOf(caller, { idempotency: null, messages: [email], answer: null, now })
      ))
      const accepted: Array<string> = []
      const refused: Array<RefusedRequest> = []
      for (const [index, { request }] of ready.entries()) {
        const answer = answers[index]
        const verdict = answer?._tag === "Judged" ? answer.verdicts[0] : undefined
        if (verdict === undefined) {
          return yield* Effect.die(new Error("The storage judged nothing"))
        }
        if (verdict._tag === "Accepted") {
          accepted.push(request.id)
        } else refused.push(yield* refuse(request, reasonOf(refusalOf(verdict))))
      }
      return { accepted, refused, left: [] }
    })

    /** Those that were left, of which the log tells once; the oldest are forgotten beyond `mostLogged`. */
    const logged = new Set<string>()
    const leave = Effect.fnUntraced(function*(
      { request }: Ready,
      error: StorageError
    ): Effect.fn.Return<Judged, StorageError> {
      // A refusal cannot be taken back: a node whose clock is ahead does not refuse early.
      const now = yield* time.now
      const isOver = now.getTime() - request.storedAt.getTime() > patienceMillis
      if (!logged.has(request.id)) {
        logged.add(request.id)
        for (const oldest of logged) {
          if (logged.size <= mostLogged) {
            break
          }
          logged.delete(oldest)
        }
        yield* Effect.annotateLogs(
          Effect.logError("A send request stored by SQL cannot be stored as an email; it is tried for an hour", error),
          { account: request.accountId, email: request.id }
        )
      }
      return isOver
        ? { ...nothing, refused: [yield* refuse(request, unjudged)] }
        : { ...nothing, left: [request.id] }
    })

    /** Where they fail together for a reason that may be one's own, each by itself: none keeps the others waiting. */
    const accept = (ready: ReadonlyArray<Complete>): Effect.Effect<Judged, StorageError | Overloaded> =>
      Effect.catchIf(
        acceptTogether(ready),
        (error): error is StorageError =>
          error._tag === "StorageError" && error.outage === null,
        (error) =>
          ready.length === 1
            ? leave(ready[0]!, error)
            : Effect.map(Effect.forEach(ready, (one) => accept([one])), (all) => ({
              accepted: all.flatMap(({ accepted }) => accepted),
              refused: all.flatMap(({ refused }) => refused),
              left: all.flatMap(({ left }) => left)
            }))
      )

    const settle = Effect.fnUntraced(function*(
      accepted: ReadonlyArray<string>,
      refused: ReadonlyArray<RefusedRequest>,
      known: ReadonlyArray<string> = []
    ) {
      yield* requests.settle([...known, ...accepted], refused, settings.idempotencyMillis)
      if (accepted.length > 0) {
        yield* AcceptedEmails.count("live", accepted.length)
        yield* count("accepted", accepted.length)
        yield* wakeups.notify("sends")
      }
      for (const { code, email } of refused) {
        yield* count(code, 1)
        yield* Effect.annotateLogs(Effect.logInfo("A send request stored by SQL was refused"), {
          account: email.accountId,
          email: email.id,
          code
        })
      }
      yield* wakeups.notify("webhooks")
    })

    /** Answers whether any of them is done. */
    const judge = Effect.fnUntraced(function*(
      taken: ReadonlyArray<StoredRequest>
    ): Effect.fn.Return<boolean, StorageError | Overloaded> {
      const read = yield* decode
      const callers = new Map<string, Caller | null>()
      const known = new Set<string>()
      for (
        const [accountId, of] of Map.groupBy(taken, ({ accountId }) => accountId)
      ) {
        callers.set(accountId, yield* callerOf(accountId))
        // What a process accepted that died before it could say so.
        const states = yield* emails.states({ accountId, modes: ["live"] }, of.map(({ id }) => id))
        for (const { id } of states) known.add(id)
      }
      const refused: Array<RefusedRequest> = []
      const ready: Array<Ready> = []
      for (const request of taken) {
        if (known.has(request.id)) continue
        const caller = callers.get(request.accountId) ?? null
        // An account that was made manually, without an owner, does not keep the others waiting.
        const prepared = caller === null
          ? Result.fail(yield* refuse(request, unjudged))
          : yield* prepare(request, caller, read)
        if (Result.isSuccess(prepared)) ready.push(prepared.success)
        else refused.push(prepared.failure)
      }
      const [fetching, whole] = [ready.filter(isFetching), ready.filter((one) => !isFetching(one))]
      const judged = whole.length === 0
        ? nothing
        : yield* accept(whole.map((one) => ({ ...one, email: one.draft.email })))
      yield* settle(judged.accepted, [...refused, ...judged.refused], [...known])
      const left = [...judged.left]
      // One after the other: what is fetched for one is held for no longer than it takes.
      for (const one of fetching) {
        const outcome = yield* Effect.scoped(Effect.gen(function*() {
          const [completed] = yield* drafts.complete(one.caller, [one.draft], false)
          return Result.isSuccess(completed!)
            ? yield* accept([{ ...one, email: completed.success }])
            : { ...nothing, refused: [yield* refuse(one.request, reasonOf(completed!.failure))] }
        }))
        yield* settle(outcome.accepted, outcome.refused)
        left.push(...outcome.left)
      }
      if (left.length > 0) yield* requests.postpone(left)
      return left.length < taken.length
    })

    const round = Effect.gen(function*() {
      // A clock in doubt judges no schedule and no quota.
      const now = new Date(clock.currentTimeMillisUnsafe())
      const taken = (yield* time.doubt) === null
        ? yield* requests.take({ limit: atOnce, maxBytes, leaseMillis, now })
        : []
      heartbeat.beat()
      if (taken.length === 0) return false
      return yield* Effect.onError(judge(taken), () => Effect.ignore(requests.release(taken.map(({ id }) => id))))
    }).pipe(
      Effect.catchCause((cause) =>
        Effect.as(logFailedWork("RequestWorker: requests could not be judged; they are tried again", cause), false)
      )
    )

    yield* Effect.forkScoped(Effect.forever(Effect.gen(function*() {
      // What was said until now is answered by this look.
      yield* Effect.raceFirst(wakeups.wait("requests"), Effect.void)
      if (yield* round) return
      yield* Effect.raceFirst(wakeups.wait("requests"), Effect.sleep(settings.pollMillis))
    })))
  })).pipe(Layer.provide(AttachmentLoader.layer))

const isFetching = ({ draft }: Ready): boolean => draft.fetched !== null
