import * as Result from "effect/Result"

/** One mailbox of a header field: an address, and the name shown with it. */
export interface Mailbox {
  readonly name: string | null
  /** The addr-spec as it was given: neither lower-cased nor converted. */
  readonly address: string
}

/** The longest address, and the longest `Name <address>`, that a request may carry, in characters. */
export const maxLength = 320
/** The shortest. */
export const minLength = 3

const atext = "A-Za-z0-9!#$%&'*+/=?^_`{|}~-"
const dotAtom = new RegExp(`^[${atext}]+(?:\\.[${atext}]+)*$`)
// Angle brackets could stand in quotes, but lax readers take what is between them for the address.
const quotedLocal = /^"(?:[\x20\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]|\\[\x20-\x3b\x3d\x3f-\x7e])*"$/
const asciiDomain =
  /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/
const plainAscii = /^[\x21-\x7e]*$/
// Everything that is a line break or a control character to some mail program: C0, DEL, C1, LS, PS.
// oxlint-disable-next-line no-control-regex
const control = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/

/** Whether a text may not stand in a header: control characters, line breaks, lone surrogates. */
export const hasControl = (text: string): boolean => control.test(text) || !text.isWellFormed()

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

const convert = (domain: string): string | undefined => {
  if (plainAscii.test(domain)) {
    if (!asciiDomain.test(domain)) return undefined
    const lower = domain.toLowerCase()
    const last = lower.slice(lower.lastIndexOf(".") + 1)
    return /^(?:\d+|0x[0-9a-f]*)$/.test(last) ? undefined : lower
  }
  if (/[\s\x00-\x2c\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/.test(domain)) return undefined
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
 * 64 octets, and a domain name. Answers with the reason where it is refused.
 */
export const checkAddress = (address: string): string | undefined => {
  if (address.length < minLength || address.length > maxLength) {
    return `must be ${minLength} to ${maxLength} characters long`
  }
  if (hasControl(address)) return "must not contain line breaks or control characters"
  const parts = splitAt(address)
  if (parts === undefined) return "must be an email address such as ada@example.com"
  const [local, domain] = parts
  if (local.length > 64) return "must have at most 64 characters before the @"
  if (!dotAtom.test(local) && !quotedLocal.test(local)) {
    return "has characters before the @ that an address cannot have"
  }
  if (domainToAscii(domain) === undefined) return "must have a domain name such as example.com after the @"
  return undefined
}

/**
 * Reads `a@b.com` or `Name <a@b.com>`; a name may stand in double quotes. The name is kept as text, without
 * its quotes.
 */
export const parseMailbox = (input: string): Result.Result<Mailbox, string> => {
  if (input.length < minLength || input.length > maxLength) {
    return Result.fail(`must be ${minLength} to ${maxLength} characters long`)
  }
  if (hasControl(input)) return Result.fail("must not contain line breaks or control characters")
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

/** The form in which an envelope carries a checked address: the local part as given, the domain as A-labels. */
export const toEnvelope = (address: string): string => `${localPartOf(address)}@${domainOf(address)}`

/**
 * The form in which two checked addresses are compared: lower-cased, the domain as A-labels, `+tags` kept.
 */
export const normalize = (address: string): string =>
  // What is no address, such as that of an erased recipient, stays what it is.
  address.includes("@") ? `${localPartOf(address).toLowerCase()}@${domainOf(address)}` : address.toLowerCase()
