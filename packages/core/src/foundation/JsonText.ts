import * as Result from "effect/Result"
import * as JsonReader from "./JsonReader.ts"

const quote = 34
const backslash = 92

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

/** Whether an odd number of backslashes stands before a place. */
const isEscaped = (text: string, at: number): boolean => {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}

/**
 * Where the names of fields end in a text: at the quotes before colons. Strings that begin with a colon are found with
 * them. Only colons are looked for, so long texts cost little.
 */
function* nameEndsIn(text: string): Generator<number> {
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1
    while (isSpace(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === quote && !isEscaped(text, before)) yield before
  }
}

/** Whether there is an escape in the name of a field, be it that of a quote. */
const hasEscapedName = (text: string): boolean => {
  if (!text.includes("\\")) return false
  for (const end of nameEndsIn(text)) {
    const start = text.lastIndexOf("\"", end - 1)
    if (text.slice(start - 1, end).includes("\\")) return true
  }
  return false
}

/** The fields of all objects in a value that was read. */
const fieldsIn = (value: unknown): number => {
  let count = 0
  const open: Array<object> = []
  const visit = (inner: unknown) => {
    if (typeof inner === "object" && inner !== null) open.push(inner)
  }
  visit(value)
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (Array.isArray(item)) item.forEach(visit)
    else {
      for (const name in item) {
        count++
        visit((item as Record<string, unknown>)[name])
      }
    }
  }
  return count
}

const boundless: JsonReader.JsonBounds = { values: Infinity, number: Infinity }

/**
 * Reads JSON (RFC 8259) that others wrote. V8 takes an escaped name such as `"\u00e9"` for `\` where an object read
 * before had that name: one client could change what others send (https://github.com/nodejs/node/issues/63785). A text
 * with such a name is read by our own reader.
 *
 * @example
 * ```ts
 * import * as JsonText from "@sendwright/core/foundation/JsonText"
 *
 * export const variables = JsonText.parse(`{"name":"Ada"}`)
 * ```
 */
export const parse = (text: string): Result.Result<unknown, "syntax"> => {
  if (!hasEscapedName(text)) return Result.try({ try: (): unknown => JSON.parse(text), catch: () => "syntax" })
  const reader = JsonReader.make(boundless)
  reader.push(text)
  return Result.mapError(reader.end(), () => "syntax")
}

/**
 * Where an object names a field twice (RFC 8259, 4: names should be unique), of a text that `parse` made `value` of: the
 * place of the first such name, or `undefined`. A name that came twice is one field of the value, so names and fields are
 * only counted; the text is read again when the counts differ.
 */
export const twiceIn = (text: string, value: unknown): ReadonlyArray<string | number> | undefined => {
  let names = 0
  for (const _ of nameEndsIn(text)) names++
  if (names === fieldsIn(value)) return undefined
  const reader = JsonReader.make(boundless)
  reader.push(text)
  return reader.twice()
}
