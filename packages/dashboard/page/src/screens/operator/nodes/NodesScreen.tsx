import { useQuery } from "@tanstack/react-query"
import { Screen } from "../../../frame/Screen.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { StatusMark } from "../../../ui/StatusMark.tsx"
import { Time } from "../../../ui/Time.tsx"
import { durationText } from "../../../ui/timeTexts.ts"
import { Headline, Section } from "../shared/Blocks.tsx"
import { type Node, nodesQuery } from "../shared/nodesQuery.ts"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { Circuits } from "./Circuits.tsx"
import { texts } from "./texts.ts"

/** A smaller difference of the clocks is within the precision of the measurement. */
const exactMs = 5

const Clock = ({ ahead }: { readonly ahead: number }) => {
  if (Math.abs(ahead) < exactMs) return <span className="text-faint">{texts.exact}</span>
  const time = durationText(Math.abs(ahead))
  // If the storage's clock is ahead, the process's clock is behind.
  return ahead > 0 ? texts.behind(time) : texts.ahead(time)
}

const columns: ReadonlyArray<PlainColumn<Node>> = [
  {
    name: "host",
    header: texts.columns.host,
    cell: ({ hostname, pid, silent, state }) => (
      <>
        <StatusMark
          status={silent ? "failed" : state !== null && state.conditions.length > 0 ? "delayed" : "delivered"}
          className="font-medium"
        >
          {hostname}
        </StatusMark>
        <span className="block text-12 text-faint">{texts.process(pid)}</span>
      </>
    )
  },
  { name: "role", header: texts.columns.role, cell: ({ role }) => role },
  { name: "version", header: texts.columns.version, wide: true, cell: ({ version }) => version },
  { name: "clock", header: texts.columns.clock, cell: ({ clock_ahead_ms }) => <Clock ahead={clock_ahead_ms} /> },
  {
    name: "claims",
    header: texts.columns.claims,
    wide: true,
    cell: ({ state }) =>
      state === null ? <span className="text-faint">{texts.never}</span> : (
        <span className="flex gap-4">
          {(["sends", "webhooks", "domains"] as const).map((queue) => (
            <Time key={queue} at={state.claims[queue]} never={texts.never} />
          ))}
        </span>
      )
  },
  {
    name: "up",
    header: texts.columns.up,
    align: "right",
    wide: true,
    cell: ({ started_at }) => <Time at={started_at} />
  },
  { name: "seen", header: texts.columns.seen, align: "right", cell: ({ seen_at }) => <Time at={seen_at} /> }
]

/** The problems of a process, in words. */
const wrongOf = ({ silent, state }: Node) => [
  ...silent ? [{ name: "silent", message: texts.silent, blocks: false, since: null }] : [],
  ...state === null ? [{ name: "version", message: texts.unknown, blocks: false, since: null }] : state.conditions
]

const Wrong = ({ nodes }: { readonly nodes: ReadonlyArray<Node> }) => (
  <Section title={texts.wrong}>
    <ul className="flex flex-col gap-3">
      {nodes.flatMap((node) =>
        wrongOf(node).map(({ blocks, message, name, since }) => (
          <li key={`${node.id} ${name}`}>
            <p className="text-13 text-soft">
              {node.hostname} · {name}
              {since !== null && (
                <>
                  {" · "}
                  <Time at={since} />
                </>
              )}
            </p>
            <p>{blocks ? `${message} ${texts.blocks}` : message}</p>
          </li>
        ))
      )}
    </ul>
  </Section>
)

/** All processes that use the storage. */
export const NodesScreen = () => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(nodesQuery)
  const nodes = data?.data
  const unwell = nodes?.filter((node) => wrongOf(node).length > 0) ?? []
  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      {nodes === undefined || error !== null
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : nodes.length === 0
        ? (
          <EmptyState title={texts.empty}>
            <p className="text-soft">{texts.emptyNext}</p>
          </EmptyState>
        )
        : (
          <>
            <Headline>
              {unwell.length === 0
                ? texts.well(nodes.length)
                : (unwell.length === 1 ? texts.notWell : texts.notWellMany)(unwell.length, nodes.length)}
            </Headline>
            {unwell.length > 0 && <Wrong nodes={unwell} />}
            <Section title={texts.list}>
              <PlainTable label={texts.list} columns={columns} rows={nodes} keyOf={({ id }) => id} />
            </Section>
            <Section title={texts.circuits}>
              <Circuits nodes={nodes} />
            </Section>
          </>
        )}
    </Screen>
  )
}
