import type { Page } from "@sendwright/core/model/Page"
import { ValidationError } from "./errors.ts"

export type { Page }

/** The start and length of a page. */
export interface PageOptions {
  /** 1 to 100; 20 by default. */
  readonly limit?: number | undefined
  /** The `nextCursor` of an earlier page, with the same filters. */
  readonly cursor?: string | null | undefined
}

/** A list that is read page by page while you iterate over it: `for await (const email of list)`. */
export interface Listing<A> extends AsyncIterable<A> {
  /** Only the first page. */
  readonly page: () => Promise<Page<A>>
  readonly pages: () => AsyncIterable<Page<A>>
}

const defaultLimit = 20
const maxLimit = 100

export const listingOf = <A>(
  { cursor = null, limit = defaultLimit }: PageOptions,
  read: (page: { readonly limit: number; readonly cursor: string | null }) => Promise<Page<A>>
): Listing<A> => {
  const page = async (cursor: string | null): Promise<Page<A>> => {
    if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
      const issue = { path: ["limit"], message: `must be a whole number from 1 to ${maxLimit}` }
      throw new ValidationError(`The request is not valid: limit ${issue.message}.`, [issue])
    }
    return read({ limit, cursor })
  }
  async function* pages(): AsyncGenerator<Page<A>, void, undefined> {
    let next = await page(cursor)
    yield next
    while (next.nextCursor !== null) {
      next = await page(next.nextCursor)
      yield next
    }
  }
  async function* entries(): AsyncGenerator<A, void, undefined> {
    for await (const { data } of pages()) yield* data
  }
  return { page: () => page(cursor), pages, [Symbol.asyncIterator]: entries }
}
