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
import { NewTemplate } from "./NewTemplate.tsx"
import { type TemplateRow, templatesQuery } from "./queries.ts"
import { texts } from "./texts.ts"
import { title } from "./title.ts"

const route = getRouteApi("/framed/a/$account/templates")

const columns: ReadonlyArray<Column<TemplateRow>> = [
  {
    name: "name",
    header: texts.columns.name,
    width: "minmax(0, 2fr)",
    cell: ({ name }) => <span className="font-medium">{name}</span>
  },
  {
    name: "slug",
    header: texts.columns.slug,
    width: "minmax(0, 1.5fr)",
    cell: ({ slug }) => <span className="font-mono text-12 text-soft">{slug}</span>
  },
  {
    name: "subject",
    header: texts.columns.subject,
    width: "minmax(0, 3fr)",
    wide: true,
    cell: ({ subject }) => <span className="text-soft">{subject}</span>
  },
  {
    name: "version",
    header: texts.columns.version,
    width: "80px",
    align: "right",
    wide: true,
    cell: ({ version }) => version
  },
  {
    name: "saved",
    header: texts.columns.saved,
    width: "110px",
    align: "right",
    cell: ({ updated_at }) => <Time at={updated_at} />
  }
]

const keyOf = ({ id }: TemplateRow): string => id

/** The templates of an account, the same in both modes. */
export const TemplatesScreen = () => {
  const { id, may } = useAccount()
  const { q = "" } = route.useSearch()
  const navigate = route.useNavigate()
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(templatesQuery(id))
  const rows = useMemo(() => {
    const wanted = q.toLowerCase()
    return data?.data.filter(({ name, slug, subject }) =>
      [name, slug, subject].some((text) => text.toLowerCase().includes(wanted))
    )
  }, [data, q])
  const search = useCallback(
    (q: string | undefined) => void navigate({ search: (before) => ({ ...before, q }), replace: true }),
    [navigate]
  )
  const open = ({ id: template }: TemplateRow) =>
    void navigate({
      to: "/a/$account/templates/$template",
      params: { account: id, template },
      search: ({ mode }) => ({ mode })
    })
  const mayAdd = may("developer")
  useKeys(mayAdd ? [{ keys: "n", label: texts.add, group: "List", run: () => setAdding(true) }] : [])
  const add = mayAdd && <Button kind="primary" onClick={() => setAdding(true)}>{texts.add}</Button>

  return (
    <Screen title={title} modes={false} actions={data?.data.length === 0 ? null : add}>
      {data === undefined || rows === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : data.data.length === 0
        ? (
          <EmptyState title={texts.empty}>
            <p className="text-soft">{texts.emptyNext}</p>
            {add}
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
                  <Button onClick={() => search(undefined)}>{texts.showAll}</Button>
                </EmptyState>
              )
              : <Table label={texts.list} columns={columns} rows={rows} keyOf={keyOf} onOpen={open} />}
          </>
        )}
      {adding && <NewTemplate account={id} onClose={() => setAdding(false)} />}
    </Screen>
  )
}
