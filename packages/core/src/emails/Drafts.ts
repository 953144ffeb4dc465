import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Caller } from "../accounts/Caller.ts"
import * as Quota from "../accounts/Quota.ts"
import { AccountPaused, type SendError, ValidationError } from "../foundation/Errors.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Tracing from "../foundation/Tracing.ts"
import type { StoredFile } from "../model/OriginalMessage.ts"
import type { CheckedSend, DecodedSend } from "../model/SendRequest.ts"
import type { Renderer } from "../templates/Templates.ts"
import { AttachmentLoader, namesUrls } from "./AttachmentLoader.ts"
import { type AcceptGroup, EmailStore, type NewEmail } from "./EmailStore.ts"
import * as NewEmails from "./NewEmail.ts"
import { refusalOf } from "./refusalOf.ts"
import * as ReplyAddress from "./ReplyAddress.ts"
import { withContent } from "./TemplatedSend.ts"

/** The id of an email that is promised already, and when it was: a UUID v7 of that time. */
export interface Promised {
  readonly id: string
  readonly at: Date
}

/** An email that lacks at most the files that are still to be fetched for `fetched`. */
export interface Draft {
  readonly email: NewEmail
  readonly fetched: CheckedSend | null
  readonly promised?: Promised | undefined
}

type Completed = Result.Result<NewEmail, SendError>

const noFiles: Result.Result<ReadonlyArray<StoredFile>, never> = Result.succeed([])

const succeed = (email: NewEmail): Completed => Result.succeed(email)
const fail = (error: SendError): Completed => Result.fail(error)

/**
 * The storage's time, by which messages are accepted. Fails with the outage `clock` where a time that they were given is
 * more than five minutes from it: this node's clock is wrong, and neither it nor the ids made of it may be stored.
 */
export const vouchFor = (
  time: StorageTime["Service"],
  messages: ReadonlyArray<NewEmail>
): Effect.Effect<Date, StorageError> => {
  const [first, ...others] = messages
  if (first === undefined) return time.now
  // One request's messages are made one after the other: where the clock was set meanwhile, some of them are wrong.
  return others.reduce(
    (vouched, { createdAt }) =>
      createdAt.getTime() === first.createdAt.getTime() ? vouched : Effect.andThen(vouched, time.vouch(createdAt)),
    time.vouch(first.createdAt)
  )
}

/** The group that messages of one request are judged and accepted in. */
export const groupOf = (
  caller: Caller,
  { allOrNothing = false, answer, idempotency, messages, now }:
    & Pick<AcceptGroup, "idempotency" | "messages" | "answer">
    & { readonly allOrNothing?: boolean; readonly now: Date }
): AcceptGroup => ({
  accountId: caller.account.id,
  mode: caller.mode,
  idempotency,
  messages,
  answer,
  allOrNothing,
  now,
  quota: caller.mode === "live" ? Quota.claimOf(caller.account, now) : null
})

/**
 * The way from checked sends to emails: `make` applies every rule that needs no storage; `complete` brings what is
 * fetched, within a scope for as long as it is held, and only for what the storage would accept.
 */
export const make = Effect.gen(function*() {
  const store = yield* EmailStore
  const time = yield* StorageTime
  const loader = yield* AttachmentLoader
  const random = yield* SecureRandom.SecureRandom
  const settings = yield* EngineSettings
  const replyKeys = yield* ReplyAddress.keys
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  const emailOf = (
    caller: Caller,
    send: CheckedSend,
    attachments: ReadonlyArray<StoredFile>,
    promised: Promised | undefined
  ) =>
    Effect.withFiber((fiber) =>
      Effect.flatMap(
        promised === undefined ? random.uuidV7() : Effect.succeed(promised.id),
        (id) =>
          Effect.flatMap(random.uuidV7(), (eventId) =>
            Effect.fromResult(NewEmails.make(caller, send, {
              id,
              eventId,
              now: promised?.at ?? now(),
              serviceDomain: settings.serviceDomain,
              replyKeys,
              attachments,
              trace: Tracing.currentOf(fiber)
            })))
      )
    )

  const draftOf = (
    caller: Caller,
    send: CheckedSend,
    files: ReadonlyArray<StoredFile> | undefined,
    promised: Promised | undefined
  ): Effect.Effect<Draft, SendError> => {
    const fetches = namesUrls(send)
    const attachments: Result.Result<ReadonlyArray<StoredFile>, ValidationError> = files !== undefined
      ? Result.succeed(files)
      : fetches
      ? noFiles
      : loader.decode(send)
    if (Result.isFailure(attachments)) return Effect.fail(attachments.failure)
    const draft = Effect.map(
      emailOf(caller, send, attachments.success, promised),
      (email) => ({ email, fetched: fetches ? send : null, promised })
    )
    // Files are megabytes: between those of two messages of a batch, somebody else has a turn.
    return attachments.success.length > 0 ? Effect.andThen(Effect.yieldNow, draft) : draft
  }

  const makeDraft = (
    caller: Caller,
    { files, result }: DecodedSend,
    render: Renderer,
    promised?: Promised
  ): Effect.Effect<Draft, SendError | StorageError> => {
    if (Result.isFailure(result)) return Effect.fail(new ValidationError({ issues: result.failure }))
    const paused = caller.account.paused
    if (paused !== null && caller.mode === "live") return Effect.fail(new AccountPaused({ reason: paused.reason }))
    return Effect.flatMap(withContent(result.success, render), (send) => draftOf(caller, send, files, promised))
  }

  /** What `accept` would answer to messages at present. */
  const judge = (caller: Caller, messages: ReadonlyArray<NewEmail>) =>
    Effect.flatMap(time.now, (now) => store.judge(groupOf(caller, { idempotency: null, messages, answer: null, now })))

  // Nothing is fetched for a message that would be refused, so all of them are judged before; the accept judges them
  // again. Of drafts that are all or nothing, nothing is fetched where one would be refused.
  const complete = Effect.fnUntraced(function*(caller: Caller, drafts: ReadonlyArray<Draft>, allOrNothing: boolean) {
    if (drafts.every(({ fetched }) => fetched === null)) {
      return drafts.map(({ email }) => succeed(email))
    }
    const verdicts = yield* judge(caller, drafts.map(({ email }) => email))
    if (allOrNothing && verdicts.some(({ _tag }) => _tag !== "Accepted")) {
      return verdicts.map((verdict, index) =>
        verdict._tag === "Accepted" ? succeed(drafts[index]!.email) : fail(refusalOf(verdict))
      )
    }
    const isWanted = drafts.map(({ fetched }, index) => fetched !== null && verdicts[index]?._tag === "Accepted")
    const sends = drafts.flatMap(({ fetched }, index) => isWanted[index] === true && fetched !== null ? fetched : [])
    const loaded = yield* loader.load(caller.account.id, sends)
    let next = 0
    return yield* Effect.forEach(
      drafts,
      Effect.fnUntraced(function*({ email, fetched, promised }, index): Effect.fn.Return<Completed> {
        if (fetched === null) return succeed(email)
        const verdict = verdicts[index]!
        if (verdict._tag !== "Accepted") return fail(refusalOf(verdict))
        const files = loaded[next++]!
        if (Result.isFailure(files)) return fail(files.failure)
        // Made anew: it is accepted now, and not before its files were fetched, unless it was promised before.
        return yield* Effect.result(emailOf(caller, fetched, files.success, promised))
      })
    )
  })

  return { make: makeDraft, complete, judge }
})
