/**
 * Whether a JSON text holds more values than `max`, or could: counts what begins or separates them outside of strings.
 * Values that are small in the text are not so in memory: 60 MB of empty arrays take 1.5 GB and block the process for
 * seconds, and are found out here after a few milliseconds.
 */
export const hasMoreValuesThan = (max: number, text: string): boolean => {
  let count = 0
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at++)
    if (code === 34) {
      at = endOfString(text, at)
      // It never ends, which the parser tells better.
      if (at === 0) return false
    } else if ((code === 44 || code === 91 || code === 123) && ++count > max) return true
  }
  return false
}

/** The place after the quote that ends the string whose first character stands at `start`; 0 where none does. */
const endOfString = (text: string, start: number): number => {
  for (let from = start;;) {
    const quote = text.indexOf("\"", from)
    if (quote === -1) return 0
    let backslashes = 0
    while (text.charCodeAt(quote - 1 - backslashes) === 92) backslashes++
    from = quote + 1
    if (backslashes % 2 === 0) return from
  }
}
