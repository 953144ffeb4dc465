import { Recipient } from "../../ui/Recipient.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import type { Column } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import type { Email } from "./news.ts"
import { texts } from "./texts.ts"

/** The address of a mailbox, without the name before it. */
const addressIn = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox

/**
 * The recipient that the list shows: the one that the search found, otherwise the first; and the number of the others.
 */
const recipientOf = ({ bcc, cc, match, to }: Email): readonly [string, number] => {
  const all = [...to, ...cc, ...bcc]
  const first = match?.field === "recipient" ? match.value : addressIn(all[0] ?? "")
  return [first, all.length - 1]
}

const To = ({ email }: { readonly email: Email }) => {
  const [first, others] = recipientOf(email)
  return <Recipient address={first} others={others} />
}

const Subject = ({ email: { subject } }: { readonly email: Email }) =>
  subject === "" ? <span className="text-faint">{texts.noSubject}</span> : subject

/**
 * The columns of the list. In a narrow list, on a phone or beside an email, the status is shown without its word, and
 * the subject is below the recipient.
 */
export const columns: ReadonlyArray<Column<Email>> = [
  {
    name: "status",
    header: (isNarrow) => isNarrow ? <span className="sr-only">{texts.columns.status}</span> : texts.columns.status,
    width: "100px",
    narrow: "16px",
    cell: ({ status }, isNarrow) => <StatusMark status={status} bare={isNarrow} />
  },
  {
    name: "to",
    header: texts.columns.to,
    width: "minmax(0, 4fr)",
    cell: (email, isNarrow) => (
      <>
        <To email={email} />
        {isNarrow && (
          <div className="truncate text-12 leading-4 text-soft">
            <Subject email={email} />
          </div>
        )}
      </>
    )
  },
  {
    name: "subject",
    header: texts.columns.subject,
    width: "minmax(0, 5fr)",
    wide: true,
    cell: (email) => <Subject email={email} />
  },
  {
    name: "tags",
    header: texts.columns.tags,
    width: "minmax(0, 2fr)",
    wide: true,
    cell: ({ tags }) => tags.length > 0 && <span className="text-faint">{tags.join(", ")}</span>
  },
  {
    name: "time",
    header: texts.columns.time,
    width: "110px",
    narrow: "64px",
    align: "right",
    cell: ({ created_at, scheduled_at, status }, isNarrow) => (
      <Time
        at={status === "scheduled" ? scheduled_at : created_at}
        as={isNarrow ? "short" : "relative"}
        className="text-soft"
      />
    )
  }
]

export const keyOf = ({ id }: Email): string => id
