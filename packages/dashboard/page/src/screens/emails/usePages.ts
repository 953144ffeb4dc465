import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo } from "react"
import type { LogQuery } from "./filters.ts"
import { type LogPages, logQuery } from "./logQuery.ts"
import type { Email } from "./news.ts"

/** If pages have too few rows to fill the screen, so many are read in a row before the reader is asked. */
const furtherPages = 5
const fillsScreen = 20

export interface Pages {
  /** The key of the list as JSON: identifies the list that is shown. */
  readonly listKey: string
  /** undefined: nothing has been read yet. */
  readonly emails: ReadonlyArray<Email> | undefined
  readonly error: Error | null
  readonly retry: () => void
  /** The rows still match the previous filters: the answer has not arrived. */
  readonly isOld: boolean
  readonly hasMore: boolean
  readonly isReadingMore: boolean
  /** Whether reading stops until the reader asks for more, because the last pages had few rows. */
  readonly isDeep: boolean
  readonly more: () => void
  /** The cursor from which the live channel begins; undefined while the list is not read. */
  readonly begin: string | undefined
  readonly change: (over: (pages: LogPages) => LogPages) => void
  readonly replace: (pages: LogPages) => void
}

/** The list that matches a query, page by page. */
export const usePages = (account: string, query: LogQuery): Pages => {
  const client = useQueryClient()
  const options = useMemo(() => logQuery(account, query), [account, query])
  const { queryKey: key } = options
  const listKey = useMemo(() => JSON.stringify(key), [key])
  const list = useInfiniteQuery({
    ...options,
    // The rows of another account or mode must not be shown, not even for a moment.
    placeholderData: (before, old) => old?.queryKey[1] === key[1] && old?.queryKey[2] === key[2] ? before : undefined
  })
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = list
  const emails = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const change = useCallback(
    (over: (pages: LogPages) => LogPages) =>
      client.setQueryData<LogPages>(key, (pages) => pages === undefined ? undefined : over(pages)),
    [client, key]
  )
  const replace = useCallback((pages: LogPages) => client.setQueryData<LogPages>(key, pages), [client, key])

  const isDeep = useMemo(() => {
    const last = data?.pages.slice(-furtherPages) ?? []
    return hasNextPage && last.length === furtherPages
      && last.reduce((sum, page) => sum + page.data.length, 0) < fillsScreen
  }, [data, hasNextPage])
  const more = useCallback(() => {
    if (!isPlaceholderData && hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData])
  const isShort = emails !== undefined && emails.length < fillsScreen
  useEffect(() => {
    if (isShort && !isDeep && error === null) more()
  }, [isShort, isDeep, more, error])

  return {
    listKey,
    emails,
    error,
    retry: () => void (emails === undefined ? list.refetch() : fetchNextPage()),
    isOld: isPlaceholderData,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    isDeep,
    more,
    begin: isPlaceholderData ? undefined : data?.pages[0]?.live_cursor,
    change,
    replace
  }
}
