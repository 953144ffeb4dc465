import * as Address from "../foundation/Address.ts"
import type { EngineSettings } from "../foundation/Settings.ts"
import type { Evidence } from "../model/Evidence.ts"
import * as HandoffEvidence from "./HandoffEvidence.ts"
import type { Handoff } from "./HandoffEvidence.ts"
import type { NextStep } from "./SendJobs.ts"
import * as Submissions from "./Submission.ts"
import type { Mixed, RecipientRefusal, Submission } from "./Submission.ts"

export type { Handoff } from "./HandoffEvidence.ts"

const minute = 60_000
const hour = 60 * minute

/** The wait after the first temporary refusal; it doubles with each further one. */
export const firstDelayMillis = 5_000
/** The longest wait, unless the provider asks for a longer one. */
export const maxDelayMillis = 15 * minute
/**
 * The same where the mail server of the recipient refuses: it asks for patience (RFC 5321 §4.5.4.1), and sees who does
 * not have it.
 */
export const receiverDelays = { first: 5 * minute, max: 4 * hour }
/** Once an email has waited for so long for a receiver, an event says so. */
const toldDelays = [hour / 2, 24 * hour, 48 * hour, 72 * hour]
/** A scheduled email that could not leave for so long after its time (a paused account) fails instead of going late. */
export const maxOverdueMillis = 24 * hour

/**
 * How long the provider has for a hand-off, in milliseconds; then the outcome is unknown for everybody. What is left of
 * the lease is for settling.
 */
export const submitMillis = (settings: Pick<EngineSettings, "sendLeaseMillis">): number =>
  settings.sendLeaseMillis * 0.75

/** How long to wait after attempt number `attempt` (from 1) was temporarily refused; a hint is honoured. */
export const delayAfter = (attempt: number, hintMillis: number | null, by: Submission["by"] = undefined): number => {
  const { first, max } = by === "receiver" ? receiverDelays : { first: firstDelayMillis, max: maxDelayMillis }
  return Math.max(Math.min(first * 2 ** Math.min(attempt - 1, 20), max), hintMillis ?? 0)
}

/** Recipients who wait together. */
export interface Wait {
  /** As in `Handoff.recipients`. */
  readonly recipients: ReadonlyArray<string>
  readonly next: Exclude<NextStep, { readonly _tag: "Done" | "Continue" }>
  /** The receiver that they wait for; absent: none, or it is not known whether it took the email. */
  readonly receiver?: string
}

/** What a hand-off's end means for the email and for its job. */
export interface Decision {
  readonly evidence: ReadonlyArray<Evidence>
  /** What those wait for who have no final outcome. Each waits for nobody else. */
  readonly waits: ReadonlyArray<Wait>
}

/** Decides what becomes of an email after a hand-off. */
export const decide = (handoff: Handoff, submission: Submission): Decision => {
  const decision = decideFor(handoff, submission)
  return handoff.isPartial
    ? { ...decision, evidence: decision.evidence.map(HandoffEvidence.named) }
    : decision
}

/** What comes next for a job whose recipients wait for these: the earliest step. It is held where all of them are. */
export const nextOf = (waits: ReadonlyArray<Wait>): NextStep => {
  const timed = waits.flatMap(({ next }) => next._tag === "Hold" ? [] : [{ next, at: timeOf(next) }])
  if (timed.length === 0) return waits.length === 0 ? { _tag: "Done" } : { _tag: "Hold" }
  return timed.reduce((first, other) => other.at < first.at ? other : first).next
}

/** When a step comes; null: it is held. */
export const timeOfWait = ({ next }: Wait): Date | null => next._tag === "Hold" ? null : timeOf(next)

const timeOf = (step: Exclude<Wait["next"], { readonly _tag: "Hold" }>): Date =>
  step._tag === "AwaitEvidence" ? step.until : step.at

