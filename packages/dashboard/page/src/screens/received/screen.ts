import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { readFilters } from "./filters.ts"
import { oneTitle, title } from "./title.ts"
import { readView } from "./view.ts"

/** The emails that an account has received. */
export const received = defineScreen({
  title,
  group: "send",
  key: "i",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/received",
    component: lazyRouteComponent(() => import("./ReceivedScreen.tsx"), "ReceivedScreen"),
    validateSearch: readFilters
  })
})

/** One of them. */
export const receivedEmail = defineScreen({
  title: oneTitle,
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/received/$received",
    component: lazyRouteComponent(() => import("./ReceivedEmailScreen.tsx"), "ReceivedEmailScreen"),
    validateSearch: readView
  })
})
