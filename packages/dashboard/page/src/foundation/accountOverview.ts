import { queryOptions } from "@tanstack/react-query"
import { call } from "./api.ts"

/** Plan, limits and standing of an account, read again each minute where it stands in sight. */
export const overviewQuery = (account: string) =>
  queryOptions({
    queryKey: ["overview", account],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/overview", { params: { account_id: account } }, { signal }),
    refetchInterval: 60_000
  })
