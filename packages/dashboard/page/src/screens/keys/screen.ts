import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { title } from "./title.ts"

/** The API keys of an account. */
export const keys = defineScreen({
  title,
  group: "set-up",
  key: "k",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/keys",
    component: lazyRouteComponent(() => import("./KeysScreen.tsx"), "KeysScreen"),
    validateSearch: (search): { q?: string } => ({ q: text(search["q"]) })
  })
})
