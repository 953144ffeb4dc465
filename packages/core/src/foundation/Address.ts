import * as Brand from "effect/Brand"
import * as Result from "effect/Result"
import * as Punycode from "./Punycode.ts"
import { isLonger, isShorter, namePattern, problemOfLine, problemOfName } from "./TextRules.ts"

/** One mailbox of a header field: an address, and the name shown with it. */
export interface Mailbox {
  readonly name: string | null
  /** The addr-spec as it was given: neither lower-cased nor converted. */
  readonly address: string
}

/** The longest `Name <address>` that a request may carry, in characters. */
export const maxLength = 320
/** The shortest. */
export const minLength = 3
/** The longest address, in octets, its domain as A-labels: what fits into a path (RFC 5321 §4.5.3.1.3). */
export const maxAddressLength = 254

const atext = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
// Angle brackets could be in quotes, but lax readers take what is between them for the address.
const quoted = "\"(?:[\\x20\\x21\\x23-\\x3B\\x3D\\x3F-\\x5B\\x5D-\\x7E]|\\\\[\\x20-\\x3B\\x3D\\x3F-\\x7E])*\""
const local = `(?:${atext}(?:\\.${atext})*|${quoted})`
// No top-level domain begins with a digit, and what is a number is an address of the network.
const restOfLabel = "(?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
const ldh = `(?:[A-Za-z0-9]${restOfLabel}\\.)+[A-Za-z]${restOfLabel}`
// An IDN: what the conversion to A-labels makes of it is not for a pattern to say.
const idnCharacter = "[^\\x00-\\x2C\\x2F\\x3A-\\x40\\x5B-\\x60\\x7B-\\x9F\\s]"
/** The pattern of a domain with letters beyond ASCII. */
export const idn = `${idnCharacter}*[^\\x00-\\x9F\\s]${idnCharacter}*`
const addrSpec = `${local}@(?:${ldh}|${idn})`

