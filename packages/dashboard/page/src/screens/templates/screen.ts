import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { title } from "./title.ts"

/** The parts of an opened template. */
export const views = ["html", "text", "versions"] as const
export type View = typeof views[number]

/** The templates of an account. */
export const templates = defineScreen({
  title,
  group: "send",
  key: "t",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/templates",
    component: lazyRouteComponent(() => import("./TemplatesScreen.tsx"), "TemplatesScreen"),
    validateSearch: (search): { q?: string } => ({ q: text(search["q"]) })
  })
})

const versionOf = (value: unknown): number | undefined => {
  // A link of the page gives the number, the address bar its text.
  const given = typeof value === "number" ? String(value) : text(value, 10)
  return given !== undefined && /^[1-9][0-9]*$/.test(given) ? Number(given) : undefined
}

/** One template: its parts, its versions, which of them is looked at, and what that is compared with. */
export const template = defineScreen({
  title,
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/templates/$template",
    component: lazyRouteComponent(() => import("./TemplateScreen.tsx"), "TemplateScreen"),
    validateSearch: (search): { view?: View; version?: number; with?: "latest" } => ({
      view: oneOf(search["view"], views),
      version: versionOf(search["version"]),
      with: oneOf(search["with"], ["latest"])
    })
  })
})
