import { DomainStore } from "@sendwright/core/domains/DomainStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import {
  beginReceivingStatement,
  endOthersStatement,
  endReceivingStatement,
  findReceiverStatement,
  lockNameStatement,
  settleReceivingStatement
} from "./domainReceiving.ts"
import {
  addStatement,
  beginRotationStatement,
  claimDueStatement,
  type ClaimedRow,
  claimStatement,
  endRotationStatement,
  lockStatement,
  postponeStatement,
  type Row,
  settleStatement,
  shown,
  type SigningRow,
  switchStatement,
  toClaimed,
  toDomain,
  toSigningKey
} from "./domainRows.ts"

const isTaken = (error: SqlError): boolean =>
  error.reason._tag === "UniqueViolation" && error.reason.constraint === "domains_verified"

const beginReceiving = beginReceivingStatement<Row>(shown)
const settleReceiving = settleReceivingStatement<Row>(shown)

/** `DomainStore` on Postgres. A removed domain stays in its table with the time of its removal. */
export const layer: Layer.Layer<DomainStore, never, SqlClient> = Layer.effect(
  DomainStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const { ahead, aheadOf } = db.clock
    const find = (accountId: string, id: string) =>
      Effect.map(
        db.query<Row>(
          `SELECT ${shown} FROM sendwright.domains WHERE account_id = $1 AND id = $2 AND removed_at IS NULL`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id))]
        ),
        firstOf(toDomain)
      )

    return DomainStore.of({
      add: (domain, options) =>
        Effect.flatMap(ahead, (ahead) =>
          db.transaction(Effect.andThen(
            db.query(lockStatement, [P.text(domain.accountId)]),
            db.run(addStatement, { domain, key: options?.key ?? null, limit: options?.limit ?? null, ahead })
          ))).pipe(Effect.map(([row]) => row?.answer ?? "exists"), Database.storage("DomainStore.add")),
      list: (accountId) =>
        db.query<Row>(
          `SELECT ${shown} FROM sendwright.domains WHERE account_id = $1 AND removed_at IS NULL ORDER BY created_at, id`,
          [P.uuid(P.idOrNull(accountId))]
        ).pipe(Effect.map((rows) => rows.map(toDomain)), Database.storage("DomainStore.list", "reads")),
      find: (accountId, id) => Database.storage("DomainStore.find")(find(accountId, id)),
      claimCheck: ({ accountId, id, leaseMillis, minIntervalMillis, now }) =>
        Effect.flatMap(aheadOf(now), (ahead) =>
          db.write(db.query<ClaimedRow>(claimStatement, [
            P.time(plus(now, ahead)),
            P.time(plus(now, ahead + leaseMillis)),
            P.uuid(P.idOrNull(accountId)),
            P.uuid(P.idOrNull(id)),
            P.time(plus(now, ahead - minIntervalMillis))
          ]))).pipe(
            Effect.map(firstOf(toClaimed)),
            Database.storage("DomainStore.claimCheck")
          ),
      claimDueChecks: ({ leaseMillis, limit, now }) =>
        Effect.flatMap(aheadOf(now), (ahead) =>
          db.write(db.query<ClaimedRow>(claimDueStatement, [
            P.time(plus(now, ahead)),
            P.time(plus(now, ahead + leaseMillis)),
            P.int(limit)
          ]))).pipe(Effect.map((rows) => rows.map(toClaimed)), Database.storage("DomainStore.claimDueChecks")),
      nextChecks: (accountId) =>
        Effect.flatMap(ahead, (ahead) =>
          Effect.map(
            db.query<{ readonly id: string; readonly due: Date }>(
              `SELECT id, next_check_at AS due FROM sendwright.domains WHERE account_id = $1 AND removed_at IS NULL`,
              [P.uuid(P.idOrNull(accountId))]
            ),
            (rows) => new Map(rows.map(({ due, id }) => [id, plus(due, -ahead)]))
          )).pipe(Database.storage("DomainStore.nextChecks", "reads")),
      nextCheckDue: Database.storage("DomainStore.nextCheckDue")(
        db.clock.nextDue(
          Effect.map(
            db.query<{ readonly due: Date | null }>(
              `SELECT min(next_check_at) AS due FROM sendwright.domains WHERE removed_at IS NULL AND checks >= 0`
            ),
            ([row]) => row?.due ?? null
          )
        )
      ),
      settleCheck: (settlement) => {
        const { accountId, domainId, found, number, receiving } = settlement
        const settle = Effect.flatMap(ahead, (ahead) => {
          const nextCheckAt = plus(settlement.nextCheckAt, ahead)
          return found === null
            ? db.query<Row>(postponeStatement, [
              P.uuid(P.idOrNull(accountId)),
              P.uuid(P.idOrNull(domainId)),
              P.int(number),
              P.time(nextCheckAt)
            ])
            : db.run(found.switched === undefined ? settleStatement : switchStatement, {
              ...settlement,
              found,
              nextCheckAt
            })
        })
        const ids = [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(domainId))]
        const settleBoth = receiving === undefined ? db.write(settle) : db.transaction(Effect.gen(function*() {
          yield* db.query(lockNameStatement, ids)
          const settled = yield* settle
          if (settled.length === 0) return settled
          if (receiving.status === "verified") yield* db.query(endOthersStatement, ids)
          const received = yield* db.run(settleReceiving, { accountId, domainId, receiving })
          return received.length === 0 ? settled : received
        }))
        // Who loses the name to another account sees, the next time, that it is taken.
        return Effect.retry(settleBoth, { times: 3, while: isTaken }).pipe(
          Effect.map(firstOf(toDomain)),
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
        Effect.flatMap(ahead, (ahead) =>
          db.write(
            db.run(beginRotationStatement, { ...begun, nextCheckAt: plus(begun.nextCheckAt, ahead) })
          )).pipe(
            Effect.map(firstOf(toDomain)),
            Database.storage("DomainStore.beginRotation")
          ),
      endRotation: ({ accountId, dnsRecords, domainId, from }) =>
        db.write(db.query<Row>(endRotationStatement, [
          P.uuid(P.idOrNull(accountId)),
          P.uuid(P.idOrNull(domainId)),
          P.text(from),
          P.text(P.json(dnsRecords))
        ])).pipe(Effect.map(firstOf(toDomain)), Database.storage("DomainStore.endRotation")),
      beginReceiving: (begun) =>
        Effect.flatMap(ahead, (ahead) =>
          db.transaction(Effect.gen(function*() {
            const [row] = yield* db.run(beginReceiving, { ...begun, nextCheckAt: plus(begun.nextCheckAt, ahead) })
            if (row !== undefined) return Option.some({ domain: toDomain(row), isNew: true })
            return Option.map(yield* find(begun.accountId, begun.domainId), (domain) => ({ domain, isNew: false }))
          }))).pipe(Database.storage("DomainStore.beginReceiving")),
      endReceiving: (accountId, domainId) =>
        db.write(db.query(endReceivingStatement, [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(domainId))])).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("DomainStore.endReceiving")
        ),
      findReceiver: (name) =>
        db.query<{ readonly account_id: string }>(findReceiverStatement, [P.text(name)]).pipe(
          Effect.map(firstOf(({ account_id }) => account_id)),
          Database.storage("DomainStore.findReceiver")
        ),
      isNameInUse: (name) =>
        db.query(`SELECT FROM sendwright.domains WHERE name = $1 AND removed_at IS NULL LIMIT 1`, [P.text(name)]).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("DomainStore.isNameInUse")
        ),
      remove: (accountId, id, now) =>
        db.write(db.query(
          `UPDATE sendwright.domains SET removed_at = $3, sealed_private_key = NULL, other_private_key = NULL
          WHERE account_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id)), P.time(now)]
        )).pipe(Effect.map((rows) => rows.length > 0), Database.storage("DomainStore.remove")),
      signingKey: (accountId, domainId) =>
        db.query<SigningRow>(
          `SELECT d.id, d.name, d.selector, d.sealed_private_key FROM sendwright.domains was
          JOIN sendwright.domains d ON d.account_id = was.account_id AND d.name = was.name AND d.removed_at IS NULL
          WHERE was.id = $2 AND was.account_id = $1 AND d.selector IS NOT NULL AND d.sealed_private_key IS NOT NULL`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(domainId))]
        ).pipe(
          Effect.map(firstOf(toSigningKey)),
          Database.storage("DomainStore.signingKey")
        ),
      signerOf: (name) =>
        db.query<SigningRow & { readonly account_id: string }>(
          `SELECT account_id, id, name, selector, sealed_private_key FROM sendwright.domains
          WHERE name = $1 AND status = 'verified' AND removed_at IS NULL
            AND selector IS NOT NULL AND sealed_private_key IS NOT NULL`,
          [P.text(name)]
        ).pipe(
          Effect.map(firstOf((row) => ({ accountId: row.account_id, ...toSigningKey(row) }))),
          Database.storage("DomainStore.signerOf")
        )
    })
  })
)
