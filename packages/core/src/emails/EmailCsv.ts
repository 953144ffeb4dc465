import type { EmailSummary } from "../model/Email.ts"

/** A value of a cell. */
type Value = string | number | Date | ReadonlyArray<string> | null

const columns: ReadonlyArray<readonly [name: string, of: (email: EmailSummary) => Value]> = [
  ["id", ({ id }) => id],
  ["mode", ({ mode }) => mode],
  ["status", ({ status }) => status],
  ["created_at", ({ createdAt }) => createdAt],
  ["updated_at", ({ updatedAt }) => updatedAt],
  ["scheduled_at", ({ scheduledAt }) => scheduledAt],
  ["from", ({ from }) => from],
  ["to", ({ to }) => to],
  ["cc", ({ cc }) => cc],
  ["bcc", ({ bcc }) => bcc],
  ["reply_to", ({ replyTo }) => replyTo],
  ["subject", ({ subject }) => subject],
  ["tags", ({ tags }) => tags]
]

// Spreadsheets take what begins so for a formula, and some of them run it.
const formula = /^[=+\-@\t\r]/
const special = /[",\r\n]/

/** A text as a cell (RFC 4180 §2): quoted where it must be, and with an apostrophe before what would be a formula. */
export const cellOf = (text: string): string => {
  const plain = formula.test(text) ? `'${text}` : text
  return special.test(plain) ? `"${plain.replaceAll("\"", "\"\"")}"` : plain
}

const textOf = (value: Value): string =>
  value === null
    ? ""
    : value instanceof Date
    ? value.toISOString()
    : typeof value === "object"
    ? value.join("; ")
    : String(value)

/** The first line: the names of the columns. */
export const header: string = `${columns.map(([name]) => name).join(",")}\r\n`

/** A line for each email. */
export const linesOf = (emails: ReadonlyArray<EmailSummary>): string =>
  emails.map((email) => `${columns.map(([, of]) => cellOf(textOf(of(email)))).join(",")}\r\n`).join("")
