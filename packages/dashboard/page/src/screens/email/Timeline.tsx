import { eventStates } from "@sendwright/core/model/EmailEvent"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Account } from "../../foundation/useAccount.ts"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { Due, Time } from "../../ui/Time.tsx"
import { durationText } from "../../ui/timeTexts.ts"
import type { Detail, Handoff, TimelineEntry } from "./detail.ts"
import { headingClass } from "./headingClass.ts"
import { texts } from "./texts.ts"

const { timeline: words } = texts

type Event = NonNullable<TimelineEntry["event"]>
type Attempt = NonNullable<TimelineEntry["webhook"]>

const nameOf = (type: string): string => type.slice("email.".length).replaceAll("_", " ")

const hostOf = (url: string): string => URL.canParse(url) ? new URL(url).host : url

const textIn = ({ payload }: Event, name: string): string | undefined =>
  typeof payload[name] === "string" ? payload[name] : undefined

/** The recipients of an event, if the email has more than one recipient. */
const whomOf = ({ payload: { recipients } }: Event, all: number): string =>
  all > 1 && Array.isArray(recipients) ? recipients.filter((one) => typeof one === "string").join(", ") : ""

const Origin = ({ account, origin }: { readonly account: Account; readonly origin: Detail["origin"] }) => (
  <>
    {[
      origin.key_name !== null
        ? words.by(origin.key_name)
        : origin.key_id !== null
        ? words.byKey
        : origin.user_id !== null
        ? words.byUser
        : undefined,
      origin.request_id === null ? undefined : words.request(origin.request_id)
    ].filter(Boolean).join(", ")}
    {origin.copy_of !== null && (
      <Link
        to="/a/$account/emails/$email"
        params={{ account: account.id, email: origin.copy_of }}
        className="ml-2 text-accent underline-offset-2 hover:underline"
      >
        {words.copyOf}
      </Link>
    )}
  </>
)

const EventLine = ({ account, detail, event }: Props & { readonly event: Event }) => {
  const isFirst = event.type === "email.queued" || event.type === "email.scheduled"
  const reply = textIn(event, "diagnostic_code") ?? textIn(event, "smtp_response") ?? textIn(event, "reason")
  return (
    <Line
      name={
        <>
          <StatusMark status={eventStates[event.type]}>{nameOf(event.type)}</StatusMark>{" "}
          <span className="text-soft">{whomOf(event, detail.recipients.length)}</span>
        </>
      }
      description={isFirst && event.id === detail.email.events[0]?.id
        ? <Origin account={account} origin={detail.origin} />
        : reply}
    />
  )
}

const HandoffLine = ({ handoff }: { readonly handoff: Handoff }) => (
  <Line
    name={<span className="text-soft">{words.handoff(handoff.number)}</span>}
    description={
      <>
        {handoff.provider ?? words.noProvider}: {words.outcome[handoff.outcome]}{" "}
        ({durationText(Date.parse(handoff.ended_at) - Date.parse(handoff.began_at))})
        {handoff.reply !== null && <span className="block font-mono text-12 whitespace-pre-line">{handoff.reply}</span>}
        {handoff.meaning !== null && <span className="block">{handoff.meaning.meaning}</span>}
        {handoff.next_at !== null && (
          <span className="block">
            <Due at={handoff.next_at} ahead={words.next} past={words.wasNext} />
          </span>
        )}
      </>
    }
  />
)

const AttemptLine = ({ attempt }: { readonly attempt: Attempt }) => (
  <Line
    name={<span className="text-soft">{words.webhook(nameOf(attempt.event_type))}</span>}
    description={
      <>
        <span title={attempt.url}>→ {hostOf(attempt.url)}</span>{" "}
        <span className={attempt.error === null ? undefined : "text-danger"}>
          {attempt.error ?? attempt.response_code}
        </span>{" "}
        ({durationText(attempt.duration_ms)}
        {attempt.number > 1 && `, ${words.attempt(attempt.number)}`})
        {attempt.next_at !== null && (
          <span>
            , <Due at={attempt.next_at} ahead={words.again} past={words.wasAgain} />
          </span>
        )}
      </>
    }
  />
)

const Line = ({ description, name }: { readonly name: ReactNode; readonly description: ReactNode }) => (
  <>
    <div className="min-w-0 wrap-anywhere">{name}</div>
    <div className="min-w-0 wrap-anywhere text-soft @max-[640px]:col-start-2">{description}</div>
  </>
)

interface Props {
  readonly account: Account
  readonly detail: Detail
}

/** The history of an email in order of time: events, hand-offs, webhook attempts. */
export const Timeline = ({ account, detail }: Props) => (
  <section className="px-4">
    <h2 id="email-timeline" className={headingClass}>{words.title}</h2>
    <ol aria-labelledby="email-timeline" className="text-13">
      {detail.timeline.map((entry, index) => (
        <li
          key={index}
          className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 border-t border-line py-1.5 @min-[640px]:grid-cols-[96px_minmax(0,2fr)_minmax(0,3fr)]"
        >
          <Time at={entry.at} as="clock" className="text-faint" />
          {entry.event !== null && <EventLine account={account} detail={detail} event={entry.event} />}
          {entry.handoff !== null && <HandoffLine handoff={entry.handoff} />}
          {entry.webhook !== null && <AttemptLine attempt={entry.webhook} />}
        </li>
      ))}
    </ol>
  </section>
)
