import { ValidationError } from "@sendwright/core/foundation/Errors"
import * as Result from "effect/Result"
import type { Asked } from "./Calls.ts"

/** Which part of a list is asked for. */
export interface PageQuery {
  /** 1 to 100; null where the call names none. */
  readonly limit: number | null
  /** The id of the last entry of the page before. */
  readonly after: string | null
  /** The id of the first entry of the page behind. */
  readonly before: string | null
}

/** A list as Resend answers it. */
export interface List<A> {
  readonly object: "list"
  readonly has_more: boolean
  readonly data: ReadonlyArray<A>
}

/** The most entries of a page. */
const maxLimit = 100

const refuse = (name: string, message: string) =>
  Result.fail(new ValidationError({ issues: [{ path: [name], message }] }))

/** Reads the parameters that every list has. */
export const queryOf = ({ query }: Pick<Asked, "query">): Result.Result<PageQuery, ValidationError> => {
  const { after, before, limit } = query
  for (const [name, value] of Object.entries({ after, before, limit })) {
    if (value !== undefined && typeof value !== "string") return refuse(name, "must be given only once")
  }
  if (after !== undefined && before !== undefined) {
    return refuse("before", "must not be given together with after: choose one of them")
  }
  const number = limit === undefined ? null : Number(limit)
  if (number !== null && (!/^\d{1,3}$/.test(String(limit)) || number < 1 || number > maxLimit)) {
    return refuse("limit", `must be a whole number from 1 to ${maxLimit}`)
  }
  return Result.succeed({
    limit: number,
    after: (after ?? null) as string | null,
    before: (before ?? null) as string | null
  })
}

/** A list of what there is. */
export const list = <A>(data: ReadonlyArray<A>, hasMore: boolean): List<A> => ({
  object: "list",
  has_more: hasMore,
  data
})

/**
 * The part of a whole list that is asked for. `has_more` is whether there is more in the direction of the paging; a call
 * without a limit gets everything.
 */
export const pageOf = <A extends { readonly id: string }>(
  items: ReadonlyArray<A>,
  { after, before, limit }: PageQuery
): Result.Result<{ readonly items: ReadonlyArray<A>; readonly hasMore: boolean }, ValidationError> => {
  const cursor = after ?? before
  const at = cursor === null ? -1 : items.findIndex(({ id }) => id === cursor)
  if (cursor !== null && at === -1) {
    return refuse(after === null ? "before" : "after", "must be the id of an entry of this list")
  }
  const size = limit ?? items.length
  const start = before === null ? at + 1 : Math.max(0, at - size)
  const end = before === null ? start + size : at
  return Result.succeed({
    items: items.slice(start, end),
    hasMore: before === null ? end < items.length : start > 0
  })
}
