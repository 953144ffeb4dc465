/** The stored value of a key in this browser; undefined if there is none, or it cannot be read. */
export const readStored = (key: string): unknown => {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value in this browser; undefined deletes it. Returns whether that succeeded. */
export const writeStored = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
