import type { Input } from "../../foundation/api.ts"
import { oneOf, text } from "../../foundation/searchParams.ts"
import { minSearchLength, type Span, spans, timesOf } from "../emails/filters.ts"

/** The filters of the list in the address. `from` and `to` are times, as in the list of sent emails. */
export interface Filters {
  readonly q?: string
  readonly domain?: string
  readonly sender?: string
  readonly recipient?: string
  readonly time?: Span
  readonly from?: string
  readonly to?: string
}

const timeOf = (value: unknown): string | undefined => {
  const date = new Date(text(value) ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Reads the address, without unknown values. */
export const readFilters = (search: Readonly<Record<string, unknown>>): Filters => {
  const time = oneOf(search["time"], spans)
  return {
    q: text(search["q"]),
    domain: text(search["domain"]),
    sender: text(search["sender"]),
    recipient: text(search["recipient"]),
    time,
    from: time === "between" ? timeOf(search["from"]) : undefined,
    to: time === "between" ? timeOf(search["to"]) : undefined
  }
}

const names = ["q", "domain", "sender", "recipient", "time"] as const

/** How many filters are set, including the search. */
export const countFilters = (filters: Filters): number => names.filter((name) => filters[name] !== undefined).length

/** No filters. */
export const none: Filters = {
  q: undefined,
  domain: undefined,
  sender: undefined,
  recipient: undefined,
  time: undefined,
  from: undefined,
  to: undefined
}

/** The filters by their names in the contract. */
export type ReceivedQuery = NonNullable<Input<"GET /accounts/:account_id/received">["query"]>

/** The filters as a query for the server, with spans that end at `now`. */
const queryOf = (filters: Filters, mode: "live" | "test", now: Date): ReceivedQuery => {
  const { domain, q, recipient, sender } = filters
  const { from, to } = timesOf(filters, now)
  const query = {
    mode: mode === "test" ? mode : undefined,
    domain: domain?.toLowerCase(),
    from: sender,
    to: recipient,
    received_from: from,
    received_before: to,
    q: q !== undefined && [...q.trim()].length >= minSearchLength ? q.trim() : undefined
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The filters as a query for the server, with spans that end at this moment. */
export const queryNow = (filters: Filters, mode: "live" | "test"): ReceivedQuery => queryOf(filters, mode, new Date())
