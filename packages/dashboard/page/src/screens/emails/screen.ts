import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { readSearch } from "./filters.ts"
import { isWide } from "./room.ts"
import { title } from "./title.ts"

/** The log of an account. */
export const emails = screen({
  title,
  group: "send",
  key: "e",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/emails",
    component: lazyRouteComponent(() => import("./EmailsScreen.tsx"), "EmailsScreen"),
    validateSearch: readSearch,
    // A link to an email beside the list, where there is no room for both.
    beforeLoad: ({ params, search: { dark, mode, open, tab, width } }) => {
      if (open === undefined || isWide()) return
      throw redirect({
        to: `/a/${params.account}/emails/${open}` as string,
        search: { mode, tab, width, dark } as never,
        replace: true
      })
    }
  })
})
