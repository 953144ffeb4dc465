import type * as Redacted from "effect/Redacted"

/** How to reach and use Amazon SES. All times are in milliseconds. */
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

/** Options with their defaults; the region alone must be said. */
export const make = (options: Partial<SesOptions> & Pick<SesOptions, "region">): SesOptions => ({
  configurationSet: null,
  endpoint: null,
  credentials: null,
  concurrency: 50,
  connectTimeout: 10_000,
  answerTimeout: 60_000,
  idleTimeout: 15_000,
  ...options
})
