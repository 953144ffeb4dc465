import type { SeededRandom } from "./SeededRandom.ts"

/** One mailbox and the ways to write it. */
export interface SpeltMailbox {
  /** The shortest spelling: what mailboxes are compared by. */
  readonly identity: string
  /** Another spelling that requests of ours take: quotes, quoted pairs, letter case, the domain in its own script. */
  readonly spelling: string
  /** Another one that is possible in header fields and reports of others: comments, folds, quoted words, a name. */
  readonly inHeader: string
  /** A mailbox that looks much like it and is another one. */
  readonly other: string
}

const atext = [..."abcxyz0189!#$%&'*+/=?^_`{|}~-"]
const special = [..." @(),:;[]", ".", "\"", "\\"]

/** Domains below which a mailbox may be, each with other ways to write it. */
const domains: ReadonlyArray<readonly [ascii: string, ...others: ReadonlyArray<string>]> = [
  ["example.com", "EXAMPLE.com", "Example.Com"],
  ["mail.example.org", "Mail.Example.ORG"],
  [
    "xn--bcher-kva.example",
    "bücher.example",
    "BÜCHER.example",
    "bücher。example",
    "ｂücher.Example",
    "XN--Bcher-KVA.example"
  ],
  ["xn--r8jz45g.jp", "例え.jp", "例え．jp"]
]

const quotedPairs = (content: string, random: SeededRandom, odds: number): string =>
  Array.from(
    content,
    (character) => character === "\"" || character === "\\" || random.below(odds) === 0 ? `\\${character}` : character
  ).join("")

const inAnyCase = (text: string, random: SeededRandom): string =>
  Array.from(text, (letter) => random.below(2) === 0 ? letter.toUpperCase() : letter).join("")

/** White space and comments, as they may stand around the parts of an address in a header (RFC 5322 §3.2.2). */
const space = (random: SeededRandom): string =>
  random.pick(["", "", " ", "\t", "\r\n ", " (home) ", "(a \\) b (c) @x.example)", " "])

/**
 * Makes up a mailbox and its spellings. Its local part holds `mark`, so that each of several is one of its own.
 *
 * @example
 * ```ts
 * import * as SeededRandom from "@sendwright/testing/SeededRandom"
 * import * as Spellings from "@sendwright/testing/Spellings"
 *
 * const { identity, spelling } = Spellings.make(SeededRandom.make(7), "m1") // m1k+x@example.com, "M1\K+x"@Example.com
 * ```
 */
export const make = (random: SeededRandom, mark: string): SpeltMailbox => {
  const text = (from: ReadonlyArray<string>, length: number) => Array.from({ length }, () => random.pick(from)).join("")
  const needsQuotes = random.below(4) === 0
  const words = needsQuotes
    ? [`${mark}${text(atext, random.below(4))}${text(special, 1)}${text([...atext, ...special], random.below(6))}`]
    : [mark, ...Array.from({ length: random.below(3) }, () => text(atext, 1 + random.below(5)))]
  // What is special is in the middle, so that no spelling of it is a dot-atom.
  const content = needsQuotes ? `${words[0]!} .` : words.join(".")
  const [domain, ...others] = random.pick(domains)
  const canonical = needsQuotes ? `"${content.replace(/["\\]/g, "\\$&")}"` : content
  const cased = inAnyCase(content, random)
  const inQuotes = `"${quotedPairs(cased, random, random.pick([1, 2, 4]))}"`
  const local = needsQuotes || random.below(3) > 0 ? inQuotes : cased
  const spelt = random.pick(others)
  const obsolete = needsQuotes
    ? inQuotes
    : words.map((word) => random.below(2) === 0 ? `"${quotedPairs(word, random, 3)}"` : inAnyCase(word, random))
      .join(`${space(random)}.${space(random)}`)
  const address = `${space(random)}${obsolete}${space(random)}@${space(random)}${spelt}`
  const inHeader = random.pick([
    address,
    `<${address}>`,
    `"Ada, \\"the (first)\\" <x@y>" <${address} >`,
    `Ada (of London) <@relay.example,@b.example:${address}>`,
    `${address}.`,
    `${address} (Ada)`
  ])
  const other = random.pick([
    needsQuotes ? `"${mark}\\\\ ${text(atext, 2)}"@${domain}` : `${content}+tag@${domain}`,
    needsQuotes ? `"${mark} ${text(atext, 2)} ."@sub.${domain}` : `"${content} "@${domain}`,
    `${canonical}@x${domain.startsWith("xn--") ? ".org" : domain}`
  ])
  return { identity: `${canonical}@${domain}`, spelling: `${local}@${spelt}`, inHeader, other }
}

/** Several of them, all different. */
export const many = (random: SeededRandom, count: number): ReadonlyArray<SpeltMailbox> =>
  Array.from({ length: count }, (_, index) => make(random, `m${index.toString(36)}`))
