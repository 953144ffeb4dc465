import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { accountRoute } from "../../frame/routes.ts"
import { screen } from "../../frame/screen.ts"
import { type Language, languages, smtp } from "../../languages.ts"
import { oneOf } from "../../search.ts"

/** The first steps of an account. */
export const setUp = screen({
  title: "Set-up",
  group: "set-up",
  role: "developer",
  key: "u",
  route: createRoute({
    getParentRoute: () => accountRoute,
    path: "/set-up",
    component: lazyRouteComponent(() => import("./SetUpScreen.tsx"), "SetUpScreen"),
    validateSearch: (search): { code?: Language | typeof smtp.name } => ({
      code: oneOf(search["code"], [...languages, smtp].map(({ name }) => name))
    })
  })
})
