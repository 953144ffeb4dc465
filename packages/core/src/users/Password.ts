import { hasControl } from "../foundation/TextRules.ts"

/** Characters of a password at most. */
export const maxLength = 200

/**
 * The form in which passwords are compared (RFC 8265 section 4.2, OpaqueString): NFC, every space a plain one. Case and
 * spaces at the ends count.
 */
export const normalise = (password: string): string => password.replace(/\p{Zs}/gu, " ").normalize("NFC")

// What passwords are made of that everybody tries first: each list of leaked ones consists mostly of these, with digits.
const common = new Set(
  ("password passwort passw0rd pass kennwort parola senha motdepasse contrasena wachtwoord qwerty qwertz azerty asdf zxcv "
    + "letmein welcome willkommen bienvenue iloveyou love trustno one admin administrator root user login guest test "
    + "master secret changeme change default temp monkey dragon sunshine princess football baseball soccer superman batman "
    + "shadow michael charlie jordan hunter killer pokemon starwars computer internet whatever freedom flower ninja mustang "
    + "summer winter spring autumn sommer hello hallo god money my new is the me you it now please email mail server")
    .split(" ")
)
const longestWord = 16
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm"
]
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(""))]
const columns = ["1qaz2wsx3edc4rfv5tgb6yhn7ujm", "1q2w3e4r5t6y7u8i9o0p", "qazwsxedcrfvtgbyhnujm"]
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s"
}

/** What is left of a password that nobody guesses from lists: so many characters at least. */
const minOwn = 4

const unleet = (text: string): string => text.replace(/[013457@$]/g, (character) => leet[character] ?? character)

/** How many characters from a place on belong to something that everybody tries. */
const guessableAt = (text: string, place: number, words: ReadonlySet<string>): number => {
  let longest = 0
  for (let length = Math.min(longestWord, text.length - place); length >= 2; length--) {
    const piece = text.slice(place, place + length)
    if (words.has(piece) || words.has(unleet(piece))) {
      longest = length
      break
    }
  }
  for (const run of [...runs, ...columns]) {
    for (let length = 3; place + length <= text.length; length++) {
      if (!run.includes(text.slice(place, place + length))) break
      longest = Math.max(longest, length)
    }
  }
  // The same character, or the same few, again and again.
  for (let unit = 1; unit <= 4; unit++) {
    let end = place + unit
    while (end < text.length && text[end] === text[end - unit]) end++
    const repeated = end - place
    if (repeated >= Math.max(3, 2 * unit)) longest = Math.max(longest, repeated)
  }
  return longest
}

/**
 * How many characters of a password are its own: neither digits nor punctuation, nor part of a common word, of a run of
 * keys, of a repetition or of `words`, which are the person's own.
 */
export const ownCharacters = (password: string, words: Iterable<string> = []): number => {
  const text = [...password.toLowerCase()].join("")
  const all = new Set([...common, ...words].map((word) => word.toLowerCase()))
  // own[place]: the fewest characters of its own that the rest from there on has, however it is cut up.
  const own: Array<number> = Array.from({ length: text.length + 1 }, () => 0)
  for (let place = text.length - 1; place >= 0; place--) {
    const isOwn = /\p{L}|\p{M}/u.test(text[place]!) || text.charCodeAt(place) > 0x7f
    let fewest = own[place + 1]! + (isOwn ? 1 : 0)
    const guessable = guessableAt(text, place, all)
    for (let length = 2; length <= guessable; length++) fewest = Math.min(fewest, own[place + length]!)
    own[place] = fewest
  }
  return own[0]!
}

/** The words of an address, a name and the service that an attacker tries first. */
const wordsOf = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length >= 3)

/**
 * Why a password is refused, normalised; `undefined` where it may be used. `about` is what is known of its user and of
 * the service: address, names. There are no rules of composition (NIST SP 800-63B section 3.1.1.2).
 */
export const problemOf = (
  password: string,
  minLength: number,
  about: ReadonlyArray<string>
): string | undefined => {
  const length = [...password].length
  if (length < minLength) return `must be at least ${minLength} characters long; several words make a good one`
  if (length > maxLength) return `must be at most ${maxLength} characters long`
  if (hasControl(password)) return "must not have control characters, or half of a character"
  return ownCharacters(password, wordsOf(about)) < minOwn && looksCommon(password)
    ? "is too easy to guess: it is made of what everybody tries first, such as common words, rows of keys, digits, or "
      + "your address; take several words that have nothing to do with each other"
    : undefined
}

/** Digits and punctuation alone may be a good password where they are many and different. */
const looksCommon = (password: string): boolean =>
  /\p{L}/u.test(password) || new Set(password).size < 8
  || ownDigits(password) < 8

/** Digits and punctuation that are in no run and no repetition. */
const ownDigits = (password: string): number => {
  let count = 0
  for (let place = 0; place < password.length;) {
    const guessable = guessableAt(password, place, new Set())
    if (guessable === 0) count++
    place += Math.max(1, guessable)
  }
  return count
}
