import { useQueryClient } from "@tanstack/react-query"
import { useLocation } from "@tanstack/react-router"
import { type Me, meQuery, useMe } from "../foundation/session.ts"
import { sessionEnd } from "../foundation/sessionEnd.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { SignInForm } from "./SignInForm.tsx"
import { texts } from "./texts.ts"

/**
 * A dialog for signing in again after the session has ended. Typed text stays on the page, and data that could not be
 * read is read again.
 */
const SignInAgain = () => {
  const before = useMe()
  const client = useQueryClient()
  const to = useLocation({ select: ({ href }) => href })
  const done = (me: Me) => {
    client.setQueryData(meQuery.queryKey, me)
    sessionEnd.clear()
    void client.invalidateQueries()
  }
  return (
    <Dialog title={texts.again} stays onClose={() => undefined}>
      <p className="mb-4 text-soft">{texts.againWhy}</p>
      <SignInForm address={before.user.email_address} to={to} onDone={done} />
    </Dialog>
  )
}

export default SignInAgain
