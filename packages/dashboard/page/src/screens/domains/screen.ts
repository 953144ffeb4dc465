import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { oneOf, text } from "../../search.ts"

/** The domains that an account sends from. */
export const domains = screen({
  title: "Domains",
  group: "set-up",
  key: "d",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/domains",
    component: lazyRouteComponent(() => import("./DomainsScreen.tsx"), "DomainsScreen"),
    validateSearch: (search): { add?: "yes" } => ({ add: oneOf(search["add"], ["yes"]) })
  })
})

/** One of them: where its records are published, and in which zone, is part of the address. */
export const domain = screen({
  title: "Domain",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/domains/$domain",
    component: lazyRouteComponent(() => import("./DomainScreen.tsx"), "DomainScreen"),
    validateSearch: (search): { form?: "cloudflare" | "route53" | "zone"; zone?: string } => ({
      form: oneOf(search["form"], ["cloudflare", "route53", "zone"]),
      zone: text(search["zone"], 253)
    })
  })
})
