import * as Address from "../foundation/Address.ts"
import type { EngineSettings } from "../foundation/Settings.ts"
import type { Evidence } from "../model/Evidence.ts"
import * as RecipientBounce from "./RecipientBounce.ts"
import type { NextStep } from "./SendJobs.ts"
import * as Submissions from "./Submission.ts"
import type { Mixed, RecipientRefusal, Submission } from "./Submission.ts"

/** The wait after the first temporary refusal; it doubles with each further one. */
export const firstDelayMillis = 5_000
/** The longest wait, unless the provider asks for a longer one. */
export const maxDelayMillis = 15 * 60_000
/** A scheduled email that could not leave for so long after its time (a paused account) fails instead of going late. */
export const maxOverdueMillis = 24 * 3_600_000

/**
 * How long the provider has for a hand-off, in milliseconds; then the outcome is unknown for everybody. What is left of
 * the lease is for settling.
 */
export const submitMillis = (settings: Pick<EngineSettings, "sendLeaseMillis">): number =>
  settings.sendLeaseMillis * 0.75

/** How long to wait after attempt number `attempt` (from 1) was temporarily refused; a provider's hint is honoured. */
export const delayAfter = (attempt: number, hintMillis: number | null): number =>
  Math.max(Math.min(firstDelayMillis * 2 ** Math.min(attempt - 1, 20), maxDelayMillis), hintMillis ?? 0)

/** What is known when a hand-off has ended. */
export interface Handoff {
  readonly attempt: number
  /** When the email first became due: the retry window counts from then. */
  readonly queuedAt: Date
  readonly now: Date
  readonly mode: "live" | "test"
  /** The addresses that were handed over, normalised. */
  readonly recipients: ReadonlyArray<string>
  /** The envelope form of each, as the provider knows it, in the same order. */
  readonly envelope: ReadonlyArray<string>
  /** Whether the email has recipients besides: then events name the ones that they are about. */
  readonly isPartial: boolean
  readonly settings: Pick<EngineSettings, "handoffWindowMillis" | "unknownWaitMillis" | "unknownPolicy">
}

/** What a hand-off's end means for the email and for its job. */
export interface Decision {
  readonly evidence: ReadonlyArray<Evidence>
  readonly next: NextStep
}

/** Decides what becomes of an email after a hand-off. */
export const decide = (handoff: Handoff, submission: Submission): Decision => {
  const decision = decideFor(handoff, submission)
  return handoff.isPartial ? { ...decision, evidence: decision.evidence.map(named) } : decision
}

const named = (piece: Evidence): Evidence =>
  piece.recipients === "all"
    ? piece
    : { ...piece, details: { ...piece.details, recipients: piece.recipients } }

const decideFor = (handoff: Handoff, submission: Submission): Decision => {
  switch (submission._tag) {
    case "Accepted":
      return decideAccepted(handoff, submission)
    case "PermanentlyRefused":
      return {
        evidence: [
          submission.subject === "recipient"
            ? recipientRefused(handoff, submission, submission, handoff.recipients, null)
            : failed(handoff, submission, "all", {
              reason: "refused",
              code: submission.code,
              diagnostic: submission.diagnostic,
              error: `The provider refused the message: ${submission.diagnostic}`
            })
        ],
        next: { _tag: "Done" }
      }
    case "TemporarilyRefused":
      // Waiting for one's turn is no refusal: it neither counts nor comes to an end with the retry window.
      if (submission.deferred === true) {
        const at = new Date(handoff.now.getTime() + (submission.retryAfterMillis ?? 0))
        return { evidence: [], next: { _tag: "Deferred", at } }
      }
      return retryOrGiveUp(handoff, submission, "all", submission.retryAfterMillis, {
        reason: "retries_exhausted",
        code: submission.code,
        diagnostic: submission.diagnostic,
        error: `Every attempt was refused for the time being; the last answer: ${submission.diagnostic}`
      })
    case "Unknown": {
      if (handoff.settings.unknownPolicy === "hold") return { evidence: [], next: { _tag: "Hold" } }
      // A provider that breaks off each time may have delivered each time: the waits grow as after a refusal.
      const wait = Math.max(handoff.settings.unknownWaitMillis, delayAfter(handoff.attempt, null))
      const until = handoff.now.getTime() + wait
      return until <= windowEnd(handoff)
        ? { evidence: [], next: { _tag: "AwaitEvidence", until: new Date(until) } }
        : {
          evidence: [failed(handoff, submission, "all", {
            reason: "outcome_unknown",
            code: null,
            diagnostic: submission.diagnostic,
            error: `The connection broke before the provider answered, each time: ${submission.diagnostic}`
          })],
          next: { _tag: "Done" }
        }
    }
    case "Mixed":
      return decideMixed(handoff, submission)
  }
}

