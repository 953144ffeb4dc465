import type { DnsCheck } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"
import type { DomainReceiving } from "@sendwright/core/domains/DomainReceiving"
import type { DomainHealth, DomainStatus } from "@sendwright/core/domains/DomainState"
import { type Column, column, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

/** How a domain receives: all null where it does not. */
export interface ReceivingRow {
  readonly receiving_status: DomainStatus | null
  readonly receiving_health: DomainHealth | null
  readonly receiving_health_changed_at: Date | null
  readonly receiving_broken_since: Date | null
  readonly receiving_records: ReadonlyArray<DnsRecord> | null
  readonly receiving_checks: ReadonlyArray<DnsCheck> | null
  readonly receiving_checked_at: Date | null
  readonly receiving_started_at: Date | null
}

/** All but the status and the beginning, which a settled check leaves as they are. */
const checkedColumns: ReadonlyArray<Column<DomainReceiving>> = [
  column("receiving_health", "text", ({ health }) => health),
  column("receiving_health_changed_at", "timestamptz", ({ healthChangedAt }) => healthChangedAt),
  column("receiving_broken_since", "timestamptz", ({ brokenSince }) => brokenSince),
  column("receiving_records", "json", ({ dnsRecords }) => dnsRecords),
  column("receiving_checks", "json", ({ dnsChecks }) => dnsChecks ?? undefined),
  column("receiving_checked_at", "timestamptz", ({ dnsCheckedAt }) => dnsCheckedAt)
]

export const receivingColumns: ReadonlyArray<Column<DomainReceiving>> = [
  column("receiving_status", "text", ({ status }) => status),
  ...checkedColumns,
  column("receiving_started_at", "timestamptz", ({ startedAt }) => startedAt)
]

const names = namesOf(receivingColumns)

/** The columns of a domain as it is added. */
export const addedColumns: ReadonlyArray<Column<Domain>> = receivingColumns.map(({ name, of, type }) => ({
  name,
  type,
  of: ({ receiving }) => receiving === null ? type === "json" ? undefined : null : of(receiving)
}))

export const toReceiving = (row: ReceivingRow): DomainReceiving | null =>
  row.receiving_status === null || row.receiving_health === null || row.receiving_records === null
    || row.receiving_started_at === null
    ? null
    : {
      status: row.receiving_status,
      health: row.receiving_health,
      healthChangedAt: row.receiving_health_changed_at,
      brokenSince: row.receiving_broken_since,
      dnsRecords: row.receiving_records,
      dnsChecks: row.receiving_checks,
      dnsCheckedAt: row.receiving_checked_at,
      startedAt: row.receiving_started_at
    }

interface Named {
  readonly accountId: string
  readonly domainId: string
}

interface Begun extends Named {
  readonly receiving: DomainReceiving
  readonly nextCheckAt: Date
}

export const beginReceivingStatement = <Row extends ReceivingRow>(shown: string) =>
  statement<Begun, Row>((parameters) => `
UPDATE sendwright.domains SET (${names}) = (${parameters.row(receivingColumns, ({ receiving }) => receiving)}),
  next_check_at = least(next_check_at, ${parameters.value("timestamptz", (begun) => begun.nextCheckAt)})
WHERE account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND id = ${parameters.value("uuid", ({ domainId }) => P.idOrNull(domainId))}
  AND receiving_status IS NULL AND removed_at IS NULL
RETURNING ${shown}`)

export const endReceivingStatement = `
UPDATE sendwright.domains SET (${names}) = ROW(${receivingColumns.map(() => "NULL").join(", ")})
WHERE account_id = $1 AND id = $2 AND receiving_status IS NOT NULL AND removed_at IS NULL
RETURNING id`

/** Those that settle how one name receives wait for each other. */
export const lockNameStatement = `
SELECT pg_advisory_xact_lock(hashtextextended('sendwright.domains.receiving ' || name, 0))
FROM sendwright.domains WHERE account_id = $1 AND id = $2`

/** Another account's ends where the name is now verified for sending here. */
export const endOthersStatement = `
UPDATE sendwright.domains o SET receiving_status = 'failed', receiving_broken_since = NULL
FROM sendwright.domains d
WHERE d.account_id = $1 AND d.id = $2 AND d.status = 'verified' AND d.receiving_status IS NOT NULL
  AND d.removed_at IS NULL AND o.name = d.name AND o.id <> d.id AND o.receiving_status = 'verified'
  AND o.removed_at IS NULL`

interface SettledReceiving extends Named {
  readonly receiving: DomainReceiving
}

/** What a check came to, with the status that `permitted` of core says. */
export const settleReceivingStatement = <Row extends ReceivingRow>(shown: string) =>
  statement<SettledReceiving, Row>((parameters) => {
    const status = parameters.value("text", ({ receiving }) => receiving.status)
    return `
UPDATE sendwright.domains d SET receiving_status = CASE
    WHEN ${status} <> 'verified' OR status = 'verified' THEN ${status}
    WHEN receiving_status <> 'verified' THEN receiving_status
    WHEN EXISTS (
      SELECT FROM sendwright.domains o
      WHERE o.name = d.name AND o.id <> d.id AND o.status = 'verified' AND o.removed_at IS NULL
    ) THEN 'failed'
    ELSE 'verified' END,
  (${namesOf(checkedColumns)}) = (${parameters.row(checkedColumns, ({ receiving }) => receiving)})
WHERE account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND id = ${parameters.value("uuid", ({ domainId }) => P.idOrNull(domainId))}
  AND receiving_status IS NOT NULL AND removed_at IS NULL
RETURNING ${shown}`
  })

export const findReceiverStatement = `
SELECT account_id FROM sendwright.domains d
WHERE name = $1 AND receiving_status = 'verified' AND removed_at IS NULL AND NOT EXISTS (
  SELECT FROM sendwright.domains o
  WHERE o.name = d.name AND o.account_id <> d.account_id AND o.status = 'verified' AND o.removed_at IS NULL
)`
