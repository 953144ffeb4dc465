import type { QueryClient } from "@tanstack/react-query"
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { oneOf } from "../foundation/searchParams.ts"
import { firstAccount, isSignedOut, meQuery } from "../foundation/session.ts"
import { Failed, Missing } from "./Failed.tsx"
import { Frame } from "./Frame.tsx"
import type { ScreenEntry } from "./screenEntry.ts"

/** The root of all addresses of the page. */
export const rootRoute = createRootRouteWithContext<
  { readonly client: QueryClient; readonly entries: ReadonlyArray<ScreenEntry> }
>()({
  errorComponent: Failed,
  notFoundComponent: Missing
})

/** The addresses for people who are signed in. Their screens are within the frame. */
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

/** `/`: leads to the account that was opened last. */
export const homeRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./NoAccount.tsx"), "NoAccount"),
  beforeLoad: ({ context: { me } }) => {
    const account = firstAccount(me)
    if (account !== undefined) throw redirect({ to: "/a/$account", params: { account: account.id } })
  }
})

/** The addresses of one account. With `mode=test` they show what was done with test keys. */
export const accountRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: "/a/$account",
  validateSearch: (search): { mode?: "test" } => ({ mode: oneOf(search["mode"], ["test"]) })
})

/** The addresses for operators. */
export const operatorRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: "/operator"
})
