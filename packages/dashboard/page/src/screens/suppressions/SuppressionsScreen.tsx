import { useInfiniteQuery, useMutation } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { useCallback, useMemo, useState } from "react"
import { addressOf, type Answer, call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button, buttonClass } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import { EmptyState, ErrorState, errorTexts, Waiting } from "../../ui/States.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import { AddForm } from "./AddForm.tsx"
import { ImportDialog } from "./ImportDialog.tsx"
import { type Reason, reasons } from "./screen.ts"
import { texts } from "./texts.ts"
import { useRemoval } from "./useRemoval.ts"

type Suppression = Answer<"GET /accounts/:account_id/suppressions">["data"][number]

const route = getRouteApi("/framed/a/$account/suppressions")

const columnsFor = (
  account: string,
  onRemove: ((suppression: Suppression) => void) | undefined
): ReadonlyArray<Column<Suppression>> => [
  {
    name: "address",
    header: texts.columns.address,
    width: "minmax(0, 2fr)",
    cell: ({ email_address }) =>
      email_address === null
        ? <span className="text-faint">{texts.erased}</span>
        : (
          <Link
            to={"/a/$account/emails" as string}
            params={{ account } as never}
            search={{ q: email_address } as never}
            title={texts.emails(email_address)}
            className="font-medium hover:underline"
          >
            {email_address}
          </Link>
        )
  },
  {
    name: "reason",
    header: texts.columns.reason,
    width: "minmax(0, 1fr)",
    cell: ({ reason }) => texts.reasons[reason]
  },
  {
    name: "from",
    header: texts.columns.from,
    width: "minmax(0, 2fr)",
    wide: true,
    cell: ({ reason }) => <span className="text-soft">{texts.from[reason]}</span>
  },
  {
    name: "since",
    header: texts.columns.since,
    width: "110px",
    align: "right",
    wide: true,
    cell: ({ created_at }) => <Time at={created_at} />
  },
  ...onRemove === undefined ? [] : [{
    name: "remove",
    header: texts.columns.action,
    width: "84px",
    align: "right" as const,
    cell: (suppression: Suppression) =>
      suppression.email_address !== null && (
        <Button
          kind="quiet"
          className="-mr-3"
          aria-label={texts.removeOne(suppression.email_address)}
          onClick={() => onRemove(suppression)}
        >
          {texts.remove}
        </Button>
      )
  }]
]

const keyOf = ({ id }: Suppression): string => id

/** Asks before an address that bounced or complained is removed from the list. */
const Removing = ({ onClose, suppression }: { readonly suppression: Suppression; readonly onClose: () => void }) => {
  const remove = useRemoval()
  const { email_address, reason } = suppression
  const address = email_address ?? ""
  const removal = useMutation({ mutationFn: () => remove(address, reason), onSuccess: onClose })
  return (
    <ConfirmDialog
      title={texts.removeTitle(address)}
      action={texts.removeAction}
      busy={removal.isPending}
      error={removal.error !== null && <ErrorState inline error={removal.error} />}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {reason === "manual" ? texts.removeOne(address) : texts.removeWhy[reason]}
    </ConfirmDialog>
  )
}

/** The addresses that the account never sends to, in both modes. */
export const SuppressionsScreen = () => {
  const { id, may } = useAccount()
  const { q, reason } = route.useSearch()
  const navigate = route.useNavigate()
  const [importing, setImporting] = useState(false)
  const [removing, setRemoving] = useState<Suppression>()
  const remove = useRemoval()
  const query = useInfiniteQuery({
    queryKey: ["suppressions", id, q, reason],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call("GET /accounts/:account_id/suppressions", {
        params: { account_id: id },
        query: {
          limit: "100",
          ...pageParam === undefined ? {} : { cursor: pageParam },
          ...q === undefined ? {} : { q },
          ...reason === undefined ? {} : { reason }
        }
      }, { signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The previous results stay until the new ones arrive.
    placeholderData: (before) => before
  })
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData, refetch } = query
  const set = useCallback(
    (change: { q?: string | undefined; reason?: Reason | undefined }) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true }),
    [navigate]
  )
  const search = useCallback((q: string | undefined) => set({ q }), [set])
  const clear = () => set({ q: undefined, reason: undefined })
  const mayChange = may("developer")
  const { mutate: removeAtOnce } = useMutation({
    mutationFn: ({ email_address, reason }: Suppression) => remove(email_address ?? "", reason),
    onError: (error, { email_address }) => toast(texts.notRemoved(email_address ?? "", errorTexts(error).title))
  })
  const onRemove = useCallback(
    (suppression: Suppression) =>
      suppression.reason === "manual" ? removeAtOnce(suppression) : setRemoving(suppression),
    [removeAtOnce]
  )
  const columns = useMemo(() => columnsFor(id, mayChange ? onRemove : undefined), [id, mayChange, onRemove])
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])

  return (
    <Screen
      title={texts.title}
      modes={false}
      actions={
        <>
          <a
            href={addressOf("GET /accounts/:account_id/suppressions/csv", { params: { account_id: id } })}
            download
            className={buttonClass()}
          >
            {texts.download}
          </a>
          {mayChange && <Button onClick={() => setImporting(true)}>{texts.import}</Button>}
        </>
      }
    >
      <div className="flex shrink-0 flex-wrap items-start gap-2 border-b border-line px-4 py-2">
        <SearchField label={texts.search} value={q ?? ""} onChange={search} />
        <Field label={texts.reason} labelHidden>
          <Select
            value={reason ?? ""}
            onChange={(event) => set({ reason: reasons.find((one) => one === event.target.value) })}
          >
            <option value="">{texts.anyReason}</option>
            {reasons.map((one) => <option key={one} value={one}>{texts.reasons[one]}</option>)}
          </Select>
        </Field>
        <div className="grow max-md:hidden" />
        {mayChange && <AddForm />}
      </div>
      {rows === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : rows.length === 0 && isPlaceholderData
        ? <Waiting />
        : rows.length === 0
        ? q === undefined && reason === undefined
          ? (
            <EmptyState title={texts.empty}>
              <p className="text-soft">{texts.emptyNext}</p>
            </EmptyState>
          )
          : (
            <EmptyState title={q !== undefined && q.includes("@") ? texts.noneWhole(q) : texts.none}>
              <Button onClick={clear}>{texts.clear}</Button>
            </EmptyState>
          )
        : (
          <Table
            label={texts.list}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            onMore={hasNextPage && !isFetchingNextPage && error === null ? () => void fetchNextPage() : undefined}
            below={error !== null
              ? <ErrorState error={error} onRetry={() => void fetchNextPage()} />
              : isFetchingNextPage && <Waiting label={texts.more} />}
          />
        )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {removing !== undefined && <Removing suppression={removing} onClose={() => setRemoving(undefined)} />}
    </Screen>
  )
}
