import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { sessionEnd } from "../../foundation/sessionEnd.ts"
import { type Follow, follow } from "../../live/channel.ts"
import type { LogQuery } from "./filters.ts"
import type { Batch, Email, State } from "./news.ts"
import { watchedOf } from "./watched.ts"

interface Options {
  readonly account: string
  readonly query: LogQuery
  readonly paused: boolean
  /** The key of the list as JSON: identifies the list that is shown. */
  readonly listKey: string
  /** The cursor from which the live channel begins, read with the list; undefined while the list is not read. */
  readonly begin: string | undefined
  readonly onNews: (batch: Batch) => void
  readonly onStates: (states: ReadonlyArray<State>) => void
}

interface Live {
  readonly isConnected: boolean
  /** Receives the emails whose rows are in sight. */
  readonly setSight: (emails: ReadonlyArray<Email>) => void
}

/** Scrolling brings many rows into sight. Their emails are watched once it stops. */
const restMs = 500

/** Follows a list on the live channel: its new emails, and the status of those in sight that may still change. */
export const useLive = ({ account, begin, listKey, onNews, onStates, paused, query }: Options): Live => {
  const client = useQueryClient()
  const [isConnected, setConnected] = useState(false)
  const hasEnded = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get)
  const seen = useRef<{ readonly listKey: string; readonly cursor: string }>(undefined)
  const watched = useRef<ReadonlyArray<string>>([])
  const following = useRef<Follow>(undefined)
  const handlers = useRef({ onNews, onStates })
  useEffect(() => {
    handlers.current = { onNews, onStates }
  }, [onNews, onStates])

  useEffect(() => {
    if (paused || hasEnded || begin === undefined) return
    const own = listKey + begin
    const one = follow({
      list: () => ({
        account_id: account,
        query,
        after: seen.current?.listKey === own ? seen.current.cursor : begin,
        watch: watched.current
      }),
      onMessage: (message) => {
        if (message.type === "news") {
          seen.current = { listKey: own, cursor: message.news.cursor }
          handlers.current.onNews(message.news)
        } else if (message.type === "states") handlers.current.onStates(message.states)
        else if (message.type === "connected") setConnected(message.is)
        else sessionEnd.report(client)
      }
    })
    following.current = one
    return () => {
      one.end()
      following.current = undefined
      setConnected(false)
    }
  }, [account, begin, client, hasEnded, listKey, paused, query])

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const setSight = useCallback((inSight: ReadonlyArray<Email>) => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const before = new Set(watched.current)
      const now = watchedOf(inSight)
      if (now.every((id) => before.has(id))) return
      watched.current = now
      following.current?.changed()
    }, restMs)
  }, [])
  return { isConnected, setSight }
}
