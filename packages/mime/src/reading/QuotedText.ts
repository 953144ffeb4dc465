import { every, type Steps } from "@sendwright/core/foundation/Steps"
import * as quoteWords from "./quoteWords.ts"

/** How much of a text is read, in characters: nobody writes more above what is quoted. */
const longestText = 262_144

/** The longest line that says who wrote, in characters, over all lines that it was broken into. */
const longestAttribution = 500
const mostLines = 4

const time = /\d{1,2}[:.h]\d{2}|(?<!\d)\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const address = /[^\s@<>]@[^\s@<>]/

// at most 500 characters: no longer line says who wrote.
const dated = /^\d.*[^\s@<>]@[^\s@<>]+>\s?[:：]$/

// at most 500 characters: no longer line says who wrote.
const mailboxEnd = /<[^\s@<>]+@[^\s@<>]+>\s?[:：]$/

const isColon = (line: string): boolean => line.endsWith(":") || line.endsWith("：")

/** How a line says who wrote what follows: `sure` where nothing else looks so. */
type Certainty = "no" | "likely" | "sure"

const certaintyOf = (text: string): Certainty => {
  const lower = text.toLowerCase()
  const hasTime = time.test(lower)
  const hasVerb = quoteWords.verbs.some((verb) => lower.includes(verb))
  // Horde writes `Quoting` and a mailbox, in whatever language.
  if (!hasTime) return hasVerb || mailboxEnd.test(lower) ? "likely" : "no"
  const hasAddress = address.test(lower)
  // Gmail writes no verb in Russian and Japanese; a sentence of somebody's own may have a time and an address as well.
  if (!hasVerb) return dated.test(lower) ? "sure" : hasAddress ? "likely" : "no"
  return hasAddress || quoteWords.starts.some((start) => lower.startsWith(start)) ? "sure" : "likely"
}

/** Whether a line begins what the line after it ends: clients break it for width. */
const begins = (line: string | undefined): boolean => {
  const lower = line?.trim().toLowerCase() ?? ""
  return lower.length >= 20 && /\d/.test(lower) && !/[.!?:;]$/.test(lower)
    && quoteWords.starts.some((start) => lower.startsWith(start))
}

interface Attribution {
  readonly start: number
  readonly certainty: Certainty
}

const none: Attribution = { start: -1, certainty: "no" }

/** The line that says who wrote, by the last of the lines that it was broken into. */
const attributionAt = (lines: ReadonlyArray<string>, last: number, isOwn: (index: number) => boolean): Attribution => {
  if (!isColon(lines[last]!.trimEnd())) return none
  let text = ""
  let likely = none
  for (let start = last; start > last - mostLines && start >= 0; start--) {
    const line = lines[start]!.trim()
    if (line === "" || !isOwn(start)) break
    text = text === "" ? line : `${line} ${text}`
    if (text.length > longestAttribution) break
    // A line with a colon within it may be the text before.
    if (start < last && isColon(line)) break
    const certainty = certaintyOf(text)
    if (certainty === "sure") {
      const isWhole = quoteWords.starts.some((word) => text.toLowerCase().startsWith(word))
      return { start: !isWhole && isOwn(start - 1) && begins(lines[start - 1]) ? start - 1 : start, certainty }
    }
    if (certainty === "likely" && likely.certainty === "no") likely = { start, certainty }
  }
  return likely
}

// at most 240 characters: no more of a line is read.
const dashes = /^[-_=*\s]+|[-_=*\s]+$/g

/** How much of a line tells whether it is a divider, in characters: Yahoo writes a whole block into one. */
const longestDivider = 240

/** The line above an original message that a client put below, or above one that is forwarded. */
const isDivider = (line: string): boolean => {
  const start = line.slice(0, longestDivider).toLowerCase()
  const words = start.replace(dashes, "")
  if (words === "") return false
  if (/^\*?(?:--|__)/.test(start)) {
    return quoteWords.originals.some((original) => words.startsWith(original)) || certaintyOf(words) === "sure"
  }
  return words.length < 60 && isColon(words) && quoteWords.forwards.some((forward) => words.startsWith(forward))
}

/** A line in dashes on both sides: above a block it belongs to it, whatever its words are. */
const isDashed = (line: string): boolean => {
  const trimmed = line.trim()
  return trimmed.length <= longestDivider && trimmed.startsWith("----") && trimmed.endsWith("----")
}

type Field = keyof typeof quoteWords.fields

const fieldNames = ["from", "date", "to", "subject"] as const

/** The field that a line of Outlook's block begins with; Outlook writes its name in bold, which plain text has as stars. */
const fieldsOf = (line: string): ReadonlyArray<Field> => {
  const start = line.slice(0, 40).replace(/^[*\s]+/, "")
  const colon = start.search(/[:：]/)
  if (colon <= 0) return []
  const name = start.slice(0, colon).replaceAll("*", "").trim().toLowerCase()
  return fieldNames.filter((field) => quoteWords.fields[field].has(name))
}

