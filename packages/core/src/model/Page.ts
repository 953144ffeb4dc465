import { encodeCursor } from "./EmailQuery.ts"

/** One page of a list, and where the next one begins; null on the last page. */
export interface Page<A> {
  readonly data: ReadonlyArray<A>
  readonly nextCursor: string | null
}

/** A page out of one item more than its limit; the extra one only tells that there is a next page. */
export const pageOf = <A extends { readonly createdAt: Date; readonly id: string }>(
  found: ReadonlyArray<A>,
  limit: number,
  filters: ReadonlyArray<unknown>
): Page<A> => {
  const data = found.slice(0, limit)
  const last = data[data.length - 1]
  return { data, nextCursor: found.length > limit && last !== undefined ? encodeCursor(last, filters) : null }
}
