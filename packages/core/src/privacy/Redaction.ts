import * as Result from "effect/Result"
import * as Address from "../foundation/Address.ts"
import { every, type Steps } from "../foundation/Steps.ts"

export { addressesIn } from "./addressesIn.ts"

/** The text that replaces an erased address. */
export const erased: Address.MailboxIdentity = Address.normalize("[erased]")

/** Takes one address out of what is stored. */
export interface Redactor {
  readonly address: Address.MailboxIdentity
  /**
   * A regular expression, to be matched without regard to case, that hits every text which `text` changes, and few
   * others. It means the same to JavaScript and to Postgres (an ARE).
   */
  readonly pattern: string
  /** The same for a simpler expression, which hits whatever `pattern` hits and more: for a first look. */
  readonly hint: string
  /** The text without the address, in any letter case and escaped in any way. For short texts. */
  readonly text: (text: string) => string
  /** The same for a text of any length. */
  readonly longText: (text: string) => Steps<string>
  /** An id, key or file name without the address, also where it cannot be distinguished from the text around it. */
  readonly name: (name: string) => string
  /** `a@b.com` or `Name <a@b.com>`: the address's own mailbox goes with its name, another one's keeps its address. */
  readonly mailbox: (mailbox: string) => string
  /** A JSON value, its texts and the names of its fields. */
  readonly json: <A>(value: A) => A
  /** The keys of evidence, in which addresses are sorted. */
  readonly key: (key: string) => string
  /** Bytes of a text in ASCII or an encoding that contains it; the same object where nothing changes. */
  readonly bytes: (bytes: Uint8Array) => Steps<Uint8Array>
  /** Whether an address is this one, however it is spelt. */
  readonly is: (address: string) => boolean
}

const encoder = new TextEncoder()
const hex = (code: number, digits = 2): string => code.toString(16).padStart(digits, "0")

/** Names that HTML has for characters which addresses may have. */
const entities: Readonly<Record<string, string>> = {
  "@": "commat",
  ".": "period",
  "+": "plus",
  "_": "lowbar",
  "-": "hyphen",
  "&": "amp",
  "'": "(?:apos|#39)",
  "\"": "quot",
  "=": "equals",
  "#": "num",
  "%": "percnt",
  "/": "sol",
  "!": "excl",
  "$": "dollar",
  "*": "ast",
  "?": "quest",
  "^": "hat",
  "`": "grave",
  "{": "lcub",
  "|": "verbar",
  "}": "rcub"
}

/** One character as it is, percent-encoded, quoted-printable, as an HTML entity, or escaped for a script. */
const characterPattern = (character: string): string => {
  const code = character.codePointAt(0)!
  if (code > 0x7f) {
    const literal = Array.from(character, (_, index) => `\\u${hex(character.charCodeAt(index), 4)}`).join("")
    const percent = Array.from(encoder.encode(character), (byte) => `(?:%(?:25){0,4}|=)${hex(byte)}`).join("")
    return `(?:${literal}|${percent}|&(?:amp;){0,4}#(?:0{0,8}${code}|x0{0,8}${hex(code)});?)`
  }
  const codes = [...new Set([character.toLowerCase(), character.toUpperCase()])].map((text) => text.charCodeAt(0))
  const inHex = codes.map((code) => hex(code)).join("|")
  // Inside JSON a quote or a backslash has backslashes before it.
  const literal = /[A-Za-z0-9]/.test(character)
    ? character
    : character === "\\"
    ? "\\\\{1,8}"
    : `${character === "\"" ? "\\\\{0,8}" : ""}\\u${hex(code, 4)}`
  const named = entities[character]
  return `(?:${literal}|(?:%(?:25){0,4}|=)(?:${inHex})|&(?:amp;){0,4}#(?:0{0,8}(?:${
    codes.join("|")
  })|x0{0,8}(?:${inHex}));?`
    + `|\\\\{1,8}(?:u00|x)(?:${inHex})${named === undefined ? "" : `|&(?:amp;){0,4}${named};`})`
}

const literally = (text: string): string => Array.from(text, characterPattern).join("")

