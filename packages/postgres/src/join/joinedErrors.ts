import * as SqlError from "effect/sql/SqlError"
import { errorReasons } from "../sql/errorReasons.ts"

/** Where libraries keep the error of the driver below them. */
const within = ["cause", "original", "driverError", "nativeError", "meta", "driverAdapterError"] as const

/** A SQLSTATE (PostgreSQL, appendix A), which the codes of Prisma look like. */
const isState = (code: unknown): code is string =>
  typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^P[1-9]\d{3}$/.test(code)

export interface State {
  readonly state: string
  readonly constraint: string
  /** Where in the server it comes from, and what of: by these a month is known that has no partition yet. */
  readonly routine: string
  readonly detail: string
}

const textAt = (source: object, ...names: ReadonlyArray<string>): string => {
  const found = names.map((name): unknown => Reflect.get(source, name)).find((value) => typeof value === "string")
  return typeof found === "string" ? found : ""
}

/** What a library's error says of the database's own, however it is wrapped. */
const knownOf = (error: unknown, depth = 0): State | undefined => {
  if (typeof error !== "object" || error === null || depth > 5) return undefined
  const state = [Reflect.get(error, "code"), Reflect.get(error, "originalCode")].find(isState)
  if (state !== undefined) {
    return {
      state,
      constraint: textAt(error, "constraint", "constraint_name"),
      routine: textAt(error, "routine"),
      detail: textAt(error, "detail")
    }
  }
  for (const name of within) {
    const found = knownOf(Reflect.get(error, name), depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

const reasons: Readonly<Record<string, keyof typeof errorReasons>> = {
  "08": "ConnectionError",
  "22": "ConstraintError",
  "23": "ConstraintError",
  "28": "AuthenticationError",
  "40001": "SerializationError",
  "40P01": "DeadlockError",
  "42": "SqlSyntaxError",
  "42501": "AuthorizationError",
  "55P03": "LockTimeoutError",
  "57014": "StatementTimeoutError"
}

/** What the database said by an error that a library passed on; empty where it says nothing. */
export const stateOf = (error: unknown): State =>
  knownOf(error) ?? { state: "", constraint: "", routine: "", detail: "" }

/** The error of a statement that somebody else's library ran. */
export const sqlErrorOf = (error: unknown): SqlError.SqlError => {
  const { constraint, detail, routine, state } = stateOf(error)
  const message = error instanceof Error ? error.message : String(error)
  const cause = Object.assign(new Error(message, { cause: error }), {
    ...(state === "" ? {} : { code: state }),
    ...(constraint === "" ? {} : { constraint }),
    ...(routine === "" ? {} : { routine, detail })
  })
  const props = { cause, message, operation: "query" }
  if (state === "23505") {
    return new SqlError.SqlError({ reason: new SqlError.UniqueViolation({ ...props, constraint }) })
  }
  const kind = reasons[state] ?? reasons[state.slice(0, 2)] ?? "UnknownError"
  return new SqlError.SqlError({ reason: new errorReasons[kind](props) })
}
