import type { Account } from "../../foundation/useAccount.ts"
import { type Status, StatusMark } from "../../ui/StatusMark.tsx"
import { Time } from "../../ui/Time.tsx"
import { durationText } from "../../ui/timeTexts.ts"
import { Contents } from "./Contents.tsx"
import { Conversation } from "./Conversation.tsx"
import type { Detail } from "./detail.ts"
import { Recipients } from "./Recipients.tsx"
import { adviceOf, sentencesOf, tookMs } from "./sentence.ts"
import { texts } from "./texts.ts"
import { timeInSentence } from "./timeInSentence.ts"
import { Timeline } from "./Timeline.tsx"
import type { EmailView } from "./view.ts"

export interface EmailDetailProps {
  readonly account: Account
  readonly detail: Detail
  readonly view: EmailView
  readonly onView: (change: EmailView) => void
}

const statusOf = ({ email, recipients }: Detail): Status =>
  email.status === "sent" && recipients.some(({ status }) => status === "delayed") ? "delayed" : email.status

const StatusLine = ({ detail }: { readonly detail: Detail }) => {
  const { email } = detail
  const ms = email.status === "delivered" ? tookMs(detail) : null
  const status = statusOf(detail)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <StatusMark status={status} className="font-medium">
        {ms === null ? texts.status[status] : texts.status.deliveredIn(durationText(ms))}
      </StatusMark>
      <Time at={email.created_at} className="text-13 text-faint" />
    </span>
  )
}

/** An email, its outcome first. It adapts to the width that it gets, because it also opens beside the list. */
export const EmailDetail = ({ account, detail, onView, view }: EmailDetailProps) => {
  const { email } = detail
  const [first = "", ...more] = [...email.to, ...email.cc, ...email.bcc]
  const advice = adviceOf(detail)
  return (
    <div className="@container flex w-full max-w-[1280px] flex-col gap-6 py-4">
      <section aria-label={texts.summary} className="flex flex-col gap-2 px-4">
        <StatusLine detail={detail} />
        <p className="text-13 wrap-anywhere text-soft">{email.from} → {texts.to(first, more.length)}</p>
        <div role="status" className="max-w-[72ch]">
          <p className="text-16 wrap-anywhere">{sentencesOf(detail, timeInSentence).join(" ")}</p>
          {advice.map((line) => <p key={line} className="text-soft">{line}</p>)}
        </div>
      </section>
      {detail.answers.length > 0 && (
        <Conversation
          account={account}
          mode={email.mode}
          sent={email}
          answers={detail.answers}
          replies={detail.replies}
          here={email.id}
        />
      )}
      <Recipients account={account} detail={detail} />
      <Timeline account={account} detail={detail} />
      <Contents account={account} detail={detail} view={view} onView={onView} />
    </div>
  )
}
