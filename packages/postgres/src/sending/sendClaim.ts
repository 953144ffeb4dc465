import { ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import type { SendLease } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { type Lane, type Place, startOf } from "../queues/DueGroups.ts"
import { leaseMargin } from "../queues/queueSweep.ts"
import { withDomains } from "./sendDomains.ts"
import { type ClaimOptions, type Found, type LaneFound, type Look, type LookRow, lookStatementFor } from "./sendLook.ts"
import { rescue } from "./sendRescue.ts"
import { type SendCursor, sweep } from "./sendSweep.ts"

/** How often a claim looks again because others were faster, leases had run out, or accounts were opened. */
const maxRepeats = 3

/** How often a claim looks on because all that it knew of was claimed by others. */
const maxLooks = 64

const minGroups = 8

/** A queue of which less is read is not worth another look. */
const minDepth = 8

/** How much is read of each queue: twice its share, so that those which have more make up for those which have less. */
const depthOf = (perAccount: number, limit: number, groups: number): number =>
  Math.min(perAccount, Math.max(minDepth, Math.ceil(2 * limit / Math.max(1, groups))))

const placeOf = (at: number | null, id: string | null): Place | null => at === null || id === null ? null : { at, id }

/** Keeps what a look found of one lane. Answers whether there is something left that it did not get to. */
const keep = (
  cursor: SendCursor,
  options: ClaimOptions,
  found: LaneFound,
  lane: Lane | undefined,
  depth: number
): boolean => {
  const { groups, horizon } = cursor
  if (found.closed) {
    groups.closed(found.account, found.mode)
    return false
  }
  const left = placeOf(found.left_at, found.left_id)
  if (lane !== undefined) {
    const next = left ?? (found.read >= depth ? placeOf(found.last_at, found.last_id) : null)
    groups.looked(lane, { now: options.now.getTime(), horizon, left: next })
  } else if (left !== null) groups.found(found.account, found.mode, left, left.at)
  if (found.later_at !== null && found.later_until !== null) {
    groups.found(found.account, found.mode, startOf(found.later_at), found.later_until)
  }
  return left !== null && !found.tried
}

const note = (
  cursor: SendCursor,
  options: ClaimOptions,
  found: Found,
  passed: ReadonlyArray<ReadonlyArray<Lane>>,
  depth: number
): void => {
  const { groups } = cursor
  const now = options.now.getTime()
  cursor.snapshot = found.snapshot
  cursor.horizon = Math.max(cursor.horizon, now)
  cursor.leaseMillis = options.leaseMillis
  if (found.lapsed.length === 0) cursor.leasesFrom = Math.max(cursor.leasesFrom, now - leaseMargin)
  const lanes = new Map(passed.flat().map((lane) => [`${lane.group} ${lane.name}`, lane]))
  const waiting = new Set<string>()
  for (const lane of found.lanes) {
    if (keep(cursor, options, lane, lanes.get(`${lane.account} ${lane.mode}`), depth)) waiting.add(lane.account)
  }
  for (const [first] of passed) if (first !== undefined && !waiting.has(first.group)) groups.turned(first.group)
  for (const account of found.reopened) {
    for (const mode of ["live", "test"]) groups.found(account, mode, startOf(0), 0)
  }
}

/** Claims, and takes care of jobs whose worker did not come back. */
export const claim = Effect.fnUntraced(function*(
  db: Database,
  random: SecureRandom.SecureRandom["Service"],
  cursor: SendCursor,
  options: ClaimOptions
): Effect.fn.Return<ReadonlyArray<SendLease>, SqlError> {
  const { groups } = cursor
  const { limit, now } = options
  if (limit <= 0) return []
  yield* sweep(db, cursor, now.getTime())
  const token = (yield* ProcessActivity).tagged(yield* random.uuidV4())
  const alone = !(yield* db.inTransaction)
  const leases: Array<SendLease> = []
  const taken = new Map<string, number>()
  const most = Math.max(limit, minGroups)
  let repeats = 0
  for (let look = 0; look < maxLooks && leases.length < limit; look++) {
    if (cursor.snapshot === null) yield* sweep(db, cursor, now.getTime())
    const lanes = groups.next(most, now.getTime())
    const depth = depthOf(options.perAccount, limit - leases.length, lanes.length)
    const asked: Look = {
      options,
      limit: limit - leases.length,
      depth,
      taken: [...taken],
      token: `${token}.${look}`,
      last: cursor.snapshot ?? "",
      horizon: new Date(cursor.horizon),
      leasesFrom: new Date(cursor.leasesFrom),
      lanes,
      direct: lanes.length < most,
      alone
    }
    const rows: ReadonlyArray<LookRow> = yield* db.write(db.run(lookStatementFor(asked), asked))
    let found: Found | null = null
    for (const row of rows) {
      if (row.email_id === null || row.account_id === null || row.token === null) found = row.found
      else {
        const lease = { emailId: row.email_id, accountId: row.account_id, token: row.token }
        taken.set(lease.accountId, (taken.get(lease.accountId) ?? 0) + 1)
        leases.push(lease)
      }
    }
    if (rows.length > 1) cursor.leasesFrom = Math.min(cursor.leasesFrom, now.getTime() + options.leaseMillis)
    if (found === null) break
    note(cursor, options, found, lanes, depth)
    const { lapsed } = found
    if (lapsed.length > 0) yield* db.transaction(rescue(db, random, lapsed, options))
    // Whoever got something comes back for more; whoever got nothing must not believe that there is nothing.
    const isChanged = lapsed.length > 0 || found.reopened.length > 0 || found.missed && leases.length === 0
    if (isChanged) repeats++
    // Some accounts had less than their share: what the others have more of than was read is for this claim too.
    const isCutShort = depth < options.perAccount && rows.length > 1 && found.lanes.some(({ read }) => read >= depth)
    const isGoingOn = isChanged
      ? repeats < maxRepeats
      : found.more || isCutShort || leases.length === 0 && groups.next(1, now.getTime()).length > 0
    if (!isGoingOn) break
  }
  return options.withDomains === true ? yield* withDomains(db, leases) : leases
})
