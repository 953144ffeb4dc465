import * as Address from "../foundation/Address.ts"

const forms: ReadonlyArray<readonly [RegExp, (...groups: Array<string>) => string]> = [
  [/%(?:25){0,4}([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code!, 16))],
  [/&(?:amp;){0,4}#x0{0,8}([0-9a-f]{1,4});?/gi, (_, code) => String.fromCharCode(parseInt(code!, 16))],
  [/&(?:amp;){0,4}#0{0,8}([0-9]{1,4});?/g, (_, code) => String.fromCharCode(Number(code))],
  [/\\{1,8}(?:u00|x)([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code!, 16))],
  [
    /&(?:amp;){0,4}(commat|period|plus|lowbar);/gi,
    (_, name) => ({ commat: "@", period: ".", plus: "+", lowbar: "_" })[name!.toLowerCase()]!
  ]
]

/** What an address may have before its `@` and without quotes. */
const atomCharacter = /[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]/
/** Whether a character of ASCII is one, by its code: a text of many is asked for each. */
const isAtom = Array.from({ length: 128 }, (_, code) => atomCharacter.test(String.fromCharCode(code)))
const longestLocalPart = 128

/** Of a text of at most 131 characters. */
const quoted = /^"(?:[^"\\\r\n]|\\.){1,64}"$/
const longestQuoted = 2 * 64 + 2

/** At the beginning of a text of at most 256 characters. */
const domainAtStart = /^[A-Za-z0-9\u0080-\uffff](?:[A-Za-z0-9.\u0080-\uffff-]{0,254}[A-Za-z0-9\u0080-\uffff])?/
const longestDomain = 256

/** Whether there is a quote here without a backslash before it, of the last `longestQuoted` characters. */
const isBareQuote = (text: string, at: number): boolean => {
  if (text[at] !== "\"") return false
  const least = Math.max(0, at - longestQuoted)
  let start = at
  while (start > least && text[start - 1] === "\\") start--
  return (at - start) % 2 === 0
}

/** The local parts in quotes that end here, from whatever quote on they begin. */
const quotedBefore = (text: string, at: number): ReadonlyArray<string> => {
  const found: Array<string> = []
  let open = at - 1
  let isBare = isBareQuote(text, open)
  if (!isBare) return found
  const least = Math.max(0, at - longestQuoted)
  // None goes beyond a quote that is bare.
  do {
    open = text.lastIndexOf("\"", open - 1)
    if (open < least) break
    isBare = isBareQuote(text, open)
    const local = text.slice(open, at)
    if (quoted.test(local)) found.push(local)
  } while (!isBare)
  return found
}

/** What may be the local part of an address whose `@` stands here; `end` is where an address before it ends. */
const localPartsBefore = (text: string, at: number, end: number): ReadonlyArray<string> => {
  if (text[at - 1] === "\"") return quotedBefore(text, at)
  const least = Math.max(0, at - longestLocalPart)
  let start = at
  while (start > least && isAtom[text.charCodeAt(start - 1)] === true) start--
  if (start === at) return []
  return start < end && end < at ? [text.slice(start, at), text.slice(end, at)] : [text.slice(start, at)]
}

/**
 * What looks like an address, by its `@`: its local part and the rest. From each character on to look for one would take
 * a hundred times as long in a text of letters.
 */
function* addressLike(text: string): Iterable<readonly [local: string, rest: string]> {
  let end = 0
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const locals = localPartsBefore(text, at, end)
    const domain = locals.length === 0 ? null : domainAtStart.exec(text.slice(at + 1, at + 1 + longestDomain))
    if (domain === null) continue
    for (const local of locals) yield [local, `@${domain[0]}`]
    end = at + 1 + domain[0].length
  }
}

/** Where the characters of an address may also be the punctuation before one. */
const separators = /[!#$%&'*/=?^`{|}~]/g

/** Every mailbox that a text may name, in whatever form; some of them are none. */
export const addressesIn = (text: string): Set<Address.MailboxIdentity> => {
  const found = new Set<Address.MailboxIdentity>()
  const seen = new Set<string>()
  const decoded = forms.reduce((result, [form, replace]) => result.replace(form, replace), text)
  // An equals sign is that of a query as often as that of quoted-printable.
  const printable = decoded.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  // Backslashes stand before quotes in JSON, and before anything in quotes.
  for (const candidate of new Set([text, decoded, printable, printable.replaceAll("\\", "")])) {
    for (const [whole, rest] of addressLike(candidate)) {
      const hit = whole + rest
      if (seen.has(hit)) continue
      seen.add(hit)
      const local = whole.replace(/^[.+_-]+/, "")
      const add = (local: string) => {
        if (local !== "") found.add(Address.normalize(local + rest))
      }
      add(whole)
      add(local)
      if (local.startsWith("\"")) add(local.slice(1, -1))
      else for (const { index } of local.matchAll(separators)) add(local.slice(index + 1))
    }
  }
  return found
}
