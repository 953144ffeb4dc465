import type * as PgTypes from "@effect/sql-pg/PgTypes"
import { type Position, positionOf } from "@sendwright/core/model/EmailQuery"
import type { FoundDeliveries, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "./Database.ts"
import { firstIdOf } from "./months.ts"
import * as P from "./params.ts"
import { deliveryColumns, type DeliveryRow, toDelivery } from "./webhookRows.ts"

type Search = Parameters<WebhookStore["Service"]["searchDeliveries"]>[0]

/** The deliveries that a search may read, newest first, and what their statement's parameters are. */
const readable = ({ accountId, after, depth, endpointId, filters, modes }: Search) => {
  const parameters: Array<PgTypes.Parameter> = []
  const given = (parameter: PgTypes.Parameter): string => `$${parameters.push(parameter)}`
  const account = given(P.uuid(P.idOrNull(accountId)))
  const endpoint = given(P.uuid(P.idOrNull(endpointId)))
  const most = given(P.int(depth))
  const since = filters.since === undefined ? "" : `AND d.id >= ${given(P.uuid(firstIdOf(filters.since.getTime())))}`
  const before = after === null
    ? ""
    : `AND d.id < ${given(P.uuid(P.idOrNull(after.id)))}`
  const inOrder = `ORDER BY d.id DESC LIMIT ${most}`
  // The index is by mode: each is read in its order, and the two are merged as far as they are needed.
  const ofModes = [...new Set(modes)].map((mode) =>
    `(
  SELECT ${deliveryColumns} FROM sendwright.webhook_deliveries d
  WHERE d.account_id = ${account} AND d.endpoint_id = ${endpoint} AND d.mode = ${given(P.text(mode))} ${since} ${before}
  ${inOrder})`
  )
  return { given, parameters, rows: `SELECT d.* FROM (${ofModes.join(" UNION ALL ")}) d ${inOrder}` }
}

/** The first that pass, of those that may be read. */
const passing = (search: Search) => {
  const { given, parameters, rows } = readable(search)
  const { eventType, status } = search.filters
  const conditions = [
    ...(status === undefined ? [] : [`d.status = ${given(P.text(status))}`]),
    ...(eventType === undefined ? [] : [`d.event_type = ${given(P.text(eventType))}`])
  ]
  const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`
  const limit = given(P.int(search.limit))
  const text = `SELECT d.* FROM (${rows}) d ${where} ORDER BY d.id DESC LIMIT ${limit}`
  return { text, parameters }
}

/** The last that may be read, where there are as many. */
const last = (search: Search) => {
  const { given, parameters, rows } = readable(search)
  return {
    text: `SELECT d.id FROM (${rows}) d OFFSET ${given(P.int(search.depth - 1))} LIMIT 1`,
    parameters
  }
}

/** Looks for deliveries; where they are fewer than were asked for, it also looks where the reading stopped. */
export const search = Effect.fnUntraced(function*(
  db: Database,
  wanted: Search
): Effect.fn.Return<FoundDeliveries, SqlError> {
  if (wanted.modes.length === 0) return { deliveries: [], stoppedAt: null }
  const { parameters, text } = passing(wanted)
  const deliveries = (yield* db.query<DeliveryRow>(text, parameters)).map(toDelivery)
  if (deliveries.length >= wanted.limit) return { deliveries, stoppedAt: null }
  const end = last(wanted)
  const [stopped] = yield* db.query<Pick<DeliveryRow, "id">>(end.text, end.parameters)
  const stoppedAt: Position | null = stopped === undefined ? null : positionOf(stopped.id)
  return { deliveries, stoppedAt }
})
