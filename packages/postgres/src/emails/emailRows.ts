import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { AttachmentSummary, Email, EmailSummary, Match, Recipient, Simulation } from "@sendwright/core/model/Email"
import type { EventDetails, EventType } from "@sendwright/core/model/EmailEvent"
import type { EmailStatus, RecipientState } from "@sendwright/core/model/EmailStatus"
import { attachmentsOf, hasOriginal, type StoredFile } from "@sendwright/core/model/OriginalMessage"
import { type InMonths, statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"
import type { Parameters } from "../sql/Statement.ts"
import { type ContentsRow, headingOf, type HeadingRow, leftContents, toContents, toHeading } from "./emailColumns.ts"

/** The columns of a list entry, of `sendwright.emails e` and `sendwright.email_states s`. */
export const summaryColumns = `e.id, e.mode, ${headingOf("e")},
  s.status, s.scheduled_at, e.created_at, s.updated_at`

export interface SummaryRow extends HeadingRow {
  readonly id: string
  readonly mode: Mode
  readonly status: EmailStatus
  readonly scheduled_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

export const toSummary = (row: SummaryRow, match: Match | null): EmailSummary => ({
  id: row.id,
  mode: row.mode,
  ...toHeading(row),
  status: row.status,
  scheduledAt: row.scheduled_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  match
})

type Within = InMonths["within"]

/** Full records in some months, and more columns of them. */
export const recordsWith = (within: Within, more = ""): string => `
SELECT ${summaryColumns}, ${leftContents},
  e.idempotency_key, e.domain_id, s.provider_message_id, s.error,
  (SELECT json_agg(json_build_object('filename', a.filename, 'contentType', a.content_type,
      'contentId', a.content_id, 'disposition', a.disposition, 'size', a.size) ORDER BY a.position)
    FROM sendwright.email_attachments a WHERE a.email_id = e.id${within("a.email_id")}) AS attachments,
  (SELECT json_agg(json_build_object('id', v.id, 'type', v.type, 'details', v.details, 'sequence', v.sequence,
      'occurredAt', (extract(epoch FROM v.occurred_at) * 1000)::int8) ORDER BY v.occurred_at, v.sequence)
    FROM sendwright.email_history v WHERE v.email_id = e.id${within("v.email_id")}) AS events${more}
FROM sendwright.emails e
JOIN sendwright.email_states s ON s.email_id = e.id${within("s.email_id")}
LEFT JOIN sendwright.email_contents c ON c.email_id = e.id${within("c.email_id")}`

/** One email as it is asked for. */
export interface OneEmail extends EmailScope {
  readonly id: string
}

/** The condition that `sendwright.emails e` is the one that is asked for. */
export const isAsked = (within: Within, parameters: Parameters<OneEmail>): string =>
  `e.id = ${parameters.value("uuid", ({ id }) => P.idOrNull(id))}${within("e.id")}
  AND e.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND e.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`

/**
 * The one statement of one full record: the email, its state and contents, its attachments and events as JSON. The
 * contents are missing once they were purged.
 */
export const findStatement = statementIn<OneEmail, EmailRow>(({ within }, parameters) =>
  `${recordsWith(within)}
WHERE ${isAsked(within, parameters)}`
)

interface FileSummary extends Omit<AttachmentSummary, "disposition"> {
  readonly disposition: StoredFile["disposition"]
}

export interface EmailRow extends SummaryRow, ContentsRow {
  readonly idempotency_key: string | null
  readonly domain_id: string | null
  readonly provider_message_id: string | null
  readonly error: string | null
  readonly attachments: ReadonlyArray<FileSummary> | null
  readonly events:
    | ReadonlyArray<{
      readonly id: string
      readonly type: EventType
      readonly details: EventDetails
      readonly sequence: number
      readonly occurredAt: number
    }>
    | null
}

export const toEmail = (row: EmailRow): Email => ({
  ...toSummary(row, null),
  ...toContents(row),
  idempotencyKey: row.idempotency_key,
  attachments: attachmentsOf(row.attachments ?? []),
  hasOriginal: hasOriginal(row.attachments ?? []),
  domainId: row.domain_id,
  providerMessageId: row.provider_message_id,
  error: row.error,
  events: (row.events ?? []).map(({ details, id, occurredAt, sequence, type }) => ({
    id,
    emailId: row.id,
    type,
    details,
    occurredAt: new Date(occurredAt),
    sequence
  }))
})

/** Recipients as they are stored: parallel arrays, the last two absent where they say nothing. */
export interface RecipientColumns {
  readonly recipients: ReadonlyArray<string>
  readonly states: ReadonlyArray<RecipientState>
  readonly envelopes: ReadonlyArray<string> | null
  readonly simulations: ReadonlyArray<Simulation | null> | null
}

export const toRecipients = (row: RecipientColumns): ReadonlyArray<Recipient> =>
  row.recipients.map((address, index) => ({
    address,
    envelope: row.envelopes?.[index] ?? address,
    state: row.states[index] ?? "queued",
    simulation: row.simulations?.[index] ?? null
  }))
