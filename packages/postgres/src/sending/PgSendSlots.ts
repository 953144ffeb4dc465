import { SendSlots, type SlotRequest } from "@sendwright/core/sending/SendSlots"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

const maxCalls = 256

const releaseStatement = `SELECT sendwright.release_slots($1::text[]) AS woken`
const sweepStatement = `SELECT sendwright.sweep_slots($1, $2) AS woken`

interface Asked {
  readonly requests: ReadonlyArray<SlotRequest>
  readonly now: Date
}

const requestColumns: ReadonlyArray<Column<SlotRequest>> = [
  column("token", "text", ({ token }) => token),
  column("scopes", "text[]", ({ scopes }) => scopes),
  column("slot_limit", "int4", ({ limit }) => limit),
  column("expires_at", "timestamptz", ({ expiresAt }) => expiresAt),
  column("waiting", "uuid", ({ waiting }) => P.idOrNull(waiting?.lease.emailId ?? null)),
  column("waits_until", "timestamptz", ({ waiting }) => waiting?.until ?? null)
]

const acquireStatement = statement<Asked, { readonly place: number; readonly refused_by: string }>((parameters) => `
SELECT place::int4, refused_by FROM sendwright.acquire_slots(
  ${parameters.value("timestamptz", ({ now }) => now)},
  ${parameters.arrays(requestColumns, ({ requests }) => requests)}
)`)

/** The request with its ends on the database's clock, which all nodes share. */
const onDatabaseClock = (request: SlotRequest, ahead: number): SlotRequest => ({
  ...request,
  expiresAt: plus(request.expiresAt, ahead),
  waiting: request.waiting === null
    ? null
    : { ...request.waiting, until: plus(request.waiting.until, ahead) }
})

const acquire = (
  db: Database.Database,
  requests: ReadonlyArray<SlotRequest>,
  now: Date
): Effect.Effect<ReadonlyArray<string | null>, SqlError> =>
  Effect.flatMap(db.clock.aheadOf(now), (ahead) =>
    db.write(db.run(acquireStatement, {
      requests: ahead === 0 ? requests : requests.map((request) => onDatabaseClock(request, ahead)),
      now: plus(now, ahead)
    }))).pipe(Effect.map((rows) => {
      const refused = new Map(rows.map(({ place, refused_by }) => [place, refused_by]))
      return requests.map((_, index) => refused.get(index + 1) ?? null)
    }))

const release = (db: Database.Database, tokens: ReadonlyArray<string>): Effect.Effect<number, SqlError> =>
  Effect.map(
    db.write(db.query<{ readonly woken: number }>(releaseStatement, [P.texts(tokens)])),
    ([row]) => row?.woken ?? 0
  )

/** `SendSlots` on Postgres. A crash of the database gives all slots back. */
export const layer: Layer.Layer<SendSlots, never, SqlClient> = Layer.effect(
  SendSlots,
  Effect.gen(function*() {
    const db = yield* Database.make
    // Commands take turns in the database: more than one under way would only hold a connection each.
    const acquirer = yield* Batcher.make({
      name: "SendSlots.acquire",
      concurrency: 1,
      maxItems: maxCalls,
      run: (items: ReadonlyArray<Asked>) => {
        // The latest of their times: slots that run out between two of them have run out for both.
        const now = items.reduce((time, item) => item.now > time ? item.now : time, new Date(0))
        return Batcher.overLists((requests: Asked["requests"]) => acquire(db, requests, now))(
          items.map(({ requests }) => requests)
        )
      },
      ...db.batches
    })
    const releaser = yield* Batcher.make({
      name: "SendSlots.release",
      concurrency: 1,
      maxItems: maxCalls,
      // What they woke together is told by the first: a hint for all workers.
      run: (items: ReadonlyArray<ReadonlyArray<string>>) =>
        Effect.map(release(db, items.flat()), (woken) => items.map((_, index) => index === 0 ? woken : 0)),
      ...db.batches
    })
    const collected = <A>(inside: Effect.Effect<A, SqlError>, outside: Effect.Effect<A, SqlError>) =>
      Effect.flatMap(db.inTransaction, (isInside) => isInside ? inside : outside)

    return SendSlots.of({
      acquire: (requests, now) =>
        requests.length === 0
          ? Effect.succeed([])
          : Database.storage("SendSlots.acquire")(
            collected(acquire(db, requests, now), acquirer.submit({ requests, now }))
          ),
      release: (tokens) =>
        tokens.length === 0
          ? Effect.succeed(0)
          : Database.storage("SendSlots.release")(collected(release(db, tokens), releaser.submit(tokens))),
      sweep: (limit, now) =>
        Effect.flatMap(
          db.clock.aheadOf(now),
          (ahead) =>
            db.write(db.query<{ readonly woken: number }>(sweepStatement, [P.int(limit), P.time(plus(now, ahead))]))
        ).pipe(
          Effect.map(([row]) => row?.woken ?? 0),
          Database.storage("SendSlots.sweep")
        )
    })
  })
)
