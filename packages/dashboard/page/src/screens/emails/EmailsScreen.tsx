import { getRouteApi } from "@tanstack/react-router"
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react"
import { addressOf } from "../../foundation/api.ts"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import { useMe } from "../../foundation/session.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { MoreIcon } from "../../ui/icons.tsx"
import { Menu } from "../../ui/Menu.tsx"
import { Split } from "../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { Table } from "../../ui/Table.tsx"
import { exactTime } from "../../ui/timeTexts.ts"
import { toast } from "../../ui/toasts.tsx"
import { type EmailView, firstView } from "../email/view.ts"
import type { BulkAction } from "./bulk.ts"
import { columns, keyOf } from "./columns.tsx"
import { FilterBar } from "./FilterBar.tsx"
import { countFilters, type Filters, filtersOf, type ListSearch, minSearchLength, none, queryNow } from "./filters.ts"
import { StatusFilter } from "./Filters.tsx"
import { isWide } from "./isWide.ts"
import { LiveLine } from "./LiveLine.tsx"
import type { Email } from "./news.ts"
import { texts } from "./texts.ts"
import { type Log, useLog } from "./useLog.ts"

const BulkDialog = lazy(() => import("./BulkDialog.tsx"))
const EmailPanel = lazy(() => import("../email/EmailPanel.tsx"))

const route = getRouteApi("/framed/a/$account/emails")

/** The filters in words. */
const wordsOf = ({ domain, from, key, q, status, tag, time, to }: Filters): ReadonlyArray<string> =>
  ([
    [texts.status, status?.join(", ")],
    [texts.tag, tag],
    [texts.domain, domain],
    [texts.key, key],
    [texts.time, time === undefined || time === "between" ? undefined : texts.spans[time]],
    [texts.from, from === undefined ? undefined : exactTime(new Date(from))],
    [texts.to, to === undefined ? undefined : exactTime(new Date(to))],
    [texts.search, q]
  ] as const).flatMap(([name, value]) => value === undefined ? [] : [`${name}: ${value}`])

const download = (address: string) => {
  const link = document.createElement("a")
  link.href = address
  link.download = ""
  link.click()
}

/** Replaces the rows if there are none. */
const NoEmails = (
  { filters, log, onClear }: { readonly filters: Filters; readonly log: Log; readonly onClear: () => void }
) => {
  const { id, mode } = useAccount()
  const { service } = useMe()
  if (log.hasMore) {
    return log.isDeep
      ? (
        <EmptyState title={texts.noneSoFar}>
          <p className="text-soft">{texts.noneSoFarNext}</p>
          <Button busy={log.isReadingMore} onClick={log.more}>{texts.further}</Button>
        </EmptyState>
      )
      : <Waiting label={texts.searching} />
  }
  return countFilters(filters) > 0
    ? (
      <EmptyState title={texts.none}>
        <Button onClick={onClear}>{texts.clear}</Button>
      </EmptyState>
    )
    : portalView() !== undefined
    ? <EmptyState title={texts.empty(mode)} />
    : (
      <EmptyState key={id} title={texts.empty(mode)}>
        <p className="text-soft">{texts.emptyNext(mode)}</p>
        <Code
          code={texts.emptyCommand(service.base_url, `${service.key_prefix}_${mode}_…`)}
          label="the command"
          className="w-full"
        />
      </EmptyState>
    )
}

/** The line below the last row. */
const Below = ({ log }: { readonly log: Log }) =>
  log.error !== null
    ? (
      <div className="p-4">
        <ErrorState inline error={log.error} onRetry={log.retry} />
      </div>
    )
    : log.isDeep
    ? (
      <div className="flex items-center gap-3 px-4 py-3 text-13 text-faint">
        <Button busy={log.isReadingMore} onClick={log.more}>{texts.further}</Button>
        {texts.furtherNote}
      </div>
    )
    : log.hasMore
    ? <p className="px-4 py-3 text-13 text-faint">{texts.reading}</p>
    : null

