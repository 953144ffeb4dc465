import type { ReactNode } from "react"
import { addressOf } from "../../foundation/api.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Code } from "../../ui/Copy.tsx"
import { Download } from "../../ui/Download.tsx"
import { type Tab, Tabs } from "../../ui/Tabs.tsx"
import type { Detail } from "./detail.ts"
import { Headers } from "./Headers.tsx"
import { Preview } from "./Preview.tsx"
import { sizeOf } from "./sizeOf.ts"
import { Source } from "./Source.tsx"
import { texts } from "./texts.ts"
import { type EmailView, type TabName, tabs as tabNames } from "./view.ts"
import { WebhookDeliveries } from "./WebhookDeliveries.tsx"

interface Props {
  readonly account: Account
  readonly detail: Detail
  readonly view: EmailView
  readonly onView: (change: EmailView) => void
}

/** Whether the bodies of an email were deleted. */
const isGone = ({ email }: Detail): boolean => email.html === null && email.text === null

const Words = ({ children }: { readonly children: ReactNode }) => <p className="text-soft">{children}</p>

const Body = ({ detail, kind }: { readonly detail: Detail; readonly kind: "html" | "text" }) => {
  const body = detail.email[kind]
  if (body === null) return <Words>{isGone(detail) ? texts.gone : texts.body.none[kind]}</Words>
  return (
    <>
      {detail.is_shortened && <Words>{texts.body.shortened}</Words>}
      <Code code={body} label={texts.body.region[kind]} className="[&_pre]:max-h-[640px] [&_pre]:whitespace-pre-wrap" />
    </>
  )
}

const Attachments = ({ account, detail: { email } }: Pick<Props, "account" | "detail">) => {
  if (email.attachments.length === 0) return <Words>{texts.attachments.none}</Words>
  return (
    <>
      <Words>{texts.attachments.caution}</Words>
      <ul>
        {email.attachments.map(({ content_id, content_type, disposition, filename, size }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-13">
            <span className="min-w-0 grow wrap-anywhere">
              {filename}
              {disposition !== undefined && (
                <span className="ml-2 text-faint">{texts.attachments.place(disposition, content_id)}</span>
              )}
            </span>
            <span className="font-mono text-12 text-faint">{content_type}</span>
            <span className="text-soft">{sizeOf(size)}</span>
            <Download
              label={texts.attachments.download(filename)}
              address={addressOf("GET /accounts/:account_id/emails/:id/attachments/:index", {
                params: { account_id: account.id, id: email.id, index }
              })}
              name={filename}
            >
              {texts.attachments.downloadShort}
            </Download>
          </li>
        ))}
      </ul>
    </>
  )
}

const Json = ({ detail }: { readonly detail: Detail }) => (
  <>
    {detail.is_shortened && <Words>{texts.body.shortened}</Words>}
    <Code
      code={JSON.stringify(detail.email, null, 2)}
      label={texts.body.region.json}
      className="[&_pre]:max-h-[640px]"
    />
  </>
)

const Content = ({ account, detail, name, onView, view }: Props & { readonly name: TabName }) => {
  switch (name) {
    case "preview":
      return isGone(detail)
        ? <Words>{texts.gone}</Words>
        : (
          <Preview
            account={account}
            email={{ kind: "sent", id: detail.email.id, html: detail.email.html }}
            view={view}
            onView={onView}
          />
        )
    case "html":
    case "text":
      return <Body detail={detail} kind={name} />
    case "source":
      return <Source account={account} id={detail.email.id} />
    case "headers":
      return <Headers detail={detail} />
    case "attachments":
      return <Attachments account={account} detail={detail} />
    case "webhooks":
      return <WebhookDeliveries account={account} detail={detail} />
    case "json":
      return <Json detail={detail} />
  }
}

const labelOf = (name: TabName, { deliveries, email }: Detail): string =>
  name === "attachments"
    ? texts.tabs.attachments(email.attachments.length)
    : name === "webhooks"
    ? texts.tabs.webhooks(deliveries.length)
    : texts.tabs[name]

const tabsOf = (props: Props): ReadonlyArray<Tab<TabName>> =>
  tabNames.map((name) => ({
    name,
    label: labelOf(name, props.detail),
    content: () => (
      <div className="flex flex-col gap-3 px-4 py-3">
        <Content {...props} name={name} />
      </div>
    )
  }))

/** The contents of an email: preview, bodies, source, headers and attachments, webhooks, JSON. */
export const Contents = (props: Props) => (
  <Tabs
    label={texts.tabs.label}
    open={props.view.tab ?? "preview"}
    onOpen={(tab) => props.onView({ tab: tab === "preview" ? undefined : tab })}
    tabs={tabsOf(props)}
  />
)
