import { getRouteApi } from "@tanstack/react-router"
import { portalView } from "./portalView.ts"
import { mayActAs, type Me, type Membership, type Role, useMe } from "./session.ts"

const route = getRouteApi("/framed/a/$account")

export interface Account extends Membership {
  /** What the switch at the top says. */
  readonly mode: "live" | "test"
  /** Whether the reader may do what needs a role: what they may not do is not shown. */
  readonly may: (needed: Role) => boolean
}

const accountOf = (me: Me, id: string, mode: "live" | "test"): Account => {
  // An operator may look into every account, also those of which they are no member.
  const found = me.accounts.find((account) => account.id === id)
    ?? { id, name: id, role: "viewer" as const, suspended: false }
  return { ...found, mode, may: (needed) => me.user.is_operator || mayActAs(found.role, needed) }
}

/** The account that the address names, on screens below it. */
export const useAccount = (): Account => {
  const { account } = route.useParams()
  const { mode = "live" } = route.useSearch()
  return accountOf(useMe(), account, portalView()?.mode ?? mode)
}
