import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { readSearch } from "./filters.ts"
import { isWide } from "./isWide.ts"
import { prefetchLog } from "./logQuery.ts"
import { title } from "./title.ts"

/** The log of an account. */
export const emails = defineScreen({
  title,
  group: "send",
  key: "e",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/emails",
    component: lazyRouteComponent(() => import("./EmailsScreen.tsx"), "EmailsScreen"),
    validateSearch: readSearch,
    beforeLoad: ({ cause, context: { client }, params, search }) => {
      const { dark, mode, open, tab, width } = search
      // The link opens an email beside the list, but there is no room for both.
      if (open !== undefined && !isWide()) {
        throw redirect({
          to: `/a/${params.account}/emails/${open}` as string,
          search: { mode, tab, width, dark } as never,
          replace: true
        })
      }
      if (cause === "enter") prefetchLog(client, params.account, search)
    }
  })
})
