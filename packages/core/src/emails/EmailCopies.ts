import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { actorOf, type Caller, originOf, scopeOf } from "../accounts/Caller.ts"
import { RateLimits, refusal } from "../accounts/RateLimits.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { addressOf, checkMailbox, normalize } from "../foundation/Address.ts"
import { AccountPaused, NotFound, type SendError, ValidationError } from "../foundation/Errors.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import * as Tracing from "../foundation/Tracing.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { contentsOf, hasContents, type Visible } from "../model/EmailFields.ts"
import { originalOf } from "../model/OriginalMessage.ts"
import * as SendRequest from "../model/SendRequest.ts"
import * as Drafts from "./Drafts.ts"
import {
  type AcceptAnswer,
  type AcceptGroup,
  type EmailRecord,
  EmailStore,
  type NewEmail,
  type Verdict
} from "./EmailStore.ts"
import * as NewEmails from "./NewEmail.ts"
import { refusalOf } from "./refusalOf.ts"
import * as ReplyAddress from "./ReplyAddress.ts"

/** The recipients of a copy: the mailboxes of each list. */
export interface Recipients {
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly bcc: ReadonlyArray<string>
}

/** What became of an email that was to be sent again. */
export type SentAgain =
  | { readonly _tag: "Sent"; readonly id: string; readonly copyId: string }
  /** All recipients that it did not reach are suppressed. */
  | { readonly _tag: "Suppressed"; readonly id: string }
  /** It has not failed, has no contents any more, or cannot be sent by the rules of today. */
  | { readonly _tag: "Skipped"; readonly id: string; readonly reason: string }

/** Bytes of bodies and attachments that are read before copies are stored. */
const maxBytes = 8 * 1024 * 1024
/** Copies that are stored by one command. */
const maxStored = 25

/**
 * Sends emails once more, as new ones that name the first: what was handed over is never handed over again as the same
 * email, because nobody knows what became of it.
 *
 * @example
 * ```ts no-run: it needs the id of an email
 * import { type Caller, EmailCopies } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // The same email to somebody who never got it.
 * export const forward = Effect.fn("forward")(function*(caller: Caller, id: string, to: string) {
 *   return yield* (yield* EmailCopies).copy(caller, id, { to: [to], cc: [], bcc: [] })
 * })
 * ```
 */
