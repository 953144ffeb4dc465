import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { useKeys } from "../../foundation/keyboard.ts"
import { portalView } from "../../foundation/portalView.ts"
import { type Account, useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { Conversation } from "../email/Conversation.tsx"
import { headingClass } from "../email/headingClass.ts"
import { Actions } from "./Actions.tsx"
import { Checks } from "./Checks.tsx"
import { Contents } from "./Contents.tsx"
import { type ReceivedDetail, receivedDetailQuery } from "./queries.ts"
import { texts } from "./texts.ts"
import { oneTitle } from "./title.ts"
import { type ReceivedView, tabs } from "./view.ts"

const route = getRouteApi("/framed/a/$account/received/$received")

const Summary = ({ account, detail: { email, reply } }: {
  readonly account: Account
  readonly detail: ReceivedDetail
}) => {
  const to = [...email.to, ...email.cc]
  const [first = email.envelope.to[0] ?? "", ...more] = to
  const rows = [
    [texts.returnPath, email.envelope.from === "" ? texts.emptyPath : email.envelope.from],
    ...email.reply_to.length === 0 ? [] : [[texts.replyTo, email.reply_to.join(", ")] as const]
  ] as const
  const mayReply = account.may("developer") && portalView() === undefined
  const refusal = reply.refusal !== null
    ? texts.reply.refused(reply.refusal)
    : reply.to.length === 0
    ? texts.reply.nobody
    : undefined
  return (
    <section aria-label={texts.summary} className="flex flex-col gap-1 px-4">
      <Time at={email.received_at} className="text-13 text-faint" />
      <p className="text-16 wrap-anywhere">
        {email.from ?? texts.nobody} → {texts.for(first, more.length)}
      </p>
      <dl className="text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="text-faint">{name}</dt>
            <dd className="wrap-anywhere text-soft">{value}</dd>
          </div>
        ))}
      </dl>
      {mayReply && refusal !== undefined && <p className="text-13 text-soft">{refusal}</p>}
    </section>
  )
}

/** What an answer says, without what it quotes. */
const NewPart = ({ email: { reply_text } }: Pick<ReceivedDetail, "email">) =>
  reply_text === null || reply_text.trim() === "" ? null : (
    <section aria-labelledby="new-part" className="px-4">
      <h2 id="new-part" className={headingClass}>{texts.newPart}</h2>
      <p className="max-w-[72ch] rounded-control border border-line bg-inset p-3 wrap-anywhere whitespace-pre-wrap">
        {reply_text}
      </p>
      <p className="mt-1 text-13 text-faint">{texts.newPartHint}</p>
    </section>
  )

/** One received email: who wrote it, what it answers, whether it is genuine, and its contents. */
export const ReceivedEmailScreen = () => {
  const account = useAccount()
  const { received: id } = route.useParams()
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(receivedDetailQuery(account.id, id))
  const show = (change: ReceivedView) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  // The mode is that of the email, even if the link names the other one.
  const mode = data?.email.mode
  useEffect(() => {
    if (mode !== undefined && mode !== account.mode) {
      void navigate({ search: (before) => ({ ...before, mode: mode === "test" ? "test" : undefined }), replace: true })
    }
  }, [mode, account.mode, navigate])
  const turn = (by: number) => () =>
    show({ tab: tabs[(tabs.indexOf(view.tab ?? "preview") + by + tabs.length) % tabs.length] })
  useKeys([
    { keys: "]", label: texts.keys.next, group: texts.keys.group, run: turn(1) },
    { keys: "[", label: texts.keys.previous, group: texts.keys.group, run: turn(-1) },
    { keys: "Escape", label: texts.keys.back, group: texts.keys.group, run: () => history.back() }
  ])
  const talk = data?.conversation ?? null
  return (
    <Screen
      title={data === undefined ? oneTitle : data.email.subject || texts.noSubject}
      modes={false}
      actions={data !== undefined && <Actions account={account} detail={data} />}
    >
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : (
          <div key={id} className="@container flex w-full max-w-[1280px] flex-col gap-6 py-4">
            <Summary account={account} detail={data} />
            <NewPart email={data.email} />
            {talk !== null && (
              <Conversation
                account={account}
                mode={data.email.mode}
                sent={talk.sent}
                answers={talk.answers}
                replies={talk.replies}
                here={id}
              />
            )}
            <Checks email={data.email} />
            <Contents account={account} detail={data} view={view} onView={show} />
          </div>
        )}
    </Screen>
  )
}
