import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** A policy that sessions are counted under, in the words of reports (RFC 8460 §4.4). */
export interface ReportedPolicy {
  readonly type: "sts" | "tlsa" | "no-policy-found"
  /** The policy: the lines of MTA-STS, or TLSA records (RFC 6698 §2.2). */
  readonly strings: ReadonlyArray<string>
  /** The patterns of MX hosts of MTA-STS. */
  readonly mxHosts: ReadonlyArray<string>
}

/** What went wrong in some sessions (RFC 8460 §4.4); null: not known. */
export interface ReportedFailure {
  /** A result type of RFC 8460 §4.3. */
  readonly result: string
  readonly mxHost: string
  /** Our address. */
  readonly sendingIp: string | null
  readonly receivingIp: string | null
  readonly reason: string | null
}

/** Sessions that are alike. */
export interface TlsSessionCount {
  readonly policy: ReportedPolicy
  /** null: TLS was as it must be. */
  readonly failure: ReportedFailure | null
  /** How many, at least 1. */
  readonly sessions: number
}

/** Which report sessions belong to: of one day, to one domain. */
export interface TlsReportKey {
  /** In UTC, such as `2026-11-30`. */
  readonly day: string
  /** The domain of recipients: A-labels, lower-case. */
  readonly domain: string
}

/** Sessions to count. */
export interface TlsReportAddition extends TlsReportKey {
  /** What the report is called if it begins with these: a UUID. */
  readonly id: string
  /** When it is sent if it begins with these. */
  readonly dueAt: Date
  readonly counts: ReadonlyArray<TlsSessionCount>
}

/** A report that is to be sent. */
export interface ClaimedTlsReport extends TlsReportKey {
  readonly id: string
  /** How often it was tried to send it before. */
  readonly attempts: number
  /** Places, as the domain names them, that nothing more is sent to: they have it, or refused it for good. */
  readonly done: ReadonlyArray<string>
  /** In no particular order. */
  readonly counts: ReadonlyArray<TlsSessionCount>
}

/** So many kinds of failures are kept of one report; more are not counted. As many again of other counts are kept. */
export const mostCounts = 100

/**
 * The port behind which sessions are counted for TLS reports (RFC 8460) until they are sent. What is counted after a
 * report was sent begins another one of the same day.
 */
export class TlsReportStore extends Context.Service<TlsReportStore, {
  /** Adds to the counts of reports, no two for the same day and domain. */
  readonly add: (additions: ReadonlyArray<TlsReportAddition>) => Effect.Effect<void, StorageError>
  /**
   * Takes reports that are due, the longest due first. One that is neither deferred nor forgotten is due again after
   * `leaseMillis`.
   */
  readonly claimDue: (options: {
    readonly now: Date
    readonly limit: number
    readonly leaseMillis: number
  }) => Effect.Effect<ReadonlyArray<ClaimedTlsReport>, StorageError>
  /** Puts off what is left to do of a report, and counts the attempt. */
  readonly defer: (options: {
    readonly id: string
    readonly dueAt: Date
    readonly done: ReadonlyArray<string>
  }) => Effect.Effect<void, StorageError>
  /** Forgets a report with its counts. */
  readonly forget: (id: string) => Effect.Effect<void, StorageError>
}>()("@sendwright/core/sending/TlsReportStore") {}