/** How many lines a block may take, empty ones among them. */
const blockLines = 12
/** So many lines of a block may follow each other that begin with no field: ends of long ones, and empty ones. */
const mostBetween = 2

/** Whether a block of From, Sent, To and Subject begins at a line. */
const isBlock = (lines: ReadonlyArray<string>, at: number): boolean => {
  if (!fieldsOf(lines[at]!).includes("from")) return false
  const found = new Set<Field>()
  let between = 0
  for (const line of lines.slice(at + 1, at + blockLines)) {
    const fields = fieldsOf(line)
    between = fields.length > 0 ? 0 : between + 1
    if (between > mostBetween || fields.includes("from")) break
    for (const field of fields) found.add(field)
  }
  return found.size >= 2 && (found.has("date") || found.has("subject"))
}

// at most 80 characters: a longer line ends no address.
const addressEnd = /^>[^<>]{0,60}[:：]\s*$/

/** Whether a line ends an address that one of the two before it began: some clients break a line within it. */
const endsAddress = (lines: ReadonlyArray<string>, at: number): boolean => {
  if (lines[at]!.length > 80 || !addressEnd.test(lines[at]!)) return false
  for (const before of lines.slice(Math.max(0, at - 2), at).toReversed()) {
    if (/^\s*(?:>|$)/.test(before)) return false
    if (/[<>]/.test(before)) return before.lastIndexOf("<") > before.lastIndexOf(">")
  }
  return false
}

const isQuoted = (lines: ReadonlyArray<string>, at: number): boolean => {
  const start = lines[at]?.trimStart() ?? ""
  // `>From` is what a mailbox file makes of a line that begins so.
  return start.startsWith(">") && !start.startsWith(">From ") && !endsAddress(lines, at)
}

/** Whether a line is what a program says of itself below a message. */
const isTail = (line: string): boolean => {
  const start = line.trim().toLowerCase().replace(/^[[(*_]+/, "")
  return line.length <= 120 && quoteWords.tails.some((tail) => start.startsWith(tail))
}

// at most 120 characters: a longer line is no rule.
const rule = /^\s*(?:[-_=*]\s?){5,}\s*$/

const isRule = (line: string): boolean => line.trim() === "" || line.length <= 120 && rule.test(line)

/** What is left of lines without rules, and what a program says of itself, below them. */
const joined = (lines: ReadonlyArray<string>): string => {
  let end = lines.length
  while (end > 0 && isRule(lines[end - 1]!)) end--
  if (end > 1 && isTail(lines[end - 1]!)) end--
  while (end > 0 && isRule(lines[end - 1]!)) end--
  return lines.slice(0, end).map((line) => line.trimEnd()).join("\n").replace(/\n{3,}/g, "\n\n").trim()
}

const nextOf = (lines: ReadonlyArray<string>, after: number): number => {
  let at = after + 1
  while (at < lines.length && at < after + 4 && lines[at]!.trim() === "") at++
  return at
}

/**
 * What somebody wrote in a text, without what it quotes, the lines above that which say who wrote it, and the signature
 * below `-- `. null: nothing is quoted, or nothing is new.
 */
export function* read(given: string): Steps<string | null> {
  const lines = given.slice(0, longestText).split("\n")
  const pauses = every(256)
  const kept: Array<string> = []
  let isFound = false
  let isSignature = false
  for (let at = 0; at < lines.length; at++) {
    if (pauses()) yield
    const line = lines[at]!.endsWith("\r") ? lines[at]!.slice(0, -1) : lines[at]!
    if (isQuoted(lines, at)) {
      isFound = true
      isSignature = false
      continue
    }
    const trimmed = line.trim()
    const isHead = isBlock(lines, at)
    if (isHead || isDivider(trimmed)) {
      isFound = true
      const last = kept.findLastIndex((before) => before.trim() !== "")
      if (isHead && last !== -1 && isDashed(kept[last]!)) kept.splice(last)
      break
    }
    const next = nextOf(lines, at)
    const isOwn = (index: number) => index >= 0 && !isQuoted(lines, index)
    const { certainty, start } = attributionAt(lines, at, isOwn)
    const isAbove = certainty !== "no" && isQuoted(lines, next)
    if (isAbove || certainty === "sure") {
      isFound = true
      // Its first lines were kept before its last one was read.
      if (!isSignature) kept.splice(Math.max(0, kept.length - (at - start)))
      if (!isAbove) break
      isSignature = false
      continue
    }
    if (line === "-- " || line === "--" && kept.length > 0 && lines.length - at < 12) {
      isFound = true
      isSignature = true
      continue
    }
    if (!isSignature) kept.push(line)
  }
  const text = isFound ? joined(kept) : ""
  return text === "" ? null : text
}
