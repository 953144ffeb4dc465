import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { title } from "./title.ts"
import { readView } from "./view.ts"

/** One email of an account. */
export const email = defineScreen({
  title,
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/emails/$email",
    component: lazyRouteComponent(() => import("./EmailScreen.tsx"), "EmailScreen"),
    validateSearch: readView
  })
})
