import { createRoute, createRouter, redirect } from "@tanstack/react-router"
import { base } from "./base.ts"
import { client } from "./client.ts"
import { accountRoute, framedRoute, homeRoute, operatorRoute, rootRoute } from "./frame/routes.ts"
import type { Entry } from "./frame/screen.ts"
import { accountScreens, openScreens, operatorScreens } from "./screens/index.ts"
import { parseSearch, stringifySearch } from "./search.ts"
import { Waiting } from "./ui/States.tsx"

type RoutesOf<Entries extends ReadonlyArray<Entry>> = { -readonly [Index in keyof Entries]: Entries[Index]["route"] }

const routesOf = <const Entries extends ReadonlyArray<Entry>>(entries: Entries): RoutesOf<Entries> =>
  entries.map(({ route }) => route) as RoutesOf<Entries>

const entries: ReadonlyArray<Entry> = [...accountScreens, ...operatorScreens]

/** An account without a screen: its first one. */
const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: "/",
  beforeLoad: ({ params, search }) => {
    const first = entries.find(({ group }) => group !== undefined && group !== "operator")
    if (first !== undefined) throw redirect({ to: first.route.fullPath as string, params, search })
  }
})

/** `/operator`: its first screen. */
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

/** The page's addresses and what they show. */
export const router = createRouter({
  routeTree: tree,
  basepath: base === "" ? "/" : base,
  context: { client, entries },
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
