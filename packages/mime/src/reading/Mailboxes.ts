import * as Address from "@sendwright/core/foundation/Address"
import { addressParser } from "postal-mime"
import * as EncodedWords from "./EncodedWords.ts"

/** A mailbox of a header field: an address and the name shown with it, which may be empty. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** The worst text of so many characters keeps the parser of addresses for some 30 ms. */
export const mostOfAddresses = 32_768

// What most programs write: one mailbox, of letters and signs that mean nothing but themselves.
const word = "[A-Za-z0-9](?:[A-Za-z0-9 .'&-]*[A-Za-z0-9])?"
const addressForm = "[A-Za-z0-9][A-Za-z0-9_+-]*(?:\\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?"
const plainForm = new RegExp(`^(?:(${addressForm})|(?:(${word})|"(${word})") <(${addressForm})>)$`)

/**
 * The mailboxes of a field, those of groups among them (RFC 5322 section 3.4). What is no address is kept as it is. Encoded
 * words are parts of names alone (RFC 2047 section 5): one that holds an address is none.
 */
export const parse = (value: string): ReadonlyArray<Mailbox> => {
  const plain = plainForm.exec(value)
  if (plain === null) return parseAny(value)
  const [, alone, name = plain[3], , address] = plain
  return [alone === undefined ? { name: name!, address: address! } : { name: "", address: alone }]
}

// Of a text with a parenthesis in another, or one that is meant for itself, which few have.
const nested = /\([^()]*[(\\]/

/** A text without the parentheses within comments (RFC 5322 section 3.2.2), which the parser would end them at. */
const withFlatComments = (text: string): string => {
  if (!nested.test(text)) return text
  let flat = ""
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === "\\" && at + 1 < text.length) {
      const next = text[++at]!
      flat += depth === 0 ? sign + next : next === "(" || next === ")" ? "" : next
      continue
    }
    if (depth === 0 && sign === "\"") isQuoted = !isQuoted
    const isOpening = sign === "(" && !isQuoted
    const isClosing = sign === ")" && depth > 0
    if (isClosing) depth--
    if (depth === 0 || !isOpening && !isClosing) flat += sign
    if (isOpening) depth++
  }
  // Where a parenthesis is no comment, nothing is known of the others.
  return depth === 0 ? flat : text
}

/** The same for whatever is in a field, which is much more work. */
export const parseAny = (value: string): ReadonlyArray<Mailbox> => {
  const { decoded, text, written } = EncodedWords.setApart(withFlatComments(value))
  return addressParser(text, { flatten: true }).flatMap(({ address = "", name }) =>
    address === "" && name === ""
      ? []
      : [{ name: address === "" ? "" : decoded(name), address: addrSpecOf(written(address === "" ? name : address)) }]
  )
}

/** A way by which a message should go, before its address (RFC 5322 section 4.4). */
const route = /^@[^\s:"]+:/

/** An address without a route. The parser takes the quotes off one that stands alone, those that it needs too. */
const addrSpecOf = (given: string): string => {
  const address = given.replace(route, "")
  if (Address.checkAddress(address) === undefined) return address
  const at = address.lastIndexOf("@")
  const again = `"${address.slice(0, at).replace(/["\\]/g, "\\$&")}"${address.slice(at)}`
  return at > 0 && Address.checkAddress(again) === undefined ? again : address
}

// oxlint-disable-next-line no-control-regex
const controls = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g

/**
 * A mailbox in the form of a send's fields. An encoded one may hold characters that a request is refused for, and a
 * sender of mail would not know what to do about them.
 */
export const textOf = ({ address, name }: Mailbox): string =>
  Address.mailboxText({ name: name.toWellFormed().replace(controls, " "), address })

/** The recipients of a message and the mailboxes that its header names, in the fields of a send. */
export interface Recipients {
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly bcc: ReadonlyArray<string>
  /** Absent where the header names `to` and `cc`. */
  readonly visible?: { readonly to: ReadonlyArray<string>; readonly cc: ReadonlyArray<string> }
}

/**
 * Says who of the envelope is shown in To, and who in Cc; the others are bcc. Where the header names somebody that the
 * envelope does not, or nobody in To, it is kept beside them as it is, but for what is no address that anybody else could
 * write to, such as `root`. A single recipient of a message that names nobody becomes To.
 */
export const recipientsOf = (
  fields: { readonly to: ReadonlyArray<Mailbox>; readonly cc: ReadonlyArray<Mailbox> },
  envelope: ReadonlyArray<string>
): Recipients => {
  const named = new Map(envelope.map((address) => [Address.normalize(address), address]))
  const isNamed = ({ address }: Mailbox) => named.has(Address.normalize(address))
  const isShown = (mailbox: Mailbox) => isNamed(mailbox) || Address.checkMailbox(textOf(mailbox)) === undefined
  const to = fields.to.filter(isShown)
  const cc = fields.cc.filter(isShown)
  const shown = new Set([...to, ...cc].map(({ address }) => Address.normalize(address)))
  const bcc = [...named].flatMap(([key, address]) => shown.has(key) ? [] : [address])
  if (shown.size === 0 && bcc.length === 1) return { to: bcc, cc: [], bcc: [] }
  const lists = { to: to.filter(isNamed).map(textOf), cc: cc.filter(isNamed).map(textOf), bcc }
  return lists.to.length > 0 && lists.to.length + lists.cc.length === to.length + cc.length
    ? lists
    : { ...lists, visible: { to: to.map(textOf), cc: cc.map(textOf) } }
}
