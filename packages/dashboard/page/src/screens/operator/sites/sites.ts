import { queryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { type Answer, call, type Input } from "../../../foundation/api.ts"

type Page = Answer<"GET /operator/sites">
export type Site = Page["data"][number]
/** An order about a site that the page gives. */
export type Action = Input<"POST /operator/sites">["payload"]["action"]

/** Of everything that is read about sites. */
export const queryKey = ["operator", "sites"]

/** All sites: paused ones first, then by state. */
export const useSites = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call("GET /operator/sites", { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor ?? undefined
  })

/** One site; null: it is not known. */
export const siteQuery = (site: string) =>
  queryOptions({
    queryKey: [...queryKey, site],
    queryFn: async ({ signal }) => (await call("GET /operator/sites", { query: { site } }, { signal })).data[0] ?? null
  })

/** Carries an order out, part by part, and tells how far it is. */
export const order = async (site: string, action: Action, onMoved: (moved: number) => void) => {
  let moved = 0
  let underWay = 0
  let after: string | null = null
  do {
    const done: Answer<"POST /operator/sites"> = await call("POST /operator/sites", {
      payload: { site, action, after: after as never }
    }, { timeoutMs: 60_000 })
    moved += done.moved
    underWay += done.under_way
    after = done.next
    onMoved(moved)
  } while (after !== null)
  return { moved, underWay }
}