const localPart = new RegExp(`^${local}$`)
const asciiDomain = new RegExp(`^${ldh}$`)
const maxDomainLength = 253
const notInDomain = /[\s\x00-\x2c\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/
const plainAscii = /^[\x21-\x7e]*$/

/** What JSON Schema can say of an address. */
export const addressSchema = {
  minLength,
  maxLength: maxAddressLength,
  allOf: [{ pattern: `^${addrSpec}$` }, { pattern: "^.{1,64}@[^@]*$" }]
}

/** What JSON Schema can say of `a@b.com` or `Name <a@b.com>`. */
export const mailboxSchema = {
  minLength,
  maxLength,
  allOf: [
    { pattern: namePattern },
    { pattern: `^\\s*(?:${addrSpec}|(?:"(?:[^"\\\\]|\\\\.)*"\\s*|[^"\\s].*)?<${addrSpec}>)\\s*$` },
    { pattern: "^(?:.*<|\\s*)[^<\\s][^<]{0,63}@[^@<]*$" }
  ]
}

/**
 * The A-label form of a domain, lower-cased (RFC 5891), or `undefined` where the domain is not one:
 * LDH labels or IDN, at least two labels, no IP literal, no trailing dot.
 */
export const domainToAscii = (domain: string): string | undefined => {
  const known = converted.get(domain)
  if (known !== undefined || converted.has(domain)) return known
  const ascii = convert(domain)
  // What is no name may be of any length.
  if (domain.length <= maxLength) {
    if (converted.size >= maxConverted) converted.clear()
    converted.set(domain, ascii)
  }
  return ascii
}

// A send asks some eight times about each of its few domains.
const converted = new Map<string, string | undefined>()
const maxConverted = 4_096

/** What a label of `xn--` shows; `undefined` where it is no A-label: one that its own text is written as (RFC 5891 §4.4). */
const labelOf = (label: string): string | undefined => {
  const text = Punycode.decode(label.slice(4))
  if (text === undefined || plainAscii.test(text) || notInDomain.test(text)) return undefined
  try {
    return new URL(`http://${text}.example/`).hostname === `${label}.example` ? text : undefined
  } catch {
    return undefined
  }
}

/** A domain of A-labels as people write it, in its own script. */
export const domainToUnicode = (ascii: string): string =>
  ascii.split(".").map((label) => label.startsWith("xn--") ? labelOf(label) ?? label : label).join(".")

const hasLabels = (ascii: string): boolean =>
  !ascii.includes("xn--") ||
  ascii.split(".").every((label) => !label.startsWith("xn--") || labelOf(label) !== undefined)

const convert = (domain: string): string | undefined => {
  if (plainAscii.test(domain)) {
    const ascii = domain.toLowerCase()
    return domain.length <= maxDomainLength && asciiDomain.test(domain) && hasLabels(ascii) ? ascii : undefined
  }
  if (domain.length > maxLength || notInDomain.test(domain)) return undefined
  let ascii: string
  try {
    ascii = new URL(`http://${domain}/`).hostname
  } catch {
    return undefined
  }
  return plainAscii.test(ascii) && ascii !== "" ? convert(ascii) : undefined
}

const splitAt = (address: string): readonly [local: string, domain: string] | undefined => {
  const at = address.lastIndexOf("@")
  return at <= 0 || at === address.length - 1 ? undefined : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * Checks one addr-spec (RFC 5322 §3.4.1) in its common form: a dot-atom or quoted local part of at most
 * 64 octets, and a domain name; as given it has at most 254 characters, and with its domain as A-labels at most 254
 * octets. Answers with the reason where it is refused.
 */
export const checkAddress = (address: string): string | undefined => {
  if (isShorter(address, minLength)) return `must be at least ${minLength} characters long`
  if (isLonger(address, maxAddressLength)) {
    return `must have an address of at most ${maxAddressLength} characters`
  }
  const unfit = problemOfLine(address)
  if (unfit !== undefined) return unfit
  const parts = splitAt(address)
  if (parts === undefined) return "must be an email address such as ada@example.com"
  const [local, domain] = parts
  if (local.length > 64) return "must have at most 64 characters before the @"
  if (!localPart.test(local)) return "has characters before the @ that an address cannot have"
  const ascii = domainToAscii(domain)
  if (ascii === undefined) return "must have a domain name such as example.com after the @"
  return local.length + 1 + ascii.length > maxAddressLength
    ? `must have an address of at most ${maxAddressLength} characters, its domain in ASCII form`
    : undefined
}

/**
 * Reads `a@b.com` or `Name <a@b.com>`; a name may be in double quotes. The name is kept as text, without
 * its quotes.
 */
export const parseMailbox = (input: string): Result.Result<Mailbox, string> => {
  if (isShorter(input, minLength) || isLonger(input, maxLength)) {
    return Result.fail(`must be ${minLength} to ${maxLength} characters long`)
  }
  const unfit = problemOfLine(input)
  if (unfit !== undefined) return Result.fail(unfit)
  const text = input.trim()
  if (!text.endsWith(">")) {
    const problem = checkAddress(text)
    return problem === undefined ? Result.succeed({ name: null, address: text }) : Result.fail(problem)
  }
  const open = text.lastIndexOf("<")
  if (open === -1) return Result.fail("must be an address or Name <address>")
  const address = text.slice(open + 1, -1)
  const problem = checkAddress(address)
  if (problem !== undefined) return Result.fail(problem)
  const shown = text.slice(0, open).trim()
  const name = shown.startsWith("\"") ? unquote(shown) : shown
  if (name === undefined) return Result.fail("has a quoted name that does not end before the <")
  return Result.succeed({ name: name === "" ? null : name, address })
}

/** Why a text is refused as a mailbox of a request: it is none, or its name has characters that mislead readers. */
export const checkMailbox = (input: string): string | undefined =>
  Result.match(parseMailbox(input), {
    onFailure: (problem) => problem,
    onSuccess: ({ name }) => name === null ? undefined : problemOfName(name)
  })

// What would be read as something else without quotes (RFC 5322 §3.2.3), and encoded words, which nobody reads in them.
const quotable = /[()<>[\]:;@\\,."]|=\?/

/**
 * A mailbox as `parseMailbox` and header fields read it, the name in quotes only where it needs them. A name is trimmed;
 * one that is empty, or the address itself, is none.
 */
export const mailboxText = ({ address, name }: Mailbox): string => {
  const shown = name?.trim() ?? ""
  if (shown === "" || shown === address) return address
  return `${quotable.test(shown) ? `"${shown.replace(/["\\]/g, "\\$&")}"` : shown} <${address}>`
}

