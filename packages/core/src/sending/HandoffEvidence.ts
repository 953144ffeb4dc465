import type { EngineSettings } from "../foundation/Settings.ts"
import type { Evidence, RecipientRecord } from "../model/Evidence.ts"
import * as RecipientBounce from "./RecipientBounce.ts"
import { reasonOf } from "./RefusalReason.ts"
import type { Accepted, Submission } from "./Submission.ts"

/** What is known when a hand-off has ended. */
export interface Handoff {
  /** Hand-offs to these recipients, this one included. */
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
  readonly settings: Pick<
    EngineSettings,
    "handoffWindowMillis" | "receiverWindowMillis" | "unknownWaitMillis" | "unknownPolicy"
  >
}

/** Why a hand-off failed for good, or waits. */
export interface Failure {
  readonly reason: string
  readonly code: string | null
  readonly diagnostic: string
  readonly error: string
}

/** The evidence, with the recipients that it is about in the event. */
export const named = (piece: Evidence): Evidence =>
  piece.recipients === "all"
    ? piece
    : { ...piece, details: { ...piece.details, recipients: piece.recipients } }

/** What it means for those who still wait that hand-offs took their workers down so often. */
export const crashed = (
  recipients: ReadonlyArray<RecipientRecord>,
  { attempts, crashes, now }: { readonly attempts: number; readonly crashes: number; readonly now: Date }
): Evidence => {
  const waiting = recipients.filter(({ state }) => state === "queued").map(({ address }) => address)
  const piece: Evidence = {
    type: "email.failed",
    occurredAt: now,
    recipients: waiting,
    details: { reason: "crashed", provider_code: null, attempts },
    keys: [],
    providerMessageId: null,
    error: `The hand-off took its worker down ${crashes} times`
  }
  return waiting.length < recipients.length ? named(piece) : piece
}

/** Nobody is named where no provider was asked. */
export const carrierOf = ({ provider }: Pick<Submission, "provider">): { readonly provider?: string } =>
  provider === undefined ? {} : { provider }

/** What a message that was taken for the recipients means; a receiver's own server has delivered it by that. */
export const accepted = (handoff: Handoff, submission: Accepted, isSome: boolean): ReadonlyArray<Evidence> => {
  const { recipients } = handoff
  const { providerMessageId } = submission
  const carried = { ...carrierOf(submission), provider_message_id: providerMessageId }
  const some = isSome ? { recipients } : {}
  const sent = evidence(handoff, "email.sent", recipients, { attempt: handoff.attempt, ...some, ...carried }, {
    providerMessageId
  })
  return submission.by !== "receiver" ? [sent] : [
    sent,
    evidence(handoff, "email.delivered", recipients, {
      recipients,
      smtp_response: submission.response,
      processing_time_ms: null,
      remote_mta: submission.host ?? null,
      ...carried
    }, { providerMessageId })
  ]
}

/** What a permanent refusal of recipients means for them, alike for one of them and for all. */
export const recipientRefused = (
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
      reporting_mta: submission.host ?? null,
      ...carrierOf(submission),
      provider_message_id: providerMessageId
    }, providerMessageId === null ? {} : { providerMessageId })
    : failed({ ...handoff, recipients }, submission, {
      reason: "refused",
      code: reply.code,
      diagnostic: reply.diagnostic,
      error: `The provider refused the recipient: ${reply.diagnostic}`
    })

/** What it means for the recipients that nothing more is tried. */
export const failed = (handoff: Handoff, submission: Submission, failure: Failure): Evidence =>
  evidence(handoff, "email.failed", handoff.recipients, {
    reason: failure.reason,
    provider_code: failure.code,
    diagnostic_code: failure.diagnostic,
    attempts: handoff.attempt,
    ...carrierOf(submission)
  }, { error: failure.error })

/** What it means that a receiver's server has put the recipients off for long, with its answer. */
export const delayed = (handoff: Handoff, submission: Submission, failure: Failure, expiresAt: Date): Evidence =>
  evidence(handoff, "email.delivery_delayed", handoff.recipients, {
    recipients: handoff.recipients,
    delay_type: reasonOf({ code: failure.code, diagnostic: failure.diagnostic }),
    diagnostic_code: failure.diagnostic,
    status_code: failure.code,
    expires_at: expiresAt.toISOString(),
    ...carrierOf(submission)
  }, {})

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
