/** How many characters of a phrase it is looked up by: the space before it, and three more. */
const keyLength = 4

/**
 * Finds many phrases in words that stand between single spaces. It passes over the text once, and compares at each word
 * only the phrases that begin as the word does. A phrase begins with a space and has at least three more characters.
 * Answers the places in the list of those that were found, each once, lowest first.
 */
export const finderOf = (phrases: ReadonlyArray<string>): (text: string) => ReadonlyArray<number> => {
  const byKey = Map.groupBy(phrases.keys(), (number) => phrases[number]?.slice(0, keyLength))
  return (text) => {
    const found = new Set<number>()
    for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
      for (const number of byKey.get(text.slice(at, at + keyLength)) ?? []) {
        if (text.startsWith(phrases[number] ?? "", at)) found.add(number)
      }
    }
    return [...found].toSorted((a, b) => a - b)
  }
}
