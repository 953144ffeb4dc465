import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { Screen } from "../../../frame/Screen.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { ErrorState, Waiting } from "../../../ui/States.tsx"
import { Time } from "../../../ui/Time.tsx"
import { Section } from "../shared/Blocks.tsx"
import { type Node, nodesQuery } from "../shared/nodesQuery.ts"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { PasteBounce } from "./PasteBounce.tsx"
import { texts } from "./texts.ts"

/** A report that a process received. */
interface Row {
  readonly node: Node
  readonly index: number
  readonly report: NonNullable<Node["state"]>["reports"][number]
}

const columns: ReadonlyArray<PlainColumn<Row>> = [
  { name: "at", header: texts.columns.at, cell: ({ report }) => <Time at={report.at} /> },
  {
    name: "format",
    header: texts.columns.format,
    wide: true,
    cell: ({ report }) => texts.formats[report.format]
  },
  { name: "kind", header: texts.columns.kind, cell: ({ report }) => report.kind },
  {
    name: "email",
    header: texts.columns.email,
    cell: ({ report }) => (
      <span className="font-mono text-12 break-all text-soft">{report.email_id ?? texts.noEmail}</span>
    )
  },
  { name: "ignored", header: texts.columns.ignored, wide: true, cell: ({ report }) => report.ignored },
  { name: "node", header: texts.columns.node, wide: true, cell: ({ node }) => node.hostname }
]

const rowsOf = (nodes: ReadonlyArray<Node>): ReadonlyArray<Row> =>
  nodes.flatMap((node) => (node.state?.reports ?? []).map((report, index) => ({ node, index, report })))
    .sort((left, right) => right.report.at < left.report.at ? -1 : 1)

/** The last reports that the bounce listener received, and a box to test a message. */
export const BouncesScreen = () => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(nodesQuery)
  const rows = useMemo(() => data && rowsOf(data.data), [data])
  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      <PasteBounce />
      <Section title={texts.reports}>
        {rows === undefined || error !== null
          ? error === null ? <Waiting /> : <ErrorState inline error={error} onRetry={() => void refetch()} />
          : rows.length === 0
          ? <p className="text-soft">{texts.empty}</p>
          : (
            <PlainTable
              label={texts.reports}
              columns={columns}
              rows={rows}
              keyOf={({ index, node }) => `${node.id} ${index}`}
            />
          )}
      </Section>
    </Screen>
  )
}
