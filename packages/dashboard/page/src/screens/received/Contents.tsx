import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { addressOf, call } from "../../foundation/api.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Code, CopyButton } from "../../ui/Copy.tsx"
import { Download } from "../../ui/Download.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { type Tab, Tabs } from "../../ui/Tabs.tsx"
import { Preview } from "../email/Preview.tsx"
import { sizeOf } from "../email/sizeOf.ts"
import type { ReceivedDetail } from "./queries.ts"
import { texts } from "./texts.ts"
import { type ReceivedView, type TabName, tabs } from "./view.ts"

interface Props {
  readonly account: Account
  readonly detail: ReceivedDetail
  readonly view: ReceivedView
  readonly onView: (change: ReceivedView) => void
}

const Words = ({ children }: { readonly children: ReactNode }) => <p className="max-w-[72ch] text-soft">{children}</p>

const Body = ({ detail, kind }: { readonly detail: ReceivedDetail; readonly kind: "html" | "text" }) => {
  const body = detail.email[kind]
  if (body === null) return <Words>{texts.body.none[kind]}</Words>
  return (
    <>
      {detail.is_shortened && <Words>{texts.body.shortened}</Words>}
      <Code code={body} label={texts.body.region[kind]} className="[&_pre]:max-h-[640px] [&_pre]:whitespace-pre-wrap" />
    </>
  )
}

const Headers = ({ email: { headers } }: Pick<ReceivedDetail, "email">) => (
  <>
    <Words>{texts.headersHint}</Words>
    <dl className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] text-13">
      {headers.map(({ name, value }, index) => (
        <div key={index} className="contents">
          <dt className="border-t border-line py-1.5 pr-4 wrap-anywhere text-faint">{name}</dt>
          <dd className="flex items-start gap-1 border-t border-line py-1.5">
            <span className="min-w-0 grow font-mono text-12 leading-5 wrap-anywhere">{value}</span>
            <CopyButton text={value} label={texts.copy(name)} className="-my-1.5" />
          </dd>
        </div>
      ))}
    </dl>
  </>
)

const Attachments = ({ account, detail: { email } }: Pick<Props, "account" | "detail">) => {
  const { attachments: words } = texts
  if (email.attachments.length === 0) return <Words>{words.none}</Words>
  return (
    <>
      <p role="note" className="max-w-[72ch] rounded-control border border-danger bg-danger-soft p-3">
        {words.caution}
      </p>
      <ul>
        {email.attachments.map(({ content_type, filename, size }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-13">
            <span className="min-w-0 grow wrap-anywhere">{filename}</span>
            <span className="font-mono text-12 wrap-anywhere text-faint">{content_type}</span>
            <span className="text-soft">{sizeOf(size)}</span>
            <Download
              label={words.download(filename)}
              address={addressOf("GET /accounts/:account_id/received/:id/attachments/:index", {
                params: { account_id: account.id, id: email.id, index }
              })}
              name={filename}
            >
              {words.downloadShort}
            </Download>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The message as it came. Its bytes are read when the tab is opened. */
const Raw = ({ account, id }: { readonly account: Account; readonly id: string }) => {
  const { raw: words } = texts
  const params = { account_id: account.id, id }
  const { data, error, refetch } = useQuery({
    queryKey: ["received-source", account.id, id],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/received/:id/source", { params }, { signal }),
    staleTime: Infinity
  })
  if (data === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} inline onRetry={() => void refetch()} />
  }
  if (data.source === null) return <Words>{texts.gone}</Words>
  return (
    <>
      <Words>{words.note}</Words>
      <div className="flex flex-wrap items-center gap-3">
        <Download
          address={addressOf("GET /accounts/:account_id/received/:id/message", { params })}
          name={`${id}.eml`}
        >
          {words.download}
        </Download>
        {!data.is_whole && (
          <span className="text-13 text-faint">{words.shortened(Math.round(data.source.length / 1_024))}</span>
        )}
      </div>
      <Code code={data.source} label={words.region} className="[&_pre]:max-h-[640px]" />
    </>
  )
}

const Content = ({ account, detail, name, onView, view }: Props & { readonly name: TabName }) => {
  const { email } = detail
  const isGone = !email.has_original && email.html === null && email.text === null
  if (isGone) return <Words>{texts.gone}</Words>
  switch (name) {
    case "preview":
      return (
        <Preview
          account={account}
          email={{ kind: "received", id: email.id, html: email.html }}
          view={view}
          onView={onView}
        />
      )
    case "html":
    case "text":
      return <Body detail={detail} kind={name} />
    case "headers":
      return <Headers email={email} />
    case "raw":
      return <Raw account={account} id={email.id} />
    case "attachments":
      return <Attachments account={account} detail={detail} />
  }
}

const tabsOf = (props: Props): ReadonlyArray<Tab<TabName>> =>
  tabs.map((name) => ({
    name,
    label: name === "attachments" ? texts.tabs.attachments(props.detail.email.attachments.length) : texts.tabs[name],
    content: () => (
      <div className="flex flex-col gap-3 px-4 py-3">
        <Content {...props} name={name} />
      </div>
    )
  }))

/** The contents of a received email. */
export const Contents = (props: Props) => (
  <Tabs
    label={texts.tabs.label}
    open={props.view.tab ?? "preview"}
    onOpen={(tab) => props.onView({ tab: tab === "preview" ? undefined : tab })}
    tabs={tabsOf(props)}
  />
)
