import { getRouteApi } from "@tanstack/react-router"
import { useMemo, useRef } from "react"
import { useKeys } from "../../../foundation/keyboard.ts"
import { Screen } from "../../../frame/Screen.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Field, Input } from "../../../ui/Field.tsx"
import { readingOn } from "../../../ui/readingOn.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { Split } from "../../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { type Column, Table } from "../../../ui/Table.tsx"
import { Time } from "../../../ui/Time.tsx"
import { Mark } from "./Mark.tsx"
import { texts } from "./texts.ts"
import { UserPanel } from "./UserPanel.tsx"
import { type User, useUsers } from "./users.ts"

const route = getRouteApi("/framed/operator/users")

const columns: ReadonlyArray<Column<User>> = [
  {
    name: "address",
    header: texts.columns.address,
    width: "minmax(160px, 3fr)",
    cell: ({ email_address, is_operator }) => (
      <>
        <span className="font-medium">{email_address}</span>
        {is_operator && <span className="text-soft">{` · ${texts.operator}`}</span>}
      </>
    )
  },
  { name: "name", header: texts.columns.name, width: "minmax(0, 1fr)", wide: true, cell: ({ name }) => name },
  { name: "state", header: texts.columns.state, width: "100px", cell: (user) => <Mark user={user} /> },
  {
    name: "created",
    header: texts.columns.created,
    width: "110px",
    align: "right",
    wide: true,
    cell: ({ created_at }) => <Time at={created_at} />
  }
]

const keyOf = ({ id }: User): string => id

/** All users. One can be open beside them. */
export const UsersScreen = () => {
  const { open, q = "" } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const query = useUsers(q)
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const show = (id: string | undefined) => void navigate({ search: (before) => ({ ...before, open: id }) })
  const searchFor = (q: string | undefined) => void navigate({ search: (before) => ({ ...before, q }), replace: true })
  useKeys([{ keys: "/", label: texts.search, group: "List", run: () => search.current?.focus() }])

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
    : (
      <EmptyState title={q === "" ? texts.empty : texts.none}>
        {q !== "" && <Button onClick={() => searchFor(undefined)}>{texts.clear}</Button>}
      </EmptyState>
    )

  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      <Split
        list={
          <>
            <div className="flex gap-2 border-b border-line px-4 py-2">
              <Field label={texts.search} labelHidden className="min-w-0 grow md:max-w-80">
                <Input
                  ref={search}
                  type="search"
                  placeholder={texts.search}
                  value={q}
                  onChange={({ target }) => searchFor(target.value === "" ? undefined : target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Escape") return
                    // Browsers clear a search field on Escape. The search must stay.
                    event.preventDefault()
                    event.currentTarget.blur()
                  }}
                />
              </Field>
            </div>
            {list}
          </>
        }
        detail={open !== undefined && <UserPanel key={open} id={open} onClose={() => show(undefined)} />}
      />
    </Screen>
  )
}
