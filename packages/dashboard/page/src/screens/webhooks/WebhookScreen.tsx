import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { call } from "../../foundation/api.ts"
import { portalView } from "../../foundation/portalView.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { Tabs } from "../../ui/Tabs.tsx"
import { toast } from "../../ui/toasts.tsx"
import { Deliveries } from "./Deliveries.tsx"
import { endpointQuery, type OpenEndpoint } from "./queries.ts"
import { Settings } from "./Settings.tsx"
import { texts } from "./texts.ts"
import { Verify } from "./Verify.tsx"

const route = getRouteApi("/framed/a/$account/webhooks/$webhook")

const TestButton = ({ account, endpoint }: { readonly account: string; readonly endpoint: OpenEndpoint }) => {
  const client = useQueryClient()
  const { id, tests_left } = endpoint
  const test = useMutation({
    mutationFn: () => call("POST /accounts/:account_id/webhooks/:id/test", { params: { account_id: account, id } }),
    onSuccess: ({ tests_left }) => {
      client.setQueryData(endpointQuery(account, id).queryKey, { ...endpoint, tests_left })
      void client.invalidateQueries({ queryKey: ["webhooks", account, id, "deliveries"] })
      toast(texts.tested)
    },
    onError: () => void client.invalidateQueries({ queryKey: endpointQuery(account, id).queryKey, exact: true })
  })
  return (
    <>
      {test.error !== null && <p role="alert" className="text-13 text-danger">{test.error.message}</p>}
      <Button
        busy={test.isPending}
        disabled={tests_left === 0}
        title={tests_left === 0 ? texts.testNone : undefined}
        onClick={() => test.mutate()}
      >
        {texts.test(tests_left)}
      </Button>
    </>
  )
}

const Shown = ({ account, endpoint }: { readonly account: string; readonly endpoint: OpenEndpoint }) => {
  const { tab = "deliveries" } = route.useSearch()
  const navigate = route.useNavigate()
  if (portalView() !== undefined) {
    return (
      <>
        <p className="px-4 py-3 font-mono text-13 wrap-anywhere">{endpoint.url}</p>
        <Deliveries account={account} id={endpoint.id} />
      </>
    )
  }
  const views = {
    deliveries: <Deliveries account={account} id={endpoint.id} />,
    verify: <Verify header={endpoint.signature_header} />,
    settings: <Settings account={account} endpoint={endpoint} />
  }
  return (
    <>
      <p className="px-4 pt-3 font-mono text-13 wrap-anywhere">{endpoint.url}</p>
      <Tabs
        label={texts.tabs}
        open={tab}
        onOpen={(name) =>
          void navigate({
            search: ({ mode, status, event, q, language }) => ({
              ...mode === undefined ? {} : { mode },
              ...status === undefined ? {} : { status },
              ...event === undefined ? {} : { event },
              ...q === undefined ? {} : { q },
              ...language === undefined ? {} : { language },
              ...name === "deliveries" ? {} : { tab: name }
            }),
            replace: true
          })}
        tabs={[
          {
            name: "deliveries",
            label: texts.tab.deliveries,
            content: () => views.deliveries
          },
          { name: "verify", label: texts.tab.verify, content: () => views.verify },
          {
            name: "settings",
            label: texts.tab.settings,
            content: () => views.settings
          }
        ]}
        className="grow"
      />
    </>
  )
}

/** One endpoint: its deliveries, code that verifies its signature, and its settings. */
export const WebhookScreen = () => {
  const { id: account, may } = useAccount()
  const { webhook } = route.useParams()
  const { data, error, refetch } = useQuery(endpointQuery(account, webhook))
  const missing = error !== null && "status" in error && error.status === 404
  return (
    <Screen
      title={texts.title}
      back={`/a/${account}/webhooks`}
      actions={data !== undefined && may("developer") && <TestButton account={account} endpoint={data} />}
    >
      {data !== undefined
        ? <Shown account={account} endpoint={data} />
        : missing
        ? (
          <EmptyState title={texts.gone}>
            <p className="text-soft">{texts.goneNext}</p>
          </EmptyState>
        )
        : error === null
        ? <Waiting />
        : <ErrorState error={error} onRetry={() => void refetch()} />}
    </Screen>
  )
}
