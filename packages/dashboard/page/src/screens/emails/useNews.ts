import { useCallback, useEffect, useRef, useState } from "react"
import { add, type Batch, isAboveEnd, type News, noNews } from "./news.ts"
import type { Pages } from "./usePages.ts"

/** The new emails above a list, until the reader asks for them. */
export const useNews = ({ emails, hasMore, listKey }: Pages) => {
  const [kept, setKept] = useState<News>(noNews(""))
  const shown = useRef({ ids: new Set<string>() as ReadonlySet<string>, isAbove: isAboveEnd([], false) })
  useEffect(() => {
    shown.current = {
      ids: new Set(emails?.map(({ id }) => id)),
      isAbove: isAboveEnd(emails ?? [], hasMore)
    }
  }, [emails, hasMore])
  const receive = useCallback((batch: Batch) => {
    const { ids, isAbove } = shown.current
    setKept((before) => add(before.listKey === listKey ? before : noNews(listKey), batch, (id) => ids.has(id), isAbove))
  }, [listKey])
  const clear = useCallback(() => setKept(noNews(listKey)), [listKey])
  return { news: kept.listKey === listKey ? kept : noNews(listKey), receive, clear }
}
