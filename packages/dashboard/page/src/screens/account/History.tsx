import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { call, type Input } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { Split } from "../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { actionText, EntryPanel } from "./EntryPanel.tsx"
import { type AccountSearch, type Span, spans } from "./screen.ts"
import { type Entry, useSubjectNames } from "./subjects.ts"
import { texts } from "./texts.ts"
import { useMembers } from "./useMembers.ts"

const words = texts.history

type Action = Entry["action"]
type Query = NonNullable<Input<"GET /accounts/:account_id/audit">["query"]>

const route = getRouteApi("/framed/a/$account/account")

/** The actions that are searched for most. All others are under "Any action". */
const actions: ReadonlyArray<Action> = [
  "account.changed",
  "account.paused",
  "account.resumed",
  "account.exported",
  "recipient.erased",
  "key.created",
  "key.revoked",
  "domain.added",
  "domain.removed",
  "webhook.added",
  "webhook.updated",
  "webhook.removed",
  "suppression.added",
  "suppression.removed",
  "suppressions.imported",
  "template.created",
  "template.changed",
  "template.removed",
  "email.cancelled",
  "email.rescheduled",
  "emails.cancelled",
  "emails.sent_again",
  "emails.held",
  "emails.released",
  "member.invited",
  "member.joined",
  "member.role_changed",
  "member.removed"
]

const spanMs: Record<Span, number> = { "1d": 86_400_000, "7d": 7 * 86_400_000, "30d": 30 * 86_400_000 }

const columnsFor = (
  onWho: (id: string) => void,
  names: ReadonlyMap<string, string>
): ReadonlyArray<Column<Entry>> => [
  {
    name: "at",
    header: words.columns.at,
    width: "110px",
    narrow: "64px",
    cell: ({ at }, isNarrow) => <Time at={at} as={isNarrow ? "short" : "relative"} />
  },
  {
    name: "who",
    header: words.columns.who,
    width: "minmax(0, 1fr)",
    cell: ({ actor: { id, kind, name } }, isNarrow) => (
      <>
        {id === null ? name : (
          <button
            type="button"
            title={words.narrow(name)}
            className="max-w-full truncate align-bottom hover:underline"
            onClick={() => onWho(id)}
          >
            {name}
          </button>
        )}
        {id !== null && !isNarrow && <span className="ml-2 text-faint">{words.kinds[kind]}</span>}
      </>
    )
  },
  { name: "action", header: words.columns.action, width: "minmax(0, 1.2fr)", cell: ({ action }) => actionText(action) },
  {
    name: "subject",
    header: words.columns.subject,
    width: "minmax(0, 1.5fr)",
    wide: true,
    cell: ({ subject }) => {
      if (subject === null) return null
      const name = names.get(subject)
      return name === undefined
        ? <span className="font-mono text-12 text-soft">{subject}</span>
        : <span title={subject}>{name}</span>
    }
  }
]

const keyOf = ({ id }: Entry): string => id

const nothing: ReadonlyArray<Entry> = []

const useHistory = (id: string, { action, by, since }: AccountSearch, now: number) =>
  useInfiniteQuery({
    queryKey: ["audit", id, action, by, since],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const from = since === undefined ? undefined : new Date(now - spanMs[since])
      const query: Query = {
        limit: "50",
        ...pageParam === undefined ? {} : { cursor: pageParam },
        ...action === undefined ? {} : { action: action as Action },
        ...by === undefined ? {} : { actor_id: by },
        ...from === undefined ? {} : { since: from.toISOString() }
      }
      return call("GET /accounts/:account_id/audit", { params: { account_id: id }, query }, { signal })
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined
  })

/** The actions in the account with their actors, newest first. */
export const History = () => {
  const { id } = useAccount()
  const search = route.useSearch()
  // All pages of a list must use the same time.
  const [now] = useState(() => Date.now())
  const navigate = route.useNavigate()
  const members = useMembers().data?.data ?? []
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useHistory(id, search, now)
  const set = (change: AccountSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change, open: undefined }), replace: true })
  const clear = () => set({ action: undefined, by: undefined, since: undefined })
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const names = useSubjectNames(id, rows ?? nothing)
  const columns = useMemo(
    () =>
      columnsFor(
        (by) => void navigate({ search: (before) => ({ ...before, by, open: undefined }), replace: true }),
        names
      ),
    [navigate, names]
  )
  const { action, by, since } = search
  const opened = search.open === undefined ? undefined : rows?.find((row) => row.id === search.open)
  const setOpen = (open: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, open }), replace: search.open !== undefined })
  const isNarrow = action !== undefined || by !== undefined || since !== undefined
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 flex-wrap gap-2 border-b border-line px-4 py-2">
        <Field label={words.action} labelHidden>
          <Select value={action ?? ""} onChange={(event) => set({ action: event.target.value || undefined })}>
            <option value="">{words.anyAction}</option>
            {actions.map((one) => <option key={one} value={one}>{actionText(one)}</option>)}
          </Select>
        </Field>
        <Field label={words.by} labelHidden>
          <Select value={by ?? ""} onChange={(event) => set({ by: event.target.value || undefined })}>
            <option value="">{words.anybody}</option>
            {members.map((member) => <option key={member.id} value={member.id}>{member.name}</option>)}
            {by !== undefined && !members.some((member) => member.id === by) && (
              <option value={by}>{words.somebody}</option>
            )}
          </Select>
        </Field>
        <Field label={words.since} labelHidden>
          <Select
            value={since ?? ""}
            onChange={(event) => set({ since: spans.find((span) => span === event.target.value) })}
          >
            <option value="">{words.always}</option>
            {spans.map((span) => <option key={span} value={span}>{words.spans[span]}</option>)}
          </Select>
        </Field>
      </div>
      {rows === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : rows.length === 0
        ? isNarrow
          ? (
            <EmptyState title={words.none}>
              <Button onClick={clear}>{words.clear}</Button>
            </EmptyState>
          )
          : (
            <EmptyState title={words.empty}>
              <p className="text-soft">{words.emptyNext}</p>
            </EmptyState>
          )
        : (
          <Split
            list={
              <Table
                label={words.list}
                columns={columns}
                rows={rows}
                keyOf={keyOf}
                open={opened?.id}
                onOpen={(row) => setOpen(row.id)}
                onMore={hasNextPage && !isFetchingNextPage && error === null ? () => void fetchNextPage() : undefined}
                below={error !== null
                  ? <ErrorState error={error} onRetry={() => void fetchNextPage()} />
                  : isFetchingNextPage && <Waiting label={words.more} />}
              />
            }
            detail={opened !== undefined && (
              <EntryPanel
                entry={opened}
                name={opened.subject === null ? undefined : names.get(opened.subject)}
                onClose={() => setOpen(undefined)}
              />
            )}
          />
        )}
    </div>
  )
}
