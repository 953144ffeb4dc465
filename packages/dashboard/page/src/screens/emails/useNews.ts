import { useCallback, useEffect, useRef, useState } from "react"
import { add, type Batch, isAboveEnd, type News, noNews } from "./news.ts"
import type { Pages } from "./usePages.ts"

/** What is new above a list, until the reader asks for it. */
export const useNews = ({ emails, hasMore, of }: Pages) => {
  const [kept, setKept] = useState<News>(noNews(""))
  const shown = useRef({ ids: new Set<string>() as ReadonlySet<string>, isAbove: isAboveEnd([], false) })
  useEffect(() => {
    shown.current = {
      ids: new Set(emails?.map(({ id }) => id)),
      isAbove: isAboveEnd(emails ?? [], hasMore)
    }
  }, [emails, hasMore])
  const hear = useCallback((batch: Batch) => {
    const { ids, isAbove } = shown.current
    setKept((before) => add(before.of === of ? before : noNews(of), batch, (id) => ids.has(id), isAbove))
  }, [of])
  const clear = useCallback(() => setKept(noNews(of)), [of])
  return { news: kept.of === of ? kept : noNews(of), hear, clear }
}
