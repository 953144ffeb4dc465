import { queryOptions } from "@tanstack/react-query"
import { call } from "../foundation/api.ts"

/** What everybody may know of the service: its name, and how people sign in. */
export const serviceQuery = queryOptions({
  queryKey: ["service"],
  queryFn: ({ signal }) => call("GET /service", {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY
})
