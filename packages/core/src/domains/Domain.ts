import type { DkimRotation } from "./DkimRotation.ts"
import type { DnsCheck } from "./DnsCheck.ts"
import type { DnsRecord } from "./DnsRecord.ts"
import type { DomainReceiving } from "./DomainReceiving.ts"
import type { DomainState } from "./DomainState.ts"

/** A domain of an account, which sends and, where it was asked to, receives. */
export interface Domain extends DomainState {
  readonly id: string
  readonly accountId: string
  /** Lower-cased A-labels. */
  readonly name: string
  /** Where the identity lives that mail of this domain is sent under. */
  readonly region: string
  /** What its owner publishes. */
  readonly dnsRecords: ReadonlyArray<DnsRecord>
  /** What the last conclusive check found; null before the first. */
  readonly dnsChecks: ReadonlyArray<DnsCheck> | null
  /** When that was. */
  readonly dnsCheckedAt: Date | null
  /** The change of its DKIM key that is under way, or whose old key is still there; null where there is none. */
  readonly rotation: DkimRotation | null
  /** null: it was not asked to receive. */
  readonly receiving: DomainReceiving | null
  readonly createdAt: Date
}

/** A domain as it begins: pending, and never looked up. */
export const newDomain = (
  domain: Pick<Domain, "id" | "accountId" | "name" | "region" | "createdAt"> & Partial<Domain>
): Domain => ({
  status: "pending",
  health: "unknown",
  healthChangedAt: null,
  brokenSince: null,
  dnsRecords: [],
  dnsChecks: null,
  dnsCheckedAt: null,
  rotation: null,
  receiving: null,
  ...domain
})
