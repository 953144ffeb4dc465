import type * as Duration from "effect/Duration"
import * as Result from "effect/Result"
import { normalize } from "../foundation/Address.ts"
import { toMillis } from "../foundation/DurationInput.ts"
import type { RefusalReason } from "./RefusalReason.ts"

/** The reason that a refusal is counted under. Default: derived from the code and the text. */
interface Classified {
  readonly reason?: RefusalReason
}

/** A mail server's refusal of one recipient. */
export interface RecipientRefusal extends Classified {
  readonly address: string
  /**
   * Permanent (5yz): never retried. It bounces if the answer says that the recipient does not exist
   * (`RecipientBounce.isBounce`), otherwise it fails. Not permanent (4yz): this recipient is retried later.
   */
  readonly permanent: boolean
  /** The provider's code, for SMTP the three digits; null if there is none. */
  readonly code: string | null
  /** The unchanged answer, for SMTP with its reply code and enhanced status code. */
  readonly diagnostic: string
}

/** The fields of every outcome. */
interface Answered {
  /** The `EmailProvider.name` that answered, if a provider wraps others. Default: the provider itself. */
  readonly provider?: string
  /**
   * Whose answer it is: that of the mail server that the recipients' domain names, so that what it accepts is delivered,
   * and what it puts off waits longer. Absent: that of somebody who passes the message on.
   */
  readonly by?: "receiver"
  /** The receiver that it comes from: all sites whose mail is shaped together. Recipients that it puts off wait for it. */
  readonly receiver?: string
  /** The mail server that answered, where the provider chose one. */
  readonly host?: string
}

/** The provider accepted the message for every recipient of the envelope except those in `refused`. */
export interface Accepted extends Answered {
  readonly _tag: "Accepted"
  /** The provider's id, otherwise the Message-ID. */
  readonly providerMessageId: string
  readonly response: string | null
  readonly refused: ReadonlyArray<RecipientRefusal>
}

/** The message was not accepted, and a later attempt may succeed: 4yz, no connection, throttled. */
export interface TemporarilyRefused extends Answered, Classified {
  readonly _tag: "TemporarilyRefused"
  /**
   * `provider`: the provider accepts no mail at present (no connection, refused session, throttled, broken), so another
   * provider may accept the message. `message`: it works, but does not accept this message or these recipients yet
   * (greylisting, a full mailbox).
   */
  readonly scope: "provider" | "message"
  readonly code: string | null
  readonly diagnostic: string
  /** The pause that the provider requests. */
  readonly retryAfterMillis: number | null
  /**
   * The message was not handed over, because it waits for its turn: the attempt does not count, and says nothing of the
   * provider. With the scope `provider`, another one may take it meanwhile.
   */
  readonly deferred?: true
}

/** The message was rejected permanently: 5yz for the message or for every recipient. */
export interface PermanentlyRefused extends Answered, Classified {
  readonly _tag: "PermanentlyRefused"
  /**
   * `message`: the provider rejects the message (its sender, size or contents), and its recipients fail. `recipient`: it
   * rejects every recipient. A recipient bounces if the answer says that the mailbox or its domain does not exist or
   * accepts no mail (`RecipientBounce.isBounce`), otherwise it fails. `provider`: this provider cannot carry the message,
   * and had none of it. Another one is asked where there is one; where none can, the recipients fail.
   */
  readonly subject: "message" | "recipient" | "provider"
  readonly code: string | null
  readonly diagnostic: string
}

/** The connection or the process died after the message was submitted and before the answer arrived. */
export interface Unknown extends Answered, Classified {
  readonly _tag: "Unknown"
  readonly diagnostic: string
}

/** One outcome for all recipients, except those that `Accepted` lists as refused. */
export type Uniform = Accepted | TemporarilyRefused | PermanentlyRefused | Unknown

/** The outcome for one recipient. */
export interface RecipientOutcome {
  /** As in the envelope. */
  readonly address: string
  /** If it is `Accepted`, its `refused` is empty. */
  readonly outcome: Uniform
}

/** Different outcomes for the recipients. A recipient without one counts as unknown. */
export interface Mixed extends Answered {
  readonly _tag: "Mixed"
  readonly outcomes: ReadonlyArray<RecipientOutcome>
}

/** The outcome of one hand-off. */
export type Submission = Uniform | Mixed

/** The provider accepted the message under its own id; `refused` lists the recipients that it refused. */
export const accepted = (
  providerMessageId: string,
  options?: { readonly response?: string | null; readonly refused?: ReadonlyArray<RecipientRefusal> }
): Accepted => ({
  _tag: "Accepted",
  providerMessageId,
  response: options?.response ?? null,
  refused: options?.refused ?? []
})

/** The message was not handed over, because it waits for its turn. With the scope `provider`, another one may take it. */
export const deferred = (
  diagnostic: string,
  retryAfterMillis: number,
  scope: TemporarilyRefused["scope"] = "message"
): TemporarilyRefused => ({
  ...temporarilyRefused(diagnostic, { retryAfter: retryAfterMillis, scope }),
  deferred: true
})

/** Whether the message was not handed over at all. */
export const isDeferred = (submission: Submission): boolean =>
  submission._tag === "TemporarilyRefused" && submission.deferred === true

