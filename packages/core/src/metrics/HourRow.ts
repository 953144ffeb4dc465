import { normalize } from "../foundation/Address.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { Simulation } from "../model/Email.ts"
import { type EventDetails, eventStates, type EventType } from "../model/EmailEvent.ts"
import * as Counts from "./Counts.ts"
import * as Sketch from "./Sketch.ts"

/** Live email to real recipients, live email to addresses of the simulator, and test mode: they are counted apart. */
export const traffics = ["live", "simulator", "test"] as const

/** One of `traffics`. */
export type Traffic = typeof traffics[number]

/** The kinds of rows of an hour. Every event is in one row by domain, and in one for each tag of its email. */
export type Kind = "domain" | "tag"

/** The counts of one hour. */
export interface HourRow {
  readonly accountId: string
  readonly traffic: Traffic
  readonly kind: Kind
  /** Counted from 1970, in UTC: that in which the events happened, as they say themselves. */
  readonly hour: number
  /** The sending domain, empty for the sandbox domain; or the tag, empty for all that are beyond `tagsPerDay`. */
  readonly name: string
  readonly counts: Counts.Counts
}

/** What is counted of an email. */
export interface CountedEmail {
  readonly accountId: string
  readonly mode: Mode
  /** Empty for the sandbox domain. */
  readonly domain: string
  readonly tags: ReadonlyArray<string>
  readonly recipients: ReadonlyArray<{ readonly address: string; readonly simulation: Simulation | null }>
}

/** An event, with the email that it is of. */
export interface CountedEvent {
  readonly email: CountedEmail
  /** Whether it is the email's first event: the accept. */
  readonly isFirst: boolean
  readonly type: EventType
  readonly details: EventDetails
  readonly occurredAt: Date
}

/** Tags of an account, a day (UTC) and a traffic that have rows of their own: what comes after them is counted together. */
export const tagsPerDay = 100

const hourMillis = 3_600_000
const hoursADay = 24

/** The hour that a moment lies in. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMillis)

/** The beginning of an hour. */
export const timeOf = (hour: number): Date => new Date(hour * hourMillis)

/** The day (UTC) that an hour lies in, counted from 1970. */
export const dayOf = (hour: number): number => Math.floor(hour / hoursADay)

/** The hours of a day: the first, and the one after the last. */
export const hoursOf = (day: number): { readonly from: number; readonly to: number } => ({
  from: day * hoursADay,
  to: (day + 1) * hoursADay
})

/** The key that distinguishes rows. */
export const keyOf = ({ accountId, hour, kind, name, traffic }: Omit<HourRow, "counts">): string =>
  `${accountId} ${traffic} ${kind} ${hour} ${name}`

/** What an email is counted under: where all its recipients are simulated, it is. */
export const trafficOf = ({ mode, recipients }: Pick<CountedEmail, "mode" | "recipients">): Traffic =>
  mode === "test"
    ? "test"
    : recipients.length > 0 && recipients.every(({ simulation }) => simulation !== null)
    ? "simulator"
    : "live"

/** Whether an address is simulated; one that is no recipient's is what they all are. */
const isSimulated = ({ mode, recipients }: CountedEmail, address: unknown): boolean => {
  const normal = typeof address === "string" ? normalize(address) : ""
  const found = recipients.find((one) => one.address === normal || one.address === address)
  return found === undefined ? trafficOf({ mode, recipients }) === "simulator" : found.simulation !== null
}

/** How many recipients an event names, by traffic; one that names none is about all of them. */
const namedBy = ({ details, email }: CountedEvent): ReadonlyArray<readonly [Traffic, number]> => {
  const named = details["recipients"]
  const addresses: ReadonlyArray<unknown> = Array.isArray(named)
    ? named
    : email.recipients.map(({ address }) => address)
  if (email.mode === "test") return [["test", addresses.length]]
  const simulated = addresses.filter((address) => isSimulated(email, address)).length
  return [["live", addresses.length - simulated], ["simulator", simulated]]
}

