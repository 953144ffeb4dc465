import { Recipient } from "../../ui/Recipient.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import type { Column } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import type { Received } from "./queries.ts"
import { texts } from "./texts.ts"

const Subject = ({ email: { subject } }: { readonly email: Received }) =>
  subject === "" ? <span className="text-faint">{texts.noSubject}</span> : subject

const Sender = ({ email: { from, spam } }: { readonly email: Received }) => (
  <div className="flex items-center gap-2">
    <span className="truncate font-medium">
      {from ?? <span className="text-faint">{texts.nobody}</span>}
    </span>
    {spam?.is_spam === true && (
      <StatusMark status="complained" className="shrink-0 text-12">{texts.checks.spam.spam}</StatusMark>
    )}
  </div>
)

/** The columns of the list. In a narrow list the subject is below the sender. */
export const columns: ReadonlyArray<Column<Received>> = [
  {
    name: "from",
    header: texts.columns.from,
    width: "minmax(0, 4fr)",
    cell: (email, isNarrow) => (
      <>
        <Sender email={email} />
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
    name: "to",
    header: texts.columns.to,
    width: "minmax(0, 3fr)",
    wide: true,
    cell: ({ envelope: { to } }) => <Recipient address={to[0] ?? ""} others={to.length - 1} />
  },
  {
    name: "time",
    header: texts.columns.time,
    width: "110px",
    narrow: "64px",
    align: "right",
    cell: ({ received_at }, isNarrow) => (
      <Time at={received_at} as={isNarrow ? "short" : "relative"} className="text-soft" />
    )
  }
]

export const keyOf = ({ id }: Received): string => id