/** The evidence of an email that fails without being handed over. */
export const failedBefore = (
  handoff: Pick<Handoff, "now" | "mode"> & { readonly attempts: number },
  reason: "recipient_suppressed" | "domain_removed" | "schedule_missed" | "contents_unreadable" | "recipient_erased",
  error: string
): Evidence =>
  evidence(handoff, "email.failed", "all", {
    reason,
    provider_code: null,
    attempts: handoff.attempts
  }, { error })

/** The wait for an email whose contents could not be read. */
export const unreadDelayMillis = 30_000

/** Decides what becomes of an email whose contents could not be read: no provider was asked, and no attempt counts. */
export const decideUnread = (
  handoff: Pick<Handoff, "queuedAt" | "now" | "mode" | "settings"> & { readonly attempts: number }
): Decision => {
  const at = handoff.now.getTime() + unreadDelayMillis
  return at <= windowEnd(handoff)
    ? { evidence: [], next: { _tag: "Deferred", at: new Date(at) } }
    : {
      evidence: [
        failedBefore(handoff, "contents_unreadable", "The contents of the email could not be read in all that time.")
      ],
      next: { _tag: "Done" }
    }
}

const decideAccepted = (
  handoff: Handoff,
  submission: Extract<Submission, { readonly _tag: "Accepted" }>
): Decision => {
  const permanent = submission.refused.filter((refusal) => refusal.permanent)
  const temporary = submission.refused.filter((refusal) => !refusal.permanent)
  const refused = new Set(submission.refused.map((refusal) => Address.normalize(refusal.address)))
  const taken = handoff.recipients.filter((_, index) => !refused.has(Address.normalize(handoff.envelope[index]!)))
  const { providerMessageId } = submission
  const pieces: Array<Evidence> = []
  if (taken.length > 0) {
    const some = refused.size === 0 ? {} : { recipients: taken }
    pieces.push(evidence(handoff, "email.sent", taken, {
      attempt: handoff.attempt,
      ...some,
      ...carrierOf(submission),
      provider_message_id: providerMessageId
    }, { providerMessageId }))
  }
  for (const refusal of permanent) {
    pieces.push(named(recipientRefused(handoff, submission, refusal, [refusal.address], providerMessageId)))
  }
  if (temporary.length === 0) return { evidence: pieces, next: { _tag: "Done" } }
  const rest = retryOrGiveUp(handoff, submission, temporary.map((refusal) => refusal.address), null, {
    reason: "retries_exhausted",
    ...lastOf(temporary)
  })
  return { evidence: [...pieces, ...rest.evidence.map(named)], next: rest.next }
}

/**
 * Each recipient has what its own outcome means, except for the wait, which they share: a job that is handed over again
 * goes to everybody who is still waiting.
 *
 * The longest wait wins. A shorter one would hand a recipient of an unknown outcome over before there was time for
 * evidence, or one who was temporarily refused before the provider wants to see it. For the same reason all wait where the
 * unknown ones are held: a retry could not leave them out, and the operator has said that they must not have the
 * message twice. A recipient whose own wait ends after the window is given up at once and holds nobody back.
 */
const decideMixed = (handoff: Handoff, submission: Mixed): Decision => {
  const outcomes = new Map(submission.outcomes.map(({ address, outcome }) => [Address.normalize(address), outcome]))
  const ended = handoff.recipients.map((recipient, index) => ({
    recipient,
    envelope: handoff.envelope[index]!,
    outcome: outcomes.get(Address.normalize(handoff.envelope[index]!)) ??
      Submissions.unknown("The provider did not say what became of the recipient.")
  }))
  // Those who were taken in one message are one event.
  const groups = Map.groupBy(
    ended,
    ({ envelope, outcome }) => outcome._tag === "Accepted" ? `Accepted ${outcome.providerMessageId}` : envelope
  )
  const decisions = [...groups.values()].map((group): Decision => {
    const recipients = group.map(({ recipient }) => recipient)
    const outcome = { ...carrierOf(submission), ...group[0]!.outcome }
    const { evidence, next } = decideFor(
      { ...handoff, recipients, envelope: group.map(({ envelope }) => envelope) },
      outcome
    )
    return { evidence: evidence.map(named), next }
  })
  return {
    evidence: decisions.flatMap(({ evidence }) => evidence),
    next: longest(decisions.map(({ next }) => next))
  }
}

