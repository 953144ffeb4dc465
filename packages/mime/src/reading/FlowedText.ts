import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"

/** A line without its space-stuffing, and how often it is quoted (RFC 3676 section 4.5). */
const lineOf = (line: string): { readonly quotes: string; readonly text: string } => {
  const quotes = line.startsWith(">") ? /^>*/.exec(line)![0] : ""
  const rest = line.slice(quotes.length)
  return { quotes, text: rest.startsWith(" ") ? rest.slice(1) : rest }
}

const signature = "-- "

const textOf = ({ quotes, text }: { readonly quotes: string; readonly text: string }): string =>
  quotes === "" ? text : `${quotes} ${text}`

/**
 * Undoes `format=flowed` (RFC 3676), which an email of plain text does not have: lines that were broken for width alone
 * become one again.
 */
export function* unflow(flowed: string, deletesSpaces: boolean): Steps<string> {
  // A text for each step, of many lines: a line of its own may be an empty one.
  const done: Array<string> = []
  let lines: Array<string> = []
  let before: { readonly quotes: string; text: string; isOpen: boolean } | undefined
  let work = 0
  for (let at = 0; at <= flowed.length;) {
    if (work >= stepBytes) {
      if (lines.length > 0) done.push(lines.join("\n"))
      lines = []
      work = 0
      yield
    }
    const end = flowed.indexOf("\n", at)
    const next = end === -1 ? flowed.length : end
    const { quotes, text } = lineOf(flowed.slice(at, next))
    // An empty line is work, too.
    work += next - at + 32
    at = next + 1
    const isSignature = text === signature
    const isOpen = text.endsWith(" ") && !isSignature
    const content = isOpen && deletesSpaces ? text.slice(0, -1) : text
    if (before !== undefined && before.isOpen && before.quotes === quotes && !isSignature) {
      before.text += content
      before.isOpen = isOpen
    } else {
      if (before !== undefined) lines.push(textOf(before))
      before = { quotes, text: content, isOpen }
    }
  }
  if (before !== undefined) lines.push(textOf(before))
  done.push(lines.join("\n"))
  return done.join("\n")
}
