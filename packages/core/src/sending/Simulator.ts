import type { Recipient, Simulation } from "../model/Email.ts"
import type { Evidence } from "../model/Evidence.ts"
import type { ProviderEvent } from "../model/ProviderEvent.ts"
import * as Submission from "./Submission.ts"

/** A report follows the hand-off, or the report before it, after so long. */
const stepMillis = 1_000

/** What events call the simulator. */
const simulatorName = "simulator"

/** A simulated hand-off: what is known at once, and the reports that will come. */
export interface Simulated {
  /** What the provider that it plays would have answered. */
  readonly submission: Submission.Submission
  readonly evidence: Evidence
  readonly later: ReadonlyArray<{ readonly at: Date; readonly event: ProviderEvent }>
}

/**
 * Plays a provider for recipients that are simulated: sent at the hand-off, delivered or bounced a second later, and
 * for the complaint address a complaint a second after the delivery. The reports travel the same intake as real ones.
 */
export const handOff = (options: {
  readonly emailId: string
  readonly mode: "live" | "test"
  readonly attempt: number
  readonly now: Date
  readonly recipients: ReadonlyArray<Recipient & { readonly simulation: Simulation }>
  readonly providerMessageId: string
  /** Real recipients go to a provider in the same hand-off: its message id is the email's. */
  readonly isPartial: boolean
}): Simulated => {
  const { emailId, now, providerMessageId, recipients } = options
  const mark = options.mode === "test" ? { test: true } : {}
  const of = (...simulations: ReadonlyArray<Simulation>) =>
    recipients.filter((recipient) => simulations.includes(recipient.simulation)).map((recipient) => recipient.address)
  const report = (
    step: number,
    type: ProviderEvent["type"],
    addresses: ReadonlyArray<string>,
    details: ProviderEvent["details"]
  ): Simulated["later"] => {
    if (addresses.length === 0) return []
    const at = new Date(now.getTime() + step * stepMillis)
    const key = `${providerMessageId} ${type}`
    return [{
      at,
      event: {
        provider: simulatorName,
        key,
        emailId,
        messageId: null,
        type,
        occurredAt: at,
        recipients: addresses,
        details: { recipients: addresses, ...details, provider_message_id: providerMessageId, ...mark },
        keys: [`simulator:${key}`],
        providerMessageId: options.isPartial ? null : providerMessageId,
        error: null
      }
    }]
  }
  const addresses = recipients.map((recipient) => recipient.address)
  const response = "250 2.0.0 accepted by the simulator"
  return {
    submission: { ...Submission.accepted(providerMessageId, { response }), provider: simulatorName },
    evidence: {
      type: "email.sent",
      occurredAt: now,
      recipients: addresses,
      details: {
        attempt: options.attempt,
        ...(options.isPartial ? { recipients: addresses } : {}),
        provider: simulatorName,
        provider_message_id: providerMessageId,
        ...mark
      },
      keys: [],
      providerMessageId: options.isPartial ? null : providerMessageId,
      error: null
    },
    later: [
      ...report(1, "email.delivered", of("delivered", "complained"), {
        smtp_response: response,
        processing_time_ms: stepMillis,
        remote_mta: "simulator"
      }),
      ...report(1, "email.bounced", of("bounced"), {
        bounce_type: "permanent",
        bounce_sub_type: "general",
        diagnostic_code: "550 5.1.1 no such user at the simulator",
        status_code: "5.1.1",
        reporting_mta: "simulator"
      }),
      ...report(2, "email.complained", of("complained"), {
        complaint_type: "abuse",
        user_agent: "simulator",
        feedback_id: `feedback-${providerMessageId}`
      })
    ]
  }
}
