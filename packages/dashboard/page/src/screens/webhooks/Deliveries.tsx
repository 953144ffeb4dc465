import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { useAccount } from "../../frame/account.ts"
import { useKeys } from "../../keyboard.ts"
import { Button } from "../../ui/Button.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { Split } from "../../ui/Split.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { type Status, StatusMark } from "../../ui/StatusMark.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { DeliveryDetail } from "./DeliveryDetail.tsx"
import { deliveriesQuery, type Delivery, events } from "./queries.ts"
import { RetryFailed } from "./RetryFailed.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/webhooks/$webhook")

const statuses = ["pending", "delivered", "failed"] as const

const markOf = ({ attempts, status }: Delivery): Status =>
  status === "pending" ? attempts === 0 ? "queued" : "delayed" : status

const columns: ReadonlyArray<Column<Delivery>> = [
  {
    name: "status",
    header: texts.deliveryColumns.status,
    width: "110px",
    cell: (delivery) => <StatusMark status={markOf(delivery)}>{texts.statuses[delivery.status]}</StatusMark>
  },
  {
    name: "event",
    header: texts.deliveryColumns.event,
    width: "minmax(0, 1fr)",
    cell: ({ event_type, is_test, replay_of }) => (
      <>
        {event_type}
        {is_test && <span className="ml-2 text-faint">{texts.testEvent}</span>}
        {replay_of !== null && <span className="ml-2 text-faint">{texts.replay}</span>}
      </>
    )
  },
  {
    name: "answer",
    header: texts.deliveryColumns.answer,
    width: "minmax(0, 1fr)",
    wide: true,
    cell: ({ attempts, last_error, response_code, status }) =>
      attempts === 0 ? null : (
        <span className="text-soft">
          {status === "delivered" ? response_code : last_error ?? response_code ?? texts.noAnswer}
        </span>
      )
  },
  {
    name: "attempts",
    header: texts.deliveryColumns.attempts,
    width: "72px",
    align: "right",
    wide: true,
    cell: ({ attempts }) => attempts
  },
  {
    name: "at",
    header: texts.deliveryColumns.at,
    width: "96px",
    align: "right",
    cell: ({ created_at }) => <Time at={created_at} />
  }
]

const keyOf = ({ id }: Delivery): string => id

/** The deliveries of an endpoint, newest first, and the one that is open. Nothing is read again unless asked. */
export const Deliveries = ({ account, id }: { readonly account: string; readonly id: string }) => {
  const { may, mode } = useAccount()
  const { event: named, open, status } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [retrying, setRetrying] = useState(false)
  const event = events.find((one) => one === named)
  const query = deliveriesQuery(account, id, { mode, status, event })
  const { data, error, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, refetch } = useInfiniteQuery(query)
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const filtered = status !== undefined || event !== undefined
  const readAgain = () => {
    // From the newest on: pages further back are read when they are scrolled to.
    client.setQueryData(
      query.queryKey,
      (before) =>
        before === undefined ? before : { pages: before.pages.slice(0, 1), pageParams: before.pageParams.slice(0, 1) }
    )
    void refetch()
  }
  const setOpen = (delivery: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: delivery }), replace: open !== undefined })
  const setFilter = (change: { status?: Delivery["status"] | undefined; event?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...change, open: undefined }), replace: true })
  useKeys([
    { keys: "r", label: texts.read, group: texts.deliveries, run: readAgain },
    ...open === undefined
      ? []
      : [{ keys: "Escape", label: texts.closeDelivery, group: texts.deliveries, run: () => setOpen(undefined) }]
  ])

  const list = (
    <>
      <div className="flex flex-wrap items-start gap-2 border-b border-line px-4 py-2">
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
            {events.map((one) => <option key={one} value={one}>{one}</option>)}
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
              ? <Button onClick={() => setFilter({ status: undefined, event: undefined })}>{texts.clear}</Button>
              : <p className="text-soft">{texts.noDeliveriesNext}</p>}
          </EmptyState>
        )
        : (
          <Table
            label={texts.deliveries}
            columns={columns}
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
