import type * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"
import { isLonger, isShorter } from "./TextLength.ts"

export { isLonger, isShorter } from "./TextLength.ts"

// Patterns in the API's description keep to what every engine of regular expressions reads alike: no look-around, no
// classes by property. Hexadecimal digits are upper-case, because some tools translate only those.

const controls = "\\x00-\\x1F\\x7F-\\x9F\\u2028\\u2029"
const controlsButTab = "\\x00-\\x08\\x0A-\\x1F\\x7F-\\x9F\\u2028\\u2029"
// The code points with the property Bidi_Control (UAX #9): they show a name in another order than it is written in.
const bidiControls = "\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069"

const control = new RegExp(`[${controls}]`)
const controlButTab = new RegExp(`[${controlsButTab}]`)
const bidiControl = new RegExp(`[${bidiControls}]`)

const none = (excluded: string): string => `^[^${excluded}]*$`

/** Pattern of a text without U+0000. */
export const textPattern = none("\\x00")
/** Pattern of a text on one line. */
export const linePattern = none(controls)
/** Pattern of a text on one line that is shown as a name. */
export const namePattern = none(`${controls}${bidiControls}`)
/** Pattern of a file's name: a name without quotes and slashes. */
export const filenamePattern = none(`${controls}${bidiControls}"'\\/\\\\`)
/** Pattern of a subject: one line, on which there may be tabs. */
export const subjectPattern = none(controlsButTab)

/** What is said of a text with half of a surrogate pair, which no storage and no mail can carry. */
export const halfSurrogate = "must not contain half of a surrogate pair: U+D800 to U+DFFF are no characters"

/** Whether a text has line breaks (LF, CR, NEL, LS, PS) or control characters (C0, DEL, C1), or is no Unicode text. */
export const hasControl = (text: string): boolean => control.test(text) || !text.isWellFormed()

const allControls = new RegExp(control.source, "g")

/** A text of a stranger's with a space for each line break or control character. */
export const onOneLine = (text: string): string => text.toWellFormed().replace(allControls, " ")

/** Why a text cannot be in the log: U+0000 or half of a surrogate pair. */
export const problemOfText = (text: string): string | undefined =>
  text.includes("\0")
    ? "must not contain the character U+0000"
    : text.isWellFormed()
    ? undefined
    : halfSurrogate

/** Why a text cannot stand on a line of its own: line breaks, control characters, half of a surrogate pair. */
export const problemOfLine = (text: string): string | undefined =>
  control.test(text)
    ? "must not contain line breaks or control characters"
    : text.isWellFormed()
    ? undefined
    : halfSurrogate

/** Why a line is no name to show: a character that changes the direction of writing makes it read as another one. */
export const problemOfName = (text: string): string | undefined => {
  const found = bidiControl.exec(text)?.[0]
  return found === undefined ? undefined : `must not contain ${codePoint(found)}: it changes the direction of writing`
}

/** Why a text is no subject: as `problemOfLine`, but for tabs. */
export const problemOfSubject = (text: string): string | undefined =>
  controlButTab.test(text)
    ? "must not contain line breaks or control characters other than tab"
    : text.isWellFormed()
    ? undefined
    : halfSurrogate

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`

/** A rule on texts, with as much of it as JSON Schema can say. */
export const rule = <A = string>(problemOf: (value: A) => string | undefined, schema: JsonSchema.JsonSchema) =>
  Schema.makeFilter(problemOf, { toJsonSchema: () => [schema, true] })

/** Puts a rule into the API's description that is checked elsewhere. */
export const described = (schema: JsonSchema.JsonSchema) => rule<unknown>(() => undefined, schema)

// A text that is too long is not looked at any further: patterns are for texts of a bounded length.

/** A length of so many characters. */
export const length = (minimum: number, maximum: number) =>
  rule(
    (text) =>
      isShorter(text, minimum) || isLonger(text, maximum)
        ? `must be ${minimum} to ${maximum} characters long`
        : undefined,
    { minLength: minimum, maxLength: maximum }
  ).abort()

/** A length of so many characters at most. */
export const atMost = (maximum: number) =>
  rule(
    (text) => isLonger(text, maximum) ? `must be at most ${maximum} characters long` : undefined,
    { maxLength: maximum }
  ).abort()

/** A text that the log can hold. */
export const text = rule(problemOfText, { pattern: textPattern })
/** A text on one line. */
export const line = rule(problemOfLine, { pattern: linePattern })
/** A subject: one line, on which there may be tabs. */
export const subject = rule(problemOfSubject, { pattern: subjectPattern })
