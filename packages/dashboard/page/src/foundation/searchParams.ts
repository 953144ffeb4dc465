/** Reads the address: plain texts, so that people can read and write it themselves. */
export const parseSearch = (text: string): Record<string, unknown> => {
  const search: Record<string, unknown> = {}
  const values = new URLSearchParams(text)
  for (const name of new Set(values.keys())) {
    const all = values.getAll(name)
    search[name] = all.length === 1 ? all[0] : all
  }
  return search
}

/** Writes the address. What is undefined, empty or an empty list is left out. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") values.append(name, String(one))
    }
  }
  return values.size === 0 ? "" : `?${values}`
}

/** One text, of at most as many characters; undefined for everything else. */
export const text = (value: unknown, max = 500): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === "string" && one !== "" ? one.slice(0, max) : undefined
}

/** One of the given words. */
export const oneOf = <const Word extends string>(value: unknown, words: ReadonlyArray<Word>): Word | undefined => {
  const one = text(value)
  return words.find((word) => word === one)
}

/** Some of the given words, in their order. */
export const someOf = <const Word extends string>(
  value: unknown,
  words: ReadonlyArray<Word>
): ReadonlyArray<Word> | undefined => {
  const given = Array.isArray(value) ? value : [value]
  const found = words.filter((word) => given.includes(word))
  return found.length === 0 ? undefined : found
}
