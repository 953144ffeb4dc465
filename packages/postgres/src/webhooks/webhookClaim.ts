import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { recentMonths } from "../months/months.ts"
import { type Lane, type Place, startOf } from "../queues/DueGroups.ts"
import { leaseMargin, type QueueCursor } from "../queues/queueSweep.ts"
import { endLost, toLeases } from "./webhookLeases.ts"
import { type ClaimOptions, type Found, type HeldRow, type LaneFound, lookStatement } from "./webhookLook.ts"
import { sweep } from "./webhookSweep.ts"

/** How often a claim looks again because leases had run out, or because there is more. */
const maxLooks = 64
const minGroups = 8

/** An endpoint has one lane. */
const lane = ""

const placeOf = (at: number | null, id: string | null): Place | null => at === null || id === null ? null : { at, id }

/** Keeps what a look found of one endpoint. */
const keep = (cursor: QueueCursor, now: number, found: LaneFound, passed: Lane | undefined): void => {
  const { groups, horizon } = cursor
  const from = placeOf(found.from_at, found.from_id)
  const left = placeOf(found.left_at, found.left_id) ??
    (found.read >= found.room ? placeOf(found.last_at, found.last_id) : null)
  if (!found.looked) {
    if (from !== null) groups.found(found.endpoint, lane, from, from.at)
  } else if (passed !== undefined) groups.looked(passed, { now, horizon, left })
  else if (left !== null) groups.found(found.endpoint, lane, left, left.at)
  if (found.later_at !== null && found.later_until !== null) {
    groups.found(found.endpoint, lane, startOf(found.later_at), found.later_until)
  }
}

const note = (cursor: QueueCursor, options: ClaimOptions, found: Found, lanes: ReadonlyArray<Lane>): void => {
  const { groups } = cursor
  const now = options.now.getTime()
  cursor.snapshot = found.snapshot
  cursor.horizon = Math.max(cursor.horizon, now)
  cursor.leaseMillis = options.leaseMillis
  if (found.lapsed === 0) cursor.leasesFrom = Math.max(cursor.leasesFrom, now - leaseMargin)
  const passed = new Map(lanes.map((lane) => [lane.group, lane]))
  const waiting = new Set<string>()
  for (const lane of found.lanes) {
    keep(cursor, now, lane, passed.get(lane.endpoint))
    if (lane.left_at !== null && !lane.tried) waiting.add(lane.endpoint)
  }
  for (const { group } of lanes) if (!waiting.has(group)) groups.turned(group)
}

/** Claims due deliveries, each endpoint in its turn. */
export const claim = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  cursor: QueueCursor,
  options: ClaimOptions
): Effect.fn.Return<ReadonlyArray<WebhookLease>, SqlError> {
  const { groups } = cursor
  const { limit } = options
  if (limit <= 0) return []
  const now = options.now.getTime()
  yield* sweep(db, cursor, now)
  const token = yield* random.uuidV4()
  const months = recentMonths(now)
  const taken: Array<string> = []
  const held: Array<HeldRow> = []
  const rooms = new Map(options.rooms)
  const roomOf = (id: string) => rooms.get(id) ?? options.perEndpoint
  const looked = new Set<string>()
  for (let look = 0; look < maxLooks && held.length < limit; look++) {
    if (cursor.snapshot === null) yield* sweep(db, cursor, now)
    const most = Math.max(limit - held.length, minGroups)
    const lanes = groups.next(most, now, (id) => !looked.has(id) && roomOf(id) > 0).flat()
    const rows = yield* db.write(db.run(lookStatement(months), {
      options,
      limit: limit - held.length,
      token: `${token}.${look}`,
      last: cursor.snapshot ?? "",
      horizon: new Date(cursor.horizon),
      leasesFrom: new Date(cursor.leasesFrom),
      lanes,
      direct: lanes.length < most,
      rooms
    }))
    const found = rows[0]?.found ?? null
    for (const row of rows) {
      if (row.delivery_id !== null) taken.push(row.delivery_id)
      if (row.token === null) continue
      held.push(row)
      rooms.set(row.lane, roomOf(row.lane) - 1)
      cursor.leasesFrom = Math.min(cursor.leasesFrom, now + options.leaseMillis)
    }
    if (found === null) break
    note(cursor, options, found, lanes)
    for (const lane of found.lanes) if (lane.looked) looked.add(lane.endpoint)
    const isMore = groups.next(1, now, (id) => !looked.has(id) && roomOf(id) > 0).length > 0
    if (found.lapsed === 0 && !found.more && !isMore) break
  }
  const leases = yield* toLeases(db, held, now)
  const found = new Set(leases.map(({ deliveryId }) => deliveryId))
  const lost = taken.filter((id) => !found.has(id))
  if (lost.length > 0) yield* endLost(db, lost)
  return leases
})
