import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { errorTexts } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import { texts } from "./texts.ts"

/** Suppresses one address. */
export const AddForm = () => {
  const { id } = useAccount()
  const client = useQueryClient()
  const [address, setAddress] = useState("")
  const add = useMutation({
    mutationFn: (email_address: string) =>
      call("POST /accounts/:account_id/suppressions", { params: { account_id: id }, payload: { email_address } }),
    onSuccess: (added) => {
      setAddress("")
      toast(texts.added(added.email_address ?? ""))
      return client.invalidateQueries({ queryKey: ["suppressions", id] })
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!add.isPending && address.trim() !== "") add.mutate(address.trim())
  }
  const problem = add.error === null ? undefined : issueOf(add.error, "email_address") ?? errorTexts(add.error).title
  return (
    <form onSubmit={submit} className="flex min-w-0 items-start gap-2 max-md:w-full">
      <Field label={texts.address} labelHidden error={problem} className="min-w-0 grow md:w-64">
        <Input
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.address}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            add.reset()
          }}
        />
      </Field>
      <Button type="submit" busy={add.isPending}>{texts.add}</Button>
    </form>
  )
}
