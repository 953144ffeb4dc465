import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { call } from "../../foundation/api.ts"
import { isSignedOut, meQuery, signOut } from "../../foundation/session.ts"
import { SignInForm } from "../../sign-in/SignInForm.tsx"
import { texts } from "../../sign-in/texts.ts"
import { Button } from "../../ui/Button.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"

/** An invitation for an existing user: they sign in first, then accept it. */
export const Invitation = ({ address, token }: { readonly address: string; readonly token: string }) => {
  const client = useQueryClient()
  const router = useRouter()
  const { data: me, error } = useQuery({ ...meQuery, retry: false })
  const accept = useMutation({
    mutationFn: () => call("POST /links/accept", { payload: { token } }),
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me)
      return router.navigate({ to: "/", replace: true })
    }
  })
  const away = useMutation({ mutationFn: signOut })
  if (me !== undefined && me.user.email_address !== address) {
    return (
      <>
        <p>{texts.otherUser(me.user.email_address, address)}</p>
        {away.error !== null && <ErrorState inline error={away.error} />}
        <Button busy={away.isPending} onClick={() => away.mutate()}>{texts.signOut}</Button>
      </>
    )
  }
  if (me !== undefined) {
    return (
      <>
        {accept.error !== null && <ErrorState inline error={accept.error} />}
        <Button kind="primary" busy={accept.isPending} onClick={() => accept.mutate()}>{texts.join.action}</Button>
      </>
    )
  }
  if (error === null) return <Waiting />
  if (!isSignedOut(error)) return <ErrorState inline error={error} />
  return (
    <>
      <p className="text-soft">{texts.join.signInFirst}</p>
      <SignInForm
        address={address}
        to={`/sign-in/link#${token}`}
        onDone={(me) => {
          client.setQueryData(meQuery.queryKey, me)
          accept.mutate()
        }}
      />
    </>
  )
}
