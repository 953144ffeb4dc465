import { webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useCallback, useMemo, useState } from "react"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import { Split } from "../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { Table } from "../../ui/Table.tsx"
import { columns, columnsUnnamed } from "./deliveryColumns.tsx"
import { DeliveryDetail } from "./DeliveryDetail.tsx"
import { deliveriesQuery, type Delivery } from "./queries.ts"
import { RetryFailed } from "./RetryFailed.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/webhooks/$webhook")

const statuses = ["pending", "delivered", "failed"] as const

/** Filters of the deliveries. */
interface Filters {
  readonly status?: Delivery["status"] | undefined
  readonly event?: string | undefined
  readonly q?: string | undefined
}

const none: Filters = { status: undefined, event: undefined, q: undefined }

const keyOf = ({ id }: Delivery): string => id

/**
 * The deliveries of an endpoint, newest first, and the one that is open. They are read again only when the reader asks.
 */
export const Deliveries = ({ account, id }: { readonly account: string; readonly id: string }) => {
  const { may, mode } = useAccount()
  const { event: named, open, q: given, status } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [retrying, setRetrying] = useState(false)
  const event = webhookEventTypes.find((one) => one === named)
  // A portal that does not show emails must not show their recipients either.
  const isNamed = portalView()?.parts.includes("emails") ?? true
  const q = isNamed ? given : undefined
  const query = deliveriesQuery(account, id, { mode, status, event, q })
  const { data, error, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, refetch } = useInfiniteQuery(query)
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const filtered = status !== undefined || event !== undefined || q !== undefined
  const readAgain = () => {
    // Keeps only the first page. Older ones are read when they are scrolled to.
    client.setQueryData(
      query.queryKey,
      (before) =>
        before === undefined ? before : { pages: before.pages.slice(0, 1), pageParams: before.pageParams.slice(0, 1) }
    )
    void refetch()
  }
  const setOpen = (delivery: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: delivery }), replace: open !== undefined })
  const setFilter = useCallback(
    (change: Filters) =>
      void navigate({ search: (before) => ({ ...before, ...change, open: undefined }), replace: true }),
    [navigate]
  )
  const search = useCallback((q: string | undefined) => setFilter({ q }), [setFilter])
  useKeys([
    { keys: "r", label: texts.read, group: texts.deliveries, run: readAgain },
    ...open === undefined
      ? []
      : [{ keys: "Escape", label: texts.closeDelivery, group: texts.deliveries, run: () => setOpen(undefined) }]
  ])

  const list = (
    <>
      <div className="flex flex-wrap items-start gap-2 border-b border-line px-4 py-2">
        {isNamed && (
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            value={q ?? ""}
            onChange={search}
            className="basis-48"
          />
        )}
        <Field label={texts.status} labelHidden className="max-w-44 min-w-0 grow basis-24">
          <Select
            value={status ?? ""}
            onChange={({ target }) => setFilter({ status: statuses.find((one) => one === target.value) })}
          >
            <option value="">{texts.anyStatus}</option>
            {statuses.map((one) => <option key={one} value={one}>{texts.statuses[one]}</option>)}
          </Select>
        </Field>
        <Field label={texts.event} labelHidden className="max-w-44 min-w-0 grow basis-24">
          <Select value={event ?? ""} onChange={({ target }) => setFilter({ event: target.value || undefined })}>
            <option value="">{texts.anyEvent}</option>
            {webhookEventTypes.map((one) => <option key={one} value={one}>{one}</option>)}
          </Select>
        </Field>
        <Button onClick={readAgain} busy={isFetching && !isFetchingNextPage}>{texts.read}</Button>
        {may("developer") && <Button onClick={() => setRetrying(true)}>{texts.retryAll}</Button>}
      </div>
      {rows === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : rows.length === 0 && !hasNextPage
        ? (
          <EmptyState title={filtered ? texts.nonePass : texts.noDeliveries}>
            {filtered
              ? <Button onClick={() => setFilter(none)}>{texts.clear}</Button>
              : <p className="text-soft">{texts.noDeliveriesNext}</p>}
          </EmptyState>
        )
        : (
          <Table
            label={texts.deliveries}
            columns={isNamed ? columns : columnsUnnamed}
            rows={rows}
            keyOf={keyOf}
            open={open}
            onOpen={({ id }) => setOpen(id)}
            onMore={hasNextPage && !isFetching && error === null ? () => void fetchNextPage() : undefined}
            below={isFetchingNextPage
              ? <Waiting label={texts.reading} />
              : error !== null && <ErrorState error={error} onRetry={() => void fetchNextPage()} />}
          />
        )}
      {retrying && (
        <RetryFailed
          account={account}
          id={id}
          onClose={() => {
            setRetrying(false)
            readAgain()
          }}
        />
      )}
    </>
  )
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Split
        list={list}
        detail={open !== undefined && (
          <DeliveryDetail
            key={open}
            account={account}
            id={id}
            delivery={open}
            onClose={() => setOpen(undefined)}
            onChanged={readAgain}
          />
        )}
      />
    </div>
  )
}
