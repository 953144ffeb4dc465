import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"

/** The last failure of a read that is still repeated; undefined if there is none. */
const failureOf = (client: QueryClient): Error | undefined =>
  client.getQueryCache().getAll()
    .find(({ state }) => state.fetchStatus !== "idle" && state.fetchFailureReason !== null)
    ?.state.fetchFailureReason ?? undefined

/** Why the page still waits: the failure of a read that is repeated. */
export const useRetryReason = (): Error | undefined => {
  const client = useQueryClient()
  return useSyncExternalStore((notify) => client.getQueryCache().subscribe(notify), () => failureOf(client))
}
