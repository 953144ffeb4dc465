import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import type * as Duration from "effect/Duration"

/** How a provider is reached, in its resolved form: all times are in milliseconds. */
export interface HttpOptions {
  /** Where its API is, without a slash at the end. */
  readonly endpoint: string
  /** The most requests that are under way at once, each on a connection of its own. */
  readonly concurrency: number
  /** How long a connection may take to come about, TLS included. */
  readonly connectTimeout: number
  /** How long the provider may be silent while it takes a message, and how long its answer may take in all. */
  readonly answerTimeout: number
  /** How long a connection is kept for the next request. */
  readonly idleTimeout: number
}

/** How a provider is reached, as a user says it. Times are durations such as `"10 seconds"`. */
export interface HttpInput {
  /** Another address of its API: that of a region, or for tests. */
  readonly endpoint?: string | undefined
  /** 20 by default. */
  readonly concurrency?: number | undefined
  /** 10 seconds by default. */
  readonly connectTimeout?: Duration.Input | undefined
  /** 60 seconds by default. */
  readonly answerTimeout?: Duration.Input | undefined
  /** 15 seconds by default. */
  readonly idleTimeout?: Duration.Input | undefined
}

/** The options with their defaults. Throws a `RangeError` for a time that cannot be. */
export const resolve = (input: HttpInput, endpoint: string): HttpOptions => ({
  endpoint: (input.endpoint ?? endpoint).replace(/(?<!\/)\/+$/, ""),
  concurrency: input.concurrency ?? 20,
  connectTimeout: toMillisUnsafe("connectTimeout", input.connectTimeout ?? "10 seconds"),
  answerTimeout: toMillisUnsafe("answerTimeout", input.answerTimeout ?? "60 seconds"),
  idleTimeout: toMillisUnsafe("idleTimeout", input.idleTimeout ?? "15 seconds")
})
