import { type AnyRoute, createRoute, createRouter, redirect } from "@tanstack/react-router"
import { base } from "../foundation/base.ts"
import type { PortalView } from "../foundation/portalView.ts"
import { queryClient } from "../foundation/queryClient.ts"
import { parseSearch, stringifySearch } from "../foundation/searchParams.ts"
import { accountRoute, framedRoute, rootRoute } from "../frame/routes.ts"
import type { ScreenEntry } from "../frame/screenEntry.ts"
import { domain, domains } from "../screens/domains/screen.ts"
import { email } from "../screens/email/screen.ts"
import { emails } from "../screens/emails/screen.ts"
import { received, receivedEmail } from "../screens/received/screen.ts"
import { webhook, webhooks } from "../screens/webhooks/screen.ts"
import { Waiting } from "../ui/States.tsx"
import { PortalFrame } from "./PortalFrame.tsx"

/** The dashboard's own screens for each part that a portal may show. */
const screens: Readonly<Record<PortalView["parts"][number], ReadonlyArray<ScreenEntry>>> = {
  emails: [emails, email, received, receivedEmail],
  webhooks: [webhooks, webhook],
  domains: [domains, domain]
}

/** The addresses of a portal: the screens of its parts, in the portal's own frame. */
export const makeRouter = ({ account, parts }: PortalView) => {
  const entries = parts.flatMap((part) => screens[part])
  const [first] = entries
  const indexRoute = createRoute({
    getParentRoute: () => framedRoute,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: first?.route.fullPath as string, params: { account: account.id } })
    }
  })
  framedRoute.update({ component: PortalFrame })
  const shown: ReadonlyArray<AnyRoute> = entries.map(({ route }) => route)
  return createRouter({
    routeTree: rootRoute.addChildren([framedRoute.addChildren([indexRoute, accountRoute.addChildren(shown)])]),
    basepath: `${base}/portal`,
    context: { client: queryClient, entries },
    parseSearch,
    stringifySearch,
    defaultPendingComponent: Waiting,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: false
  })
}