/** The address of a checked mailbox, `a@b.com` or `Name <a@b.com>`, without checking it again. */
export const addressOf = (mailbox: string): string => {
  const text = mailbox.trim()
  return text.endsWith(">") ? text.slice(text.lastIndexOf("<") + 1, -1) : text
}

const unquote = (quoted: string): string | undefined => {
  const match = /^"((?:[^"\\]|\\.)*)"$/.exec(quoted)
  return match === null ? undefined : match[1]!.replace(/\\(.)/g, "$1")
}

/** The domain of a checked address in A-label form. */
export const domainOf = (address: string): string => {
  const domain = address.slice(address.lastIndexOf("@") + 1)
  return domainToAscii(domain) ?? domain.toLowerCase()
}

/** The local part of a checked address, as it was given. */
export const localPartOf = (address: string): string => address.slice(0, address.lastIndexOf("@"))

// Nearly every address is given in the form in which it is compared: it is taken as it is, and kept as one text.
const normal = /^[\x21\x23-\x3f\x5b-\x7e]+@[a-z0-9.-]+$/

/** The form in which an envelope carries a checked address: the local part as given, the domain as A-labels. */
export const toEnvelope = (address: string): string =>
  normal.test(address) ? address : `${localPartOf(address)}@${domainOf(address)}`

/**
 * What mailboxes are compared by: every spelling of one mailbox has the same identity. Only `normalize` makes it, and
 * the storage ports take nothing else, so that no other comparison can come up beside it.
 */
export type MailboxIdentity = Brand.Branded<string, "MailboxIdentity">

/**
 * The identity of the mailbox that an address names: needless quotes and quoted pairs dropped (RFC 5321 §4.1.2) and
 * those that are needed in one form, the local part in lower case, the domain as A-labels; `+tags` are part of it.
 * Letters beyond ASCII in a local part, which reports of others may have and addresses of ours do not, are lower-cased
 * and composed (NFC). What is no address keeps its characters, in lower case.
 */
export const normalize = (address: string): MailboxIdentity => {
  // What is no address, such as that of an erased recipient, stays what it is.
  if (!address.includes("@")) return identity(lowerCase(address))
  if (normal.test(address)) return identity(address)
  const local = localPartOf(address)
  const content = local.includes("\"") ? contentOf(local) : undefined
  return identity(`${content === undefined ? lowerCase(local) : spelt(lowerCase(content))}@${domainOf(address)}`)
}

const identity = Brand.nominal<MailboxIdentity>()

const lowerCase = (text: string): string =>
  plainAscii.test(text) ? text.toLowerCase() : text.toLowerCase().normalize("NFC")

/**
 * What a local part says, without the quotes and backslashes that only spell it, those of each word of its obsolete form
 * among them (RFC 5322 §4.4). `undefined` where its quotes do not end.
 */
export const contentOf = (local: string): string | undefined => {
  if (!local.includes("\"")) return local
  let content = ""
  let isQuoted = false
  for (let at = 0; at < local.length; at++) {
    const character = local[at]!
    if (character === "\"") isQuoted = !isQuoted
    else content += isQuoted && character === "\\" ? local[++at] ?? "" : character
  }
  return isQuoted ? undefined : content
}

// RFC 6532 §3.2 takes every character beyond ASCII as one of an atom.
const needsNoQuotes =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\uffff-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\uffff-]+)*$/

/** Whether a local part says it all without quotes. */
export const isDotAtom = (content: string): boolean => needsNoQuotes.test(content)

const spelt = (content: string): string => isDotAtom(content) ? content : `"${content.replace(/["\\]/g, "\\$&")}"`
