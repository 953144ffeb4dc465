import { StatusMark } from "../../../ui/StatusMark.tsx"
import { texts } from "./texts.ts"
import type { User } from "./users.ts"

/** Whether a user may sign in. */
export const Mark = ({ user: { disabled_at } }: { readonly user: User }) =>
  disabled_at === null
    ? <StatusMark status="delivered">{texts.states.may}</StatusMark>
    : <StatusMark status="failed">{texts.states.disabled}</StatusMark>
