import * as Address from "./Address.ts"

/**
 * Addresses in texts of others: header fields, reports of providers and of mail servers. They have every spelling that
 * RFC 5322 knows, those with names, comments, spaces around dots and quoted words between dots among them.
 */

const joints: ReadonlySet<string> = new Set([".", "@"])

/** What a character of a mailbox is part of. */
type Place = "plain" | "quotes" | "literal"

/** The addr-spec in one mailbox of a field, without anything that does not belong to it; `undefined` where there is none. */
const addrSpecIn = (text: string): string | undefined => {
  let address = ""
  let place: Place = "plain"
  let depth = 0
  let isSpaced = false
  let isList = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (place === "quotes" || place === "literal") {
      // A line that was folded in quotes goes on without its break (RFC 5322 §3.2.4).
      if (character === "\r" || character === "\n") continue
      address += character
      if (character === "\\" && at + 1 < text.length) address += text[++at]!
      else if (character === (place === "quotes" ? "\"" : "]")) place = "plain"
    } else if (depth > 0) {
      if (character === "\\") at++
      else depth += character === "(" ? 1 : character === ")" ? -1 : 0
    } else if (character === "(") {
      depth = 1
      isSpaced = true
    } else if (/\s/.test(character)) isSpaced = true
    // The display name, or the route of an obsolete form, ends here.
    else if (character === "<" || character === ":") {
      address = ""
      isList = false
    } else if (character === ">") break
    else if (character === "," || character === ";") isList = true
    else {
      const isJoint = joints.has(character)
      // Two words without a dot between them are a name.
      if (isSpaced && !isJoint && address !== "" && !joints.has(address.at(-1)!)) address = ""
      isSpaced = false
      if (character === "\"") place = "quotes"
      else if (character === "[") place = "literal"
      address += character
    }
  }
  return place === "plain" && depth === 0 && !isList && address.lastIndexOf("@") > 0 ? address : undefined
}

/** The mailboxes of a list, apart: commas and semicolons in quotes, comments and angle brackets divide nothing. */
const divided = (text: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let from = 0
  let isQuoted = false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === "\\" && (isQuoted || depth > 0)) at++
    else if (character === "\"" && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === "(") depth++
    else if (character === ")" && depth > 0) depth--
    else if (depth === 0 && (character === "," || character === ";")) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** The mailbox that a text of others names, alone or with a name; what is no address keeps its characters. */
export const identityIn = (text: string): Address.MailboxIdentity => {
  const short = text.slice(0, maxText).trim()
  if (Address.checkAddress(short) === undefined) return Address.normalize(short)
  const address = addrSpecIn(short)
  // A dot at the end names the root of all domains, and nothing else (RFC 1034 §3.1).
  return address === undefined
    ? Address.normalize(short.slice(0, Address.maxLength))
    : Address.normalize(address.replace(/\.$/, "").slice(0, Address.maxLength))
}

/** The mailboxes that a list names, each once. */
export const identitiesIn = (list: string): ReadonlySet<Address.MailboxIdentity> =>
  new Set(divided(list).filter((text) => text.trim() !== "").map(identityIn))

// A name and comments stand beside an address; what is longer is none of ours.
const maxText = 4 * Address.maxLength
