import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { oneOf, text } from "../../search.ts"

/** The webhook endpoints of an account. */
export const webhooks = screen({
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

/** What the address says of one endpoint. */
export interface WebhookSearch {
  tab?: "verify" | "settings"
  status?: "pending" | "delivered" | "failed"
  event?: string
  q?: string
  /** The delivery that is open. */
  open?: string
  language?: "python" | "go" | "shell"
}

/** One of them, with its deliveries. */
export const webhook = screen({
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
