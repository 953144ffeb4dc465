import * as Inbound from "../accounts/Inbound.ts"
import * as Sandbox from "../accounts/Sandbox.ts"
import * as ReplyAddress from "../emails/ReplyAddress.ts"
import * as Address from "../foundation/Address.ts"

/** The sender of an answer that names none, and where the answers to it go. */
export interface ReplySender {
  /** null: it has to be named (`needed`). */
  readonly from: string | null
  /** The address that received the email, where another one sends; null where they are one. */
  readonly replyTo: string | null
}

/** What senders are found in. */
export interface Senders {
  readonly accountId: string
  readonly serviceDomain: string
  /** The sender of the email that was answered; null where there is none. */
  readonly answered: string | null
  /** The names of the account's verified domains. */
  readonly verified: ReadonlyArray<string>
}

/** What a reply is told that names no sender, where `from` is null. */
export const needed =
  "is needed here: the address that received the email cannot send. Name an address of one of your verified domains"

/** The first address that received an email and may send; `undefined` where all are names below the service's domain. */
export const ownOf = (to: ReadonlyArray<string>, serviceDomain: string): string | undefined =>
  to.find((address) => !Inbound.isInbound(Address.domainOf(address), serviceDomain))

/**
 * The sender where `ownOf` has none: that of the answered email; or the same name at the account's only verified
 * domain, or at its sandbox where it has no domain yet.
 */
export const elsewhere = (
  to: ReadonlyArray<string>,
  { accountId, answered, serviceDomain, verified }: Senders
): ReplySender => {
  const [receiver] = to
  if (receiver === undefined) return { from: null, replyTo: null }
  // An erasure leaves no address.
  if (answered !== null && Address.checkMailbox(answered) === undefined) return { from: answered, replyTo: receiver }
  const domain = verified.length === 0 ? Sandbox.domainOf(accountId, serviceDomain) : verified[0]
  return verified.length > 1 || ReplyAddress.hasForm(receiver)
    ? { from: null, replyTo: receiver }
    : { from: `${Address.localPartOf(receiver)}@${domain}`, replyTo: receiver }
}