export class EmailCopies extends Context.Service<EmailCopies, {
  /**
   * Sends a copy, to the recipients of the first or to others, at once, and in the mode of the caller's key. Answers with
   * its id. Whatever a send is refused for, a copy is; `ValidationError` also where the contents of the first were deleted.
   */
  readonly copy: (
    caller: Caller,
    id: string,
    recipients: Recipients | null
  ) => Effect.Effect<string, NotFound | SendError | StorageError>
  /**
   * Sends failed emails again, as copies to the recipients that they failed for, without suppressed ones. Under one
   * `run` an email is sent again once, however often that is asked for. Emails that the caller does not read are left
   * out of the answer.
   */
  readonly sendAgain: (
    caller: Caller,
    run: string,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<SentAgain>, AccountPaused | StorageError>
}>()("@sendwright/core/emails/EmailCopies") {
  static readonly layer = Layer.effect(
    EmailCopies,
    Effect.gen(function*() {
      const store = yield* EmailStore
      const rates = yield* RateLimits
      const wakeups = yield* Wakeups
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const settings = yield* EngineSettings
      const replyKeys = yield* ReplyAddress.keys
      const clock = yield* Clock.Clock
      const time = yield* StorageTime
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const admit = (caller: Caller): Effect.Effect<void, AccountPaused> => {
        const { paused } = caller.account
        return paused !== null && caller.mode === "live"
          ? Effect.fail(new AccountPaused({ reason: paused.reason }))
          : Effect.void
      }

      const make = Effect.fnUntraced(function*(
        caller: Caller,
        { email, origin }: EmailRecord,
        recipients: Recipients,
        visible: Visible | null
      ) {
        const at = now()
        const send = yield* Effect.fromResult(checked(email, recipients, visible, at))
        const attachments = email.attachments.length === 0 && !email.hasOriginal
          ? []
          : yield* store.attachments(scopeOf(caller), email.id)
        if (originalOf(attachments)?.content.length === 0) return yield* notKept
        const made = yield* Effect.fromResult(NewEmails.make(caller, send, {
          id: yield* random.uuidV7(),
          eventId: yield* random.uuidV7(),
          now: at,
          serviceDomain: settings.serviceDomain,
          replyKeys,
          attachments,
          trace: yield* Tracing.current
        }))
        return { ...made, origin: { ...originOf(caller, origin.templateId), copyOf: email.id } }
      })

      const groupOf = (caller: Caller, message: NewEmail, idempotency: AcceptGroup["idempotency"]) =>
        Effect.map(
          Drafts.vouchFor(time, [message]),
          (now) => Drafts.groupOf(caller, { idempotency, messages: [message], answer: null, now })
        )

      const notify = Effect.andThen(wakeups.notify("sends"), wakeups.notify("webhooks"))

      const copy = Effect.fn("EmailCopies.copy")(function*(caller: Caller, id: string, recipients: Recipients | null) {
        const found = yield* store.record(scopeOf(caller), id)
        if (Option.isNone(found)) return yield* new NotFound()
        yield* admit(caller)
        const taken = yield* rates.takeMessages(caller, 1)
        if (taken.granted === 0) return yield* refusal(taken)
        const { email } = found.value
        const message = yield* recipients === null
          ? make(caller, found.value, email, visibleOf(email))
          : make(caller, found.value, recipients, null)
        const [answer] = yield* store.accept([yield* groupOf(caller, message, null)])
        const verdict = verdictOf(answer)
        if (verdict._tag !== "Accepted") return yield* refusalOf(verdict)
        yield* notify
        yield* audit.record(caller.account.id, actorOf(caller), "email.copied", verdict.emailId)
        return verdict.emailId
      })

      /** Stores copies, and those that were refused for suppressed recipients once more without them. */
      const accept = Effect.fnUntraced(function*(caller: Caller, run: string, copies: ReadonlyArray<Made>) {
        const expiresAt = new Date((yield* time.now).getTime() + settings.idempotencyMillis)
        const tryAll = (made: ReadonlyArray<Made>) =>
          Effect.map(
            Effect.flatMap(
              Effect.forEach(made, ({ id, message }) =>
                groupOf(caller, message, { kind: "copy", key: `${run} ${id}`, fingerprint: id, expiresAt })),
              store.accept
            ),
            (answers) =>
              made.map((one, index) => ({ ...one, verdict: verdictOf(answers[index]) }))
          )
        const first = yield* tryAll(copies)
        const rest = first.flatMap(({ again, id, verdict }) =>
          verdict._tag === "Suppressed" ? [{ id, again, recipients: new Set(verdict.addresses) }] : []
        )
        const narrowed = rest.flatMap(({ again, id, recipients }) => {
          const message = again(recipients)
          return message === undefined ? [] : [{ id, again, message }]
        })
        const second = new Map((narrowed.length === 0 ? [] : yield* tryAll(narrowed)).map((one) => [one.id, one]))
        return first.map(({ id, verdict }): SentAgain => {
          const last = second.get(id)?.verdict ?? verdict
          return last._tag === "Accepted"
            ? { _tag: "Sent", id, copyId: last.emailId }
            : last._tag === "Suppressed"
            ? { _tag: "Suppressed", id }
            : { _tag: "Skipped", id, reason: refusalOf(last).message }
        })
      })

      const sendAgain = Effect.fn("EmailCopies.sendAgain")(function*(
        caller: Caller,
        run: string,
        ids: ReadonlyArray<string>
      ) {
        yield* admit(caller)
        const answers: Array<SentAgain> = []
        let waiting: Array<Made> = []
        let bytes = 0
        const flush = Effect.fnUntraced(function*() {
          if (waiting.length > 0) answers.push(...yield* accept(caller, run, waiting))
          waiting = []
          bytes = 0
        })
        for (const id of ids) {
          const found = yield* store.record(scopeOf(caller), id)
          if (Option.isNone(found)) continue
          const record = found.value
          const failed = failedOf(record, new Set())
          if (record.email.status !== "failed" || record.email.mode !== caller.mode || failed === undefined) {
            answers.push({ _tag: "Skipped", id, reason: "It has not failed, or no recipient is left." })
            continue
          }
          const made = yield* Effect.result(make(caller, record, failed, visibleOf(record.email)))
          if (Result.isFailure(made)) {
            if (made.failure._tag === "StorageError") return yield* made.failure
            answers.push({ _tag: "Skipped", id, reason: made.failure.message })
            continue
          }
          const message = made.success
          const again: Made["again"] = (suppressed) => {
            const left = failedOf(record, suppressed)
            if (left === undefined) return undefined
            const { visible, ...lists } = shownTo(left, visibleOf(record.email))
            return {
              ...message,
              ...lists,
              ownHeader: visible === null ? null : { visible, messageId: null, date: null },
              recipients: message.recipients.filter(({ address }) => !suppressed.has(address))
            }
          }
          waiting.push({ id, message, again })
          bytes += sizeOf(message)
          if (waiting.length >= maxStored || bytes >= maxBytes) yield* flush()
        }
        yield* flush()
        if (answers.some(({ _tag }) => _tag === "Sent")) yield* notify
        return answers
      })

      return EmailCopies.of({ copy, sendAgain })
    })
  )
}

/** A copy, and how it is made without recipients that are suppressed: `undefined` where nobody is left. */
interface Made {
  readonly id: string
  readonly message: NewEmail
  readonly again: (suppressed: ReadonlySet<string>) => NewEmail | undefined
}

/** What became of the one message of a group. The key of a copy belongs to one email, so that no other one uses it. */
const verdictOf = (answer: AcceptAnswer | undefined): Verdict => {
  if (answer === undefined || answer._tag === "KeyReused") {
    throw new Error("The key of a copy belongs to another email.")
  }
  return answer.verdicts[0]!
}

const sizeOf = ({ attachments, html, text }: NewEmail): number =>
  attachments.reduce((sum, { content }) => sum + content.length, (html?.length ?? 0) + (text?.length ?? 0))

const addressIn = (mailbox: string): string => normalize(addressOf(mailbox))

/** The failed recipients of an email, except the omitted ones; `undefined` if there are none. */
const failedOf = ({ email, recipients }: EmailRecord, without: ReadonlySet<string>): Recipients | undefined => {
  const failed = new Set(
    recipients.flatMap(({ address, state }) => state === "failed" && !without.has(address) ? [address] : [])
  )
  const of = (mailboxes: ReadonlyArray<string>) => mailboxes.filter((mailbox) => failed.has(addressIn(mailbox)))
  const lists = { to: of(email.to), cc: of(email.cc), bcc: of(email.bcc) }
  return lists.to.length + lists.cc.length + lists.bcc.length === 0 ? undefined : lists
}

/**
 * The mailboxes of a copy's header where the first has its own header: the same, without recipients who were erased.
 */
const visibleOf = ({ ownHeader }: EmailRecord["email"]): Visible | null => {
  const visible = ownHeader?.visible ?? null
  const isThere = (mailbox: string) => checkMailbox(mailbox) === undefined
  return visible === null ? null : { to: visible.to.filter(isThere), cc: visible.cc.filter(isThere) }
}

/** Where nobody is left of To, Cc takes its place, and so does a single one of bcc: several do not get to see each other. */
const shownTo = (
  { bcc, cc, to }: Recipients,
  visible: Visible | null
): Recipients & { readonly visible: Visible | null } =>
  visible !== null || to.length > 0
    ? { to, cc, bcc, visible }
    : cc.length > 0
    ? { to: cc, cc: [], bcc, visible }
    : bcc.length === 1
    ? { to: bcc, cc: [], bcc: [], visible }
    : { to, cc, bcc, visible: { to: [], cc: [] } }

/** The send that a copy is made of: by the rules of today, as what was stored may have been redacted since. */
const notKept = new ValidationError({
  issues: [{ path: ["id"], message: "has no contents that are kept, so it cannot be sent again" }]
})

const checked = (
  email: EmailRecord["email"],
  recipients: Recipients,
  visible: Visible | null,
  now: Date
): Result.Result<SendRequest.CheckedSend, ValidationError> => {
  if (!hasContents(email)) return Result.fail(notKept)
  const { from, replyTo, subject, tags } = email
  const { to, ...shown } = shownTo(recipients, visible)
  // Answers to the copy are the copy's.
  const answers = replyTo.some((mailbox) => ReplyAddress.hasForm(addressOf(mailbox)))
    ? { replyTracking: true }
    : { replyTo }
  const given = { ...shown, ...answers, from, subject, tags, ...contentsOf(email) }
  const present = Object.entries(given).filter(([, value]) =>
    value !== null && (!Array.isArray(value) || value.length > 0)
  )
  const input = { ...Object.fromEntries(present), to }
  return Result.mapError(SendRequest.decode(input, now).result, (issues) => new ValidationError({ issues }))
}
