import { queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { type Answer, ApiError, call } from "./api.ts"
import { base } from "./base.ts"
import { type PortalView, portalView } from "./portalView.ts"

/** Who is signed in, and in which accounts with which role. */
export type Me = Answer<"GET /session">

/** An account of the one who is signed in. */
export type Membership = Me["accounts"][number]

export type Role = Membership["role"]

const ranks: Record<Role, number> = { viewer: 0, developer: 1, owner: 2 }

/** Whether a role includes the other: an owner may do what a developer may. */
export const mayActAs = (role: Role, needed: Role): boolean => ranks[role] >= ranks[needed]

/** The reader of a portal, in the place of somebody who is signed in: one who reads this one account. */
const readerOf = ({ account, id, label, service }: PortalView): Me => ({
  user: { id, email_address: "", name: label, is_operator: false, has_password: false },
  session_id: id,
  signed_in_at: new Date(0).toISOString(),
  accounts: [{ ...account, role: "viewer", suspended: false }],
  service
})

export const meQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }) => {
    const view = portalView()
    return view === undefined ? await call("GET /session", {}, { signal }) : readerOf(view)
  },
  staleTime: 5 * 60_000
})

/** Who is signed in. Only below the frame, which sees to it that somebody is. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** Whether a failure says that nobody is signed in, or no longer. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Ends the session. The page is loaded anew: nothing that was read stays in memory. */
export const signOut = async (): Promise<void> => {
  await call("DELETE /session")
  location.assign(`${base}/sign-in`)
}

const lastKey = "sendwright.account"

/** The account that was looked at last, if one may still look at it; otherwise the first. */
export const firstAccount = (me: Me): Membership | undefined => {
  const last = localStorage.getItem(lastKey)
  return me.accounts.find(({ id }) => id === last) ?? me.accounts[0]
}

export const rememberAccount = (id: string): void => localStorage.setItem(lastKey, id)
