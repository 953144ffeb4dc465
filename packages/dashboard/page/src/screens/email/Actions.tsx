import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { call } from "../../foundation/api.ts"
import { portalView } from "../../foundation/portalView.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { copy } from "../../ui/Copy.tsx"
import { ConfirmDialog, Dialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { MoreIcon } from "../../ui/icons.tsx"
import { issueOf } from "../../ui/issues.ts"
import { Menu } from "../../ui/Menu.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { type Detail, detailQuery } from "./detail.ts"
import { splitAddresses } from "./splitAddresses.ts"
import { texts } from "./texts.ts"
import { timeInSentence } from "./timeInSentence.ts"

interface Props {
  readonly account: Account
  readonly detail: Detail
}

interface DialogProps extends Props {
  readonly onClose: () => void
}

const CopyDialog = ({ account, detail: { email }, onClose }: DialogProps) => {
  const { copying: words } = texts
  const form = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  // In an effect: when the dialog opens, it gives the focus to its first button.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const [to, setTo] = useState(email.to.join(", "))
  const { error, isPending, mutate } = useMutation({
    mutationFn: (addresses: ReadonlyArray<string>) =>
      call("POST /accounts/:account_id/emails/:id/copies", {
        params: { account_id: account.id, id: email.id },
        payload: { to: addresses }
      }),
    onSuccess: ({ id }) => {
      toast(words.done)
      onClose()
      void navigate({
        to: "/a/$account/emails/$email",
        params: { account: account.id, email: id },
        search: email.mode === "test" ? { mode: "test" } : {}
      })
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const addresses = splitAddresses(to)
    if (!isPending && addresses.length > 0) mutate(addresses)
  }
  const issue = issueOf(error, "to")
  return (
    <Dialog
      title={words.title}
      asks
      onClose={onClose}
      actions={<Button kind="primary" type="submit" form={form} busy={isPending}>{words.action}</Button>}
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <p>{words.what} {email.mode === "test" ? words.test : words.live}</p>
        <Field label={words.to} hint={words.toHint} error={issue}>
          <Input
            ref={field}
            value={to}
            onChange={(event) => setTo(event.target.value)}
            autoComplete="off"
            required
          />
        </Field>
        {error !== null && issue === undefined && <ErrorState error={error} kept={words.kept} inline />}
      </form>
    </Dialog>
  )
}

const CancelDialog = ({ account, detail: { email }, onClose }: DialogProps) => {
  const { cancelling: words } = texts
  const client = useQueryClient()
  const { error, isPending, mutate } = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/emails/:id/cancel", { params: { account_id: account.id, id: email.id } }),
    onSuccess: () => {
      toast(words.done)
      onClose()
    },
    onSettled: () => client.invalidateQueries(detailQuery(account.id, email.id))
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
      {words.what(timeInSentence(email.scheduled_at ?? email.created_at))}
    </ConfirmDialog>
  )
}

const copied = (text: string): void =>
  void copy(text).then((done) => toast(done ? texts.actions.copied : texts.actions.notCopied))

/** The actions for an email. Those that the reader may not do, or that are no longer possible, are not shown. */
export const Actions = ({ account, detail }: Props) => {
  const { actions: words } = texts
  const [open, setOpen] = useState<"copy" | "cancel">()
  const close = () => setOpen(undefined)
  const { email } = detail
  const may = account.may("developer")
  // In a portal, an email has no address that could be shared.
  if (portalView() !== undefined) return null
  return (
    <>
      {may && (email.html !== null || email.text !== null) && (
        <Button onClick={() => setOpen("copy")}>{words.copy}</Button>
      )}
      {may && email.status === "scheduled" && <Button onClick={() => setOpen("cancel")}>{words.cancel}</Button>}
      <Menu
        mark
        label={words.more}
        items={[
          { label: words.copyId, onSelect: () => copied(email.id) },
          { label: words.copyLink, onSelect: () => copied(location.href) }
        ]}
      >
        <MoreIcon />
      </Menu>
      {open === "copy" && <CopyDialog account={account} detail={detail} onClose={close} />}
      {open === "cancel" && <CancelDialog account={account} detail={detail} onClose={close} />}
    </>
  )
}
