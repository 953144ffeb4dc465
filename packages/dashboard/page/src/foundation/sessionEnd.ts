import type { QueryClient } from "@tanstack/react-query"
import { meQuery } from "./session.ts"

/** Whether the session ended while the page was open. A dialog over the page then asks the user to sign in again. */
let ended = false
const listeners = new Set<() => void>()

const setEnded = (value: boolean) => {
  if (ended === value) return
  ended = value
  for (const notify of listeners) notify()
}

export const sessionEnd = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  get: (): boolean => ended,
  /** Reports that a call was answered with 401 while somebody was signed in. */
  report: (client: QueryClient): void => {
    if (client.getQueryData(meQuery.queryKey) !== undefined) setEnded(true)
  },
  clear: (): void => setEnded(false)
}
