import type { Mode } from "@sendwright/core/foundation/Mode"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import * as P from "../sql/params.ts"

/** How many deliveries of a removed endpoint one statement deletes. */
const removedAtOnce = 1_000
const zeroId = "00000000-0000-0000-0000-000000000000"

/** Nothing is added to an endpoint that goes: from now on, events pass it by. */
const closeStatement = `
UPDATE sendwright.webhook_endpoints SET enabled = false WHERE account_id = $1 AND id = $2 AND mode = ANY ($3)
RETURNING id`

/** The oldest deliveries of an endpoint: $1 endpoint, $2 mode, $3 the one before them. */
const windowStatement = `
SELECT id FROM sendwright.webhook_deliveries WHERE endpoint_id = $1 AND mode = $2 AND id > $3
ORDER BY id LIMIT ${removedAtOnce}`

/** Deletes a window: $3 its first delivery, $4 its last. Its bounds are said of each table, which so opens their months alone. */
const sweepStatement = `
WITH part AS MATERIALIZED (
  DELETE FROM sendwright.webhook_deliveries WHERE endpoint_id = $1 AND mode = $2 AND id >= $3 AND id <= $4 RETURNING id
),
jobs AS (DELETE FROM sendwright.webhook_jobs j WHERE j.delivery_id = ANY (ARRAY(SELECT id FROM part)))
DELETE FROM sendwright.webhook_attempts a
WHERE a.delivery_id >= $3 AND a.delivery_id <= $4 AND a.delivery_id = ANY (ARRAY(SELECT id FROM part))`

/** The endpoint, and what was added while it closed, in whichever month. */
const removeStatement = `
WITH gone AS (DELETE FROM sendwright.webhook_endpoints WHERE account_id = $1 AND id = $2 AND mode = ANY ($3) RETURNING id),
late AS (DELETE FROM sendwright.webhook_deliveries WHERE endpoint_id = (SELECT id FROM gone) RETURNING id),
jobs AS (DELETE FROM sendwright.webhook_jobs j WHERE j.delivery_id = ANY (ARRAY(SELECT id FROM late))),
attempts AS (DELETE FROM sendwright.webhook_attempts a WHERE a.delivery_id = ANY (ARRAY(SELECT id FROM late)))
SELECT id FROM gone`

/**
 * Removes an endpoint with its deliveries, month after month in small steps; one that breaks off is completed by the same
 * command, as the endpoint itself goes last.
 */
export const remove = Effect.fnUntraced(function*(
  db: Database,
  { accountId, endpointId, modes }: {
    readonly accountId: string
    readonly endpointId: string
    readonly modes: ReadonlyArray<Mode>
  }
): Effect.fn.Return<boolean, SqlError> {
  const endpoint = [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(endpointId)), P.texts(modes)]
  if ((yield* db.write(db.query(closeStatement, endpoint))).length === 0) return false
  for (const mode of ["live", "test"]) {
    for (let after = zeroId;;) {
      const queue = [P.uuid(endpointId), P.text(mode)]
      const window = yield* db.queryPlanned<{ readonly id: string }>(windowStatement, [...queue, P.uuid(after)])
      const [first, last] = [window[0], window[window.length - 1]]
      if (first === undefined || last === undefined) break
      yield* db.write(db.queryPlanned(sweepStatement, [...queue, P.uuid(first.id), P.uuid(last.id)]))
      if (window.length < removedAtOnce) break
      after = last.id
    }
  }
  return (yield* db.write(db.queryPlanned(removeStatement, endpoint))).length > 0
})
