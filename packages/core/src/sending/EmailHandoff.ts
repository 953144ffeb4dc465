import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Result from "effect/Result"
import type { DkimKey } from "../domains/DkimKey.ts"
import { handoffs } from "../foundation/Metrics.ts"
import type { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as Tracing from "../foundation/Tracing.ts"
import type { Recipient, Simulation } from "../model/Email.ts"
import type { Evidence } from "../model/Evidence.ts"
import { originalOf } from "../model/OriginalMessage.ts"
import type { SecretUnreadable } from "../secrets/SecretBox.ts"
import type { EmailProvider } from "./EmailProvider.ts"
import * as HandoffEvidence from "./HandoffEvidence.ts"
import * as HandoffPolicy from "./HandoffPolicy.ts"
import * as HandoffProgress from "./HandoffProgress.ts"
import type { Ended, Group } from "./HandoffProgress.ts"
import { recordOf } from "./HandoffRecord.ts"
import { messageOf } from "./messageOf.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import type { Begun, SendableEmail, Settlement } from "./SendJobs.ts"
import * as SendParts from "./SendParts.ts"
import type { Settling } from "./Settling.ts"
import type { SigningKeys } from "./SigningKeys.ts"
import * as Simulator from "./Simulator.ts"
import * as Submission from "./Submission.ts"

/** An email whose hand-off is recorded. */
export type Ready = Extract<Begun, { readonly _tag: "Ready" }>

/** What hand-offs are made with. */
export interface Parts {
  readonly provider: EmailProvider["Service"]
  readonly signingKeys: SigningKeys["Service"]
  readonly random: SecureRandom.SecureRandom["Service"]
  readonly settings: EngineSettings
  readonly now: () => Date
  readonly settle: Settling["settle"]
}

/** Sites of one email that are handed over to at once. */
const sitesAtOnce = 10
const sinceEver = new Date(0)
/** Of a site that has no turn while others take all of the time. */
const noTime = Submission.deferred("Other mail servers of the email took all of the time", 1_000)
/** What of a hand-off's time it may take to learn which sites there are. */
const divideShare = 1 / 4

/** How long recipients who were accepted early wait, so that one settlement can store all of their site. */
const togetherMillis = 500

/**
 * The evidence with a key by which it is known again. A settlement whose answer is lost may have been stored, and keeps
 * its lease while others of the email are handed over.
 */
const keyed = ({ evidence, group }: Ended): ReadonlyArray<Evidence> =>
  evidence.map((piece, index) => ({
    ...piece,
    keys: [`hand-off ${piece.occurredAt.getTime()} ${group.recipients[0]} ${index}`]
  }))

const isSimulated = (recipient: Recipient): recipient is Recipient & { readonly simulation: Simulation } =>
  recipient.simulation !== null

/**
 * Hands one email over to those of its recipients whose time has come, each site's by itself. What is known
 * of some is settled while others have no answer yet; the last answer ends the hand-off.
 */
export const make = ({ now, provider, random, settings, settle, signingKeys }: Parts) => {
  const submit = (message: OutgoingMessage, millis: number): Effect.Effect<Submission.Submission> =>
    provider.submit(message).pipe(
      Effect.timeoutOrElse({
        duration: millis,
        orElse: () =>
          Effect.succeed(Submission.unknown(`the provider did not answer within ${millis / 1000} s`, "timeout"))
      }),
      Effect.catchDefect((defect) =>
        Effect.as(
          Effect.logError("The provider adapter broke", { emailId: message.emailId, provider: provider.name, defect }),
          Submission.unknown("the provider adapter broke in the middle of the hand-off")
        )
      ),
      Effect.map((submission) =>
        submission.provider === undefined ? { ...submission, provider: provider.name } : submission
      )
    )

  const keyOf = (email: SendableEmail): Effect.Effect<DkimKey | null, SecretUnreadable | StorageError> =>
    email.domainId === null ? Effect.succeed(null) : signingKeys.find(email.accountId, email.domainId)

  // Mail that should be signed never leaves unsigned: it waits until the operator has brought the key back.
  const withoutKey = (email: SendableEmail, error: SecretUnreadable | StorageError) =>
    Effect.as(
      Effect.logError("A domain's mail is held back: its DKIM key cannot be read", {
        emailId: email.id,
        domainId: email.domainId,
        reason: error.message
      }),
      Submission.temporarilyRefused("The key that mail of this domain is signed with cannot be read at present.")
    )

  const messageTo = (email: SendableEmail, { attempts, recipients }: Group, key: DkimKey | null) => {
    const to = recipients.map((place) => email.recipients[place]!)
    return messageOf(email, attempts + 1, to, settings.returnPath, key)
  }

  /** The groups of what is due, by site; all in one where the provider does not tell in time. */
  const grouped = (email: SendableEmail, part: Group, key: DkimKey | null, millis: number) => {
    const { sites } = provider
    if (sites === undefined || part.recipients.length === 1) return Effect.succeed([part])
    const placeOf = new Map(part.recipients.map((place) => [email.recipients[place]!.envelope, place]))
    return sites(messageTo(email, part, key)).pipe(
      Effect.timeoutOrElse({ duration: millis * divideShare, orElse: () => Effect.succeed([]) }),
      Effect.catchDefect((defect) =>
        Effect.as(
          Effect.logError("The provider adapter broke", { emailId: email.id, provider: provider.name, defect }),
          []
        )
      ),
      Effect.map((found): ReadonlyArray<Group> => {
        const groups = found.map((site) => ({
          attempts: part.attempts,
          recipients: site.recipients.flatMap((address) => {
            const place = placeOf.get(address)
            return place !== undefined && placeOf.delete(address) ? [place] : []
          })
        })).filter(({ recipients }) => recipients.length > 0)
        return placeOf.size === 0 ? groups : [...groups, { attempts: part.attempts, recipients: [...placeOf.values()] }]
      })
    )
  }

  const decide = (email: SendableEmail) => (group: Group, submission: Submission.Submission, now: Date) => {
    const recipients = group.recipients.map((place) => email.recipients[place]!)
    return HandoffPolicy.decide({
      attempt: group.attempts + 1,
      queuedAt: email.queuedAt,
      now,
      mode: email.mode,
      recipients: recipients.map(({ address }) => address),
      envelope: recipients.map(({ envelope }) => envelope),
      isPartial: recipients.length < email.recipients.length,
      settings
    }, submission)
  }

  /** Hands over to all groups at once, and stores what is known of some while others have no answer yet. */
  const handOverAll = Effect.fnUntraced(function*(
    { email, lease }: Ready,
    { due, waiting }: SendParts.Divided,
    beganAt: Date,
    leftMillis: number
  ) {
    const end = beganAt.getTime() + leftMillis
    const key = yield* Effect.result(keyOf(email))
    const refusal = Result.isFailure(key) ? yield* withoutKey(email, key.failure) : null
    const groups = Result.isFailure(key)
      ? due
      : (yield* Effect.forEach(due, (part) => grouped(email, part, key.success, leftMillis), {
        concurrency: "unbounded"
      })).flat()
    const progress = HandoffProgress.make(email, groups, decide(email))
    const [answered, told] = [Latch.makeUnsafe(false), Latch.makeUnsafe(false)]
    const answerOf = (group: Group) =>
      Result.isFailure(key)
        ? Effect.succeed(refusal!)
        : Effect.suspend(() => {
          const left = end - now().getTime()
          if (left <= 0) return Effect.succeed(noTime)
          const message = messageTo(email, group, key.success)
          const onAccepted = (outcomes: ReadonlyArray<Submission.RecipientOutcome>) => {
            progress.told(group, outcomes.map(Submission.namedBy(provider.name)), now())
            told.openUnsafe()
          }
          return submit(group.recipients.length > 1 ? { ...message, onAccepted } : message, left)
        })
    const handOver = Effect.fnUntraced(function*(group: Group) {
      const submission = yield* answerOf(group)
      const outcome = Submission.isDeferred(submission) ? "Deferred" : submission._tag
      yield* handoffs(outcome, submission.provider)
      yield* Tracing.annotate({ "sendwright.outcome": outcome, "sendwright.provider": submission.provider })
      progress.answered(group, submission, now())
      answered.openUnsafe()
    })
    const storeKnown = Effect.suspend(() => {
      const open = progress.open()
      const known = progress.ended.filter(({ evidence }) => evidence.length > 0)
      if (open.length === 0 || known.length === 0) return Effect.void
      const evidence = known.map(keyed)
      for (const one of known) one.evidence = []
      // Who has no answer yet was due when the hand-off began: were this process lost now, it is unknown.
      const parts = [
        ...waiting,
        ...HandoffProgress.waitsOf(email, progress.ended),
        ...open.map((group) => ({ ...group, dueAt: sinceEver }))
      ]
      return settle({ lease, now: now(), evidence: evidence.flat(), next: { _tag: "Continue" }, parts, later: [] })
        .pipe(
          // It is stored with the others.
          Effect.catch(() => Effect.sync(() => known.forEach((one, index) => one.evidence = evidence[index]!)))
        )
    })
    const onAnswer = Effect.map(answered.await, () => {
      answered.closeUnsafe()
      progress.endTold(new Date(now().getTime() - togetherMillis))
    })
    const onTold = Effect.map(Effect.andThen(told.await, Effect.sleep(togetherMillis)), () => {
      told.closeUnsafe()
      progress.endTold(now())
    })
    const storing = Effect.forever(
      Effect.andThen(Effect.raceFirst(onAnswer, onTold), Effect.uninterruptible(storeKnown))
    )
    const handingOver = Effect.forEach(groups, handOver, { concurrency: sitesAtOnce, discard: true })
    const isAlone = groups.length === 1 && groups[0]!.recipients.length === 1
    yield* isAlone ? handingOver : Effect.raceFirst(handingOver, storing)
    return progress.ended
  })

  return Effect.fnUntraced(function*(ready: Ready, freed: () => void, leftMillis: number) {
    const { attempt, email, lease, parts } = ready
    if (originalOf(email.attachments)?.content.length === 0) {
      const evidence = HandoffEvidence.failedBefore(
        { now: now(), mode: email.mode, attempts: attempt - 1 },
        "recipient_erased",
        "Somebody whom the message names was erased, and the message with them."
      )
      return yield* settle({ lease, now: now(), evidence: [evidence], next: { _tag: "Done" }, later: [] })
    }
    const beganAt = now()
    const queued = [...email.recipients.keys()].filter((place) => email.recipients[place]!.state === "queued")
    const simulated = queued.map((place) => email.recipients[place]!).filter(isSimulated)
    const real = queued.filter((place) => !isSimulated(email.recipients[place]!))
    const divided = SendParts.divide(parts, real, attempt - 1, beganAt)
    const ended = divided.due.length === 0 ? [] : yield* handOverAll(ready, divided, beganAt, leftMillis)
    const isAsked = ended.some(({ submission }) => !Submission.isDeferred(submission))
    const evidence = ended.flatMap(({ evidence }) => evidence)
    const step = HandoffProgress.stepOf(
      ended,
      [...divided.waiting, ...HandoffProgress.waitsOf(email, ended)],
      attempt,
      isAsked || simulated.length > 0
    )
    const later: Array<Settlement["later"][number]> = []
    let submission = isAsked ? HandoffProgress.together(email, ended) : null
    if (simulated.length > 0) {
      const played = Simulator.handOff({
        emailId: email.id,
        mode: email.mode,
        attempt,
        now: now(),
        recipients: simulated,
        providerMessageId: `sim_${yield* random.uuidV7()}`,
        isPartial: email.recipients.some((recipient) => !isSimulated(recipient))
      })
      yield* handoffs("Simulated", "simulator")
      yield* Tracing.annotate({ "sendwright.recipients.simulated": simulated.length })
      evidence.push(played.evidence)
      later.push(...played.later)
      if (ended.length === 0) submission = played.submission
    }
    // What waited for its turn was not handed over: nothing is kept of it.
    const handoff = submission === null
      ? undefined
      : recordOf({ attempt, beganAt, endedAt: now(), submission, next: step.next })
    // The provider has answered: what is left waits for the database alone.
    freed()
    yield* settle({ lease, now: now(), evidence, later, handoff, ...step })
  })
}
