/** The beginnings that a spreadsheet takes for a formula, also in full width, and the apostrophe that prevents it. */
const formula = /^['=+\-@\t\r\n＝＋－＠]/

/**
 * One field of a CSV file (RFC 4180). An apostrophe is put before a text that a spreadsheet would run as a formula, and
 * before a text that begins with an apostrophe.
 */
export const field = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe
}

/** One line of a CSV file. */
export const line = (fields: ReadonlyArray<string>): string => `${fields.map(field).join(",")}\r\n`
