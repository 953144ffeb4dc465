import * as Console from "effect/Console"
import type * as Effect from "effect/Effect"
import * as Flag from "effect/cli/Flag"

/** The flag that every command takes: data for programs instead of lines for people. */
export const json = Flag.Boolean("json").pipe(
  Flag.withDescription("Print JSON, errors too"),
  Flag.withDefault(false)
)

/** Prints what a command found: as one line of JSON, or as the lines that `human` makes of it. */
export const print = <A>(asJson: boolean, value: A, human: (value: A) => string): Effect.Effect<void> =>
  Console.log(asJson ? JSON.stringify(value) : human(value))

const cell = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "-"
  return Array.isArray(value) ? value.join(",") : typeof value === "string" ? value : JSON.stringify(value)
}

/** Rows under a heading, in columns as wide as they need. */
export const table = (columns: ReadonlyArray<string>, rows: ReadonlyArray<Readonly<Record<string, unknown>>>): string => {
  const lines = [columns.map((name) => name.toUpperCase()), ...rows.map((row) => columns.map((name) => cell(row[name])))]
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)))
  return lines.map((line) => line.map((text, i) => text.padEnd(widths[i]!)).join("  ").trimEnd()).join("\n")
}

/** One value a line, its name before it. */
export const fields = (record: Readonly<Record<string, unknown>>): string => {
  const width = Math.max(...Object.keys(record).map((name) => name.length))
  return Object.entries(record).map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`).join("\n")
}
