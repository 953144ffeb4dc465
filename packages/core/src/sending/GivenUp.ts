import type { Evidence, RecipientRecord } from "../model/Evidence.ts"
import { named } from "./HandoffEvidence.ts"
import * as SendParts from "./SendParts.ts"

/** A job of whose recipients some are given up. */
export interface GivenUpJob {
  readonly parts: ReadonlyArray<SendParts.SendPart>
  /** All recipients of the email, in their places. */
  readonly recipients: ReadonlyArray<RecipientRecord>
}

/** What comes of it. */
export interface GivenUp {
  readonly evidence: ReadonlyArray<Evidence>
  /** Those who wait on; null: nobody waits apart from the others. */
  readonly parts: ReadonlyArray<SendParts.SendPart> | null
}

/** What it means that an operator gives up those who wait for a receiver: they fail, and nobody is suppressed for it. */
export const decide = ({ parts, recipients }: GivenUpJob, receiver: string, now: Date): GivenUp => {
  const { others, waiting } = SendParts.divideBy(parts, receiver)
  const evidence = waiting.flatMap((part) => {
    const addresses = part.recipients.flatMap((place) => {
      const recipient = recipients[place]
      return recipient?.state === "queued" ? [recipient.address] : []
    })
    if (addresses.length === 0) return []
    const piece: Evidence = {
      type: "email.failed",
      occurredAt: now,
      recipients: addresses,
      details: { reason: "given_up", provider_code: null, attempts: part.attempts },
      keys: [],
      providerMessageId: null,
      error: `An operator gave up what waited for the mail servers of ${receiver}`
    }
    return [addresses.length < recipients.length ? named(piece) : piece]
  })
  return { evidence, parts: others.length === 0 ? null : others }
}
