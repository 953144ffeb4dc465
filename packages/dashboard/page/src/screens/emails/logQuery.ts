import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"
import { portalView } from "../../foundation/portalView.ts"
import { filtersOf, type ListSearch, type LogQuery, queryNow } from "./filters.ts"

type LogPage = Answer<"GET /accounts/:account_id/emails">

/** What was read of a list. */
export type LogPages = InfiniteData<LogPage, string | null>

const pageSize = "100"

/** A page of the list that a query asks for; null for its first. */
export const readLog = (
  account: string,
  query: LogQuery,
  cursor: string | null,
  signal?: AbortSignal
): Promise<LogPage> =>
  call("GET /accounts/:account_id/emails", {
    params: { account_id: account },
    query: { ...query, limit: pageSize, ...cursor === null ? {} : { cursor } }
  }, { signal })

/** The list that a query asks for, page by page. */
export const logQuery = (account: string, query: LogQuery) =>
  infiniteQueryOptions({
    queryKey: ["emails", account, query.mode ?? "live", query],
    queryFn: ({ pageParam, signal }) => readLog(account, query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // It is the screen that says when it reads again: nothing moves by itself.
    staleTime: Infinity,
    structuralSharing: false
  })

/**
 * Asks for the list that an address names, so that it comes beside the screen's script. With a span that ends now, only
 * the screen knows when that is.
 */
export const prefetchLog = (
  client: QueryClient,
  account: string,
  search: ListSearch & { readonly mode?: "test" | undefined }
): void => {
  if (search.time !== undefined && search.time !== "between") return
  const query = queryNow(filtersOf(search), portalView()?.mode ?? search.mode ?? "live")
  void client.prefetchInfiniteQuery(logQuery(account, query))
}
