import { useQuery } from "@tanstack/react-query"
import { type Answer, call } from "../../../foundation/api.ts"
import { Screen } from "../../../frame/Screen.tsx"
import { countOf } from "../../../ui/numbers.ts"
import { Refresh } from "../../../ui/Refresh.tsx"
import { ErrorState, Waiting } from "../../../ui/States.tsx"
import { Time } from "../../../ui/Time.tsx"
import { durationText } from "../../../ui/timeTexts.ts"
import { sizeOf } from "../shared/amounts.ts"
import { Facts, Headline, Section } from "../shared/Blocks.tsx"
import { nodesQuery } from "../shared/nodesQuery.ts"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { Rounds } from "./Rounds.tsx"
import { texts } from "./texts.ts"

type Use = Answer<"GET /operator/storage">
type StoredTable = Use["tables"][number]

const columns: ReadonlyArray<PlainColumn<StoredTable>> = [
  {
    name: "name",
    header: texts.columns.name,
    cell: ({ name }) => <span className="font-mono text-12 break-all">{name}</span>
  },
  { name: "size", header: texts.columns.size, align: "right", cell: ({ bytes }) => sizeOf(bytes) },
  { name: "live", header: texts.columns.live, align: "right", cell: ({ live_rows }) => countOf(live_rows) },
  { name: "dead", header: texts.columns.dead, align: "right", wide: true, cell: ({ dead_rows }) => countOf(dead_rows) },
  {
    name: "vacuumed",
    header: texts.columns.vacuumed,
    align: "right",
    wide: true,
    cell: ({ vacuumed_at }) => <Time at={vacuumed_at} />
  }
]

const kept = (ms: number | null): string => ms === null ? texts.forever : durationText(ms)

const Said = ({ use: { product, tables, version } }: { readonly use: Use }) => {
  const name = version === null ? product : `${product} ${version}`
  const [largest] = tables
  if (largest === undefined) return <Headline>{texts.noTables(name)}</Headline>
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
  return (
    <Headline note={texts.largest(largest.name, sizeOf(largest.bytes))}>
      {texts.said(name, sizeOf(bytes), tables.length)}
    </Headline>
  )
}

/** The size of the storage, its retention times, and the last deletions. */
export const StorageScreen = () => {
  const use = useQuery({
    queryKey: ["operator", "storage"],
    queryFn: ({ signal }) => call("GET /operator/storage", {}, { signal })
  })
  const nodes = useQuery(nodesQuery)
  const error = use.error ?? nodes.error
  const refresh = () => void Promise.all([use.refetch(), nodes.refetch()])
  return (
    <Screen
      title={texts.title}
      actions={
        <Refresh
          at={use.dataUpdatedAt}
          busy={use.data !== undefined && (use.isFetching || nodes.isFetching)}
          onRefresh={refresh}
        />
      }
    >
      {use.data === undefined || nodes.data === undefined || error !== null
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={refresh} />
        : (
          <>
            <Said use={use.data} />
            <Section title={texts.keep}>
              <Facts
                facts={[
                  [texts.keeps.bodies, kept(use.data.keep.bodies_ms)],
                  [texts.keeps.emails, kept(use.data.keep.emails_ms)],
                  [texts.keeps.metrics, kept(use.data.keep.metrics_ms)]
                ]}
              />
              <p className="pt-2 text-13 text-faint">{texts.settings}</p>
            </Section>
            <Section title={texts.rounds}>
              <Rounds nodes={nodes.data.data} />
            </Section>
            {use.data.tables.length > 0 && (
              <Section title={texts.tables}>
                <PlainTable label={texts.tables} columns={columns} rows={use.data.tables} keyOf={({ name }) => name} />
                <p className="pt-2 text-13 text-faint">{texts.estimate}</p>
              </Section>
            )}
          </>
        )}
    </Screen>
  )
}
