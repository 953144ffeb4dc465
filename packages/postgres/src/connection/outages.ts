import type { StorageOutage } from "@sendwright/core/foundation/StorageError"
import * as Cause from "effect/Cause"
import { isSqlError, SqlError, StatementTimeoutError } from "effect/sql/SqlError"
import { codeOf } from "./errorCodes.ts"

/** States of the server that its error codes tell of (PostgreSQL, appendix A); those of two characters are classes. */
const outages: Readonly<Record<string, StorageOutage>> = {
  "08": "unreachable",
  "53": "overloaded",
  "25006": "read-only",
  "25P03": "unanswered",
  "53100": "full",
  "55P03": "unanswered",
  "57014": "unanswered",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "57P05": "unreachable"
}

/**
 * A deadline of ours that passed while the command waited for a connection (`overloaded`) or an answer: the cause within
 * an error of the driver's kind.
 */
// @effect-diagnostics-next-line extendsNativeError:off
class Missed extends Error {
  readonly outage: "overloaded" | "unanswered"
  readonly share: string

  constructor(outage: Missed["outage"], share: string, millis: number) {
    super(
      outage === "overloaded"
        ? `no connection became free within ${millis} ms`
        : `the database did not answer within ${millis} ms`
    )
    this.outage = outage
    this.share = share
  }
}

/** A command that missed its deadline. */
export const missed = (outage: Missed["outage"], share: string, millis: number): SqlError => {
  const cause = new Missed(outage, share, millis)
  return new SqlError({ reason: new StatementTimeoutError({ cause, message: cause.message, operation: "query" }) })
}

/** The share of a command that missed its deadline. */
export const missedShareOf = ({ reason }: SqlError): string | undefined =>
  reason.cause instanceof Missed ? reason.cause.share : undefined

/** The state of the database that a statement failed for; null where it has another reason. */
export const outageOf = ({ reason }: SqlError): StorageOutage | null => {
  if (reason.cause instanceof Missed) return reason.cause.outage
  const code = codeOf(reason.cause)
  const outage = outages[code] ?? outages[code.slice(0, 2)]
  if (outage !== undefined) return outage
  return reason._tag === "ConnectionError" ? "unreachable" : null
}

/** A rollback on a lost connection dies; its failure is a failed command all the same. */
export const sqlErrorOf = (cause: Cause.Cause<unknown>): SqlError | undefined => {
  for (const reason of cause.reasons) {
    const error = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
    if (isSqlError(error)) return error
  }
  return undefined
}
