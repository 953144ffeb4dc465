import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo, useRef } from "react"
import { type Answer, call } from "../../api.ts"
import { useAccount } from "../../frame/account.ts"
import { Screen } from "../../frame/Screen.tsx"
import { useKeys } from "../../keyboard.ts"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { texts } from "./texts.ts"

type Key = Answer<"GET /accounts/:account_id/keys">["data"][number]

const route = getRouteApi("/framed/a/$account/keys")

const columns: ReadonlyArray<Column<Key>> = [
  {
    name: "name",
    header: texts.columns.name,
    width: "minmax(0, 2fr)",
    cell: ({ name, revoked_at }) => (
      <>
        <span className={revoked_at === null ? "font-medium" : "text-faint line-through"}>{name}</span>
        {revoked_at !== null && <span className="ml-2 text-faint">{texts.revoked}</span>}
      </>
    )
  },
  {
    name: "text",
    header: texts.columns.text,
    width: "minmax(0, 1.5fr)",
    cell: ({ last_four, prefix }) => (
      <span className="font-mono text-12 text-soft">
        <span className="max-md:hidden">{prefix}</span>…{last_four}
      </span>
    )
  },
  {
    name: "scopes",
    header: texts.columns.scopes,
    width: "minmax(0, 2fr)",
    wide: true,
    cell: ({ scopes }) => <span className="text-soft">{scopes.join(", ")}</span>
  },
  {
    name: "used",
    header: texts.columns.used,
    width: "100px",
    align: "right",
    cell: ({ last_used_at }) => <Time at={last_used_at} never={texts.never} />
  },
  {
    name: "created",
    header: texts.columns.created,
    width: "100px",
    align: "right",
    wide: true,
    cell: ({ created_at }) => <Time at={created_at} />
  }
]

const keyOf = ({ id }: Key): string => id

/** The API keys of an account, of the mode that the switch at the top says. */
export const KeysScreen = () => {
  const { id, mode } = useAccount()
  const { q = "" } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ["keys", id],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/keys", { params: { account_id: id } }, { signal })
  })
  const ofMode = useMemo(() => data?.data.filter((key) => key.mode === mode), [data, mode])
  const rows = useMemo(() => ofMode?.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())), [ofMode, q])
  const setQ = (text: string) =>
    void navigate({ search: (before) => ({ ...before, q: text === "" ? undefined : text }), replace: true })
  useKeys([{ keys: "/", label: texts.search, group: "List", run: () => search.current?.focus() }])

  return (
    <Screen title={texts.title}>
      {ofMode === undefined || rows === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : ofMode.length === 0
        ? (
          <EmptyState title={texts.empty(mode)}>
            <p className="text-soft">{texts.emptyNext}</p>
            <Code code={texts.emptyCommand(id, mode)} label="the command" className="w-full" />
          </EmptyState>
        )
        : (
          <>
            <div className="border-b border-line px-4 py-2">
              <Field label={texts.search} labelHidden>
                <Input
                  ref={search}
                  type="search"
                  placeholder={texts.search}
                  value={q}
                  onChange={(event) => setQ(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === "Escape") event.currentTarget.blur()
                  }}
                  className="md:max-w-80"
                />
              </Field>
            </div>
            {rows.length === 0
              ? (
                <EmptyState title={texts.none(q)}>
                  <Button onClick={() => setQ("")}>{texts.clear}</Button>
                </EmptyState>
              )
              : <Table label={texts.list} columns={columns} rows={rows} keyOf={keyOf} />}
          </>
        )}
    </Screen>
  )
}
