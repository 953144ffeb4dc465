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
  readonly sent: Pick<Talk["sent"], "created_at" | "from" | "id" | "subject">
  readonly answers: Talk["answers"]
  /** The id of the email that is shown. */
  readonly here: string
}

/** A sent email and what answers it, in their order. */
export const Conversation = ({ account, answers, here, mode, sent }: Props) => {
  const lines = [
    { id: sent.id, at: sent.created_at, who: sent.from, subject: sent.subject, link: emailLink },
    ...answers.map(({ from, id, received_at, subject }) => ({
      id,
      at: received_at,
      who: from ?? words.nobody,
      subject,
      link: receivedLink
    }))
  ]
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
