import type * as Duration from "effect/Duration"
import * as Result from "effect/Result"
import { toMillis } from "../foundation/DurationInput.ts"
import type { RefusalReason } from "./RefusalReason.ts"

/** What ended without being accepted may say what it is counted as; absent: what its code and its words say. */
interface Classified {
  readonly reason?: RefusalReason
}

/** What a mail server said of one recipient that it did not take. */
export interface RecipientRefusal extends Classified {
  readonly address: string
  /**
   * Permanent: never try again (5yz); it bounces where the answer says that nobody is there
   * (`RecipientBounce.isBounce`), and fails otherwise. Not permanent: this recipient alone is tried again later (4yz).
   */
  readonly permanent: boolean
  /** The provider's code, for SMTP the three digits; null where it gave none. */
  readonly code: string | null
  /** The answer as it came, for SMTP with its reply code and enhanced status code. */
  readonly diagnostic: string
}

/** What every ending says, whatever it is. */
interface Answered {
  /** Who answered, by `EmailProvider.name`, where a provider stands before others; absent: the provider itself. */
  readonly provider?: string
}

/** The provider took the message for every recipient of the envelope that `refused` does not name. */
export interface Accepted extends Answered {
  readonly _tag: "Accepted"
  /** The provider's own id, else the Message-ID. */
  readonly providerMessageId: string
  readonly response: string | null
  readonly refused: ReadonlyArray<RecipientRefusal>
}

/** Nothing was taken, and trying again later may succeed: 4yz, no connection, throttled. */
export interface TemporarilyRefused extends Answered, Classified {
  readonly _tag: "TemporarilyRefused"
  /**
   * What the refusal is about. `provider`: it takes no mail at present, whosever (no connection, a session that it
   * refused, throttled, out of order), so that another provider may take the message. `message`: it works, and does not
   * want this message or these recipients yet (greylisting, a full mailbox).
   */
  readonly scope: "provider" | "message"
  readonly code: string | null
  readonly diagnostic: string
  /** When the provider asks for a pause. */
  readonly retryAfterMillis: number | null
  /** No provider was asked, because a throttle of our own had no room: the attempt does not count. */
  readonly deferred?: true
}

/** Nothing was taken and nothing will be: 5yz for the message or for every recipient. */
export interface PermanentlyRefused extends Answered, Classified {
  readonly _tag: "PermanentlyRefused"
  /**
   * What the provider will not have: the message (its sender, its size, its contents), or every `recipient`. A refused
   * recipient bounces where the answer says that the mailbox or its domain does not exist or takes no mail
   * (`RecipientBounce.isBounce`), and fails otherwise, as the recipients of a refused message do.
   */
  readonly subject: "message" | "recipient"
  readonly code: string | null
  readonly diagnostic: string
}

/** The connection or the process died after the message was submitted and before the answer came. */
export interface Unknown extends Answered, Classified {
  readonly _tag: "Unknown"
  readonly diagnostic: string
}

/** How the hand-off ended for all of the recipients alike, but for those whom `Accepted` names as refused. */
export type Uniform = Accepted | TemporarilyRefused | PermanentlyRefused | Unknown

/** How the hand-off to one recipient ended. */
export interface RecipientOutcome {
  /** As the envelope has it. */
  readonly address: string
  /** Where it is `Accepted`, its `refused` is empty. */
  readonly outcome: Uniform
}

/** The recipients were answered one by one, and not all alike. A recipient whom no outcome names counts as unknown. */
export interface Mixed extends Answered {
  readonly _tag: "Mixed"
  readonly outcomes: ReadonlyArray<RecipientOutcome>
}

/** How one hand-off ended. */
export type Submission = Uniform | Mixed

/** The provider took the message under its own id; `refused` names recipients that it did not take. */
export const accepted = (
  providerMessageId: string,
  options?: { readonly response?: string | null; readonly refused?: ReadonlyArray<RecipientRefusal> }
): Accepted => ({
  _tag: "Accepted",
  providerMessageId,
  response: options?.response ?? null,
  refused: options?.refused ?? []
})

/** The message waits for its turn: it was not handed over, and no provider is to blame for it. */
export const deferred = (diagnostic: string, retryAfterMillis: number): TemporarilyRefused => ({
  ...temporarilyRefused(diagnostic, { retryAfter: retryAfterMillis }),
  deferred: true
})

/** Whether the message was not handed over at all. */
export const isDeferred = (submission: Submission): boolean =>
  submission._tag === "TemporarilyRefused" && submission.deferred === true

/** A hint that is none is as good as no hint: an adapter may pass on what a provider wrote. */
const retryAfterOf = (input: Duration.Input | null | undefined): number | null =>
  input === null || input === undefined ? null : Result.getOrElse(toMillis(input, { min: 0 }), () => null)

/** Speaks of the message alone unless `scope` says otherwise. */
export const temporarilyRefused = (
  diagnostic: string,
  options?: {
    readonly code?: string | null
    /** When to try again at the soonest. */
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

/** The provider will never take the message: a permanent failure. */
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

/** Nobody knows whether the provider took the message: the connection broke off after it was handed over. */
export const unknown = (diagnostic: string, reason?: RefusalReason): Unknown => ({
  _tag: "Unknown",
  diagnostic,
  ...(reason === undefined ? {} : { reason })
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
  switch (outcome._tag) {
    case "Accepted":
      return first._tag === outcome._tag && first.providerMessageId === outcome.providerMessageId
    case "PermanentlyRefused":
      // What is said of a recipient decides whether it bounces, and is shown for that recipient alone.
      return first._tag === outcome._tag && first.subject === outcome.subject &&
        (outcome.subject === "message" || (first.code === outcome.code && first.diagnostic === outcome.diagnostic))
    default:
      return first._tag === outcome._tag
  }
}
