import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { operatorRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { titles } from "./titles.ts"

/** All accounts of the service. */
export const accounts = defineScreen({
  title: titles.accounts,
  group: "operator",
  key: "o",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/accounts",
    component: lazyRouteComponent(() => import("./accounts/AccountsScreen.tsx"), "AccountsScreen"),
    validateSearch: (search): { q?: string; state?: "active" | "paused" | "suspended"; open?: string } => ({
      q: text(search["q"]),
      state: oneOf(search["state"], ["active", "paused", "suspended"]),
      open: text(search["open"])
    })
  })
})

/** All users. */
export const users = defineScreen({
  title: titles.users,
  group: "operator",
  key: "p",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/users",
    component: lazyRouteComponent(() => import("./users/UsersScreen.tsx"), "UsersScreen"),
    validateSearch: (search): { q?: string; open?: string } => ({ q: text(search["q"]), open: text(search["open"]) })
  })
})

/** The emails that wait to be handed over. */
export const queue = defineScreen({
  title: titles.queue,
  group: "operator",
  key: "q",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/queue",
    component: lazyRouteComponent(() => import("./queue/QueueScreen.tsx"), "QueueScreen"),
    validateSearch: (search): { by?: "domain" | "provider" } => ({ by: oneOf(search["by"], ["domain", "provider"]) })
  })
})

/** The emails that wait for an operator's decision. */
export const held = defineScreen({
  title: titles.held,
  group: "operator",
  key: "h",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/held",
    component: lazyRouteComponent(() => import("./held/HeldScreen.tsx"), "HeldScreen")
  })
})

/** The sites of receivers that mail is delivered to directly. */
export const sites = defineScreen({
  title: titles.sites,
  group: "operator",
  key: "r",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/sites",
    component: lazyRouteComponent(() => import("./sites/SitesScreen.tsx"), "SitesScreen"),
    validateSearch: (search): { open?: string } => ({ open: text(search["open"]) })
  })
})

/** The rules that choose providers. */
export const routes = defineScreen({
  title: titles.routes,
  group: "operator",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/routes",
    component: lazyRouteComponent(() => import("./routes/RoutesScreen.tsx"), "RoutesScreen")
  })
})

/** The processes, and their circuits. */
export const nodes = defineScreen({
  title: titles.nodes,
  group: "operator",
  key: "n",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/nodes",
    component: lazyRouteComponent(() => import("./nodes/NodesScreen.tsx"), "NodesScreen")
  })
})

/** The findings of `sendwright doctor`. */
export const health = defineScreen({
  title: titles.health,
  group: "operator",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/health",
    component: lazyRouteComponent(() => import("./health/HealthScreen.tsx"), "HealthScreen")
  })
})

/** The reports that the bounce listener received, and a test of a message. */
export const bounces = defineScreen({
  title: titles.bounces,
  group: "operator",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/bounces",
    component: lazyRouteComponent(() => import("./bounces/BouncesScreen.tsx"), "BouncesScreen")
  })
})

/** The size of the storage, and its retention times. */
export const storage = defineScreen({
  title: titles.storage,
  group: "operator",
  route: createRoute({
    getParentRoute: () => operatorRoute,
    path: "/storage",
    component: lazyRouteComponent(() => import("./storage/StorageScreen.tsx"), "StorageScreen")
  })
})
