import * as Address from "@sendwright/core/foundation/Address"
import type { Mode } from "@sendwright/core/foundation/Mode"
import type { ReceivedEmail } from "@sendwright/core/received/ReceivedEmail"
import type { Arrived } from "@sendwright/core/received/Reception"
import * as Digest from "effect/crypto/Digest"
import * as Effect from "effect/Effect"

/** A message that somebody sends to the account. What is left out is empty, or was not checked. */
export interface IncomingMessage extends
  Partial<
    Pick<
      ReceivedEmail,
      | "authentication"
      | "cc"
      | "headers"
      | "html"
      | "inReplyTo"
      | "messageId"
      | "references"
      | "replyText"
      | "replyTo"
      | "spam"
      | "subject"
      | "text"
    >
  >
{
  /** `a@b.com` or `Name <a@b.com>`. */
  readonly from: string
  /** Addresses of the account, at any domain; a reply address finds the email that it was made for. */
  readonly to: string | ReadonlyArray<string>
  /** `live` by default. */
  readonly mode?: Mode
}

const encoder = new TextEncoder()

/** The message as a server takes it, for an account. */
export const arrivedOf = Effect.fnUntraced(function*(
  { from, mode = "live", to, ...message }: IncomingMessage,
  accountId: string,
  messageId: string
): Effect.fn.Return<Arrived, never, Digest.Digest> {
  const mailboxes = typeof to === "string" ? [to] : to
  const { html = null, inReplyTo = null, references = [], subject = "", text = null } = message
  const headers = [
    { name: "From", value: from },
    { name: "To", value: mailboxes.join(", ") },
    { name: "Subject", value: subject },
    { name: "Message-ID", value: `<${message.messageId ?? messageId}>` },
    ...inReplyTo === null ? [] : [{ name: "In-Reply-To", value: `<${inReplyTo}>` }],
    ...message.headers ?? []
  ]
  const header = headers.map(({ name, value }) => `${name}: ${value}\r\n`).join("")
  const content = encoder.encode(`${header}\r\n${text ?? html ?? ""}\r\n`)
  return {
    from,
    to: mailboxes,
    cc: message.cc ?? [],
    replyTo: message.replyTo ?? [],
    subject,
    messageId: message.messageId ?? messageId,
    inReplyTo,
    references,
    html,
    text,
    replyText: message.replyText ?? null,
    headers,
    attachments: [],
    authentication: message.authentication ?? null,
    spam: message.spam ?? null,
    returnPath: Address.addressOf(from),
    recipients: mailboxes.map((mailbox) => {
      const address = Address.addressOf(mailbox)
      return { address, receiver: { accountId, mode, domain: Address.domainOf(address), room: null } }
    }),
    content,
    contentDigest: yield* (yield* Digest.Digest).digestHex(Digest.sha256, content)
  }
}, Effect.orDie)
