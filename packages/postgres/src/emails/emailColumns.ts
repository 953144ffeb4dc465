import type { EmailContents, EmailHeading, OwnHeader } from "@sendwright/core/model/EmailFields"
import { type Column, column, columnsOf } from "../sql/columns.ts"
import { lines } from "../sql/erasureHit.ts"

/** Where `sendwright.emails` has each field of a heading. */
const heading: { readonly [Field in keyof EmailHeading]: Column<EmailHeading> } = {
  from: column("sender", "text", (email) => email.from),
  to: column("to_list", "text[]", (email) => email.to),
  cc: column("cc_list", "text[]", (email) => email.cc),
  bcc: column("bcc_list", "text[]", (email) => email.bcc),
  // Most emails have none: a null takes no room.
  replyTo: column("reply_to", "text[]", ({ replyTo }) => replyTo.length === 0 ? null : replyTo),
  subject: column("subject", "text", (email) => email.subject),
  tags: column("tags", "text[]", (email) => email.tags),
  ownHeader: column("own_header", "json", ({ ownHeader }) => ownHeader ?? undefined)
}
export const headingColumns: ReadonlyArray<Column<EmailHeading>> = Object.values(heading)

export interface HeadingRow {
  readonly sender: string
  readonly to_list: ReadonlyArray<string>
  readonly cc_list: ReadonlyArray<string>
  readonly bcc_list: ReadonlyArray<string>
  readonly reply_to: ReadonlyArray<string> | null
  readonly subject: string
  readonly tags: ReadonlyArray<string>
  readonly own_header: OwnHeader | null
}

export const toHeading = (row: HeadingRow): EmailHeading => ({
  from: row.sender,
  to: row.to_list,
  cc: row.cc_list,
  bcc: row.bcc_list,
  replyTo: row.reply_to ?? [],
  subject: row.subject,
  tags: row.tags,
  ownHeader: row.own_header
})

/** Where `sendwright.email_contents` has each field of the contents. */
const contents: { readonly [Field in keyof EmailContents]: Column<EmailContents> } = {
  html: column("html", "text", (email) => email.html),
  text: column("body_text", "text", (email) => email.text),
  headers: column("headers", "json", (email) => email.headers),
  unsubscribeUrl: column("unsubscribe_url", "text", (email) => email.unsubscribeUrl)
}
export const contentColumns: ReadonlyArray<Column<EmailContents>> = Object.values(contents)

export interface ContentsRow {
  readonly html: string | null
  readonly body_text: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly unsubscribe_url: string | null
}

export const toContents = (row: ContentsRow): EmailContents => ({
  html: row.html,
  text: row.body_text,
  headers: row.headers,
  unsubscribeUrl: row.unsubscribe_url
})

/** The contents in `sendwright.email_contents c`, empty where they were purged and the join found none. */
export const leftContents: string = contentColumns.map(({ name, type }) =>
  type === "json" ? `coalesce(c.${name}, '{}') AS ${name}` : `c.${name}`
).join(", ")

/** The contents in `sendwright.email_contents c`, one after the other. */
export const contentsText: string = lines(
  contentColumns.map(({ name, type }) => `c.${name}${type === "json" ? "::text" : ""}`)
)

export const headingOf = (alias: string): string => columnsOf(alias, headingColumns)
export const contentsOf = (alias: string): string => columnsOf(alias, contentColumns)
