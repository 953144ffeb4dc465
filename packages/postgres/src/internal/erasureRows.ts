import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { redactContents } from "@sendwright/core/privacy/ErasedEmail"
import { isTextual, type Redactor } from "@sendwright/core/privacy/Redaction"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { searchTextOf } from "./acceptColumns.ts"
import type { Database } from "./Database.ts"
import * as P from "./params.ts"
import { redactedEntries } from "./searchEntries.ts"

/** Attachments that are texts (as `isTextual` has it, or more), as a condition on `a.content_type`. */
const textualFiles = "a.content_type ~* '^(text|message|application)/'"

/** What `redactor.pattern` hits of an attachment: in its bytes, those that are not ASCII are escaped. */
const fileHit = (pattern: string): string =>
  `(a.filename ~* ${pattern} OR a.content_type ~* ${pattern}
    OR (${textualFiles} AND encode(a.content, 'escape') ~* ${pattern}))`

/**
 * A window of an account's log of one mode, oldest first, and which of its emails may hold the address.
 * $1 account, $2 mode, $3 and $4 the place before it, $5 its length, $6 pattern, $7 address.
 */
export const windowStatement = `
WITH w AS MATERIALIZED (
  SELECT id, created_at FROM sendwright.emails
  WHERE account_id = $1 AND mode = $2 AND (created_at, id) > ($3, $4::uuid)
  ORDER BY created_at, id LIMIT $5
)
SELECT w.id, w.created_at,
  $7 = ANY (e.recipients) OR e.search_text ~* $6 OR e.sender ~* $6 OR e.reply_to ~* $6 IS TRUE
  OR array_to_string(e.to_list || e.cc_list || e.bcc_list || e.tags, E'\\n') ~* $6
  OR array_to_string(e.envelopes, E'\\n') ~* $6 IS TRUE
  OR e.idempotency_key ~* $6 IS TRUE OR e.message_id ~* $6
  OR EXISTS (SELECT FROM sendwright.email_contents c WHERE c.email_id = w.id
    AND (c.html ~* $6 OR c.body_text ~* $6 OR c.headers::text ~* $6 OR c.unsubscribe_url ~* $6))
  OR (e.attachment_count > 0
    AND EXISTS (SELECT FROM sendwright.email_attachments a WHERE a.email_id = w.id AND ${fileHit("$6")}))
  OR EXISTS (SELECT FROM sendwright.email_states s WHERE s.email_id = w.id
    AND (s.error ~* $6 OR s.provider_message_id ~* $6))
  OR EXISTS (SELECT FROM sendwright.email_events v WHERE v.email_id = w.id
    AND (v.details::text ~* $6 OR array_to_string(v.keys, E'\\n') ~* $6)) AS hit
FROM w JOIN sendwright.emails e ON e.id = w.id ORDER BY w.created_at, w.id`

export interface EmailRow {
  readonly id: string
  readonly sender: string
  readonly to_list: ReadonlyArray<string>
  readonly cc_list: ReadonlyArray<string>
  readonly bcc_list: ReadonlyArray<string>
  readonly reply_to: string | null
  readonly subject: string
  readonly tags: ReadonlyArray<string>
  readonly message_id: string
  readonly recipients: ReadonlyArray<string>
  readonly envelopes: ReadonlyArray<string> | null
  readonly idempotency_key: string | null
  readonly html: string | null
  readonly body_text: string | null
  readonly headers: Readonly<Record<string, string>> | null
  readonly unsubscribe_url: string | null
}

export const emailsStatement = `
SELECT e.id, e.sender, e.to_list, e.cc_list, e.bcc_list, e.reply_to, e.subject, e.tags, e.message_id, e.recipients,
  e.envelopes, e.idempotency_key, c.html, c.body_text, c.headers, c.unsubscribe_url
FROM sendwright.emails e LEFT JOIN sendwright.email_contents c ON c.email_id = e.id WHERE e.id = ANY ($1::uuid[])`

