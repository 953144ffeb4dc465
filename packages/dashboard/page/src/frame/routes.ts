import type { QueryClient } from "@tanstack/react-query"
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { oneOf } from "../foundation/searchParams.ts"
import { firstAccount, isSignedOut, meQuery } from "../foundation/session.ts"
import { Failed, Missing } from "./Failed.tsx"
import { Frame } from "./Frame.tsx"
import type { ScreenEntry } from "./screenEntry.ts"

/** Every address of the page. */
export const rootRoute = createRootRouteWithContext<
  { readonly client: QueryClient; readonly entries: ReadonlyArray<ScreenEntry> }
>()({
  errorComponent: Failed,
  notFoundComponent: Missing
})

/** What only somebody who is signed in may see, within the frame. */
export const framedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "framed",
  component: Frame,
  beforeLoad: async ({ context, location }) => {
    const me = await context.client.ensureQueryData(meQuery).catch((error: unknown) => {
      if (isSignedOut(error)) throw redirect({ to: "/sign-in", search: { to: location.href } })
      throw error
    })
    return { me }
  }
})

/** `/`: the account that was looked at last. */
export const homeRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./NoAccount.tsx"), "NoAccount"),
  beforeLoad: ({ context: { me } }) => {
    const account = firstAccount(me)
    if (account !== undefined) throw redirect({ to: "/a/$account", params: { account: account.id } })
  }
})

/** What belongs to one account; `mode=test` shows what test keys did. */
export const accountRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: "/a/$account",
  validateSearch: (search): { mode?: "test" } => ({ mode: oneOf(search["mode"], ["test"]) })
})

/** What belongs to operators. */
export const operatorRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: "/operator"
})
