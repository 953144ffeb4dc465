import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"

/** Why a read that goes on has failed so far; undefined where none has. */
const failureOf = (client: QueryClient): Error | undefined =>
  client.getQueryCache().getAll()
    .find(({ state }) => state.fetchStatus !== "idle" && state.fetchFailureReason !== null)
    ?.state.fetchFailureReason ?? undefined

/** Why the page still waits, where reads are repeated because they failed. */
export const useRetryReason = (): Error | undefined => {
  const client = useQueryClient()
  return useSyncExternalStore((notify) => client.getQueryCache().subscribe(notify), () => failureOf(client))
}
