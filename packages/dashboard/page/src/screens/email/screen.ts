import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { oneOf } from "../../search.ts"
import { texts } from "./texts.ts"
import { type EmailView, tabs, widths } from "./view.ts"

/** One email of an account. */
export const email = screen({
  title: texts.title,
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/emails/$email",
    component: lazyRouteComponent(() => import("./EmailScreen.tsx"), "EmailScreen"),
    validateSearch: (search): EmailView => ({
      tab: oneOf(search["tab"], tabs),
      width: oneOf(search["width"], widths),
      dark: oneOf(search["dark"], ["yes"])
    })
  })
})