/** The row as it is to be: the fields of an email, but for those that nobody can name a person in. */
const redactRow = (row: EmailRow, redactor: Redactor): EmailRow => {
  const email = redactContents(
    {
      from: row.sender,
      to: row.to_list,
      cc: row.cc_list,
      bcc: row.bcc_list,
      replyTo: row.reply_to,
      subject: row.subject,
      tags: row.tags,
      html: row.html,
      text: row.body_text,
      headers: row.headers ?? {},
      attachments: [],
      unsubscribeUrl: row.unsubscribe_url,
      messageId: row.message_id,
      recipients: row.recipients.map((address, index) => ({
        address,
        envelope: row.envelopes?.[index] ?? address,
        simulation: null
      }))
    } satisfies Pick<NewEmail, keyof Parameters<typeof redactContents>[0]>,
    redactor
  )
  return {
    id: row.id,
    sender: email.from,
    to_list: email.to,
    cc_list: email.cc,
    bcc_list: email.bcc,
    reply_to: email.replyTo,
    subject: email.subject,
    tags: email.tags,
    message_id: email.messageId,
    recipients: email.recipients.map(({ address }) => address),
    envelopes: row.envelopes === null ? null : email.recipients.map(({ envelope }) => envelope),
    idempotency_key: row.idempotency_key === null ? null : redactor.name(row.idempotency_key),
    html: email.html,
    body_text: email.text,
    headers: row.headers === null ? null : email.headers,
    unsubscribe_url: email.unsubscribeUrl
  }
}

const writeEmailsStatement = `
WITH u AS MATERIALIZED (
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
    AS u(id, sender, to_list, cc_list, bcc_list, reply_to, subject, tags, message_id, recipients, envelopes,
      idempotency_key, search_text)
),
contents AS (
  UPDATE sendwright.email_contents c SET html = n.html, body_text = n.body_text, headers = n.headers::json,
    unsubscribe_url = n.unsubscribe_url
  FROM unnest($1::uuid[], $14::text[], $15::text[], $16::text[], $17::text[])
    AS n(id, html, body_text, headers, unsubscribe_url)
  WHERE c.email_id = n.id
),${redactedEntries}
UPDATE sendwright.emails e SET sender = u.sender, to_list = u.to_list::text[], cc_list = u.cc_list::text[],
  bcc_list = u.bcc_list::text[], reply_to = u.reply_to, subject = u.subject, tags = u.tags::text[],
  message_id = u.message_id, recipients = u.recipients::text[], envelopes = u.envelopes::text[],
  idempotency_key = u.idempotency_key, search_text = u.search_text
FROM u WHERE e.id = u.id`

/** Redacts emails and their contents. Answers with those that changed. */
export const redactEmails = Effect.fnUntraced(function*(
  db: Database,
  items: ReadonlyArray<{ readonly row: EmailRow; readonly redactor: Redactor }>
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const changed = items.flatMap(({ redactor, row }) => {
    const redacted = redactRow(row, redactor)
    return JSON.stringify(redacted) === JSON.stringify(redactRow(row, identity)) ? [] : [redacted]
  })
  if (changed.length === 0) return []
  yield* db.query(writeEmailsStatement, [
    P.uuids(changed.map((row) => row.id)),
    P.texts(changed.map((row) => row.sender)),
    P.texts(changed.map((row) => P.arrayLiteral(row.to_list))),
    P.texts(changed.map((row) => P.arrayLiteral(row.cc_list))),
    P.texts(changed.map((row) => P.arrayLiteral(row.bcc_list))),
    P.texts(changed.map((row) => row.reply_to)),
    P.texts(changed.map((row) => row.subject)),
    P.texts(changed.map((row) => P.arrayLiteral(row.tags))),
    P.texts(changed.map((row) => row.message_id)),
    P.texts(changed.map((row) => P.arrayLiteral(row.recipients))),
    P.texts(changed.map((row) => row.envelopes === null ? null : P.arrayLiteral(row.envelopes))),
    P.texts(changed.map((row) => row.idempotency_key)),
    P.texts(
      changed.map((row) =>
        searchTextOf(
          { to: row.to_list, cc: row.cc_list, bcc: row.bcc_list, recipients: row.recipients },
          row.subject
        )
      )
    ),
    P.texts(changed.map((row) => row.html)),
    P.texts(changed.map((row) => row.body_text)),
    P.texts(changed.map((row) => row.headers === null ? null : P.json(row.headers))),
    P.texts(changed.map((row) => row.unsubscribe_url))
  ])
  return changed.map((row) => row.id)
})

