/** A line without its space-stuffing, and how often it is quoted (RFC 3676 section 4.5). */
const lineOf = (line: string): { readonly quotes: string; readonly text: string } => {
  const quotes = /^>*/.exec(line)![0]
  const rest = line.slice(quotes.length)
  return { quotes, text: rest.startsWith(" ") ? rest.slice(1) : rest }
}

const signature = "-- "

/**
 * Undoes `format=flowed` (RFC 3676), which an email of plain text does not have: lines that were broken for width alone
 * become one again.
 */
export const unflow = (text: string, deletesSpaces: boolean): string => {
  const lines: Array<{ quotes: string; text: string; isOpen: boolean }> = []
  for (const raw of text.split("\n")) {
    const { quotes, text } = lineOf(raw)
    const isSignature = text === signature
    const isOpen = text.endsWith(" ") && !isSignature
    const content = isOpen && deletesSpaces ? text.slice(0, -1) : text
    const before = lines.at(-1)
    if (before !== undefined && before.isOpen && before.quotes === quotes && !isSignature) {
      before.text += content
      before.isOpen = isOpen
    } else {
      lines.push({ quotes, text: content, isOpen })
    }
  }
  return lines.map(({ quotes, text }) => quotes === "" ? text : `${quotes} ${text}`).join("\n")
}
