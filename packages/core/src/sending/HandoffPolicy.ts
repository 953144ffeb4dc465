import type { Evidence } from "../emails/Evidence.ts"
import type { EngineSettings } from "../Settings.ts"
import type { NextStep } from "./SendJobs.ts"
import type { RecipientRefusal, Submission } from "./Submission.ts"

/** The wait after the first temporary refusal; it doubles with each further one. */
export const firstDelayMillis = 5_000
/** The longest wait, unless the provider asks for a longer one. */
export const maxDelayMillis = 15 * 60_000
/** A scheduled email that could not leave for so long after its time (a paused account) fails instead of going late. */
export const maxOverdueMillis = 24 * 3_600_000

/** How long to wait after attempt number `attempt` (from 1) was refused for now; a provider's hint is honoured. */
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
  readonly settings: Pick<EngineSettings, "handoffWindowMillis" | "unknownWaitMillis" | "unknownPolicy">
}

/** What a hand-off's end means for the email and for its job. */
export interface Decision {
  readonly evidence: ReadonlyArray<Evidence>
  readonly next: NextStep
}

/** Decides what becomes of an email after a hand-off. */
export const decide = (handoff: Handoff, submission: Submission): Decision => {
  switch (submission._tag) {
    case "Accepted":
      return decideAccepted(handoff, submission)
    case "PermanentlyRefused":
      return {
        evidence: [failed(handoff, "all", {
          reason: "refused",
          code: submission.code,
          diagnostic: submission.diagnostic,
          error: `The provider refused the message: ${submission.diagnostic}`
        })],
        next: { _tag: "Done" }
      }
    case "TemporarilyRefused":
      return retryOrGiveUp(handoff, "all", submission.retryAfterMillis, {
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
          evidence: [failed(handoff, "all", {
            reason: "outcome_unknown",
            code: null,
            diagnostic: submission.diagnostic,
            error: `The connection broke before the provider answered, each time: ${submission.diagnostic}`
          })],
          next: { _tag: "Done" }
        }
    }
  }
}

/** The evidence of an email that fails without being handed over. */
export const failedBefore = (
  handoff: Pick<Handoff, "now" | "mode"> & { readonly attempts: number },
  reason: "recipient_suppressed" | "domain_removed" | "schedule_missed",
  error: string
): Evidence =>
  evidence(handoff, "email.failed", "all", {
    reason,
    provider_code: null,
    attempts: handoff.attempts
  }, { error })

const decideAccepted = (
  handoff: Handoff,
  submission: Extract<Submission, { readonly _tag: "Accepted" }>
): Decision => {
  const permanent = submission.refused.filter((refusal) => refusal.permanent)
  const temporary = submission.refused.filter((refusal) => !refusal.permanent)
  const refused = new Set(submission.refused.map((refusal) => refusal.address.toLowerCase()))
  const taken = handoff.recipients.filter((_, index) => !refused.has(handoff.envelope[index]!.toLowerCase()))
  const { providerMessageId } = submission
  const pieces: Array<Evidence> = []
  if (taken.length > 0) {
    const some = refused.size === 0 ? {} : { recipients: taken }
    pieces.push(evidence(handoff, "email.sent", taken, {
      attempt: handoff.attempt,
      ...some,
      provider_message_id: providerMessageId
    }, { providerMessageId }))
  }
  for (const refusal of permanent) {
    pieces.push(evidence(handoff, "email.bounced", [refusal.address], {
      recipients: [refusal.address],
      bounce_type: "permanent",
      bounce_sub_type: "refused",
      diagnostic_code: refusal.diagnostic,
      status_code: refusal.code,
      reporting_mta: null,
      provider_message_id: providerMessageId
    }, { providerMessageId }))
  }
  if (temporary.length === 0) return { evidence: pieces, next: { _tag: "Done" } }
  const rest = retryOrGiveUp(handoff, temporary.map((refusal) => refusal.address), null, {
    reason: "retries_exhausted",
    ...lastOf(temporary)
  })
  return { evidence: [...pieces, ...rest.evidence], next: rest.next }
}

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

const windowEnd = (handoff: Handoff): number => handoff.queuedAt.getTime() + handoff.settings.handoffWindowMillis

const retryOrGiveUp = (
  handoff: Handoff,
  recipients: ReadonlyArray<string> | "all",
  hintMillis: number | null,
  failure: Failure
): Decision => {
  const at = handoff.now.getTime() + delayAfter(handoff.attempt, hintMillis)
  return at <= windowEnd(handoff)
    ? { evidence: [], next: { _tag: "RetryAt", at: new Date(at) } }
    : { evidence: [failed(handoff, recipients, failure)], next: { _tag: "Done" } }
}

const failed = (handoff: Handoff, recipients: ReadonlyArray<string> | "all", failure: Failure): Evidence =>
  evidence(handoff, "email.failed", recipients === "all" ? handoff.recipients : recipients, {
    reason: failure.reason,
    provider_code: failure.code,
    diagnostic_code: failure.diagnostic,
    attempts: handoff.attempt
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
