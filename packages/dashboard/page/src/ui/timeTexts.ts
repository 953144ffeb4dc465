/** Texts for times. Every function gets the current time as a parameter, so that tests need no clock. */

const dayMs = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times as long as using it, and a list needs the same ones in every row. */
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
 * A time relative to now: `14 s`, `3 m`, `5 h`, or `in 3 m` for a future time. From a day on the date, with the year if
 * it is not the current one.
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

/** A shorter form: from a day on the date without the time of day, and in another year the month and the year. */
export const shortTime = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  if (Math.abs(now.getTime() - at.getTime()) < dayMs) return relativeTime(at, now, locale, timeZone)
  const format = at.getFullYear() === now.getFullYear()
    ? formatOf("short", locale, timeZone, { month: "short", day: "numeric" })
    : formatOf("short before", locale, timeZone, { month: "short", year: "numeric" })
  return format.format(at)
}

/** A past time within a sentence: `14 s ago`; from a day on `on 12 Nov, 10:00`. */
export const agoInSentence = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  const said = relativeTime(at, now, locale, timeZone)
  const ago = now.getTime() - at.getTime()
  return ago < -999 ? said : ago < dayMs ? `${said} ago` : `on ${said}`
}

/** A time to the second in the reader's zone, and to the millisecond in UTC below. */
export const exactTime = (at: Date, locale?: string, timeZone?: string): string => {
  const own = formatOf("exact", locale, timeZone, { dateStyle: "medium", timeStyle: "long" }).format(at)
  return `${own}\n${at.toISOString().replace("T", " ").replace("Z", " UTC")}`
}

/** A time of day to the millisecond, for events within seconds of each other: `12:04:07.913`. */
export const clockTime = (at: Date, locale?: string, timeZone?: string): string =>
  formatOf("clock", locale, timeZone, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hourCycle: "h23"
  }).format(at)

/** A duration: `31 ms`, `1.4 s`, `3 m 20 s`, `5 h 2 m`, `3 d`. */
export const durationText = (ms: number): string => {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} m ${seconds % 60} s`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ${Math.floor(seconds % 3_600 / 60)} m`
  return `${Math.floor(seconds / 86_400)} d`
}
