import { cutText } from "./cutText.ts"

const maxLength = 255

/** Signs that the name of a file in an email does not have, and what is read alike. */
const likenesses: ReadonlyMap<string, string> = new Map([
  ["'", "\u2019"],
  ["\"", "\u201d"],
  ["/", "_"],
  ["\\", "_"]
])

// oxlint-disable-next-line no-control-regex
const unshown = /[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/**
 * A name that an email's file may have: quotes become typographic ones and slashes low lines, what is not shown is left
 * out, and a long name is cut before its extension.
 */
export const fit = (name: string): string => {
  const shown = name.toWellFormed().replace(unshown, "").replace(/['"/\\]/g, (sign) => likenesses.get(sign)!).trim()
  if (shown === "") return "attachment"
  if (shown.length <= maxLength) return shown
  const extension = /\.[^.]{1,20}$/.exec(shown)?.[0] ?? ""
  return cutText(shown.slice(0, shown.length - extension.length), maxLength - extension.length) + extension
}
