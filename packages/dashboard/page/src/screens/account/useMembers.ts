import { useQuery } from "@tanstack/react-query"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"

/** The members of the account, and its invitations. */
export const useMembers = () => {
  const { id } = useAccount()
  return useQuery({
    queryKey: ["members", id],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/members", { params: { account_id: id } }, { signal })
  })
}