const quote = characterPattern("\"")
// In quotes any character may have a backslash before it (RFC 5321 §4.1.2), in whatever form of those above.
const escape = "(?:\\\\{1,8}|(?:%(?:25){0,4}|=)5c|&(?:amp;){0,4}(?:#(?:0{0,8}92|x0{0,8}5c);?|bsol;))?"

const patternOf = (spelling: string): string => {
  const local = Address.localPartOf(spelling)
  const content = Address.contentOf(local) ?? local
  const inQuotes = quote + Array.from(content, (character) => escape + characterPattern(character)).join("") + quote
  const domain = literally(spelling.slice(local.length))
  return Address.isDotAtom(content) ? `(?:${literally(content)}|${inQuotes})${domain}` : inQuotes + domain
}

// Shorter runs of letters and digits are in most texts; of longer ones so much is rare enough, and found faster.
const tellingRun = 4
const hintLength = 12
// What of a domain stands behind a quote in the hint: backslashes in quotes break every run before it.
const hintOfDomain = 5

const longestRun = (text: string): string =>
  [...text.matchAll(/[a-z0-9]+/gi)].reduce((longest, [run]) => run.length > longest.length ? run : longest, "")

/** A few characters in a row of what `patternOf` hits, in any form. Repetitions without bounds are quicker to look for. */
const hintOf = (spelling: string): string => {
  const ofLocal = longestRun(Address.localPartOf(spelling))
  const run = ofLocal.length >= tellingRun ? ofLocal : longestRun(spelling)
  const { length } = Address.localPartOf(spelling)
  return [run.slice(0, hintLength), `"${spelling.slice(length, length + hintOfDomain)}`].map(literally).join("|")
    .replace(/\{0,\d\}/g, "*").replace(/\{1,\d\}/g, "+")
}

// What stands before and after decides whether a hit is the address, or the end or beginning of another one's.
const within = 32
const encodedBefore = /%(?:25){0,4}(?!2[bde]|5f|3[0-9]|[46][1-9a-f]|[57][0-9a])[0-9a-f]{2}$|\\[nrtbf]$/i
const longerBefore = /[A-Za-z0-9][+_-]*(?:\.[+_-]*)?$/
// No top-level domain is called like these files.
const files = "pdf|csv|txt|json|xml|html?|png|jpe?g|gif|ics|vcf|eml|docx?|xlsx?|log|php|aspx"
const longerAfter = new RegExp(`^(?:[a-z0-9]|-+[a-z0-9]|(?:\\.|%2e)(?!(?:${files})(?![a-z0-9.-]))[a-z0-9])`, "i")

const isWhole = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - within), start)
  return (!longerBefore.test(before) || encodedBefore.test(before)) && !longerAfter.test(text.slice(end, end + within))
}

// The most that one character takes in any of the forms above, with an escape before it.
const longestCharacter = 80
// A local part may be in quotes that the known spelling does not have.
const quotes = 2
// The worst text takes a millisecond for 1,000 characters.
const scanLength = 8_192

/**
 * A redactor of a mailbox, which also knows other spellings of it: its domain in its own script.
 *
 * @example
 * ```ts
 * import * as Redaction from "@sendwright/core/privacy/Redaction"
 *
 * const redactor = Redaction.make("ada@example.com")
 * const text = redactor.text("Delivery to Ada@Example.com failed") // "Delivery to [erased] failed"
 * ```
 */
