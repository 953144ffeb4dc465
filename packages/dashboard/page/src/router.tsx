import { createRoute, createRouter, redirect } from "@tanstack/react-router"
import { base } from "./foundation/base.ts"
import { queryClient } from "./foundation/queryClient.ts"
import { parseSearch, stringifySearch } from "./foundation/searchParams.ts"
import { mayActAs } from "./foundation/session.ts"
import { accountRoute, framedRoute, homeRoute, operatorRoute, rootRoute } from "./frame/routes.ts"
import type { ScreenEntry } from "./frame/screenEntry.ts"
import { accountScreens, openScreens, operatorScreens } from "./screens/index.ts"
import { firstStepsQuery, isNew } from "./screens/set-up/firstSteps.ts"
import { setUp } from "./screens/set-up/screen.ts"
import { Waiting } from "./ui/States.tsx"

type RoutesOf<Entries extends ReadonlyArray<ScreenEntry>> = {
  -readonly [Index in keyof Entries]: Entries[Index]["route"]
}

const routesOf = <const Entries extends ReadonlyArray<ScreenEntry>>(entries: Entries): RoutesOf<Entries> =>
  entries.map(({ route }) => route) as RoutesOf<Entries>

const entries: ReadonlyArray<ScreenEntry> = [...accountScreens, ...operatorScreens]

/**
 * The address of an account without a screen. Leads to the set-up, for those who could do it, until something was sent;
 * then to the first screen.
 */
const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: "/",
  beforeLoad: async ({ context: { client, me }, params, search }) => {
    const role = me.accounts.find(({ id }) => id === params.account)?.role ?? "viewer"
    // If it cannot be read, the first screen shows why.
    const isFresh = mayActAs(role, "developer") && await client.fetchQuery({
      ...firstStepsQuery(params.account),
      retry: false
    }).then(isNew, () => false)
    const first = isFresh ?
      setUp :
      entries.find((entry) =>
        entry.route !== setUp.route && entry.group !== undefined && entry.group !== "operator"
        && mayActAs(role, entry.role ?? "viewer")
      )
    if (first !== undefined) throw redirect({ to: first.route.fullPath as string, params, search })
  }
})

/** `/operator`: leads to its first screen. */
const operatorIndexRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: operatorScreens[0].route.fullPath as string })
  }
})

const tree = rootRoute.addChildren([
  ...openScreens,
  framedRoute.addChildren([
    homeRoute,
    accountRoute.addChildren([accountIndexRoute, ...routesOf(accountScreens)]),
    operatorRoute.addChildren([operatorIndexRoute, ...routesOf(operatorScreens)])
  ])
])

/** All addresses of the page, each with its screen. */
export const router = createRouter({
  routeTree: tree,
  basepath: base === "" ? "/" : base,
  context: { client: queryClient, entries },
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: Waiting,
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  scrollRestoration: true
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
}
