/** Splits addresses as people type them: at commas, semicolons and line ends, but not within quotes. */
export const addressesOf = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let current = ""
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (quoted && char === "\\") {
      current += char + (text[at + 1] ?? "")
      at++
    } else if (!quoted && /[,;\n]/.test(char)) {
      found.push(current)
      current = ""
    } else {
      if (char === "\"") quoted = !quoted
      current += char
    }
  }
  found.push(current)
  return found.map((address) => address.trim()).filter((address) => address !== "")
}

/** Adds an address to the text, unless it is already there. */
export const withAddress = (text: string, address: string): string => {
  const all = addressesOf(text)
  return all.includes(address) ? text : [...all, address].join(", ")
}
