import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { text } from "../../search.ts"
import { title } from "./title.ts"

/** The API keys of an account. */
export const keys = screen({
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
