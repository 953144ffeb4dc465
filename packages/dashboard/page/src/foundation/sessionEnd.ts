import type { QueryClient } from "@tanstack/react-query"
import { meQuery } from "./session.ts"

/** Whether the session ended while the page was open: then a dialog asks to sign in again, over what was being done. */
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
  /** A call was answered by 401 while somebody was signed in. */
  report: (client: QueryClient): void => {
    if (client.getQueryData(meQuery.queryKey) !== undefined) setEnded(true)
  },
  clear: (): void => setEnded(false)
}
