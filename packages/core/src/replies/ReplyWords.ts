/** How many characters of a reply are read: a longer one says no more. */
export const longestReply = 1_000

// A server repeats the address, which may be made of any words.
const inBrackets = /<[^<>@]*@[^<>]*>/g
const address = /(?<!\S)[^\s@]*@[^\s:;,)\]]*/g
// The program that asked may name the server: `host mx.spam-filter.example[192.0.2.1] said: 550 No such user`.
const host = /(?<!\S)host [^\s[\]]+ ?\[[^\s[\]]*\]/gi
// Each line of a reply begins with its codes: they may stand between the words of a sentence.
const lineCodes = /(?<![\w.])[245]\d\d(?:[-\s]+|$)(?:[245]\.\d{1,3}\.\d{1,3}(?![\w.]))?/g
const apart = /[^\p{L}\p{N}]+/gu

const wordsOf = (text: string): string => ` ${text.toLowerCase().replace(apart, " ").trim()} `

/**
 * The words of a reply, in lower case, each between two single spaces; without addresses, and without the codes before
 * its lines. So it is the same however the reply is written: in which case, over how many lines, with which signs.
 */
export const replyWords = (reply: string): string =>
  wordsOf(
    [inBrackets, address, host, lineCodes].reduce((text, left) => text.replace(left, " "), reply.slice(0, longestReply))
  )

/**
 * A phrase as it is found among those words: whole words, and with `*` behind it the beginning of one. So `tss0*` is
 * found in `[TSS04]`.
 */
export const phraseWords = (phrase: string): string =>
  phrase.endsWith("*") ? wordsOf(phrase.slice(0, -1)).trimEnd() : wordsOf(phrase)
