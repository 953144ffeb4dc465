import type { Mode } from "@sendwright/core/foundation/Mode"
import type { Delivery, DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
import { type WebhookSettlement, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Batcher from "../database/Batcher.ts"
import * as Database from "../database/Database.ts"
import { plus } from "../database/DatabaseClock.ts"
import { makeCursor } from "../queues/QueueCursor.ts"
import { readingOf } from "../queues/queueReading.ts"
import { type Column, column, inside, namesOf } from "../sql/columns.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import { claim } from "./webhookClaim.ts"
import { endpointsOf } from "./webhookEndpoints.ts"
import { releaseStatement, settle } from "./webhookJobs.ts"
import { subjectsOf } from "./webhookLeases.ts"
import { nextDue } from "./webhookNextDue.ts"
import { receivedOf } from "./webhookReceived.ts"
import {
  deliveryColumns,
  type DeliveryRow,
  noSubject,
  type PreparedRow,
  type SubjectRow,
  toDelivery,
  toPrepared
} from "./webhookRows.ts"
import { search } from "./webhookSearch.ts"
import { ofEmail } from "./webhooksOfEmail.ts"

const concurrency = 2
const maxCalls = 128
/** Nobody waits for what became of an attempt: a statement each for so many, or for what ended in so many milliseconds. */
const fill = 32
const fillMillis = 40

// Statements about one delivery are planned for its id, and so for the month that it says.
const findDeliveryStatement = `SELECT ${deliveryColumns} FROM sendwright.webhook_deliveries d
WHERE d.id = $1 AND d.account_id = $2 AND d.endpoint_id = $3 AND d.mode = ANY ($4)`

const findPreparedStatement = `SELECT ${deliveryColumns}, w.url, w.format
FROM sendwright.webhook_deliveries d JOIN sendwright.webhook_endpoints w ON w.id = d.endpoint_id
WHERE d.id = $1 AND d.account_id = $2 AND d.endpoint_id = $3 AND d.mode = ANY ($4)`

const retryStatement = `
WITH again AS (
  UPDATE sendwright.webhook_deliveries d SET status = 'pending'
  WHERE d.id = $1 AND d.account_id = $2 AND d.endpoint_id = $3 AND d.mode = ANY ($4) AND d.status = 'failed'
  RETURNING ${deliveryColumns}
),
job AS (
  INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at, is_retry)
  SELECT id, endpoint_id, $5::timestamptz, $5::timestamptz, true FROM again
  ON CONFLICT (delivery_id) DO NOTHING
)
SELECT * FROM again`

interface NewDelivery {
  readonly accountId: string
  readonly dueAt: Date
  readonly delivery: Delivery
}

const deliveryOf = ({ delivery }: NewDelivery): Delivery => delivery

const newDelivery: ReadonlyArray<Column<NewDelivery>> = [
  ...inside(deliveryOf, [column("id", "uuid", ({ id }) => id)]),
  column("account_id", "uuid", ({ accountId }) => accountId),
  ...inside(deliveryOf, [
    column("endpoint_id", "uuid", ({ endpointId }) => endpointId),
    column("mode", "text", ({ mode }) => mode),
    column("event_id", "uuid", ({ emailEventId }) => emailEventId),
    column("event_type", "text", ({ eventType }) => eventType),
    column("email_id", "uuid", ({ emailId }) => emailId),
    column("status", "text", ({ status }) => status),
    column("attempts", "int4", ({ attempts }) => attempts),
    column("last_error", "text", ({ lastError }) => lastError),
    column("response_code", "int4", ({ responseCode }) => responseCode),
    column("duration_ms", "int4", ({ durationMs }) => durationMs),
    column("is_test", "bool", ({ isTest }) => isTest),
    column("replay_of", "uuid", ({ replayOf }) => replayOf),
    column("created_at", "timestamptz", ({ createdAt }) => createdAt)
  ])
]

const addDeliveryStatement = statement<NewDelivery>((parameters) => {
  const dueAt = parameters.value("timestamptz", (added) => added.dueAt)
  return `
WITH added AS (
  INSERT INTO sendwright.webhook_deliveries (${namesOf(newDelivery)})
  SELECT ${parameters.row(newDelivery, (added) => added)}
  FROM sendwright.webhook_endpoints w
  WHERE w.id = ${parameters.value("uuid", ({ delivery }) => delivery.endpointId)}
    AND w.account_id = ${parameters.value("uuid", ({ accountId }) => accountId)}
  ON CONFLICT (id) DO NOTHING
  RETURNING id, endpoint_id, created_at
)
INSERT INTO sendwright.webhook_jobs (delivery_id, endpoint_id, due_at, wake_at)
SELECT id, endpoint_id, ${dueAt}, ${dueAt} FROM added`
})

/** `WebhookStore` on Postgres. */
export const layer: Layer.Layer<WebhookStore, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  WebhookStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    const random = yield* SecureRandom.SecureRandom
    const reading = readingOf(db, makeCursor)
    const settler = yield* Batcher.make({
      name: "WebhookStore.settle",
      concurrency,
      maxItems: maxCalls,
      fill,
      fillMillis,
      run: Batcher.overLists((settlements: ReadonlyArray<WebhookSettlement>) => settle(db, settlements)),
      ...db.batches
    })

    return WebhookStore.of({
      ...endpointsOf(db),
      ofEmail: (options) => ofEmail(db, options).pipe(Database.storage("WebhookStore.ofEmail", "reads")),
      listDeliveries: (options) =>
        search(db, { ...options, filters: {}, depth: options.limit }).pipe(
          Effect.map(({ deliveries }) => deliveries),
          Database.storage("WebhookStore.listDeliveries", "reads")
        ),
      searchDeliveries: (options) =>
        search(db, options).pipe(Database.storage("WebhookStore.searchDeliveries", "reads")),
      findPrepared: (options) =>
        Effect.gen(function*() {
          const [found] = yield* db.queryPlanned<Omit<PreparedRow, keyof SubjectRow>>(
            findPreparedStatement,
            keyOf(options)
          )
          if (found === undefined) return Option.none()
          const subjects = yield* subjectsOf(db, [found])
          const received = yield* receivedOf(db, [found])
          const row = { ...noSubject, ...found, ...subjects.get(found.id) }
          return Option.some(toPrepared(row, received.get(found.id) ?? null))
        }).pipe(Database.storage("WebhookStore.findPrepared", "reads")),
      findDelivery: (options) =>
        db.queryPlanned<DeliveryRow>(findDeliveryStatement, keyOf(options)).pipe(
          Effect.map(firstOf(toDelivery)),
          Database.storage("WebhookStore.findDelivery")
        ),
      attempts: (accountId, deliveryId) =>
        db.queryPlanned<
          {
            readonly at: Date
            readonly response_code: number | null
            readonly error: string | null
            readonly duration_ms: number
          }
        >(
          `SELECT a.at, a.response_code, a.error, a.duration_ms FROM sendwright.webhook_deliveries d
          JOIN sendwright.webhook_attempts a ON a.delivery_id = d.id
          WHERE d.account_id = $1 AND d.id = $2 ORDER BY a.number`,
          [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(deliveryId))]
        ).pipe(
          Effect.map((rows) =>
            rows.map((row): DeliveryAttempt => ({
              at: row.at,
              responseCode: row.response_code,
              error: row.error,
              durationMs: row.duration_ms
            }))
          ),
          Database.storage("WebhookStore.attempts", "reads")
        ),
      retry: Effect.fnUntraced(function*(options) {
        const key = keyOf(options)
        const dueAt = plus(options.now, yield* db.clock.aheadOf(options.now))
        const [again] = yield* db.write(db.queryPlanned<DeliveryRow>(retryStatement, [...key, P.time(dueAt)]))
        if (again !== undefined) return toDelivery(again)
        const [found] = yield* db.queryPlanned<DeliveryRow>(findDeliveryStatement, key)
        return found === undefined ? "not_found" : "not_failed"
      }, Database.storage("WebhookStore.retry")),
      addDelivery: (accountId, delivery) =>
        Effect.flatMap(
          db.clock.aheadOf(delivery.createdAt),
          (ahead) =>
            db.write(db.run(addDeliveryStatement, { accountId, delivery, dueAt: plus(delivery.createdAt, ahead) }))
        ).pipe(
          Effect.asVoid,
          Database.storage("WebhookStore.addDelivery")
        ),
      claim: (options) =>
        Database.storage("WebhookStore.claim")(
          db.clock.claiming(options.leaseMillis, (ahead) =>
            reading((from) =>
              claim(db, random, from, {
                ...options,
                now: plus(options.now, ahead),
                toleranceMillis: db.clock.toleranceOf(options.leaseMillis)
              })
            ))
        ),
      settle: (settlements) =>
        settlements.length === 0 ? Effect.succeed<ReadonlyArray<boolean>>([]) : Database.storage("WebhookStore.settle")(
          Effect.flatMap(
            db.inTransaction,
            (inside): Effect.Effect<ReadonlyArray<boolean>, SqlError> =>
              inside ? settle(db, settlements) : settler.submit(settlements)
          )
        ),
      release: (leases) =>
        db.write(db.run(releaseStatement, leases)).pipe(Effect.asVoid, Database.storage("WebhookStore.release")),
      nextDue: Database.storage("WebhookStore.nextDue")(db.clock.nextDue(reading((from) => nextDue(db, from))))
    })
  })
)

const keyOf = (options: {
  readonly accountId: string
  readonly modes: ReadonlyArray<Mode>
  readonly endpointId: string
  readonly deliveryId: string
}): ReadonlyArray<unknown> => [
  P.uuid(P.idOrNull(options.deliveryId)),
  P.uuid(P.idOrNull(options.accountId)),
  P.uuid(P.idOrNull(options.endpointId)),
  P.texts(options.modes)
]
