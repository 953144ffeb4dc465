import type { EmailScope } from "@sendwright/core/accounts/Caller"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type {
  Authentication,
  ReceivedContents,
  ReceivedEmail,
  ReceivedSummary,
  SpamScore
} from "@sendwright/core/received/ReceivedEmail"
import { noContents } from "@sendwright/core/received/ReceivedEmail"
import { recipientsOf, searchTextOf, senderOf } from "@sendwright/core/received/ReceivedQuery"
import type { NewReceived } from "@sendwright/core/received/ReceivedStore"
import type { InMonths } from "../months/monthStatement.ts"
import { type Column, column } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import type { Parameters } from "../sql/Statement.ts"
import { countBytes, judgedPart } from "./receivedUsage.ts"

/** The columns of `sendwright.received` that a message brings. */
export const receivedColumns: ReadonlyArray<Column<NewReceived>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("mode", "text", ({ mode }) => mode),
  column("received_at", "timestamptz", ({ receivedAt }) => receivedAt),
  column("domain", "text", ({ domain }) => domain),
  column("envelope_from", "text", ({ envelope }) => envelope.from),
  column("envelope_to", "text[]", ({ envelope }) => envelope.to),
  column("from_mailbox", "text", ({ from }) => from),
  column("to_list", "text[]", ({ to }) => to),
  column("cc_list", "text[]", ({ cc }) => cc),
  column("reply_to", "text[]", ({ replyTo }) => replyTo),
  column("subject", "text", ({ subject }) => subject),
  column("message_id", "text", ({ messageId }) => messageId),
  column("in_reply_to", "text", ({ inReplyTo }) => inReplyTo),
  column("reference_list", "text[]", ({ references }) => references),
  column("authentication", "json", ({ authentication }) => authentication ?? undefined),
  column("spam", "json", ({ spam }) => spam ?? undefined),
  column("size", "int4", ({ sizeBytes }) => sizeBytes),
  column("replied_to", "uuid", ({ repliedToEmailId }) => P.idOrNull(repliedToEmailId)),
  column("sender", "text", senderOf),
  column("recipients", "text[]", recipientsOf),
  column("search_text", "text", searchTextOf),
  column("fingerprint", "text", ({ fingerprint }) => fingerprint)
]

/** The same of `sendwright.received_contents`, without the key. */
export const contentsColumns: ReadonlyArray<Column<NewReceived>> = [
  column("html", "text", ({ html }) => html),
  column("body_text", "text", ({ text }) => text),
  column("reply_text", "text", ({ replyText }) => replyText),
  column("headers", "json", ({ headers }) => headers),
  column("attachments", "json", ({ attachments }) => attachments),
  column("original", "bytea", ({ content }) => content)
]

/** The columns of a list entry, of `sendwright.received r`. */
export const summaryColumns = `r.id, r.mode, r.domain, r.envelope_from, r.envelope_to, r.from_mailbox, r.to_list,
  r.cc_list, r.reply_to, r.subject, r.message_id, r.in_reply_to, r.reference_list, r.authentication, r.spam, r.size,
  r.replied_to, r.received_at`

export interface SummaryRow {
  readonly id: string
  readonly mode: Mode
  readonly domain: string
  readonly envelope_from: string
  readonly envelope_to: ReadonlyArray<string>
  readonly from_mailbox: string | null
  readonly to_list: ReadonlyArray<string>
  readonly cc_list: ReadonlyArray<string>
  readonly reply_to: ReadonlyArray<string>
  readonly subject: string
  readonly message_id: string | null
  readonly in_reply_to: string | null
  readonly reference_list: ReadonlyArray<string>
  readonly authentication: Authentication | null
  readonly spam: SpamScore | null
  readonly size: number
  readonly replied_to: string | null
  readonly received_at: Date
}

