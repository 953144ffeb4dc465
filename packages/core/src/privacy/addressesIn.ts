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

// Each character of a text is asked for: by its code, of those of ASCII.
const inAscii = (character: RegExp): ReadonlyArray<boolean> =>
  Array.from({ length: 128 }, (_, code) => character.test(String.fromCharCode(code)))
/** What an address may have before its `@` and without quotes. */
const isAtom = inAscii(/[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]/)
const isAlphanumeric = inAscii(/[A-Za-z0-9]/)
const longestLocalPart = 128

/** Of a text of at most 131 characters. */
const quoted = /^"(?:[^"\\\r\n]|\\.){1,64}"$/
const longestQuoted = 2 * 64 + 2

const longestDomain = 256

/** Where a domain ends that begins here, which is a letter or a digit in whatever script; `from` where there is none. */
const endOfDomain = (text: string, from: number): number => {
  const most = Math.min(text.length, from + longestDomain)
  let end = from
  for (let at = from; at < most; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f || isAlphanumeric[code] === true) end = at + 1
    else if (at === from || (code !== 0x2e && code !== 0x2d)) break
  }
  return end
}

/** Whether there is a quote here without a backslash before it, of the last `longestQuoted` characters. */
const isBareQuote = (text: string, at: number): boolean => {
  if (text[at] !== "\"") return false
  const least = Math.max(0, at - longestQuoted)
  let start = at
  while (start > least && text[start - 1] === "\\") start--
  return (at - start) % 2 === 0
}

/** Where local parts in quotes begin that end here: at whatever quotes. */
const quotedBefore = (text: string, at: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  let open = at - 1
  let isBare = isBareQuote(text, open)
  if (!isBare) return found
  const least = Math.max(0, at - longestQuoted)
  // None goes beyond a quote that is bare.
  do {
    open = text.lastIndexOf("\"", open - 1)
    if (open < least) break
    isBare = isBareQuote(text, open)
    if (quoted.test(text.slice(open, at))) found.push(open)
  } while (!isBare)
  return found
}

/** Where the local part of an address whose `@` stands here may begin; `end` is where an address before it ends. */
const startsBefore = (text: string, at: number, end: number): ReadonlyArray<number> => {
  if (text[at - 1] === "\"") return quotedBefore(text, at)
  const least = Math.max(0, at - longestLocalPart)
  let start = at
  while (start > least && isAtom[text.charCodeAt(start - 1)] === true) start--
  if (start === at) return []
  return start < end && end < at ? [start, end] : [start]
}

/**
 * What looks like an address, by its `@`, which stands so far within it. From each character on to look for one would
 * take a hundred times as long in a text of letters.
 */
function* addressLike(text: string): Iterable<readonly [hit: string, at: number]> {
  let end = 0
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const domainEnd = endOfDomain(text, at + 1)
    if (domainEnd === at + 1) continue
    for (const start of startsBefore(text, at, end)) {
      yield [text.slice(start, domainEnd), at - start]
      end = domainEnd
    }
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
    for (const [hit, at] of addressLike(candidate)) {
      if (seen.has(hit)) continue
      seen.add(hit)
      const rest = hit.slice(at)
      const whole = hit.slice(0, at)
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