/** Changes nothing, but puts a row into the same form. */
const identity: Redactor = {
  address: "",
  pattern: "",
  text: (text) => text,
  name: (name) => name,
  mailbox: (mailbox) => mailbox,
  json: (value) => value,
  key: (key) => key,
  bytes: (bytes) => bytes,
  is: () => false
}

const filesStatement = `
SELECT a.email_id, a.position, a.filename, a.content_type, a.content FROM sendwright.email_attachments a
WHERE a.email_id = ANY ($1::uuid[]) AND ${fileHit("$2")}`

interface FileRow {
  readonly email_id: string
  readonly position: number
  readonly filename: string
  readonly content_type: string
  readonly content: Uint8Array
}

const writeFilesStatement = `
UPDATE sendwright.email_attachments a SET filename = u.filename, content_type = u.content_type, content = u.content,
  size = octet_length(u.content)
FROM unnest($1::uuid[], $2::int4[], $3::text[], $4::text[], $5::bytea[])
  AS u(email_id, position, filename, content_type, content)
WHERE a.email_id = u.email_id AND a.position = u.position`

/** Redacts the names of attachments, and what stands in those that are texts. */
export const redactFiles = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>,
  redactor: Redactor
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const rows = yield* db.query<FileRow>(filesStatement, [P.uuids(ids), P.text(redactor.pattern)])
  const changed = rows.flatMap((row): ReadonlyArray<FileRow> => {
    const filename = redactor.name(row.filename)
    const content_type = redactor.text(row.content_type)
    const content = isTextual(row.content_type) ? redactor.bytes(row.content) : row.content
    return filename === row.filename && content_type === row.content_type && content === row.content
      ? []
      : [{ ...row, filename, content_type, content }]
  })
  if (changed.length === 0) return []
  yield* db.query(writeFilesStatement, [
    P.uuids(changed.map((row) => row.email_id)),
    P.ints(changed.map((row) => row.position)),
    P.texts(changed.map((row) => row.filename)),
    P.texts(changed.map((row) => row.content_type)),
    P.bytes(changed.map((row) => row.content))
  ])
  return changed.map((row) => row.email_id)
})

const eventsStatement = `
SELECT v.email_id, v.sequence, v.details, v.keys FROM sendwright.email_events v
WHERE v.email_id = ANY ($1::uuid[]) AND (v.details::text ~* $2 OR array_to_string(v.keys, E'\\n') ~* $2)`

interface EventRow {
  readonly email_id: string
  readonly sequence: number
  readonly details: Readonly<Record<string, unknown>>
  readonly keys: ReadonlyArray<string>
}

const writeEventsStatement = `
UPDATE sendwright.email_events v SET details = u.details::json, keys = u.keys::text[]
FROM unnest($1::uuid[], $2::int4[], $3::text[], $4::text[]) AS u(email_id, sequence, details, keys)
WHERE v.email_id = u.email_id AND v.sequence = u.sequence`

/** Redacts events and what they are known by. Answers with the email of each whose details changed. */
export const redactEvents = Effect.fnUntraced(function*(
  db: Database,
  ids: ReadonlyArray<string>,
  redactor: Redactor
): Effect.fn.Return<ReadonlyArray<string>, SqlError> {
  const rows = yield* db.query<EventRow>(eventsStatement, [P.uuids(ids), P.text(redactor.pattern)])
  if (rows.length === 0) return []
  const redacted = rows.map((row) => ({
    ...row,
    details: redactor.json(row.details),
    keys: row.keys.map(redactor.key)
  }))
  yield* db.query(writeEventsStatement, [
    P.uuids(redacted.map((row) => row.email_id)),
    P.ints(redacted.map((row) => row.sequence)),
    P.texts(redacted.map((row) => P.json(row.details))),
    P.texts(redacted.map((row) => P.arrayLiteral(row.keys)))
  ])
  return redacted.filter((row, index) => P.json(row.details) !== P.json(rows[index]?.details))
    .map((row) => row.email_id)
})
