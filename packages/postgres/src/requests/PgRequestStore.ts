import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { Conflict, NotFound } from "@sendwright/core/foundation/Errors"
import * as JsonText from "@sendwright/core/foundation/JsonText"
import { all, make as redactorOf, type Redactors } from "@sendwright/core/privacy/Redaction"
import { redacted } from "@sendwright/core/requests/refusedEmail"
import { type RefusedRequest, RequestStore } from "@sendwright/core/requests/RequestStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "../connection/errorCodes.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { erasedOf } from "../sql/recipientHash.ts"
import { statement } from "../sql/Statement.ts"
import { refuseStatement } from "./refusedRequests.ts"

const storeStatement = `SELECT sendwright.send($1::text::jsonb, $2, $3) AS id`

interface Taken {
  readonly number: string
  readonly id: string
  readonly account_id: string
  readonly stored_at: Date
  readonly request: string
  readonly idempotency_key: string | null
}

// Of two that take at once the second waits for the first, and then finds that it is too late.
const takeStatement = `
UPDATE sendwright.requests r SET taken_until = $4 FROM (
  SELECT w.number FROM (
    SELECT x.number, sum(x.size) OVER (ORDER BY x.number) AS bytes, row_number() OVER (ORDER BY x.number) AS place
    FROM (SELECT o.number, o.size FROM sendwright.requests o ORDER BY o.number LIMIT $1) x
  ) w
  WHERE w.bytes <= $2 OR w.place = 1
) u
WHERE r.number = u.number AND r.taken_until <= $3 AND NOT EXISTS (
  SELECT FROM sendwright.requests o WHERE o.taken_until > '-infinity' AND o.taken_until > $3
)
RETURNING r.number::text AS number, r.id, r.account_id, r.stored_at, r.request::text AS request,
  r.idempotency_key`

const releaseStatement = `UPDATE sendwright.requests SET taken_until = '-infinity' WHERE id = ANY ($1::uuid[])`

// A number is the place in the queue: a new one is the last.
const postponeStatement =
  `UPDATE sendwright.requests SET taken_until = '-infinity', number = DEFAULT WHERE id = ANY ($1::uuid[])`

interface Forgotten {
  readonly id: string
  readonly account_id: string
  readonly stored_at: Date
  readonly idempotency_key: string | null
}

interface Keyed extends Forgotten {
  readonly idempotency_key: string
}

const forgetStatement = `
DELETE FROM sendwright.requests WHERE id = ANY ($1::uuid[])
RETURNING id, account_id, stored_at, idempotency_key`

const keyedColumns = [
  column("id", "uuid", ({ id }: Keyed) => id),
  column("account_id", "uuid", ({ account_id }: Keyed) => account_id),
  column("stored_at", "timestamptz", ({ stored_at }: Keyed) => stored_at),
  column("key", "text", ({ idempotency_key }: Keyed) => idempotency_key)
]

