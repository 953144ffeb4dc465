import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type AuditActor, operator } from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { EmailStore } from "../emails/EmailStore.ts"
import { NotFound, ValidationError } from "../foundation/Errors.ts"
import { OutgoingHold } from "../foundation/OutgoingHold.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { ProviderEvent } from "../model/ProviderEvent.ts"
import { type HeldSend, type QueuedMoved, SendJobs } from "./SendJobs.ts"

/** What an operator may find to have become of a hand-off. */
export const heldOutcomes = ["sent", "failed"] as const
/** What an operator decides of a held email: it was sent, or it failed. */
export type HeldOutcome = typeof heldOutcomes[number]

/** An email that is held, of an account. */
export interface HeldEmail {
  readonly accountId: string
  readonly emailId: string
}

/** What an operator decides of several held emails at once. */
export type HeldDecision = "resend" | HeldOutcome

/** What became of a decision about several. */
export interface HeldDecided {
  /** It was carried out for so many. */
  readonly done: number
  /** Those that were not held any more: evidence had come, or somebody else had decided. */
  readonly gone: ReadonlyArray<HeldEmail>
}

/** Which of the queued emails an operator holds, or lets go, and from where on. */
export interface QueuedSelection {
  /** null: those of all accounts. */
  readonly accountId: string | null
  /** Those that had become due by then: accepted, or fallen due. */
  readonly queuedBy: Date
  /** What the call before answered as `next`; null to begin. */
  readonly after: string | null
}

/** Emails that one call of `holdQueued` and `releaseQueued` looks at: some seconds' worth. */
const queuedAtOnce = 100_000
const queuedInStep = 1_000
const promotedInStep = 500

/** Emails that one decision may be about. */
export const maxDecided = 1_000
const decisionsAtOnce = 4
const tooMany = new ValidationError({ issues: [{ path: ["emails"], message: `must be at most ${maxDecided}` }] })

/**
 * Emails of which nobody knows whether the provider took them: somebody looks into the provider's log, and says here how
 * it goes on. Reports that come by themselves end the waiting as well. An email comes to be held where its hand-off had
 * no answer and the policy for that is to hold (`EngineSettings.unknownPolicy`), and where an operator holds what is
 * queued, because the storage was restored to an earlier time and more may have left than it knows of.
 *
 * @example
 * ```ts
 * import { type Caller, HeldEmails } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // Sends again whatever hangs in the air, where a second copy is better than none.
 * export const resendHeld = Effect.fn("resendHeld")(function*({ account }: Caller) {
 *   const held = yield* HeldEmails
 *   for (const { emailId } of yield* held.list(account.id, 100)) yield* held.resend(account.id, emailId)
 * })
 * ```
 */
