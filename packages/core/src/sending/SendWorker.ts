import type * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type { DomainStore } from "../domains/DomainStore.ts"
import { DirectHandoffs } from "../emails/DirectHandoffs.ts"
import { logFailedWork } from "../foundation/failedWork.ts"
import { OutgoingHold } from "../foundation/OutgoingHold.ts"
import { ProcessActivity } from "../foundation/ProcessActivity.ts"
import { EngineSettings, ThrottleSettings } from "../foundation/Settings.ts"
import { StorageError } from "../foundation/StorageError.ts"
import * as Tracing from "../foundation/Tracing.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import * as WorkLoop from "../foundation/WorkLoop.ts"
import type { Evidence } from "../model/Evidence.ts"
import { ReputationGuard } from "../reputation/ReputationGuard.ts"
import type { SecretBox } from "../secrets/SecretBox.ts"
import * as DirectWorker from "./DirectWorker.ts"
import type { NotBegun } from "./DirectWorker.ts"
import * as DomainThrottle from "./DomainThrottle.ts"
import * as EmailHandoff from "./EmailHandoff.ts"
import type { Ready } from "./EmailHandoff.ts"
import { EmailProvider } from "./EmailProvider.ts"
import * as HandoffEvidence from "./HandoffEvidence.ts"
import * as HandoffPolicy from "./HandoffPolicy.ts"
import * as ProviderWatch from "./ProviderWatch.ts"
import { type Begun, SendJobs, type SendLease, type Settlement } from "./SendJobs.ts"
import type { SendSlots } from "./SendSlots.ts"
import * as Settling from "./Settling.ts"
import { SigningKeys } from "./SigningKeys.ts"

/** What was begun, and the span in which it was; null where nobody collects one, or where it was begun as it was accepted. */
interface Started {
  readonly begun: Begun | NotBegun
  readonly begin: Tracing.TraceContext | null
}

const readTooLong = new StorageError({
  command: "SendJobs.begin",
  cause: new Error("The contents of the email were not read in time."),
  outage: "contents"
})

/**
 * Hands queued emails over: claims a few of each account, records the attempt, calls the provider and settles. Runs
 * until the layer's scope closes, and then drains. Any number of nodes may run it.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import * as Scheduler from "@sendwright/core/sending/Scheduler"
 * import * as SendWorker from "@sendwright/core/sending/SendWorker"
 * import * as Layer from "effect/Layer"
 *
 * // A process that sends and leaves webhooks to another one.
 * const Senders = Layer.mergeAll(SendWorker.layer, Scheduler.layer).pipe(Layer.provideMerge(Sendwright.layer()))
 * ```
 */
export const layer: Layer.Layer<
  never,
  never,
  | OutgoingHold
  | SendJobs
  | SendSlots
  | EmailProvider
  | Wakeups
  | ReputationGuard
  | SecureRandom.SecureRandom
  | DomainStore
  | SecretBox
