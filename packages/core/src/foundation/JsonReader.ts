import * as Result from "effect/Result"

/** Why a text was not read: it is no JSON, or something in it goes over a bound. */
export type JsonProblem = "syntax" | "values" | "number"

/** The bounds of a text's contents. */
export interface JsonBounds {
  /** Values: what begins them, or separates them. */
  readonly values: number
  /** Characters of one number. */
  readonly number: number
}

/**
 * Reads JSON (RFC 8259) piece by piece into what `JSON.parse` would make of the whole, so that a large text neither holds
 * up the process nor is ever held as a whole.
 */
export interface JsonReader {
  /** Reads on. Pieces may end anywhere, also within a string, an escape or a number. */
  readonly push: (piece: string) => void
  /**
   * The place where an object has a name for the second time, if any: the first such place. The last value is the
   * field's.
   */
  readonly twice: () => ReadonlyArray<string | number> | undefined
  /** What went wrong so far; nothing is read on after it. */
  readonly problem: () => JsonProblem | undefined
  /** The value, once everything was pushed. To be asked once. */
  readonly end: () => Result.Result<unknown, JsonProblem>
}

type Expected = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end"

/** An array or an object whose end has not come. */
type Open =
  | { readonly _tag: "array"; readonly items: Array<unknown> }
  | { readonly _tag: "object"; readonly fields: Record<string, unknown>; name: string }

const quote = 34
const backslash = 92

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

/** Whether a character ends a number, or a name such as `true`. */
const endsWord = (code: number): boolean =>
  isSpace(code) || code === 44 || code === 58 || code === 93 || code === 125 || code === quote || code === 91
  || code === 123

/** What `true`, `false`, `null` and numbers begin with. */
const beginsWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || code === 45 || code === 116 || code === 102 || code === 110

/** Backslashes right before `end`, not counting those before `start`. */
const backslashesBefore = (text: string, start: number, end: number): number => {
  let count = 0
  while (end - count > start && text.charCodeAt(end - 1 - count) === backslash) count++
  return count
}

const cutEscape = /\\u[0-9a-fA-F]{0,3}$/

/** How much of the inside of a string can be read before the rest of it has come: not half of an escape. */
const wholeEscapes = (inside: string): number => {
  if (backslashesBefore(inside, 0, inside.length) % 2 === 1) return inside.length - 1
  const tail = inside.slice(-5)
  const cut = cutEscape.exec(tail)
  if (cut === null) return inside.length
  const at = inside.length - tail.length + cut.index
  return backslashesBefore(inside, 0, at) % 2 === 0 ? at : inside.length
}

const parse = (token: string): Result.Result<unknown, JsonProblem> =>
  Result.try({ try: (): unknown => JSON.parse(token), catch: () => "syntax" })

const setField = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  // An assignment to this name would change the prototype.
  if (name !== "__proto__") fields[name] = value
  else Object.defineProperty(fields, name, { value, configurable: true, enumerable: true, writable: true })
}

const placeIn = (around: Open): string | number => around._tag === "array" ? around.items.length : around.name

/**
 * A reader that nothing was pushed to.
 *
 * @example
 * ```ts
 * import * as JsonReader from "@sendwright/core/foundation/JsonReader"
 *
 * const reader = JsonReader.make({ values: 250_000, number: 65_536 })
 * for (const piece of ["{\"name\":", "\"Ada\"}"]) reader.push(piece)
 * export const value = reader.end()
 * ```
 */
