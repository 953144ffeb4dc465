import type { ReplyClass } from "./ReplyClass.ts"
import type { ReplySourceName } from "./ReplySource.ts"

/** What an enhanced status code says. */
export interface StatusMeaning {
  readonly class: ReplyClass
  readonly meaning: string
  readonly source: ReplySourceName
}

const registered = (name: ReplyClass, meaning: string): StatusMeaning => ({ class: name, meaning, source: "iana" })
const ofMicrosoft = (name: ReplyClass, meaning: string): StatusMeaning => ({ class: name, meaning, source: "exchange" })

/**
 * Every code of IANA's registry of enhanced status codes (RFC 3463, RFC 5248) by its subject and detail; the class before
 * them says whether it is for good (5) or for the time being (4).
 */
export const statusCodes: Readonly<Record<string, StatusMeaning>> = {
  "0.0": registered("unknown", "The receiving server refused it and gave no reason."),

  "1.0": registered("mailbox_unknown", "Something is wrong with the address; the receiving server does not say what."),
  "1.1": registered("mailbox_unknown", "The mailbox does not exist."),
  "1.2": registered("domain_unknown", "The domain of the address does not exist or takes no email."),
  "1.3": registered("mailbox_unknown", "The address is not written as an address is."),
  "1.4": registered("mailbox_unknown", "The address matches more than one mailbox."),
  "1.5": registered("unknown", "The address is valid."),
  "1.6": registered("mailbox_unknown", "The mailbox has moved and left no new address."),
  "1.7": registered("message_invalid", "The sender's address is not written as an address is."),
  "1.8": registered("authentication", "The domain of the sender's address does not exist or takes no email."),
  "1.9": registered("unknown", "The email was passed on to a server that does not tell what becomes of it."),
  "1.10": registered("domain_unknown", "The domain of the address says that it takes no email at all."),

  "2.0": registered("unknown", "Something is wrong with the mailbox; the receiving server does not say what."),
  "2.1": registered("mailbox_disabled", "The mailbox exists and is disabled."),
  "2.2": registered("mailbox_full", "The mailbox is full."),
  "2.3": registered("message_too_large", "The email is larger than this mailbox takes."),
  "2.4": registered("receiver_fault", "The address is a mailing list that the receiving server could not expand."),

  "3.0": registered("receiver_fault", "The receiving server has a fault; it does not say which."),
  "3.1": registered("receiver_fault", "The receiving server has no room left."),
  "3.2": registered("receiver_fault", "The receiving server takes no email at present."),
  "3.3": registered("protocol", "The receiving server cannot do what the email asks of it."),
  "3.4": registered("message_too_large", "The email is larger than the receiving server takes."),
  "3.5": registered("receiver_fault", "The receiving server is set up wrongly."),
  "3.6": registered("unknown", "The priority of the email was changed."),

  "4.0": registered("network", "The network between the servers failed."),
  "4.1": registered("network", "The receiving server did not answer."),
  "4.2": registered("network", "The connection to the receiving server broke off."),
  "4.3": registered("network", "A directory that the receiving server needs, such as DNS, did not answer."),
  "4.4": registered("domain_unknown", "No way to the receiving server is known: its DNS records are missing or wrong."),
  "4.5": registered("receiver_fault", "The receiving server has too much to do."),
  "4.6": registered("routing", "The email went round in circles between servers."),
  "4.7": registered("network", "It could not be delivered in the time that it was given."),

  "5.0": registered("protocol", "The servers did not understand each other."),
  "5.1": registered("protocol", "The receiving server did not accept a command at that point."),
  "5.2": registered("protocol", "The receiving server did not understand a command."),
  "5.3": registered("rate_limited", "The email has more recipients at once than the receiving server takes."),
  "5.4": registered("protocol", "The receiving server did not accept what a command said."),
  "5.5": registered("protocol", "The servers speak different versions of the protocol."),
  "5.6": registered("protocol", "The sign-in at the server was too long for it."),

  "6.0": registered("message_invalid", "The receiving server cannot deal with the content."),
  "6.1": registered("message_invalid", "The receiving server does not take content of this type."),
  "6.2": registered("message_invalid", "The content would have to be converted, and may not be."),
  "6.3": registered("message_invalid", "The content would have to be converted, and the server cannot do that."),
  "6.4": registered("message_invalid", "The content was converted and lost something."),
  "6.5": registered("message_invalid", "The content could not be converted."),
  "6.6": registered("message_invalid", "The content could not be fetched."),
  "6.7": registered("message_invalid", "The receiving server takes no address with letters beyond ASCII."),
  "6.8": registered("message_invalid", "The servers could not agree on how letters beyond ASCII are sent."),
  "6.9": registered("message_invalid", "The receiving server takes no headers with letters beyond ASCII."),
  "6.10": registered("message_invalid", "The servers could not agree on how letters beyond ASCII are sent."),

  "7.0": registered("policy", "The receiving server refused it for its security rules; it does not say which."),
  "7.1": registered("policy", "The receiving server does not take this email from this sender."),
  "7.2": registered("policy", "The sender may not write to this mailing list."),
  "7.3": registered("policy", "The email would have to be converted for security, and that is not possible."),
  "7.4": registered("policy", "The receiving server lacks a security feature that the email asks for."),
  "7.5": registered("authentication", "Encryption or a signature failed on the way."),
  "7.6": registered("authentication", "The receiving server does not know the encryption that was used."),
  "7.7": registered("authentication", "The email was changed on the way."),
  "7.8": registered("authentication", "The mail server that sends for us did not accept our sign-in."),
  "7.9": registered("authentication", "The sign-in at the mail server is too weak for it."),
  "7.10": registered("authentication", "The server asks for an encrypted connection."),
  "7.11": registered("authentication", "The server asks for an encrypted connection before the sign-in."),
  "7.12": registered("authentication", "The password at the mail server has to be set anew."),
  "7.13": registered("authentication", "The account at the mail server that sends for us is disabled."),
  "7.14": registered("authentication", "The receiving server asks for a third party that vouches for the sender."),
  "7.15": registered("policy", "The priority of the email is too low for the receiving server at present."),
  "7.16": registered("message_too_large", "The email is too large for its priority."),
  "7.17": registered("mailbox_unknown", "The mailbox belongs to somebody else by now."),
  "7.18": registered("domain_unknown", "The domain of the address belongs to somebody else by now."),
  "7.19": registered("policy", "The receiving server cannot tell whether the mailbox still has its owner."),
  "7.20": registered("authentication", "The email has no valid DKIM signature."),
  "7.21": registered("authentication", "The email has no DKIM signature that the receiving server accepts."),
  "7.22": registered("authentication", "The email has no DKIM signature of the domain that it is from."),
  "7.23": registered("authentication", "The SPF record of the domain does not allow the server that sends."),
  "7.24": registered("authentication", "The SPF record of the domain could not be read."),
  "7.25": registered("authentication", "The address of the server that sends has no matching name in DNS."),
  "7.26": registered("authentication", "The email passed neither SPF nor DKIM."),
  "7.27": registered("authentication", "The domain of the sender says that it takes no email at all."),
  "7.28": registered("rate_limited", "The receiving server sees more email than it wants from this sender."),
  "7.29": registered("authentication", "The chain of those who passed the email on is broken (ARC)."),
  "7.30": registered("authentication", "The receiving server cannot keep the email encrypted on its way.")
}

