import { queryClient } from "./foundation/queryClient.ts"
import { meQuery } from "./foundation/session.ts"
import { accountRoute, framedRoute, homeRoute } from "./frame/routes.ts"
import { router } from "./router.tsx"
import { prefetchLog } from "./screens/emails/logQuery.ts"
import { emails } from "./screens/emails/screen.ts"

/**
 * Requests in parallel what the address needs: the session, the script of its screen, and for the log its first emails.
 * The router would request one after the other.
 */
export const prefetchFirstScreen = (): void => {
  const matches = router.matchRoutes(router.latestLocation)
  const ids = matches.map(({ routeId }) => routeId as string)
  if (!ids.includes(framedRoute.id)) return
  void queryClient.prefetchQuery(meQuery)
  const log = matches.find(({ routeId }) => routeId === emails.route.id)
  if (log !== undefined) prefetchLog(queryClient, log.params.account, log.search)
  // An address without a screen mostly leads to the log.
  const last = ids.at(-1)
  const screen = last === homeRoute.id || last === `${accountRoute.id}/` ? emails.route.id : last
  const route = Object.entries(router.routesById).find(([id]) => id === screen)?.[1]
  if (route !== undefined) void router.loadRouteChunk(route)
}
