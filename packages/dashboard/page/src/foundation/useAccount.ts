import { getRouteApi } from "@tanstack/react-router"
import { portalView } from "./portalView.ts"
import { mayActAs, type Me, type Membership, type Role, useMe } from "./session.ts"

const route = getRouteApi("/framed/a/$account")

export interface Account extends Membership {
  /** The mode that the switch at the top is set to. */
  readonly mode: "live" | "test"
  /** Whether the reader has a role. Actions that they may not do are not shown. */
  readonly may: (needed: Role) => boolean
}

const accountOf = (me: Me, id: string, mode: "live" | "test"): Account => {
  // An operator may look into every account, also without being a member.
  const found = me.accounts.find((account) => account.id === id)
    ?? { id, name: id, role: "viewer" as const, suspended: false }
  return { ...found, mode, may: (needed) => me.user.is_operator || mayActAs(found.role, needed) }
}

/** The account in the address, for screens below `/a/:account`. */
export const useAccount = (): Account => {
  const { account } = route.useParams()
  const { mode = "live" } = route.useSearch()
  return accountOf(useMe(), account, portalView()?.mode ?? mode)
}
