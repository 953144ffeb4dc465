import { Link } from "@tanstack/react-router"
import type { Answer } from "../../foundation/api.ts"
import { emailLink } from "../../foundation/emailLink.ts"
import { receivedLink } from "../../foundation/receivedLink.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Time } from "../../ui/Time.tsx"
import { headingClass } from "./headingClass.ts"
import { texts } from "./texts.ts"

const { conversation: words } = texts

type Talk = NonNullable<Answer<"GET /accounts/:account_id/received/:id">["conversation"]>

interface Props {
  readonly account: Account
  readonly mode: "live" | "test"
  /** null: the conversation begins with a received email. */
  readonly sent: Pick<NonNullable<Talk["sent"]>, "created_at" | "from" | "id" | "subject"> | null
  readonly answers: Talk["answers"]
  readonly replies: Talk["replies"]
  /** The id of the email that is shown. */
  readonly here: string
}

/** A sent email, what answers it, and what was sent as replies to that, in the order of their times. */
export const Conversation = ({ account, answers, here, mode, replies, sent }: Props) => {
  const lines = [
    ...[...(sent === null ? [] : [sent]), ...replies].map(({ created_at, from, id, subject }) => ({
      id,
      at: created_at,
      who: from,
      subject,
      link: emailLink
    })),
    ...answers.map(({ from, id, received_at, subject }) => ({
      id,
      at: received_at,
      who: from ?? words.nobody,
      subject,
      link: receivedLink
    }))
  ].sort((left, right) => Date.parse(left.at) - Date.parse(right.at))
  return (
    <section aria-labelledby="conversation" className="px-4">
      <h2 id="conversation" className={headingClass}>{words.title}</h2>
      <ol className="text-13">
        {lines.map(({ at, id, link, subject, who }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5">
            <Time at={at} className="w-28 shrink-0 text-faint" />
            <span className="wrap-anywhere">{who}</span>
            {id === here
              ? <span aria-current="true" className="text-faint">{words.here}</span>
              : (
                <Link {...link(account.id, id, mode)} className="text-accent wrap-anywhere hover:underline">
                  {subject === "" ? texts.noSubject : subject}
                </Link>
              )}
          </li>
        ))}
      </ol>
    </section>
  )
}