/** Invalid hints are ignored, because an adapter may pass on a provider's text. */
const retryAfterOf = (input: Duration.Input | null | undefined): number | null =>
  input === null || input === undefined ? null : Result.getOrElse(toMillis(input, { min: 0 }), () => null)

/** The message was not accepted now. `scope` is `message` by default. */
export const temporarilyRefused = (
  diagnostic: string,
  options?: {
    readonly code?: string | null
    /** The earliest time of the next attempt. */
    readonly retryAfter?: Duration.Input | null
    readonly scope?: TemporarilyRefused["scope"]
    readonly reason?: RefusalReason
  }
): TemporarilyRefused => ({
  _tag: "TemporarilyRefused",
  scope: options?.scope ?? "message",
  code: options?.code ?? null,
  diagnostic,
  retryAfterMillis: retryAfterOf(options?.retryAfter),
  ...(options?.reason === undefined ? {} : { reason: options.reason })
})

/** The provider rejects the message permanently. */
export const permanentlyRefused = (
  diagnostic: string,
  code: string | null = null,
  subject: PermanentlyRefused["subject"] = "message"
): PermanentlyRefused => ({
  _tag: "PermanentlyRefused",
  subject,
  code,
  diagnostic
})

/** The provider cannot carry a message such as this: it is too large, or of a form that it does not take. */
export const cannotCarry = (diagnostic: string): PermanentlyRefused => permanentlyRefused(diagnostic, null, "provider")

/** The provider may have accepted the message: the connection broke after it was handed over. */
export const unknown = (diagnostic: string, reason?: RefusalReason): Unknown => ({
  _tag: "Unknown",
  diagnostic,
  ...(reason === undefined ? {} : { reason })
})

/** The outcome of each recipient of a message. */
export const each = (submission: Submission, recipients: ReadonlyArray<string>): ReadonlyArray<RecipientOutcome> => {
  if (submission._tag === "Mixed") return submission.outcomes
  if (submission._tag !== "Accepted") return recipients.map((address) => ({ address, outcome: submission }))
  const refusals = new Map(submission.refused.map((refusal) => [normalize(refusal.address), refusal]))
  return recipients.map((address) => {
    const refusal = refusals.get(normalize(address))
    if (refusal === undefined) return { address, outcome: { ...submission, refused: [] } }
    const { code, diagnostic, permanent } = refusal
    return {
      address,
      outcome: {
        ...answeredOf(submission),
        ...permanent
          ? permanentlyRefused(diagnostic, code, "recipient")
          : temporarilyRefused(diagnostic, { code })
      }
    }
  })
}

/** Names the provider of an outcome that names none. */
export const namedBy = (provider: string) => ({ address, outcome }: RecipientOutcome): RecipientOutcome => ({
  address,
  outcome: { ...outcome, provider: outcome.provider ?? provider }
})

/** Who answered, for another outcome of the same answer. */
const answeredOf = ({ by, host, provider, receiver }: Answered): Answered => ({
  ...receiver === undefined ? {} : { receiver },
  ...provider === undefined ? {} : { provider },
  ...by === undefined ? {} : { by },
  ...host === undefined ? {} : { host }
})

/**
 * What the outcomes of all recipients come to together: where they are alike, that one ending in the words of the first
 * recipient's; else `Mixed`.
 */
export const combine = (outcomes: readonly [RecipientOutcome, ...ReadonlyArray<RecipientOutcome>]): Submission => {
  const first = outcomes[0].outcome
  if (!outcomes.every(({ outcome }) => isLike(outcome, first))) return { _tag: "Mixed", outcomes }
  if (first._tag !== "TemporarilyRefused") return first
  const refusals = outcomes.map(({ outcome }) => outcome).filter((outcome) => outcome._tag === first._tag)
  const pauses = refusals.flatMap(({ retryAfterMillis }) => retryAfterMillis ?? [])
  return {
    ...first,
    scope: refusals.every(({ scope }) => scope === "provider") ? "provider" : "message",
    retryAfterMillis: pauses.length === 0 ? null : Math.max(...pauses)
  }
}

const isLike = (outcome: Uniform, first: Uniform): boolean => {
  if (outcome.by !== first.by) return false
  // Events name who carried each recipient. What had no turn was carried by nobody.
  if (outcome.provider !== first.provider && !(isDeferred(outcome) && isDeferred(first))) return false
  switch (outcome._tag) {
    case "Accepted":
      return first._tag === outcome._tag && first.providerMessageId === outcome.providerMessageId &&
        first.host === outcome.host
    case "PermanentlyRefused":
      // What is said of a recipient decides whether it bounces, and is shown for that recipient alone.
      return first._tag === outcome._tag && first.subject === outcome.subject &&
        (outcome.subject !== "recipient" || (first.code === outcome.code && first.diagnostic === outcome.diagnostic))
    case "TemporarilyRefused":
      return first._tag === outcome._tag && first.deferred === outcome.deferred &&
        first.receiver === outcome.receiver &&
        (first.deferred !== true || first.scope === outcome.scope)
    case "Unknown":
      return first._tag === outcome._tag
  }
}
