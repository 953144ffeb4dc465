import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Checkbox, Field, Input, Select } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState } from "../../ui/States.tsx"
import { keysQuery } from "./queries.ts"
import { grantedBy, type KeyScope } from "./scopes.ts"
import { texts } from "./texts.ts"

type CreatedKey = Answer<"POST /accounts/:account_id/keys">

interface Given {
  readonly name: string
  readonly mode: "live" | "test"
  readonly scopes: ReadonlyArray<KeyScope>
}

/** Shows the text of a new key, once. */
const Made = ({ made, onClose }: { readonly made: CreatedKey; readonly onClose: () => void }) => (
  <Dialog
    title={texts.made.title(made.name)}
    stays
    onClose={onClose}
    actions={<Button kind="primary" onClick={onClose}>{texts.made.done}</Button>}
  >
    <div className="flex flex-col gap-3">
      <p role="status">{texts.made.why}</p>
      <Code code={made.key} label={texts.made.copy} />
    </div>
  </Dialog>
)

export interface CreateKeyProps {
  readonly onClose: () => void
  /** Receives the new key with its text. The dialog then shows it. */
  readonly onMade?: (made: CreatedKey) => void
}

/** Asks for the name and scopes of a new key, creates it, and shows its text once. */
export const CreateKey = ({ onClose, onMade }: CreateKeyProps) => {
  const { id, mode, role } = useAccount()
  const client = useQueryClient()
  const form = useId()
  const mayGive = grantedBy(role)
  const [given, setGiven] = useState<Given>({ name: "", mode, scopes: mayGive })
  const { data: made, error, isPending, mutate } = useMutation({
    mutationFn: ({ mode, name, scopes: [first, ...rest] }: Given) =>
      call("POST /accounts/:account_id/keys", {
        params: { account_id: id },
        payload: { name, mode, ...first === undefined ? {} : { scopes: [first, ...rest] } }
      }),
    onSuccess: (made) => {
      onMade?.(made)
      return client.invalidateQueries({ queryKey: keysQuery(id).queryKey })
    }
  })
  if (made !== undefined) return <Made made={made} onClose={onClose} />

  const change = (next: Partial<Given>) => setGiven((before) => ({ ...before, ...next }))
  const nothing = given.scopes.length === 0
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending && !nothing) mutate(given)
  }
  const nameIssue = issueOf(error, "name")
  return (
    <Dialog
      title={texts.create.title}
      asks
      onClose={onClose}
      actions={<Button kind="primary" type="submit" form={form} busy={isPending}>{texts.create.action}</Button>}
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.create.name} hint={texts.create.nameHint} error={nameIssue}>
          <Input
            value={given.name}
            onChange={({ target }) => change({ name: target.value })}
            required
            autoFocus
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label={texts.create.mode}>
          <Select
            value={given.mode}
            onChange={({ target }) => change({ mode: target.value === "test" ? "test" : "live" })}
          >
            <option value="live">{texts.create.modes.live}</option>
            <option value="test">{texts.create.modes.test}</option>
          </Select>
        </Field>
        <fieldset>
          <legend className="text-13 font-medium">{texts.create.scopes}</legend>
          {mayGive.map((scope) => (
            <Checkbox
              key={scope}
              label={texts.create.scope[scope]}
              hint={<span className="font-mono text-12">{scope}</span>}
              checked={given.scopes.includes(scope)}
              onChange={({ target }) =>
                change({
                  scopes: mayGive.filter((one) => one === scope ? target.checked : given.scopes.includes(one))
                })}
            />
          ))}
          {nothing && <p role="alert" className="text-13 text-danger">{texts.create.noScope}</p>}
        </fieldset>
        {error !== null && nameIssue === undefined && <ErrorState inline error={error} />}
      </form>
    </Dialog>
  )
}