const decideFor = (handoff: Handoff, submission: Submission): Decision => {
  const { recipients } = handoff
  switch (submission._tag) {
    case "Accepted":
      return decideAccepted(handoff, submission)
    case "PermanentlyRefused":
      return {
        evidence: [
          submission.subject === "recipient"
            ? HandoffEvidence.recipientRefused(handoff, submission, submission, recipients, null)
            : HandoffEvidence.failed(handoff, submission, {
              reason: "refused",
              code: submission.code,
              diagnostic: submission.diagnostic,
              error: `The provider refused the message: ${submission.diagnostic}`
            })
        ],
        waits: []
      }
    case "TemporarilyRefused":
      // Waiting for one's turn is no refusal: it neither counts nor comes to an end with the retry window.
      if (submission.deferred === true) {
        const at = new Date(handoff.now.getTime() + (submission.retryAfterMillis ?? 0))
        return { evidence: [], waits: [{ recipients, next: { _tag: "Deferred", at }, ...receiverOf(submission) }] }
      }
      return retryOrGiveUp(handoff, submission, submission.retryAfterMillis, {
        reason: "retries_exhausted",
        code: submission.code,
        diagnostic: submission.diagnostic,
        error: `Every attempt was refused for the time being; the last answer: ${submission.diagnostic}`
      })
    case "Unknown": {
      if (handoff.settings.unknownPolicy === "hold") {
        return { evidence: [], waits: [{ recipients, next: { _tag: "Hold" } }] }
      }
      // A provider that breaks off each time may have delivered each time: the waits grow as after a refusal.
      const wait = Math.max(handoff.settings.unknownWaitMillis, delayAfter(handoff.attempt, null))
      const until = new Date(handoff.now.getTime() + wait)
      return until <= windowEnd(handoff, submission.by)
        ? { evidence: [], waits: [{ recipients, next: { _tag: "AwaitEvidence", until } }] }
        : {
          evidence: [HandoffEvidence.failed(handoff, submission, {
            reason: "outcome_unknown",
            code: null,
            diagnostic: submission.diagnostic,
            error: `The connection broke before the provider answered, each time: ${submission.diagnostic}`
          })],
          waits: []
        }
    }
    case "Mixed":
      return decideMixed(handoff, submission)
  }
}

/** The wait for an email whose contents could not be read. */
export const unreadDelayMillis = 30_000

/** Decides what becomes of an email whose contents could not be read: no provider was asked, and no attempt counts. */
export const decideUnread = (
  handoff: Pick<Handoff, "queuedAt" | "now" | "mode" | "settings"> & { readonly attempts: number }
): { readonly evidence: ReadonlyArray<Evidence>; readonly next: NextStep } => {
  const at = handoff.now.getTime() + unreadDelayMillis
  return at <= windowEnd(handoff).getTime()
    ? { evidence: [], next: { _tag: "Deferred", at: new Date(at) } }
    : {
      evidence: [
        HandoffEvidence.failedBefore(
          handoff,
          "contents_unreadable",
          "The contents of the email could not be read in all that time."
        )
      ],
      next: { _tag: "Done" }
    }
}

const decideAccepted = (
  handoff: Handoff,
  submission: Extract<Submission, { readonly _tag: "Accepted" }>
): Decision => {
  const refusals = new Map(submission.refused.map((refusal) => [Address.normalize(refusal.address), refusal]))
  const refusalOf = (index: number) => refusals.get(Address.normalize(handoff.envelope[index]!))
  const places = [...handoff.recipients.keys()]
  const partOf = (places: ReadonlyArray<number>): Handoff => ({
    ...handoff,
    recipients: places.map((place) => handoff.recipients[place]!),
    envelope: places.map((place) => handoff.envelope[place]!)
  })
  const taken = partOf(places.filter((place) => refusalOf(place) === undefined))
  const waiting = places.filter((place) => refusalOf(place)?.permanent === false)
  const pieces: Array<Evidence> = taken.recipients.length === 0
    ? []
    : [...HandoffEvidence.accepted(taken, submission, refusals.size > 0)]
  for (const refusal of submission.refused.filter(({ permanent }) => permanent)) {
    const { providerMessageId } = submission
    pieces.push(HandoffEvidence.named(
      HandoffEvidence.recipientRefused(handoff, submission, refusal, [refusal.address], providerMessageId)
    ))
  }
  if (waiting.length === 0) return { evidence: pieces, waits: [] }
  const last = refusalOf(waiting.at(-1)!)!
  const rest = retryOrGiveUp(partOf(waiting), submission, null, { reason: "retries_exhausted", ...failureOf(last) })
  return { evidence: [...pieces, ...rest.evidence.map(HandoffEvidence.named)], waits: rest.waits }
}

