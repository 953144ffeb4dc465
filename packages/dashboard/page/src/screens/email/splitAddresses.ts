/** Splits a list of addresses at its commas, except for those within a quoted name. */
export const splitAddresses = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let isOpen = false
  // From the end, so that an unpaired quote does not join the addresses after it.
  for (const part of text.split(",").toReversed()) {
    found.push(isOpen ? `${part},${found.pop() ?? ""}` : part)
    if (part.split("\"").length % 2 === 0) isOpen = !isOpen
  }
  return found.toReversed().map((one) => one.trim()).filter((one) => one !== "")
}
