import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import type * as Duration from "effect/Duration"
import type * as Redacted from "effect/Redacted"

/** How to reach and use Amazon SES, in its resolved form (see `SesInput`): all times are in milliseconds. */
export interface SesOptions {
  /** The region that mail leaves from and identities live in, such as `eu-central-1`. */
  readonly region: string
  /** The configuration set that messages are sent with: it decides which events SES publishes. null: none. */
  readonly configurationSet: string | null
  /** Another address than the region's own: for tests, VPC endpoints and stand-ins. */
  readonly endpoint: string | null
  /** null: whatever AWS's SDK finds (environment, profile, web identity, container, instance). */
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: Redacted.Redacted
    readonly sessionToken?: Redacted.Redacted
  } | null
  /** The most requests that are under way at once, each on a connection of its own. */
  readonly concurrency: number
  /** How long a connection may take to come about, TLS included. */
  readonly connectTimeout: number
  /** How long SES may be silent once it is connected: while it takes the message, and before it answers. */
  readonly answerTimeout: number
  /** How long a connection is kept for the next request. */
  readonly idleTimeout: number
}

type Timeout = "connectTimeout" | "answerTimeout" | "idleTimeout"

/** Options as a user gives them: the region alone must be said. Times are durations such as `"10 seconds"`. */
export type SesInput =
  & Pick<SesOptions, "region">
  & Partial<Omit<SesOptions, Timeout>>
  & { readonly [K in Timeout]?: Duration.Input }

/**
 * Options with their defaults: 50 requests at once, 10 s to connect, 60 s to answer, 15 s for an idle connection. Throws
 * a `RangeError` for a time that cannot be.
 *
 * @example
 * ```ts
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 * import * as Redacted from "effect/Redacted"
 *
 * // Without `credentials` they come from wherever AWS's SDK finds them.
 * const options = SesOptions.make({
 *   region: "eu-central-1",
 *   configurationSet: "sendwright",
 *   credentials: { accessKeyId: "AKIA…", secretAccessKey: Redacted.make("secret") }
 * })
 * ```
 */
export const make = ({
  answerTimeout = "60 seconds",
  connectTimeout = "10 seconds",
  idleTimeout = "15 seconds",
  ...options
}: SesInput): SesOptions => ({
  configurationSet: null,
  endpoint: null,
  credentials: null,
  concurrency: 50,
  connectTimeout: toMillisUnsafe("connectTimeout", connectTimeout),
  answerTimeout: toMillisUnsafe("answerTimeout", answerTimeout),
  idleTimeout: toMillisUnsafe("idleTimeout", idleTimeout),
  ...options
})
