import type { AcceptState } from "@sendwright/core/foundation/StorageHealth"
import type { SqlError } from "effect/sql/SqlError"
import { codeOf } from "./errorCodes.ts"
import { outageOf } from "./outages.ts"

/** An accept that takes so long stands. Milliseconds, as all times here. */
const standsAfter = 2_000
/** For how long a failure counts, where no accept has ended well since. */
const countsFor = 3_000

/** An accept, of one account or of several that share a statement. */
interface Accept {
  readonly accounts: ReadonlySet<string>
  readonly begunAt: number
}

interface Failure extends Accept {
  readonly endedAt: number
  readonly outage: ReturnType<typeof outageOf>
  /** Whether it says something of the database, and nothing of what was to be stored. */
  readonly isGeneral: boolean
}

interface Course {
  readonly underWay: Iterable<Accept>
  /** The last failures, since an accept ended well. */
  readonly failures: ReadonlyArray<Failure>
  /** When an accept last ended well. */
  readonly wellAt: number
}

const haveCommon = ([first, ...more]: ReadonlyArray<Accept>): boolean =>
  [...first?.accounts ?? []].some((account) => more.every(({ accounts }) => accounts.has(account)))

/**
 * What accepts say of the database. Those that stand may wait for a row of one account, such as its counter, and those
 * that fail may have brought what cannot be stored: what they have in common is to blame, where they have anything in
 * common. A failure that says what state the database is in needs no second opinion.
 */
const judge = ({ failures, underWay, wellAt }: Course, now: number): AcceptState => {
  const standing = [...underWay].filter(({ begunAt }) => now - begunAt >= standsAfter)
  const failed = failures.filter(({ endedAt }) => now - endedAt <= countsFor)
  const troubled = [...standing, ...failed]
  if (troubled.length === 0) return { _tag: "well" }
  const outage = failed.at(-1)?.outage ?? (standing.length > 0 ? "unanswered" : null)
  const gotPast = now - wellAt < standsAfter
  if (!gotPast && failed.some(({ isGeneral }) => isGeneral)) return { _tag: "stopped", outage }
  return gotPast || haveCommon(troubled) ? { _tag: "partly" } : { _tag: "stopped", outage }
}

/** Rights, the system under the database, and faults inside of it (PostgreSQL, appendix A). */
const generalCodes = /^(?:42501|53|58|XX)/

const isGeneral = (error: SqlError): boolean => {
  const outage = outageOf(error)
  return outage === "read-only" || outage === "full" || outage === "unreachable"
    || generalCodes.test(codeOf(error.reason.cause))
}

/** The failures that are kept. */
const mostFailures = 16

/** Follows the accepts of one client. */
export interface AcceptPulse {
  /** An accept begins; what it answers is called at its end, with the error where it failed for one. */
  readonly begin: (accounts: Iterable<string>) => (ended: "well" | "given up" | SqlError) => void
  readonly state: () => AcceptState
}

export const make = (now: () => number): AcceptPulse => {
  const underWay = new Set<Accept>()
  let failures: Array<Failure> = []
  let wellAt = -Infinity
  return {
    begin: (accounts) => {
      const accept = { accounts: new Set(accounts), begunAt: now() }
      underWay.add(accept)
      return (ended) => {
        underWay.delete(accept)
        if (ended === "given up") return
        if (ended === "well") {
          wellAt = now()
          failures = []
          return
        }
        failures.push({ ...accept, endedAt: now(), outage: outageOf(ended), isGeneral: isGeneral(ended) })
        if (failures.length > mostFailures) failures.shift()
      }
    },
    state: () => judge({ underWay, failures, wellAt }, now())
  }
}