/** Gives keys the rest of their life, and shows them on their emails; none that an erasure has forgotten meanwhile. */
const keyedStatement = statementIn<{ readonly keyed: ReadonlyArray<Keyed>; readonly idempotencyMillis: number }>((
  { ofRows },
  parameters
) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", keyedColumns, ({ keyed }) => keyed)}),
living AS (
  UPDATE sendwright.idempotency_keys k SET expires_at =
    u.stored_at + ${
  parameters.value("float8", ({ idempotencyMillis }) => idempotencyMillis)
}::float8 * interval '1 millisecond'
  FROM u WHERE k.account_id = u.account_id AND k.mode = 'live' AND k.kind = 'request' AND k.key = u.key
  RETURNING u.id, k.key
)
UPDATE sendwright.emails e SET idempotency_key = l.key
FROM living l JOIN u ON u.id = l.id WHERE e.id = u.id AND e.idempotency_key IS NULL${ofRows("e.id", "u", "id")}`)

const erasedStatement = statement<
  { readonly hasher: Database.Database["hasher"]; readonly email: NewEmail },
  { readonly addresses: ReadonlyArray<string> | null }
>((parameters) => {
  const account = `${parameters.value("uuid", ({ email }) => email.accountId)}::uuid`
  const addresses = parameters.values("text", ({ email }) => email.recipients.map(({ address }) => address))
  return `SELECT ${erasedOf(account, addresses, parameters)} AS addresses`
})

/** `RequestStore` on Postgres. */
export const layer: Layer.Layer<RequestStore, never, SqlClient> = Layer.effect(
  RequestStore,
  Effect.map(Database.make, (db) => {
    const withoutErased = (refused: RefusedRequest): Effect.Effect<RefusedRequest, SqlError> =>
      Effect.map(db.run(erasedStatement, { hasher: db.hasher, email: refused.email }), ([row]) => {
        const erased = row?.addresses ?? []
        return erased.length === 0
          ? refused
          : withoutAddresses(refused, all(erased.map((address) => redactorOf(address))))
      })

    return RequestStore.of({
      store: ({ accountId, idempotencyKey, request }) =>
        db.write(db.query<{ readonly id: string }>(storeStatement, [
          P.text(JSON.stringify(request)),
          P.uuid(P.idOrNull(accountId)),
          P.text(idempotencyKey)
        ])).pipe(
          Effect.map(([row]) => row!.id),
          Effect.catchIf(
            (error) => codeOf(error.reason.cause) in refusals,
            (error) => Effect.fail(refusals[codeOf(error.reason.cause) as keyof typeof refusals]())
          ),
          Database.storage("RequestStore.store")
        ),
      take: ({ leaseMillis, limit, maxBytes, now }) =>
        Effect.flatMap(db.clock.aheadOf(now), (ahead) =>
          db.write(db.query<Taken>(takeStatement, [
            P.int(limit),
            P.long(BigInt(maxBytes)),
            P.time(plus(now, ahead)),
            P.time(plus(now, ahead + leaseMillis))
          ]))).pipe(
            Effect.map((rows) =>
              rows.toSorted((left, right) => Number(left.number) - Number(right.number)).map((row) => ({
                id: row.id,
                accountId: row.account_id,
                storedAt: row.stored_at,
                request: Result.getOrThrow(JsonText.parse(row.request)),
                idempotencyKey: row.idempotency_key
              }))
            ),
            Database.storage("RequestStore.take", "background")
          ),
      release: (ids) =>
        Effect.asVoid(db.write(db.query(releaseStatement, [P.uuids(ids)]))).pipe(
          Database.storage("RequestStore.release", "background")
        ),
      postpone: (ids) =>
        Effect.asVoid(db.write(db.query(postponeStatement, [P.uuids(ids)]))).pipe(
          Database.storage("RequestStore.postpone", "background")
        ),
      settle: (accepted, refused, idempotencyMillis) =>
        db.transaction(Effect.gen(function*() {
          if (refused.length > 0) {
            const shown = yield* Effect.forEach(refused, withoutErased)
            const ahead = yield* db.clock.aheadOf(shown[0]!.at)
            yield* db.run(refuseStatement, { refused: shown, ahead })
          }
          const ids = [...accepted, ...refused.map(({ email }) => email.id)]
          const gone = yield* db.query<Forgotten>(forgetStatement, [P.uuids(ids)])
          const keyed = gone.filter((row): row is Keyed => row.idempotency_key !== null)
          if (keyed.length === 0) return
          yield* db.run(keyedStatement(yield* monthsOf(keyed.map(({ id }) => id))), { keyed, idempotencyMillis })
        })).pipe(Database.storage("RequestStore.settle", "background"))
    })
  })
)

const withoutAddresses = (refused: RefusedRequest, redactors: Redactors): RefusedRequest => ({
  ...refused,
  email: redacted(refused.email, redactors),
  idempotencyKey: refused.idempotencyKey === null ? null : redactors.name(refused.idempotencyKey)
})

/** What the function says no with. */
const refusals = {
  SW404: () => new NotFound(),
  SW409: () => new Conflict({ message: "This idempotency key was used with another request." })
}
