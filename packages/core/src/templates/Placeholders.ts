import { isLonger } from "../foundation/TextLength.ts"

/** What a variable may stand for. */
export type Value = string | number | boolean | null

/** The values of a send by their names. Only its own properties are values. */
export type Variables = Readonly<Record<string, Value>>

/** What the scanner asks of a text. A string is one. */
export type Source = Pick<string, "length" | "charCodeAt" | "indexOf" | "slice">

/** What the scanner tells, in the order of the text; who answers `false` has heard enough. */
export interface Visitor {
  /** Text that stays as it is. */
  readonly literal: (text: string) => boolean
  /** A placeholder: `{{ name }}`, or `{{{ name }}}` where `raw`. It stands from one offset of the source to another. */
  readonly placeholder: (name: string, raw: boolean, from: number, to: number) => boolean
}

const open = 0x7b
const close = 0x7d
const space = 0x20
const maxNameLength = 64

const isLetter = (code: number): boolean =>
  code >= 0x61 && code <= 0x7a || code >= 0x41 && code <= 0x5a || code === 0x5f

// A hyphen, a dot, or a digit.
const isInside = (code: number): boolean =>
  isLetter(code) || code >= 0x30 && code <= 0x39 || code === 0x2d || code === 0x2e

/**
 * Finds the placeholders of a text in one pass that never goes back: two or three opening braces, spaces or none, a
 * name (`[A-Za-z_][A-Za-z0-9_.-]{0,63}`), spaces or none, and as many closing braces. Of a longer run of opening braces
 * the last ones count. Everything else is literal text, braces that fit nothing included.
 */
export const scan = (source: Source, visitor: Visitor): void => {
  const length = source.length
  let literalFrom = 0
  let at = source.indexOf("{{", 0)
  while (at !== -1) {
    let end = at
    while (end < length && source.charCodeAt(end) === open) end++
    const braces = end - at
    const nameFrom = skipSpaces(source, end)
    let nameTo = nameFrom
    if (nameTo < length && isLetter(source.charCodeAt(nameTo))) {
      do nameTo++
      while (nameTo < length && isInside(source.charCodeAt(nameTo)))
    }
    const closeFrom = skipSpaces(source, nameTo)
    let next = closeFrom
    if (nameTo > nameFrom && nameTo - nameFrom <= maxNameLength) {
      while (next < length && next - closeFrom < 3 && source.charCodeAt(next) === close) next++
      const width = Math.min(braces, next - closeFrom, 3)
      if (width >= 2) {
        const from = end - width
        if (from > literalFrom && !visitor.literal(source.slice(literalFrom, from))) return
        literalFrom = next = closeFrom + width
        if (!visitor.placeholder(source.slice(nameFrom, nameTo), width === 3, from, next)) return
      }
    }
    at = source.indexOf("{{", next)
  }
  if (literalFrom < length) visitor.literal(source.slice(literalFrom, length))
}

const skipSpaces = (source: Source, from: number): number => {
  let at = from
  while (at < source.length && source.charCodeAt(at) === space) at++
  return at
}

/** The names of the variables in texts, each once, in the order of their first mention; null is no text. */
export const variablesOf = (...sources: ReadonlyArray<string | null>): ReadonlyArray<string> => {
  const names = new Set<string>()
  const visitor: Visitor = { literal: () => true, placeholder: (name) => names.add(name) !== undefined }
  for (const source of sources) if (source !== null) scan(source, visitor)
  return [...names]
}

/** Whether a placeholder can have this name. */
export const isName = (text: string): boolean => text.length <= maxNameLength && variablesOf(`{{${text}}}`)[0] === text

const special = /[&<>"']/g
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "\"": "&quot;",
  "'": "&#39;"
}

/** A text in which html sees nothing but text, between tags and inside quoted attributes. */
const escapeHtml = (text: string): string => text.replace(special, (character) => entities[character]!)

/** A value as text: null is empty, numbers and booleans are written as in JSON. */
export const textOf = (value: Value): string =>
  value === null ? "" : typeof value === "string" ? value : JSON.stringify(value)

/**
 * A text with its variables filled in; `undefined` once it has more than `maxLength` characters. What is inserted is never looked
 * at again. With `escape`, `{{ name }}` inserts escaped html and `{{{ name }}}` raw html; without, both insert the text
 * as it is. A variable without a value of its own inserts nothing: see `render`, which refuses it.
 */
export const fill = (
  source: Source,
  variables: Variables,
  options: { readonly escape: boolean; readonly maxLength: number }
): string | undefined => {
  const escaped = new Map<string, string>()
  let filled = ""
  // A character is at most two code units; which of them are pairs is counted once, at the end.
  const insert = (text: string) => {
    filled += text
    return filled.length <= 2 * options.maxLength
  }
  const textFor = (name: string, escape: boolean): string => {
    const value = Object.hasOwn(variables, name) ? textOf(variables[name] ?? null) : ""
    if (!escape) return value
    let text = escaped.get(name)
    if (text === undefined) escaped.set(name, text = escapeHtml(value))
    return text
  }
  scan(source, {
    literal: insert,
    placeholder: (name, raw) => insert(textFor(name, options.escape && !raw))
  })
  return isLonger(filled, options.maxLength) ? undefined : filled
}
