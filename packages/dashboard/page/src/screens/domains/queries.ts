import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"
import type { Domain } from "./condition.ts"

type Domains = Answer<"GET /accounts/:account_id/domains">

/** All domains of an account. They are few, so that one domain is read with all others. */
export const domainsQuery = (account: string) =>
  queryOptions({
    queryKey: ["domains", account],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/domains", { params: { account_id: account } }, { signal })
  })

/** The history of one domain. */
export const historyQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ["domains", account, id, "history"],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/domains/:id/history", { params: { account_id: account, id } }, { signal })
  })

/** Replaces a domain in the data that was read before; null: it was deleted. */
export const useChanged = (account: string) => {
  const client = useQueryClient()
  return (id: string, changed: Domain | null) => {
    client.setQueryData<Domains>(domainsQuery(account).queryKey, (before) => {
      if (before === undefined) return before
      const data = changed === null
        ? before.data.filter((one) => one.id !== id)
        : before.data.some((one) => one.id === id)
        ? before.data.map((one) => one.id === id ? changed : one)
        : [...before.data, changed]
      return { ...before, data }
    })
    if (changed !== null) void client.invalidateQueries({ queryKey: historyQuery(account, id).queryKey })
  }
}
