/** Reads the query of an address. Values are plain text, so that people can read and write them themselves. */
export const parseSearch = (text: string): Record<string, unknown> => {
  const search: Record<string, unknown> = {}
  const values = new URLSearchParams(text)
  for (const name of new Set(values.keys())) {
    const all = values.getAll(name)
    search[name] = all.length === 1 ? all[0] : all
  }
  return search
}

/** Writes the query of an address, without values that are undefined, "" or an empty list. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") values.append(name, String(one))
    }
  }
  return values.size === 0 ? "" : `?${values}`
}

/** One text of at most `max` characters; undefined for any other value. */
export const text = (value: unknown, max = 500): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === "string" && one !== "" ? one.slice(0, max) : undefined
}

/** The value, if it is one of the given words. */
export const oneOf = <const Word extends string>(value: unknown, words: ReadonlyArray<Word>): Word | undefined => {
  const one = text(value)
  return words.find((word) => word === one)
}

/** Those of the given words that the value contains, in their order. */
export const someOf = <const Word extends string>(
  value: unknown,
  words: ReadonlyArray<Word>
): ReadonlyArray<Word> | undefined => {
  const given = Array.isArray(value) ? value : [value]
  const found = words.filter((word) => given.includes(word))
  return found.length === 0 ? undefined : found
}
