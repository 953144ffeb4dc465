import { queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../../foundation/api.ts"

/** A process that runs on the storage. */
export type Node = Answer<"GET /operator/nodes">["data"][number]

export const nodesQuery = queryOptions({
  queryKey: ["operator", "nodes"],
  queryFn: ({ signal }) => call("GET /operator/nodes", {}, { signal })
})
