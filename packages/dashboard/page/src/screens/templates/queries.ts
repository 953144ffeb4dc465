import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"

export type Template = Answer<"GET /accounts/:account_id/templates/:id">
export type TemplateRow = Answer<"GET /accounts/:account_id/templates">["data"][number]

export const templatesQuery = (account: string) =>
  queryOptions({
    queryKey: ["templates", account],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/templates", { params: { account_id: account } }, { signal })
  })

export const templateQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ["template", account, id],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/templates/:id", { params: { account_id: account, id } }, {
        signal,
        timeoutMs: 60_000
      })
  })

export const versionsQuery = (account: string, id: string) =>
  infiniteQueryOptions({
    queryKey: ["template", account, id, "versions"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call("GET /accounts/:account_id/templates/:id/versions", {
        params: { account_id: account, id },
        query: pageParam === undefined ? {} : { before: pageParam }
      }, { signal }),
    getNextPageParam: ({ data, has_more }) => has_more ? String(data.at(-1)?.version) : undefined
  })

/** A version never changes. */
export const versionQuery = (account: string, id: string, version: number) =>
  queryOptions({
    queryKey: ["template", account, id, "version", version],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/templates/:id/versions/:version", {
        params: { account_id: account, id, version: String(version) }
      }, { signal, timeoutMs: 60_000 }),
    staleTime: Number.POSITIVE_INFINITY
  })

export const testOptionsQuery = (account: string) =>
  queryOptions({
    queryKey: ["template-tests", account],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/template-tests", { params: { account_id: account } }, { signal })
  })
