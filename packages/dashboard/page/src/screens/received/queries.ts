import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"
import type { ReceivedQuery } from "./filters.ts"

/** A received email in the list, and all data of one. */
export type Received = Answer<"GET /accounts/:account_id/received">["data"][number]
export type ReceivedDetail = Answer<"GET /accounts/:account_id/received/:id">
export type Authentication = NonNullable<Received["authentication"]>

/** The list that matches a query, page by page. */
export const receivedQuery = (account: string, query: ReceivedQuery) =>
  infiniteQueryOptions({
    queryKey: ["received", account, query.mode ?? "live", query],
    queryFn: ({ pageParam, signal }) =>
      call("GET /accounts/:account_id/received", {
        params: { account_id: account },
        query: { ...query, limit: "100", ...pageParam === null ? {} : { cursor: pageParam } }
      }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor
  })

/** One received email. What it says never changes; new answers beside it are read when it is opened again. */
export const receivedDetailQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ["received-email", account, id],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/received/:id", { params: { account_id: account, id } }, { signal })
  })
