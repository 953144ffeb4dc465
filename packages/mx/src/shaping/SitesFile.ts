import * as Result from "effect/Result"
import * as fs from "node:fs"
import { maxLength } from "../Site.ts"
import { everyOther, type SiteRow } from "./SiteLimits.ts"

/** Rows that a file may have. */
const maxRows = 200
/** The size of a file, in octets. */
const maxSize = 1_000_000

/** The limits of a row that leaves some out, and the most that they may be. */
const numbers = {
  connections: { fallback: 10, max: 1_000 },
  messagesPerConnection: { fallback: 100, max: 1_000_000 },
  perMinute: { fallback: 600, max: 1_000_000 }
} as const

type Field = keyof typeof numbers
const fields: ReadonlyArray<string> = ["pattern", ...Object.keys(numbers)]

// The name of a host or a site: at most as long as that of a site.
const patternForm = /^(?:\*|\*\.[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[a-z0-9:.]+\]|[a-z0-9(][a-z0-9.()|~-]*)$/

const lineAt = (text: string, message: string): number => {
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length)
  return text.slice(0, position).split("\n").length
}

const numberOf = (value: unknown, field: Field): Result.Result<number, string> => {
  const { fallback, max } = numbers[field]
  if (value === undefined) return Result.succeed(fallback)
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max
    ? Result.succeed(value)
    : Result.fail(`has a field ${field} that must be a whole number from 1 to ${max}`)
}

const patternOf = (value: unknown): Result.Result<string, string> => {
  const pattern = typeof value === "string" ? value.toLowerCase() : ""
  return pattern.length <= maxLength && patternForm.test(pattern)
    ? Result.succeed(pattern)
    : Result.fail(
      `has a field pattern that must be the name of a mail server, such as mx.example.com or *.example.com, or `
        + `${everyOther} for all others`
    )
}

const rowOf = (value: unknown): Result.Result<SiteRow, string> =>
  Result.gen(function*() {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return yield* Result.fail(`must be an object with the fields ${fields.join(", ")}`)
    }
    const given: Partial<Record<string, unknown>> = { ...value }
    const unknown = Object.keys(given).find((field) => !fields.includes(field))
    if (unknown !== undefined) {
      return yield* Result.fail(`has a field ${JSON.stringify(unknown)}; the known ones are ${fields.join(", ")}`)
    }
    return {
      pattern: yield* patternOf(given["pattern"]),
      connections: yield* numberOf(given["connections"], "connections"),
      messagesPerConnection: yield* numberOf(given["messagesPerConnection"], "messagesPerConnection"),
      perMinute: yield* numberOf(given["perMinute"], "perMinute")
    }
  })

/**
 * Reads rows: an array of objects with `pattern`, and those of `connections`, `messagesPerConnection` and `perMinute` that
 * are not 10, 100 and 600. The failure completes the sentence "MX_SITES_FILE …", and says where it is wrong and what to
 * write.
 */
export const rowsOf = (json: unknown): Result.Result<ReadonlyArray<SiteRow>, string> =>
  Result.gen(function*() {
    if (!Array.isArray(json)) return yield* Result.fail("must have an array of objects: [{ \"pattern\": … }, …]")
    if (json.length > maxRows) return yield* Result.fail(`must have ${maxRows} rows at most`)
    const rows: Array<SiteRow> = []
    for (const [index, value] of json.entries()) {
      const row = yield* Result.mapError(rowOf(value), (problem) => `is wrong: row ${index + 1} ${problem}`)
      const before = rows.findIndex(({ pattern }) => pattern === row.pattern)
      if (before !== -1) {
        return yield* Result.fail(
          `is wrong: row ${index + 1} has the pattern of row ${before + 1}; leave one of them out`
        )
      }
      rows.push(row)
    }
    return rows
  })

/** Reads the rows of a file in JSON. The failure completes the sentence "MX_SITES_FILE …". */
export const parse = (text: string): Result.Result<ReadonlyArray<SiteRow>, string> =>
  Result.flatMap(
    Result.try({
      try: (): unknown => JSON.parse(text),
      catch: (error) => `has no valid JSON in line ${lineAt(text, String(error))}: write an array of objects`
    }),
    rowsOf
  )

/** Reads a file of rows. The failure completes the sentence "MX_SITES_FILE …". */
export const read = (file: string): Result.Result<ReadonlyArray<SiteRow>, string> =>
  Result.try({
    try: () => fs.statSync(file).size > maxSize ? null : fs.readFileSync(file, "utf8"),
    catch: (error) =>
      `names a file that cannot be read (${(error as NodeJS.ErrnoException).code}): correct the path or its permissions`
  }).pipe(
    Result.flatMap((text) => text === null ? Result.fail(`names a file of more than ${maxSize} octets`) : parse(text))
  )
