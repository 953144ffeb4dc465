/** How old the date of a header may be, in milliseconds: relays keep a message for days before they give up. */
const maxAgeMillis = 7 * 24 * 3_600_000
/** How far ahead of our clock it may be. */
const maxAheadMillis = 3_600_000

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
const form = new RegExp(
  `^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(\\d{1,2}) (${months.join("|")}) (\\d{4}) `
    + "([01]\\d|2[0-3]):([0-5]\\d)(?::([0-5]\\d))? ([+-])(0\\d|1[0-4])([0-5]\\d)$"
)

/**
 * The moment of a date-time as headers write it (RFC 5322 §3.3, without the obsolete forms), in milliseconds; `undefined`
 * for any other text, and for a day that is none.
 */
export const headerDateOf = (text: string): number | undefined => {
  const found = form.exec(text)
  if (found === null) return undefined
  const [, day, month, year, hour, minute, second = 0, sign, zoneHours, zoneMinutes] = found
  const there = Date.UTC(
    Number(year),
    months.indexOf(month!),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second)
  )
  // Date.UTC reads 30 February as 2 March.
  if (new Date(there).getUTCDate() !== Number(day)) return undefined
  const zone = 60_000 * (60 * Number(zoneHours) + Number(zoneMinutes))
  return sign === "-" ? there + zone : there - zone
}

/** Why a date cannot be that of an email which is accepted now: receivers take one that is far off for spam. */
export const headerDateProblem = (text: string, now: Date): string | undefined => {
  const moment = headerDateOf(text)
  if (moment === undefined) return "must be a date-time as in a header, such as Sun, 22 Nov 2026 12:00:00 +0000"
  const age = now.getTime() - moment
  return age > maxAgeMillis || -age > maxAheadMillis ? "must be at most 7 days ago and an hour ahead" : undefined
}
