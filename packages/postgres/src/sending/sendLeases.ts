import type { SendLease } from "@sendwright/core/sending/SendJobs"
import type { JobQueue } from "../queues/JobQueue.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"

/** What a job is recognised by as the one that somebody leased. */
export const leaseColumns: ReadonlyArray<Column<SendLease>> = [
  column("email_id", "uuid", (lease) => P.idOrNull(lease.emailId)),
  column("token", "text", (lease) => lease.token)
]

/**
 * Of a statement that joins jobs `j` to rows with an `email_id`: has them looked up by their ids. A join alone may read
 * the whole index of ids, with all of its dead entries, where the planner believes that the queue is nearly empty.
 */
export const jobsOf = (rows: string): string => `j.email_id = ANY (ARRAY(SELECT email_id FROM ${rows}))`

/** Emails to hand over. `send_jobs` has an index for each condition. */
export const sendQueue: JobQueue = {
  table: "sendwright.send_jobs",
  id: "email_id",
  isFree: "j.token IS NULL AND NOT j.held AND j.mode > ''",
  isFreed: "j.token IS NULL AND NOT j.held AND j.mode < 'z'",
  isLater: "j.token IS NULL AND NOT j.held AND j.wake_at <> j.queued_at",
  isLeased: "j.token IS NOT NULL AND j.mode > ''",
  isDueAtOnce: "f.wake_at = f.queued_at"
}
