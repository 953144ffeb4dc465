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

/** Spans of time that end now, and `between`, which is between two times. */
export const spans = ["1h", "24h", "7d", "30d", "between"] as const
export type Span = typeof spans[number]

/** The filters of the log in the address. */
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

/** The choices in the address: for the list, and for the email that is open beside it. */
export interface ListSearch extends Filters, EmailView {
  /** The list is not live. */
  readonly paused?: "yes"
  /** The id of the email that is open. */
  readonly open?: string
}

const timeOf = (value: unknown): string | undefined => {
  const one = text(value)
  const date = new Date(one ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Reads the address, without unknown values. */
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

/** Only the filters. */
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

/** How many filters are set, including the search. */
export const countFilters = (filters: Filters): number => names.filter((name) => filters[name] !== undefined).length

/** No filters. */
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

/** The filters by their names in the contract. */
export type LogQuery = NonNullable<Input<"GET /accounts/:account_id/emails/count">["query"]>

/** The times of filters, with spans that end at `now`. */
export const timesOf = (
  { from, time, to }: Pick<Filters, "from" | "time" | "to">,
  now: Date
): { readonly from: string | undefined; readonly to: string | undefined } => {
  const span = time === undefined || time === "between" ? undefined : spanMs[time]
  return { from: span === undefined ? from : new Date(now.getTime() - span).toISOString(), to }
}

/** The filters as a query for the server, with spans that end at `now`. */
export const queryOf = (filters: Filters, mode: "live" | "test", now: Date): LogQuery => {
  const { domain, key, q, status, tag } = filters
  const query = {
    mode: mode === "test" ? mode : undefined,
    status,
    tag,
    domain: domain?.toLowerCase(),
    key,
    ...timesOf(filters, now),
    q: q !== undefined && [...q.trim()].length >= minSearchLength ? q.trim() : undefined
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The filters as a query for the server, with spans that end at this moment. */
export const queryNow = (filters: Filters, mode: "live" | "test"): LogQuery => queryOf(filters, mode, new Date())
