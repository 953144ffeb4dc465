import type { AcceptGroup, HandoffLease, NewEmail } from "@sendwright/core/emails/EmailStore"
import type { Origin } from "@sendwright/core/model/Origin"
import { searchedAddresses } from "@sendwright/core/model/SearchedAddress"
import { type Column, column, inside } from "../sql/columns.ts"
import * as P from "../sql/params.ts"
import { encodeTrace } from "../sql/trace.ts"
import { contentColumns, headingColumns } from "./emailColumns.ts"

/** A message, with the number of its group from 1. */
export interface MessageRow {
  readonly g: number
  readonly email: NewEmail
  /** That of its group, with how far `createdAt` may be off for it, in milliseconds; null: however far. */
  readonly lease: HandoffLease & { readonly toleranceMillis: number | null } | undefined
}

/** Who sent an email. */
export const originColumns: ReadonlyArray<Column<Origin>> = [
  column("key_id", "uuid", ({ keyId }) => P.idOrNull(keyId)),
  column("user_id", "uuid", ({ userId }) => P.idOrNull(userId)),
  column("request_id", "uuid", ({ requestId }) => toUuid(requestId)),
  column("copy_of", "uuid", ({ copyOf }) => P.idOrNull(copyOf)),
  column("template_id", "uuid", ({ templateId }) => P.idOrNull(templateId))
]

/** A request id in the form of a UUID, which takes 16 bytes. */
const toUuid = (digits: string | null): string | null =>
  P.idOrNull(
    digits === null
      ? null
      : `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${
        digits.slice(20)
      }`
  )

const emailColumns: ReadonlyArray<Column<NewEmail>> = [
  column("id", "uuid", (email) => email.id),
  column("event_id", "uuid", (email) => email.eventId),
  column("account_id", "uuid", (email) => email.accountId),
  column("mode", "text", (email) => email.mode),
  column("created_at", "timestamptz", (email) => email.createdAt),
  column("scheduled_at", "timestamptz", (email) => email.scheduledAt),
  column("domain", "text", (email) => email.domain),
  ...headingColumns,
  column("recipients", "text[]", ({ recipients }) => recipients.map(({ address }) => address)),
  column("envelopes", "text[]", ({ recipients }) =>
    recipients.every(({ address, envelope }) => address === envelope)
      ? null
      : recipients.map(({ envelope }) => envelope)),
  column("simulations", "text[]", ({ recipients }) =>
    recipients.every(({ simulation }) => simulation === null)
      ? null
      : recipients.map(({ simulation }) => simulation)),
  column("search_text", "text", (email) => searchTextOf(email)),
  ...contentColumns,
  column("message_id", "text", (email) => email.messageId),
  column("attachment_count", "int4", (email) => email.attachments.length),
  column("trace", "bytea", (email) => encodeTrace(email.trace)),
  ...inside(({ origin }: NewEmail) => origin, originColumns)
]

export const messageColumns: ReadonlyArray<Column<MessageRow>> = [
  column("g", "int4", (row) => row.g),
  ...inside((row: MessageRow) => row.email, emailColumns)
]

/** Columns of a batch in which some message is leased. */
export const leaseColumns: ReadonlyArray<Column<MessageRow>> = [
  column("token", "text", ({ lease }) => lease?.token ?? null),
  column("lease_millis", "float8", ({ lease }) => lease?.leaseMillis ?? null),
  column("tolerance_millis", "float8", ({ lease }) => lease?.toleranceMillis ?? null)
]

/** Columns of a batch in which some message answers a received email. */
export const answerColumns: ReadonlyArray<Column<MessageRow>> = [
  column("answers", "uuid", ({ email }) => P.idOrNull(email.answers ?? null))
]

/** Columns of every group of a batch in which some group has more to say. */
export const groupColumns: ReadonlyArray<Column<AcceptGroup>> = [
  column("account_id", "uuid", (group) => group.accountId),
  column("mode", "text", (group) => group.mode)
]

/** Columns of a batch in which some group has an idempotency key. */
export const keyColumns: ReadonlyArray<Column<AcceptGroup>> = [
  column("kind", "text", (group) => group.idempotency?.kind ?? null),
  column("key", "text", (group) => group.idempotency?.key ?? null),
  column("fingerprint", "text", (group) => group.idempotency?.fingerprint ?? null),
  column("expires_at", "timestamptz", (group) => group.idempotency?.expiresAt ?? null),
  column("answer", "json", (group) => group.idempotency === null ? undefined : group.answer ?? null),
  column("now", "timestamptz", (group) => group.now ?? group.messages[0]?.createdAt ?? null)
]

/** Columns of a batch in which some group counts against a quota. */
export const quotaColumns: ReadonlyArray<Column<AcceptGroup>> = [
  column("month", "text", (group) => group.quota?.month ?? null),
  column("month_limit", "int4", (group) => group.quota?.monthlyLimit ?? null),
  column("day", "text", (group) => group.quota?.day ?? null),
  column("day_limit", "int4", (group) => group.quota?.dailyLimit ?? null)
]

/** An attachment: the number of its message in the batch from 1, and its place in the message from 0. */
export interface FileRow {
  readonly n: number
  readonly position: number
  readonly file: NewEmail["attachments"][number]
}

export const fileColumns: ReadonlyArray<Column<FileRow>> = [
  column("n", "int4", (row) => row.n),
  column("position", "int4", (row) => row.position),
  column("filename", "text", ({ file }) => file.filename),
  column("content_type", "text", ({ file }) => file.contentType),
  column("content_id", "text", ({ file }) => file.contentId),
  column("disposition", "text", ({ file }) => file.disposition),
  column("size", "int4", ({ file }) => file.size ?? file.content.length),
  column("content", "bytea", ({ file }) => file.content)
]

/** What a search looks through, lower-cased: one line an address, and the subject as the last line. */
export const searchTextOf = (
  { bcc, cc, recipients, subject, to }: Pick<NewEmail, "to" | "cc" | "bcc" | "recipients" | "subject">
): string => {
  let text = ""
  for (const address of searchedAddresses({ to, cc, bcc, recipients: recipients.map(({ address }) => address) })) {
    text += `${address}\n`
  }
  return (text + subject).toLowerCase()
}
