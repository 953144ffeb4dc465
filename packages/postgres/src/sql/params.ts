import * as PgTypes from "@effect/sql-pg/PgTypes"
import * as Result from "effect/Result"

// Named element types, so that a column without a value, or without a row, still is an array of its type.
const arrayOf = (elementOid: number) => (values: ReadonlyArray<unknown>): PgTypes.Parameter =>
  Result.getOrThrow(PgTypes.array(values, elementOid))

/** One column of rows as an array parameter, for `unnest`; nulls are values. */
export const texts: (values: ReadonlyArray<string | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.text)
export const uuids: (values: ReadonlyArray<string | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.uuid)
export const ints: (values: ReadonlyArray<number | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.int4)
export const floats: (values: ReadonlyArray<number | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.float8)
export const bools: (values: ReadonlyArray<boolean | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.bool)
export const times: (values: ReadonlyArray<Date | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.timestamptz)
export const bytes: (values: ReadonlyArray<Uint8Array | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.bytea)
export const longs: (values: ReadonlyArray<bigint | null>) => PgTypes.Parameter = arrayOf(PgTypes.OID.int8)

export const text: (value: string | null) => PgTypes.Parameter = PgTypes.text
export const uuid: (value: string | null) => PgTypes.Parameter = PgTypes.uuid
export const int: (value: number | null) => PgTypes.Parameter = PgTypes.int4
export const float: (value: number | null) => PgTypes.Parameter = PgTypes.float8
export const long: (value: bigint | null) => PgTypes.Parameter = PgTypes.int8
export const bool: (value: boolean | null) => PgTypes.Parameter = PgTypes.bool
export const blob: (value: Uint8Array | null) => PgTypes.Parameter = PgTypes.bytea
export const time: (value: Date | null) => PgTypes.Parameter = PgTypes.timestamptz

const special = /["\\]/g

/** A text array as Postgres writes it: the element of a `text[]` parameter that represents a `text[]` value. */
export const arrayLiteral = (values: ReadonlyArray<string | null>): string => {
  if (values.length === 0) return "{}"
  let literal = "{"
  for (let i = 0; i < values.length; i++) {
    if (i > 0) literal += ","
    const value = values[i]
    literal += value === null || value === undefined ? "NULL" : `"${value.replace(special, "\\$&")}"`
  }
  return `${literal}}`
}

/** A value as JSON text for a `json` column; absent is null. */
export const json = (value: unknown): string => JSON.stringify(value) ?? "null"

const uuidForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The id where it has the form of one; null, which equals nothing, where it cannot be in the database. */
export const idOrNull = (id: string | null): string | null => id !== null && uuidForm.test(id) ? id : null
