import type { AuditAction } from "../audit/AuditEntry.ts"
import type { DnsCheck } from "./DnsCheck.ts"
import * as DomainHealth from "./DomainHealth.ts"
import type { DomainReceiving } from "./DomainReceiving.ts"
import type { DomainStatus } from "./DomainState.ts"

/**
 * What a check leaves of it, the checks being those that had a result; `null` where they say nothing of its records. The
 * storage says whether the name may be verified for the account (`permitted`).
 */
export const next = (
  receiving: DomainReceiving,
  checks: ReadonlyArray<DnsCheck>,
  now: Date
): DomainReceiving | null => {
  const states = new Map(checks.map(({ id, state }) => [id, state]))
  const verdict = DomainHealth.verdictOf(receiving.dnsRecords, states)
  return verdict === "inconclusive" ? null : {
    ...receiving,
    ...DomainHealth.next(receiving, receiving.startedAt, verdict, now),
    dnsChecks: DomainHealth.mergeChecks(receiving.dnsRecords, receiving.dnsChecks, checks),
    dnsCheckedAt: now
  }
}

/**
 * The status that it may have after a check. `sender` is whose domain of the name is verified for sending: the account's
 * own, which it needs in order to begin, or another account's, which ends it; null where it is nobody's.
 */
export const permitted = (
  before: DomainStatus,
  after: DomainStatus,
  sender: "own" | "other" | null
): DomainStatus => {
  if (after !== "verified" || sender === "own") return after
  if (before !== "verified") return before
  return sender === "other" ? "failed" : after
}

const changes = {
  "domain.verified": "domain.receiving_verified",
  "domain.failed": "domain.receiving_failed",
  "domain.broken": "domain.receiving_broken",
  "domain.repaired": "domain.receiving_repaired"
} as const

/** What a check changed of it that is worth remembering, as `DomainHealth.changeOf` says it of sending. */
export const changeOf = (before: DomainReceiving | null, after: DomainReceiving | null): AuditAction | undefined => {
  const change = before === null || after === null ? undefined : DomainHealth.changeOf(before, after)
  return change === undefined ? undefined : changes[change]
}
