import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import type { MailboxIdentity } from "@sendwright/core/foundation/Address"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { Steps } from "@sendwright/core/foundation/Steps"
import type { EmailFields } from "@sendwright/core/model/EmailFields"
import type { StoredFile } from "@sendwright/core/model/OriginalMessage"
import { differs, isRedacted, redactContents, redactFile } from "@sendwright/core/privacy/ErasedEmail"
import type { Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { searchTextOf } from "../emails/acceptColumns.ts"
import {
  contentColumns,
  type ContentsRow,
  contentsText,
  headingColumns,
  headingOf,
  type HeadingRow,
  leftContents,
  toContents,
  toHeading
} from "../emails/emailColumns.ts"
import { redactedEntries } from "../emails/searchEntries.ts"
import { limitOf } from "../months/logWindows.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import { assignmentsOf, type Column, column } from "../sql/columns.ts"
import { type Hit, lines, type Looked, lookedFor } from "../sql/erasureHit.ts"
import * as P from "../sql/params.ts"
import { statement } from "../sql/Statement.ts"

/** Attachments that are texts (as `isTextual` has it, or more), as a condition on `a.content_type`. */
const textualFiles = "a.content_type ~* '^(text|message|application)/'"

/** What is hit of an attachment: in its bytes, those that are not ASCII are escaped. */
const fileHit = (hit: Hit): string =>
  `(${hit(lines(["a.filename", "a.content_type", "a.content_id"]))}
    OR (${textualFiles} AND ${hit("encode(a.content, 'escape')")}))`

/** The lines in which an event may hold the address. */
const eventText = lines(["v.details::text", "array_to_string(v.keys, E'\\n')"])

/** A stretch of an account's log of one mode, oldest first. */
interface Window {
  readonly accountId: string
  readonly mode: Mode
  /** The email before it. */
  readonly after: string
  readonly length: number
}

interface IdRow {
  readonly id: string
}

/** The emails of a window. */
export const windowStatement = statement<Window, IdRow>((parameters) => `
SELECT e.id FROM sendwright.emails e
WHERE e.account_id = ${parameters.value("uuid", ({ accountId }) => accountId)}
  AND e.mode = ${parameters.value("text", ({ mode }) => mode)}
  AND e.id > ${parameters.value("uuid", ({ after }) => after)}
ORDER BY e.id ${limitOf(parameters.value("int4", ({ length }) => length))}`)

/**
 * Which emails may hold the address. All that is kept of an email is put together and matched once. Each table is asked
 * for one email at a time, in a sub-select of one value: of one that asks whether rows exist, the planner may read the
 * whole table in advance.
 */
export const hitsStatement = statementIn<Looked, IdRow>(({ within }, parameters) => {
  const hit = lookedFor(parameters)
  return `
SELECT w.id FROM sendwright.emails w CROSS JOIN LATERAL (SELECT ${
    lines([
      "w.search_text",
      "w.sender",
      "w.idempotency_key",
      "w.message_id",
      "w.own_header::text",
      "array_to_string(w.to_list || w.cc_list || w.bcc_list || w.tags || w.envelopes || w.reply_to, E'\\n')",
      `(SELECT ${contentsText} FROM sendwright.email_contents c WHERE c.email_id = w.id${within("c.email_id")})`,
      `(SELECT ${lines(["s.error", "s.provider_message_id"])} FROM sendwright.email_states s
        WHERE s.email_id = w.id${within("s.email_id")})`,
      `(SELECT string_agg(${eventText}, E'\\n') FROM sendwright.email_events v
        WHERE v.email_id = w.id${within("v.email_id")})`,
      `(SELECT string_agg(h.reply, E'\\n') FROM sendwright.email_handoffs h
        WHERE h.email_id = w.id${within("h.email_id")})`
    ])
  } AS text OFFSET 0) t
WHERE w.id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("w.id")} AND (
  ${parameters.value("text", ({ redactor }) => redactor.address)} = ANY (w.recipients) OR ${hit("t.text")}
  OR (w.attachment_count > 0 AND (
    SELECT bool_or(${fileHit(hit)}) FROM sendwright.email_attachments a WHERE a.email_id = w.id${within("a.email_id")}
  ))
)
ORDER BY w.id`
})

export interface EmailRow extends HeadingRow, ContentsRow {
  readonly id: string
  readonly message_id: string
  readonly recipients: ReadonlyArray<MailboxIdentity>
  readonly envelopes: ReadonlyArray<string> | null
  readonly idempotency_key: string | null
}

export const emailsStatement = statementIn<ReadonlyArray<string>, EmailRow>(({ within }, parameters) => {
  const areAsked = `= ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])`
  return `
SELECT e.id, ${headingOf("e")}, e.message_id, e.recipients, e.envelopes, e.idempotency_key, ${leftContents}
FROM sendwright.emails e
LEFT JOIN sendwright.email_contents c ON c.email_id = e.id AND c.email_id ${areAsked}${within("c.email_id")}
WHERE e.id ${areAsked}${within("e.id")}`
})

/** What somebody can be named in, of an email and its contents. */
interface Erasable extends EmailFields {
  readonly id: string
  readonly messageId: string
  readonly recipients: NewEmail["recipients"]
  readonly hasEnvelopes: boolean
  /** Read and written by themselves: `redactFiles`. */
  readonly attachments: readonly []
  readonly idempotencyKey: string | null
}

const toErasable = (row: EmailRow): Erasable => ({
  id: row.id,
  ...toHeading(row),
  ...toContents(row),
  messageId: row.message_id,
  recipients: row.recipients.map((address, index) => ({
    address,
    envelope: row.envelopes?.[index] ?? address,
    simulation: null
  })),
  hasEnvelopes: row.envelopes !== null,
  attachments: [],
  idempotencyKey: row.idempotency_key
})

const redact = function*(email: Erasable, redactor: Redactor): Steps<Erasable> {
  return {
    ...yield* redactContents(email, redactor),
    attachments: [],
    idempotencyKey: email.idempotencyKey === null ? null : redactor.name(email.idempotencyKey)
  }
}

const idColumn = column("id", "uuid", ({ id }: Erasable) => id)

const emailColumns: ReadonlyArray<Column<Erasable>> = [
  ...headingColumns,
  column("message_id", "text", ({ messageId }) => messageId),
  column("recipients", "text[]", ({ recipients }) => recipients.map(({ address }) => address)),
  column(
    "envelopes",
    "text[]",
    ({ hasEnvelopes, recipients }) => hasEnvelopes ? recipients.map(({ envelope }) => envelope) : null
  ),
  column("idempotency_key", "text", ({ idempotencyKey }) => idempotencyKey),
  column("search_text", "text", searchTextOf)
]

const writeEmailsStatement = statementIn<ReadonlyArray<Erasable>>((months, parameters) => `
WITH u AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("u", [idColumn, ...emailColumns], (emails) => emails)}
),
n AS MATERIALIZED (
  SELECT * FROM ${parameters.rows("n", [idColumn, ...contentColumns], (emails) => emails)}
),
contents AS (
  UPDATE sendwright.email_contents c SET ${assignmentsOf("n", contentColumns)}
  FROM n WHERE c.email_id = n.id${months.ofRows("c.email_id", "n", "id")}
),${redactedEntries(months)}
UPDATE sendwright.emails e SET ${assignmentsOf("u", emailColumns)}
FROM u WHERE e.id = u.id${months.ofRows("e.id", "u", "id")}`)

/** Redacts emails and their contents. Answers with those that changed. */
export const redactEmails = Effect.fnUntraced(function*(
  db: Database,
  items: ReadonlyArray<{ readonly row: EmailRow; readonly redactor: Redactor }>
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const changed: Array<Erasable> = []
  for (const { redactor, row } of items) {
    const before = toErasable(row)
    const after = yield* runSteps(redact(before, redactor))
    if (differs(before, after)) changed.push(after)
  }
  if (changed.length > 0) {
    yield* db.run(writeEmailsStatement(yield* monthsOf(changed.map(({ id }) => id))), changed)
  }
  return changed.map(({ id }) => id)
})

interface FileRow extends StoredFile {
  readonly email_id: string
  readonly position: number
}

const filesStatement = statementIn<Looked, FileRow>(({ within }, parameters) => `
SELECT a.email_id, a.position, a.filename, a.content_type AS "contentType", a.content_id AS "contentId",
  a.disposition, a.content
FROM sendwright.email_attachments a
WHERE a.email_id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("a.email_id")}
  AND (a.disposition IN ('original', 'opaque') OR ${fileHit(lookedFor(parameters))})`)

const fileColumns: ReadonlyArray<Column<FileRow>> = [
  column("email_id", "uuid", (row) => row.email_id),
  column("position", "int4", (row) => row.position),
  column("filename", "text", (row) => row.filename),
  column("content_type", "text", (row) => row.contentType),
  column("content_id", "text", (row) => row.contentId),
  column("content", "bytea", (row) => row.content)
]

const writeFilesStatement = statementIn<ReadonlyArray<FileRow>>(({ ofRows }, parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", fileColumns, (rows) => rows)})
UPDATE sendwright.email_attachments a SET filename = u.filename, content_type = u.content_type,
  content_id = u.content_id, content = u.content,
  size = CASE WHEN a.content = u.content THEN a.size ELSE octet_length(u.content) END
FROM u WHERE a.email_id = u.email_id AND a.position = u.position${ofRows("a.email_id", "u")}`)

/** Redacts the names of attachments, and what is in those that are texts. */
export const redactFiles = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>,
  redactor: Redactor
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const months = yield* monthsOf(ids)
  const rows = yield* db.run(filesStatement(months), { ids, redactor })
  const changed: Array<FileRow> = []
  for (const row of rows) {
    const redacted = yield* runSteps(redactFile(row, redactor))
    if (isRedacted(row, redacted)) changed.push(redacted)
  }
  if (changed.length > 0) yield* db.run(writeFilesStatement(months), changed)
  return changed.map((row) => row.email_id)
})

interface EventRow {
  readonly email_id: string
  readonly sequence: number
  readonly details: Readonly<Record<string, unknown>>
  readonly keys: ReadonlyArray<string>
}

const eventsStatement = statementIn<Looked, EventRow>(({ within }, parameters) => `
SELECT v.email_id, v.sequence, v.details, v.keys FROM sendwright.email_events v
WHERE v.email_id = ANY (${parameters.values("uuid", ({ ids }) => ids)}::uuid[])${within("v.email_id")}
  AND ${lookedFor(parameters)(eventText)}`)

const eventColumns: ReadonlyArray<Column<EventRow>> = [
  column("email_id", "uuid", (row) => row.email_id),
  column("sequence", "int4", (row) => row.sequence),
  column("details", "json", (row) => row.details),
  column("keys", "text[]", (row) => row.keys)
]

const writeEventsStatement = statementIn<ReadonlyArray<EventRow>>(({ ofRows }, parameters) => `
WITH u AS MATERIALIZED (SELECT * FROM ${parameters.rows("u", eventColumns, (rows) => rows)})
UPDATE sendwright.email_events v SET details = u.details::json, keys = u.keys::text[]
FROM u WHERE v.email_id = u.email_id AND v.sequence = u.sequence${ofRows("v.email_id", "u")}`)

/** Redacts events and what they are known by. Answers with the email of each whose details changed. */
export const redactEvents = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>,
  redactor: Redactor
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const months = yield* monthsOf(ids)
  const rows = yield* db.run(eventsStatement(months), { ids, redactor })
  if (rows.length === 0) return []
  const redacted = rows.map((row) => ({
    ...row,
    details: redactor.json(row.details),
    keys: row.keys.map(redactor.key)
  }))
  yield* db.run(writeEventsStatement(months), redacted)
  return redacted.filter((row, index) => P.json(row.details) !== P.json(rows[index]?.details))
    .map((row) => row.email_id)
})
