import type { DkimRotation } from "@sendwright/core/domains/DkimRotation"
import type { DnsCheck } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"
import { nextCheckAt } from "@sendwright/core/domains/DomainHealth"
import type { DomainHealth, DomainStatus } from "@sendwright/core/domains/DomainState"
import type { ClaimedCheck, DomainStore, SealedDkimKey, SigningKey } from "@sendwright/core/domains/DomainStore"
import { plus } from "../database/DatabaseClock.ts"
import { type Column, column, inside, namesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { type Parameters as Given, statement } from "../sql/Statement.ts"
import { addedColumns, receivingColumns, type ReceivingRow, toReceiving } from "./domainReceiving.ts"

const domainColumns: ReadonlyArray<Column<Domain>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("name", "text", ({ name }) => name),
  column("region", "text", ({ region }) => region),
  column("status", "text", ({ status }) => status),
  column("health", "text", ({ health }) => health),
  column("health_changed_at", "timestamptz", ({ healthChangedAt }) => healthChangedAt),
  column("broken_since", "timestamptz", ({ brokenSince }) => brokenSince),
  column("dns_records", "json", ({ dnsRecords }) => dnsRecords),
  column("dns_checks", "json", ({ dnsChecks }) => dnsChecks ?? undefined),
  column("dns_checked_at", "timestamptz", ({ dnsCheckedAt }) => dnsCheckedAt),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt)
]
const columns = namesOf(domainColumns)

const rotationColumns = `rotation_from, rotation_to, rotation_started_at, rotation_switched_at`
export const shown = `${columns}, ${rotationColumns}, ${namesOf(receivingColumns)}`

export interface Row extends ReceivingRow {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly region: string
  readonly status: DomainStatus
  readonly health: DomainHealth
  readonly health_changed_at: Date | null
  readonly broken_since: Date | null
  readonly dns_records: ReadonlyArray<DnsRecord>
  readonly dns_checks: ReadonlyArray<DnsCheck> | null
  readonly dns_checked_at: Date | null
  readonly created_at: Date
  readonly rotation_from: string | null
  readonly rotation_to: string | null
  readonly rotation_started_at: Date | null
  readonly rotation_switched_at: Date | null
}

type CheckSettlement = Parameters<DomainStore["Service"]["settleCheck"]>[0]
type FoundCheck = NonNullable<CheckSettlement["found"]>
type BeginRotation = Parameters<DomainStore["Service"]["beginRotation"]>[0]

export interface ClaimedRow extends Row {
  readonly checks: number
}

export interface SigningRow {
  readonly id: string
  readonly name: string
  readonly selector: string
  readonly sealed_private_key: string
}

export const toSigningKey = (row: SigningRow): SigningKey => ({
  domainId: row.id,
  domain: row.name,
  selector: row.selector,
  sealedPrivateKey: row.sealed_private_key
})

const toRotation = (row: Row): DkimRotation | null =>
  row.rotation_from === null || row.rotation_to === null || row.rotation_started_at === null ? null : {
    from: row.rotation_from,
    to: row.rotation_to,
    startedAt: row.rotation_started_at,
    switchedAt: row.rotation_switched_at
  }

export const toDomain = (row: Row): Domain => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  region: row.region,
  status: row.status,
  health: row.health,
  healthChangedAt: row.health_changed_at,
  brokenSince: row.broken_since,
  dnsRecords: row.dns_records,
  dnsChecks: row.dns_checks,
  dnsCheckedAt: row.dns_checked_at,
  rotation: toRotation(row),
  receiving: toReceiving(row),
  createdAt: row.created_at
})

export const toClaimed = (row: ClaimedRow): ClaimedCheck => ({ domain: toDomain(row), number: row.checks })

/** Two that add to one account wait for each other, so that both count what the other added. */
export const lockStatement = `SELECT pg_advisory_xact_lock(hashtextextended('sendwright.domains ' || $1::text, 0))`

interface NewDomain {
  readonly domain: Domain
  readonly key: SealedDkimKey | null
  /** The most domains of the account; null: any number. */
  readonly limit: number | null
  /** How far the database's clock is ahead, in milliseconds: checks are due by that one. */
  readonly ahead: number
}

const newDomainColumns: ReadonlyArray<Column<NewDomain>> = [
  ...inside(({ domain }: NewDomain) => domain, [...domainColumns, ...addedColumns]),
  column("selector", "text", ({ key }) => key?.selector ?? null),
  column("sealed_private_key", "text", ({ key }) => key?.sealedPrivateKey ?? null),
  column("checks", "int4", () => 0),
  column("next_check_at", "timestamptz", ({ ahead, domain }) => plus(nextCheckAt(domain, domain.createdAt), ahead))
]

