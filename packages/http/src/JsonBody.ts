import { ValidationError } from "@sendwright/core/foundation/Errors"
import * as JsonReader from "@sendwright/core/foundation/JsonReader"
import * as JsonText from "@sendwright/core/foundation/JsonText"
import * as Result from "effect/Result"
import { jsonIssue, jsonIssueSomewhere, searchedUpTo } from "./jsonError.ts"

/** A body of up to so many bytes is parsed at once; a longer one is read in pieces of this size. */
export const pieceBytes = 64 * 1024

const bounds: JsonReader.JsonBounds = {
  // 100 messages, and room for `RequestLimits.maxEntries` in each. Values that are small in the text are not so in
  // memory: 60 MB of empty arrays would take 1.5 GB.
  values: 250_000,
  // As long as what is parsed at once can have.
  number: pieceBytes
}

const refuse = (message: string) => new ValidationError({ issues: [{ path: [], message }] })

const empty = refuse("is empty: a JSON object is needed")
const notUtf8 = refuse("is not valid UTF-8")
const tooManyValues = refuse(`must not hold more than ${bounds.values} values`)
const tooLongNumber = refuse(`must not hold a number of more than ${bounds.number} characters`)

const wholeDecoder = new TextDecoder("utf-8", { fatal: true })
// Of all pieces but the first: U+FEFF is a byte order mark at the beginning alone.
const restDecoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

const namedTwice = (path: ReadonlyArray<string | number>) =>
  new ValidationError({ issues: [{ path, message: "is given twice: an object names each field once" }] })

const decodeWith = (decoder: typeof wholeDecoder, bytes: Uint8Array): Result.Result<string, ValidationError> =>
  Result.try({ try: () => decoder.decode(bytes), catch: () => notUtf8 })

/** The text that a body is. */
export const decode = (bytes: Uint8Array): Result.Result<string, ValidationError> => decodeWith(wholeDecoder, bytes)

/** Parses a body of a few kilobytes at once. */
export const parse = (bytes: Uint8Array): Result.Result<unknown, ValidationError> => {
  if (bytes.byteLength === 0) return Result.fail(empty)
  const text = decode(bytes)
  if (Result.isFailure(text)) return text
  const value = Result.mapError(JsonText.parse(text.success), () => refuse(jsonIssue(text.success)))
  if (Result.isFailure(value)) return value
  const twice = JsonText.twiceIn(text.success, value.success)
  return twice === undefined ? value : Result.fail(namedTwice(twice))
}

/** How many of the first `length` bytes there are without a character of UTF-8 that is cut at their end. */
const wholeCharacters = (bytes: Uint8Array, length: number): number => {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back]!
    if (byte < 0x80) return length
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needed > back ? length - back : length
    }
  }
  return length
}

/**
 * Parses a body of any size as its bytes come, and answers as `parse` does. Of the bytes no more than a piece is held at
 * any time, and to add a piece takes about as long as to parse a small body.
 */
export interface JsonBody {
  readonly add: (bytes: Uint8Array) => void
  readonly end: () => Result.Result<unknown, ValidationError>
}

/** A body of which nothing has come. */
export const make = (): JsonBody => {
  const reader = JsonReader.make(bounds)
  const piece = new Uint8Array(pieceBytes)
  let filled = 0
  let isFirst = true
  let problem: ValidationError | undefined
  // What was read so far, to say where it stops being JSON.
  let texts: Array<string> | undefined = []
  let characters = 0

  const read = (bytes: Uint8Array) => {
    const text = decodeWith(isFirst ? wholeDecoder : restDecoder, bytes)
    isFirst = false
    if (Result.isFailure(text)) {
      problem = text.failure
      return
    }
    characters += text.success.length
    if (characters > searchedUpTo) texts = undefined
    texts?.push(text.success)
    reader.push(text.success)
  }

  const readPiece = () => {
    const whole = wholeCharacters(piece, filled)
    read(piece.subarray(0, whole))
    piece.copyWithin(0, whole, filled)
    filled -= whole
  }

  const refusalOf = (reason: JsonReader.JsonProblem): ValidationError => {
    switch (reason) {
      case "values":
        return tooManyValues
      case "number":
        return tooLongNumber
      case "syntax":
        return refuse(texts === undefined ? jsonIssueSomewhere : jsonIssue(texts.join("")))
    }
  }

  // What follows in a body that holds too much is not looked at any more.
  const overBound = (): ValidationError | undefined => {
    const reason = reader.problem()
    return reason === undefined || reason === "syntax" ? undefined : refusalOf(reason)
  }

  return {
    add: (bytes) => {
      for (let at = 0; at < bytes.length;) {
        if (problem !== undefined || overBound() !== undefined) return
        if (filled === piece.length) readPiece()
        const end = Math.min(bytes.length, at + piece.length - filled)
        piece.set(bytes.subarray(at, end), filled)
        filled += end - at
        at = end
      }
    },
    end: () => {
      if (isFirst) return parse(piece.subarray(0, filled))
      const over = overBound()
      if (over !== undefined) return Result.fail(over)
      if (problem === undefined && filled > 0) read(piece.subarray(0, filled))
      if (problem !== undefined) return Result.fail(problem)
      const value = Result.mapError(reader.end(), refusalOf)
      const twice = reader.twice()
      return Result.isFailure(value) || twice === undefined ? value : Result.fail(namedTwice(twice))
    }
  }
}
