import type * as Duration from "effect/Duration"
import { type DeclaredPart, rate, span, whole, wholeOrNull } from "./Declared.ts"
import { unitMillis } from "./Setting.ts"

const { day, hour, second } = unitMillis

const mebibyte = 1_048_576

/** When live sending of an account is paused by itself. What is left out keeps its default. */
export interface ReputationInput {
  /** Below so many recipients in 7 days no rate is judged. 200 by default. */
  readonly minRecipients?: number | undefined
  /** The fraction of permanent bounces in 7 days that pauses an account; `Infinity` for none. 0.08 by default. */
  readonly bounceRate?: number | undefined
  /** Bounces that there must be for that. 10 by default. */
  readonly minBounces?: number | undefined
  /** The fraction of complaints in 7 days that pauses an account; `Infinity` for none. 0.003 by default. */
  readonly complaintRate?: number | undefined
  /** Complaints that there must be for that. 5 by default. */
  readonly minComplaints?: number | undefined
  /** How long an account counts as new. 7 days by default; may be zero. */
  readonly newAccountAge?: Duration.Input | undefined
  /** Bounces within 24 hours that pause a new account, whatever it sent. 25 by default. */
  readonly newAccountBounces?: number | undefined
  /** Complaints within 24 hours that pause a new account, whatever it sent. 7 by default. */
  readonly newAccountComplaints?: number | undefined
}

export const reputationOptions = {
  // A rate of fewer says nothing. The server names the rates, and these least numbers follow from statistics.
  minRecipients: whole(200, { least: 0 }),
  bounceRate: rate(0.08, {
    variable: "SENDWRIGHT_PAUSE_BOUNCE_PERCENT",
    says: "Permanent bounce percentage over 7 days that pauses an account; `off` disables it."
  }),
  minBounces: whole(10, { least: 0 }),
  complaintRate: rate(0.003, {
    variable: "SENDWRIGHT_PAUSE_COMPLAINT_PERCENT",
    says: "Complaint percentage over 7 days that pauses an account; `off` disables it."
  }),
  minComplaints: whole(5, { least: 0 }),
  newAccountAge: span("newAccountMillis", 7 * day, { least: 0 }),
  newAccountBounces: whole(25, {
    least: 0,
    shown: {
      variable: "SENDWRIGHT_PAUSE_NEW_BOUNCES",
      from: 1,
      to: 1e9,
      says: "Permanent bounces in 24 hours that pause an account in its first 7 days."
    }
  }),
  newAccountComplaints: whole(7, {
    least: 0,
    shown: {
      variable: "SENDWRIGHT_PAUSE_NEW_COMPLAINTS",
      from: 1,
      to: 1e9,
      says: "Complaints in 24 hours that pause an account in its first 7 days."
    }
  })
} as const satisfies DeclaredPart<ReputationInput>

/** How much is handed over, by all nodes of one database together. null, the default: as much as there is. */
export interface ThrottleInput {
  /** Emails a second that each provider is given, in the long run; at least 1. */
  readonly sendRate?: number | null | undefined
  /** Hand-offs at once to each provider; at least 1. */
  readonly providerConcurrency?: number | null | undefined
  /** Hand-offs at once of email to one recipient domain, whichever provider takes it; at least 1. */
  readonly domainConcurrency?: number | null | undefined
}

export const throttleOptions = {
  sendRate: wholeOrNull({
    variable: "SENDWRIGHT_SEND_RATE",
    from: 1,
    to: 100_000,
    says: "Emails per second to each provider, across all processes."
  }),
  providerConcurrency: wholeOrNull({
    variable: "SENDWRIGHT_PROVIDER_CONCURRENCY",
    from: 1,
    to: 10_000,
    says: "Concurrent hand-offs to each provider, across all processes."
  }),
  domainConcurrency: wholeOrNull({
    variable: "SENDWRIGHT_DOMAIN_CONCURRENCY",
    from: 1,
    to: 10_000,
    says: "Concurrent hand-offs to one recipient domain, across all processes."
  })
} as const satisfies DeclaredPart<ThrottleInput>

/** How much is fetched for attachments that are URLs. What is left out keeps its default. */
export interface AttachmentInput {
  /** URLs that are fetched for one request, a batch with all of its messages; at least 10. 100 by default. */
  readonly urlsPerRequest?: number | undefined
  /** Bytes of all files by URL of one request, counted for each message that has them. 48 MiB by default. */
  readonly bytesPerRequest?: number | undefined
  /** How long the files of one request may take. 30 seconds by default. */
  readonly deadline?: Duration.Input | undefined
  /**
   * Bytes that requests of this process may hold of such files at once; those of one account half of it. No less than
   * one request may need: `bytesPerRequest` and four files of 7 MB. 160 MiB by default.
   */
  readonly bytesAtOnce?: number | undefined
  /** Files that this process fetches at once; at least 1. 16 by default. */
  readonly fetchesAtOnce?: number | undefined
}

export const attachmentOptions = {
  // A single email may name 10.
  urlsPerRequest: whole(100, { least: 10 }),
  // As many as a batch may bring in base64: three quarters of its 64 MiB.
  bytesPerRequest: whole(48 * mebibyte),
  // Three times as long as one file may take. Clients of a longer request give up.
  deadline: span("deadlineMillis", 30 * second),
  // The server gives it a fifth of its memory.
  bytesAtOnce: whole(160 * mebibyte),
  // Memory is bounded by `bytesAtOnce`: this bounds sockets.
  fetchesAtOnce: whole(16)
} as const satisfies DeclaredPart<AttachmentInput>

/** How many exports are written to clients at once. What is left out keeps its default. */
export interface ExportInput {
  /** By one process; at least 1. 4 by default. */
  readonly atOnce?: number | undefined
  /** By one process for one account; at least 1. 1 by default. */
  readonly perAccount?: number | undefined
  /** How long one may take. An hour by default. */
  readonly deadline?: Duration.Input | undefined
}

export const exportOptions = {
  // They share the connections of the background, a fifth of the pool: more would wait for each other.
  atOnce: whole(4),
  perAccount: whole(1),
  deadline: span("deadlineMillis", hour)
} as const satisfies DeclaredPart<ExportInput>
