import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { readSearch } from "./filters.ts"
import { texts } from "./texts.ts"

/** The log of an account. */
export const emails = screen({
  title: texts.title,
  group: "send",
  key: "e",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/emails",
    component: lazyRouteComponent(() => import("./EmailsScreen.tsx"), "EmailsScreen"),
    validateSearch: readSearch
  })
})
