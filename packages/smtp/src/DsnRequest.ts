import type { SMTPEnvelopeDsn } from "nodemailer/lib/smtp-connection"

/** Whether a reply to EHLO offers delivery status notifications (RFC 3461 §4). */
export const isOffered = (ehlo: string): boolean => /\n250[ -]DSN(?!\S)/i.test(ehlo)

/**
 * What a relay is asked for: a report to the return path on every ending and on delays, with the header of the message
 * and not its text, and with the email's id as the name of the envelope (RFC 3461 §§4.1, 4.3, 4.4).
 */
export const ask = (emailId: string): SMTPEnvelopeDsn => ({
  ret: "HDRS",
  envid: emailId,
  notify: ["SUCCESS", "FAILURE", "DELAY"]
})

/** The printable characters of ASCII but for `+` and `=` stand for themselves (RFC 3461 §4). */
export const xtext = (ascii: string): string =>
  ascii.replace(
    /[^\x21-\x2a\x2c-\x3c\x3e-\x7e]/g,
    (character) => `+${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  )

/** RFC 3461 §4.2. */
const longestOrcpt = 500

/** The parameter that tells who a recipient is (ORCPT, RFC 3461 §4.2), after a space; empty if it would be too long. */
export const orcptOf = (recipient: string): string => {
  const value = `rfc822;${xtext(recipient)}`
  return value.length > longestOrcpt ? "" : ` ORCPT=${value}`
}
