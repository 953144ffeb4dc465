import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { isSignedOut } from "../../foundation/session.ts"
import { sessionEnd } from "../../foundation/sessionEnd.ts"
import type { LogQuery } from "./filters.ts"
import { readLog } from "./logQuery.ts"
import { type Email, maxShown, merge, type News, type State, withStates } from "./news.ts"
import { useLive } from "./useLive.ts"
import { useNews } from "./useNews.ts"
import { type Pages, usePages } from "./usePages.ts"

export interface Log extends Omit<Pages, "listKey" | "begin" | "change" | "replace"> {
  readonly news: News
  readonly showNews: () => Promise<void>
  /** Reads the list again, after an action on it. */
  readonly reread: () => Promise<void>
  readonly isConnected: boolean
  /** Receives the emails whose rows are in sight. */
  readonly setSight: (emails: ReadonlyArray<Email>) => void
}

/** The list that matches a query, the new emails above it, and the current status of those in sight. */
export const useLog = (account: string, query: LogQuery, paused: boolean): Log => {
  const client = useQueryClient()
  const pages = usePages(account, query)
  const { begin, change, emails, listKey, replace } = pages
  const { clear, receive, news } = useNews(pages)
  const onStates = useCallback((changed: ReadonlyArray<State>) => {
    const states = new Map(changed.map((state) => [state.id, state]))
    change((before) => {
      const after = before.pages.map((page) => {
        const data = withStates(page.data, states)
        return data === page.data ? page : { ...page, data }
      })
      return after.every((page, index) => page === before.pages[index]) ? before : { ...before, pages: after }
    })
  }, [change])
  const live = useLive({ account, query, paused, listKey, begin, onNews: receive, onStates })

  const reread = useCallback(async () => {
    const page = await readLog(account, query, null).catch((failure: unknown) => {
      if (isSignedOut(failure)) sessionEnd.report(client)
      throw failure
    })
    replace({ pages: [page], pageParams: [null] })
    clear()
  }, [account, clear, client, query, replace])
  const showNews = useCallback(async () => {
    if (news.isCut || (emails?.length ?? 0) >= maxShown) return await reread()
    change(({ pageParams, pages: [first, ...others] }) => ({
      pageParams,
      pages: first === undefined ? [] : [{ ...first, data: merge(first.data, news.emails) }, ...others]
    }))
    clear()
  }, [change, clear, emails, news, reread])

  return { ...pages, ...live, news, showNews, reread }
}