export const make = (bounds: JsonBounds): JsonReader => {
  let open: Array<Open> = []
  let expected: Expected = "value"
  let root: unknown
  let values = 0
  let failed: JsonProblem | undefined
  let twice: ReadonlyArray<string | number> | undefined
  let within: "nothing" | "string" | "word" = "nothing"
  // Of a string whose end has not come: what of it is read, what is not yet, and whether its next character is escaped.
  let read: Array<string> = []
  let unread = ""
  let escaped = false

  const fail = (problem: JsonProblem) => {
    failed = problem
    open = []
    read = []
    unread = ""
    root = undefined
  }

  const addValue = (value: unknown) => {
    const around = open.at(-1)
    if (around === undefined) root = value
    else if (around._tag === "array") around.items.push(value)
    else setField(around.fields, around.name, value)
    expected = "comma or end"
  }

  const addString = (text: string) => {
    const around = open.at(-1)
    if ((expected === "name" || expected === "name or end") && around?._tag === "object") {
      around.name = text
      if (twice === undefined && Object.hasOwn(around.fields, text)) twice = open.map(placeIn)
      expected = "colon"
    } else addValue(text)
  }

  const readInside = (inside: string): void => {
    const text = parse(`"${inside}"`)
    if (Result.isFailure(text)) fail(text.failure)
    else read.push(text.success as string)
  }

  /** Reads on within a string, from `start` of the piece on. The place after it, or the end of the piece. */
  const readString = (piece: string, start: number): number => {
    const from = escaped ? start + 1 : start
    let at = piece.indexOf("\"", from)
    while (at !== -1 && backslashesBefore(piece, from, at) % 2 === 1) at = piece.indexOf("\"", at + 1)
    if (at === -1) {
      escaped = backslashesBefore(piece, from, piece.length) % 2 === 1
      const inside = unread + piece.slice(start)
      const whole = wholeEscapes(inside)
      unread = inside.slice(whole)
      if (whole > 0) readInside(inside.slice(0, whole))
      within = "string"
      return piece.length
    }
    escaped = false
    within = "nothing"
    const inside = unread + piece.slice(start, at)
    unread = ""
    readInside(inside)
    if (failed !== undefined) return at
    addString(read.length === 1 ? read[0]! : read.join(""))
    read = []
    return at + 1
  }

  const endWord = () => {
    within = "nothing"
    const value = parse(unread)
    unread = ""
    if (Result.isFailure(value)) fail(value.failure)
    else addValue(value.success)
  }

  /** Reads on within a number or a name such as `true`. */
  const readWord = (piece: string, start: number): number => {
    const most = Math.min(piece.length, start + bounds.number + 1)
    let at = start
    while (at < most && !endsWord(piece.charCodeAt(at))) at++
    unread += piece.slice(start, at)
    if (unread.length > bounds.number) fail("number")
    else if (at === piece.length) within = "word"
    else endWord()
    return at
  }

  const count = () => {
    if (++values > bounds.values) fail("values")
  }

  /** Reads the token that begins at `at`. The place after it. */
  const readToken = (piece: string, at: number): number => {
    const code = piece.charCodeAt(at)
    if (isSpace(code)) return at + 1
    const takesValue = expected === "value" || expected === "value or end"
    const around = open.at(-1)
    if (code === quote && (takesValue || expected === "name" || expected === "name or end")) {
      return readString(piece, at + 1)
    }
    if (takesValue && beginsWord(code)) return readWord(piece, at)
    if (takesValue && code === 123) {
      open.push({ _tag: "object", fields: {}, name: "" })
      expected = "name or end"
      count()
    } else if (takesValue && code === 91) {
      open.push({ _tag: "array", items: [] })
      expected = "value or end"
      count()
    } else if (
      code === 125 && around?._tag === "object" && (expected === "name or end" || expected === "comma or end")
    ) {
      open.pop()
      addValue(around.fields)
    } else if (
      code === 93 && around?._tag === "array" && (expected === "value or end" || expected === "comma or end")
    ) {
      open.pop()
      addValue(around.items)
    } else if (code === 58 && expected === "colon") expected = "value"
    else if (code === 44 && expected === "comma or end" && around !== undefined) {
      expected = around._tag === "object" ? "name" : "value"
      count()
    } else fail("syntax")
    return at + 1
  }

  return {
    push: (piece) => {
      if (failed !== undefined || piece === "") return
      let at = within === "string" ? readString(piece, 0) : within === "word" ? readWord(piece, 0) : 0
      while (at < piece.length) {
        if (failed !== undefined) return
        at = readToken(piece, at)
      }
    },
    twice: () => twice,
    problem: () => failed,
    end: () => {
      if (failed === undefined && within === "word") endWord()
      if (failed === undefined && (within === "string" || open.length > 0 || expected !== "comma or end")) {
        fail("syntax")
      }
      return failed === undefined ? Result.succeed(root) : Result.fail(failed)
    }
  }
}
