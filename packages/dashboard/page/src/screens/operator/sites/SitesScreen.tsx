import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo } from "react"
import { Screen } from "../../../frame/Screen.tsx"
import { readingOn } from "../../../ui/readingOn.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { Split } from "../../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { type Column, Table } from "../../../ui/Table.tsx"
import { Time } from "../../../ui/Time.tsx"
import { Headline } from "../shared/Blocks.tsx"
import { Mark } from "./Mark.tsx"
import { SitePanel } from "./SitePanel.tsx"
import { queryKey, type Site, useSites } from "./sites.ts"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/operator/sites")

const columns: ReadonlyArray<Column<Site>> = [
  {
    name: "site",
    header: texts.columns.site,
    width: "minmax(120px, 2fr)",
    cell: ({ site }) => <span className="font-medium">{site}</span>
  },
  { name: "state", header: texts.columns.state, width: "120px", cell: (site) => <Mark site={site} /> },
  {
    name: "rate",
    header: texts.columns.rate,
    width: "84px",
    align: "right",
    wide: true,
    cell: ({ per_minute }) => texts.rate(per_minute)
  },
  {
    name: "connections",
    header: texts.columns.connections,
    width: "92px",
    align: "right",
    wide: true,
    cell: ({ connections }) => connections
  },
  {
    name: "answers",
    header: texts.columns.answers,
    width: "140px",
    align: "right",
    wide: true,
    cell: ({ answers: { other, silent, slowed, taken } }) => texts.answers(taken, other + silent + slowed)
  },
  {
    name: "waiting",
    header: texts.columns.waiting,
    width: "110px",
    narrow: "72px",
    align: "right",
    cell: ({ waiting }) => texts.waiting(waiting)
  },
  {
    name: "oldest",
    header: texts.columns.oldest,
    width: "100px",
    align: "right",
    wide: true,
    cell: ({ oldest_at }) => <Time at={oldest_at} never="–" />
  }
]

const keyOf = ({ site }: Site): string => site

const isUnwell = ({ paused_at, state }: Site): boolean => paused_at !== null || (state !== null && state !== "well")

/** The sites of receivers that mail is delivered to directly. One can be open beside them. */
export const SitesScreen = () => {
  const client = useQueryClient()
  const { open } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useSites()
  const { data, dataUpdatedAt, error, hasNextPage, isFetching, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const show = (site: string | undefined) => void navigate({ search: (before) => ({ ...before, open: site }) })

  const list = rows === undefined
    ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
    : rows.length === 0
    ? (
      <EmptyState title={texts.empty}>
        <p className="text-soft">{texts.emptyNext}</p>
      </EmptyState>
    )
    : (
      <>
        <Headline note={texts.note}>
          {texts.headline(rows.length, !hasNextPage, rows.filter(isUnwell).length)}
        </Headline>
        <Table
          label={texts.list}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          open={open}
          onOpen={({ site }) => show(site)}
          {...readingOn(query)}
        />
      </>
    )

  return (
    <Screen
      title={texts.title}
      actions={
        <Refresh
          at={dataUpdatedAt}
          busy={isFetching && data !== undefined}
          onRefresh={() => void client.invalidateQueries({ queryKey })}
        />
      }
    >
      <Split
        list={list}
        detail={open !== undefined && <SitePanel key={open} name={open} onClose={() => show(undefined)} />}
      />
    </Screen>
  )
}
