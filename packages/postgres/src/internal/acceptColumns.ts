import type { AcceptGroup, NewEmail } from "@sendwright/core/emails/EmailStore"
import { type Addressed, searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import * as P from "./params.ts"
import { encodeTrace } from "./trace.ts"

/** One column of an `unnest`: its name and type in the statement, and its parameter for the rows of a batch. */
export interface Column<in Row> {
  readonly name: string
  readonly type: string
  readonly param: (rows: ReadonlyArray<Row>) => unknown
}

const column = <Row, A>(
  name: string,
  type: string,
  encode: (values: ReadonlyArray<A>) => unknown,
  of: (row: Row) => A
): Column<Row> => ({ name, type, param: (rows) => encode(rows.map(of)) })

/** A message, with the number of its group from 1. */
export interface MessageRow {
  readonly g: number
  readonly email: NewEmail
}

type Of<Row> = (row: Row) => string | null
const ofMessage = (name: string, of: Of<NewEmail>) => column(name, "text", P.texts, (row: MessageRow) => of(row.email))
const ofGroup = (name: string, of: Of<AcceptGroup>) => column(name, "text", P.texts, of)

/** A row's own arrays are written as literals, which `unnest` passes through as texts. */
export const messageColumns: ReadonlyArray<Column<MessageRow>> = [
  column("g", "int4", P.ints, ({ g }) => g),
  column("id", "uuid", P.uuids, ({ email }) => email.id),
  column("event_id", "uuid", P.uuids, ({ email }) => email.eventId),
  column("account_id", "uuid", P.uuids, ({ email }) => email.accountId),
  ofMessage("mode", (email) => email.mode),
  column("created_at", "timestamptz", P.times, ({ email }) => email.createdAt),
  column("scheduled_at", "timestamptz", P.times, ({ email }) => email.scheduledAt),
  ofMessage("sender", (email) => email.from),
  ofMessage("domain", (email) => email.domain),
  ofMessage("to_list", (email) => P.arrayLiteral(email.to)),
  ofMessage("cc_list", (email) => P.arrayLiteral(email.cc)),
  ofMessage("bcc_list", (email) => P.arrayLiteral(email.bcc)),
  ofMessage("reply_to", (email) => email.replyTo),
  ofMessage("subject", (email) => email.subject),
  ofMessage("tags", (email) => P.arrayLiteral(email.tags)),
  ofMessage("recipients", ({ recipients }) => P.arrayLiteral(recipients.map(({ address }) => address))),
  ofMessage("envelopes", ({ recipients }) =>
    recipients.every(({ address, envelope }) => address === envelope)
      ? null
      : P.arrayLiteral(recipients.map(({ envelope }) => envelope))),
  ofMessage("simulations", ({ recipients }) =>
    recipients.every(({ simulation }) => simulation === null)
      ? null
      : P.arrayLiteral(recipients.map(({ simulation }) => simulation))),
  ofMessage(
    "search_text",
    ({ bcc, cc, recipients, subject, to }) =>
      searchTextOf({ to, cc, bcc, recipients: recipients.map(({ address }) => address) }, subject)
  ),
  ofMessage("html", (email) => email.html),
  ofMessage("body_text", (email) => email.text),
  ofMessage("headers", (email) => P.json(email.headers)),
  ofMessage("unsubscribe_url", (email) => email.unsubscribeUrl),
  ofMessage("message_id", (email) => email.messageId),
  column("attachment_count", "int4", P.ints, ({ email }) => email.attachments.length),
  column("trace", "bytea", P.bytes, ({ email }) => encodeTrace(email.trace))
]

/** Columns of every group of a batch in which some group has more to say. */
export const groupColumns: ReadonlyArray<Column<AcceptGroup>> = [
  column("account_id", "uuid", P.uuids, (group) => group.accountId),
  ofGroup("mode", (group) => group.mode)
]

/** Columns of a batch in which some group has an idempotency key. */
export const keyColumns: ReadonlyArray<Column<AcceptGroup>> = [
  ofGroup("kind", (group) => group.idempotency?.kind ?? null),
  ofGroup("key", (group) => group.idempotency?.key ?? null),
  ofGroup("fingerprint", (group) => group.idempotency?.fingerprint ?? null),
  column("expires_at", "timestamptz", P.times, (group) => group.idempotency?.expiresAt ?? null),
  ofGroup("answer", (group) => group.idempotency === null ? null : P.json(group.answer)),
  column("now", "timestamptz", P.times, (group) => group.messages[0]?.createdAt ?? null)
]

/** Columns of a batch in which some group counts against a quota. */
export const quotaColumns: ReadonlyArray<Column<AcceptGroup>> = [
  ofGroup("month", (group) => group.quota?.month ?? null),
  column("month_limit", "int4", P.ints, (group) => group.quota?.monthlyLimit ?? null),
  ofGroup("day", (group) => group.quota?.day ?? null),
  column("day_limit", "int4", P.ints, (group) => group.quota?.dailyLimit ?? null)
]

/** An attachment: the number of its message in the batch from 1, and its place in the message from 0. */
export interface FileRow {
  readonly n: number
  readonly position: number
  readonly file: NewEmail["attachments"][number]
}

export const fileColumns: ReadonlyArray<Column<FileRow>> = [
  column("n", "int4", P.ints, ({ n }) => n),
  column("position", "int4", P.ints, ({ position }) => position),
  column("filename", "text", P.texts, ({ file }) => file.filename),
  column("content_type", "text", P.texts, ({ file }) => file.contentType),
  column("content", "bytea", P.bytes, ({ file }) => file.content)
]

/** What a search looks through, lower-cased: one line an address, and the subject as the last line. */
export const searchTextOf = (addressed: Addressed, subject: string): string => {
  let text = ""
  for (const address of searchedAddresses(addressed)) text += `${address}\n`
  return (text + subject).toLowerCase()
}
