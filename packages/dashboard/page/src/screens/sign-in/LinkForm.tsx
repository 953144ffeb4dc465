import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { type Me, meQuery } from "../../foundation/session.ts"
import { texts } from "../../sign-in/texts.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState } from "../../ui/States.tsx"

/** The fields of the form, by their names in the contract. */
export interface Given {
  readonly email_address: string
  readonly name: string
  readonly password: string
}

export interface LinkFormProps {
  /** The fields beside the new password. */
  readonly asks: ReadonlyArray<"email_address" | "name">
  /** The address of the invited user, if the link has one. Password managers store it with the password. */
  readonly address: string | null
  readonly action: string
  readonly use: (given: Given) => Promise<Me>
}

/** A form that sets a password and signs in. */
export const LinkForm = ({ action, address, asks, use }: LinkFormProps) => {
  const client = useQueryClient()
  const router = useRouter()
  const [given, setGiven] = useState<Given>({ email_address: "", name: "", password: "" })
  const { error, isPending, mutate } = useMutation({
    mutationFn: use,
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me)
      return router.navigate({ to: "/", replace: true })
    }
  })
  const field = (name: keyof Given) => ({
    name,
    required: true,
    value: given[name],
    onChange: (event: { readonly target: HTMLInputElement }) =>
      setGiven((before) => ({ ...before, [name]: event.target.value }))
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate(given)
  }
  const isOfField = [...asks, "password"].some((name) => issueOf(error, name) !== undefined)
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {address !== null && (
        <Field label={texts.address}>
          <Input type="email" autoComplete="username" readOnly value={address} />
        </Field>
      )}
      {asks.includes("email_address") && (
        <Field label={texts.address} error={issueOf(error, "email_address")}>
          <Input type="email" autoComplete="username" {...field("email_address")} />
        </Field>
      )}
      {asks.includes("name") && (
        <Field label={texts.name} error={issueOf(error, "name")}>
          <Input autoComplete="name" {...field("name")} />
        </Field>
      )}
      <Field label={texts.newPassword} hint={texts.newPasswordHint} error={issueOf(error, "password")}>
        <Input type="password" autoComplete="new-password" {...field("password")} />
      </Field>
      {error !== null && !isOfField && <ErrorState inline error={error} />}
      <Button kind="primary" type="submit" busy={isPending}>{action}</Button>
    </form>
  )
}
