import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { type Answer, call } from "../../../foundation/api.ts"
import type { State } from "./texts.ts"

/** An account in the list. */
export type Account = Answer<"GET /operator/accounts">["data"][number]

/** An account with its members. */
export type Detail = Answer<"GET /operator/accounts/:id">

type Page = Answer<"GET /operator/accounts">

type Change = Pick<Account, "name" | "plan" | "plan_step" | "overrides">

const differing = <A extends object>(shown: A, typed: A): Partial<A> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== shown[field as keyof A])
  ) as Partial<A>

/** The fields of an account that differ from those that were shown. */
export const changeOf = (
  { name, overrides, plan, plan_step }: Change,
  { overrides: typed, ...others }: Change
): Omit<Partial<Change>, "overrides"> & { readonly overrides?: Partial<Change["overrides"]> } => {
  const limits = differing(overrides, typed)
  return {
    ...differing({ name, plan, plan_step }, others),
    ...Object.keys(limits).length === 0 ? {} : { overrides: limits }
  }
}

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

/** The accounts that match a search. The next page is read when the list is scrolled to its end. */
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

/** Puts a changed account at its place in the list. The list keeps its order, and is not read again. */
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
