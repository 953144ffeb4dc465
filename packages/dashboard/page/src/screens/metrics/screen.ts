import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** The span of time to show: up to 7 days by the hour, longer ones by the day. */
export const ranges = ["24h", "7d", "30d", "90d"] as const
export type Range = typeof ranges[number]

/** The breakdowns: by domain of the sender, or by tag. */
export const kinds = ["domain", "tag"] as const
export type Kind = typeof kinds[number]

export interface MetricsSearch {
  readonly range?: Range
  /** An IANA time zone; by default the reader's. */
  readonly zone?: string
  readonly by?: Kind
  /** The domain or tag that the charts show. */
  readonly name?: string
  readonly traffic?: "simulator"
}

/** Figures of email: sent, delivered, time to delivery, bounces and complaints. */
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
