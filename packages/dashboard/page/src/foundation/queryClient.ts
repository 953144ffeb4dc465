import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api.ts"
import { isSignedOut } from "./session.ts"
import { sessionEnd } from "./sessionEnd.ts"

// A button must become busy before the next event. With the default, a timer, the second click of a double click would
// come first and repeat the action.
notifyManager.setScheduler(queueMicrotask)

/** Whether another attempt may succeed: the server was not reached, was busy, or failed. */
const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== "answer" || error.status === 429 || error.status >= 500)

/** The wait that the server asks for, otherwise 1 s, then 2 s. */
const delayMs = (attempt: number, error: unknown): number =>
  1_000 *
  (error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? Math.min(error.retryAfterSeconds, 30)
    : 2 ** attempt)

const onError = (error: unknown) => {
  if (isSignedOut(error)) sessionEnd.report(queryClient)
}

/**
 * A change whose answer was lost may have been made: the affected screens are read again. The log is not: it changes
 * only when the reader asks for it.
 */
const onMutationError = (error: unknown) => {
  onError(error)
  if (error instanceof ApiError && error.mayBeDone) {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "emails" })
  }
}

/** The data that was read from the server. Failed reads are repeated twice if that may help; writes never. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError: onMutationError }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && mayRetry(error),
      retryDelay: delayMs,
      staleTime: 10_000,
      // Nothing on the page moves by itself: each screen decides when it reads again.
      refetchOnWindowFocus: false,
      // Without a network the request fails at once, with a message. TanStack Query would hold it back instead.
      networkMode: "always"
    },
    mutations: { networkMode: "always" }
  }
})
