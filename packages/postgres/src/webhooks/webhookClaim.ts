import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { recentMonths } from "../months/months.ts"
import { keepFound, placeOf } from "../queues/claimRound.ts"
import { type QueueCursor, readFrom } from "../queues/QueueCursor.ts"
import { type ClaimOptions, claimStatement, type HeldRow, type WebhookRound } from "./webhookClaimStatement.ts"
import { endLost, toLeases } from "./webhookLeases.ts"
import { sweep } from "./webhookSweep.ts"

/** How many rounds a claim makes because leases had run out, or because there is more. */
const maxRounds = 64
const minGroups = 8

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
    const round: WebhookRound = {
      ...readFrom(cursor),
      options,
      limit: limit - held.length,
      token: `${token}.${count}`,
      lanes,
      direct: lanes.length < most,
      rooms
    }
    const rows = yield* db.write(db.run(claimStatement(months), round))
    const found = rows[0]?.found ?? null
    for (const row of rows) {
      if (row.delivery_id !== null) taken.push(row.delivery_id)
      if (row.token === null) continue
      held.push(row)
      rooms.set(row.lane, roomOf(row.lane) - 1)
      cursor.leasesFrom = Math.min(cursor.leasesFrom, now + options.leaseMillis)
    }
    if (found === null) break
    // An endpoint has one lane.
    keepFound(cursor, round, found, found.lapsed > 0, ({ endpoint, from_at, from_id, looked, room }) => ({
      group: endpoint,
      name: "",
      depth: room,
      unread: looked ? undefined : placeOf(from_at, from_id)
    }))
    for (const { endpoint, looked, room } of found.lanes) {
      if (looked) read.add(endpoint)
      // Without room from the start: one that is handled in other processes.
      if (room === 0) rooms.set(endpoint, 0)
    }
    const isMore = groups.next(1, now, (id) => !read.has(id) && roomOf(id) > 0).length > 0
    if (found.lapsed === 0 && !found.more && !isMore) break
  }
  const leases = yield* toLeases(db, held, now)
  const found = new Set(leases.map(({ deliveryId }) => deliveryId))
  const lost = taken.filter((id) => !found.has(id))
  if (lost.length > 0) yield* endLost(db, lost)
  return leases
})
