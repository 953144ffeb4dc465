import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import type { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Database from "../database/Database.ts"
import { type Column, column, inside, namesOf } from "../sql/columns.ts"
import { firstOf } from "../sql/firstOf.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"
import { remove } from "./webhookRemoval.ts"
import { type EndpointRow, toEndpoint } from "./webhookRows.ts"

interface NewEndpoint {
  readonly endpoint: WebhookEndpoint
  readonly sealedSecret: string
}

const endpoint: ReadonlyArray<Column<WebhookEndpoint>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("mode", "text", ({ mode }) => mode),
  column("url", "text", ({ url }) => url),
  column("events", "text[]", ({ events }) => events),
  column("format", "text", ({ format }) => format),
  column("received_body", "bool", ({ receivedBody }) => receivedBody),
  column("enabled", "bool", ({ enabled }) => enabled),
  column("old_secret_until", "timestamptz", ({ oldSecretUntil }) => oldSecretUntil),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt)
]
const endpointColumns = namesOf(endpoint)

const newEndpoint: ReadonlyArray<Column<NewEndpoint>> = [
  ...inside((added: NewEndpoint) => added.endpoint, endpoint),
  column("sealed_secret", "text", ({ sealedSecret }) => sealedSecret)
]

const addEndpointStatement = statement<NewEndpoint>((parameters) => `
INSERT INTO sendwright.webhook_endpoints (${namesOf(newEndpoint)})
VALUES (${parameters.row(newEndpoint, (added) => added)})`)

const updateEndpointStatement = `
UPDATE sendwright.webhook_endpoints SET url = coalesce($4, url),
  events = CASE WHEN cardinality($5::text[]) = 0 THEN events ELSE $5 END, enabled = coalesce($6, enabled),
  received_body = coalesce($7, received_body)
WHERE account_id = $1 AND id = $2 AND mode = ANY ($3)
RETURNING ${endpointColumns}`

const rotateSecretStatement = `
UPDATE sendwright.webhook_endpoints SET sealed_secret = $4, old_secret_until = $5,
  old_sealed_secret = CASE WHEN $5::timestamptz IS NULL THEN NULL ELSE sealed_secret END
WHERE account_id = $1 AND id = $2 AND mode = ANY ($3)
RETURNING ${endpointColumns}`

type Endpoints = Pick<
  WebhookStore["Service"],
  "addEndpoint" | "listEndpoints" | "findEndpoint" | "findSecret" | "updateEndpoint" | "rotateSecret" | "removeEndpoint"
>

/** The commands of `WebhookStore` on endpoints. */
export const endpointsOf = (db: Database.Database): Endpoints => ({
  addEndpoint: (endpoint, sealedSecret) =>
    db.write(db.run(addEndpointStatement, { endpoint, sealedSecret })).pipe(
      Effect.asVoid,
      Database.storage("WebhookStore.addEndpoint")
    ),
  listEndpoints: (accountId) =>
    db.query<EndpointRow>(
      `SELECT ${endpointColumns} FROM sendwright.webhook_endpoints WHERE account_id = $1 ORDER BY created_at, id`,
      [P.uuid(P.idOrNull(accountId))]
    ).pipe(Effect.map((rows) => rows.map(toEndpoint)), Database.storage("WebhookStore.listEndpoints", "reads")),
  findEndpoint: (accountId, id) =>
    db.query<EndpointRow>(
      `SELECT ${endpointColumns} FROM sendwright.webhook_endpoints WHERE account_id = $1 AND id = $2`,
      [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(id))]
    ).pipe(
      Effect.map(firstOf(toEndpoint)),
      Database.storage("WebhookStore.findEndpoint")
    ),
  findSecret: ({ accountId, endpointId, modes }) =>
    db.query<{ readonly sealed_secret: string }>(
      `SELECT sealed_secret FROM sendwright.webhook_endpoints WHERE account_id = $1 AND id = $2 AND mode = ANY ($3)`,
      [P.uuid(P.idOrNull(accountId)), P.uuid(P.idOrNull(endpointId)), P.texts(modes)]
    ).pipe(
      Effect.map(([row]) => Option.fromNullishOr(row?.sealed_secret)),
      Database.storage("WebhookStore.findSecret", "reads")
    ),
  updateEndpoint: ({ accountId, change: { enabled, events, receivedBody, url }, endpointId, modes }) =>
    db.write(db.query<EndpointRow>(updateEndpointStatement, [
      P.uuid(P.idOrNull(accountId)),
      P.uuid(P.idOrNull(endpointId)),
      P.texts(modes),
      P.text(url ?? null),
      P.texts(events ?? []),
      P.bool(enabled ?? null),
      P.bool(receivedBody ?? null)
    ])).pipe(
      Effect.map(firstOf(toEndpoint)),
      Database.storage("WebhookStore.updateEndpoint")
    ),
  rotateSecret: ({ accountId, endpointId, modes, oldSecretUntil, sealedSecret }) =>
    db.write(db.query<EndpointRow>(rotateSecretStatement, [
      P.uuid(P.idOrNull(accountId)),
      P.uuid(P.idOrNull(endpointId)),
      P.texts(modes),
      P.text(sealedSecret),
      P.time(oldSecretUntil)
    ])).pipe(
      Effect.map(firstOf(toEndpoint)),
      Database.storage("WebhookStore.rotateSecret")
    ),
  removeEndpoint: (options) => remove(db, options).pipe(Database.storage("WebhookStore.removeEndpoint"))
})
