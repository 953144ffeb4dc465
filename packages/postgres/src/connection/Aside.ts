import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/**
 * Opens a connection beside those of the pool, for questions about what these wait for; it ends with the scope. Null where
 * the client is the application's, or the only session there is.
 */
export type Aside = Effect.Effect<SqlClient, SqlError, Scope.Scope> | null

export const Aside = Context.Reference<Aside>("@sendwright/postgres/internal/Aside", { defaultValue: () => null })
