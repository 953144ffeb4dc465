import { useMutation } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { call } from "../../foundation/api.ts"
import { texts } from "../../sign-in/texts.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { ErrorState } from "../../ui/States.tsx"

/** A form that requests a link to set a new password. */
export const Forgotten = ({ onBack }: { readonly onBack: () => void }) => {
  const [address, setAddress] = useState("")
  const ask = useMutation({
    mutationFn: () => call("POST /password-resets", { payload: { email_address: address } })
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }
  return (
    <div className="flex flex-col gap-4">
      {ask.isSuccess
        ? <p role="status">{texts.linkSent(address)}</p>
        : (
          <form onSubmit={submit} className="flex flex-col gap-4">
            <Field label={texts.address} hint={texts.sendLinkWhy}>
              <Input
                type="email"
                autoComplete="username"
                required
                autoFocus
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </Field>
            {ask.error !== null && <ErrorState inline error={ask.error} />}
            <Button kind="primary" type="submit" busy={ask.isPending}>{texts.sendLink}</Button>
          </form>
        )}
      <Button onClick={onBack}>{texts.back}</Button>
    </div>
  )
}
