/** What was kept in this browser under a name; undefined where there is nothing that can be read. */
export const readStored = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps something in this browser; undefined takes it away. Says whether there was room for it. */
export const writeStored = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