export const addStatement = statement<NewDomain, { readonly answer: "added" | "exists" | "limit" }>((parameters) => {
  const limit = parameters.value("int4", (added) => added.limit)
  return `
WITH others AS MATERIALIZED (
  SELECT count(*) AS n, coalesce(bool_or(name = ${
    parameters.value("text", ({ domain }) => domain.name)
  }), false) AS known
  FROM sendwright.domains
  WHERE account_id = ${parameters.value("uuid", ({ domain }) => domain.accountId)} AND removed_at IS NULL
),
added AS (
  INSERT INTO sendwright.domains (${namesOf(newDomainColumns)})
  SELECT ${parameters.row(newDomainColumns, (added) => added)}
  FROM others WHERE NOT known AND (${limit}::int4 IS NULL OR n < ${limit})
  RETURNING id
)
SELECT CASE WHEN known THEN 'exists' WHEN EXISTS (SELECT FROM added) THEN 'added' ELSE 'limit' END AS answer
FROM others`
})

// Begun under a number: a check that began before another one cannot be settled after it.
const begin = `check_began_at = $1, next_check_at = $2, checks = d.checks + 1`

export const claimStatement = `
UPDATE sendwright.domains d SET ${begin}
WHERE account_id = $3 AND id = $4 AND removed_at IS NULL AND (check_began_at IS NULL OR check_began_at <= $5)
RETURNING ${shown}, checks`

export const claimDueStatement = `
WITH due AS MATERIALIZED (
  SELECT id AS due_id, next_check_at AS due_at FROM sendwright.domains
  WHERE removed_at IS NULL AND checks >= 0 AND next_check_at <= $1
  ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED
),
begun AS (
  UPDATE sendwright.domains d SET ${begin} FROM due WHERE d.id = due.due_id RETURNING due_at, ${shown}, checks
)
SELECT ${shown}, checks FROM begun ORDER BY due_at, id`

/** Nothing but the times of an inconclusive check. */
export const postponeStatement = `
UPDATE sendwright.domains SET next_check_at = $4, checks = checks + 1
WHERE account_id = $1 AND id = $2 AND checks = $3 AND removed_at IS NULL
RETURNING ${shown}`

interface Settled extends CheckSettlement {
  readonly found: FoundCheck
}

const settledColumns: ReadonlyArray<Column<Settled>> = [
  column("next_check_at", "timestamptz", (settled) => settled.nextCheckAt),
  column("health", "text", ({ found }) => found.state.health),
  column("health_changed_at", "timestamptz", ({ found }) => found.state.healthChangedAt),
  column("broken_since", "timestamptz", ({ found }) => found.state.brokenSince),
  column("dns_checks", "json", ({ found }) => found.dnsChecks),
  column("dns_checked_at", "timestamptz", ({ found }) => found.at)
]

const settleWith = (more: (parameters: Given<Settled>) => string, condition: string) =>
  statement<Settled, Row>((parameters) => {
    const status = parameters.value("text", ({ found }) => found.state.status)
    return `
UPDATE sendwright.domains d SET checks = d.checks + 1,
  status = CASE WHEN ${status} = 'verified' AND EXISTS (
    SELECT FROM sendwright.domains o
    WHERE o.name = d.name AND o.id <> d.id AND o.status = 'verified' AND o.removed_at IS NULL
  ) THEN d.status ELSE ${status} END,
  (${namesOf(settledColumns)}) = (${parameters.row(settledColumns, (settled) => settled)})${more(parameters)}
WHERE account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND id = ${parameters.value("uuid", ({ domainId }) => P.idOrNull(domainId))}
  AND checks = ${parameters.value("int4", ({ number }) => number)} AND removed_at IS NULL${condition}
RETURNING ${shown}`
  })

export const settleStatement = settleWith(() => "", "")

/** With it, the new key of a pending rotation takes the place of the old one. */
export const switchStatement = settleWith(
  (parameters) =>
    `, dns_records = ${parameters.value("json", ({ found }) => found.switched)},
  rotation_switched_at = ${parameters.value("timestamptz", ({ found }) => found.at)},
  selector = rotation_to, sealed_private_key = other_private_key, other_private_key = sealed_private_key`,
  " AND rotation_to IS NOT NULL AND rotation_switched_at IS NULL"
)

const begunColumns: ReadonlyArray<Column<BeginRotation>> = [
  column("rotation_to", "text", ({ key }) => key.selector),
  column("other_private_key", "text", ({ key }) => key.sealedPrivateKey),
  column("rotation_started_at", "timestamptz", ({ now }) => now),
  column("dns_records", "json", ({ dnsRecords }) => dnsRecords)
]

export const beginRotationStatement = statement<BeginRotation, Row>((parameters) => `
UPDATE sendwright.domains SET rotation_from = selector,
  (${namesOf(begunColumns)}) = (${parameters.row(begunColumns, (begun) => begun)}),
  next_check_at = least(next_check_at, ${parameters.value("timestamptz", (begun) => begun.nextCheckAt)})
WHERE account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND id = ${parameters.value("uuid", ({ domainId }) => P.idOrNull(domainId))}
  AND selector = ${parameters.value("text", ({ from }) => from)} AND rotation_to IS NULL AND removed_at IS NULL
RETURNING ${shown}`)

export const endRotationStatement = `
UPDATE sendwright.domains SET rotation_from = NULL, rotation_to = NULL, rotation_started_at = NULL,
  rotation_switched_at = NULL, other_private_key = NULL, dns_records = $4::json
WHERE account_id = $1 AND id = $2 AND rotation_from = $3 AND rotation_switched_at IS NOT NULL AND removed_at IS NULL
RETURNING ${shown}`
