import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { type Answer, ApiError, call } from "../../foundation/api.ts"
import { meQuery } from "../../foundation/session.ts"
import { OtherServices } from "../../sign-in/OtherServices.tsx"
import { texts } from "../../sign-in/texts.ts"
import { buttonClass } from "../../ui/Button.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Invitation } from "./Invitation.tsx"
import { LinkForm } from "./LinkForm.tsx"
import { Sheet } from "./Sheet.tsx"

type LinkInfo = Answer<"POST /links/look">

/** Reads the secret of the link. Removes it from the address at once, so that no history keeps it. */
const takeToken = (): string => {
  const token = location.hash.slice(1)
  if (token !== "") history.replaceState(history.state, "", location.pathname)
  return token
}

const ToSignIn = () => <Link to="/sign-in" className={buttonClass()}>{texts.toSignIn}</Link>

const Unusable = ({ error }: { readonly error: unknown }) => (
  <Sheet title={texts.linkUnusable}>
    {error instanceof ApiError && error.status === 404
      ? <p role="alert">{error.message}</p>
      : <ErrorState inline error={error} />}
    <ToSignIn />
  </Sheet>
)

/** Signs in at once, without a form. */
const Start = ({ token }: { readonly token: string }) => {
  const client = useQueryClient()
  const router = useRouter()
  const { error, mutate } = useMutation({
    mutationFn: () => call("POST /links/start", { payload: { token } }),
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me)
      return router.navigate({ to: "/", replace: true })
    }
  })
  useEffect(() => mutate(), [mutate])
  return error === null ? <Waiting label={texts.linkWaiting} /> : <Unusable error={error} />
}

const Use = ({ link, token }: { readonly link: LinkInfo; readonly token: string }) => {
  const { account_name, email_address, has_user, purpose } = link
  switch (purpose) {
    case "start":
      return <Start token={token} />
    case "setup":
      return (
        <Sheet title={texts.setup.title}>
          <LinkForm
            asks={["email_address", "name"]}
            address={null}
            action={texts.setup.action}
            use={(given) => call("POST /links/setup", { payload: { token, ...given } })}
          />
        </Sheet>
      )
    case "reset":
      return (
        <Sheet title={texts.reset.title}>
          <LinkForm
            asks={[]}
            address={email_address}
            action={texts.reset.action}
            use={({ password }) => call("POST /links/reset", { payload: { token, password } })}
          />
        </Sheet>
      )
    case "invitation":
      return (
        <Sheet title={texts.join.title(account_name ?? "")}>
          {has_user
            ? <Invitation address={email_address ?? ""} token={token} />
            : (
              <div className="flex flex-col gap-4">
                <LinkForm
                  asks={["name"]}
                  address={email_address}
                  action={texts.join.action}
                  use={({ name, password }) => call("POST /links/join", { payload: { token, name, password } })}
                />
                <OtherServices to="/" />
              </div>
            )}
        </Sheet>
      )
  }
}

/** The target of links that sign in, invite, set up the server, or set a password. */
export const LinkScreen = () => {
  const [token] = useState(takeToken)
  const { data: link, error } = useQuery({
    queryKey: ["link", token],
    queryFn: ({ signal }) => call("POST /links/look", { payload: { token } }, { signal }),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY
  })
  if (token === "") {
    return (
      <Sheet title={texts.linkMissing}>
        <p className="text-soft">{texts.linkMissingWhy}</p>
        <ToSignIn />
      </Sheet>
    )
  }
  if (error !== null) return <Unusable error={error} />
  return link === undefined ? <Waiting label={texts.linkWaiting} /> : <Use link={link} token={token} />
}
