/** The printable characters of ASCII but for `+` and `=` represent themselves (RFC 3461 §4). */
export const xtext = (ascii: string): string =>
  ascii.replace(
    /[^\x21-\x2a\x2c-\x3c\x3e-\x7e]/g,
    (character) => `+${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  )

/** RFC 3461 §4.2. */
const longestOrcpt = 500

/**
 * What MAIL asks a relay for, after a space: that reports have the header of the message and not its text, and name the
 * transaction by the email's id (RFC 3461 §§4.3, 4.4).
 */
export const mailParameters = (emailId: string): string => ` RET=HDRS ENVID=${xtext(emailId)}`

/**
 * What RCPT asks for, after a space: a report to the return path on every ending and on delays, which tells who the
 * recipient is (RFC 3461 §§4.1, 4.2), unless that would be too long.
 */
export const rcptParameters = (recipient: string): string => {
  const value = `rfc822;${xtext(recipient)}`
  return ` NOTIFY=SUCCESS,FAILURE,DELAY${value.length > longestOrcpt ? "" : ` ORCPT=${value}`}`
}
