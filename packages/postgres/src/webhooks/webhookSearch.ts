import type * as PgTypes from "@effect/sql-pg/PgTypes"
import { positionOf } from "@sendwright/core/model/EmailQuery"
import type { Delivery } from "@sendwright/core/webhooks/Delivery"
import type { FoundDeliveries, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { emailsNaming } from "../emails/emailAddressees.ts"
import { firstIdOf, monthOf, monthOfId, startOf } from "../months/months.ts"
import * as P from "../sql/params.ts"
import { deliveryColumns, type DeliveryRow, toDelivery } from "./webhookRows.ts"
import { searchOfEmail } from "./webhooksOfEmail.ts"

type Search = Parameters<WebhookStore["Service"]["searchDeliveries"]>[0]

/** The deliveries that a search may read, newest first, and what their statement's parameters are. */
const readable = ({ accountId, after, depth, endpointId, filters, modes }: Search) => {
  const parameters: Array<PgTypes.Parameter> = []
  const given = (parameter: PgTypes.Parameter): string => `$${parameters.push(parameter)}`
  const account = given(P.uuid(P.idOrNull(accountId)))
  const endpoint = given(P.uuid(P.idOrNull(endpointId)))
  const most = given(P.int(depth))
  const since = filters.since === undefined ? "" : ` AND d.id >= ${given(P.uuid(firstIdOf(filters.since.getTime())))}`
  const before = after === null ? "" : ` AND d.id < ${given(P.uuid(P.idOrNull(after.id)))}`
  const inOrder = `ORDER BY d.id DESC LIMIT ${most}`
  // The index is by mode: each is read in its order, and the two are merged as far as they are needed.
  const ofModes = [...new Set(modes)].map((mode) =>
    `(
  SELECT ${deliveryColumns} FROM sendwright.webhook_deliveries d
  WHERE d.account_id = ${account} AND d.endpoint_id = ${endpoint} AND d.mode = ${given(P.text(mode))}${since}${before}
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

// Planned for their values: the months before a cursor's and after `since` are then none of theirs.
const read = Effect.fnUntraced(function*(
  db: Database,
  wanted: Search
): Effect.fn.Return<FoundDeliveries, SqlError> {
  const { parameters, text } = passing(wanted)
  const deliveries = (yield* db.queryPlanned<DeliveryRow>(text, parameters)).map(toDelivery)
  const { depth, filters: { eventType, status }, limit } = wanted
  const readsAll = status === undefined && eventType === undefined && depth >= limit
  if (deliveries.length >= limit || readsAll) return { deliveries, stoppedAt: null }
  const end = last(wanted)
  const [stopped] = yield* db.queryPlanned<Pick<DeliveryRow, "id">>(end.text, end.parameters)
  return { deliveries, stoppedAt: stopped === undefined ? null : positionOf(stopped.id) }
})

/**
 * Reads deliveries; where they are fewer than were asked for, it also looks where the reading stopped.
 *
 * It looks in the month of the place from which it reads, and in the one before it. Few pages are not full by then, and
 * only such a one is read anew of the whole log: to open the partitions of all months takes longer than to read a page.
 */
const readNear = Effect.fnUntraced(function*(
  db: Database,
  wanted: Search
): Effect.fn.Return<FoundDeliveries, SqlError> {
  const { after, filters, limit } = wanted
  const now = yield* Clock.currentTimeMillis
  const near = new Date(startOf((after === null ? monthOf(now) : monthOfId(after.id)) - 1))
  if (filters.since === undefined || filters.since < near) {
    const found = yield* read(db, { ...wanted, filters: { ...filters, since: near } })
    if (found.deliveries.length >= limit || found.stoppedAt !== null) return found
  }
  return yield* read(db, wanted)
})

/** How many deliveries are read before the emails of these are looked up. */
const step = 500

/**
 * Those whose emails have a recipient with a text in the address. The emails are looked up by their ids, and so in their
 * own months: those of a late event, and of one that was sent again, are older than the delivery.
 */
const searchText = Effect.fnUntraced(function*(
  db: Database,
  { depth, filters, limit, ...wanted }: Search,
  text: string
): Effect.fn.Return<FoundDeliveries, SqlError> {
  const { search: _, ...others } = filters
  const deliveries: Array<Delivery> = []
  let { after } = wanted
  for (let read = 0; read < depth;) {
    // A page of what nearly every email has is full with the first of them.
    const size = Math.min(read === 0 ? limit : step, depth - read)
    const part: FoundDeliveries = yield* readNear(db, { ...wanted, filters: others, limit: size, depth: size, after })
    const ids = part.deliveries.flatMap(({ emailId }) => emailId ?? [])
    const found: ReadonlySet<string> = yield* emailsNaming(db, wanted, ids, text)
    deliveries.push(...part.deliveries.filter(({ emailId }) => emailId !== null && found.has(emailId)))
    if (deliveries.length >= limit) return { deliveries: deliveries.slice(0, limit), stoppedAt: null }
    const last = part.deliveries[size - 1]
    after = last === undefined ? part.stoppedAt : positionOf(last.id)
    if (after === null) break
    read += size
  }
  return { deliveries, stoppedAt: after }
})

/** Looks for deliveries. */
export const search = Effect.fnUntraced(function*(
  db: Database,
  wanted: Search
): Effect.fn.Return<FoundDeliveries, SqlError> {
  const { filters: { search }, modes } = wanted
  if (modes.length === 0) return { deliveries: [], stoppedAt: null }
  if (search === undefined) return yield* readNear(db, wanted)
  if (search._tag === "EmailId") {
    return { deliveries: yield* searchOfEmail(db, wanted, search.id), stoppedAt: null }
  }
  // As in the list of emails: it is in no address, and breaks the parameter or the pattern.
  if (/[\n\0]/.test(search.text)) return { deliveries: [], stoppedAt: null }
  return yield* searchText(db, wanted, search.text)
})
