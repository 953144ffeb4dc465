import { type DnsCheck, type DnsCheckState } from "./DnsCheck.ts"
import { type DnsRecord, isGating } from "./DnsRecord.ts"
import type { Domain } from "./Domain.ts"
import type { DomainHealth, DomainState } from "./DomainState.ts"

const minute = 60_000
const hour = 60 * minute

/** How long a domain may lack its records, in milliseconds: then it has failed, until a check is good. */
export const graceMillis = 72 * hour
/** A verified domain needs action when its records are still broken so many milliseconds after they were first. */
export const confirmMillis = 5 * minute

/** What one check says of a domain as a whole. */
export type Verdict = "good" | "failing" | "inconclusive"

/**
 * What the states of a domain's records say together, `null` being a look-up without a result. One needed record
 * that is not there decides; a policy never does.
 */
export const verdictOf = (
  records: ReadonlyArray<DnsRecord>,
  states: ReadonlyMap<string, DnsCheckState | null>
): Verdict => {
  const needed = records.filter(isGating).map(({ id }) => states.get(id) ?? null)
  if (needed.some((state) => state === "missing" || state === "mismatch")) return "failing"
  return needed.every((state) => state === "found") && needed.length > 0 ? "good" : "inconclusive"
}

/** What a check leaves of a domain's state; `createdAt` is when its time to be verified began. */
export const next = (
  state: DomainState,
  createdAt: Date,
  verdict: Verdict,
  now: Date
): DomainState => {
  if (verdict === "inconclusive") return state
  if (verdict === "good") return withHealth({ ...state, status: "verified", brokenSince: null }, "healthy", now)
  if (state.status !== "verified") {
    const over = now.getTime() - createdAt.getTime() >= graceMillis
    return withHealth({ ...state, status: over ? "failed" : state.status, brokenSince: null }, "action_needed", now)
  }
  const brokenSince = state.brokenSince ?? now
  const broken = now.getTime() - brokenSince.getTime()
  if (state.health !== "action_needed") {
    return broken < confirmMillis
      ? { ...state, brokenSince }
      : withHealth({ ...state, brokenSince }, "action_needed", now)
  }
  return broken < graceMillis ? { ...state, brokenSince } : { ...state, status: "failed", brokenSince: null }
}

const withHealth = (state: DomainState, health: DomainHealth, now: Date): DomainState =>
  state.health === health ? state : { ...state, health, healthChangedAt: now }

/** A change of a domain's state, as the audit log names it. */
export type DomainChange = "domain.verified" | "domain.failed" | "domain.broken" | "domain.repaired"

/**
 * What a check changed that is worth remembering: that a domain was verified or failed, or that the records of a verified
 * one are missing or wrong, and are right again. `undefined` where all is as it was.
 */
export const changeOf = (before: DomainState, after: DomainState): DomainChange | undefined => {
  if (before.status !== after.status) {
    return after.status === "verified" ? "domain.verified" : after.status === "failed" ? "domain.failed" : undefined
  }
  if (after.status !== "verified" || before.health === after.health) return undefined
  return after.health === "action_needed" ? "domain.broken" : "domain.repaired"
}

/**
 * When a domain is checked again: every 5 minutes for an hour, every hour for 72, then every 6. The timetable begins
 * when the domain is added, and again when it breaks that was verified, is given a new key or is asked to receive.
 */
export const nextCheckAt = (
  { brokenSince, createdAt, receiving, rotation }: Pick<Domain, "createdAt" | "brokenSince" | "receiving" | "rotation">,
  now: Date
): Date => {
  const pendingSince = rotation === null || rotation.switchedAt !== null ? createdAt : rotation.startedAt
  const receivingSince = receiving?.brokenSince ?? receiving?.startedAt ?? createdAt
  const begin = Math.max((brokenSince ?? createdAt).getTime(), pendingSince.getTime(), receivingSince.getTime())
  const age = now.getTime() - begin
  return new Date(now.getTime() + (age < hour ? 5 * minute : age < graceMillis ? hour : 6 * hour))
}

/** What is known of each record after a check: a look-up without a result leaves what an earlier one found. */
export const mergeChecks = (
  records: ReadonlyArray<DnsRecord>,
  before: ReadonlyArray<DnsCheck> | null,
  checks: ReadonlyArray<DnsCheck>
): ReadonlyArray<DnsCheck> =>
  records.flatMap(({ id }) => {
    const check = checks.find((one) => one.id === id) ?? before?.find((one) => one.id === id)
    return check === undefined ? [] : [check]
  })
