import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { type Key, keysQuery } from "./queries.ts"
import { texts } from "./texts.ts"

/** Asks before a key is revoked. */
export const RevokeKey = ({ target, onClose }: { readonly target: Key; readonly onClose: () => void }) => {
  const { id } = useAccount()
  const client = useQueryClient()
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => call("POST /accounts/:account_id/keys/:id/revoke", { params: { account_id: id, id: target.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keysQuery(id).queryKey })
      toast(texts.revoke.done(target.name))
      onClose()
    }
  })
  return (
    <ConfirmDialog
      title={texts.revoke.title(target.name)}
      action={texts.revoke.action}
      typed={target.name}
      busy={isPending}
      error={error === null ? undefined : <ErrorState inline error={error} />}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{texts.revoke.what}</p>
    </ConfirmDialog>
  )
}
