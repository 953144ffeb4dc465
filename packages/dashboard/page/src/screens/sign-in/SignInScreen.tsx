import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { base } from "../../foundation/base.ts"
import { meQuery } from "../../foundation/session.ts"
import { serviceQuery } from "../../sign-in/serviceQuery.ts"
import { SignInForm } from "../../sign-in/SignInForm.tsx"
import { refusalText, texts } from "../../sign-in/texts.ts"
import { Button } from "../../ui/Button.tsx"
import { Waiting } from "../../ui/States.tsx"
import { Forgotten } from "./Forgotten.tsx"
import { Sheet } from "./Sheet.tsx"

const route = getRouteApi("/sign-in")

/** Sign-in by email address and password, or through an OpenID provider. */
export const SignInScreen = () => {
  const { error, issuer, to = "/" } = route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const { data: service, isPending } = useQuery(serviceQuery)
  const [forgotten, setForgotten] = useState(false)
  // The form and the buttons below it appear together, so that nothing moves.
  if (isPending) return <Waiting />
  const name = service?.sign_in.oidc.find(({ id }) => id === issuer)?.name
  const refusal = error === undefined ? undefined : refusalText(error, name)
  return (
    <Sheet title={texts.title(service?.name ?? "Sendwright")}>
      {refusal !== undefined && (
        <p role="alert" className="rounded-control border border-danger bg-danger-soft p-3">{refusal}</p>
      )}
      {forgotten ? <Forgotten onBack={() => setForgotten(false)} /> : (
        <>
          <SignInForm
            to={to}
            onDone={(me) => {
              client.setQueryData(meQuery.queryKey, me)
              router.history.replace(`${base}${to}`)
            }}
          />
          {service?.sign_in.mails_links === true
            ? <Button kind="quiet" onClick={() => setForgotten(true)}>{texts.forgotten}</Button>
            : <p className="text-13 text-soft">{texts.forgottenAsk}</p>}
        </>
      )}
    </Sheet>
  )
}
