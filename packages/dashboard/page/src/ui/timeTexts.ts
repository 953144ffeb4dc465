/** How times are written. Everything here takes the time that it is told from, so that tests need no clock. */

const dayMs = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times as long as writing a time with it, and a list writes the same ones in every row. */
const formatOf = (
  name: string,
  locale: string | undefined,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions
): Intl.DateTimeFormat => {
  const key = `${name} ${locale ?? ""} ${timeZone ?? ""}`
  const made = formats.get(key)
  if (made !== undefined) return made
  const format = new Intl.DateTimeFormat(locale, { ...options, ...timeZone === undefined ? {} : { timeZone } })
  formats.set(key, format)
  return format
}

const agoOf = (ms: number): string =>
  ms < 60_000
    ? `${Math.max(0, Math.floor(ms / 1_000))} s`
    : ms < 3_600_000
    ? `${Math.floor(ms / 60_000)} m`
    : `${Math.floor(ms / 3_600_000)} h`

/**
 * A time as people say it: `14 s`, `3 m`, `5 h` within a day (`in 3 m` before it), then the date, with the year where it
 * is another one.
 */
export const relativeTime = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  const ago = now.getTime() - at.getTime()
  if (Math.abs(ago) < dayMs) return ago < -999 ? `in ${agoOf(-ago)}` : agoOf(ago)
  const format = at.getFullYear() === now.getFullYear()
    ? formatOf("this year", locale, timeZone, {
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23"
    })
    : formatOf("before", locale, timeZone, { month: "short", day: "numeric", year: "numeric" })
  return format.format(at)
}

/** The same where there is little room: of a time before today the date alone, and of one of another year the month. */
export const shortTime = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  if (Math.abs(now.getTime() - at.getTime()) < dayMs) return relativeTime(at, now, locale, timeZone)
  const format = at.getFullYear() === now.getFullYear()
    ? formatOf("short", locale, timeZone, { month: "short", day: "numeric" })
    : formatOf("short before", locale, timeZone, { month: "short", year: "numeric" })
  return format.format(at)
}

/** What was, within a sentence: `14 s ago`, and `on 12 Nov, 10:00` from a day on. */
export const agoInSentence = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  const said = relativeTime(at, now, locale, timeZone)
  const ago = now.getTime() - at.getTime()
  return ago < -999 ? said : ago < dayMs ? `${said} ago` : `on ${said}`
}

/** A time to the millisecond: in the reader's zone, and in UTC below it. */
export const exactTime = (at: Date, locale?: string, timeZone?: string): string => {
  const own = formatOf("exact", locale, timeZone, { dateStyle: "medium", timeStyle: "long" }).format(at)
  return `${own}\n${at.toISOString().replace("T", " ").replace("Z", " UTC")}`
}

/** A time of day to the millisecond, for what happened within seconds: `12:04:07.913`. */
export const clockTime = (at: Date, locale?: string, timeZone?: string): string =>
  formatOf("clock", locale, timeZone, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hourCycle: "h23"
  }).format(at)

/** How long something took: `31 ms`, `1.4 s`, `3 m 20 s`, `5 h 2 m`, `3 d`. */
export const durationText = (ms: number): string => {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} m ${seconds % 60} s`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ${Math.floor(seconds % 3_600 / 60)} m`
  return `${Math.floor(seconds / 86_400)} d`
}
