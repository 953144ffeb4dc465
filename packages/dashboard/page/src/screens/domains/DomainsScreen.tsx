import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useKeys } from "../../foundation/keyboard.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { AddDomain } from "./AddDomain.tsx"
import { conditionOf, type Domain } from "./condition.ts"
import { domainsQuery } from "./queries.ts"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/domains")

const columns: ReadonlyArray<Column<Domain>> = [
  {
    name: "name",
    header: texts.columns.name,
    width: "minmax(0, 2fr)",
    cell: ({ name }) => <span className="font-medium">{name}</span>
  },
  {
    name: "condition",
    header: texts.columns.condition,
    width: "minmax(0, 1.5fr)",
    cell: (domain) => {
      const { mark, word } = conditionOf(domain)
      return <StatusMark status={mark}>{word}</StatusMark>
    }
  },
  {
    name: "records",
    header: texts.columns.records,
    width: "120px",
    align: "right",
    wide: true,
    cell: ({ records }) => {
      // Only the needed records count, as in the sentence of the domain's screen: a recommended one is not missed.
      const needed = records.filter((record) => record.needed)
      return texts.found(needed.filter(({ check }) => check?.state === "found").length, needed.length)
    }
  },
  {
    name: "next",
    header: texts.columns.next,
    width: "110px",
    align: "right",
    wide: true,
    cell: ({ next_check_at }) => <Time at={next_check_at} never={texts.never} />
  }
]

const keyOf = ({ id }: Domain): string => id

/** The domains of an account, each with its condition. */
export const DomainsScreen = () => {
  const { id, may } = useAccount()
  const { add } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(domainsQuery(id))
  const setAdd = (open: boolean) =>
    void navigate({ search: (before) => ({ ...before, add: open ? "yes" as const : undefined }) })
  const open = (domain: string) =>
    void navigate({ to: "/a/$account/domains/$domain", params: { account: id, domain }, search: {} })
  const mayAdd = may("developer")
  useKeys(mayAdd ? [{ keys: "n", label: texts.add, group: "Domains", run: () => setAdd(true) }] : [])

  return (
    <Screen
      title={texts.title}
      modes={false}
      actions={mayAdd && data !== undefined && data.data.length > 0 &&
        <Button kind="primary" onClick={() => setAdd(true)}>{texts.add}</Button>}
    >
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : data.data.length === 0
        ? (
          <EmptyState title={texts.empty}>
            <p className="text-soft">{texts.emptyNext}</p>
            {mayAdd && <Button kind="primary" onClick={() => setAdd(true)}>{texts.add}</Button>}
          </EmptyState>
        )
        : <Table label={texts.list} columns={columns} rows={data.data} keyOf={keyOf} onOpen={({ id }) => open(id)} />}
      {add === "yes" && mayAdd && <AddDomain account={id} onClose={() => setAdd(false)} onAdded={open} />}
    </Screen>
  )
}
