import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { type Answer, call } from "../../../foundation/api.ts"

/** A user in the list. */
export type User = Answer<"GET /operator/users">["data"][number]

/** A user with their accounts. */
export type Detail = Answer<"GET /operator/users/:id">

type Page = Answer<"GET /operator/users">

const listKey = ["operator", "users"] as const

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ["operator", "user", id],
    queryFn: ({ signal }) => call("GET /operator/users/:id", { params: { id } }, { signal })
  })

/** The users that match a search. The next page is read when the list is scrolled to its end. */
export const useUsers = (search: string) =>
  useInfiniteQuery({
    queryKey: [...listKey, search],
    queryFn: ({ pageParam, signal }) =>
      call("GET /operator/users", {
        query: { limit: "100", search: search === "" ? undefined : search, cursor: pageParam }
      }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor ?? undefined,
    placeholderData: keepPreviousData
  })

/** Puts a changed user at their place in the list. The list keeps its order, and is not read again. */
export const showChanged = (client: QueryClient, detail: Detail): void => {
  client.setQueryData(userQuery(detail.id).queryKey, detail)
  client.setQueriesData<{ pages: ReadonlyArray<Page>; pageParams: ReadonlyArray<unknown> }>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.map((user) => user.id === detail.id ? detail : user)
        }))
      }
  )
}
