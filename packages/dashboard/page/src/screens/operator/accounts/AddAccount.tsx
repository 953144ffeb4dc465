import { useMutation, useQuery } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { call } from "../../../foundation/api.ts"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Checkbox, Field, Input } from "../../../ui/Field.tsx"
import { issueOf } from "../../../ui/issues.ts"
import { ErrorState } from "../../../ui/States.tsx"
import { toast } from "../../../ui/toasts.tsx"
import { type Account, plansQuery } from "./accounts.ts"
import { PlanField } from "./PlanField.tsx"
import { texts } from "./texts.ts"

export interface AddAccountProps {
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

/** A form for a new account. */
export const AddAccount = ({ onAdded, onClose }: AddAccountProps) => {
  const form = useId()
  const { data: plans } = useQuery(plansQuery)
  const [name, setName] = useState("")
  const [owner, setOwner] = useState("")
  const [plan, setPlan] = useState<Account["plan"]>("free")
  const [trusted, setTrusted] = useState(false)
  const add = useMutation({
    mutationFn: () => call("POST /operator/accounts", { payload: { name, owner_email: owner, plan, trusted } }),
    onSuccess: (account) => {
      toast(texts.created(account.name))
      onAdded(account.id)
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  const wrongName = issueOf(add.error, "name")
  const wrongOwner = issueOf(add.error, "owner_email")
  return (
    <Dialog
      title={texts.add}
      asks
      onClose={onClose}
      actions={<Button kind="primary" type="submit" form={form} busy={add.isPending}>{texts.form.add}</Button>}
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.form.name} error={wrongName}>
          <Input value={name} onChange={({ target }) => setName(target.value)} required maxLength={100} autoFocus />
        </Field>
        <Field label={texts.form.owner} hint={texts.form.ownerHint} error={wrongOwner}>
          <Input type="email" value={owner} onChange={({ target }) => setOwner(target.value)} required />
        </Field>
        <PlanField plans={plans} plan={plan} onChange={setPlan} />
        <Checkbox
          label={texts.trusted}
          hint={texts.trustedHint}
          checked={trusted}
          onChange={({ target }) => setTrusted(target.checked)}
        />
        {add.error !== null && wrongName === undefined && wrongOwner === undefined && (
          <ErrorState inline error={add.error} kept={texts.kept} />
        )}
      </form>
    </Dialog>
  )
}
