import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { title } from "./title.ts"

/** The views of an open template. */
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
  // A link within the page passes a number, the address bar a text.
  const given = typeof value === "number" ? String(value) : text(value, 10)
  return given !== undefined && /^[1-9][0-9]*$/.test(given) ? Number(given) : undefined
}

/** One template: the address names its view, a version, and the version to compare that with. */
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
