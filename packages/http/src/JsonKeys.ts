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
 * No fewer than the names of fields in a text: the colons behind a quote. Strings that begin with a colon are counted
 * with them. Only colons are looked for, so long texts cost little.
 */
const namesIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1
    while (isSpace(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === quote && !isEscaped(text, before)) count++
  }
  return count
}

/** The fields of all objects in a value that `JSON.parse` made. */
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
 * Where an object names a field twice (RFC 8259, 4: names should be unique), of a text that `JSON.parse` made `value` of:
 * the place of the first such name, or `undefined`. A name that came twice is one field of the value, so names and fields
 * are only counted; the text is read again when the counts differ.
 */
export const twiceIn = (text: string, value: unknown): ReadonlyArray<string | number> | undefined => {
  if (namesIn(text) === fieldsIn(value)) return undefined
  const reader = JsonReader.make(boundless)
  reader.push(text)
  return reader.twice()
}
