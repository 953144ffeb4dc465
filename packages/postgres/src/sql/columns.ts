import * as P from "./params.ts"

/** What a value of each type is here; null is NULL. */
export interface Values {
  readonly text: string | null
  readonly uuid: string | null
  readonly int4: number | null
  readonly int8: bigint | null
  readonly float8: number | null
  readonly bool: boolean | null
  readonly timestamptz: Date | null
  readonly bytea: Uint8Array | null
  readonly "text[]": ReadonlyArray<string | null> | null
  /** `undefined` is NULL, null is that of JSON. */
  readonly json: unknown
}

export type Type = keyof Values

/** One column of rows that are given to a statement: its name and type, and its value in a row. */
export interface Column<in Row> {
  readonly name: string
  readonly type: Type
  readonly of: (row: Row) => unknown
}

export const column = <Row, T extends Type>(name: string, type: T, of: (row: Row) => Values[T]): Column<Row> => ({
  name,
  type,
  of
})

/** Columns of what a row has inside it. */
export const inside = <Row, Part>(
  part: (row: Row) => Part,
  columns: ReadonlyArray<Column<Part>>
): ReadonlyArray<Column<Row>> => columns.map(({ name, of, type }) => ({ name, type, of: (row: Row) => of(part(row)) }))

const literal = (value: Values["text[]"]): string | null => value === null ? null : P.arrayLiteral(value)
const jsonText = (value: unknown): string | null => value === undefined ? null : P.json(value)

const ones: { readonly [T in Type]: (value: Values[T]) => unknown } = {
  text: P.text,
  uuid: P.uuid,
  int4: P.int,
  int8: P.long,
  float8: P.float,
  bool: P.bool,
  timestamptz: P.time,
  bytea: P.blob,
  "text[]": (value) => value === null ? P.text(null) : P.texts(value),
  json: (value) => P.text(jsonText(value))
}

const lists: { readonly [T in Type]: (values: ReadonlyArray<Values[T]>) => unknown } = {
  text: P.texts,
  uuid: P.uuids,
  int4: P.ints,
  int8: P.longs,
  float8: P.floats,
  bool: P.bools,
  timestamptz: P.times,
  bytea: P.bytes,
  "text[]": (values) => P.texts(values.map(literal)),
  json: (values) => P.texts(values.map(jsonText))
}

/** A value as a parameter. */
export const encodeOne = (type: Type, value: unknown): unknown => (ones[type] as (value: unknown) => unknown)(value)

/** Values as one parameter, an array. */
export const encodeAll = (type: Type, values: ReadonlyArray<unknown>): unknown =>
  (lists[type] as (values: ReadonlyArray<unknown>) => unknown)(values)

/** What the arrays of `unnest` have for a type: it takes arrays apart to the last, so that they travel as texts. */
export const elementOf = (type: Type): Exclude<Type, "text[]" | "json"> =>
  type === "text[]" || type === "json" ? "text" : type

type Named = Pick<Column<never>, "name" | "type">

export const namesOf = (columns: ReadonlyArray<Named>): string => columns.map(({ name }) => name).join(", ")

const valueOf = ({ name, type }: Named): string => elementOf(type) === type ? name : `${name}::${type}`

/** The columns of a table by its alias. */
export const columnsOf = (alias: string, columns: ReadonlyArray<Named>): string =>
  columns.map(({ name }) => `${alias}.${name}`).join(", ")

/** The columns of unnested rows in their own types. */
export const valuesOf = (columns: ReadonlyArray<Named>): string => columns.map(valueOf).join(", ")

/** The assignments of an UPDATE from the unnested rows `source`. */
export const assignmentsOf = (source: string, columns: ReadonlyArray<Named>): string =>
  columns.map((column) => `${column.name} = ${source}.${valueOf(column)}`).join(", ")
