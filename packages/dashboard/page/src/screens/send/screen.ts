import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** Writes and sends an email. The address may name a template. */
export const send = defineScreen({
  title: "Send",
  group: "send",
  role: "developer",
  key: "c",
  shortcut: { key: "c", label: "Write an email" },
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/send",
    component: lazyRouteComponent(() => import("./SendScreen.tsx"), "SendScreen"),
    validateSearch: (search): { template?: string } => ({ template: text(search["template"], 36) })
  })
})
