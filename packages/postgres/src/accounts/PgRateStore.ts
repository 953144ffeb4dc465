import { RateStore } from "@sendwright/core/accounts/RateStore"
import * as TokenBucket from "@sendwright/core/accounts/TokenBucket"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { CurrentJoined } from "../database/JoinedTransaction.ts"
import { type Column, column } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"

const concurrency = 2
const maxCalls = 256

interface Request extends TokenBucket.TakeRequest {
  readonly now: Date
}

/** What some requests for one bucket want together. */
interface Wish {
  readonly indices: Array<number>
  readonly shape: Request
  now: Date
  want: number
}

const wishColumns: ReadonlyArray<Column<Wish>> = [
  column("key", "text", ({ shape }) => shape.key),
  column("capacity", "float8", ({ shape }) => shape.capacity),
  column("refill", "float8", ({ shape }) => shape.refillPerSecond),
  column("want", "float8", ({ want }) => want),
  column("least", "float8", ({ shape, want }) => shape.isWhole === true ? want : 0),
  column("now", "int8", ({ now }) => BigInt(now.getTime()))
]

// `TokenBucket.take` in SQL, operation by operation: both compute in IEEE 754 doubles.
const filled = `least(EXCLUDED.filled,
  b.tokens + greatest(0, EXCLUDED.updated_millis - b.updated_millis)::float8 * w.refill / 1000)`

const granted = (filled: string, wish: string): string =>
  `CASE WHEN ${filled} < ${wish}.least THEN 0 ELSE greatest(0, least(${wish}.want, floor(${filled}))) END`

/**
 * Takes from each bucket what all requests for it want together, as far as it goes. `filled` is what was in it before:
 * who gets how much follows from it. A new bucket is full. The wish is in `w`, which an upsert can only read by a
 * subquery of its own.
 */
const takeStatement = statement<ReadonlyArray<Wish>, { readonly key: string; readonly filled: number }>((
  parameters
) => `
WITH wish AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("w", wishColumns, (wishes) => wishes)}
)
INSERT INTO sendwright.rate_buckets AS b (key, tokens, filled, updated_millis)
SELECT key, capacity - ${granted("capacity", "wish")}, capacity, now FROM wish ORDER BY key
ON CONFLICT (key) DO UPDATE SET (tokens, filled, updated_millis) = (
  SELECT ${filled} - ${granted(filled, "w")}, ${filled},
    greatest(b.updated_millis, EXCLUDED.updated_millis)
  FROM wish w WHERE w.key = b.key
)
RETURNING b.key, b.filled`)

const take = (
  db: Database.Database,
  requests: ReadonlyArray<Request>
): Effect.Effect<ReadonlyArray<TokenBucket.Taken>, SqlError> =>
  Effect.suspend(() => {
    // Requests for one bucket are one wish, unless they see the bucket differently or want all or nothing: those take
    // turns.
    const rounds: Array<Map<string, Wish>> = []
    requests.forEach((request, index) => {
      let position = rounds.length
      while (position > 0 && rounds[position - 1]?.has(request.key) !== true) position--
      const wish = position === 0 ? undefined : rounds[position - 1]?.get(request.key)
      if (
        wish !== undefined && wish.shape.capacity === request.capacity &&
        wish.shape.refillPerSecond === request.refillPerSecond && wish.shape.isWhole !== true
        && request.isWhole !== true
      ) {
        wish.indices.push(index)
        wish.want += request.want
        if (request.now > wish.now) wish.now = request.now
        return
      }
      let round = rounds[position]
      if (round === undefined) rounds.push(round = new Map())
      round.set(request.key, { indices: [index], shape: request, now: request.now, want: request.want })
    })
    const answers: Array<TokenBucket.Taken> = []
    return Effect.forEach(rounds, (round) => {
      return Effect.map(
        db.run(takeStatement, [...round.values()]),
        (rows) => {
          for (const row of rows) {
            const wish = round.get(row.key)
            if (wish === undefined) continue
            let bucket: TokenBucket.Bucket = { tokens: row.filled, updatedAt: wish.now }
            for (const index of wish.indices) {
              const request = requests[index]
              if (request !== undefined) [bucket, answers[index]] = TokenBucket.take(bucket, request, wish.now)
            }
          }
        }
      )
    }, { discard: true }).pipe(Effect.as(answers))
  })

/** `RateStore` on Postgres. A crash of the database fills the buckets up. */
export const layer: Layer.Layer<RateStore, never, SqlClient> = Layer.effect(
  RateStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const taker = yield* Batcher.make({
      name: "RateStore.take",
      concurrency,
      maxItems: maxCalls,
      run: Batcher.overLists((requests: ReadonlyArray<Request>) => db.retry(take(db, requests))),
      ...db.batches
    })
    return RateStore.of({
      take: (requests, now) => {
        // All nodes fill a bucket, and so by one clock: with one that is ahead it would be empty for the others.
        const taken = Effect.flatMap(db.clock.aheadOf(now), (ahead) => {
          const timed = requests.map((request) => ({ ...request, now: plus(now, ahead) }))
          return Effect.flatMap(CurrentJoined, (joined) =>
            // A bucket that a transaction holds is closed to all others until its end.
            joined === null
              ? Effect.flatMap(
                db.inTransaction,
                (inside) => inside ? db.transaction(take(db, timed)) : taker.submit(timed)
              )
              : joined.outside(taker.submit(timed)))
        })
        return Database.storage("RateStore.take")(taken)
      }
    })
  })
)
