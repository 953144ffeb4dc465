import type { ApiRequest, Transport } from "./transport.ts"

/** One page, as the API returns it. */
export interface Page<A> {
  readonly data: ReadonlyArray<A>
  /** null on the last page. */
  readonly next_cursor: string | null
}

/** The start and length of a page. */
export interface PageOptions {
  /** 1 to 100; 20 by default. */
  readonly limit?: number
  /** The `next_cursor` of an earlier page, with the same filters. */
  readonly cursor?: string
}

/**
 * A list that is read page by page while you iterate over it: `for await (const email of list)`. `page()` returns only
 * the first page.
 */
export interface Listing<A> extends AsyncIterable<A> {
  readonly page: () => Promise<Page<A>>
  readonly pages: () => AsyncIterable<Page<A>>
}

export const listingOf = <A>(transport: Transport, request: ApiRequest): Listing<A> => {
  const page = (cursor?: string): Promise<Page<A>> =>
    transport<Page<A>>(cursor === undefined ? request : { ...request, query: { ...request.query, cursor } })

  async function* pages(): AsyncGenerator<Page<A>, void, undefined> {
    let next = await page()
    yield next
    while (next.next_cursor !== null) {
      next = await page(next.next_cursor)
      yield next
    }
  }

  async function* entries(): AsyncGenerator<A, void, undefined> {
    for await (const { data } of pages()) yield* data
  }

  return { page: () => page(), pages, [Symbol.asyncIterator]: entries }
}