const recipientCounts = ({ details, type }: CountedEvent, count: number): Counts.Counts | undefined => {
  switch (eventStates[type]) {
    case "sent":
      return { ...Counts.none, sent: count }
    case "delivered": {
      const millis = details["processing_time_ms"]
      const times = typeof millis === "number" && millis >= 0 ? Sketch.of(millis, count) : Sketch.none
      return { ...Counts.none, delivered: count, times }
    }
    case "bounced":
      return details["bounce_type"] === "permanent"
        ? { ...Counts.none, bouncedPermanently: count }
        : { ...Counts.none, bouncedTemporarily: count }
    case "complained":
      return { ...Counts.none, complained: count }
    case "delayed":
      return { ...Counts.none, delayed: count }
    case "failed":
      return { ...Counts.none, failed: count }
    case "queued":
    case "scheduled":
    case "cancelled":
      return undefined
  }
}

const oneAccepted: Counts.Counts = { ...Counts.none, accepted: 1 }

const countsOf = (event: CountedEvent): ReadonlyArray<readonly [Traffic, Counts.Counts]> => {
  if (event.isFirst) return [[trafficOf(event.email), oneAccepted]]
  if (eventStates[event.type] === "cancelled") return [[trafficOf(event.email), { ...Counts.none, cancelled: 1 }]]
  return namedBy(event).flatMap(([traffic, count]) => {
    const counts = count === 0 ? undefined : recipientCounts(event, count)
    return counts === undefined ? [] : [[traffic, counts] as const]
  })
}

/** Rows of the same counts: one by the email's domain, one for each of its tags. */
export const rowsFor = (
  { accountId, domain, tags }: Pick<CountedEmail, "accountId" | "domain" | "tags">,
  traffic: Traffic,
  hour: number,
  counts: Counts.Counts
): ReadonlyArray<HourRow> => {
  const ofDomain: HourRow = { accountId, traffic, hour, counts, kind: "domain", name: domain }
  return tags.length === 0
    ? [ofDomain]
    : [ofDomain, ...Array.from(new Set(tags), (name): HourRow => ({ ...ofDomain, kind: "tag", name }))]
}

/** What one event adds to which rows. */
export const rowsOf = (event: CountedEvent): ReadonlyArray<HourRow> =>
  countsOf(event).flatMap(([traffic, counts]) => rowsFor(event.email, traffic, hourOf(event.occurredAt), counts))

/** Adds up rows of the same name. What comes out does not depend on their order, nor on how they were added up before. */
export const sum = (rows: ReadonlyArray<HourRow>): ReadonlyArray<HourRow> => {
  if (rows.length < 2) return rows
  const sums = new Map<string, HourRow>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = sums.get(key)
    sums.set(key, known === undefined ? row : { ...known, counts: Counts.add(known.counts, row.counts) })
  }
  return [...sums.values()]
}

/** The counts of events. */
export const fold = (events: Iterable<CountedEvent>): ReadonlyArray<HourRow> => {
  const rows: Array<HourRow> = []
  for (const event of events) for (const row of rowsOf(event)) rows.push(row)
  return sum(rows)
}

/** An account's day of one traffic. */
export interface TagDay {
  readonly accountId: string
  readonly traffic: Traffic
  readonly day: number
}

/** One text for a day of an account, as the key of a map. */
export const tagDayName = ({ accountId, day, traffic }: TagDay): string => `${accountId} ${traffic} ${day}`

/** The days in which rows name tags, each once. */
export const tagDaysOf = (rows: ReadonlyArray<HourRow>): ReadonlyArray<TagDay> => {
  const days = new Map<string, TagDay>()
  for (const { accountId, hour, kind, traffic } of rows) {
    const day = { accountId, traffic, day: dayOf(hour) }
    if (kind === "tag") days.set(tagDayName(day), day)
  }
  return [...days.values()]
}

/**
 * Counts tags beyond the first `tagsPerDay` of a day together, under the empty name. `known` has the tags of each day
 * that have rows already, by `tagDayName`; new ones are added to it.
 */
export const boundTags = (rows: ReadonlyArray<HourRow>, known: Map<string, Set<string>>): ReadonlyArray<HourRow> =>
  sum(rows.map((row) => {
    if (row.kind !== "tag" || row.name === "") return row
    const { accountId, hour, name, traffic } = row
    const day = tagDayName({ accountId, traffic, day: dayOf(hour) })
    let names = known.get(day)
    if (names === undefined) known.set(day, names = new Set())
    if (names.has(name)) return row
    if (names.size >= tagsPerDay) return { ...row, name: "" }
    names.add(name)
    return row
  }))
