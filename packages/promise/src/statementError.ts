import type * as PgJoin from "@sendwright/postgres/PgJoin"
import { QueryError } from "./errors.ts"

/** The error of a statement that another library ran, with the database's words about it. */
export const stateError = (
  message: string,
  cause: unknown,
  { constraint, state }: Pick<PgJoin.State, "constraint" | "state">
): QueryError => new QueryError(message, state === "" ? null : state, constraint === "" ? null : constraint, { cause })

/** The same where it is not known yet what the database said. */
export const statementError = async (message: string, cause: unknown): Promise<QueryError> => {
  const { stateOf } = await import("@sendwright/postgres/PgJoin")
  return stateError(message, cause, stateOf(cause))
}
