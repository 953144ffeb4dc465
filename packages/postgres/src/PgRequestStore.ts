import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { Conflict, NotFound } from "@sendwright/core/foundation/Errors"
import { all, make as redactorOf } from "@sendwright/core/privacy/Redaction"
import { redacted } from "@sendwright/core/requests/refusedEmail"
import { type RefusedRequest, RequestStore } from "@sendwright/core/requests/RequestStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Database from "./internal/Database.ts"
import { plus } from "./internal/DatabaseClock.ts"
import { codeOf } from "./internal/errorCodes.ts"
import * as P from "./internal/params.ts"
import { erasedOf } from "./internal/recipientHash.ts"
import { refuseStatement } from "./internal/refusedRequests.ts"
import { statement } from "./internal/Statement.ts"

const storeStatement = `SELECT sendwright.send($1::text::jsonb, $2, $3) AS id`

interface Taken {
  readonly number: string
  readonly id: string
  readonly account_id: string
  readonly stored_at: Date
  readonly request: string
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
RETURNING r.number::text AS number, r.id, r.account_id, r.stored_at, r.request::text AS request`

const releaseStatement = `UPDATE sendwright.requests SET taken_until = '-infinity' WHERE id = ANY ($1::uuid[])`

// A number is the place in the queue: a new one is the last.
const postponeStatement =
  `UPDATE sendwright.requests SET taken_until = '-infinity', number = DEFAULT WHERE id = ANY ($1::uuid[])`

const forgetStatement = `DELETE FROM sendwright.requests WHERE id = ANY ($1::uuid[])`

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
          : { ...refused, email: redacted(refused.email, all(erased.map((address) => redactorOf(address)))) }
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
                request: JSON.parse(row.request) as unknown
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
      settle: (accepted, refused) =>
        db.transaction(Effect.gen(function*() {
          if (refused.length > 0) {
            const shown = yield* Effect.forEach(refused, withoutErased)
            const ahead = yield* db.clock.aheadOf(shown[0]!.at)
            yield* db.run(refuseStatement, { refused: shown, ahead })
          }
          const ids = [...accepted, ...refused.map(({ email }) => email.id)]
          yield* db.query(forgetStatement, [P.uuids(ids)])
        })).pipe(Database.storage("RequestStore.settle", "background"))
    })
  })
)

/** What the function says no with. */
const refusals = {
  SW404: () => new NotFound(),
  SW409: () => new Conflict({ message: "This idempotency key was used with another request." })
}