/** The log of an account in one mode. */
export const EmailsScreen = () => {
  const account = useAccount()
  const { id, mode } = account
  const search: ListSearch = route.useSearch()
  const navigate = route.useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const [bulk, setBulk] = useState<BulkAction>()
  const [isReading, setReading] = useState(false)
  // An event stream sends no token. A portal reads again only when the reader asks for it.
  const inPortal = portalView() !== undefined
  const paused = inPortal || search.paused === "yes"

  // Every change of the address makes a new object. The same filters must stay the same object: with it the list stays
  // the same, and a span such as "the last hour" keeps its end.
  const written = JSON.stringify(filtersOf(search))
  const filters = useMemo(() => JSON.parse(written) as Filters, [written])
  const query = useMemo(() => queryNow(filters, mode), [filters, mode])
  const log = useLog(id, query, paused)

  const change = useCallback(
    (over: Filters) => void navigate({ search: (before) => ({ ...before, ...over }), replace: true }),
    [navigate]
  )
  const setPaused = () =>
    void navigate({ search: (before) => ({ ...before, paused: paused ? undefined : "yes" as const }), replace: true })
  const open = ({ id: email }: Email) =>
    void (isWide()
      ? navigate({ search: (before) => ({ ...before, ...firstView, open: email }), replace: search.open !== undefined })
      // Without `emailLink`: the bundler would put it into the chunk of this screen, which the email panel would then load.
      : navigate(
        {
          to: `/a/${id}/emails/${email}` as string,
          search: mode === "test" ? { mode } : {}
        } as unknown as Parameters<typeof navigate>[0]
      ))
  const changeView = (view: EmailView) => void navigate({ search: (before) => ({ ...before, ...view }), replace: true })
  const close = useCallback(
    () => void navigate({ search: (before) => ({ ...before, ...firstView, open: undefined }) }),
    [navigate]
  )
  const showNews = () =>
    void log.showNews().then(() => list.current?.querySelector("[role=grid]")?.parentElement?.scrollTo(0, 0))
  const readAgain = () => {
    setReading(true)
    log.reread().catch(() => toast(texts.notRead)).finally(() => setReading(false))
  }
  useKeys(
    inPortal ? [{ keys: "r", label: texts.readAgain, group: texts.keys.list, run: readAgain }] : [
      { keys: "n", label: texts.keys.new, group: texts.keys.list, run: showNews },
      { keys: "p", label: texts.keys.pause, group: texts.keys.list, run: setPaused }
    ]
  )

  const actions = [
    {
      label: texts.csv,
      onSelect: () => download(addressOf("GET /accounts/:account_id/emails/csv", { params: { account_id: id }, query }))
    },
    ...account.may("developer")
      ? [
        "line" as const,
        { label: texts.cancel, danger: true, onSelect: () => setBulk("cancel") },
        { label: texts.sendAgain, onSelect: () => setBulk("send_again") }
      ]
      : []
  ]
  const isShort = filters.q !== undefined && [...filters.q.trim()].length < minSearchLength
  const clear = () => change(none)

  return (
    <Screen
      title={texts.title}
      actions={inPortal
        ? <Button busy={isReading} onClick={readAgain}>{texts.readAgain}</Button>
        : (
          <Menu label={texts.actions} mark items={actions}>
            <MoreIcon />
          </Menu>
        )}
    >
      <FilterBar account={id} mode={mode} filters={filters} onChange={change} />
      {/* One line if both fit. */}
      <div className="flex shrink-0 border-b border-line max-xl:flex-col">
        <StatusFilter filters={filters} onChange={change} />
        <LiveLine
          log={log}
          paused={paused}
          note={isShort ? texts.tooShort : ""}
          onPause={inPortal ? undefined : setPaused}
          onShow={showNews}
        />
      </div>
      <Split
        list={
          <div ref={list} aria-busy={log.isOld} className="flex min-h-0 grow flex-col">
            {log.emails === undefined
              ? log.error === null ? <Waiting /> : <ErrorState error={log.error} onRetry={log.retry} />
              : log.emails.length === 0
              ? <NoEmails filters={filters} log={log} onClear={clear} />
              : (
                <Table
                  label={texts.list}
                  columns={columns}
                  rows={log.emails}
                  keyOf={keyOf}
                  open={search.open}
                  onOpen={open}
                  onMore={log.hasMore && !log.isDeep && log.error === null ? log.more : undefined}
                  onSight={log.setSight}
                  below={<Below log={log} />}
                />
              )}
          </div>
        }
        detail={search.open !== undefined && (
          <Suspense fallback={<Waiting />}>
            <EmailPanel key={search.open} id={search.open} view={search} onView={changeView} onClose={close} />
          </Suspense>
        )}
      />
      {bulk !== undefined && (
        <Suspense>
          <BulkDialog
            account={id}
            action={bulk}
            query={query}
            filters={wordsOf(filters)}
            onClose={(acted) => {
              setBulk(undefined)
              if (acted) void log.reread()
            }}
          />
        </Suspense>
      )}
    </Screen>
  )
}
