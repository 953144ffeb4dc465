import { useMutation } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState } from "../../ui/States.tsx"
import { useChanged } from "./queries.ts"
import { texts } from "./texts.ts"

interface AddDomainProps {
  readonly account: string
  readonly onClose: () => void
  readonly onAdded: (id: string) => void
}

/** Asks for the name of a new domain. */
export const AddDomain = ({ account, onAdded, onClose }: AddDomainProps) => {
  const [name, setName] = useState("")
  const form = useId()
  const changed = useChanged(account)
  const add = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/domains", {
        params: { account_id: account },
        payload: { name: name.trim().toLowerCase() }
      }),
    onSuccess: (domain) => {
      changed(domain.id, domain)
      onAdded(domain.id)
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== "" && !add.isPending) add.mutate()
  }
  const issue = issueOf(add.error, "name")
  return (
    <Dialog
      title={texts.addTitle}
      asks
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={form} busy={add.isPending} disabled={name.trim() === ""}>
          {texts.add}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.name} hint={texts.addHint} error={issue}>
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="mail.example.com"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </Field>
        {add.error !== null && issue === undefined && <ErrorState inline error={add.error} kept={texts.addKept} />}
      </form>
    </Dialog>
  )
}
