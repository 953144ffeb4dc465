import * as Address from "../foundation/Address.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { OwnHeader } from "./EmailFields.ts"

/**
 * The Message-ID of an email (RFC 5322 §3.6.4), without angle brackets: the email's id before the `@`, its sender's
 * domain after it. So it is found by the id, and no storage has to keep an index of Message-IDs.
 */
export const messageIdOf = (emailId: string, domain: string): string => `${emailId}@${domain}`

/** The Message-ID of an email as it is in its header, with angle brackets. */
export const messageIdHeader = (
  { from, id, ownHeader }: { readonly id: string; readonly from: string; readonly ownHeader: OwnHeader | null }
): string => `<${ownHeader?.messageId ?? messageIdOf(id, Address.domainOf(Address.addressOf(from)))}>`

/** The field that has the engine's Message-ID in a header whose `Message-ID` is the sender's own. */
export const engineIdName = "X-Sendwright-Message-ID"

/** The longest Message-ID of a sender's own, in characters: it stands on one line of a header. */
export const maxMessageIdLength = 250

/** The form of a Message-ID without its angle brackets: two parts of printable ASCII with an `@` between them. */
export const messageIdPattern = "^[\\x21-\\x3B\\x3D\\x3F\\x41-\\x7E]+@[\\x21-\\x3B\\x3D\\x3F\\x41-\\x7E]+$"

const form = new RegExp(messageIdPattern)

/**
 * The id of the one email that can have a Message-ID. Whether it has is known only once the two are compared: anybody
 * may write another domain behind an id.
 */
export const emailIdOf = (messageId: string): string => {
  const at = messageId.indexOf("@")
  return at === -1 ? messageId : messageId.slice(0, at)
}

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
// Some programs write random digits in the form of a UUID; hardly any of these has such a time.
const [earliest, latest] = [Date.UTC(2020, 0), Date.UTC(2100, 0)]

/** Whether a Message-ID has the form of those that the engine makes. */
const isOfEngine = (messageId: string): boolean => {
  const id = emailIdOf(messageId)
  if (!uuidV7.test(id)) return false
  const time = Uuid.millisOf(id)
  return time >= earliest && time < latest
}

/**
 * Why a text is no Message-ID of a sender's own. Nobody takes that of another email: a report which has nothing else to
 * go by would be joined to that one.
 */
export const checkMessageId = (text: string): string | undefined =>
  text.length > maxMessageIdLength || !form.test(text)
    ? `must be a Message-ID without angle brackets, at most ${maxMessageIdLength} characters such as 1@mail.example.com`
    : isOfEngine(text)
    ? "must not have a UUID v7 before the @, as the Message-IDs that the service makes"
    : undefined
