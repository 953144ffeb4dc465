import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import type { Settlement } from "@sendwright/core/sending/SendJobs"
import { encodeEvent } from "../reports/providerEvents.ts"
import { type Column, column } from "../sql/columns.ts"

/** A report that is kept for later. */
export interface Later {
  readonly emailId: string
  readonly at: Date
  readonly event: ProviderEvent
}

export const laterColumns: ReadonlyArray<Column<Later>> = [
  column("email_id", "uuid", ({ emailId }) => emailId),
  column("provider", "text", ({ event }) => event.provider),
  column("key", "text", ({ event }) => event.key),
  column("event", "text", ({ event }) => encodeEvent(event)),
  column("due_at", "timestamptz", ({ at }) => at),
  column("provider_message_id", "text", ({ event }) => event.providerMessageId)
]

export const laterOf = (settlements: ReadonlyArray<Settlement>): ReadonlyArray<Later> =>
  settlements.flatMap(({ later, lease }) => later.map(({ at, event }) => ({ emailId: lease.emailId, at, event })))
