import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { oneOf } from "../../foundation/searchParams.ts"
import { accountRoute } from "../../frame/routes.ts"
import { defineScreen } from "../../frame/screenEntry.ts"
import { type Language, languages, smtp } from "../../snippets/languages.ts"

/** The first steps of an account. */
export const setUp = defineScreen({
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
