/** The names under which results have times; `created_at` and its like besides. */
const times = new Set(["at", "cutoff", "due", "first", "horizon", "last", "now", "since", "until"])

const isTime = (name: string): boolean => times.has(name) || /(?:_at|_end|_until|_since|_due|_cutoff|At)$/.test(name)

/** The names under which results have bytes. */
const bytes = new Set(["content", "trace"])

/** A time as Postgres writes it into JSON, whatever the session's settings. */
const timeText = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d\d(?::\d\d){0,2}|Z)$/

const valueOf = (name: string, value: unknown): unknown => {
  if (typeof value === "string") {
    if (isTime(name) && timeText.test(value)) return new Date(value)
    if (bytes.has(name) && value.startsWith("\\x")) return new Uint8Array(Buffer.from(value.slice(2), "hex"))
    return value
  }
  return Array.isArray(value) && isTime(name) ? value.map((one) => valueOf(name, one)) : value
}

/**
 * A row that came as JSON text, with the values that the driver of the stores has for it. JSON knows neither times nor
 * bytes: in the results of the stores they have names of their own, which the conformance tests hold them to.
 */
export const rowOf = (text: string): Record<string, unknown> => {
  const row = JSON.parse(text) as Record<string, unknown>
  for (const name of Object.keys(row)) row[name] = valueOf(name, row[name])
  return row
}
