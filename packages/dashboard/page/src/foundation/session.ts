import { queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { type Answer, ApiError, call } from "./api.ts"
import { base } from "./base.ts"
import { type PortalView, portalView } from "./portalView.ts"

/** Who is signed in, and in which accounts with which role. */
export type Me = Answer<"GET /session">

/** An account of the user who is signed in. */
export type Membership = Me["accounts"][number]

export type Role = Membership["role"]

const ranks: Record<Role, number> = { viewer: 0, developer: 1, owner: 2 }

/** Whether a role includes the other: an owner may do what a developer may. */
export const mayActAs = (role: Role, needed: Role): boolean => ranks[role] >= ranks[needed]

/** Represents the reader of a portal as a user with one account, in which they are a viewer. */
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

/** Who is signed in. For components below the frame, which loads it first. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** Whether a failure means that nobody is signed in, or no longer. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Ends the session. The page is loaded again, so that no data stays in memory. */
export const signOut = async (): Promise<void> => {
  await call("DELETE /session")
  location.assign(`${base}/sign-in`)
}

const lastKey = "sendwright.account"

/** The account that the user opened last, if they are still a member of it; otherwise the first. */
export const firstAccount = (me: Me): Membership | undefined => {
  const last = localStorage.getItem(lastKey)
  return me.accounts.find(({ id }) => id === last) ?? me.accounts[0]
}

export const rememberAccount = (id: string): void => localStorage.setItem(lastKey, id)
