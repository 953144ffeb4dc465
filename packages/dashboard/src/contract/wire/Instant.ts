import { Once } from "@sendwright/api/wire/Page"
import * as Schema from "effect/Schema"

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text))

/** A time in a query: ISO 8601 in UTC, as the page writes it. */
export const Instant = Once.check(
  Schema.makeFilter((text: string) =>
    isInstant(text) ? undefined : "must be a date-time in UTC, such as 2026-03-01T09:30:00Z"
  )
)
