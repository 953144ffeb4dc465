import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** Why an address is suppressed. */
export const reasons = ["bounce", "complaint", "manual"] as const
export type Reason = typeof reasons[number]

/** The addresses that an account never sends to. */
export const suppressions = defineScreen({
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
