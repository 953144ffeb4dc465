import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api.ts"
import { isSignedOut } from "./session.ts"
import { sessionEnd } from "./sessionEnd.ts"

// A button is busy before the next event, and not after a timer: the second click of a double click would come sooner,
// and do a second time what it does.
notifyManager.setScheduler(queueMicrotask)

/** Whether reading again may help: the server was not reached, was busy, or failed. */
const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== "answer" || error.status === 429 || error.status >= 500)

/** As long as the server asks for, if it does; otherwise 1 s, 2 s. */
const delayMs = (attempt: number, error: unknown): number =>
  1_000 *
  (error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? Math.min(error.retryAfterSeconds, 30)
    : 2 ** attempt)

const onError = (error: unknown) => {
  if (isSignedOut(error)) sessionEnd.report(queryClient)
}

/** What a change may have done, though its answer was lost, is shown by what it changed. The log moves when it is asked. */
const onMutationError = (error: unknown) => {
  onError(error)
  if (error instanceof ApiError && error.mayBeDone) {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "emails" })
  }
}

/** What was read from the server. Reads are repeated twice where that may help; writes never. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError: onMutationError }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && mayRetry(error),
      retryDelay: delayMs,
      staleTime: 10_000,
      // Nothing moves unless asked: what is shown is read again by the screen that shows it.
      refetchOnWindowFocus: false,
      // A request says soon enough that there is no network, and says it in words.
      networkMode: "always"
    },
    mutations: { networkMode: "always" }
  }
})
