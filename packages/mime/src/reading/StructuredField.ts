import { finish } from "@sendwright/core/foundation/Steps"
import * as Charset from "./Charset.ts"
import * as EncodedWords from "./EncodedWords.ts"

/** A field such as Content-Type: a value, in lower case, and parameters by their names in lower case. */
export interface StructuredField {
  readonly value: string
  readonly parameters: ReadonlyMap<string, string>
}

/** At most so many parameters are read of one field. */
const maxParameters = 100

interface Piece {
  readonly text: string
  /** Where the scan goes on: at a semicolon, or at the end. */
  readonly end: number
}

/** A piece in which nothing is quoted, left out or blank but at its ends: nearly all are. */
const plainPiece = /(?: *([^;"( ]+))? *(?=;|$)/y

/** Where the comments of a text end, by where they begin, from the first parenthesis that is asked for on. */
type CommentEnds = (at: number) => number | undefined

const noComments: CommentEnds = () => undefined

/**
 * Looks once for the ends of all comments of a text, those within others among them: one that does not end would
 * otherwise be looked through to the end of the text, and so would each that begins within it.
 */
const commentEnds = (text: string): CommentEnds => {
  let ends: Map<number, number> | undefined
  return (first) => {
    if (ends !== undefined) return ends.get(first)
    ends = new Map()
    const open: Array<number> = []
    for (let at = first; at < text.length; at++) {
      if (text[at] === "\\") at++
      else if (text[at] === "(") open.push(at)
      else if (text[at] === ")" && open.length > 0) ends.set(open.pop()!, at)
    }
    return ends.get(first)
  }
}

/** Reads up to the next semicolon; leaves out comments and the white space around, and takes quotes off. */
const readPiece = (text: string, start: number, commentEnd: CommentEnds): Piece => {
  plainPiece.lastIndex = start
  const plain = plainPiece.exec(text)
  if (plain !== null) return { text: plain[1] ?? "", end: plainPiece.lastIndex }
  let piece = ""
  let blank = ""
  let at = start
  const add = (character: string) => {
    piece += blank + character
    blank = ""
  }
  for (; at < text.length && text[at] !== ";"; at++) {
    const character = text[at]!
    if (character === "\"") {
      piece += piece === "" ? "" : blank
      blank = ""
      for (at++; at < text.length && text[at] !== "\""; at++) {
        if (text[at] === "\\" && at + 1 < text.length) at++
        piece += text[at]!
      }
    } else if (character === "(" && (piece === "" || blank !== "")) {
      const close = commentEnd(at)
      if (close === undefined) add(character)
      else at = close
    } else if (character === " ") {
      blank += piece === "" ? "" : character
    } else {
      add(character)
    }
  }
  return { text: piece, end: at }
}

const percentDecoded = (text: string): Uint8Array => {
  const parts = text.split(/(%[0-9A-Fa-f]{2})/)
  return Buffer.concat(
    parts.map((part, index) => index % 2 === 1 ? Buffer.from(part.slice(1), "hex") : Buffer.from(part))
  )
}

interface Section {
  readonly number: number
  readonly isExtended: boolean
  readonly text: string
}

/** Joins the sections of a parameter (RFC 2231 section 3), of which some are encoded (section 4). */
const joined = (sections: ReadonlyArray<Section>): string => {
  const inOrder = sections.toSorted((left, right) => left.number - right.number)
  const [first] = inOrder
  const [, charset, , rest] = first?.isExtended === true ? /^([^']*)'([^']*)'(.*)$/s.exec(first.text) ?? [] : []
  if (rest === undefined) return inOrder.map(({ text }) => text).join("")
  const octets = inOrder.map(({ isExtended, text }, index) => {
    const value = index === 0 ? rest : text
    return isExtended ? percentDecoded(value) : Buffer.from(value)
  })
  const bytes = Buffer.concat(octets)
  return finish(Charset.decode(bytes, charset)) ?? bytes.toString()
}

/** Parameters in which parentheses are more often a part of an unquoted name than a comment. */
const fileNames = new Set(["name", "filename"])

/** Reads a structured field; of two parameters of one name the first counts, and an encoded one before a plain one. */
export const parse = (text: string): StructuredField => {
  const commentEnd = commentEnds(text)
  const value = readPiece(text, 0, commentEnd)
  const plain = new Map<string, string>()
  const sections = new Map<string, Array<Section>>()
  let at = value.end + 1
  for (let read = 0; at < text.length && read < maxParameters; read++) {
    const equals = text.indexOf("=", at)
    const semicolon = text.indexOf(";", at)
    if (equals === -1) break
    if (semicolon !== -1 && semicolon < equals) {
      at = semicolon + 1
      continue
    }
    const before = text.slice(at, equals)
    const name = readPiece(before, 0, commentEnds(before)).text.toLowerCase()
    const [, base = "", number, star] = /^([^*]+)(?:\*(\d{1,3}))?(\*)?$/.exec(name) ?? []
    const piece = readPiece(text, equals + 1, fileNames.has(base) ? noComments : commentEnd)
    at = piece.end + 1
    if (base === "") continue
    if (number === undefined && star === undefined) {
      if (!plain.has(base)) plain.set(base, piece.text)
    } else {
      const known = sections.get(base) ?? []
      sections.set(base, [...known, { number: Number(number ?? 0), isExtended: star !== undefined, text: piece.text }])
    }
  }
  return {
    value: value.text.toLowerCase(),
    parameters: new Map([
      // Encoded words have no place in a parameter, and are written there all the same.
      ...[...plain].map(([name, text]) => [name, EncodedWords.decode(text)] as const),
      ...[...sections].map(([name, found]) => [name, joined(found)] as const)
    ])
  }
}
