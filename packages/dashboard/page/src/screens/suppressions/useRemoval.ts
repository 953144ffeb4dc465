import { useQueryClient } from "@tanstack/react-query"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { errorTexts } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import type { Reason } from "./screen.ts"
import { texts } from "./texts.ts"

/** Removes an address from the list. Undo adds it again with the same reason. */
export const useRemoval = () => {
  const { id } = useAccount()
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ["suppressions", id] })
  const putBack = (email_address: string, reason: Reason) =>
    call("POST /accounts/:account_id/suppressions", { params: { account_id: id }, payload: { email_address, reason } })
      .then(readAgain, (error: unknown) => toast(texts.notUndone(email_address, errorTexts(error).title)))
  return async (address: string, reason: Reason): Promise<void> => {
    await call("DELETE /accounts/:account_id/suppressions/:email", { params: { account_id: id, email: address } })
    toast(texts.removed(address), () => void putBack(address, reason))
    await readAgain()
  }
}