export const toSummary = (row: SummaryRow): ReceivedSummary => ({
  id: row.id,
  mode: row.mode,
  domain: row.domain,
  envelope: { from: row.envelope_from, to: row.envelope_to },
  from: row.from_mailbox,
  to: row.to_list,
  cc: row.cc_list,
  replyTo: row.reply_to,
  subject: row.subject,
  messageId: row.message_id,
  inReplyTo: row.in_reply_to,
  references: row.reference_list,
  authentication: row.authentication,
  spam: row.spam,
  sizeBytes: row.size,
  repliedToEmailId: row.replied_to,
  receivedAt: row.received_at
})

/** Full records in some months. */
export const recordsWith = (within: InMonths["within"]): string => `
SELECT ${summaryColumns}, c.received_id IS NOT NULL AS has_contents, c.html, c.body_text, c.reply_text, c.headers,
  c.attachments
FROM sendwright.received r
LEFT JOIN sendwright.received_contents c ON c.received_id = r.id${within("c.received_id")}`

export interface ReceivedRow extends SummaryRow {
  readonly has_contents: boolean
  readonly html: string | null
  readonly body_text: string | null
  readonly reply_text: string | null
  /** Null where the contents were deleted, as the next. */
  readonly headers: ReceivedContents["headers"] | null
  readonly attachments: ReceivedContents["attachments"] | null
}

export const toReceived = (row: ReceivedRow): ReceivedEmail => ({
  ...toSummary(row),
  html: row.html,
  text: row.body_text,
  replyText: row.reply_text,
  headers: row.headers ?? noContents.headers,
  attachments: row.attachments ?? noContents.attachments,
  hasOriginal: row.has_contents
})

/** One received email as it is asked for. */
export interface OneReceived extends EmailScope {
  readonly id: string
}

/** The condition that `sendwright.received r` is the one that is asked for. */
export const isAsked = (within: InMonths["within"], parameters: Parameters<OneReceived>): string =>
  `r.id = ${parameters.value("uuid", ({ id }) => P.idOrNull(id))}${within("r.id")}
  AND r.account_id = ${parameters.value("uuid", ({ accountId }) => P.idOrNull(accountId))}
  AND r.mode = ANY (${parameters.values("text", ({ modes }) => modes)})`

/**
 * Common table expressions that delete received emails and what belongs to them; `gone` is a query of the columns `id`,
 * `account_id`, `mode`, `recipients` and `size`, by which all is found. Their deliveries have the ids that follow from email and
 * endpoint, and so the same months; those that were sent again go with their own month, as test events do.
 */
export const deletedReceived = (gone: string, within: InMonths["within"]): string => `
gone AS MATERIALIZED (${gone}),
told AS MATERIALIZED (
  SELECT sendwright.delivery_id(g.id, w.id) AS id FROM gone g CROSS JOIN LATERAL (
    SELECT w.id FROM sendwright.webhook_endpoints w WHERE w.account_id = g.account_id OFFSET 0
  ) w
),
jobs AS (DELETE FROM sendwright.webhook_jobs WHERE delivery_id = ANY (ARRAY(SELECT id FROM told))),
attempts AS (
  DELETE FROM sendwright.webhook_attempts WHERE delivery_id = ANY (ARRAY(SELECT id FROM told))${within("delivery_id")}
),
deliveries AS (
  DELETE FROM sendwright.webhook_deliveries WHERE id = ANY (ARRAY(SELECT id FROM told))${within("id")}
),
answers AS (
  DELETE FROM sendwright.received_answers WHERE received_id = ANY (ARRAY(SELECT id FROM gone))${within("received_id")}
),
recipients AS (
  DELETE FROM sendwright.received_recipients p USING (
    SELECT g.id, g.account_id, g.mode, unnest(g.recipients) AS address FROM gone g
  ) g
  WHERE p.account_id = g.account_id AND p.mode = g.mode AND p.address = g.address AND p.received_id = g.id${
  within("p.received_id")
}
),
contents AS (
  DELETE FROM sendwright.received_contents WHERE received_id = ANY (ARRAY(SELECT id FROM gone))${within("received_id")}
  RETURNING received_id
),
freed AS (${
  countBytes(
    `SELECT g.account_id, ${judgedPart} AS part, -g.size AS bytes FROM gone g JOIN contents c ON c.received_id = g.id`
  )
}
)`
