import { queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../../foundation/api.ts"

export type Routes = Answer<"GET /operator/routes">

/** The rules, and what they may name. */
export const routesQuery = queryOptions({
  queryKey: ["operator", "routes"],
  queryFn: ({ signal }) => call("GET /operator/routes", {}, { signal })
})

/** A text of rules, one a line. */
export const linesOf = (rules: string): string =>
  rules.split(/[;\n]/).map((rule) => rule.trim()).filter((rule) => rule !== "").join("\n")
