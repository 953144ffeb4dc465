import { getRouteApi } from "@tanstack/react-router"
import { useCallback, useMemo, useState } from "react"
import { Screen } from "../../../frame/Screen.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Field, Select } from "../../../ui/Field.tsx"
import { countOf } from "../../../ui/numbers.ts"
import { readingOn } from "../../../ui/readingOn.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { SearchField } from "../../../ui/SearchField.tsx"
import { Split } from "../../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { type Column, Table } from "../../../ui/Table.tsx"
import { Time } from "../../../ui/Time.tsx"
import { AccountPanel } from "./AccountPanel.tsx"
import { type Account, useAccounts } from "./accounts.ts"
import { AddAccount } from "./AddAccount.tsx"
import { RateMark, StateMark } from "./Marks.tsx"
import { type State, texts } from "./texts.ts"

const route = getRouteApi("/framed/operator/accounts")

const columns: ReadonlyArray<Column<Account>> = [
  {
    name: "name",
    header: texts.columns.name,
    width: "minmax(0, 2fr)",
    cell: ({ name }) => <span className="font-medium">{name}</span>
  },
  { name: "state", header: texts.columns.state, width: "100px", cell: ({ state }) => <StateMark state={state} /> },
  { name: "plan", header: texts.columns.plan, width: "90px", wide: true, cell: ({ plan }) => plan },
  {
    name: "used",
    header: texts.columns.used,
    width: "minmax(90px, 1fr)",
    align: "right",
    cell: ({ limits, used_this_month: used }, isNarrow) =>
      used === null ? <span className="text-faint">{texts.notCounted}</span> : (
        <>
          {countOf(used)}
          {limits.monthly_emails !== null && !isNarrow && (
            <span className="ml-1 text-faint">/ {countOf(limits.monthly_emails)}</span>
          )}
        </>
      )
  },
  {
    name: "bounces",
    header: texts.columns.bounces,
    width: "90px",
    align: "right",
    wide: true,
    cell: ({ reputation }) => <RateMark of="bounces" reputation={reputation} />
  },
  {
    name: "complaints",
    header: texts.columns.complaints,
    width: "90px",
    align: "right",
    wide: true,
    cell: ({ reputation }) => <RateMark of="complaints" reputation={reputation} />
  },
  {
    name: "created",
    header: texts.columns.created,
    width: "110px",
    align: "right",
    wide: true,
    cell: ({ created_at }) => <Time at={created_at} />
  }
]

const keyOf = ({ id }: Account): string => id

/** All accounts of the service. One can be open beside them. */
export const AccountsScreen = () => {
  const { open, q = "", state } = route.useSearch()
  const navigate = route.useNavigate()
  const [adding, setAdding] = useState(false)
  const query = useAccounts(q, state)
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const show = (id: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: id }), replace: open !== undefined })
  const filter = useCallback(
    (change: { readonly q?: string | undefined; readonly state?: State | undefined }) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true }),
    [navigate]
  )
  const search = useCallback((q: string | undefined) => filter({ q }), [filter])

  const filters = (
    <div className="flex gap-2 border-b border-line px-4 py-2">
      <SearchField label={texts.search} value={q} onChange={search} />
      <Field label={texts.state} labelHidden>
        <Select
          value={state ?? ""}
          onChange={({ target }) => filter({ state: target.value === "" ? undefined : target.value as State })}
        >
          <option value="">{texts.anyState}</option>
          {Object.entries(texts.states).map(([name, label]) => <option key={name} value={name}>{label}</option>)}
        </Select>
      </Field>
    </div>
  )

  const list = rows === undefined
    ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
    : rows.length > 0
    ? (
      <Table
        label={texts.list}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        open={open}
        onOpen={({ id }) => show(id)}
        {...readingOn(query)}
      />
    )
    : q === "" && state === undefined
    ? (
      <EmptyState title={texts.empty}>
        <p className="text-soft">{texts.emptyNext}</p>
      </EmptyState>
    )
    : (
      <EmptyState title={texts.none}>
        <Button onClick={() => filter({ q: undefined, state: undefined })}>{texts.clear}</Button>
      </EmptyState>
    )

  return (
    <Screen
      title={texts.title}
      actions={
        <>
          <Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />
          <Button kind="primary" onClick={() => setAdding(true)}>{texts.add}</Button>
        </>
      }
    >
      <Split
        list={
          <>
            {filters}
            {list}
          </>
        }
        detail={open !== undefined && <AccountPanel key={open} id={open} onClose={() => show(undefined)} />}
      />
      {adding && (
        <AddAccount
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false)
            void refetch()
            show(id)
          }}
        />
      )}
    </Screen>
  )
}
