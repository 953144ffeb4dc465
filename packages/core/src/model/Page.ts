import { encodeCursor, type Position } from "./EmailQuery.ts"

/** One page of a list, and where the next one begins; null on the last page. */
export interface Page<A> {
  readonly data: ReadonlyArray<A>
  readonly nextCursor: string | null
}

/**
 * A page out of one item more than its limit; the extra one only tells that there is a next page. Where the reading
 * stopped before, the next page begins at that place, and this one may be short or empty.
 */
export const pageOf = <A extends { readonly createdAt: Date; readonly id: string }>(
  found: ReadonlyArray<A>,
  limit: number,
  filters: ReadonlyArray<unknown>,
  stoppedAt: Position | null = null
): Page<A> => {
  const data = found.slice(0, limit)
  const end = found.length > limit ? data[data.length - 1] : stoppedAt
  return { data, nextCursor: end === undefined || end === null ? null : encodeCursor(end, filters) }
}
