import type { SendLease } from "@sendwright/core/sending/SendJobs"
import { type Column, column } from "./columns.ts"
import * as P from "./params.ts"

/** What a job is recognised by as the one that somebody leased. */
export const leaseColumns: ReadonlyArray<Column<SendLease>> = [
  column("email_id", "uuid", (lease) => P.idOrNull(lease.emailId)),
  column("token", "text", (lease) => lease.token)
]
