import type { RetentionAnswer, RetentionStep } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { judgedAge } from "../database/DatabaseClock.ts"
import { firstIdOf, monthOf, monthsOf, startOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { pendingOf } from "../received/receivedJobs.ts"
import { deletedReceived } from "../received/receivedRows.ts"
import { countBytes, judgedPart } from "../received/receivedUsage.ts"
import * as P from "../sql/params.ts"

/** How the places of received emails begin, in a walk that comes to them after the sent ones. */
const prefix = "received:"

const zeroId = "00000000-0000-0000-0000-000000000000"

/** What of received emails is deleted. */
type Part = "contents" | "emails"

const tables: Readonly<Record<Part, readonly [table: string, key: string]>> = {
  contents: ["received_contents", "received_id"],
  emails: ["received", "id"]
}

/** $1 the place, $2 the end, $3 before, $4 the age, $5 whether the clock is real, $6 limit. */
const windowStatement = ([table, key]: readonly [string, string]): string => `
SELECT t.${key} AS id FROM sendwright.${table} t WHERE t.${key} > $1 AND t.${key} < $2
  AND (SELECT r.received_at FROM sendwright.received r WHERE r.id = t.${key} AND r.id > $1 AND r.id < $2) < ${
  judgedAge("$3", "$4", "$5")
}
ORDER BY t.${key} LIMIT $6`

interface IdRow {
  readonly id: string
}

/** Deletes what received emails contained, and the messages as they came. */
export const purgeStatement = statementIn<ReadonlyArray<string>, IdRow>(({ within }, parameters) => `
WITH gone AS (
  DELETE FROM sendwright.received_contents
  WHERE received_id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("received_id")}
  RETURNING received_id AS id
),
freed AS (${
  countBytes(`SELECT r.account_id, ${judgedPart} AS part, -r.size AS bytes FROM gone g CROSS JOIN LATERAL (
    SELECT r.account_id, r.size FROM sendwright.received r WHERE r.id = g.id${within("r.id")} OFFSET 0
  ) r`)
}
)
SELECT id FROM gone`)

/** Deletes received emails whole. */
export const removeStatement = statementIn<ReadonlyArray<string>, IdRow>(({ within }, parameters) => `
WITH ${
  deletedReceived(
    `DELETE FROM sendwright.received WHERE id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("id")}
  RETURNING id, account_id, mode, recipients, size`,
    within
  )
}
SELECT id FROM gone`)

/** Answers that are being stored come before what they answer is removed. */
const lockStatement = statementIn<ReadonlyArray<string>>(({ within }, parameters) => `
SELECT r.id FROM sendwright.received r
WHERE r.id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("r.id")} ORDER BY r.id FOR UPDATE`)

const act = Effect.fnUntraced(function*(
  db: Database,
  part: Part,
  ids: ReadonlyArray<string>
): Effect.fn.Return<ReadonlyArray<IdRow>, SqlError> {
  if (ids.length === 0) return []
  const months = yield* monthsOf(ids)
  return yield* part === "contents"
    ? db.write(db.run(purgeStatement(months), ids))
    : db.transaction(Effect.andThen(db.run(lockStatement(months), ids), db.run(removeStatement(months), ids)))
})

const stepOf = Effect.fnUntraced(function*(
  db: Database,
  part: Part,
  { before, by, limit, olderThanMillis }: RetentionStep,
  after: string
): Effect.fn.Return<RetentionAnswer, SqlError> {
  const end = by === "month" ? startOf(monthOf(before.getTime())) : before.getTime()
  const found = yield* db.queryPlanned<IdRow>(windowStatement(tables[part]), [
    P.uuid(after),
    P.uuid(firstIdOf(end)),
    P.time(before),
    P.float(olderThanMillis),
    P.bool(db.clock.isReal),
    P.int(limit)
  ])
  const all = found.map(({ id }) => id)
  const last = all[limit - 1]
  // What an endpoint was not told of yet stays until it was.
  const waiting = part === "emails" && all.length > 0 ? yield* pendingOf(db, all) : new Set<string>()
  const ids = all.filter((id) => !waiting.has(id))
  const gone = yield* act(db, part, ids)
  return { count: gone.length, next: last === undefined ? null : prefix + last }
})

/** A step of a walk through sent emails, whose last one begins with the received ones, in the order of their ids. */
export const andReceived =
  (db: Database, part: Part, sent: (step: RetentionStep) => Effect.Effect<RetentionAnswer, SqlError>) =>
  (step: RetentionStep): Effect.Effect<RetentionAnswer, SqlError> =>
    step.after?.startsWith(prefix) === true
      ? stepOf(db, part, step, step.after.slice(prefix.length))
      : Effect.flatMap(sent(step), (taken) =>
        taken.next !== null
          ? Effect.succeed(taken)
          : Effect.map(stepOf(db, part, step, zeroId), ({ count, next }) => ({ count: taken.count + count, next })))
