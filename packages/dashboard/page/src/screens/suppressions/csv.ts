import type { Reason } from "./screen.ts"

/** A row of a CSV file. */
export interface CsvRow {
  /** The line where it begins, counted from 1. */
  readonly line: number
  readonly fields: ReadonlyArray<string>
  /** Whether the file ended within the quotes of the last field. */
  readonly isOpen: boolean
}

const separators = [",", ";", "\t"] as const

/** The most frequent separator of the first line. */
const separatorOf = (text: string): string => {
  const first = text.slice(0, /[\r\n]|$/.exec(text)?.index)
  const counts = separators.map((one) => first.split(one).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ","
}

/** Reads a CSV file (RFC 4180) separated by commas, semicolons or tabs. Empty lines are left out. */
export const parseCsv = (given: string): ReadonlyArray<CsvRow> => {
  const text = given.startsWith("\ufeff") ? given.slice(1) : given
  const separator = separatorOf(text)
  const rows: Array<CsvRow> = []
  let fields: Array<string> = []
  let begin = 1
  let line = 1
  let at = 0
  const end = (isOpen = false) => {
    if (fields.length > 1 || fields[0] !== "") rows.push({ line: begin, fields, isOpen })
    fields = []
  }
  for (;;) {
    const { isOpen, next, value } = text[at] === "\"" ? quotedAt(text, at, separator) : bareAt(text, at, separator)
    for (const sign of text.slice(at, next)) if (sign === "\n") line++
    fields.push(value)
    at = next
    if (text[at] === separator) {
      at++
      continue
    }
    end(isOpen)
    if (at >= text.length) return rows
    at += text.startsWith("\r\n", at) ? 2 : 1
    line++
    begin = line
    if (at >= text.length) return rows
  }
}

interface Taken {
  readonly value: string
  readonly next: number
  readonly isOpen: boolean
}

const bareAt = (text: string, at: number, separator: string): Taken => {
  let next = at
  while (next < text.length && text[next] !== separator && text[next] !== "\n" && text[next] !== "\r") next++
  return { value: text.slice(at, next), next, isOpen: false }
}

const quotedAt = (text: string, at: number, separator: string): Taken => {
  let value = ""
  let from = at + 1
  for (;;) {
    const quote = text.indexOf("\"", from)
    if (quote === -1) return { value: value + text.slice(from), next: text.length, isOpen: true }
    value += text.slice(from, quote)
    if (text[quote + 1] !== "\"") {
      // Some programs write text between the closing quote and the separator. It belongs to the field.
      const rest = bareAt(text, quote + 1, separator)
      return { ...rest, value: value + rest.value }
    }
    value += "\""
    from = quote + 2
  }
}

/** An address of the file, and the reason why it was suppressed. */
interface Entry {
  readonly line: number
  readonly address: string
  readonly reason: Reason
}

/** The addresses of a file; `bad` are the lines without one. */
export interface Entries {
  readonly entries: ReadonlyArray<Entry>
  readonly bad: ReadonlyArray<{ readonly line: number; readonly text: string; readonly isOpen: boolean }>
}

const addressNames = /^(?:e-?mail|e-?mail[ _-]?address|address|recipient)$/i
const reasonNames = /^(?:reason|type|cause|origin|status)$/i

const reasonOf = (text: string): Reason =>
  /bounce/i.test(text) ? "bounce" : /complain|spam|abuse/i.test(text) ? "complaint" : "manual"

/**
 * The field without the apostrophe that this service's exports put before text that a spreadsheet would run as a
 * formula.
 */
const bare = (field: string): string => field.trim().replace(/^'(?=['=+\-@＝＋－＠])/, "")

/** The addresses of a CSV file. */
export const readEntries = (text: string): Entries => {
  const rows = parseCsv(text)
  const head = rows[0]?.fields.map((field) => field.trim()) ?? []
  const named = head.findIndex((name) => addressNames.test(name))
  const hasHead = named !== -1 && !head.some((field) => field.includes("@"))
  const firstWith = rows.find(({ fields }) => fields.some((field) => field.includes("@")))
  const column = hasHead ? named : firstWith?.fields.findIndex((field) => field.includes("@")) ?? 0
  const reasonColumn = hasHead ? head.findIndex((name) => reasonNames.test(name)) : -1
  const entries: Array<Entry> = []
  const bad: Array<Entries["bad"][number]> = []
  for (const { fields, isOpen, line } of hasHead ? rows.slice(1) : rows) {
    const address = bare(fields[column] ?? "")
    if (isOpen || !address.includes("@")) bad.push({ line, text: fields.join(", ").slice(0, 80), isOpen })
    else entries.push({ line, address, reason: reasonOf(fields[reasonColumn] ?? "") })
  }
  return { entries, bad }
}
