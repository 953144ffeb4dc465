import { type HeaderFields, valuesOf } from "./HeaderFields.ts"

/** What a received message is known by, what it answers, and when it was written. */
export interface ReceivedNames {
  /** Without angle brackets, at most 998 characters; null: it has none. */
  readonly messageId: string | null
  /** The messages that it answers (RFC 5322 section 3.6.4), each once. */
  readonly inReplyTo: ReadonlyArray<string>
  /** The thread that it belongs to, first to last: the first one and the last 99 of a longer one. */
  readonly references: ReadonlyArray<string>
  /** null: it has none that can be understood. */
  readonly date: Date | null
}

const maxIds = 100
const longestId = 998
/** How much of the fields of a name is read, in characters. */
const longestIds = 65_536

const bracketed = /<([^<>]+)>/g

/** Message-IDs in a field, which may have other words beside them; those without brackets where there are no others. */
const idsIn = (values: ReadonlyArray<string>): ReadonlyArray<string> => {
  const text = values.join(" ").slice(0, longestIds)
  const found = [...text.matchAll(bracketed)].map(([, id = ""]) => id.replaceAll(/\s+/g, ""))
  const ids = found.length > 0 ? found : text.split(/[\s,]+/).filter((word) => word.includes("@"))
  // oxlint-disable-next-line no-control-regex
  const fit = ids.filter((id) => id !== "" && id.length <= longestId && !/[\x00-\x1f\x7f]/.test(id))
  return [...new Set(fit.map((id) => id.toWellFormed()))]
}

const shortened = (ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.length > maxIds ? [ids[0]!, ...ids.slice(1 - maxIds)] : ids

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** Hours that the named zones of RFC 5322 section 4.3 and a few others are ahead of UTC. */
const zones: ReadonlyMap<string, number> = new Map([
  ["edt", -4],
  ["est", -5],
  ["cdt", -5],
  ["cst", -6],
  ["mdt", -6],
  ["mst", -7],
  ["pdt", -7],
  ["pst", -8],
  ["bst", 1],
  ["cet", 1],
  ["met", 1],
  ["cest", 2],
  ["eet", 2],
  ["msk", 3],
  ["jst", 9],
  ["kst", 9]
])

// at most 200 characters: no more of a date is read.
const dateForm =
  /(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{2,4}),? +(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2}))?(?: *([ap]m))? *(?:(?:gmt|utc?)?\+?([+-])(?:(\d{1,2}):?(\d{2})|(\d{1,2}))|([a-z ]+))?/
// As the clock of Unix writes it.
const unixForm = /([a-z]{3}) +(\d{1,2}) (\d{1,2}):(\d{2}):(\d{2}) (?:([a-z]{2,4}) )?(\d{4})(?: ([+-])(\d{2})(\d{2}))?/
const numericForm =
  /(\d{4})-(\d{2})-(\d{2})[ t](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?(?: *([+-])(\d{2}):?(\d{2}))?/

const yearOf = (text: string): number => {
  const year = Number(text)
  // RFC 5322 section 4.3. Some programs still count the years from 1900.
  return year >= 200 ? year : year >= 50 ? 1_900 + year : 2_000 + year
}

interface Clock {
  readonly year: number
  /** From zero. */
  readonly month: number
  readonly day: string | undefined
  readonly hour: number
  readonly minute: string | undefined
  readonly second: string | undefined
  /** Minutes ahead of UTC. */
  readonly zone: number
}

const momentOf = ({ day, hour, minute, month, second = "0", year, zone }: Clock): Date | null => {
  if (month < 0 || month > 11 || year < 1_970 || year > 2_200) return null
  const [days, minutes, seconds] = [Number(day), Number(minute), Number(second)]
  if (days < 1 || hour > 24 || minutes > 59 || seconds > 60 || Math.abs(zone) > 24 * 60) return null
  const there = Date.UTC(year, month, days, hour, minutes, seconds)
  // Date.UTC reads 31 February as 3 March.
  return days > new Date(Date.UTC(year, month + 1, 0)).getUTCDate() ? null : new Date(there - 60_000 * zone)
}

const offsetOf = (sign?: string, hours?: string, minutes?: string, name?: string): number =>
  sign === undefined
    ? 60 * (zones.get(name ?? "") ?? 0)
    : (sign === "-" ? -1 : 1) * (60 * Number(hours) + Number(minutes))

const hourOf = (hour: string | undefined, half: string | undefined): number =>
  half === undefined ? Number(hour) : Number(hour) % 12 + (half === "pm" ? 12 : 0)

/** How much of a date is read, in characters. */
const longestDate = 200

/**
 * The moment that a date of a header says, in the obsolete forms (RFC 5322 section 4.3) and some wrong ones too. A zone
 * that is missing or not known is read as UTC. null where there is no date in it, or one that is before 1970.
 */
export const dateOf = (text: string): Date | null => {
  const line = text.slice(0, longestDate).replaceAll(/\([^()]*\)/g, " ").replaceAll(/\s+/g, " ").trim().toLowerCase()
  const usual = dateForm.exec(line)
  if (usual !== null) {
    const [, day, month, year = "", hour, minute, second, half, sign, hours, minutes = "0", alone, name = ""] = usual
    // Some write the name of a zone in words.
    const short = name.includes(" ") ? name.trim().split(" ").map((word) => word[0] ?? "").join("") : name
    const zone = offsetOf(sign, hours ?? alone, minutes, short)
    return momentOf({
      year: yearOf(year),
      month: months.indexOf(month ?? ""),
      day,
      hour: hourOf(hour, half),
      minute,
      second,
      zone
    })
  }
  const unix = unixForm.exec(line)
  if (unix !== null) {
    const [, month, day, hour, minute, second, name, year = "", sign, hours, minutes] = unix
    const zone = offsetOf(sign, hours, minutes, name)
    return momentOf({
      year: yearOf(year),
      month: months.indexOf(month ?? ""),
      day,
      hour: Number(hour),
      minute,
      second,
      zone
    })
  }
  const numeric = numericForm.exec(line)
  if (numeric === null) return null
  const [, year = "", month, day, hour, minute, second, sign, hours, minutes] = numeric
  const zone = offsetOf(sign, hours, minutes)
  return momentOf({ year: yearOf(year), month: Number(month) - 1, day, hour: Number(hour), minute, second, zone })
}

/** Reads the names and the date of a header; of a field that is there twice, the first that can be understood. */
export const read = (fields: HeaderFields): ReceivedNames => ({
  messageId: idsIn(valuesOf(fields, "message-id"))[0] ?? null,
  inReplyTo: idsIn(valuesOf(fields, "in-reply-to")).slice(0, maxIds),
  references: shortened(idsIn(valuesOf(fields, "references"))),
  date: valuesOf(fields, "date").map(dateOf).find((date) => date !== null) ?? null
})
