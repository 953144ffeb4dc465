import type { QueryClient } from "@tanstack/react-query"
import { meQuery } from "./session.ts"

/** Whether the session ended while the page was open: then a dialog asks to sign in again, over what was being done. */
let ended = false
const watchers = new Set<() => void>()

const setEnded = (value: boolean) => {
  if (ended === value) return
  ended = value
  for (const tell of watchers) tell()
}

export const sessionEnd = {
  subscribe: (tell: () => void) => {
    watchers.add(tell)
    return () => void watchers.delete(tell)
  },
  get: (): boolean => ended,
  /** A call was answered by 401 while somebody was signed in. */
  report: (client: QueryClient): void => {
    if (client.getQueryData(meQuery.queryKey) !== undefined) setEnded(true)
  },
  clear: (): void => setEnded(false)
}
