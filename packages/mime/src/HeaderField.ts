import * as Address from "@sendwright/core/foundation/Address"
import type { Mailbox } from "@sendwright/core/foundation/Address"
import { encodeWord } from "nodemailer/lib/mime-funcs"

/** The length that a line should not pass, in octets without CRLF (RFC 5322 §2.1.1). */
const preferredLine = 78
/** The length that a line must not pass, in octets without CRLF. */
const longestLine = 998
// Leaves room on the line for what stands before and after a word that cannot be broken.
const longestVerbatimWord = 900
const longestReadableWord = 70

// oxlint-disable-next-line no-control-regex
const controls = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g
const printable = /^[\x20-\x7e]*$/
const fieldName = /^[\x21-\x39\x3b-\x7e]{1,900}$/
const atoms = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?: [A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const untidySpaces = /^ | $| {2}/

// oxlint-disable-next-line no-control-regex
const controlsButTab = /[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]+/g

/** The text as one line: control characters and line breaks become a space, lone surrogates U+FFFD. */
export const oneLine = (text: string): string => text.toWellFormed().replace(controls, " ")

/** Whether a name may stand before the colon of a field: printable ASCII without colon and space (RFC 5322 §2.2). */
export const isFieldName = (name: string): boolean => fieldName.test(name)

const hasWordOver = (length: number, text: string): boolean =>
  text.length > length && (text.match(/ +[^ ]*|[^ ]+/g) ?? []).some((word) => word.length > length)

/** The text as encoded words (RFC 2047), in whichever of Q and B is the shorter. */
const encoded = (text: string): string => {
  const octets = Buffer.byteLength(text)
  const escaped = octets - (text.match(/[A-Za-z0-9 !*+/-]/g)?.length ?? 0)
  return encodeWord(text, 2 * escaped < octets / 3 ? "Q" : "B", 52)
}

/** Joins name and value, and folds at spaces only, so that unfolding gives back exactly the value. */
const fold = (name: string, value: string): string => {
  if (value !== "" && name.length + 2 + value.length <= preferredLine) return `${name}: ${value}`
  const lines: Array<string> = []
  let line = `${name}:`
  let empty = true
  for (const word of value === "" ? [] : ` ${value}`.match(/ +[^ ]*/g) ?? []) {
    const length = line.length + word.length
    if (length > longestLine || (length > preferredLine && !empty)) {
      lines.push(line)
      line = word
    } else {
      line += word
    }
    empty = false
  }
  lines.push(line)
  return lines.join("\r\n")
}

/**
 * A field of human text, such as `Subject`: the reader sees the text as given, tabs included. What is not plain ASCII,
 * or only looks like an encoded word, goes as encoded words; so does a tab, because a relay that folds or unfolds the
 * line may make it a space.
 */
export const text = (name: string, value: string): string => {
  const line = value.toWellFormed().replace(controlsButTab, " ")
  const plain = printable.test(line) && !line.includes("=?") && !untidySpaces.test(line) &&
    !hasWordOver(longestReadableWord, line)
  return fold(name, plain ? line : encoded(line))
}

/**
 * A field of the sender's own. ASCII goes untouched, because it may be a structured value (message ids, JSON) that
 * no reader decodes; the rest goes as encoded words.
 */
export const verbatim = (name: string, value: string): string => {
  const line = oneLine(value).trim()
  return fold(name, printable.test(line) && !hasWordOver(longestVerbatimWord, line) ? line : encoded(line))
}

const displayName = (name: string): string => {
  const shown = atoms.test(name) ? name : `"${name.replace(/["\\]/g, "\\$&")}"`
  return printable.test(name) && !name.includes("=?") && !hasWordOver(longestVerbatimWord, shown)
    ? shown
    : encoded(name)
}

/**
 * A field of mailboxes (RFC 5322 §3.4): the name as atoms, quoted or encoded, the domain as A-labels. A mailbox whose
 * address is not an address is left out, so that it cannot smuggle another one in; `undefined` where none is left.
 */
export const mailboxes = (name: string, list: ReadonlyArray<Mailbox>): string | undefined => {
  const shown = list.flatMap((mailbox) => {
    // A quoted local part may hold brackets, but lax readers take what is between them for the address.
    if (Address.checkAddress(mailbox.address) !== undefined || /[<>]/.test(mailbox.address)) return []
    const address = Address.toEnvelope(mailbox.address)
    const name = oneLine(mailbox.name ?? "").trim()
    if (name !== "") return [`${displayName(name)} <${address}>`]
    // Without the brackets, lax readers take a quoted local part for a display name.
    return [address.startsWith("\"") ? `<${address}>` : address]
  })
  return shown.length === 0 ? undefined : fold(name, shown.join(", "))
}

/** `Date` in UTC (RFC 5322 §3.3). */
export const date = (value: Date): string => `Date: ${value.toUTCString().replace("GMT", "+0000")}`

/** A field of a msg-id, such as `Message-ID`, from one without its angle brackets. */
export const messageId = (name: string, id: string): string => `${name}: <${id.replace(/[^\x21-\x7e]|[<>]/g, "")}>`

/**
 * `List-Unsubscribe` (RFC 2369) and for https also `List-Unsubscribe-Post`, which promises that one POST unsubscribes
 * (RFC 8058). No field for what is neither an http nor an https URL.
 */
export const unsubscribe = (url: string): ReadonlyArray<string> => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== "https:" && parsed?.protocol !== "http:") return []
  const plain = /^[\x21-\x3b\x3d\x3f-\x7e]+$/.test(url) ? url : parsed.href
  // A URL that is longer than a line may be is broken inside the brackets, where readers ignore spaces (RFC 2369 §2);
  // a relay would break it anywhere.
  const field = fold("List-Unsubscribe", `<${plain}>`.match(/.{1,900}/g)?.join(" ") ?? "")
  return parsed.protocol === "https:" ? [field, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"] : [field]
}
