import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useCallback, useEffect, useMemo } from "react"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import { receivedLink } from "../../foundation/receivedLink.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { Table } from "../../ui/Table.tsx"
import { minSearchLength } from "../emails/filters.ts"
import { columns, keyOf } from "./columns.tsx"
import { FilterBar } from "./FilterBar.tsx"
import { countFilters, type Filters, none, queryNow, readFilters } from "./filters.ts"
import { type Received, receivedQuery } from "./queries.ts"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/received")

/** A page that found fewer rows than this is followed by the next one, up to so many, before the reader is asked. */
const fillsScreen = 20
const furtherPages = 5

/** The emails that the account has received in one mode, newest first. */
export const ReceivedScreen = () => {
  const { id, mode } = useAccount()
  const navigate = route.useNavigate()
  // The same filters must stay the same object: with it a span such as "the last hour" keeps its end.
  const written = JSON.stringify(readFilters({ ...route.useSearch() }))
  const filters = useMemo(() => JSON.parse(written) as Filters, [written])
  const query = useMemo(() => queryNow(filters, mode), [filters, mode])
  const list = useInfiniteQuery({
    ...receivedQuery(id, query),
    // The rows of another account or mode must not be shown, not even for a moment.
    placeholderData: (before, old) => old?.queryKey[1] === id && old.queryKey[2] === mode ? before : undefined
  })
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData, isRefetching, refetch } = list
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const change = useCallback(
    (over: Filters) => void navigate({ search: (before) => ({ ...before, ...over }), replace: true }),
    [navigate]
  )
  const last = data?.pages.slice(-furtherPages) ?? []
  const isDeep = last.length === furtherPages && last.reduce((sum, page) => sum + page.data.length, 0) < fillsScreen
  const mayRead = hasNextPage && !isFetchingNextPage && !isPlaceholderData && error === null
  const more = () => void fetchNextPage()
  const isShort = rows !== undefined && rows.length < fillsScreen
  useEffect(() => {
    if (isShort && !isDeep && mayRead) void fetchNextPage()
  }, [isShort, isDeep, mayRead, fetchNextPage])
  const read = () => void refetch()
  useKeys([{ keys: "r", label: texts.read, group: texts.list, run: read }])
  const open = (email: Received) => void navigate(receivedLink(id, email.id, mode) as never)
  const isTooShort = filters.q !== undefined && [...filters.q.trim()].length < minSearchLength
  const name = data?.pages[0]?.receiving_domain

  return (
    <Screen title={texts.title} actions={<Button busy={isRefetching} onClick={read}>{texts.read}</Button>}>
      <FilterBar filters={filters} onChange={change} />
      <p role="status" className="shrink-0 border-b border-line px-4 pb-1 text-13 text-faint empty:pb-0">
        {isTooShort ? texts.tooShort : ""}
      </p>
      {rows === undefined || (rows.length === 0 && isPlaceholderData)
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={read} />
        : rows.length > 0
        ? (
          <Table
            label={texts.list}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            onOpen={open}
            onMore={mayRead && !isDeep ? more : undefined}
            below={error !== null
              ? <ErrorState inline error={error} onRetry={more} />
              : isDeep && hasNextPage
              ? <Button className="m-4" busy={isFetchingNextPage} onClick={more}>{texts.further}</Button>
              : isFetchingNextPage && <Waiting label={texts.reading} />}
          />
        )
        : hasNextPage
        ? isDeep
          ? (
            <EmptyState title={texts.noneSoFar}>
              <p className="text-soft">{texts.noneSoFarNext}</p>
              <Button busy={isFetchingNextPage} onClick={more}>{texts.further}</Button>
            </EmptyState>
          )
          : <Waiting label={texts.reading} />
        : countFilters(filters) > 0
        ? (
          <EmptyState title={texts.none}>
            <Button onClick={() => change(none)}>{texts.clear}</Button>
          </EmptyState>
        )
        : (
          <EmptyState title={texts.empty(mode)}>
            {portalView() === undefined && name !== undefined && (
              <>
                <p className="text-soft">{texts.emptyNext}</p>
                <Code code={texts.anyAddress(name)} label={texts.address} className="w-full" />
              </>
            )}
          </EmptyState>
        )}
    </Screen>
  )
}
