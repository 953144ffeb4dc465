import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { call } from "../../foundation/api.ts"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { type ReceivedDetail, receivedDetailQuery } from "./queries.ts"
import { texts } from "./texts.ts"

const ReplyDialog = lazy(() => import("./ReplyDialog.tsx"))

interface Props {
  readonly account: Account
  readonly detail: ReceivedDetail
}

const RemoveDialog = ({ account, detail: { email }, onClose }: Props & { readonly onClose: () => void }) => {
  const { remove: words } = texts
  const client = useQueryClient()
  const navigate = useNavigate()
  const { error, isPending, mutate } = useMutation({
    mutationFn: () =>
      call("DELETE /accounts/:account_id/received/:id", { params: { account_id: account.id, id: email.id } }),
    onSuccess: async () => {
      // Leave first: of a deleted email, this screen would show that it does not exist.
      await navigate(
        {
          to: `/a/${account.id}/received`,
          search: email.mode === "test" ? { mode: "test" } : {}
        } as unknown as Parameters<typeof navigate>[0]
      )
      client.removeQueries({ queryKey: receivedDetailQuery(account.id, email.id).queryKey })
      void client.invalidateQueries({ queryKey: ["received", account.id] })
      toast(words.done)
    }
  })
  return (
    <ConfirmDialog
      title={words.title}
      action={words.action}
      busy={isPending}
      error={error === null ? undefined : <ErrorState error={error} inline />}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  )
}

/** The actions for a received email, for those who may change something. */
export const Actions = ({ account, detail }: Props) => {
  const [open, setOpen] = useState<"reply" | "remove">()
  const close = () => setOpen(undefined)
  const may = account.may("developer") && portalView() === undefined
  const mayReply = may && detail.reply.refusal === null && detail.reply.to.length > 0
  useKeys(
    mayReply
      ? [{ keys: "a", label: texts.keys.reply, group: texts.keys.group, run: () => setOpen("reply") }]
      : []
  )
  if (!may) return null
  return (
    <>
      {mayReply && <Button onClick={() => setOpen("reply")}>{texts.reply.open}</Button>}
      <Button onClick={() => setOpen("remove")}>{texts.remove.open}</Button>
      {open === "reply" && (
        <Suspense>
          <ReplyDialog account={account} detail={detail} onClose={close} />
        </Suspense>
      )}
      {open === "remove" && <RemoveDialog account={account} detail={detail} onClose={close} />}
    </>
  )
}
