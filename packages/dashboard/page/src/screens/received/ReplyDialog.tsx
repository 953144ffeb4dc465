import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useId, useState } from "react"
import { call } from "../../foundation/api.ts"
import { emailLink } from "../../foundation/emailLink.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input, Textarea } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { SendKeys } from "../send/idempotency.ts"
import type { ReceivedDetail } from "./queries.ts"
import { texts } from "./texts.ts"

const { reply: words } = texts

interface Props {
  readonly account: Account
  readonly detail: ReceivedDetail
  readonly onClose: () => void
}

/** A form for an answer to a received email. Its subject and its recipients follow from that email. */
const ReplyDialog = ({ account, detail: { email, reply }, onClose }: Props) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useId()
  const [keys] = useState(() => new SendKeys())
  const [from, setFrom] = useState(reply.from ?? "")
  const [text, setText] = useState("")
  const send = useMutation({
    mutationFn: () => {
      const payload = { from: from.trim(), text }
      return call("POST /accounts/:account_id/received/:id/reply", {
        params: { account_id: account.id, id: email.id },
        payload
      }, { idempotencyKey: keys.for(payload, email.mode) })
    },
    onSuccess: ({ id }) => {
      toast(words.done)
      onClose()
      void client.invalidateQueries({ queryKey: ["emails", account.id] })
      void client.invalidateQueries({ queryKey: ["received-email", account.id] })
      void navigate(emailLink(account.id, id, email.mode) as never)
    }
  })
  const isReady = from.trim() !== "" && text.trim() !== ""
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady && !send.isPending) send.mutate()
  }
  const ofFrom = issueOf(send.error, "from")
  const ofText = issueOf(send.error, "text")
  return (
    <Dialog
      title={words.title}
      asks
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={form} busy={send.isPending} disabled={!isReady}>
          {words.action}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
          <dt className="text-faint">{words.to}</dt>
          <dd className="wrap-anywhere">{reply.to.join(", ")}</dd>
          <dt className="text-faint">{words.subject}</dt>
          <dd className="wrap-anywhere">{reply.subject}</dd>
        </dl>
        <Field label={words.from} hint={words.fromHint} error={ofFrom}>
          <Input
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field label={words.text} error={ofText}>
          <Textarea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <p className="text-13 text-faint">{email.mode === "test" ? words.test : words.live}</p>
        {send.error !== null && ofFrom === undefined && ofText === undefined && (
          <ErrorState inline error={send.error} kept={words.kept} />
        )}
      </form>
    </Dialog>
  )
}

export default ReplyDialog
