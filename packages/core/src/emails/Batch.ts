import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { Caller } from "../accounts/Caller.ts"
import { type Conflict, detailsOf, type SendError, type ValidationError } from "../foundation/Errors.ts"
import type { Overloaded } from "../foundation/Overloaded.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { DecodedSend } from "../model/SendRequest.ts"
import type { Verdict } from "./EmailStore.ts"
import { refusalOf } from "./refusalOf.ts"

/** What became of one message of a batch. */
export type BatchItem =
  | { readonly ok: true; readonly index: number; readonly id: string }
  | { readonly ok: false; readonly index: number; readonly error: BatchError }

/** A failure inside a batch, in the form that is kept with an idempotency key: plain JSON. */
export interface BatchError {
  readonly code: SendError["code"]
  readonly message: string
  readonly details?: unknown
}

/** The answer to a batch: an item for each message, in their order. `replayed` where an idempotency key was known. */
export interface BatchAnswer {
  readonly results: ReadonlyArray<BatchItem>
  readonly accepted: number
  readonly failed: number
  readonly replayed: boolean
}

/** How a batch is sent. */
export interface BatchOptions {
  /** Whether nothing is stored unless every message is accepted. */
  readonly allOrNothing?: boolean
}

/** A message of a batch that was refused, and why. */
export interface BatchFailure {
  readonly index: number
  readonly error: BatchError
}

/**
 * A batch that was all or nothing was refused, for these of its messages; the others would have been accepted. Nothing was
 * stored: no quota was used up, and its idempotency key is unused.
 */
export class BatchRefused extends Data.TaggedError("BatchRefused")<{
  readonly failures: ReadonlyArray<BatchFailure>
  /** After how many seconds the messages that were refused for their rate have room; null where none was. */
  readonly retryAfterSeconds: number | null
}> {
  override get message(): string {
    const [first] = this.failures
    const rest = this.failures.length - 1
    return first === undefined
      ? "The batch was refused."
      : `Nothing was sent: message ${first.index} was refused${rest === 0 ? "" : ` (and ${rest} more)`}. `
        + first.error.message
  }
}

/** Accepts a batch. */
export interface SendBatch {
  (
    caller: Caller,
    messages: ReadonlyArray<DecodedSend>,
    idempotencyKey: string | null
  ): Effect.Effect<BatchAnswer, ValidationError | Conflict | StorageError | Overloaded>
  (
    caller: Caller,
    messages: ReadonlyArray<DecodedSend>,
    idempotencyKey: string | null,
    options: BatchOptions
  ): Effect.Effect<BatchAnswer, BatchRefused | ValidationError | Conflict | StorageError | Overloaded>
}

/** What is kept with a batch's idempotency key beside the verdicts: where they belong, and what failed before. */
export interface KeptAnswer {
  readonly indexes: ReadonlyArray<number>
  readonly failures: ReadonlyArray<BatchItem>
}

/** After how many seconds all that was refused for its rate has room; null where nothing was. */
export const waitOf = (errors: ReadonlyArray<SendError>): number | null => {
  const seconds = errors.flatMap((error) => error._tag === "RateLimited" ? [error.retryAfterSeconds] : [])
  return seconds.length === 0 ? null : Math.max(...seconds)
}

/** The answer that is made of what was kept and of the verdicts on the rest. */
export const toBatchAnswer = (kept: unknown, verdicts: ReadonlyArray<Verdict>, replayed: boolean): BatchAnswer => {
  const { failures, indexes } = kept as KeptAnswer
  const judged = verdicts.map((verdict, position): BatchItem => {
    const index = indexes[position]!
    return verdict._tag === "Accepted"
      ? { ok: true, index, id: verdict.emailId }
      : { ok: false, index, error: toBatchError(refusalOf(verdict)) }
  })
  const results = [...failures, ...judged].sort((left, right) => left.index - right.index)
  const accepted = results.filter((item) => item.ok).length
  return { results, accepted, failed: results.length - accepted, replayed }
}

/** The refusal of a batch that was all or nothing. */
export const refusedBatch = (
  kept: KeptAnswer,
  verdicts: ReadonlyArray<Verdict>,
  retryAfterSeconds: number | null
): BatchRefused =>
  new BatchRefused({
    retryAfterSeconds,
    failures: toBatchAnswer(kept, verdicts, false).results.flatMap((item) =>
      item.ok ? [] : [{ index: item.index, error: item.error }]
    )
  })

/** An error in the form in which it is in the answer to a batch. */
export const toBatchError = (error: SendError): BatchError => {
  const details = detailsOf(error)
  return { code: error.code, message: error.message, ...(details === undefined ? {} : { details }) }
}
