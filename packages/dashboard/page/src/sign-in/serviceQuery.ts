import { queryOptions } from "@tanstack/react-query"
import { call } from "../foundation/api.ts"

/** The public facts of the service: its name, and the ways to sign in. */
export const serviceQuery = queryOptions({
  queryKey: ["service"],
  queryFn: ({ signal }) => call("GET /service", {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY
})
