import type { Condition } from "./Conditions.ts"

/** A session of the database that holds, or asks for, a lock that commands wait for. */
export interface LockHolder {
  /** Null: a prepared transaction, which belongs to no session. */
  readonly pid: number | null
  /** What the session calls itself; empty where it does not say. */
  readonly application: string
  /** When its transaction began; null where this user may not see it. */
  readonly since: Date | null
  /** Whether it does nothing at the moment, in a transaction that it left open. */
  readonly isIdle: boolean
  /** Whether it waits for a lock itself: the one that it waits for comes before it. */
  readonly isWaiting: boolean
  /** The first words of what it runs, or ran last, without any value; null where this user may not see it. */
  readonly statement: string | null
  /** The table that is waited for; null: rows, or it is not known. */
  readonly table: string | null
}

/** What the condition is called while commands wait for the lock of somebody else. */
export const conditionName = "database-lock"

/** A session in a few words: `session 4711 (psql: LOCK TABLE sendwright.emails, since 2026-11-26T21:00:00.000Z)`. */
export const describe = ({ application, isIdle, pid, since, statement }: LockHolder): string => {
  const begun = since === null ? [] : [`since ${since.toISOString()}`]
  const name = application === "" ? "without a name" : application
  const runs = statement === null ? "its statement is hidden from this user" : statement
  const words = [`${name}: ${runs}`, ...(isIdle ? ["idle in transaction"] : []), ...begun].join(", ")
  return `${pid === null ? "a prepared transaction" : `session ${pid}`} (${words})`
}

/** How an operator ends it. */
export const remedyOf = ({ pid }: LockHolder): string =>
  pid === null
    ? "See pg_prepared_xacts, and end it by COMMIT PREPARED or ROLLBACK PREPARED."
    : `Let it end, or end it: SELECT pg_terminate_backend(${pid}).`

/** What is locked: `a lock on sendwright.emails`. */
export const lockOf = ({ table }: LockHolder): string =>
  table === null ? "locks on rows" : `a lock on sendwright.${table}`

/** The condition of a storage whose commands wait for this session; `blocks` where no send can be stored. */
export const conditionOf = (holder: LockHolder, blocks: boolean): Condition => {
  const lock = `${lockOf(holder)} of the database: ${describe(holder)}`
  return {
    name: conditionName,
    message: blocks
      ? `Sends wait for ${lock}. Nothing is accepted meanwhile. ${remedyOf(holder)}`
      : `Sends of some accounts wait for ${lock}. The others are accepted. ${remedyOf(holder)}`,
    blocks
  }
}
