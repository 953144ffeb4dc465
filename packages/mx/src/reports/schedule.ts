import type { TlsReportKey } from "@sendwright/core/sending/TlsReportStore"
import { createHash } from "node:crypto"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** By then all processes have stored what they counted of the day before. */
const quietMillis = 15 * minute
/** Reports are sent over so much of a day (RFC 8460 §4.1). */
const spreadMillis = 4 * hour
/** A report is tried for so long (RFC 8460 §5.5). */
const patienceMillis = day

const firstWait = 15 * minute
/** Between two attempts. */
export const longestWait = 4 * hour

/** When a report is sent first, in milliseconds since 1970: each domain at another time, after the end of the day. */
export const firstDue = ({ day: of, domain }: TlsReportKey): number => {
  const share = createHash("sha256").update(domain).digest().readUInt32BE(0) / 2 ** 32
  return Date.parse(`${of}T00:00:00Z`) + day + quietMillis + Math.floor(share * spreadMillis)
}

/**
 * For how long a report waits, in milliseconds, that could not be sent now: each time for longer; null: it is not tried
 * again. `attempts`: those before this one.
 */
export const nextWait = (report: TlsReportKey, attempts: number, now: number): number | null => {
  const wait = Math.min(firstWait * 2 ** attempts, longestWait)
  return now + wait - firstDue(report) > patienceMillis ? null : wait
}
