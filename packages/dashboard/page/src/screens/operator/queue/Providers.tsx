import type { Answer } from "../../../foundation/api.ts"
import { countOf } from "../../../ui/numbers.ts"
import { EmptyState } from "../../../ui/States.tsx"
import { StatusMark } from "../../../ui/StatusMark.tsx"
import { Time } from "../../../ui/Time.tsx"
import { Facts, Section } from "../shared/Blocks.tsx"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { texts } from "./texts.ts"

type Queue = Answer<"GET /operator/queue">
type Provider = Queue["providers"][number]

const words = texts.providers

const columns: ReadonlyArray<PlainColumn<Provider>> = [
  { name: "name", header: words.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    name: "under-way",
    header: words.underWay,
    align: "right",
    cell: ({ under_way }) => countOf(under_way)
  },
  {
    name: "circuits",
    header: words.circuits,
    cell: ({ circuits }) =>
      circuits.length === 0 ? <StatusMark status="delivered">{words.closed}</StatusMark> : (
        <ul>
          {circuits.map(({ node, reason, state, until }, index) => (
            <li key={index}>
              <StatusMark status={state === "open" ? "failed" : "delayed"}>
                {state === "open" ? words.open(node) : words.halfOpen(node)}
              </StatusMark>
              <span className="text-soft">
                {reason !== null && ` ${words.because(reason)}`}
                {until !== null && (
                  <>
                    {` ${words.until} `}
                    <Time at={until} as="clock" />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )
  }
]

const { throttle } = texts

const handoffs = (limit: number | null) => limit === null ? throttle.none : throttle.handoffs(countOf(limit))

/** The providers of all processes together, and the limits of hand-offs. */
export const Providers = ({ queue: { providers, throttles } }: { readonly queue: Queue }) => (
  <>
    {providers.length === 0
      ? (
        <EmptyState title={words.none}>
          <p className="text-soft">{words.noneNext}</p>
        </EmptyState>
      )
      : (
        <div className="px-4">
          <PlainTable label={texts.list.provider} columns={columns} rows={providers} keyOf={({ name }) => name} />
        </div>
      )}
    <Section title={texts.throttles}>
      <Facts
        facts={[
          [throttle.rate, throttles.send_rate === null ? throttle.none : throttle.rateOf(countOf(throttles.send_rate))],
          [throttle.providerAtOnce, handoffs(throttles.provider_concurrency)],
          [throttle.domainAtOnce, handoffs(throttles.domain_concurrency)]
        ]}
      />
    </Section>
  </>
)
