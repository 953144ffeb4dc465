import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** The parts of the screen. */
export const parts = ["limits", "members", "you", "data", "portal", "history"] as const
export type Part = typeof parts[number]

/** How far back the history is shown. */
export const spans = ["1d", "7d", "30d"] as const
export type Span = typeof spans[number]

export interface AccountSearch {
  readonly part?: Part
  /** Filters of the history: the action, the actor, and the span of time. */
  readonly action?: string
  readonly by?: string
  readonly since?: Span
  /** The entry of the history that is open. */
  readonly open?: string
}

/** The limits of an account, its members, and its history. */
export const account = defineScreen({
  title: "Account",
  group: "watch",
  key: "a",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/account",
    component: lazyRouteComponent(() => import("./AccountScreen.tsx"), "AccountScreen"),
    validateSearch: (search): AccountSearch => ({
      part: oneOf(search["part"], parts),
      action: text(search["action"], 60),
      by: text(search["by"], 60),
      since: oneOf(search["since"], spans),
      open: text(search["open"], 36)
    })
  })
})
