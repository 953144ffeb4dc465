import * as JsonReader from "./JsonReader.ts"

const quote = "\""
const backslash = 92
const colon = 58

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

/** Whether an odd number of backslashes stands before a place. */
const isEscaped = (text: string, at: number): boolean => {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}

/** The names of fields in a text: strings with a colon behind them. Only quotes are looked for, so long texts cost little. */
const namesIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf(quote); at !== -1;) {
    let end = text.indexOf(quote, at + 1)
    while (isEscaped(text, end)) end = text.indexOf(quote, end + 1)
    let next = end + 1
    while (isSpace(text.charCodeAt(next))) next++
    if (text.charCodeAt(next) === colon) count++
    at = text.indexOf(quote, next)
  }
  return count
}

/** The fields of all objects in a value. */
const fieldsIn = (value: unknown): number => {
  let count = 0
  const open = [value]
  while (open.length > 0) {
    const item = open.pop()
    if (typeof item !== "object" || item === null) continue
    const values = Object.values(item)
    if (!Array.isArray(item)) count += values.length
    for (const inner of values) if (typeof inner === "object" && inner !== null) open.push(inner)
  }
  return count
}

const boundless: JsonReader.JsonBounds = { values: Infinity, number: Infinity }

/**
 * Where an object names a field twice (RFC 8259, 4: names should be unique), of a text that `JSON.parse` made `value` of:
 * the place of the first such name, or `undefined`. A name that came twice is one field of the value, so the two are
 * only counted; the text is read again when they differ.
 */
export const twiceIn = (text: string, value: unknown): ReadonlyArray<string | number> | undefined => {
  if (namesIn(text) === fieldsIn(value)) return undefined
  const reader = JsonReader.make(boundless)
  reader.push(text)
  return reader.twice()
}
