import type {
  ReportedFailure,
  ReportedPolicy,
  TlsReportKey,
  TlsSessionCount
} from "@sendwright/core/sending/TlsReportStore"
import * as Context from "effect/Context"

/** Sessions that are alike, of one day and domain. */
export interface Tallied extends TlsReportKey, TlsSessionCount {}

/** A session of a domain, to be counted. */
export interface CountedSession extends TlsReportKey {
  readonly policy: ReportedPolicy
  readonly failure: ReportedFailure | null
}

/** So many kinds of sessions are kept in memory at once; others are not reported. */
const mostKinds = 10_000

/** The sessions of this process that are not stored yet: they are counted only while somebody stores them. */
export class Tally {
  /** Whether somebody stores what is counted. */
  isOn = false
  #kinds = new Map<string, Tallied>()

  /** Counts a session; or several that were counted before and could not be stored. */
  readonly count = ({ day, domain, failure, policy }: CountedSession, sessions = 1): void => {
    if (!this.isOn) return
    const key = JSON.stringify([day, domain, policy, failure])
    const known = this.#kinds.get(key)
    if (known === undefined && this.#kinds.size >= mostKinds) return
    this.#kinds.set(key, { day, domain, policy, failure, sessions: (known?.sessions ?? 0) + sessions })
  }

  /** All that was counted, which is forgotten here. */
  readonly drain = (): ReadonlyArray<Tallied> => {
    const tallied = [...this.#kinds.values()]
    this.#kinds = new Map()
    return tallied
  }
}

/** Where the provider counts, and its TLS reports take from: of the process, where none is provided. */
export const TlsTally = Context.Reference<Tally>("@sendwright/mx/reports/TlsTally", {
  defaultValue: () => new Tally()
})
