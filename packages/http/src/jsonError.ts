const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

const literal = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\w.+-])/y

const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** Where the string ends that begins at `start`, or where it breaks off: at what it must not hold, or at the end. */
const skipString = (text: string, start: number): { readonly at: number; readonly ended: boolean } => {
  let at = start + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 34) return { at: at + 1, ended: true }
    if (code < 32) break
    if (code === 92) {
      escape.lastIndex = at
      if (!escape.test(text)) break
      at = escape.lastIndex
    } else at++
  }
  return { at, ended: false }
}

type Expected = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end"

/**
 * Where a text stops being JSON (RFC 8259): the position of the first token that cannot stand there, or the length of a
 * text that ends too early. Engines tell it in words of their own, or not at all. For texts that `JSON.parse` refuses.
 */
export const positionOf = (text: string): number => {
  const open: Array<"{" | "["> = []
  let expected = "value" as Expected
  let at = 0
  const afterValue = () => {
    expected = "comma or end"
  }
  while (at < text.length) {
    if (isSpace(text.charCodeAt(at))) {
      at++
      continue
    }
    const token = text[at]!
    const within = open.at(-1)
    const takesValue = expected === "value" || expected === "value or end"
    if (token === "\"") {
      if (!takesValue && expected !== "name" && expected !== "name or end") return at
      const string = skipString(text, at)
      if (!string.ended) return string.at
      at = string.at
      if (takesValue) afterValue()
      else expected = "colon"
    } else if (token === "{" || token === "[") {
      if (!takesValue) return at
      open.push(token)
      expected = token === "{" ? "name or end" : "value or end"
      at++
    } else if (token === "}" || token === "]") {
      const ends = within === "{"
        ? token === "}" && (expected === "name or end" || expected === "comma or end")
        : within === "[" && token === "]" && (expected === "value or end" || expected === "comma or end")
      if (!ends) return at
      open.pop()
      afterValue()
      at++
    } else if (token === ":" && expected === "colon") {
      expected = "value"
      at++
    } else if (token === "," && expected === "comma or end" && within !== undefined) {
      expected = within === "{" ? "name" : "value"
      at++
    } else {
      literal.lastIndex = at
      if (!takesValue || !literal.test(text)) return at
      at = literal.lastIndex
      afterValue()
    }
  }
  return at
}

/** In a text of more characters the place is not searched for: that would hold up everybody else. */
export const searchedUpTo = 1_000_000

/** What is said of a text in which the place is not searched for. */
export const jsonIssueSomewhere = "is not valid JSON"

/** What is wrong with a text that `JSON.parse` refuses, with the line and the column, both from 1, in characters. */
export const jsonIssue = (text: string): string => {
  if (text.length > searchedUpTo) return jsonIssueSomewhere
  const position = positionOf(text)
  if (position >= text.length) return "is not valid JSON: it is incomplete"
  const before = text.slice(0, position)
  const lineStart = before.lastIndexOf("\n") + 1
  const line = lineStart === 0 ? 1 : before.split("\n").length
  return `is not valid JSON: look at line ${line}, column ${position - lineStart + 1}`
}
