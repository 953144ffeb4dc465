import { StatusMark } from "../../ui/StatusMark.tsx"
import type { Column } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import type { Email } from "./news.ts"
import { texts } from "./texts.ts"

/** The address of a mailbox, without the name before it. */
const addressIn = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox

/** Whom an email is shown as sent to: whom the search has found, otherwise the first; and how many there are besides. */
const recipientOf = ({ bcc, cc, match, to }: Email): readonly [string, number] => {
  const all = [...to, ...cc, ...bcc]
  const first = match?.field === "recipient" ? match.value : addressIn(all[0] ?? "")
  return [first, all.length - 1]
}

const Recipient = ({ email }: { readonly email: Email }) => {
  const [first, others] = recipientOf(email)
  return (
    <span className="flex gap-1.5">
      <span className="truncate font-medium">{first}</span>
      {others > 0 && <span className="text-faint">{texts.more(others)}</span>}
    </span>
  )
}

/** The columns of the list. On a phone the status is its shape alone. */
export const columns: ReadonlyArray<Column<Email>> = [
  {
    name: "status",
    header: texts.columns.status,
    // 16 px below 768, where the word is left out, and 100 px from there on.
    width: "clamp(16px, (100vw - 767px) * 999, 100px)",
    cell: ({ status }) => (
      <StatusMark status={status} className="align-middle">
        <span className="max-md:sr-only">{status}</span>
      </StatusMark>
    )
  },
  {
    name: "to",
    header: texts.columns.to,
    // On a phone the address is what one looks for.
    width: "minmax(clamp(0px, (767px - 100vw) * 999, 130px), 4fr)",
    cell: (email) => <Recipient email={email} />
  },
  {
    name: "subject",
    header: texts.columns.subject,
    width: "minmax(0, 5fr)",
    cell: ({ subject }) => subject === "" ? <span className="text-faint">{texts.noSubject}</span> : subject
  },
  {
    name: "tags",
    header: texts.columns.tags,
    width: "minmax(0, 2fr)",
    wide: true,
    cell: ({ tags }) => <span className="text-faint">{tags.join(", ")}</span>
  },
  {
    name: "time",
    header: texts.columns.time,
    width: "clamp(60px, (100vw - 767px) * 999, 92px)",
    align: "right",
    cell: ({ created_at, scheduled_at, status }) => (
      <Time at={status === "scheduled" ? scheduled_at : created_at} className="text-soft" />
    )
  }
]

export const keyOf = ({ id }: Email): string => id
