import { queryOptions } from "@tanstack/react-query"
import { call } from "../../foundation/api.ts"

/** The possible senders of an account's email, and its templates. */
export const sendFormQuery = (accountId: string) =>
  queryOptions({
    queryKey: ["send", accountId],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/send", { params: { account_id: accountId } }, { signal })
  })

/** A template to send by. */
export const sendTemplateQuery = (accountId: string, id: string) =>
  queryOptions({
    queryKey: ["send", accountId, "template", id],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/send/templates/:id", { params: { account_id: accountId, id } }, { signal })
  })
