import * as SqlError from "effect/sql/SqlError"

/** Why a statement failed, by the names of the reasons, but for `UniqueViolation`, which names its constraint. */
export const errorReasons = {
  AuthenticationError: SqlError.AuthenticationError,
  AuthorizationError: SqlError.AuthorizationError,
  ConnectionError: SqlError.ConnectionError,
  ConstraintError: SqlError.ConstraintError,
  DeadlockError: SqlError.DeadlockError,
  LockTimeoutError: SqlError.LockTimeoutError,
  SerializationError: SqlError.SerializationError,
  SqlSyntaxError: SqlError.SqlSyntaxError,
  StatementTimeoutError: SqlError.StatementTimeoutError,
  UnknownError: SqlError.UnknownError
} as const
