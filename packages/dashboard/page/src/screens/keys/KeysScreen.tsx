import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useCallback, useMemo, useState } from "react"
import { useKeys } from "../../foundation/keyboard.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { CreateKey } from "./CreateKey.tsx"
import { type Key, keysQuery } from "./queries.ts"
import { RevokeKey } from "./RevokeKey.tsx"
import { isEverything } from "./scopes.ts"
import { texts } from "./texts.ts"

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
    cell: ({ last_four, prefix }, isNarrow) => (
      <span className="font-mono text-12 text-soft">
        {isNarrow ? "" : prefix}…{last_four}
      </span>
    )
  },
  {
    name: "scopes",
    header: texts.columns.scopes,
    width: "minmax(0, 2fr)",
    wide: true,
    cell: ({ scopes }) => <span className="text-soft">{isEverything(scopes) ? texts.all : scopes.join(", ")}</span>
  },
  {
    name: "used",
    header: texts.columns.used,
    width: "110px",
    narrow: "64px",
    align: "right",
    cell: ({ last_used_at }, isNarrow) => (
      <Time at={last_used_at} as={isNarrow ? "short" : "relative"} never={texts.never} />
    )
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

/** The columns for members who may revoke keys. */
const withRevoke = (onRevoke: (key: Key) => void): ReadonlyArray<Column<Key>> => [
  ...columns,
  {
    name: "revoke",
    header: texts.columns.revoke,
    width: "72px",
    align: "right",
    cell: (key) =>
      key.revoked_at === null && (
        <Button
          kind="quiet"
          className="-mr-3"
          aria-label={texts.revoke.open(key.name)}
          onClick={() => onRevoke(key)}
        >
          {texts.revoke.short}
        </Button>
      )
  }
]

const keyOf = ({ id }: Key): string => id

/** The API keys of an account in the mode of the switch at the top. */
export const KeysScreen = () => {
  const { id, may, mode } = useAccount()
  const { q = "" } = route.useSearch()
  const navigate = route.useNavigate()
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<Key>()
  const { data, error, refetch } = useQuery(keysQuery(id))
  const ofMode = useMemo(() => data?.data.filter((key) => key.mode === mode), [data, mode])
  const rows = useMemo(() => ofMode?.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())), [ofMode, q])
  const manages = may("developer")
  const shown = useMemo(() => manages ? withRevoke(setRevoking) : columns, [manages])
  const search = useCallback(
    (q: string | undefined) => void navigate({ search: (before) => ({ ...before, q }), replace: true }),
    [navigate]
  )
  const create = () => setCreating(true)
  useKeys(manages ? [{ keys: "n", label: texts.create.open, group: "List", run: create }] : [])
  const createButton = manages && <Button kind="primary" onClick={create}>{texts.create.open}</Button>

  return (
    <Screen title={texts.title} actions={ofMode !== undefined && ofMode.length > 0 && createButton}>
      {ofMode === undefined || rows === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : ofMode.length === 0
        ? (
          <EmptyState title={texts.empty(mode)}>
            <p className="text-soft">{manages ? texts.emptyNext : texts.emptyAsk}</p>
            {createButton}
          </EmptyState>
        )
        : (
          <>
            <div className="border-b border-line px-4 py-2">
              <SearchField label={texts.search} value={q} onChange={search} />
            </div>
            {rows.length === 0
              ? (
                <EmptyState title={texts.none(q)}>
                  <Button onClick={() => search(undefined)}>{texts.clear}</Button>
                </EmptyState>
              )
              : <Table label={texts.list} columns={shown} rows={rows} keyOf={keyOf} />}
          </>
        )}
      {creating && <CreateKey onClose={() => setCreating(false)} />}
      {revoking !== undefined && <RevokeKey target={revoking} onClose={() => setRevoking(undefined)} />}
    </Screen>
  )
}
