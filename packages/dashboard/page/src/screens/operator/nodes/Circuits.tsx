import { countOf } from "../../../ui/numbers.ts"
import { StatusMark } from "../../../ui/StatusMark.tsx"
import { Time } from "../../../ui/Time.tsx"
import type { Node } from "../shared/nodesQuery.ts"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { texts } from "./texts.ts"

type Provider = NonNullable<Node["state"]>["providers"][number]

/** The state of a provider in one process. */
interface Row {
  readonly node: Node
  readonly provider: Provider
}

const marks = { closed: "delivered", half_open: "delayed", open: "failed" } as const

const State = ({ circuit }: Pick<Provider, "circuit">) => {
  if (circuit === null) return <span className="text-faint">{texts.states.none}</span>
  return (
    <>
      <StatusMark status={marks[circuit.state]}>{texts.states[circuit.state]}</StatusMark>
      <span className="text-soft">
        {circuit.state !== "closed" && circuit.reason !== null && ` ${texts.because(circuit.reason)}`}
        {circuit.until !== null && (
          <>
            {` ${texts.until} `}
            <Time at={circuit.until} as="clock" />
          </>
        )}
      </span>
    </>
  )
}

const columns: ReadonlyArray<PlainColumn<Row>> = [
  {
    name: "provider",
    header: texts.circuit.provider,
    cell: ({ provider }) => <span className="font-medium">{provider.name}</span>
  },
  { name: "node", header: texts.circuit.node, cell: ({ node }) => node.hostname },
  { name: "state", header: texts.circuit.state, cell: ({ provider }) => <State circuit={provider.circuit} /> },
  {
    name: "under-way",
    header: texts.circuit.underWay,
    align: "right",
    cell: ({ provider }) => countOf(provider.under_way)
  }
]

/** The circuits of all processes: each process has its own. */
export const Circuits = ({ nodes }: { readonly nodes: ReadonlyArray<Node> }) => {
  const rows = nodes.flatMap((node) => (node.state?.providers ?? []).map((provider) => ({ node, provider })))
  return rows.length === 0
    ? <p className="text-soft">{texts.noProviders}</p>
    : (
      <PlainTable
        label={texts.circuits}
        columns={columns}
        rows={rows}
        keyOf={({ node, provider }) => `${node.id} ${provider.name}`}
      />
    )
}
