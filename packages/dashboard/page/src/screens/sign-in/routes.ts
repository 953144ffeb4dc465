import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { text } from "../../foundation/searchParams.ts"
import { rootRoute } from "../../frame/routes.ts"

/** Only a path of this page is allowed, so that a link cannot lead to another site. */
const ownAddress = (value: unknown): string | undefined => {
  const to = text(value, 2_000)
  return to !== undefined && /^\/(?![/\\])/.test(to) ? to : undefined
}

/** The sign-in. Afterwards the page returns to `to`. */
export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  component: lazyRouteComponent(() => import("./SignInScreen.tsx"), "SignInScreen"),
  validateSearch: (search): { to?: string; error?: string; issuer?: string } => ({
    to: ownAddress(search["to"]),
    // Why the sign-in through a provider failed, as a code, and the provider's id. No text of others is shown here.
    error: text(search["error"], 20),
    issuer: text(search["issuer"], 20)
  })
})

/**
 * The target of links from emails and from the command line. Their secret is behind `#`, which browsers send to no
 * server.
 */
export const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/link",
  component: lazyRouteComponent(() => import("./LinkScreen.tsx"), "LinkScreen")
})
