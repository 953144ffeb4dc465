import { Flag } from "effect/cli"
import * as Console from "effect/Console"
import type * as Effect from "effect/Effect"

/** The flag that every command has. */
export const json = Flag.Boolean("json").pipe(
  Flag.withDescription("Print one line of JSON for programs"),
  Flag.withDefault(false)
)

type Row = Readonly<Record<string, unknown>>

const cell = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "-"
  if (Array.isArray(value)) return value.map(cell).join(", ")
  return typeof value === "object" ? Object.values(value).map(cell).join(" ") : String(value)
}

/** One field a line, its name before it. */
const fields = (row: Row): string => {
  const width = Math.max(...Object.keys(row).map((name) => name.length))
  return Object.entries(row).map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`).join("\n")
}

const readable = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "None." : value.map((row) => fields(row as Row)).join("\n\n")
  return typeof value === "object" && value !== null ? fields(value as Row) : String(value)
}

/** Prints what a command answers: a line of JSON for programs, one field a line for people. */
export const print = (value: unknown, asJson: boolean): Effect.Effect<void> =>
  Console.log(asJson ? JSON.stringify(value) : readable(value))
