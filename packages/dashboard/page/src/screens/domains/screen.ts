import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"

/** The domains that an account sends from. */
export const domains = defineScreen({
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

/** One domain. The chosen DNS provider and zone are part of the address. */
export const domain = defineScreen({
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
