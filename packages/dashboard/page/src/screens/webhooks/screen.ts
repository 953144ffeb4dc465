import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** The webhook endpoints of an account. */
export const webhooks = defineScreen({
  title: "Webhooks",
  group: "set-up",
  key: "w",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/webhooks",
    component: lazyRouteComponent(() => import("./WebhooksScreen.tsx"), "WebhooksScreen"),
    validateSearch: (search): { add?: "yes" } => ({ add: oneOf(search["add"], ["yes"]) })
  })
})

/** The choices in the address of one endpoint. */
export interface WebhookSearch {
  tab?: "verify" | "settings"
  status?: "pending" | "delivered" | "failed"
  event?: string
  q?: string
  /** The delivery that is open. */
  open?: string
  language?: "python" | "go" | "shell"
}

/** One endpoint, with its deliveries. */
export const webhook = defineScreen({
  title: "Webhook",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/webhooks/$webhook",
    component: lazyRouteComponent(() => import("./WebhookScreen.tsx"), "WebhookScreen"),
    validateSearch: (search): WebhookSearch => ({
      tab: oneOf(search["tab"], ["verify", "settings"]),
      status: oneOf(search["status"], ["pending", "delivered", "failed"]),
      event: text(search["event"], 40),
      q: text(search["q"], 320),
      open: text(search["open"], 36),
      language: oneOf(search["language"], ["python", "go", "shell"])
    })
  })
})
