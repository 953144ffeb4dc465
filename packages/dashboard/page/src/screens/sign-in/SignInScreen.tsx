import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { meQuery } from "../../session.ts"
import { Button } from "../../ui/Button.tsx"
import { Forgotten } from "./Forgotten.tsx"
import { serviceQuery } from "./service.ts"
import { Sheet } from "./Sheet.tsx"
import { SignInForm } from "./SignInForm.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/sign-in")

/** Email and password, or another service. */
export const SignInScreen = () => {
  const { error, to = "/" } = route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const { data: service } = useQuery(serviceQuery)
  const [forgotten, setForgotten] = useState(false)
  return (
    <Sheet title={texts.title(service?.name ?? "Sendwright")}>
      {error !== undefined && (
        <p role="alert" className="rounded-control border border-danger bg-danger-soft p-3">{error}</p>
      )}
      {forgotten ? <Forgotten onBack={() => setForgotten(false)} /> : (
        <>
          <SignInForm
            onDone={(me) => {
              client.setQueryData(meQuery.queryKey, me)
              router.history.replace(router.history.createHref(to))
            }}
          />
          <Button kind="quiet" onClick={() => setForgotten(true)}>{texts.forgotten}</Button>
        </>
      )}
    </Sheet>
  )
}
