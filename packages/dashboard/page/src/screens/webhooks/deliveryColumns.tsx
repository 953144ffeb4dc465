import { Recipient } from "../../ui/Recipient.tsx"
import { type Status, StatusMark } from "../../ui/StatusMark.tsx"
import type { Column } from "../../ui/Table.tsx"
import { Time } from "../../ui/Time.tsx"
import type { Delivery } from "./queries.ts"
import { texts } from "./texts.ts"

const markOf = ({ attempts, status }: Delivery): Status =>
  status === "pending" ? attempts === 0 ? "queued" : "delayed" : status

const To = ({ delivery: { other_recipients, recipient } }: { readonly delivery: Delivery }) =>
  recipient !== null && <Recipient address={recipient} others={other_recipients} />

const Event = ({ delivery: { event_type, is_test, replay_of } }: { readonly delivery: Delivery }) => (
  <>
    {event_type}
    {is_test && <span className="ml-2 text-faint">{texts.testEvent}</span>}
    {replay_of !== null && <span className="ml-2 text-faint">{texts.replay}</span>}
  </>
)

/**
 * The columns of the list. In a narrow list, on a phone or beside a delivery, the status is shown without its word, and
 * the event is below the recipient.
 */
export const columns: ReadonlyArray<Column<Delivery>> = [
  {
    name: "status",
    header: (isNarrow) =>
      isNarrow ? <span className="sr-only">{texts.deliveryColumns.status}</span> : texts.deliveryColumns.status,
    width: "110px",
    narrow: "16px",
    cell: (delivery, isNarrow) => (
      <StatusMark status={markOf(delivery)} bare={isNarrow}>{texts.statuses[delivery.status]}</StatusMark>
    )
  },
  {
    name: "recipient",
    header: texts.deliveryColumns.recipient,
    width: "minmax(0, 4fr)",
    cell: (delivery, isNarrow) =>
      !isNarrow
        ? <To delivery={delivery} />
        : delivery.recipient === null
        ? <Event delivery={delivery} />
        : (
          <>
            <To delivery={delivery} />
            <div className="truncate text-12 leading-4 text-soft">
              <Event delivery={delivery} />
            </div>
          </>
        )
  },
  {
    name: "event",
    header: texts.deliveryColumns.event,
    width: "minmax(0, 3fr)",
    wide: true,
    cell: (delivery) => <Event delivery={delivery} />
  },
  {
    name: "answer",
    header: texts.deliveryColumns.answer,
    width: "minmax(0, 3fr)",
    wide: true,
    cell: ({ attempts, last_error, response_code, status }) =>
      attempts === 0 ? null : (
        <span className="text-soft">
          {status === "delivered" ? response_code : last_error ?? response_code ?? texts.noAnswer}
        </span>
      )
  },
  {
    name: "attempts",
    header: texts.deliveryColumns.attempts,
    width: "72px",
    align: "right",
    wide: true,
    cell: ({ attempts }) => attempts
  },
  {
    name: "at",
    header: texts.deliveryColumns.at,
    width: "110px",
    narrow: "64px",
    align: "right",
    cell: ({ created_at }, isNarrow) => <Time at={created_at} as={isNarrow ? "short" : "relative"} />
  }
]

/** The columns without the recipient. The event takes its place. */
export const columnsUnnamed: ReadonlyArray<Column<Delivery>> = columns.flatMap((column) =>
  column.name === "recipient" ? [] : column.name === "event" ? [{ ...column, wide: false }] : [column]
)
