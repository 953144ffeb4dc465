import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { oneOf, text } from "../../search.ts"

/** Why an address is suppressed. */
export const reasons = ["bounce", "complaint", "manual"] as const
export type Reason = typeof reasons[number]

/** The addresses that an account never sends to. */
export const suppressions = screen({
  title: "Suppressions",
  group: "watch",
  key: "s",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/suppressions",
    component: lazyRouteComponent(() => import("./SuppressionsScreen.tsx"), "SuppressionsScreen"),
    validateSearch: (search): { q?: string; reason?: Reason } => ({
      q: text(search["q"], 320),
      reason: oneOf(search["reason"], reasons)
    })
  })
})
