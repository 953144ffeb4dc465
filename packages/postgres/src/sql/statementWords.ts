/** Characters that are kept. */
const most = 80

const isWordStart = (char: string): boolean => /[A-Za-z_]/.test(char)
const isWord = (char: string): boolean => /[A-Za-z0-9_]/.test(char)
const isBetween = (char: string): boolean => /[\s.,()*";]/.test(char)

/** Where the comments and spaces end that a statement begins with: libraries put the places of their callers there. */
const afterComments = (text: string): number => {
  let at = 0
  for (;;) {
    while (at < text.length && /\s/.test(text[at]!)) at++
    const end = text.startsWith("--", at)
      ? text.indexOf("\n", at)
      : text.startsWith("/*", at)
      ? text.indexOf("*/", at)
      : undefined
    if (end === undefined) return at
    if (end < 0) return text.length
    at = end + (text.startsWith("--", at) ? 1 : 2)
  }
}

/**
 * The first words of an SQL statement, for operators: its command and its tables. It ends before anything that could be a
 * value of somebody: a quote, a number, a parameter, an operator, another comment.
 */
export const statementWords = (statement: string): string => {
  const begin = afterComments(statement)
  let at = begin
  let inWord = false
  for (; at < statement.length && at - begin < most; at++) {
    const char = statement[at]!
    if (isBetween(char)) inWord = false
    else if (!(inWord ? isWord(char) : isWordStart(char))) break
    else inWord = true
  }
  const isWhole = at === statement.length
  // `E'…'`, `U&'…'` and such begin with a letter that is none of the statement's words.
  const kept = statement.slice(begin, at).replace(isWhole || !inWord ? "" : lastWord, "")
  const words = kept.split(/[\s;]+/).filter((word) => word !== "").join(" ")
  return isWhole ? words : `${words} …`.trimStart()
}

const lastWord = /[A-Za-z0-9_]{1,80}$/
