import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useId, useState } from "react"
import { call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState } from "../../ui/States.tsx"
import { templateQuery, templatesQuery } from "./queries.ts"
import { texts } from "./texts.ts"

/** Asks for the name and the subject of a new template, and opens it. */
export const NewTemplate = ({ account, onClose }: { readonly account: string; readonly onClose: () => void }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useId()
  const [name, setName] = useState("")
  const [subject, setSubject] = useState("")
  const create = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/templates", {
        params: { account_id: account },
        payload: { name, subject, html: texts.starterHtml, text: texts.starterText }
      }),
    onSuccess: async (made) => {
      client.setQueryData(templateQuery(account, made.id).queryKey, made)
      await Promise.all([
        client.invalidateQueries({ queryKey: templatesQuery(account).queryKey }),
        navigate({ to: "/a/$account/templates/$template", params: { account, template: made.id }, search: {} })
      ])
    }
  })
  const issues = [issueOf(create.error, "name"), issueOf(create.error, "subject")] as const
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate()
  }
  return (
    <Dialog
      title={texts.add}
      asks
      onClose={onClose}
      actions={<Button kind="primary" type="submit" form={form} busy={create.isPending}>{texts.addAction}</Button>}
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.name} error={issues[0]}>
          <Input value={name} required maxLength={100} autoFocus onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={texts.subject} error={issues[1]}>
          <Input
            value={subject}
            required
            maxLength={500}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        {create.error !== null && issues.every((issue) => issue === undefined) && (
          <ErrorState inline error={create.error} />
        )}
      </form>
    </Dialog>
  )
}
