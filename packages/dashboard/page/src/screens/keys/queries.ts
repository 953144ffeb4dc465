import { queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"

export type Key = Answer<"GET /accounts/:account_id/keys">["data"][number]

/** The keys of an account, of both modes. */
export const keysQuery = (accountId: string) =>
  queryOptions({
    queryKey: ["keys", accountId],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/keys", { params: { account_id: accountId } }, { signal })
  })