const details = (meaning: StatusMeaning, numbers: ReadonlyArray<number>) =>
  numbers.map((number) => [`7.${number}`, meaning] as const)

const range = (first: number, last: number): ReadonlyArray<number> =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The codes that Microsoft added, far behind those of the registry. */
export const microsoftCodes: Readonly<Record<string, StatusMeaning>> = Object.fromEntries([
  ...details(ofMicrosoft("rate_limited", "Microsoft's server is busy, or slows this sender down."), [500]),
  ...details(ofMicrosoft("blocked_sender", "Microsoft has banned the sender."), [501, 502, 503, 511]),
  ...details(
    ofMicrosoft(
      "authentication",
      "The sender's domain fails DMARC, and its own policy asks for such email to be rejected."
    ),
    [509]
  ),
  ...details(ofMicrosoft("message_invalid", "Microsoft wants one valid From address in the email."), [512]),
  ...details(ofMicrosoft("policy", "The receiving organisation has blocked the server that sends."), [513]),
  ...details(
    ofMicrosoft("authentication", "Microsoft takes email of large senders only where SPF, DKIM and DMARC pass."),
    [515]
  ),
  ...details(ofMicrosoft("blocked_sender", "Microsoft has banned the address of the server that sends."), [
    ...range(606, 649),
    705,
    708,
    750
  ]),
  ...details(ofMicrosoft("rate_limited", "Microsoft limits this sender for its reputation."), range(650, 654)),
  ...details(
    ofMicrosoft("policy", "The receiving organisation takes email for this mailbox only from senders that it names."),
    [...range(121, 124), 129, 133, 134, 136]
  )
])

/**
 * Codes that servers also give for other reasons than the registered ones, so that their words say more: delivery not
 * authorized, mailbox disabled, system not accepting messages, no answer from host.
 */
const loose: ReadonlySet<string> = new Set(["7.1", "2.1", "3.2", "4.1"])

/** What a code, its subject and detail, means; `undefined` where no table has it. */
const listed = (code: string): StatusMeaning | undefined => statusCodes[code] ?? microsoftCodes[code]

/** What a code means that names a reason by itself, whatever words stand beside it; `undefined` for any other. */
export const exactMeaning = (code: string): StatusMeaning | undefined =>
  code.endsWith(".0") || loose.has(code) ? undefined : listed(code)

/** What a code means at least: one that no table has, what its subject does; `undefined` where that is unknown too. */
export const statusMeaning = (code: string): StatusMeaning | undefined =>
  listed(code) ?? listed(`${code.slice(0, code.indexOf("."))}.0`)

/**
 * What the three digits say by themselves (RFC 5321 section 4.2.3, RFC 7504), where no enhanced code stands beside them:
 * the enhanced code that they come to.
 */
export const plainReplies: Readonly<Record<string, string>> = {
  "421": "3.2",
  "450": "2.0",
  "451": "3.0",
  "452": "3.1",
  "454": "7.0",
  "455": "5.4",
  "500": "5.2",
  "501": "5.4",
  "502": "5.1",
  "503": "5.1",
  "504": "5.4",
  "521": "3.2",
  "530": "7.0",
  "535": "7.8",
  "551": "1.6",
  "552": "2.2",
  "553": "1.3",
  "555": "5.4",
  "556": "1.10"
}
