import * as Address from "../foundation/Address.ts"

/**
 * The Message-ID of an email (RFC 5322 §3.6.4), without angle brackets: the email's id before the `@`, its sender's
 * domain after it. So it is found by the id, and no storage has to keep an index of Message-IDs.
 */
export const messageIdOf = (emailId: string, domain: string): string => `${emailId}@${domain}`

/** The Message-ID of an email from a mailbox as it stands in its header, with angle brackets. */
export const messageIdHeader = (emailId: string, from: string): string =>
  `<${messageIdOf(emailId, Address.domainOf(Address.addressOf(from)))}>`

/**
 * The id of the one email that can have a Message-ID. Whether it has is known only once the two are compared: anybody
 * may write another domain behind an id.
 */
export const emailIdOf = (messageId: string): string => {
  const at = messageId.indexOf("@")
  return at === -1 ? messageId : messageId.slice(0, at)
}