> = Layer.effectDiscard(Effect.gen(function*() {
  const jobs = yield* SendJobs
  const provider = yield* ProviderWatch.around(yield* EmailProvider)
  const signingKeys = yield* SigningKeys
  const wakeups = yield* Wakeups
  const reputation = yield* ReputationGuard
  const hold = yield* OutgoingHold
  const random = yield* SecureRandom.SecureRandom
  const settings = yield* EngineSettings
  const { domainConcurrency } = yield* ThrottleSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  const { giveBack, settle } = Settling.make({ jobs, wakeups, reputation, now })

  const fail = (lease: Settlement["lease"], evidence: Evidence) =>
    settle({ lease, now: now(), evidence: [evidence], next: { _tag: "Done" }, later: [] })

  // A hand-off that outlived its lease would go on beside that of the worker that claimed the email next.
  const submitMillis = HandoffPolicy.submitMillis(settings)

  const handOff = EmailHandoff.make({ provider, signingKeys, random, settings, now, settle })

  /** Reads an email whose contents live elsewhere, and hands it over; one that cannot be read comes again. */
  const readAndHandOff = Effect.fnUntraced(function*(
    begun: Ready,
    whole: NonNullable<Ready["whole"]>,
    freed: () => void
  ) {
    const { attempt, email, lease } = begun
    const beganAt = clock.currentTimeMillisUnsafe()
    // What is left of the lease is for the provider.
    const read = yield* whole.pipe(
      Effect.timeoutOrElse({ duration: submitMillis / 2, orElse: () => Effect.fail(readTooLong) }),
      Effect.result
    )
    const spent = clock.currentTimeMillisUnsafe() - beganAt
    if (Result.isSuccess(read)) {
      return yield* handOff({ ...begun, email: read.success }, freed, Math.max(1, submitMillis - spent))
    }
    // Of an outage a condition tells.
    if (read.failure.outage === null) {
      yield* Effect.logError("An email is held back: its contents cannot be read", {
        emailId: email.id,
        reason: read.failure.message
      })
    }
    const { queuedAt, mode } = email
    const decision = HandoffPolicy.decideUnread({ queuedAt, mode, now: now(), attempts: attempt - 1, settings })
    yield* settle({ lease, now: now(), ...decision, later: [] })
  })

  const handle = Effect.fnUntraced(function*(begun: Begun | NotBegun, freed: () => void) {
    switch (begun._tag) {
      case "Lost":
        return
      case "NotBegun":
        return yield* giveBack(begun.lease)
      case "Suppressed":
        return yield* fail(
          begun.lease,
          HandoffEvidence.failedBefore(
            { now: now(), mode: begun.mode, attempts: begun.attempts },
            "recipient_suppressed",
            "A recipient was suppressed after the email was accepted."
          )
        )
      case "DomainRemoved":
        return yield* fail(
          begun.lease,
          HandoffEvidence.failedBefore(
            { now: now(), mode: begun.mode, attempts: begun.attempts },
            "domain_removed",
            "The sender's domain was removed, or is no longer verified."
          )
        )
      case "Ready": {
        const { attempt, email, lease } = begun
        yield* Tracing.link(email.trace)
        yield* Tracing.annotate({ "sendwright.attempt": attempt, "sendwright.recipients": email.recipients.length })
        const isMissed = attempt === 1 && email.scheduledAt !== null &&
          now().getTime() - email.scheduledAt.getTime() > HandoffPolicy.maxOverdueMillis
        if (!isMissed) {
          return yield* begun.whole === undefined
            ? handOff(begun, freed, submitMillis)
            : readAndHandOff(begun, begun.whole, freed)
        }
        return yield* fail(
          lease,
          HandoffEvidence.failedBefore(
            { now: now(), mode: email.mode, attempts: 0 },
            "schedule_missed",
            "The email could not leave within 24 hours after its time: sending was held up."
          )
        )
      }
    }
  })

  const notBegun = (cause: Cause.Cause<unknown>, leases: ReadonlyArray<SendLease>) =>
    logFailedWork("Hand-offs could not be begun: their leases run out", cause, {
      emailIds: leases.map(({ emailId }) => emailId)
    })

  const claim = (limit: number, withDomains: boolean) =>
    Effect.flatMap(hold.isOpen, (isOpen) =>
      isOpen
        ? jobs.claim({
          now: now(),
          limit,
          perAccount: settings.sendsPerAccount,
          leaseMillis: settings.sendLeaseMillis,
          unknownWaitMillis: settings.unknownWaitMillis,
          unknownPolicy: settings.unknownPolicy,
          maxCrashes: settings.maxCrashes,
          withDomains
        })
        : Effect.succeed<ReadonlyArray<SendLease>>([]))

  // Where one email is to blame, the others of its claim are not to suffer for it.
  const beginAlone = (lease: SendLease) =>
    Effect.catchCause(jobs.begin([lease], now()), (cause) => Effect.as(notBegun(cause, [lease]), []))

  const begin = (leases: ReadonlyArray<SendLease>): Effect.Effect<ReadonlyArray<Started>> =>
    Effect.flatMap(Tracing.current, (begin) =>
      Effect.suspend(() => jobs.begin(leases, now())).pipe(
        Effect.catch((error) =>
          error.outage === null && leases.length > 1
            ? Effect.map(Effect.forEach(leases, beginAlone), (all) => all.flat())
            : Effect.fail(error)
        ),
        Effect.catchCause((cause) => Effect.as(notBegun(cause, leases), [])),
        Effect.map((all) => all.map((begun): Started => ({ begun, begin })))
      )).pipe(
        Tracing.traced("SendWorker.begin", { root: true, attributes: { "sendwright.batch.size": leases.length } })
      )

  const carry = ({ begin, begun }: Started, freed: () => void): Effect.Effect<void> =>
    Effect.andThen(Tracing.link(begin), handle(begun, freed)).pipe(
      // Around all of it: what is settled together with others is linked to its batch.
      Tracing.traced("SendWorker.handOff", {
        kind: "consumer",
        attributes: {
          "sendwright.email.id": begun.lease.emailId,
          "sendwright.account.id": begun.lease.accountId
        }
      }),
      // The lease runs out and somebody takes the email up again; a hand-off that had begun counts as unknown.
      Effect.catchCause((cause) =>
        logFailedWork("A hand-off could not be settled", cause, { emailId: begun.lease.emailId })
      )
    )

  // Without a limit there is no step more on the way of an email.
  const throttle = domainConcurrency === null ? null : yield* DomainThrottle.make({
    limit: domainConcurrency,
    leaseMillis: settings.sendLeaseMillis,
    claim: (limit) => claim(limit, true),
    release: jobs.release
  })
  let asked = 0
  const steps = throttle === null
    ? {
      claim: (limit: number) => {
        asked = Math.min(limit, settings.sendsPerAccount)
        return claim(limit, false)
      },
      // No account has left anything where all together have less than one may have.
      isExhausted: (taken: number) => taken < asked,
      begin,
      handle: carry,
      release: jobs.release
    }
    : {
      claim: throttle.claim,
      isExhausted: (taken: number) => taken === 0 && !throttle.claimedInVain(),
      begin: (leases: ReadonlyArray<SendLease>) =>
        Effect.onExit(begin(leases), (exit) => {
          const begun = new Set(Exit.isSuccess(exit) ? exit.value.map(({ begun }) => begun.lease.token) : [])
          return Effect.forEach(leases.filter(({ token }) => !begun.has(token)), throttle.leave, { discard: true })
        }),
      handle: (started: Started, freed: () => void) =>
        Effect.ensuring(carry(started, freed), throttle.leave(started.begun.lease)),
      release: throttle.release
    }

  const slots = yield* WorkLoop.run({
    ...steps,
    name: "SendWorker",
    queue: "sends",
    watched: { name: "send-claims", silence: "No claim of due emails has come back", blocks: true },
    concurrency: Math.max(1, Math.min(settings.sendConcurrency, provider.concurrency ?? Infinity)),
    wakeup: wakeups.wait("sends"),
    nextDue: jobs.nextDue,
    pollMillis: settings.pollMillis,
    paceMillis: yield* WorkLoop.paceMillis,
    drainMillis: settings.drainMillis,
    recheckOnFinish: false
  })
  const direct = yield* DirectHandoffs
  // Domains take turns at the claim alone.
  if (direct === null || throttle !== null) return
  const { tagged } = yield* ProcessActivity
  const token = yield* random.uuidV4()
  const started: WorkLoop.Slots<Begun | NotBegun> = {
    ...slots,
    // What is accepted while everything is held goes to the queue, where claims leave it.
    reserve: (count) => hold.wasOpen() && slots.reserve(count),
    carry: (begun) => slots.carry({ begun, begin: null })
  }
  yield* direct.join(
    DirectWorker.make(started, () => ({ token: tagged(token), leaseMillis: settings.sendLeaseMillis }))
  )
})).pipe(Layer.provide(SigningKeys.layer))
