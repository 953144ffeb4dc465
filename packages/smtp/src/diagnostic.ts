const longestDiagnostic = 500

// oxlint-disable-next-line no-control-regex
const blank = /[\s\x00-\x1f\x7f-\x9f]+/g

/** A server's words as one line of at most 500 characters. */
export const diagnostic = (text: string): string =>
  text.toWellFormed().replace(blank, " ").trim().slice(0, longestDiagnostic).toWellFormed()
