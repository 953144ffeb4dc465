import { decoder } from "@sendwright/api/wire/Body"
import { WireEmailSummary } from "@sendwright/api/wire/Email"
import { momentOf, Once, pageOf, pageQuery, Time } from "@sendwright/api/wire/Page"
import { EmailStatus, Id } from "@sendwright/api/wire/Scalars"
import { bulkActions, type BulkStep } from "@sendwright/core/emails/BulkActions"
import type { LogRequest } from "@sendwright/core/emails/EmailLog"
import { modes } from "@sendwright/core/foundation/Mode"
import * as Schema from "effect/Schema"

/** The filters of the log. Of several statuses, an email needs one. */
export const logQuery = {
  mode: Schema.optionalKey(Schema.Literals(modes)),
  status: Schema.optionalKey(Schema.Array(EmailStatus)),
  tag: Schema.optionalKey(Once),
  domain: Schema.optionalKey(Once),
  key: Schema.optionalKey(Once),
  from: Schema.optionalKey(Time),
  to: Schema.optionalKey(Time),
  q: Schema.optionalKey(Once)
} as const

type LogQuery = Schema.Struct<typeof logQuery>["Type"]

/** The request of a query. Its mode is that of the caller, which the guard has read from the same query. */
export const toLogRequest = ({ domain, from, key, q, status, tag, to }: LogQuery): LogRequest => ({
  mode: null,
  statuses: status ?? [],
  tag: tag ?? null,
  domain: domain ?? null,
  sender: null,
  keyId: key ?? null,
  templateId: null,
  from: momentOf(from) ?? null,
  to: momentOf(to) ?? null,
  q: q ?? null
})

/** The query for a page of the log. */
export const logPageQuery = { ...logQuery, ...pageQuery } as const

/** A page of the log, newest first. */
export const WireEmails = Schema.Struct({
  ...pageOf(WireEmailSummary).fields,
  live_cursor: Schema.String.annotate({
    description: "What is accepted after this page was read is told after this cursor (`after` of the live channel)."
  })
}).annotate({ identifier: "Emails" })

/** How many emails match. */
export const WireEmailCount = Schema.Struct({
  count: Schema.Int,
  is_exact: Schema.Boolean.annotate({ description: "Otherwise there are more." })
}).annotate({ identifier: "EmailCount" })

/** One step of a bulk action. */
export const WireBulkRequest = Schema.Struct({
  action: Schema.Literals(bulkActions),
  run: Schema.String.annotate({ description: "A UUID of the whole run. A step that is repeated does nothing twice." }),
  cursor: Schema.NullOr(Schema.String).annotate({ description: "The next_cursor of the step before; null at first." })
}).annotate({ identifier: "BulkRequest" })

/** Reads a step of a bulk action. */
export const decodeBulkRequest = decoder(WireBulkRequest)

/** The result of a step. */
export const WireBulkStep = Schema.Struct({
  done: Schema.Int,
  skipped: Schema.Array(Schema.Struct({ id: Id, reason: Schema.String })),
  next_cursor: Schema.NullOr(Schema.String).annotate({ description: "null: nothing is left." }),
  wait_ms: Schema.Int.annotate({ description: "How long to wait before the next step." })
}).annotate({ identifier: "BulkStep" })

/** Encodes the result of a step. */
export const toWireStep = ({ done, nextCursor, skipped, waitMillis }: BulkStep): typeof WireBulkStep.Type => ({
  done,
  skipped,
  next_cursor: nextCursor,
  wait_ms: waitMillis
})
