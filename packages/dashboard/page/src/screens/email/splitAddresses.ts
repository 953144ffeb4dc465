/** The addresses of a list, in which a name in quotes may hold commas. */
export const splitAddresses = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let isOpen = false
  // From its end, so that a quote without another one takes nothing of what comes after it.
  for (const part of text.split(",").toReversed()) {
    found.push(isOpen ? `${part},${found.pop() ?? ""}` : part)
    if (part.split("\"").length % 2 === 0) isOpen = !isOpen
  }
  return found.toReversed().map((one) => one.trim()).filter((one) => one !== "")
}
