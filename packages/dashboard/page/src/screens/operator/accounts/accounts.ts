import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { type Answer, call } from "../../../api.ts"
import type { State } from "./texts.ts"

/** An account as it is listed. */
export type Account = Answer<"GET /operator/accounts">["data"][number]

/** An account with its members. */
export type Detail = Answer<"GET /operator/accounts/:id">

type Page = Answer<"GET /operator/accounts">

const listKey = ["operator", "accounts"] as const

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ["operator", "account", id],
    queryFn: ({ signal }) => call("GET /operator/accounts/:id", { params: { id } }, { signal })
  })

export const plansQuery = queryOptions({
  queryKey: ["operator", "plans"],
  queryFn: ({ signal }) => call("GET /operator/plans", {}, { signal }),
  staleTime: Infinity
})

/** The accounts that are looked for, read on as the list is scrolled. */
export const useAccounts = (search: string, state: State | undefined) =>
  useInfiniteQuery({
    queryKey: [...listKey, search, state],
    queryFn: ({ pageParam, signal }) =>
      call("GET /operator/accounts", {
        query: { limit: "100", search: search === "" ? undefined : search, state, cursor: pageParam }
      }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor ?? undefined,
    placeholderData: keepPreviousData
  })

/** Shows an account as it is after a change, where it stands: the list keeps its order, and is not read again. */
export const showChanged = (client: QueryClient, detail: Detail): void => {
  client.setQueryData(accountQuery(detail.id).queryKey, detail)
  client.setQueriesData<{ pages: ReadonlyArray<Page>; pageParams: ReadonlyArray<unknown> }>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.map((account) => account.id === detail.id ? detail : account)
        }))
      }
  )
}
