import { ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import type { SendLease } from "@sendwright/core/sending/SendJobs"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { keepFound } from "../queues/claimRound.ts"
import { startOf } from "../queues/DueGroups.ts"
import { readFrom } from "../queues/QueueCursor.ts"
import {
  type ClaimOptions,
  type ClaimRow,
  claimStatementFor,
  type SendFound,
  type SendRound
} from "./sendClaimStatement.ts"
import { withDomains } from "./sendDomains.ts"
import { rescue } from "./sendRescue.ts"
import { type SendCursor, sweep } from "./sendSweep.ts"

/** How many more rounds a claim makes because others were faster, leases had run out, or accounts were opened. */
const maxRepeats = 3

/** How many rounds a claim makes because all that it knew of was claimed by others. */
const maxRounds = 64

const minGroups = 8

/** A queue of which less is read is not worth another round. */
const minDepth = 8

/** How much is read of each queue: twice its share, so that those which have more make up for those which have less. */
const depthOf = (perAccount: number, limit: number, groups: number): number =>
  Math.min(perAccount, Math.max(minDepth, Math.ceil(2 * limit / Math.max(1, groups))))

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
  for (let count = 0; count < maxRounds && leases.length < limit; count++) {
    if (cursor.snapshot === null) yield* sweep(db, cursor, now.getTime())
    const lanes = groups.next(most, now.getTime())
    const depth = depthOf(options.perAccount, limit - leases.length, lanes.length)
    const round: SendRound = {
      ...readFrom(cursor),
      options,
      limit: limit - leases.length,
      depth,
      taken: [...taken],
      token: `${token}.${count}`,
      lanes,
      direct: lanes.length < most,
      alone
    }
    const rows: ReadonlyArray<ClaimRow> = yield* db.write(db.run(claimStatementFor(round), round))
    let found: SendFound | null = null
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
    const { lapsed, reopened } = found
    keepFound(cursor, round, found, lapsed.length > 0, ({ account, closed, mode }) => ({
      group: account,
      name: mode,
      depth,
      closed
    }))
    for (const account of reopened) {
      for (const mode of ["live", "test"]) groups.found(account, mode, startOf(0), 0)
    }
    if (lapsed.length > 0) yield* db.transaction(rescue(db, random, lapsed, options))
    // A worker that got jobs asks again; one that got none must not conclude that there are none.
    const isChanged = lapsed.length > 0 || reopened.length > 0 || found.missed && leases.length === 0
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
