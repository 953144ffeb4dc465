import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { NumberedStep } from "./migrationPlan.ts"

/** What of a database decides whether a user may migrate it. */
export interface Rights {
  readonly role: string
  readonly database: string
  readonly hasSchema: boolean
  readonly mayCreateSchema: boolean
  readonly mayCreateTables: boolean
  /** Who owns tables of the schema that this user does not; null: nobody. */
  readonly otherOwner: string | null
  /** The schema of the extension `pg_trgm`; null where it is not created. */
  readonly trigrams: string | null
  readonly trigramsVisible: boolean
  /** Whether the extension is among those that the server could create. */
  readonly trigramsInstalled: boolean
  readonly mayCreateTrigrams: boolean
}

const rightsStatement = `
SELECT current_user::text AS role, current_database()::text AS database, n.oid IS NOT NULL AS has_schema,
  d.creates AS may_create_schema, COALESCE(has_schema_privilege(n.oid, 'CREATE'), false) AS may_create_tables,
  (SELECT pg_get_userbyid(c.relowner)::text FROM pg_class c WHERE c.relnamespace = n.oid AND c.relkind IN ('r', 'p')
    AND NOT pg_has_role(c.relowner, 'USAGE') LIMIT 1) AS other_owner,
  e.schema AS trigrams, COALESCE(e.schema = ANY (current_schemas(true)), false) AS trigrams_visible,
  COALESCE(v.installed, false) AS trigrams_installed,
  current_setting('is_superuser') = 'on' OR COALESCE(v.trusted, false) AND d.creates AS may_create_trigrams
FROM (SELECT has_database_privilege(current_database(), 'CREATE') AS creates) d
LEFT JOIN pg_namespace n ON n.nspname = 'sendwright'
LEFT JOIN (SELECT s.nspname::text AS schema FROM pg_extension x JOIN pg_namespace s ON s.oid = x.extnamespace
  WHERE x.extname = 'pg_trgm') e ON true
LEFT JOIN (SELECT true AS installed, bool_or(a.trusted) AS trusted FROM pg_available_extension_versions a
  WHERE a.name = 'pg_trgm' HAVING count(*) > 0) v ON true`

interface Row {
  readonly role: string
  readonly database: string
  readonly has_schema: boolean
  readonly may_create_schema: boolean
  readonly may_create_tables: boolean
  readonly other_owner: string | null
  readonly trigrams: string | null
  readonly trigrams_visible: boolean
  readonly trigrams_installed: boolean
  readonly may_create_trigrams: boolean
}

export const read = (sql: SqlClient): Effect.Effect<Rights, SqlError> =>
  Effect.gen(function*() {
    const [row] = yield* sql.unsafe<Row>(rightsStatement).unprepared
    if (row === undefined) return yield* Effect.die(new Error("The database answered with no row"))
    return {
      role: row.role,
      database: row.database,
      hasSchema: row.has_schema,
      mayCreateSchema: row.may_create_schema,
      mayCreateTables: row.may_create_tables,
      otherOwner: row.other_owner,
      trigrams: row.trigrams,
      trigramsVisible: row.trigrams_visible,
      trigramsInstalled: row.trigrams_installed,
      mayCreateTrigrams: row.may_create_trigrams
    }
  })

/** A name as SQL takes it. */
const quoted = (name: string): string => `"${name.replaceAll("\"", "\"\"")}"`

/** What stands against a migration by a user, and what to do about it. */
export interface Obstacle {
  readonly reason: "rights" | "extension"
  readonly message: string
}

/** The first thing that is in the way of a step; null: nothing that can be foreseen. */
export const obstacleOf = (rights: Rights, step: Pick<NumberedStep, "id">): Obstacle | null => {
  const [role, database] = [quoted(rights.role), quoted(rights.database)]
  if (!rights.hasSchema && !rights.mayCreateSchema) {
    return {
      reason: "rights",
      message: `The user ${rights.role} may not make the schema sendwright: let a user do it who may, with `
        + `CREATE SCHEMA sendwright AUTHORIZATION ${role}, or with GRANT CREATE ON DATABASE ${database} TO ${role}`
    }
  }
  if (rights.hasSchema && rights.otherOwner !== null) {
    return {
      reason: "rights",
      message:
        `The tables of the schema sendwright belong to ${rights.otherOwner}, and the user ${rights.role} may not `
        + `change them: migrate as ${rights.otherOwner}`
    }
  }
  if (rights.hasSchema && !rights.mayCreateTables) {
    return {
      reason: "rights",
      message: `The user ${rights.role} may not make tables in the schema sendwright: migrate as the user who owns it, `
        + `or let that user GRANT CREATE ON SCHEMA sendwright TO ${role}`
    }
  }
  // Later ones need no extension.
  if (step.id > 1) return null
  if (rights.trigrams === null && !rights.trigramsInstalled) {
    return {
      reason: "extension",
      message: "The extension pg_trgm, which searches need, is not installed on the server: install the package with "
        + "Postgres' own extensions, such as postgresql-contrib"
    }
  }
  if (rights.trigrams === null && !rights.mayCreateTrigrams) {
    return {
      reason: "extension",
      message: `The user ${rights.role} may not create the extension pg_trgm, which searches need: let a superuser run `
        + `CREATE EXTENSION pg_trgm in the database ${rights.database}, or GRANT CREATE ON DATABASE ${database} TO ${role}`
    }
  }
  if (rights.trigrams !== null && !rights.trigramsVisible) {
    const schema = quoted(rights.trigrams)
    return {
      reason: "extension",
      // Its operators are found by the search path alone.
      message: `The extension pg_trgm, which searches need, is in the schema ${rights.trigrams}, where the user `
        + `${rights.role} does not look for it: ALTER EXTENSION pg_trgm SET SCHEMA public, or GRANT USAGE ON SCHEMA `
        + `${schema} TO ${role} and ALTER ROLE ${role} SET search_path = public, ${schema}`
    }
  }
  return null
}

/**
 * What a user needs who serves and does not migrate. Tables that a later migration makes get the same by the default
 * privileges of the user who runs these statements: that is to be the one who migrates.
 */
export const grantsOf = (role: string): ReadonlyArray<string> => {
  const to = `TO ${quoted(role)}`
  const defaults = "ALTER DEFAULT PRIVILEGES IN SCHEMA sendwright"
  return [
    `GRANT USAGE ON SCHEMA sendwright ${to}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA sendwright ${to}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA sendwright ${to}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA sendwright ${to}`,
    `REVOKE INSERT, UPDATE, DELETE ON sendwright.migrations FROM ${quoted(role)}`,
    `${defaults} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES ${to}`,
    `${defaults} GRANT USAGE ON SEQUENCES ${to}`,
    `${defaults} GRANT EXECUTE ON FUNCTIONS ${to}`
  ]
}
