import { decodeWords } from "postal-mime"

const word = /=\?([^?*\s]{1,60})(?:\*[^?\s]{0,60})?\?([bq])\?([!->@-~]*)\?=/gi

const octetsOf = (encoding: string, text: string): Buffer =>
  encoding.toLowerCase() === "b"
    ? Buffer.from(text, "base64")
    : Buffer.from(
      text.replaceAll("_", " ").replace(/=([0-9a-f]{2})/gi, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16))),
      "latin1"
    )

/** In these, each word begins and ends in ASCII, and a decoder takes the turn from one to the next for an error. */
const isStateful = (charset: string): boolean => charset.startsWith("iso-2022-")

/** One word for words of one charset that follow each other; `undefined` for a single one. */
const oneOf = (run: ReadonlyArray<RegExpExecArray>): string | undefined => {
  const [[, charset = ""] = []] = run
  if (run.length === 1) return undefined
  const octets = Buffer.concat(run.map(([, , encoding = "", text = ""]) => octetsOf(encoding, text)))
  return `=?${charset}?B?${octets.toString("base64")}?=`
}

const quoted = /=\?([^?\s]{1,120})\?q\?([^?\s]*)\?=/gi

/** Letters that should have been encoded and were not are no octets of the word's charset any more. */
const withoutUnencoded = (text: string): string =>
  text.replace(quoted, (whole, charset: string, content: string) =>
    /[^\x21-\x7e]/.test(content)
      ? content.replace(/[\x21-\x7e]+/g, (ascii) => `=?${charset}?Q?${ascii}?=`)
      : whole)

/**
 * A text in which encoded words of one charset that follow each other are one. A word may not end within a character
 * (RFC 2047 section 5), and does so in the mail of many programs.
 */
export const joined = (given: string): string => {
  if (!given.includes("=?")) return given
  const text = withoutUnencoded(given)
  const words = [...text.matchAll(word)]
  let result = ""
  let end = 0
  for (let at = 0; at < words.length;) {
    const first = words[at]!
    const run = [first]
    const charset = first[1]!.toLowerCase()
    for (let next = words[++at]; next !== undefined; next = words[++at]) {
      const before = run.at(-1)!
      const between = text.slice(before.index + before[0].length, next.index)
      if (next[1]!.toLowerCase() !== charset || between.trim() !== "" || isStateful(charset)) break
      run.push(next)
    }
    const last = run.at(-1)!
    result += text.slice(end, first.index) + (oneOf(run) ?? first[0])
    end = last.index + last[0].length
  }
  return result + text.slice(end)
}

/** A text in which a sign replaces each run of encoded words: nobody takes their meaning for something that is written. */
interface SetApart {
  readonly text: string
  /** A part of the text with its encoded words decoded. */
  readonly decoded: (part: string) => string
  /** A part of the text as it was. */
  readonly written: (part: string) => string
}

const anyWord = /=\?[^?\s]{1,120}\?[bq]\?[^?\s]*\?=/gi

/** The encoded words of a text; those between which there are only blanks are one, as the blanks are no text. */
const runsIn = (text: string): ReadonlyArray<{ readonly from: number; readonly to: number }> => {
  const runs: Array<{ readonly from: number; to: number }> = []
  for (const { 0: found, index } of text.matchAll(anyWord)) {
    const last = runs.at(-1)
    if (last !== undefined && text.slice(last.to, index).trim() === "") last.to = index + found.length
    else runs.push({ from: index, to: index + found.length })
  }
  return runs
}

// Characters for private use. A stranger who writes one gets an encoded word of the same field for it, or itself.
const firstSign = 0xf0000
const signs = /[\u{f0000}-\u{ffffd}]/gu

/** Sets the encoded words of a text of at most 65,536 characters apart. */
export const setApart = (given: string): SetApart => {
  const whole = joined(given)
  const words: Array<string> = []
  let text = ""
  let end = 0
  for (const { from, to } of runsIn(whole)) {
    text += whole.slice(end, from) + String.fromCodePoint(firstSign + words.length)
    words.push(whole.slice(from, to))
    end = to
  }
  text += whole.slice(end)
  const put = (part: string, meaning: (word: string) => string) =>
    words.length === 0 ? part : part.replace(signs, (sign) => {
      const word = words[sign.codePointAt(0)! - firstSign]
      return word === undefined ? sign : meaning(word)
    })
  return { text, decoded: (part) => put(part, decode), written: (part) => put(part, (word) => word) }
}

/** A text with its encoded words decoded (RFC 2047). */
export const decode = (text: string): string => text.includes("=?") ? decodeWords(joined(text)) : text
