import type { Input } from "../../foundation/api.ts"
import { oneOf, someOf, text } from "../../foundation/searchParams.ts"
import { type EmailView, readView } from "../email/view.ts"

/** The statuses of an email, in the order of its life. */
export const emailStatuses = [
  "queued",
  "scheduled",
  "sent",
  "delivered",
  "bounced",
  "complained",
  "failed",
  "cancelled"
] as const

/** Spans of time up to now, and `between` two times. */
export const spans = ["1h", "24h", "7d", "30d", "between"] as const
export type Span = typeof spans[number]

/** What the address narrows the log down to. */
export interface Filters {
  readonly status?: ReadonlyArray<typeof emailStatuses[number]>
  readonly tag?: string
  readonly domain?: string
  /** The id of an API key. */
  readonly key?: string
  readonly time?: Span
  /** With `between`: times in UTC. */
  readonly from?: string
  readonly to?: string
  readonly q?: string
}

/** What the address says about the list, and about the email that is open beside it. */
export interface ListSearch extends Filters, EmailView {
  /** Nothing moves. */
  readonly paused?: "yes"
  /** The id of the email that is open. */
  readonly open?: string
}

const timeOf = (value: unknown): string | undefined => {
  const one = text(value)
  const date = new Date(one ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Reads the address; what it does not know is left out. */
export const readSearch = (search: Readonly<Record<string, unknown>>): ListSearch => {
  const time = oneOf(search["time"], spans)
  return {
    status: someOf(search["status"], emailStatuses),
    tag: text(search["tag"]),
    domain: text(search["domain"]),
    key: text(search["key"]),
    time,
    from: time === "between" ? timeOf(search["from"]) : undefined,
    to: time === "between" ? timeOf(search["to"]) : undefined,
    q: text(search["q"]),
    paused: oneOf(search["paused"], ["yes"]),
    open: text(search["open"], 36),
    ...readView(search)
  }
}

/** The filters alone. */
export const filtersOf = ({ domain, from, key, q, status, tag, time, to }: ListSearch): Filters => ({
  domain,
  from,
  key,
  q,
  status,
  tag,
  time,
  to
})

const names = ["status", "tag", "domain", "key", "time", "q"] as const

/** How many filters hold, the search among them. */
export const countFilters = (filters: Filters): number => names.filter((name) => filters[name] !== undefined).length

/** All filters off. */
export const none: Filters = {
  status: undefined,
  tag: undefined,
  domain: undefined,
  key: undefined,
  time: undefined,
  from: undefined,
  to: undefined,
  q: undefined
}

/** The shortest text that is searched for. */
export const minSearchLength = 3

const hour = 3_600_000
const spanMs = { "1h": hour, "24h": 24 * hour, "7d": 7 * 24 * hour, "30d": 30 * 24 * hour }

/** What the contract calls the filters. */
export type LogQuery = NonNullable<Input<"GET /accounts/:account_id/emails/count">["query"]>

/** The filters as the server takes them, with spans that end now. */
export const queryOf = (filters: Filters, mode: "live" | "test", now: Date): LogQuery => {
  const { domain, from, key, q, status, tag, time, to } = filters
  const span = time === undefined || time === "between" ? undefined : spanMs[time]
  const query = {
    mode: mode === "test" ? mode : undefined,
    status,
    tag,
    domain: domain?.toLowerCase(),
    key,
    from: span === undefined ? from : new Date(now.getTime() - span).toISOString(),
    to,
    q: q !== undefined && [...q.trim()].length >= minSearchLength ? q.trim() : undefined
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The filters as the server takes them at this moment. */
export const queryNow = (filters: Filters, mode: "live" | "test"): LogQuery => queryOf(filters, mode, new Date())
