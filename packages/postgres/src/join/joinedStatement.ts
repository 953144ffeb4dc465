/** How a statement and its rows travel over a connection that somebody else decodes. */
import * as PgTypes from "@effect/sql-pg/PgTypes"

type Scalar =
  | "bool"
  | "bytea"
  | "int8"
  | "int2"
  | "int4"
  | "text"
  | "float4"
  | "float8"
  | "timestamptz"
  | "uuid"
  | "json"
  | "jsonb"

const scalars: ReadonlyArray<Scalar> = [
  "bool",
  "bytea",
  "int8",
  "int2",
  "int4",
  "text",
  "float4",
  "float8",
  "timestamptz",
  "uuid",
  "json",
  "jsonb"
]

const typeOf = new Map<number, readonly [scalar: Scalar, isArray: boolean]>(
  scalars.flatMap((scalar) =>
    [
      [PgTypes.OID[scalar], [scalar, false]],
      [PgTypes.OID[`${scalar}Array`], [scalar, true]]
    ] as const
  )
)

const hex = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`

const scalarText = (value: unknown): string => {
  if (typeof value === "string") return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return hex(value)
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

const special = /["\\]/g

/** A value as Postgres reads it from a text, within an array as one of its elements. */
const elementText = (value: unknown): string =>
  value === null || value === undefined ? "NULL" : `"${scalarText(value).replace(special, "\\$&")}"`

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return Array.isArray(value) ? `{${value.map(elementText).join(",")}}` : scalarText(value)
}

/** The type that a parameter is cast to: that which it was made for, or that which its value shows. */
const castOf = (parameter: unknown): string => {
  if (PgTypes.isParameter(parameter)) {
    const known = typeOf.get(parameter.oid)
    if (known === undefined) throw new Error(`No text for a parameter of type ${parameter.oid}`)
    const [scalar, isArray] = known
    return isArray ? `${scalar}[]` : scalar
  }
  if (typeof parameter === "number") return Number.isInteger(parameter) ? "int8" : "float8"
  if (typeof parameter === "boolean") return "bool"
  if (typeof parameter === "bigint") return "int8"
  if (parameter instanceof Date) return "timestamptz"
  if (parameter instanceof Uint8Array) return "bytea"
  return "text"
}

/** The parameters as texts, which every driver passes on unchanged, and the types that they are cast to. */
export const parametersOf = (
  parameters: ReadonlyArray<unknown>
): { readonly texts: ReadonlyArray<string | null>; readonly casts: ReadonlyArray<string> } => ({
  texts: parameters.map((parameter) => textOf(PgTypes.isParameter(parameter) ? parameter.value : parameter)),
  casts: parameters.map(castOf)
})

/** A part of a statement: what is quoted or a comment, a parameter, a parenthesis, or a word. */
const token = /'[^']*'|"[^"]*"|--[^\n]*|\/\*[^*]*\*\/|(?<![\w$])\$(\d+)|[()]|(?<![\w$.])[A-Za-z_]\w*/g

const ends = new Set(["SELECT", "VALUES", "TABLE", "INSERT", "UPDATE", "DELETE", "MERGE"])
const writes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

/** Where the statement itself begins after its common table expressions, and whether it has rows; null for others. */
const bodyOf = (text: string): { readonly start: number; readonly hasWith: boolean } | null => {
  let depth = 0
  let body: { readonly start: number; readonly hasWith: boolean } | undefined
  let isWrite = false
  let hasWith = false
  for (const match of text.matchAll(token)) {
    const [part] = match
    if (part === "(") depth++
    else if (part === ")") depth--
    else if (depth === 0 && /^[A-Za-z]/.test(part)) {
      const word = part.toUpperCase()
      if (body !== undefined) {
        if (word === "RETURNING") return body
        continue
      }
      if (ends.has(word)) {
        body = { start: match.index, hasWith }
        isWrite = writes.has(word)
        if (!isWrite) return body
      } else if (word === "WITH") hasWith = true
      else if (!hasWith) return null
    } else if (depth > 0 && body === undefined && !hasWith && /^SELECT$/i.test(part)) {
      // A union begins with a parenthesis.
      return { start: 0, hasWith: false }
    }
  }
  return null
}

/** The column of the rows, each as one JSON text. */
export const rowColumn = "joined_row"

/**
 * The statement as it goes over another's connection: its parameters are texts with casts, and each of its rows is one
 * JSON text. So neither what a driver makes of types nor the settings of the session count.
 */
export const joinedText = (
  text: string,
  casts: ReadonlyArray<string>,
  parameter: (number: string) => string = (number) => `$${number}::text`
): { readonly text: string; readonly hasRows: boolean } => {
  const body = bodyOf(text)
  const cast = (part: string) =>
    part.replace(
      token,
      (whole, number: string | undefined) =>
        number === undefined ? whole : `${parameter(number)}${castTo(casts[Number(number) - 1])}`
    )
  if (body === null) return { text: cast(text), hasRows: false }
  const before = text.slice(0, body.start).trimEnd()
  const rows = `sendwright_rows AS (${cast(text.slice(body.start))}\n)`
  return {
    text: `${body.hasWith ? `${cast(before)}, ${rows}` : `WITH ${rows}`} `
      + `SELECT row_to_json(r)::text AS ${rowColumn} FROM sendwright_rows r`,
    hasRows: true
  }
}

/** What goes over another's connection. */
export interface Sent {
  readonly text: string
  readonly hasRows: boolean
  /** The texts that go with it, of those that are its parameters. */
  readonly given: (texts: ReadonlyArray<string | null>) => ReadonlyArray<string | null>
}

const asTheyAre: Sent["given"] = (texts) => texts

/** The call of a function that is such a statement, and takes its parameters as texts. */
export const called = (name: string, parameters: number): Sent => {
  const given = Array.from({ length: parameters }, (_, index) => `$${index + 1}::text`).join(", ")
  return { text: `SELECT sendwright.${name}(${given}) AS ${rowColumn}`, hasRows: true, given: asTheyAre }
}

/**
 * A statement that a function runs, for which the session has the settings of these stores: in another's, compiling its
 * plan may take a hundred times as long as running it. One without rows is simple, and goes as it is.
 */
export const ran = (statement: string, casts: ReadonlyArray<string>): Sent => {
  const { hasRows, text } = joinedText(statement, casts, (number) => `$1[${number}]`)
  return hasRows
    ? {
      text: `SELECT sendwright.${runFunction}($1::text, $2::text[]) AS ${rowColumn}`,
      hasRows,
      given: (texts) => [text, textOf(texts)]
    }
    : { ...joinedText(statement, casts), given: asTheyAre }
}

/** Its number is raised by the migration that makes it anew. */
const runFunction = "run_1"

const castTo = (type: string | undefined): string => type === undefined || type === "text" ? "" : `::${type}`
