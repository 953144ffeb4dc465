import type { DkimRotation } from "@sendwright/core/domains/DkimRotation"
import type { DnsCheck } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { Domain } from "@sendwright/core/domains/Domain"
import { nextCheckAt } from "@sendwright/core/domains/DomainHealth"
import type { DomainHealth, DomainStatus } from "@sendwright/core/domains/DomainState"
import { type ClaimedCheck, DomainStore, type SealedDkimKey } from "@sendwright/core/domains/DomainStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type Column, column, inside, namesOf } from "./internal/columns.ts"
import * as Database from "./internal/Database.ts"
import * as P from "./internal/params.ts"
import { type Parameters as Given, statement } from "./internal/Statement.ts"

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
const shown = `${columns}, ${rotationColumns}`

interface Row {
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

interface ClaimedRow extends Row {
  readonly checks: number
}

const toRotation = (row: Row): DkimRotation | null =>
  row.rotation_from === null || row.rotation_to === null || row.rotation_started_at === null ? null : {
    from: row.rotation_from,
    to: row.rotation_to,
    startedAt: row.rotation_started_at,
    switchedAt: row.rotation_switched_at
  }

const toDomain = (row: Row): Domain => ({
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
  createdAt: row.created_at
})

const toClaimed = (row: ClaimedRow): ClaimedCheck => ({ domain: toDomain(row), number: row.checks })

/** Two that add to one account wait for each other, so that both count what the other added. */
const lockStatement = `SELECT pg_advisory_xact_lock(hashtextextended('sendwright.domains ' || $1::text, 0))`

interface NewDomain {
  readonly domain: Domain
  readonly key: SealedDkimKey | null
  /** The most domains of the account; null: any number. */
  readonly limit: number | null
}

const newDomainColumns: ReadonlyArray<Column<NewDomain>> = [
  ...inside(({ domain }: NewDomain) => domain, domainColumns),
  column("selector", "text", ({ key }) => key?.selector ?? null),
  column("sealed_private_key", "text", ({ key }) => key?.sealedPrivateKey ?? null),
  column("checks", "int4", () => 0),
  column("next_check_at", "timestamptz", ({ domain }) => nextCheckAt(domain, domain.createdAt))
]

const addStatement = statement<NewDomain, { readonly answer: "added" | "exists" | "limit" }>((parameters) => {
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

const claimStatement = `
UPDATE sendwright.domains d SET ${begin}
WHERE account_id = $3 AND id = $4 AND removed_at IS NULL AND (check_began_at IS NULL OR check_began_at <= $5)
RETURNING ${shown}, checks`

const claimDueStatement = `
WITH due AS MATERIALIZED (
  SELECT id AS due_id, next_check_at AS due_at FROM sendwright.domains WHERE removed_at IS NULL AND next_check_at <= $1
  ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED
),
begun AS (
  UPDATE sendwright.domains d SET ${begin} FROM due WHERE d.id = due.due_id RETURNING due_at, ${shown}, checks
)
SELECT ${shown}, checks FROM begun ORDER BY due_at, id`

/** Nothing but the times of an inconclusive check. */
const postponeStatement = `
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

const settleStatement = settleWith(() => "", "")

/** With it, the new key of a pending rotation takes the place of the old one. */
const switchStatement = settleWith(
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

const beginRotationStatement = statement<BeginRotation, Row>((parameters) => `
UPDATE sendwright.domains SET rotation_from = selector,
  (${namesOf(begunColumns)}) = (${parameters.row(begunColumns, (begun) => begun)}),
  next_check_at = least(next_check_at, ${parameters.value("timestamptz", (begun) => begun.nextCheckAt)})
WHERE account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND id = ${parameters.value("uuid", ({ domainId }) => P.idOrNull(domainId))}
  AND selector = ${parameters.value("text", ({ from }) => from)} AND rotation_to IS NULL AND removed_at IS NULL
RETURNING ${shown}`)

const endRotationStatement = `
UPDATE sendwright.domains SET rotation_from = NULL, rotation_to = NULL, rotation_started_at = NULL,
  rotation_switched_at = NULL, other_private_key = NULL, dns_records = $4::json
WHERE account_id = $1 AND id = $2 AND rotation_from = $3 AND rotation_switched_at IS NOT NULL AND removed_at IS NULL
RETURNING ${shown}`

const optional = (rows: ReadonlyArray<Row>): Option.Option<Domain> =>
  Option.map(Option.fromNullishOr(rows[0]), toDomain)

const isTaken = (error: SqlError): boolean =>
  error.reason._tag === "UniqueViolation" && error.reason.constraint === "domains_verified"

/** `DomainStore` on Postgres. A removed domain stays in its table with the time of its removal. */
export const layer: Layer.Layer<DomainStore, never, SqlClient> = Layer.effect(
  DomainStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return DomainStore.of({
      add: (domain, options) =>
        db.transaction(Effect.andThen(
          db.query(lockStatement, [P.text(domain.accountId)]),
          db.run(addStatement, { domain, key: options?.key ?? null, limit: options?.limit ?? null })
        )).pipe(Effect.map(([row]) => row?.answer ?? "exists"), Database.storage("DomainStore.add")),
      list: (accountId) =>
        db.query<Row>(
          `SELECT ${shown} FROM sendwright.domains WHERE account_id = $1 AND removed_at IS NULL ORDER BY created_at, id`,
          [P.uuid(P.idOrNull(accountId))]
        ).pipe(Effect.map((rows) => rows.map(toDomain)), Database.storage("DomainStore.list")),
      find: (accountId, id) =>
        db.query<Row>(
          `SELECT ${shown} FROM sendwright.domains WHERE account_id = $1 AND id = $2 AND removed_at IS NULL`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id))]
        ).pipe(
          Effect.map((rows) => Option.map(Option.fromNullishOr(rows[0]), toDomain)),
          Database.storage("DomainStore.find")
        ),
      claimCheck: ({ accountId, id, leaseMillis, minIntervalMillis, now }) =>
        db.write(db.query<ClaimedRow>(claimStatement, [
          P.time(now),
          P.time(new Date(now.getTime() + leaseMillis)),
          P.uuid(P.idOrNull(accountId)),
          P.uuid(P.idOrNull(id)),
          P.time(new Date(now.getTime() - minIntervalMillis))
        ])).pipe(
          Effect.map((rows) => Option.map(Option.fromNullishOr(rows[0]), toClaimed)),
          Database.storage("DomainStore.claimCheck")
        ),
      claimDueChecks: ({ leaseMillis, limit, now }) =>
        db.write(db.query<ClaimedRow>(claimDueStatement, [
          P.time(now),
          P.time(new Date(now.getTime() + leaseMillis)),
          P.int(limit)
        ])).pipe(Effect.map((rows) => rows.map(toClaimed)), Database.storage("DomainStore.claimDueChecks")),
      nextCheckDue: db.query<{ readonly due: Date | null }>(
        `SELECT min(next_check_at) AS due FROM sendwright.domains WHERE removed_at IS NULL`
      ).pipe(Effect.map(([row]) => row?.due ?? null), Database.storage("DomainStore.nextCheckDue")),
      settleCheck: (settlement) => {
        const { accountId, domainId, found, nextCheckAt, number } = settlement
        const settle = found === null
          ? db.query<Row>(postponeStatement, [
            P.uuid(P.idOrNull(accountId)),
            P.uuid(P.idOrNull(domainId)),
            P.int(number),
            P.time(nextCheckAt)
          ])
          : db.run(found.switched === undefined ? settleStatement : switchStatement, { ...settlement, found })
        // Who loses the name to another account sees, the next time, that it is taken.
        return Effect.retry(db.write(settle), { times: 3, while: isTaken }).pipe(
          Effect.map((rows) => Option.map(Option.fromNullishOr(rows[0]), toDomain)),
          Database.storage("DomainStore.settleCheck")
        )
      },
      setStatus: (accountId, id, status) =>
        // The index of verified names decides between two accounts; the savepoint keeps a host's transaction alive.
        db.transaction(db.query<Row>(
          `UPDATE sendwright.domains SET status = $3, checks = checks + 1
          WHERE account_id = $1 AND id = $2 AND removed_at IS NULL RETURNING ${shown}`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id)), P.text(status)]
        )).pipe(
          Effect.map(([row]) => row === undefined ? "not_found" as const : toDomain(row)),
          Effect.catchIf(isTaken, () => Effect.succeed("taken" as const)),
          Database.storage("DomainStore.setStatus")
        ),
      beginRotation: (begun) =>
        db.write(db.run(beginRotationStatement, begun)).pipe(
          Effect.map(optional),
          Database.storage("DomainStore.beginRotation")
        ),
      endRotation: ({ accountId, dnsRecords, domainId, from }) =>
        db.write(db.query<Row>(endRotationStatement, [
          P.uuid(P.idOrNull(accountId)),
          P.uuid(P.idOrNull(domainId)),
          P.text(from),
          P.text(P.json(dnsRecords))
        ])).pipe(Effect.map(optional), Database.storage("DomainStore.endRotation")),
      isNameInUse: (name) =>
        db.query(`SELECT FROM sendwright.domains WHERE name = $1 AND removed_at IS NULL LIMIT 1`, [P.text(name)]).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("DomainStore.isNameInUse")
        ),
      remove: (accountId, id, now) =>
        db.write(db.query(
          `UPDATE sendwright.domains SET removed_at = $3 WHERE account_id = $1 AND id = $2 AND removed_at IS NULL
          RETURNING id`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id)), P.time(now)]
        )).pipe(Effect.map((rows) => rows.length > 0), Database.storage("DomainStore.remove")),
      signingKey: (accountId, domainId) =>
        db.query<
          {
            readonly id: string
            readonly name: string
            readonly selector: string
            readonly sealed_private_key: string
          }
        >(
          `SELECT d.id, d.name, d.selector, d.sealed_private_key FROM sendwright.domains was
          JOIN sendwright.domains d ON d.account_id = was.account_id AND d.name = was.name AND d.removed_at IS NULL
          WHERE was.id = $2 AND was.account_id = $1 AND d.selector IS NOT NULL AND d.sealed_private_key IS NOT NULL`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(domainId))]
        ).pipe(
          Effect.map(([row]) =>
            Option.map(Option.fromNullishOr(row), (found) => ({
              domainId: found.id,
              domain: found.name,
              selector: found.selector,
              sealedPrivateKey: found.sealed_private_key
            }))
          ),
          Database.storage("DomainStore.signingKey")
        )
    })
  })
)
