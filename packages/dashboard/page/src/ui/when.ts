/** How times are written. Everything here takes the time that it is told from, so that tests need no clock. */

const dayMs = 86_400_000

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
export const saidOf = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  const ago = now.getTime() - at.getTime()
  if (Math.abs(ago) < dayMs) return ago < -999 ? `in ${agoOf(-ago)}` : agoOf(ago)
  const sameYear = at.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    ...sameYear ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : { year: "numeric" },
    ...timeZone === undefined ? {} : { timeZone }
  }).format(at)
}

/** What was, within a sentence: `14 s ago`, and `on 12 Nov, 10:00` from a day on. */
export const agoInSentence = (at: Date, now: Date, locale?: string, timeZone?: string): string => {
  const said = saidOf(at, now, locale, timeZone)
  const ago = now.getTime() - at.getTime()
  return ago < -999 ? said : ago < dayMs ? `${said} ago` : `on ${said}`
}

/** A time to the millisecond: in the reader's zone, and in UTC below it. */
export const exactOf = (at: Date, locale?: string, timeZone?: string): string => {
  const own = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "long",
    ...timeZone === undefined ? {} : { timeZone }
  }).format(at)
  return `${own}\n${at.toISOString().replace("T", " ").replace("Z", " UTC")}`
}

/** A time of day to the millisecond, for what happened within seconds: `12:04:07.913`. */
export const clockOf = (at: Date, locale?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hourCycle: "h23",
    ...timeZone === undefined ? {} : { timeZone }
  }).format(at)

/** How long something took: `31 ms`, `1.4 s`, `3 m 20 s`, `5 h 2 m`, `3 d`. */
export const tookOf = (ms: number): string => {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} m ${seconds % 60} s`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ${Math.floor(seconds % 3_600 / 60)} m`
  return `${Math.floor(seconds / 86_400)} d`
}