const longest = (steps: ReadonlyArray<NextStep>): NextStep => {
  let last: NextStep = { _tag: "Done" }
  for (const step of steps) {
    if (step._tag === "Hold") return step
    if (timeOf(step) >= timeOf(last)) last = step
  }
  // The provider was asked about some, so that the attempt counts.
  return last._tag === "Deferred" ? { _tag: "RetryAt", at: last.at } : last
}

const timeOf = (step: Exclude<NextStep, { readonly _tag: "Hold" }>): number =>
  step._tag === "Done" ? -Infinity : (step._tag === "AwaitEvidence" ? step.until : step.at).getTime()

interface Failure {
  readonly reason: string
  readonly code: string | null
  readonly diagnostic: string
  readonly error: string
}

const lastOf = (refusals: ReadonlyArray<RecipientRefusal>): Omit<Failure, "reason"> => {
  const last = refusals[refusals.length - 1]!
  return {
    code: last.code,
    diagnostic: last.diagnostic,
    error: `Some recipients were refused for the time being on every attempt; the last answer: ${last.diagnostic}`
  }
}

const windowEnd = (handoff: Pick<Handoff, "queuedAt" | "settings">): number =>
  handoff.queuedAt.getTime() + handoff.settings.handoffWindowMillis

const retryOrGiveUp = (
  handoff: Handoff,
  submission: Submission,
  recipients: ReadonlyArray<string> | "all",
  hintMillis: number | null,
  failure: Failure
): Decision => {
  const at = handoff.now.getTime() + delayAfter(handoff.attempt, hintMillis)
  return at <= windowEnd(handoff)
    ? { evidence: [], next: { _tag: "RetryAt", at: new Date(at) } }
    : { evidence: [failed(handoff, submission, recipients, failure)], next: { _tag: "Done" } }
}

/** Nobody is named where no provider was asked. */
const carrierOf = ({ provider }: Submission): { readonly provider?: string } =>
  provider === undefined ? {} : { provider }

/** What a permanent refusal of recipients means for them, alike for one of them and for all. */
const recipientRefused = (
  handoff: Handoff,
  submission: Submission,
  reply: RecipientBounce.PermanentReply,
  recipients: ReadonlyArray<string>,
  providerMessageId: string | null
): Evidence =>
  RecipientBounce.isBounce(reply)
    ? evidence(handoff, "email.bounced", recipients, {
      recipients,
      bounce_type: "permanent",
      bounce_sub_type: "refused",
      diagnostic_code: reply.diagnostic,
      status_code: reply.code,
      reporting_mta: null,
      ...carrierOf(submission),
      provider_message_id: providerMessageId
    }, providerMessageId === null ? {} : { providerMessageId })
    : failed(handoff, submission, recipients, {
      reason: "refused",
      code: reply.code,
      diagnostic: reply.diagnostic,
      error: `The provider refused the recipient: ${reply.diagnostic}`
    })

const failed = (
  handoff: Handoff,
  submission: Submission,
  recipients: ReadonlyArray<string> | "all",
  failure: Failure
): Evidence =>
  evidence(handoff, "email.failed", recipients === "all" ? handoff.recipients : recipients, {
    reason: failure.reason,
    provider_code: failure.code,
    diagnostic_code: failure.diagnostic,
    attempts: handoff.attempt,
    ...carrierOf(submission)
  }, { error: failure.error })

const evidence = (
  handoff: Pick<Handoff, "now" | "mode">,
  type: Evidence["type"],
  recipients: Evidence["recipients"],
  details: Evidence["details"],
  extra: { readonly providerMessageId?: string; readonly error?: string }
): Evidence => ({
  type,
  occurredAt: handoff.now,
  recipients,
  details: handoff.mode === "test" ? { ...details, test: true } : details,
  keys: [],
  providerMessageId: extra.providerMessageId ?? null,
  error: extra.error ?? null
})
