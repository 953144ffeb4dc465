import type { ReactNode } from "react"
import { classes } from "./classes.ts"

/** The statuses of emails, recipients, and everything else that is marked. */
export const statuses = [
  "queued",
  "scheduled",
  "sent",
  "delivered",
  "delayed",
  "bounced",
  "complained",
  "failed",
  "cancelled"
] as const

export type Status = typeof statuses[number]

/** Each status has its own shape, so that it is recognized without its colour. */
const shapes: Record<Status, ReactNode> = {
  queued: <circle cx="8" cy="8" r="4.75" />,
  scheduled: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 5v3.25L10 9.5" />
    </>
  ),
  sent: <path d="M3 8h9.5M9 4.5 12.5 8 9 11.5" />,
  delivered: <path d="m3 8.75 3.25 3.25L13 4.5" />,
  delayed: (
    <>
      <circle cx="8" cy="8" r="5" />
      <path d="M8 3a5 5 0 0 1 0 10z" fill="currentColor" stroke="none" />
    </>
  ),
  bounced: <path d="M13 12.5V9.25A2.75 2.75 0 0 0 10.25 6.5H3.5M6.5 3.25 3.25 6.5 6.5 9.75" />,
  complained: <path d="M4 14V2.75h8.5L10 5.75l2.5 3H4" />,
  failed: <path d="m4 4 8 8m0-8-8 8" />,
  cancelled: <path d="M3.5 8h9" strokeWidth="2.25" />
}

const colours: Record<Status, string> = {
  queued: "text-queued",
  scheduled: "text-scheduled",
  sent: "text-sent",
  delivered: "text-delivered",
  delayed: "text-delayed",
  bounced: "text-bounced",
  complained: "text-complained",
  failed: "text-failed",
  cancelled: "text-cancelled"
}

export interface StatusMarkProps {
  readonly status: Status
  /** The text beside the shape; by default the status itself. */
  readonly children?: ReactNode
  /** Only the shape is visible. Screen readers still read the text. */
  readonly bare?: boolean
  readonly className?: string
}

/** A status: its shape and its word. */
export const StatusMark = ({ bare = false, children, className, status }: StatusMarkProps) => (
  <span
    className={classes(
      "inline-flex items-baseline gap-1.5 whitespace-nowrap",
      bare && "align-middle",
      colours[status],
      className
    )}
  >
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0 self-center"
    >
      {shapes[status]}
    </svg>
    {bare ? <span className="sr-only">{children ?? status}</span> : children ?? status}
  </span>
)
