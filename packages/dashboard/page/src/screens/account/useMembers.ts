import { useQuery } from "@tanstack/react-query"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"

/** Who is in the account, and who is invited. */
export const useMembers = () => {
  const { id } = useAccount()
  return useQuery({
    queryKey: ["members", id],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/members", { params: { account_id: id } }, { signal })
  })
}
