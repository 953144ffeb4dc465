import { useMe } from "../foundation/session.ts"
import { EmptyState } from "../ui/States.tsx"
import { Screen } from "./Screen.tsx"

/** For a user who is a member of no account. */
export const NoAccount = () => {
  const { user } = useMe()
  return (
    <Screen title="No account yet">
      <EmptyState title="You are not a member of any account.">
        <p className="text-soft">
          {user.is_operator
            ? "Make the first account under Operator, Accounts."
            : `Ask an owner of an account to invite ${user.email_address}. The account stands here as soon as they did.`}
        </p>
      </EmptyState>
    </Screen>
  )
}
