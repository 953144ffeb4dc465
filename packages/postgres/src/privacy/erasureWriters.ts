import { ErasureBlocked } from "@sendwright/core/privacy/ErasureStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"

/** How long to wait before looking again, in milliseconds: at first, and at most. */
const pauses = { first: 10, most: 500 }

/**
 * The transactions of others that write, or are about to write, one of the tables which hold addresses. They are known
 * by their virtual ids, which none shares with another; a prepared transaction has one too.
 */
const writersStatement = `
SELECT DISTINCT l.virtualtransaction AS name FROM pg_catalog.pg_locks l
WHERE l.locktype = 'relation' AND l.granted AND l.mode IN ('RowShareLock', 'RowExclusiveLock')
  AND l.database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = current_database())
  AND l.relation IN ('sendwright.emails'::regclass, 'sendwright.email_states'::regclass, 'sendwright.suppressions'::regclass)
  AND l.pid IS DISTINCT FROM pg_backend_pid()`

/**
 * Waits until all transactions that may not have seen what was committed before have ended.
 *
 * A statement that writes a table locks it (`ROW EXCLUSIVE`, and `ROW SHARE` for `FOR UPDATE`) before it takes the
 * snapshot that it runs with, and keeps the lock until its transaction ends. So of the writers, those who hold a lock
 * now are the only ones whose snapshot may be older than the commit: one who locks the table after this look takes its
 * snapshot still later, and sees the commit. `CREATE INDEX CONCURRENTLY` waits by the same argument. To wait for the ids
 * of transactions instead would not do: a statement has its snapshot before it has an id.
 *
 * Nobody waits behind this, as behind a lock on the table: it only looks, and holds no connection between two looks.
 * Transactions that do not write these tables, such as a backup's, are not waited for. The argument needs a snapshot
 * for each statement, as in READ COMMITTED: a transaction of REPEATABLE READ or SERIALIZABLE that began before and
 * writes for the first time afterwards is not noticed.
 */
export const earlierWriters = Effect.fnUntraced(function*(
  db: Database,
  waitMillis: number
): Effect.fn.Return<void, ErasureBlocked | SqlError> {
  // The others go by the time of the machine, also where a test has another one.
  const clock = Clock.Clock.defaultValue()
  const look = Effect.map(
    db.query<{ readonly name: string }>(writersStatement),
    (rows) => new Set(rows.map(({ name }) => name))
  )
  const until = clock.currentTimeMillisUnsafe() + waitMillis
  const left = yield* look
  for (let pause = pauses.first; left.size > 0; pause = Math.min(2 * pause, pauses.most)) {
    if (clock.currentTimeMillisUnsafe() >= until) return yield* new ErasureBlocked({ transactions: left.size })
    yield* Effect.provideService(Effect.sleep(pause), Clock.Clock, clock)
    const open = yield* look
    for (const name of left) if (!open.has(name)) left.delete(name)
  }
})
