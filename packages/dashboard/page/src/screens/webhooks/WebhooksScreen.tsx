import { webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { type Column, Table } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import { AddEndpoint } from "./AddEndpoint.tsx"
import { type Endpoint, endpointsQuery, failedQuery } from "./queries.ts"
import { SecretDialog } from "./SecretDialog.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/webhooks")

/** Whether deliveries to an endpoint failed within the last day. */
const Health = ({ id }: { readonly id: string }) => {
  const account = useAccount()
  const { data } = useQuery(failedQuery(account.id, id, 24))
  return data === undefined
    ? null
    : data.count === 0
    ? <StatusMark status="delivered">{texts.healthy}</StatusMark>
    : <StatusMark status="failed">{texts.failures(data.count, data.is_most)}</StatusMark>
}

/** The columns of the list. In a narrow list, the events and the health of an endpoint are below its URL. */
const allColumns: ReadonlyArray<Column<Endpoint>> = [
  {
    name: "url",
    header: texts.columns.url,
    width: "minmax(0, 2fr)",
    cell: ({ id, mode, url }, isNarrow) =>
      !isNarrow
        ? <span className="font-mono">{url}</span>
        : (
          <>
            <div className="truncate font-mono">{url}</div>
            <div className="flex gap-3 text-12 leading-4 text-soft">
              {texts.gets[mode]}
              {portalView() === undefined && <Health id={id} />}
            </div>
          </>
        )
  },
  {
    name: "events",
    header: texts.columns.events,
    width: "minmax(0, 2fr)",
    wide: true,
    cell: (endpoint) => (
      <span className="text-soft">
        {endpoint.events.length === webhookEventTypes.length ? texts.allEvents : texts.someEvents(endpoint.events)}
      </span>
    )
  },
  { name: "mode", header: texts.columns.mode, width: "110px", wide: true, cell: ({ mode }) => texts.gets[mode] },
  { name: "health", header: texts.columns.health, width: "130px", wide: true, cell: ({ id }) => <Health id={id} /> },
  {
    name: "created",
    header: texts.columns.created,
    width: "110px",
    align: "right",
    wide: true,
    cell: ({ created_at }) => <Time at={created_at} />
  }
]

/** A portal does not show how many deliveries failed. */
const portalColumns = allColumns.filter(({ name }) => name !== "health")

const keyOf = ({ id }: Endpoint): string => id

/** The webhook endpoints of an account. */
export const WebhooksScreen = () => {
  const { id, may, mode } = useAccount()
  const { add } = route.useSearch()
  const navigate = route.useNavigate()
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>()
  const { data, error, refetch } = useQuery(endpointsQuery(id))
  const setAdd = (open: boolean) =>
    void navigate({ search: (before) => ({ ...before, add: open ? "yes" as const : undefined }) })
  const open = (webhook: string) =>
    void navigate({
      to: "/a/$account/webhooks/$webhook",
      params: { account: id, webhook },
      search: mode === "test" ? { mode } : {}
    })
  const mayAdd = may("developer")
  useKeys(mayAdd ? [{ keys: "n", label: texts.add, group: "Webhooks", run: () => setAdd(true) }] : [])

  return (
    <Screen
      title={texts.title}
      actions={mayAdd && data !== undefined && data.data.length > 0 &&
        <Button kind="primary" onClick={() => setAdd(true)}>{texts.add}</Button>}
    >
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : data.data.length === 0
        ? (
          <EmptyState title={texts.empty}>
            <p className="text-soft">{texts.emptyNext}</p>
            {mayAdd && <Button kind="primary" onClick={() => setAdd(true)}>{texts.add}</Button>}
          </EmptyState>
        )
        : (
          <Table
            label={texts.list}
            columns={portalView() === undefined ? allColumns : portalColumns}
            rows={data.data}
            keyOf={keyOf}
            onOpen={({ id }) => open(id)}
          />
        )}
      {add === "yes" && mayAdd && made === undefined && (
        <AddEndpoint
          account={id}
          onClose={() => setAdd(false)}
          onAdded={setMade}
        />
      )}
      {made !== undefined && <SecretDialog secret={made.secret} onClose={() => open(made.id)} />}
    </Screen>
  )
}
