import { ReceivedFull } from "@sendwright/core/received/ReceivedRoom"
import { type AddAnswer, type NewReceived, repeatedMillis } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { SqlError } from "effect/sql/SqlError"
import * as Batcher from "../database/Batcher.ts"
import type { Database } from "../database/Database.ts"
import { fanOut } from "../emails/fanOut.ts"
import { firstIdOf, monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { type Column, namesOf, valuesOf } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { contentsColumns, receivedColumns } from "./receivedRows.ts"
import { countBytes, freePart, judgedPart } from "./receivedUsage.ts"

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

interface UsedRow {
  readonly account_id: string
  /** The bytes that it keeps with all that is new. */
  readonly bytes: number
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

/**
 * What accounts with a limit keep, the new messages included. The last statement before the commit: who stores for the
 * same account meanwhile waits for this alone.
 */
const countStatement = `WITH used AS (${
  countBytes("SELECT * FROM unnest($1::uuid[], $2::int4[], $3::int8[]) AS g (account_id, part, bytes)")
}
) SELECT account_id, (bytes + COALESCE((
  SELECT sum(o.bytes) FROM sendwright.received_usage o
  WHERE o.account_id = used.account_id AND o.part <> used.part
), 0))::float8 AS bytes FROM used WHERE part = ${judgedPart}`

const nameOf = ({ accountId, fingerprint, mode }: NewReceived): string => `${accountId} ${mode} ${fingerprint}`

/** The accounts that keep more than they may. */
const over = (messages: ReadonlyArray<NewReceived>, used: ReadonlyArray<UsedRow>): ReadonlyArray<string> => {
  const most = new Map<string, number>()
  for (const { accountId, mostBytes } of messages) {
    if (mostBytes !== null) most.set(accountId, Math.min(mostBytes, most.get(accountId) ?? Infinity))
  }
  return used.flatMap(({ account_id, bytes }) => bytes > (most.get(account_id) ?? Infinity) ? [account_id] : [])
}

/** Stores messages, each that comes again once; all of them or, where an account has no room, none. */
const add = Effect.fnUntraced(function*(
  db: Database,
  messages: ReadonlyArray<NewReceived>
): Effect.fn.Return<ReadonlyArray<AddAnswer>, ReceivedFull | SqlError> {
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
    Effect.gen(function*() {
      yield* db.query(lockStatement, [P.longs(locks)])
      const rows = yield* db.run(addStatement(months), { messages: distinct, ahead })
      const known = new Set(rows.map(({ ordinal }) => ordinal))
      const fresh = distinct.filter((_, index) => !known.has(index + 1))
      if (fresh.length === 0) return rows
      const limited = new Set(fresh.flatMap(({ accountId, mostBytes }) => mostBytes === null ? [] : [accountId]))
      const part = freePart(fresh[0]!.id)
      const used = yield* db.query<UsedRow>(countStatement, [
        P.uuids(fresh.map(({ accountId }) => accountId)),
        P.ints(fresh.map(({ accountId }) => limited.has(accountId) ? judgedPart : part)),
        P.longs(fresh.map(({ sizeBytes }) => BigInt(sizeBytes)))
      ])
      const accountIds = over(fresh, used)
      // What was stored is taken back.
      return accountIds.length > 0 ? yield* new ReceivedFull({ accountIds }) : rows
    })
  )
  const known = new Map(rows.map(({ id, ordinal }) => [distinct[ordinal - 1]!, id]))
  return messages.map((message) => {
    const first = firsts.get(nameOf(message))!
    return { id: known.get(first) ?? first.id, isNew: message === first && !known.has(first) }
  })
})

/** What became of the messages of one command. */
export type Added = Result.Result<ReadonlyArray<AddAnswer>, ReceivedFull>

/**
 * Stores the messages of some commands in one transaction. Where an account has no room for all that is new to it, the
 * commands that are for it are judged one after the other.
 */
export const addLists = Effect.fnUntraced(function*(
  db: Database,
  lists: ReadonlyArray<ReadonlyArray<NewReceived>>
): Effect.fn.Return<ReadonlyArray<Added>, SqlError> {
  const stored = yield* Batcher.overLists((all: ReadonlyArray<NewReceived>) => add(db, all))(lists).pipe(
    Effect.catchTag("ReceivedFull", Effect.succeed)
  )
  if (!(stored instanceof ReceivedFull)) return stored.map((answers) => Result.succeed(answers))
  if (lists.length === 1) return [Result.fail(stored)]
  const full = new Set(stored.accountIds)
  const isApart = (list: ReadonlyArray<NewReceived>) => list.some(({ accountId }) => full.has(accountId))
  const answers = new Map<ReadonlyArray<NewReceived>, Added>()
  const together = lists.filter((list) => !isApart(list))
  const rest = together.length === 0 ? [] : yield* addLists(db, together)
  for (const [index, answer] of rest.entries()) answers.set(together[index]!, answer)
  for (const list of lists.filter(isApart)) answers.set(list, (yield* addLists(db, [list]))[0]!)
  return lists.map((list) => answers.get(list)!)
})
