import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo } from "react"
import { type Answer, call } from "../../../foundation/api.ts"
import { Screen } from "../../../frame/Screen.tsx"
import { countOf } from "../../../ui/numbers.ts"
import { Refresh } from "../../../ui/Refresh.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { Tabs } from "../../../ui/Tabs.tsx"
import { Time } from "../../../ui/Time.tsx"
import { Headline } from "../shared/Blocks.tsx"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { Providers } from "./Providers.tsx"
import { texts } from "./texts.ts"
import { WaitsFor } from "./WaitsFor.tsx"

type Queue = Answer<"GET /operator/queue">
type Group = Queue["groups"][number]

/** The emails of one account or domain that wait for the same reason. */
interface Line {
  readonly group: Group
  readonly part: Group["parts"][number]
  readonly isFirst: boolean
}

type By = "account" | "domain"

const route = getRouteApi("/framed/operator/queue")

const columnsOf = (by: By): ReadonlyArray<PlainColumn<Line>> => [
  {
    name: "key",
    header: texts.columns[by],
    cell: ({ group, isFirst }) => <span className={isFirst ? "font-medium" : "text-faint"}>{group.name}</span>
  },
  {
    name: "count",
    header: texts.columns.count,
    align: "right",
    cell: ({ part }) => countOf(part.count)
  },
  {
    name: "oldest",
    header: texts.columns.oldest,
    align: "right",
    cell: ({ part }) => <Time at={part.oldest.since} />
  },
  {
    name: "waits",
    header: texts.columns.waitsFor,
    cell: ({ group, part }) => (
      <WaitsFor wait={part.oldest.waits_for} account={by === "account" ? group.key : undefined} />
    )
  }
]

const columns = { account: columnsOf("account"), domain: columnsOf("domain") }

const linesOf = (groups: ReadonlyArray<Group>): ReadonlyArray<Line> =>
  groups.flatMap((group) => group.parts.map((part, index) => ({ group, part, isFirst: index === 0 })))

const keyOf = ({ group, part }: Line): string => `${group.key} ${part.cause}`

/** How many emails wait, and how long the oldest one has waited. */
const Waited = ({ by, queue: { complete, groups } }: { readonly by: By; readonly queue: Queue }) => {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const since = groups.flatMap(({ parts }) => parts.map(({ oldest }) => oldest.since)).sort()[0]
  return (
    <Headline note={!complete ? texts.notAll : by === "domain" ? texts.severalDomains : undefined}>
      {!complete && `${texts.atLeast} `}
      {texts.waiting(countOf(count), count === 1)}
      {since !== undefined && (
        <>
          {` ${texts.oldest} `}
          <Time at={since} />.
        </>
      )}
    </Headline>
  )
}

const Lines = ({ by, queue }: { readonly by: By; readonly queue: Queue }) => {
  const rows = useMemo(() => linesOf(queue.groups), [queue])
  if (rows.length === 0) {
    return (
      <EmptyState title={texts.empty}>
        <p className="text-soft">{texts.emptyNext}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <Waited by={by} queue={queue} />
      <div className="px-4">
        <PlainTable label={texts.list[by]} columns={columns[by]} rows={rows} keyOf={keyOf} />
      </div>
    </>
  )
}

/** The emails that wait to be handed over: how many, how long, and why. */
export const QueueScreen = () => {
  const { by: shown = "account" } = route.useSearch()
  const navigate = route.useNavigate()
  // Both answers include the providers.
  const by: By = shown === "domain" ? "domain" : "account"
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["operator", "queue", by],
    queryFn: ({ signal }) => call("GET /operator/queue", { query: { by } }, { signal }),
    placeholderData: keepPreviousData
  })
  const content = () => {
    if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
    if (data === undefined) return <Waiting />
    if (shown === "provider") return <Providers queue={data} />
    // The previous groups are those of the other view.
    return isPlaceholderData ? <Waiting /> : <Lines by={by} queue={data} />
  }
  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      <Tabs
        label={texts.by}
        open={shown}
        onOpen={(name) => void navigate({ search: { by: name === "account" ? undefined : name } })}
        className="grow"
        tabs={[
          { name: "account", label: texts.tabs.account, content },
          { name: "domain", label: texts.tabs.domain, content },
          { name: "provider", label: texts.tabs.provider, content }
        ]}
      />
    </Screen>
  )
}
