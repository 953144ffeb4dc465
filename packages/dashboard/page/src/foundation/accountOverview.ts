import { queryOptions } from "@tanstack/react-query"
import { call } from "./api.ts"

/** Plan, limits and reputation of an account. Read again each minute while a screen shows it. */
export const overviewQuery = (account: string) =>
  queryOptions({
    queryKey: ["overview", account],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/overview", { params: { account_id: account } }, { signal }),
    refetchInterval: 60_000
  })
