import { finish, type Steps } from "../foundation/Steps.ts"
import { charactersIn, partEnd } from "../foundation/TextLength.ts"

/** The values that a variable may have. */
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

/** A text of which each character is part of a placeholder has so many read in about a millisecond. */
const charactersPerStep = 16_384

/**
 * Finds the placeholders of a text in one pass that never goes back: two or three opening braces, spaces or none, a
 * name (`[A-Za-z_][A-Za-z0-9_.-]{0,63}`), spaces or none, and as many closing braces. Of a longer run of opening braces
 * the last ones count. Everything else is literal text, braces that fit nothing included.
 */
export const scan = (source: Source, visitor: Visitor): void => finish(scanInSteps(source, visitor))

/** The same, in steps. */
export function* scanInSteps(source: Source, visitor: Visitor): Steps<void> {
  const length = source.length
  let literalFrom = 0
  let stepEnd = charactersPerStep
  let at = source.indexOf("{{", 0)
  while (at !== -1) {
    if (at >= stepEnd) {
      yield
      stepEnd = at + charactersPerStep
    }
    let end = endWithin(source, at, isOpen)
    if (end - at === longestRun) end = yield* endOf(source, end, isOpen)
    const braces = end - at
    let nameFrom = endWithin(source, end, isSpace)
    if (nameFrom - end === longestRun) nameFrom = yield* endOf(source, nameFrom, isSpace)
    let nameTo = nameFrom
    if (nameTo < length && isLetter(source.charCodeAt(nameTo))) {
      nameTo = endWithin(source, nameFrom, isInside)
      if (nameTo - nameFrom === longestRun) nameTo = yield* endOf(source, nameTo, isInside)
    }
    let closeFrom = endWithin(source, nameTo, isSpace)
    if (closeFrom - nameTo === longestRun) closeFrom = yield* endOf(source, closeFrom, isSpace)
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

const isOpen = (code: number): boolean => code === open

const isSpace = (code: number): boolean => code === space

/** So many characters of one kind are read at once. */
const longestRun = charactersPerStep

/** Where characters of one kind end, or the longest run of them does. */
const endWithin = (source: Source, from: number, isOfKind: (code: number) => boolean): number => {
  const most = Math.min(source.length, from + longestRun)
  let at = from
  while (at < most && isOfKind(source.charCodeAt(at))) at++
  return at
}

/** Where characters of one kind end. */
function* endOf(source: Source, from: number, isOfKind: (code: number) => boolean): Steps<number> {
  for (let at = from;;) {
    yield
    const end = endWithin(source, at, isOfKind)
    if (end - at < longestRun) return end
    at = end
  }
}

/** The names of the variables in texts, each once, in the order of their first mention; null is no text. */
export const variablesOf = (...sources: ReadonlyArray<string | null>): ReadonlyArray<string> =>
  finish(variablesInSteps(...sources))

/** The same, in steps. */
export function* variablesInSteps(...sources: ReadonlyArray<string | null>): Steps<ReadonlyArray<string>> {
  const names = new Set<string>()
  const visitor: Visitor = { literal: () => true, placeholder: (name) => names.add(name) !== undefined }
  for (const source of sources) if (source !== null) yield* scanInSteps(source, visitor)
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
export const fill = (source: Source, variables: Variables, options: FillOptions): string | undefined =>
  finish(fillInSteps(source, variables, options))

/** How a text is filled in. */
export interface FillOptions {
  readonly escape: boolean
  readonly maxLength: number
}

/** The same, in steps. */
export function* fillInSteps(
  source: Source,
  variables: Variables,
  { escape, maxLength }: FillOptions
): Steps<string | undefined> {
  // A character is at most two code units; which of them are pairs is counted at the end, where it matters.
  const mostUnits = 2 * maxLength
  const escaped = escape ? yield* escapeLong(variables, maxLength) : new Map<string, string>()
  const parts: Array<string> = []
  let pieces: Array<string> = []
  let length = 0
  const insert = (text: string) => {
    length += text.length
    pieces.push(text)
    return length <= mostUnits
  }
  const textFor = (name: string, escape: boolean): string => {
    const value = Object.hasOwn(variables, name) ? textOf(variables[name] ?? null) : ""
    if (!escape) return value
    let text = escaped.get(name)
    if (text === undefined) escaped.set(name, text = escapeHtml(value))
    return text
  }
  const steps = scanInSteps(source, {
    literal: insert,
    placeholder: (name, raw) => insert(textFor(name, escape && !raw))
  })
  while (steps.next().done !== true) {
    // A million pieces that are put together at once take as long as to find them.
    parts.push(pieces.join(""))
    pieces = []
    yield
  }
  if (length > mostUnits) return undefined
  if (parts.length > 0) yield
  parts.push(pieces.join(""))
  // One that is too long is never put together.
  if (length > maxLength && (yield* areLonger(parts, maxLength))) return undefined
  if (parts.length > 1) yield
  return parts.join("")
}

/** Whether texts have more than so many characters together. */
function* areLonger(texts: ReadonlyArray<string>, maximum: number): Steps<boolean> {
  let characters = 0
  for (const text of texts) {
    for (let from = 0; from < text.length;) {
      const to = partEnd(text, from, charactersPerStep)
      characters += charactersIn(text.slice(from, to))
      if (characters > maximum) return true
      from = to
      yield
    }
  }
  return false
}

/** The long ones of the values in their escaped form, of which no more than `maxLength` characters are needed, and a few more. */
function* escapeLong(variables: Variables, maxLength: number): Steps<Map<string, string>> {
  const escaped = new Map<string, string>()
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value !== "string" || value.length <= charactersPerStep) continue
    const parts: Array<string> = []
    let characters = 0
    for (let from = 0; from < value.length && characters <= maxLength;) {
      const to = partEnd(value, from, charactersPerStep)
      const part = escapeHtml(value.slice(from, to))
      characters += charactersIn(part)
      parts.push(part)
      from = to
      yield
    }
    escaped.set(name, parts.join(""))
  }
  return escaped
}
