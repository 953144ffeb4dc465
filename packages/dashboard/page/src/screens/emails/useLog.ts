import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { addressOf, call } from "../../api.ts"
import { isSignedOut, sessionEnd } from "../../session.ts"
import type { LogQuery } from "./filters.ts"
import { follow } from "./follow.ts"
import { type LogPages, logQuery, readLog } from "./logQuery.ts"
import { add, type Email, maxShown, merge, type News, noNews, withStates } from "./news.ts"

/** How often the emails in sight are asked for how far they have come. */
const statesMs = 3_000
/** Emails that may be asked for at once. */
const maxStates = 200
/** So many pages are read one after the other though they find too little to fill the screen. */
const furtherPages = 5
const fillsScreen = 20

export interface Log {
  /** undefined: nothing was read yet. */
  readonly emails: ReadonlyArray<Email> | undefined
  readonly error: Error | null
  readonly retry: () => void
  /** What is shown belongs to the filters before: the answer is under way. */
  readonly isOld: boolean
  readonly hasMore: boolean
  readonly isReadingMore: boolean
  /** Whether it is the reader who has to ask for more: so far it searched in vain. */
  readonly isDeep: boolean
  readonly more: () => void
  readonly news: News
  readonly showNews: () => Promise<void>
  /** Reads the list anew, after what was done with it. */
  readonly reread: () => Promise<void>
  readonly isConnected: boolean
  /** Says which emails are in sight. */
  readonly setSight: (emails: ReadonlyArray<Email>) => void
}

/** The list that a query asks for, what waits above it, and how far the emails in sight have come. */
export const useLog = (account: string, query: LogQuery, paused: boolean): Log => {
  const client = useQueryClient()
  const params = useMemo(() => ({ account_id: account }), [account])
  const options = useMemo(() => logQuery(account, query), [account, query])
  const { queryKey: key } = options
  const of = useMemo(() => JSON.stringify(key), [key])
  const list = useInfiniteQuery({
    ...options,
    // Of another account or mode nothing is shown, not for a moment.
    placeholderData: (before, old) => old?.queryKey[1] === key[1] && old?.queryKey[2] === key[2] ? before : undefined
  })
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = list
  const emails = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const change = useCallback(
    (over: (pages: LogPages) => LogPages) =>
      client.setQueryData<LogPages>(key, (pages) => pages === undefined ? undefined : over(pages)),
    [client, key]
  )

  // Reading on.
  const isDeep = useMemo(() => {
    const last = data?.pages.slice(-furtherPages) ?? []
    return hasNextPage && last.length === furtherPages
      && last.reduce((sum, page) => sum + page.data.length, 0) < fillsScreen
  }, [data, hasNextPage])
  const readOn = useCallback(() => {
    if (!isPlaceholderData && hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData])
  const isShort = emails !== undefined && emails.length < fillsScreen
  useEffect(() => {
    if (isShort && !isDeep && error === null) readOn()
  }, [isShort, isDeep, readOn, error])

  // What is new.
  const [kept, setKept] = useState<News>(noNews(""))
  const news = kept.of === of ? kept : noNews(of)
  const [isConnected, setConnected] = useState(false)
  const shown = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    shown.current = new Set(emails?.map(({ id }) => id))
  }, [emails])
  const seen = useRef<{ readonly of: string; readonly cursor: string }>(undefined)
  const begin = isPlaceholderData ? undefined : data?.pages[0]?.live_cursor
  useEffect(() => {
    if (paused || begin === undefined) return
    const end = follow({
      address: (after) => addressOf("GET /accounts/:account_id/emails/live", { params, query: { ...query, after } }),
      after: seen.current?.of === of + begin ? seen.current.cursor : begin,
      onBatch: (batch, cursor) => {
        seen.current = { of: of + begin, cursor }
        setKept((before) => add(before.of === of ? before : noNews(of), batch, (id) => shown.current.has(id)))
      },
      onConnected: setConnected,
      onRefused: () =>
        void call("GET /session").catch((failure: unknown) => {
          if (isSignedOut(failure)) sessionEnd.happened(client)
        })
    })
    return () => {
      end()
      setConnected(false)
    }
  }, [paused, begin, of, params, query, client])

  const reread = useCallback(async () => {
    const page = await readLog(account, query, null).catch((failure: unknown) => {
      if (isSignedOut(failure)) sessionEnd.happened(client)
      throw failure
    })
    client.setQueryData<LogPages>(key, { pages: [page], pageParams: [null] })
    setKept(noNews(of))
  }, [account, client, key, of, query])
  const showNews = useCallback(async () => {
    if (news.isCut || (emails?.length ?? 0) >= maxShown) return await reread()
    change(({ pageParams, pages: [first, ...others] }) => ({
      pageParams,
      pages: first === undefined ? [] : [{ ...first, data: merge(first.data, news.emails) }, ...others]
    }))
    setKept(noNews(of))
  }, [change, emails, news, of, reread])

  // How far the emails in sight have come.
  const sight = useRef<ReadonlyArray<string>>([])
  const setSight = useCallback((inSight: ReadonlyArray<Email>) => {
    sight.current = inSight.slice(0, maxStates).map(({ id }) => id)
  }, [])
  useEffect(() => {
    if (paused) return
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.hidden || sight.current.length === 0) return
      isAsking = true
      try {
        const mode = query.mode === undefined ? {} : { mode: query.mode }
        const answer = await call("POST /accounts/:account_id/emails/states", {
          params,
          query: mode,
          payload: { ids: sight.current }
        })
        const states = new Map(answer.data.map((state) => [state.id, state]))
        change((before) => {
          const after = before.pages.map((page) => {
            const changed = withStates(page.data, states)
            return changed === page.data ? page : { ...page, data: changed }
          })
          return after.every((page, index) => page === before.pages[index]) ? before : { ...before, pages: after }
        })
      } catch (failure) {
        // They are asked for again in a moment; only that nobody is signed in does not pass.
        if (isSignedOut(failure)) sessionEnd.happened(client)
      } finally {
        isAsking = false
      }
    }
    const timer = setInterval(() => void ask(), statesMs)
    return () => clearInterval(timer)
  }, [paused, params, query.mode, change, client])

  return {
    emails,
    error,
    retry: () => void (emails === undefined ? list.refetch() : fetchNextPage()),
    isOld: isPlaceholderData,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    isDeep,
    more: readOn,
    news,
    showNews,
    reread,
    isConnected,
    setSight
  }
}
