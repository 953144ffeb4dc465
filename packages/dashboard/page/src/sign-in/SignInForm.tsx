import { useMutation } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { call } from "../foundation/api.ts"
import type { Me } from "../foundation/session.ts"
import { Button } from "../ui/Button.tsx"
import { Field, Input } from "../ui/Field.tsx"
import { ErrorState } from "../ui/States.tsx"
import { OtherServices } from "./OtherServices.tsx"
import { texts } from "./texts.ts"

export interface SignInFormProps {
  /** The address of the user whose session ended. It cannot be changed. */
  readonly address?: string
  /** The address of this page to which a provider returns. */
  readonly to: string
  readonly onDone: (me: Me) => void
}

/** Sign-in by email address and password, or through an OpenID provider. */
export const SignInForm = ({ address, onDone, to }: SignInFormProps) => {
  const [email, setEmail] = useState(address ?? "")
  const [password, setPassword] = useState("")
  const signIn = useMutation({
    mutationFn: () => call("POST /session", { payload: { email_address: email, password } }),
    onSuccess: onDone
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!signIn.isPending) signIn.mutate()
  }
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.address}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            required
            autoFocus={address === undefined}
            readOnly={address !== undefined}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={texts.password}>
          <Input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            autoFocus={address !== undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {signIn.error !== null && <ErrorState inline error={signIn.error} />}
        <Button kind="primary" type="submit" busy={signIn.isPending}>{texts.signIn}</Button>
      </form>
      <OtherServices to={to} />
    </div>
  )
}
