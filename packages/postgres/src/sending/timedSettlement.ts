import type { Settlement } from "@sendwright/core/sending/SendJobs"
import { shift } from "@sendwright/core/sending/SendParts"
import { plus } from "../database/DatabaseClock.ts"

/** A settlement, and its time by the database's clock where that is another one. */
export interface TimedSettlement extends Settlement {
  readonly heldAt?: Date
}

/** When a job is due next; of one that is held, since when it is. */
export const dueOf = ({ heldAt, next, now }: TimedSettlement): Date | null => {
  switch (next._tag) {
    case "RetryAt":
    case "Deferred":
      return next.at
    case "AwaitEvidence":
      return next.until
    case "Hold":
      return heldAt ?? now
    case "Continue":
    case "Done":
      return null
  }
}

/** The settlement, with its future times on the database's clock. Events keep the engine's. */
export const onDatabaseClock = (settlement: Settlement, ahead: number): TimedSettlement => {
  if (ahead === 0) return settlement
  const { later: reports, next, parts = null } = settlement
  return {
    ...settlement,
    next: next._tag === "RetryAt" || next._tag === "Deferred"
      ? { ...next, at: plus(next.at, ahead) }
      : next._tag === "AwaitEvidence"
      ? { ...next, until: plus(next.until, ahead) }
      : next,
    parts: parts === null ? null : shift(parts, ahead),
    heldAt: plus(settlement.now, ahead),
    later: reports.map((report) => ({ ...report, at: plus(report.at, ahead) }))
  }
}
