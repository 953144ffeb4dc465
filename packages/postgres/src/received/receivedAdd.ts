import { type AddAnswer, type NewReceived, repeatedMillis } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { fanOut } from "../emails/fanOut.ts"
import { firstIdOf, monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, namesOf, valuesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { contentsColumns, receivedColumns } from "./receivedRows.ts"

const columns: ReadonlyArray<Column<NewReceived>> = [...receivedColumns, ...contentsColumns]

/** The first who stores a message of a fingerprint holds its lock until the commit: the second sees what was stored. */
const lockStatement = `SELECT pg_advisory_xact_lock(k) FROM unnest($1::int8[]) AS k`

/** The number of the lock of a fingerprint. Others of one number wait for each other, and that is all. */
const lockOf = (fingerprint: string): bigint => BigInt.asIntN(64, BigInt(`0x${fingerprint.slice(0, 16)}`))

interface KnownRow {
  /** The number of the message, from 1. */
  readonly ordinal: number
  /** The email that it repeats. */
  readonly id: string
}

interface Adding {
  readonly messages: ReadonlyArray<NewReceived>
  /** How far the database's clock is ahead, in milliseconds. */
  readonly ahead: number
}

/** Stores those of some messages that repeat nothing, with the deliveries of them, and answers with the others. */
const addStatement = statementIn<Adding, KnownRow>(({ within }, parameters) => `
WITH given AS MATERIALIZED (SELECT * FROM ${parameters.rows("g", columns, ({ messages }) => messages, "ordinal")}),
known AS MATERIALIZED (
  SELECT g.ordinal, k.id FROM given g CROSS JOIN LATERAL (
    SELECT r.id FROM sendwright.received r
    WHERE r.fingerprint = g.fingerprint AND r.account_id = g.account_id AND r.mode = g.mode${within("r.id")}
      AND r.received_at > g.received_at - interval '${repeatedMillis} milliseconds'
    ORDER BY r.id DESC LIMIT 1
  ) k
),
fresh AS MATERIALIZED (SELECT * FROM given WHERE ordinal NOT IN (SELECT ordinal FROM known)),
added AS (
  INSERT INTO sendwright.received (${namesOf(receivedColumns)}) SELECT ${valuesOf(receivedColumns)} FROM fresh
),
recipients AS (
  INSERT INTO sendwright.received_recipients (account_id, mode, address, received_id)
  SELECT f.account_id, f.mode, unnest(f.recipients::text[]), f.id FROM fresh f
),
contents AS (
  INSERT INTO sendwright.received_contents (received_id, ${namesOf(contentsColumns)})
  SELECT id, ${valuesOf(contentsColumns)} FROM fresh
),
appended AS MATERIALIZED (
  SELECT id AS event_id, NULL::uuid AS email_id, account_id, mode, 'email.received' AS type, received_at AS at
  FROM fresh ORDER BY ordinal
),
${fanOut(`${parameters.value("float8", ({ ahead }) => ahead)}::float8`)}
SELECT ordinal, id FROM known`)

const nameOf = ({ accountId, fingerprint, mode }: NewReceived): string => `${accountId} ${mode} ${fingerprint}`

/** Stores messages, each that comes again once. */
export const add = Effect.fnUntraced(function*(
  db: Database,
  messages: ReadonlyArray<NewReceived>
): Effect.fn.Return<ReadonlyArray<AddAnswer>, SqlError> {
  if (messages.length === 0) return []
  const firsts = new Map<string, NewReceived>()
  for (const message of messages) if (!firsts.has(nameOf(message))) firsts.set(nameOf(message), message)
  const distinct = [...firsts.values()]
  // In one order, so that no two wait for each other.
  const locks = [...new Set(distinct.map(({ fingerprint }) => lockOf(fingerprint)))]
    .sort((left, right) => left < right ? -1 : 1)
  const months = yield* monthsOf(
    distinct.flatMap(({ id, receivedAt }) => [id, firstIdOf(receivedAt.getTime() - repeatedMillis)])
  )
  const ahead = yield* db.clock.ahead
  const rows = yield* db.transaction(
    Effect.andThen(
      db.query(lockStatement, [P.longs(locks)]),
      db.run(addStatement(months), { messages: distinct, ahead })
    )
  )
  const known = new Map(rows.map(({ id, ordinal }) => [distinct[ordinal - 1]!, id]))
  return messages.map((message) => {
    const first = firsts.get(nameOf(message))!
    return { id: known.get(first) ?? first.id, isNew: message === first && !known.has(first) }
  })
})
