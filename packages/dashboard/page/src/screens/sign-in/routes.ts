import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { text } from "../../foundation/searchParams.ts"
import { rootRoute } from "../../frame/routes.ts"

/** Only an address of this page: what a link says must not lead elsewhere. */
const ownAddress = (value: unknown): string | undefined => {
  const to = text(value, 2_000)
  return to !== undefined && /^\/(?![/\\])/.test(to) ? to : undefined
}

/** Email and password, or another service; afterwards back to `to`. */
export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  component: lazyRouteComponent(() => import("./SignInScreen.tsx"), "SignInScreen"),
  validateSearch: (search): { to?: string; error?: string; issuer?: string } => ({
    to: ownAddress(search["to"]),
    // Why another service did not sign one in, as a word, and which: nobody else's sentence is shown here.
    error: text(search["error"], 20),
    issuer: text(search["issuer"], 20)
  })
})

/** Where links from emails and from the command line lead. Their secret stands behind `#`, which browsers send to no server. */
export const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/link",
  component: lazyRouteComponent(() => import("./LinkScreen.tsx"), "LinkScreen")
})
