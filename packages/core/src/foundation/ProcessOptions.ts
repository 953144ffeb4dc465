import type * as Duration from "effect/Duration"
import { type DeclaredPart, span, whole } from "./Declared.ts"
import { unitMillis } from "./Setting.ts"

const { day, hour, minute, second } = unitMillis

/** How closely a process watches its storage and itself. What is left out keeps its default. */
export interface HealthInput {
  /** Time between two probes of the storage. A second by default. */
  readonly probeInterval?: Duration.Input | undefined
  /** How long a probe may take. 1.5 seconds by default. Two that fail in a row make the process unready. */
  readonly probeTimeout?: Duration.Input | undefined
  /** Time between two readings of what the gauges show. 15 seconds by default. */
  readonly figuresInterval?: Duration.Input | undefined
  /** How long a reading may take. 10 seconds by default. */
  readonly figuresTimeout?: Duration.Input | undefined
  /** How long no claim of a worker may come back before the process is unready. 15 seconds by default. */
  readonly claimSilence?: Duration.Input | undefined
}

export const healthOptions = {
  probeInterval: span("probeMillis", second, { least: 100 }),
  probeTimeout: span("probeTimeoutMillis", 1.5 * second, { least: 100 }),
  figuresInterval: span("figuresMillis", 15 * second, {
    least: second,
    shown: {
      variable: "SENDWRIGHT_FIGURES_SECONDS",
      from: 1,
      to: 3_600,
      says: "Refresh interval of the [gauges](./observability.md) read from the database."
    }
  }),
  figuresTimeout: span("figuresTimeoutMillis", 10 * second, { least: second }),
  claimSilence: span("claimSilenceMillis", 15 * second, {
    least: second,
    shown: {
      variable: "SENDWRIGHT_CLAIM_SILENCE_SECONDS",
      from: 1,
      to: 3_600,
      says: "Time without a completed claim of work until the process is not ready."
    }
  })
} as const satisfies DeclaredPart<HealthInput>

/** How people sign in, and for how long. What is left out keeps its default. */
export interface SignInInput {
  /** How long a session lasts that is not used. 7 days by default; at least 5 minutes. */
  readonly sessionIdle?: Duration.Input | undefined
  /** How long a session lasts, however much it is used. 30 days by default; at least 5 minutes. */
  readonly sessionLifetime?: Duration.Input | undefined
  /** How long the link works that makes the first operator. An hour by default; at least a minute. */
  readonly setupLink?: Duration.Input | undefined
  /** How long the link works that signs a developer in at once. 10 minutes by default; at least a minute. */
  readonly startLink?: Duration.Input | undefined
  /** How long an invitation works. 7 days by default; at least a minute. */
  readonly invitation?: Duration.Input | undefined
  /** How long the link works that sets a password. An hour by default; at least a minute. */
  readonly resetLink?: Duration.Input | undefined
  /** Characters of a new password at least: 12 by default, and never fewer than 8. */
  readonly minPasswordLength?: number | undefined
  /** Attempts to sign in that a user has at once, and again over 15 minutes. 10 by default. */
  readonly attemptsPerUser?: number | undefined
  /** The same of one IP address, for all users together. 50 by default. */
  readonly attemptsPerAddress?: number | undefined
  /** Passwords that one process hashes at once: each takes 19 MiB with Argon2id, 128 MiB with scrypt. 2 by default. */
  readonly hashesAtOnce?: number | undefined
  /** Requests of one process that wait to have a password hashed; others are refused. 16 by default; may be zero. */
  readonly hashesWaiting?: number | undefined
}

export const signInOptions = {
  sessionIdle: span("sessionIdleMillis", 168 * hour, {
    least: 5 * minute,
    shown: {
      variable: "SENDWRIGHT_SESSION_IDLE_HOURS",
      from: 1,
      to: 8_760,
      says: "How long an unused [session](users.md) lasts."
    }
  }),
  sessionLifetime: span("sessionMillis", 30 * day, {
    least: 5 * minute,
    shown: { variable: "SENDWRIGHT_SESSION_DAYS", from: 1, to: 365, says: "How long any session lasts." }
  }),
  // Links can be made again at once, so nobody needs them for longer.
  setupLink: span("setupLinkMillis", hour, { least: minute }),
  startLink: span("startLinkMillis", 10 * minute, { least: minute }),
  invitation: span("invitationMillis", 7 * day, { least: minute }),
  resetLink: span("resetLinkMillis", hour, { least: minute }),
  minPasswordLength: whole(12, {
    least: 8,
    shown: {
      variable: "SENDWRIGHT_MIN_PASSWORD_LENGTH",
      from: 8,
      to: 64,
      says: "Minimum length of a new password."
    }
  }),
  attemptsPerUser: whole(10),
  // Many people may share one address.
  attemptsPerAddress: whole(50, {
    shown: {
      variable: "SENDWRIGHT_SIGN_IN_ATTEMPTS_PER_ADDRESS",
      from: 1,
      to: 100_000,
      says: "Sign-in attempts per IP address in 15 minutes."
    }
  }),
  hashesAtOnce: whole(2),
  hashesWaiting: whole(16, { least: 0 })
} as const satisfies DeclaredPart<SignInInput>
