import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { recentMonths } from "../months/months.ts"
import { readFrom } from "../queues/claimParts.ts"
import type { Lane } from "../queues/DueGroups.ts"
import {
  endTurns,
  keepLater,
  keepLeased,
  keepLeft,
  keepRead,
  placeOf,
  type QueueCursor
} from "../queues/QueueCursor.ts"
import {
  type ClaimOptions,
  claimStatement,
  type EndpointFound,
  type HeldRow,
  type WebhookFound
} from "./webhookClaimStatement.ts"
import { endLost, toLeases } from "./webhookLeases.ts"
import { sweep } from "./webhookSweep.ts"

/** How many rounds a claim makes because leases had run out, or because there is more. */
const maxRounds = 64
const minGroups = 8

/** An endpoint has one lane, of this name. */
const name = ""

/** Keeps what a round found of one endpoint. */
const keepLane = (cursor: QueueCursor, now: Date, found: EndpointFound, passed: Lane | undefined): void => {
  const { endpoint: group } = found
  const from = placeOf(found.from_at, found.from_id)
  if (found.looked) keepLeft(cursor, { group, name, now, found, depth: found.room, passed })
  else if (from !== null) cursor.groups.found(group, name, from, from.at)
  keepLater(cursor, group, name, found)
}

const keepFound = (
  cursor: QueueCursor,
  options: ClaimOptions,
  found: WebhookFound,
  lanes: ReadonlyArray<ReadonlyArray<Lane>>
): void => {
  keepRead(cursor, options, { snapshot: found.snapshot, hasLapsed: found.lapsed > 0 })
  const passed = new Map(lanes.flat().map((lane) => [lane.group, lane]))
  const waiting = new Set<string>()
  for (const lane of found.lanes) {
    keepLane(cursor, options.now, lane, passed.get(lane.endpoint))
    if (lane.left_at !== null && !lane.tried) waiting.add(lane.endpoint)
  }
  endTurns(cursor, lanes, waiting)
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
  const read = new Set<string>()
  for (let count = 0; count < maxRounds && held.length < limit; count++) {
    if (cursor.snapshot === null) yield* sweep(db, cursor, now)
    const most = Math.max(limit - held.length, minGroups)
    const lanes = groups.next(most, now, (id) => !read.has(id) && roomOf(id) > 0)
    const rows = yield* db.write(db.run(claimStatement(months), {
      ...readFrom(cursor),
      options,
      limit: limit - held.length,
      token: `${token}.${count}`,
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
      keepLeased(cursor, options)
    }
    if (found === null) break
    keepFound(cursor, options, found, lanes)
    for (const lane of found.lanes) if (lane.looked) read.add(lane.endpoint)
    const isMore = groups.next(1, now, (id) => !read.has(id) && roomOf(id) > 0).length > 0
    if (found.lapsed === 0 && !found.more && !isMore) break
  }
  const leases = yield* toLeases(db, held, now)
  const found = new Set(leases.map(({ deliveryId }) => deliveryId))
  const lost = taken.filter((id) => !found.has(id))
  if (lost.length > 0) yield* endLost(db, lost)
  return leases
})
