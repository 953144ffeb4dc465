import * as Schema from "effect/Schema"

/**
 * The database was not brought up to date, or is not: a newer version made it that this program must not work with
 * (`newer`); its tables are not those of a released version (`foreign`); it is behind, and this program was not to
 * migrate (`pending`); the user may not do what is needed (`rights`); the extension `pg_trgm` is missing or not found
 * (`extension`); another process migrates, or holds locks, for too long (`busy`); a step failed (`failed`). The message
 * says what to do.
 */
export class MigrationError extends Schema.TaggedError<MigrationError>()("MigrationError", {
  reason: Schema.Literals(["newer", "foreign", "pending", "rights", "extension", "busy", "failed"]),
  message: Schema.String,
  cause: Schema.optionalKey(Schema.Defect())
}) {}