export const make = (named: string, spellings: ReadonlyArray<string> = []): Redactor => {
  const address = Address.normalize(named)
  const known = [...new Set<string>([address, ...spellings.map((spelling) => spelling.toLowerCase())])]
  const pattern = known.map(patternOf).join("|")
  const hint = known.map(hintOf).join("|")
  // Judged by a sample: all are made alike, and one is made below when the module is loaded.
  const expression = new RegExp(pattern, "gi")
  const text = (input: string): string =>
    input.replace(expression, (hit, offset: number) => isWhole(input, offset, offset + hit.length) ? erased : hit)
  const longestHit = longestCharacter * (Math.max(...known.map(({ length }) => length)) + quotes)
  const longText = function*(input: string): Steps<string> {
    if (input.length <= scanLength) return text(input)
    const parts: Array<string> = []
    let kept = 0
    let end = 0
    for (let start = 0; start < input.length; start = Math.max(end, start + scanLength)) {
      // A hit that begins before the end of the scan is within this.
      const scanned = input.slice(start, start + scanLength + longestHit)
      for (const { 0: hit, index } of scanned.matchAll(expression)) {
        if (index >= scanLength) break
        end = start + index + hit.length
        if (!isWhole(input, end - hit.length, end)) continue
        parts.push(input.slice(kept, end - hit.length), erased)
        kept = end
      }
      yield
    }
    return kept === 0 ? input : parts.join("") + input.slice(kept)
  }
  const name = (input: string): string => input.replace(expression, erased)
  const json = (value: unknown): unknown => {
    if (typeof value === "string") return text(value)
    if (Array.isArray(value)) return value.map(json)
    if (typeof value !== "object" || value === null || value instanceof Date) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, item]) => [
        text(field),
        field === "provider_message_id" && typeof item === "string" ? name(item) : json(item)
      ])
    )
  }
  return {
    address,
    pattern,
    hint,
    text,
    longText,
    name,
    mailbox: (mailbox) => {
      const parsed = Address.parseMailbox(mailbox)
      if (Result.isFailure(parsed)) return text(mailbox)
      if (Address.normalize(parsed.success.address) === address) return erased
      const end = mailbox.lastIndexOf(parsed.success.address)
      return text(mailbox.slice(0, end)) + mailbox.slice(end)
    },
    json: json as <A>(value: A) => A,
    key: (key) => {
      const redacted = text(key)
      return redacted === key ? key : redacted.split(" ").map((part) => part.split(",").sort().join(",")).join(" ")
    },
    bytes: function*(bytes) {
      const before = yield* toBinary(bytes)
      const after = yield* longText(before)
      return before === after ? bytes : yield* fromBinary(after)
    },
    is: (other) => Address.normalize(other) === address
  }
}

void make("\"a\\\"b\"@c-d.example", ["a.b+c_d@\u00fc.example"])

const copyLength = 8_192
const copiesPerStep = 16

const toBinary = function*(bytes: Uint8Array): Steps<string> {
  const isStep = every(copiesPerStep)
  const parts: Array<string> = []
  for (let start = 0; start < bytes.length; start += copyLength) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + copyLength)))
    if (isStep()) yield
  }
  return parts.join("")
}

const fromBinary = function*(text: string): Steps<Uint8Array> {
  const isStep = every(copiesPerStep)
  const bytes = new Uint8Array(text.length)
  for (let start = 0; start < text.length; start += copyLength) {
    const end = Math.min(start + copyLength, text.length)
    for (let at = start; at < end; at++) bytes[at] = text.charCodeAt(at)
    if (isStep()) yield
  }
  return bytes
}

const textual =
  /^(?:text\/|message\/|application\/(?:[a-z0-9.-]+\+)?(?:json|xml|yaml|csv|javascript|x-ndjson|sql|rtf|ics|calendar)\b)/i

/** Whether an attachment's content can be redacted: in any other, a change of length would break the file. */
export const isTextual = (contentType: string): boolean => textual.test(contentType)

/** Takes several addresses out. */
export type Redactors = Pick<Redactor, "text" | "name" | "mailbox" | "json" | "key" | "is">

/** One redactor of several addresses. */
export const all = (redactors: ReadonlyArray<Redactor>): Redactors => ({
  text: (text) => redactors.reduce((result, redactor) => redactor.text(result), text),
  name: (name) => redactors.reduce((result, redactor) => redactor.name(result), name),
  mailbox: (mailbox) => redactors.reduce((result, redactor) => redactor.mailbox(result), mailbox),
  json: (value) => redactors.reduce((result, redactor) => redactor.json(result), value),
  key: (key) => redactors.reduce((result, redactor) => redactor.key(result), key),
  is: (address) => redactors.some((redactor) => redactor.is(address))
})
