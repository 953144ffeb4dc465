import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { call } from "../foundation/api.ts"
import { Button } from "../ui/Button.tsx"
import { ErrorState } from "../ui/States.tsx"
import { serviceQuery } from "./serviceQuery.ts"
import { texts } from "./texts.ts"

/** A button for each OpenID provider. From there, the user returns to `to`, an address of this page. */
export const OtherServices = ({ to }: { readonly to: string }) => {
  const { data: service } = useQuery(serviceQuery)
  const { error, isPending, isSuccess, mutate, reset, variables } = useMutation({
    mutationFn: (issuer: string) => call("POST /oidc", { payload: { issuer, to } }),
    onSuccess: ({ url }) => location.assign(url)
  })
  // With the browser's "back" from a provider this page appears as it was left. Its buttons must work again.
  useEffect(() => {
    addEventListener("pageshow", reset)
    return () => removeEventListener("pageshow", reset)
  }, [reset])
  return (
    <>
      {service?.sign_in.oidc.map(({ id, name }) => (
        <Button
          key={id}
          busy={(isPending || isSuccess) && variables === id}
          onClick={() => mutate(id)}
        >
          {texts.other(name)}
        </Button>
      ))}
      {error !== null && <ErrorState inline error={error} />}
    </>
  )
}
