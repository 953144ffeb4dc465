import * as Result from "effect/Result"

/** Many times what a report of any provider has. */
const mostLevels = 64
const mostValues = 50_000

const [quote, backslash] = [34, 92]

/** Whether a text has at most so many levels and values. It need not be JSON. */
const isWithinBounds = (text: string): boolean => {
  let levels = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      for (at++; at < text.length && text.charCodeAt(at) !== quote; at++) if (text.charCodeAt(at) === backslash) at++
    } else if (code === 91 || code === 123) {
      if (++levels > mostLevels || ++values > mostValues) return false
    } else if (code === 93 || code === 125) levels--
    else if (code === 44 && ++values > mostValues) return false
  }
  return true
}

// No storage takes half a character or NUL: what a mail server far away answered may hold anything.
const storable = (_: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\ufffd") : value

const escapes = /\\u(?:0000|[dD][89a-fA-F])/

/** JSON has NUL as an escape only; a text within the JSON of another one may have half a character as it is. */
const needsMending = (text: string): boolean => escapes.test(text) || !text.isWellFormed()

const read = (text: string, reviver?: typeof storable): unknown =>
  isWithinBounds(text) ? Result.getOrUndefined(Result.try((): unknown => JSON.parse(text, reviver))) : undefined

/**
 * Reads the JSON of a report that somebody on the network says is a provider's: it may be read before its signature is
 * known to be right. Undefined where it is no JSON, or more than 64 levels or 50,000 values of it. Strings are such as a
 * storage takes: U+FFFD replaces halves of characters and NUL.
 *
 * @example
 * ```ts
 * import * as ReportJson from "@sendwright/core/sending/ReportJson"
 *
 * export const report = ReportJson.parse(`{"event":"delivered"}`)
 * ```
 */
export const parse = (text: string): unknown => read(text, needsMending(text) ? storable : undefined)

/** The same with strings as they are: what a signature is computed of. */
export const parseExactly = (text: string): unknown => read(text)
