import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** How much time is looked at; up to 7 days by the hour, more by the day. */
export const ranges = ["24h", "7d", "30d", "90d"] as const
export type Range = typeof ranges[number]

/** What email is told apart by. */
export const kinds = ["domain", "tag"] as const
export type Kind = typeof kinds[number]

export interface MetricsSearch {
  readonly range?: Range
  /** An IANA time zone; the reader's where it is left out. */
  readonly zone?: string
  readonly by?: Kind
  /** The domain or tag that the charts show. */
  readonly name?: string
  readonly traffic?: "simulator"
}

/** How much goes out, how much arrives, how fast, and what comes back. */
export const metrics = defineScreen({
  title: "Metrics",
  group: "watch",
  key: "m",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/metrics",
    component: lazyRouteComponent(() => import("./MetricsScreen.tsx"), "MetricsScreen"),
    validateSearch: (search): MetricsSearch => ({
      range: oneOf(search["range"], ranges),
      zone: text(search["zone"], 64),
      by: oneOf(search["by"], kinds),
      name: text(search["name"], 255),
      traffic: oneOf(search["traffic"], ["simulator"])
    })
  })
})