/** Each recipient has what its own outcome means, and waits for its own time. */
const decideMixed = (handoff: Handoff, submission: Mixed): Decision => {
  const outcomes = new Map(submission.outcomes.map(({ address, outcome }) => [Address.normalize(address), outcome]))
  const ended = handoff.recipients.map((recipient, index) => ({
    recipient,
    envelope: handoff.envelope[index]!,
    outcome: outcomes.get(Address.normalize(handoff.envelope[index]!)) ??
      Submissions.unknown("The provider did not say what became of the recipient.")
  }))
  // Those who were taken in one message, by one server of one provider, are one event.
  const groups = Map.groupBy(
    ended,
    ({ envelope, outcome }) =>
      outcome._tag === "Accepted"
        ? `Accepted ${outcome.providerMessageId} ${outcome.host ?? ""} ${outcome.provider ?? ""}`
        : envelope
  )
  const decisions = [...groups.values()].map((group): Decision => {
    const recipients = group.map(({ recipient }) => recipient)
    const by = submission.by === undefined ? {} : { by: submission.by }
    const outcome = { ...HandoffEvidence.carrierOf(submission), ...by, ...group[0]!.outcome }
    const { evidence, waits } = decideFor(
      { ...handoff, recipients, envelope: group.map(({ envelope }) => envelope) },
      outcome
    )
    return { evidence: evidence.map(HandoffEvidence.named), waits }
  })
  return {
    evidence: decisions.flatMap(({ evidence }) => evidence),
    waits: decisions.flatMap(({ waits }) => waits)
  }
}

const failureOf = ({ code, diagnostic }: RecipientRefusal): Omit<HandoffEvidence.Failure, "reason"> => ({
  code,
  diagnostic,
  error: `Some recipients were refused for the time being on every attempt; the last answer: ${diagnostic}`
})

const receiverOf = ({ receiver }: Pick<Submission, "receiver">): Pick<Wait, "receiver"> =>
  receiver === undefined ? {} : { receiver }

const windowEnd = (handoff: Pick<Handoff, "queuedAt" | "settings">, by: Submission["by"] = undefined): Date => {
  const { handoffWindowMillis, receiverWindowMillis } = handoff.settings
  return new Date(handoff.queuedAt.getTime() + (by === "receiver" ? receiverWindowMillis : handoffWindowMillis))
}

const retryOrGiveUp = (
  handoff: Handoff,
  submission: Submission,
  hintMillis: number | null,
  failure: HandoffEvidence.Failure
): Decision => {
  const at = new Date(handoff.now.getTime() + delayAfter(handoff.attempt, hintMillis, submission.by))
  const end = windowEnd(handoff, submission.by)
  if (at > end) return { evidence: [HandoffEvidence.failed(handoff, submission, failure)], waits: [] }
  return {
    evidence: submission.by === "receiver" && isTold(handoff, at)
      ? [HandoffEvidence.delayed(handoff, submission, failure, end)]
      : [],
    waits: [{ recipients: handoff.recipients, next: { _tag: "RetryAt", at }, ...receiverOf(submission) }]
  }
}

/** Whether, at the next attempt, an email will have waited for one of the `toldDelays`. */
const isTold = ({ now, queuedAt }: Handoff, at: Date): boolean =>
  toldDelays.some((millis) =>
    now.getTime() - queuedAt.getTime() < millis && at.getTime() - queuedAt.getTime() >= millis
  )
