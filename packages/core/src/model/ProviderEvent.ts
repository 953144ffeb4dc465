import type { Evidence } from "./Evidence.ts"

/**
 * A report of a provider about a message that was handed to it. It may arrive twice, out of order, before our own
 * commit, and for some recipients only.
 */
export interface ProviderEvent extends Evidence {
  /** The adapter that brings it: `smtp`, `ses`, `simulator`. */
  readonly provider: string
  /** What the report is known by at the provider; the same report again has the same key. */
  readonly key: string
  /** Our own tag on the message, where the provider hands it back. */
  readonly emailId: string | null
  /** RFC 5322 msg-id without angle brackets, where the report names it. */
  readonly messageId: string | null
}

/**
 * A signature of a request with reports that does not cover them, and so is valid for one request alone: the one
 * that came with it first, and its repeats.
 */
export interface LooseSignature {
  /** What it is known by: the provider and a word of its own. */
  readonly name: string
  /** A digest of the request that it came with. */
  readonly digest: string
  /** From when on no request with it is taken any more, by any node's clock. */
  readonly expiresAt: Date
}

/** What became of a batch of reports. */
export interface IntakeAnswer {
  /** New evidence, stored as events. */
  readonly applied: number
  /** Known already. */
  readonly duplicates: number
  /** Kept until their email is known. */
  readonly parked: number
}

/** The evidence in a report: it names the provider, and is known again by its own keys and by the report's. */
export const evidenceOf = (event: ProviderEvent): Evidence => ({
  type: event.type,
  occurredAt: event.occurredAt,
  recipients: event.recipients,
  details: { ...event.details, provider: event.provider },
  keys: [...event.keys, `${event.provider} ${event.key}`],
  providerMessageId: event.providerMessageId,
  error: event.error
})