export class HeldEmails extends Context.Service<HeldEmails, {
  /** Up to `limit` of an account's, oldest first. */
  readonly list: (accountId: string, limit: number) => Effect.Effect<ReadonlyArray<HeldSend>, StorageError>
  /** Up to `limit` of all accounts, oldest first by (queuedAt, id), strictly after `after`. */
  readonly listAll: (
    limit: number,
    after: Pick<HeldSend, "queuedAt" | "emailId"> | null
  ) => Effect.Effect<ReadonlyArray<HeldSend>, StorageError>
  /**
   * Decides of up to 1,000 at once, whichever account they are of; more are a `ValidationError`. Each is decided for
   * itself and is in the audit log of its account; where the storage fails in the middle, those before are decided.
   */
  readonly decide: (
    emails: ReadonlyArray<HeldEmail>,
    decision: HeldDecision,
    by: AuditActor
  ) => Effect.Effect<HeldDecided, ValidationError | StorageError>
  /** Hands an email over again, immediately and with the same Message-ID, to recipients with an unknown outcome. */
  readonly resend: (
    accountId: string,
    emailId: string,
    by?: AuditActor
  ) => Effect.Effect<void, NotFound | StorageError>
  /** Sets the outcome of recipients with an unknown one; a later report of the provider corrects it. */
  readonly settle: (
    accountId: string,
    emailId: string,
    outcome: HeldOutcome,
    by?: AuditActor
  ) => Effect.Effect<void, NotFound | StorageError>
  /**
   * The same for up to 1,000 emails of any account, as a provider's log names them; more are a `ValidationError`. Answers
   * with those that are not held, or not here.
   */
  readonly settleListed: (
    emailIds: ReadonlyArray<string>,
    outcome: HeldOutcome,
    by?: AuditActor
  ) => Effect.Effect<ReadonlyArray<string>, ValidationError | StorageError>
  /**
   * Holds what waits in the queue: up to 100,000 emails are examined, so that it is to be called again with the `next`
   * of its answer. What was scheduled and has fallen due is among it, also while everything is held. Nobody waits for
   * it; doing it again does nothing more.
   */
  readonly holdQueued: (selection: QueuedSelection, by?: AuditActor) => Effect.Effect<QueuedMoved, StorageError>
  /**
   * Lets those go that `holdQueued` held, in the same way: they are due when they were before. Those that are held
   * because the outcome of their hand-off is not known are decided of one by one.
   */
  readonly releaseQueued: (selection: QueuedSelection, by?: AuditActor) => Effect.Effect<QueuedMoved, StorageError>
  /** Holds everything that would leave (`OutgoingHold`). Answers false where it is held already. */
  readonly holdAll: (by?: AuditActor) => Effect.Effect<boolean, StorageError>
  /** Lets it leave again. Answers false where nothing was held. */
  readonly releaseAll: (by?: AuditActor) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/sending/HeldEmails") {
  static readonly layer = Layer.effect(
    HeldEmails,
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const wakeups = yield* Wakeups
      const audit = yield* AuditLog
      const emails = yield* EmailStore
      const hold = yield* OutgoingHold
      const { maxCrashes } = yield* EngineSettings
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const resend = Effect.fn("HeldEmails.resend")(function*(
        accountId: string,
        emailId: string,
        by: AuditActor = operator
      ) {
        if (!(yield* jobs.free(accountId, emailId, now()))) return yield* new NotFound()
        yield* audit.record(accountId, by, "email.resent", emailId)
        yield* wakeups.notify("sends")
      })

      const settleOf = Effect.fn("HeldEmails.settle")(function*(
        ofAccount: string | null,
        emailId: string,
        outcome: HeldOutcome,
        by: AuditActor
      ) {
        const [held] = yield* jobs.held({ accountId: ofAccount, emailId, limit: 1 })
        if (held === undefined) return yield* new NotFound()
        const { accountId } = held
        const report = reportOf(held, outcome, by, now(), yield* random.uuidV4())
        // Somebody else may have decided meanwhile.
        if (!(yield* jobs.settleHeld(accountId, report, now()))) return yield* new NotFound()
        yield* wakeups.notify("webhooks")
        yield* audit.record(accountId, by, "email.settled", emailId)
      })

      const settle = (accountId: string, emailId: string, outcome: HeldOutcome, by: AuditActor = operator) =>
        settleOf(accountId, emailId, outcome, by)

      const settleListed = Effect.fn("HeldEmails.settleListed")(function*(
        emailIds: ReadonlyArray<string>,
        outcome: HeldOutcome,
        by: AuditActor = operator
      ) {
        if (emailIds.length > maxDecided) return yield* tooMany
        const gone = yield* Effect.forEach(emailIds, (emailId) =>
          settleOf(null, emailId, outcome, by).pipe(
            Effect.as([]),
            Effect.catchTag("NotFound", () => Effect.succeed([emailId]))
          ), { concurrency: decisionsAtOnce })
        return gone.flat()
      })

      const decide = Effect.fn("HeldEmails.decide")(function*(
        emails: ReadonlyArray<HeldEmail>,
        decision: HeldDecision,
        by: AuditActor
      ) {
        if (emails.length > maxDecided) return yield* tooMany
        const gone = yield* Effect.forEach(emails, (email) => {
          const { accountId, emailId } = email
          const decided = decision === "resend"
            ? resend(accountId, emailId, by)
            : settle(accountId, emailId, decision, by)
          return decided.pipe(
            Effect.as([]),
            Effect.catchTag("NotFound", () => Effect.succeed([email]))
          )
        }, { concurrency: decisionsAtOnce })
        return { done: gone.filter(({ length }) => length === 0).length, gone: gone.flat() }
      })

      // While everything is held, nobody else queues what has fallen due: by then it may have left as well.
      const promote = Effect.fnUntraced(function*(queuedBy: Date) {
        if ((yield* hold.current) === null) return
        const dueBy = new Date(Math.min(queuedBy.getTime(), now().getTime()))
        while ((yield* emails.promoteScheduled(dueBy, promotedInStep)) === promotedInStep);
      })

      // One entry for each run, however many emails it finds.
      const inSteps = Effect.fnUntraced(function*(
        { accountId, after, queuedBy }: QueuedSelection,
        action: "emails.held" | "emails.released",
        by: AuditActor,
        step: (step: Parameters<SendJobs["Service"]["releaseQueued"]>[0]) => Effect.Effect<QueuedMoved, StorageError>
      ) {
        if (after === null) yield* audit.record(accountId, by, action, null)
        let moved = 0
        let underWay = 0
        let next = after
        for (let looked = 0; looked < queuedAtOnce; looked += queuedInStep) {
          const done = yield* step({ accountId, after: next, limit: queuedInStep, queuedBy, now: now() })
          moved += done.moved
          underWay += done.underWay
          next = done.next
          if (next === null) break
        }
        return { moved, underWay, next }
      })

      const holdQueued = Effect.fn("HeldEmails.holdQueued")(function*(
        selection: QueuedSelection,
        by: AuditActor = operator
      ) {
        if (selection.after === null) yield* promote(selection.queuedBy)
        return yield* inSteps(selection, "emails.held", by, (step) => jobs.holdQueued({ ...step, maxCrashes }))
      })

      const releaseQueued = Effect.fn("HeldEmails.releaseQueued")(function*(
        selection: QueuedSelection,
        by: AuditActor = operator
      ) {
        const done = yield* inSteps(selection, "emails.released", by, jobs.releaseQueued)
        if (done.moved > 0) yield* wakeups.notify("sends")
        return done
      })

      const holdAll = Effect.fn("HeldEmails.holdAll")(function*(by: AuditActor = operator) {
        const isNew = yield* hold.begin
        if (isNew) yield* audit.record(null, by, "sending.held", null)
        return isNew
      })

      const releaseAll = Effect.fn("HeldEmails.releaseAll")(function*(by: AuditActor = operator) {
        const wasHeld = yield* hold.end
        if (!wasHeld) return false
        yield* audit.record(null, by, "sending.released", null)
        yield* wakeups.notify("sends")
        yield* wakeups.notify("webhooks")
        return true
      })

      return HeldEmails.of({
        holdQueued,
        releaseQueued,
        holdAll,
        releaseAll,
        list: (accountId, limit) => jobs.held({ accountId, emailId: null, limit }),
        listAll: (limit, after) => jobs.held({ accountId: null, emailId: null, limit, after }),
        decide,
        resend,
        settle,
        settleListed
      })
    })
  )
}

/** What somebody found out, in the form in which a provider would have reported it. */
const reportOf = (held: HeldSend, outcome: HeldOutcome, by: AuditActor, at: Date, key: string): ProviderEvent => ({
  provider: by.kind,
  key,
  emailId: held.emailId,
  messageId: null,
  providerMessageId: null,
  type: outcome === "sent" ? "email.sent" : "email.failed",
  occurredAt: at,
  recipients: held.recipients,
  keys: [],
  details: {
    recipients: held.recipients,
    ...(outcome === "sent"
      ? { attempt: held.attempts, provider_message_id: null }
      : { reason: "outcome_unknown", provider_code: null, attempts: held.attempts })
  },
  error: outcome === "sent" ? null : "It is not known whether the email arrived, and it was given up."
})
