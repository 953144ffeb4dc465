import { queryClient } from "./foundation/queryClient.ts"
import { meQuery } from "./foundation/session.ts"
import { accountRoute, framedRoute, homeRoute } from "./frame/routes.ts"
import { router } from "./router.tsx"
import { prefetchLog } from "./screens/emails/logQuery.ts"
import { emails } from "./screens/emails/screen.ts"

/**
 * Asks at once for what the address needs: who is signed in, the scripts of its screen, the log if it is that. The router
 * would wait for the one before it asks for the other.
 */
export const prefetchFirstScreen = (): void => {
  const matches = router.matchRoutes(router.latestLocation)
  const ids = matches.map(({ routeId }) => routeId as string)
  if (!ids.includes(framedRoute.id)) return
  void queryClient.prefetchQuery(meQuery)
  const log = matches.find(({ routeId }) => routeId === emails.route.id)
  if (log !== undefined) prefetchLog(queryClient, log.params.account, log.search)
  // Whoever names no screen is mostly led to the log.
  const last = ids.at(-1)
  const screen = last === homeRoute.id || last === `${accountRoute.id}/` ? emails.route.id : last
  const route = Object.entries(router.routesById).find(([id]) => id === screen)?.[1]
  if (route !== undefined) void router.loadRouteChunk(route)
}
