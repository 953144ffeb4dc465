import { countOf } from "../../../ui/numbers.ts"
import { StatusMark } from "../../../ui/StatusMark.tsx"
import { Time } from "../../../ui/Time.tsx"
import type { Node } from "../shared/nodesQuery.ts"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { texts } from "./texts.ts"

type Round = NonNullable<NonNullable<Node["state"]>["retention"]>

interface Row {
  readonly node: Node
  readonly round: Round
}

const words = texts.round

const State = ({ round: { ended_at, failed } }: Pick<Row, "round">) =>
  ended_at === null
    ? <StatusMark status="queued">{words.underWay}</StatusMark>
    : failed
    ? <StatusMark status="failed">{words.failed}</StatusMark>
    : <StatusMark status="delivered">{words.done}</StatusMark>

const deleted = (name: keyof Round["deleted"], header: string): PlainColumn<Row> => ({
  name,
  header,
  align: "right",
  wide: name === "reports" || name === "sign_ins",
  cell: ({ round }) => countOf(round.deleted[name])
})

const columns: ReadonlyArray<PlainColumn<Row>> = [
  { name: "node", header: words.node, cell: ({ node }) => node.hostname },
  { name: "started", header: words.started, cell: ({ round }) => <Time at={round.started_at} /> },
  { name: "state", header: words.state, cell: ({ round }) => <State round={round} /> },
  deleted("contents", words.contents),
  deleted("emails", words.emails),
  deleted("reports", words.reports),
  deleted("sign_ins", words.signIns)
]

/** The last round of retention of each process: how much it deleted. */
export const Rounds = ({ nodes }: { readonly nodes: ReadonlyArray<Node> }) => {
  const rows = nodes.flatMap((node) => {
    const round = node.state?.retention ?? null
    return round === null ? [] : [{ node, round }]
  })
  return rows.length === 0
    ? <p className="text-soft">{texts.noRounds}</p>
    : <PlainTable label={texts.rounds} columns={columns} rows={rows} keyOf={({ node }) => node.id} />
}
