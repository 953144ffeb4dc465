import * as Address from "../foundation/Address.ts"
import { isLonger } from "../foundation/TextRules.ts"

/** The longest name of a domain, in characters (RFC 1035 §2.3.4). */
export const maxLength = 253

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
const lastLabel = "[a-z]{2,63}"
const labelForm = new RegExp(`^${label}$`)
const lastLabelForm = new RegExp(`^${lastLabel}$`)

/** The same rules in JSON Schema; what a name in its own script becomes is not for a pattern to say. */
export const schema = { maxLength, pattern: `^(?:(?:${label}\\.)+${lastLabel}|${Address.idn})$` }

/** The name as it is stored and as it is in the DNS: one in its own script becomes A-labels (RFC 5891). */
export const toAscii = (name: string): string =>
  /[^\0-\x7f]/.test(name) && !isLonger(name, maxLength) ? Address.domainToAscii(name) ?? name : name

/** The name as people write it. */
export const toUnicode = Address.domainToUnicode

/** What is wrong with the name of a domain as somebody gives it, or `undefined`. */
export const problemOf = (name: string): string | undefined => {
  const ascii = toAscii(name)
  return problemOfAscii(ascii) ?? (Address.domainToAscii(ascii) === undefined
    ? "must have labels that stand for a name after xn-- (RFC 5891): this one stands for none"
    : undefined)
}

/**
 * What is wrong with the name of a domain, or `undefined`: at least two labels of 1 to 63 lower-case letters, digits
 * and hyphens, none of which begins or ends with a hyphen; the last one has 2 to 63 letters.
 */
const problemOfAscii = (name: string): string | undefined => {
  if (isLonger(name, maxLength)) return `must be at most ${maxLength} characters long`
  const labels = name.split(".")
  const last = labels.pop() ?? ""
  if (labels.length === 0) return "must be a domain name such as mail.example.com"
  if (!labels.every((text) => labelForm.test(text))) {
    return "must consist of labels of 1 to 63 lower-case letters, digits and hyphens, with no hyphen at their ends"
  }
  return lastLabelForm.test(last) ? undefined : "must end with a label of 2 to 63 lower-case letters, such as com"
}
