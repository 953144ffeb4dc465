import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import * as Uuid from "../foundation/Uuid.ts"
import { hashOf, isUuid, type Position } from "../model/EmailQuery.ts"

/**
 * What a viewer of the log knows: every email that could be seen at a moment. Ids are made before their commits, by nodes
 * with clocks of their own, so that an email may show up behind newer ones for a while; what is older than
 * `overlapMillis` does not. Of the last moments the horizon has a digest, in place of a list that a burst would make long.
 */
export interface Horizon {
  /** When the log was read, in milliseconds. */
  readonly at: number
  /** The newest email that was seen. */
  readonly newest: string
  /** How many of the last moments were seen, and all their ids in one text; null: they were too many to read them all. */
  readonly digest: string | null
}

/** So long after its id was made an email may become visible. */
export const overlapMillis = 10_000

const zeroId = "00000000-0000-0000-0000-000000000000"

const endOf = (id: string): readonly [number, number] => [
  Number.parseInt(id.slice(24, 30), 16),
  Number.parseInt(id.slice(30, 36), 16)
]

/** The same for the same ids in any order. */
const digestOf = (ids: ReadonlyArray<string>): string => {
  let [left, right] = [0, 0]
  for (const id of ids) {
    const [ownLeft, ownRight] = endOf(id)
    left ^= ownLeft
    right ^= ownRight
  }
  return [ids.length, left, right].map((part) => part.toString(36)).join("-")
}

/** Where a viewer who comes back begins to read: nothing before this place is new. */
export const beginOf = ({ at }: Pick<Horizon, "at">): Position => ({
  createdAt: new Date(at - overlapMillis),
  id: zeroId
})

/** The horizon of who has read, at a time, everything from `beginOf` on; not `isWhole`: there was too much to read. */
export const horizonOf = (at: number, ids: Iterable<string>, isWhole: boolean): Horizon => {
  const recent = [...ids].filter((id) => Uuid.millisOf(id) >= at - overlapMillis)
  return {
    at,
    newest: recent.reduce((newest, id) => id > newest ? id : newest, zeroId),
    digest: isWhole ? digestOf(recent) : null
  }
}

/**
 * Of what stands from `beginOf` on, what may be new. Where nothing came late, it is exactly what is newer than all that
 * was seen. Where something did, the digest does not say which: everything may be, and a viewer keeps what they lack.
 */
export const unknownIn = ({ digest, newest }: Horizon, ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  digest === digestOf(ids.filter((id) => id <= newest)) ? ids.filter((id) => id > newest) : ids

const version = "2"

/** A horizon as a cursor, for feeds with the same filters only. */
export const encodeHorizon = ({ at, digest, newest }: Horizon, filters: ReadonlyArray<unknown>): string =>
  Base64Url.encode([version, at.toString(36), newest, digest ?? "", hashOf(filters)].join("."))

/** Reads a cursor; fails with the problem if it is damaged or belongs to another feed. */
export const decodeHorizon = (cursor: string, filters: ReadonlyArray<unknown>): Result.Result<Horizon, string> => {
  const damaged = Result.fail("is not a cursor of this service: begin with the cursor of the list")
  const text = Base64Url.decodeString(cursor)
  if (Result.isFailure(text)) return damaged
  const [ofVersion, time = "", newest = "", digest = "", hash, ...rest] = text.success.split(".")
  const at = Number.parseInt(time, 36)
  if (
    ofVersion !== version || rest.length > 0 || hash === undefined || !isUuid(newest) || !Number.isSafeInteger(at)
    || at.toString(36) !== time || Number.isNaN(new Date(at - overlapMillis).getTime())
  ) {
    return damaged
  }
  return hash === hashOf(filters)
    ? Result.succeed({ at, newest, digest: digest === "" ? null : digest })
    : Result.fail("belongs to a list with other filters: read its first page again")
}
