import type { DnsCheck } from "./DnsCheck.ts"
import type { DnsRecord } from "./DnsRecord.ts"
import type { DomainState } from "./DomainState.ts"

/**
 * How a domain receives, judged apart from how it sends. It becomes `verified` when its record is found while the domain
 * is verified for sending, which proves whose it is. From then on only its own record counts, unless another account
 * proves that the name is its own now: a name receives for one account at a time.
 */
export interface DomainReceiving extends DomainState {
  /** What its owner publishes: the MX that leads to our host. */
  readonly dnsRecords: ReadonlyArray<DnsRecord>
  /** What the last conclusive check found; null before the first. */
  readonly dnsChecks: ReadonlyArray<DnsCheck> | null
  /** When that was. */
  readonly dnsCheckedAt: Date | null
  /** When the domain was asked to receive. */
  readonly startedAt: Date
}

/** A domain's receiving as it begins. The host that takes mail is an A-label name. */
export const begin = (name: string, mailHost: string, now: Date): DomainReceiving => ({
  status: "pending",
  health: "unknown",
  healthChangedAt: null,
  brokenSince: null,
  dnsRecords: [{ id: "receiving_mx", type: "MX", name, value: `10 ${mailHost}`, purpose: "receiving" }],
  dnsChecks: null,
  dnsCheckedAt: null,
  startedAt: now
})
