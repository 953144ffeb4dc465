import type { StorageOutage } from "@sendwright/core/foundation/StorageError"
import type { SqlError } from "effect/sql/SqlError"

/** States of the server that its error codes tell of (PostgreSQL, appendix A); those of two characters are classes. */
const outages: Readonly<Record<string, StorageOutage>> = {
  "08": "unreachable",
  "53": "overloaded",
  "25006": "read-only",
  "53100": "full",
  "53200": "full",
  "55P03": "unanswered",
  "57014": "unanswered",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "57P05": "unreachable"
}

const codeOf = (cause: unknown): string => {
  const code: unknown = typeof cause === "object" && cause !== null ? Reflect.get(cause, "code") : undefined
  return typeof code === "string" ? code : ""
}

/** The state of the database that a statement failed for; null where it has another reason. */
export const outageOf = ({ reason }: SqlError): StorageOutage | null => {
  const code = codeOf(reason.cause)
  const told = outages[code] ?? outages[code.slice(0, 2)]
  if (told !== undefined) return told
  return reason._tag === "ConnectionError" ? "unreachable" : null
}
