import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useCallback, useMemo, useRef, useState } from "react"
import { type Answer, call } from "../../../foundation/api.ts"
import { useKeys } from "../../../foundation/keyboard.ts"
import { Screen } from "../../../frame/Screen.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Checkbox } from "../../../ui/Field.tsx"
import { readingOn } from "../../../ui/readingOn.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { type Column, Table } from "../../../ui/Table.tsx"
import { Time } from "../../../ui/Time.tsx"
import { Headline } from "../shared/Blocks.tsx"
import { EmailLink } from "../shared/EmailLink.tsx"
import { DecideDialog, type Held } from "./DecideDialog.tsx"
import { type Decision, texts } from "./texts.ts"

type Page = Answer<"GET /operator/held">

const queryKey = ["operator", "held"]

const keyOf = ({ email_id }: Held): string => email_id

const columnsOf = (
  isChosen: (id: string) => boolean,
  toggle: (id: string) => void
): ReadonlyArray<Column<Held>> => [
  {
    name: "choose",
    header: texts.columns.choose,
    width: "52px",
    cell: ({ email_id, recipients }) => (
      <input
        type="checkbox"
        aria-label={texts.choose(recipients[0] ?? email_id)}
        checked={isChosen(email_id)}
        onChange={() => toggle(email_id)}
        className="block size-3.5 accent-accent"
      />
    )
  },
  {
    name: "recipients",
    header: texts.columns.recipients,
    width: "minmax(0, 2fr)",
    cell: ({ account_id, email_id, mode, recipients: [first, ...others] }) => (
      <>
        <EmailLink account={account_id} email={email_id} mode={mode}>
          <span className="font-medium">{first ?? email_id}</span>
        </EmailLink>
        {others.length > 0 && <span className="ml-1 text-faint">{texts.more(others.length)}</span>}
        {mode === "test" && <span className="ml-2 text-12 font-semibold text-on-test">{texts.testMode}</span>}
      </>
    )
  },
  {
    name: "account",
    header: texts.columns.account,
    width: "minmax(0, 1fr)",
    cell: ({ account_id, account_name }) => (
      <Link to="/operator/accounts" search={{ open: account_id }} className="hover:underline">{account_name}</Link>
    )
  },
  {
    name: "email",
    header: texts.columns.email,
    width: "minmax(0, 1fr)",
    wide: true,
    cell: ({ email_id }) => <span className="font-mono text-12 text-soft select-all">{email_id}</span>
  },
  {
    name: "tries",
    header: texts.columns.tries,
    width: "48px",
    align: "right",
    wide: true,
    cell: ({ attempts }) => attempts
  },
  {
    name: "held",
    header: texts.columns.held,
    width: "110px",
    narrow: "64px",
    align: "right",
    cell: ({ held_at }, isNarrow) => <Time at={held_at} as={isNarrow ? "short" : "relative"} />
  }
]

const decisions: ReadonlyArray<Decision> = ["resend", "sent", "failed"]

/** The held emails of all accounts: nobody knows whether a provider accepted them. An operator decides. */
export const HeldScreen = () => {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const first = useRef<HTMLButtonElement>(null)
  const [decision, setDecision] = useState<Decision>()
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call("GET /operator/held", { query: { limit: "100", cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor ?? undefined
  })
  const { data, dataUpdatedAt, error, hasNextPage, isFetching, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const wanted = rows.filter(({ email_id }) => chosen.has(email_id))
  const toggle = useCallback((id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    }), [])
  const columns = useMemo(() => columnsOf((id) => chosen.has(id), toggle), [chosen, toggle])
  useKeys([
    {
      keys: "x",
      label: "Choose the email",
      group: "List",
      run: () => {
        const key = document.activeElement?.closest("[data-key]")?.getAttribute("data-key")
        if (typeof key === "string") toggle(key)
      }
    },
    { keys: "d", label: "Decide of the chosen emails", group: "List", run: () => first.current?.focus() }
  ])
  // Removes decided emails from the list. The others keep their places.
  const leave = (decided: ReadonlyArray<Held>) => {
    const ids = new Set(decided.map(keyOf))
    setChosen((before) => new Set([...before].filter((id) => !ids.has(id))))
    client.setQueryData<typeof data>(
      queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({ ...page, data: page.data.filter(({ email_id }) => !ids.has(email_id)) }))
        }
    )
  }
  const isAll = rows.length > 0 && wanted.length === rows.length

  const content = data === undefined
    ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
    : rows.length === 0 && !hasNextPage
    ? (
      <EmptyState title={texts.empty}>
        <p className="text-soft">{texts.emptyNext}</p>
      </EmptyState>
    )
    : (
      <>
        <Headline note={texts.note}>{texts.headline(rows.length, !hasNextPage)}</Headline>
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1">
          <Checkbox
            label={wanted.length === 0 ? texts.all(rows.length) : texts.chosen(wanted.length)}
            aria-label={texts.all(rows.length)}
            checked={isAll}
            onChange={() => setChosen(isAll ? new Set() : new Set(rows.map(keyOf)))}
            className="grow"
          />
          {decisions.map((one, index) => (
            <Button
              key={one}
              ref={index === 0 ? first : undefined}
              disabled={wanted.length === 0}
              onClick={() => setDecision(one)}
            >
              {texts.buttons[one]}
            </Button>
          ))}
        </div>
        <Table
          label={texts.list}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          {...readingOn(query)}
        />
      </>
    )

  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      {content}
      {decision !== undefined && (
        <DecideDialog
          decision={decision}
          emails={wanted}
          onDecided={leave}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Screen>
  )
}
