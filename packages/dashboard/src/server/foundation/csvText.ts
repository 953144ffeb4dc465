/** What a spreadsheet would take for a formula, in full width as well, and the mark that says it is none. */
const formula = /^['=+\-@\t\r\n＝＋－＠]/

/**
 * One field of a CSV file (RFC 4180). What a spreadsheet would run as a formula begins with an apostrophe instead, as
 * does what begins with one.
 */
export const field = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe
}

/** One line of a CSV file. */
export const line = (fields: ReadonlyArray<string>): string => `${fields.map(field).join(",")}\r\n`
