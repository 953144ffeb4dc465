import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"
import { portalView } from "../../foundation/portalView.ts"
import { filtersOf, type ListSearch, type LogQuery, queryNow } from "./filters.ts"

type LogPage = Answer<"GET /accounts/:account_id/emails">

/** The pages of a list that were read. */
export type LogPages = InfiniteData<LogPage, string | null>

const pageSize = "100"

/** Reads a page of the list; with the cursor null the first one. */
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

/** The list that matches a query, page by page. */
export const logQuery = (account: string, query: LogQuery) =>
  infiniteQueryOptions({
    queryKey: ["emails", account, query.mode ?? "live", query],
    queryFn: ({ pageParam, signal }) => readLog(account, query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Only the screen decides when the list is read again, so that nothing moves by itself.
    staleTime: Infinity,
    structuralSharing: false
  })

/**
 * Reads the list of an address while the screen's script is still loading. A span that ends now is left to the screen:
 * two readings would have different ends.
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
