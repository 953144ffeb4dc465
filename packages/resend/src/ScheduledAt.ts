import * as chrono from "chrono-node/en"

/** The longest text that is read as a time. */
const maxLength = 100

const isoDate = /^\d{4}-\d{2}-\d{2}$/
const isoDateTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}/

/** What is said of a text that names no moment. */
export const expected =
  "must be a time: ISO 8601, such as 2026-12-31T09:00:00Z, or English, such as in 1 min or tomorrow at 9am"

/**
 * The moment that a text names, as ISO 8601 in UTC: "in 1 min", "tomorrow at 9am", a date (its midnight). What names no
 * time zone is UTC. A text that is ISO 8601 itself stays as it is, for the core to judge; `undefined` where none of it,
 * or not all of it, is a time.
 */
export const momentOf = (text: string, now: Date): string | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return undefined
  if (isoDate.test(trimmed)) return `${trimmed}T00:00:00Z`
  if (isoDateTime.test(trimmed) && !trimmed.includes(" ")) return trimmed
  const [found, ...others] = chrono.parse(trimmed, { instant: now, timezone: 0 }, { forwardDate: true })
  return found === undefined || others.length > 0 || found.text.length !== trimmed.length || found.end !== null
    ? undefined
    : found.start.date().toISOString()
}
