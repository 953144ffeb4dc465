/** What somebody who reads of a failure can do about it. */
export const replyAdvice = [
  "nothing",
  "correct_address",
  "wait",
  "ask_receiver",
  "look_at_reputation",
  "set_up_authentication",
  "change_message"
] as const

/** One of `replyAdvice`. */
export type ReplyAdvice = typeof replyAdvice[number]

/** What a reply means, in plain words, and what to do about it. */
export interface Explanation {
  readonly meaning: string
  readonly advice: ReplyAdvice
}

const explained = (meaning: string, advice: ReplyAdvice): Explanation => ({ meaning, advice })

/**
 * Every code of IANA's registry of enhanced status codes (RFC 3463, RFC 5248) by its subject and detail; the class before
 * them says whether it is for good (5) or for the time being (4).
 */
export const statusCodes: Readonly<Record<string, Explanation>> = {
  "0.0": explained("The receiving server refused it and gave no reason.", "ask_receiver"),

  "1.0": explained("Something is wrong with the address; the receiving server does not say what.", "correct_address"),
  "1.1": explained("The mailbox does not exist.", "correct_address"),
  "1.2": explained("The domain of the address does not exist or takes no email.", "correct_address"),
  "1.3": explained("The address is not written as an address is.", "correct_address"),
  "1.4": explained("The address matches more than one mailbox.", "correct_address"),
  "1.5": explained("The address is valid.", "nothing"),
  "1.6": explained("The mailbox has moved and left no new address.", "correct_address"),
  "1.7": explained("The sender's address is not written as an address is.", "change_message"),
  "1.8": explained("The domain of the sender's address does not exist or takes no email.", "set_up_authentication"),
  "1.9": explained("The email was passed on to a server that does not tell what becomes of it.", "nothing"),
  "1.10": explained("The domain of the address says that it takes no email at all.", "correct_address"),

  "2.0": explained("Something is wrong with the mailbox; the receiving server does not say what.", "ask_receiver"),
  "2.1": explained("The mailbox exists and is disabled.", "correct_address"),
  "2.2": explained("The mailbox is full.", "ask_receiver"),
  "2.3": explained("The email is larger than this mailbox takes.", "change_message"),
  "2.4": explained("The address is a mailing list that the receiving server could not expand.", "ask_receiver"),

  "3.0": explained("The receiving server has a fault; it does not say which.", "ask_receiver"),
  "3.1": explained("The receiving server has no room left.", "wait"),
  "3.2": explained("The receiving server takes no email at present.", "wait"),
  "3.3": explained("The receiving server cannot do what the email asks of it.", "ask_receiver"),
  "3.4": explained("The email is larger than the receiving server takes.", "change_message"),
  "3.5": explained("The receiving server is set up wrongly.", "ask_receiver"),
  "3.6": explained("The priority of the email was changed.", "nothing"),

  "4.0": explained("The network between the servers failed.", "wait"),
  "4.1": explained("The receiving server did not answer.", "wait"),
  "4.2": explained("The connection to the receiving server broke off.", "wait"),
  "4.3": explained("A directory that the receiving server needs, such as DNS, did not answer.", "wait"),
  "4.4": explained("No way to the receiving server is known: its DNS records are missing or wrong.", "correct_address"),
  "4.5": explained("The receiving server has too much to do.", "wait"),
  "4.6": explained("The email went round in circles between servers.", "ask_receiver"),
  "4.7": explained("It could not be delivered in the time that it was given.", "ask_receiver"),

  "5.0": explained("The servers did not understand each other.", "ask_receiver"),
  "5.1": explained("The receiving server did not accept a command at that point.", "ask_receiver"),
  "5.2": explained("The receiving server did not understand a command.", "ask_receiver"),
  "5.3": explained("The email has more recipients at once than the receiving server takes.", "change_message"),
  "5.4": explained("The receiving server did not accept what a command said.", "ask_receiver"),
  "5.5": explained("The servers speak different versions of the protocol.", "ask_receiver"),
  "5.6": explained("The sign-in at the server was too long for it.", "ask_receiver"),

  "6.0": explained("The receiving server cannot deal with the content.", "change_message"),
  "6.1": explained("The receiving server does not take content of this type.", "change_message"),
  "6.2": explained("The content would have to be converted, and may not be.", "change_message"),
  "6.3": explained("The content would have to be converted, and the server cannot do that.", "change_message"),
  "6.4": explained("The content was converted and lost something.", "nothing"),
  "6.5": explained("The content could not be converted.", "change_message"),
  "6.6": explained("The content could not be fetched.", "change_message"),
  "6.7": explained("The receiving server takes no address with letters beyond ASCII.", "correct_address"),
  "6.8": explained("The servers could not agree on how letters beyond ASCII are sent.", "correct_address"),
  "6.9": explained("The receiving server takes no headers with letters beyond ASCII.", "change_message"),
  "6.10": explained("The servers could not agree on how letters beyond ASCII are sent.", "correct_address"),

  "7.0": explained("The receiving server refused it for its security rules; it does not say which.", "ask_receiver"),
  "7.1": explained("The receiving server does not take this email from this sender.", "ask_receiver"),
  "7.2": explained("The sender may not write to this mailing list.", "ask_receiver"),
  "7.3": explained("The email would have to be converted for security, and that is not possible.", "ask_receiver"),
  "7.4": explained("The receiving server lacks a security feature that the email asks for.", "ask_receiver"),
  "7.5": explained("Encryption or a signature failed on the way.", "ask_receiver"),
  "7.6": explained("The receiving server does not know the encryption that was used.", "ask_receiver"),
  "7.7": explained("The email was changed on the way.", "ask_receiver"),
  "7.8": explained("The mail server that sends for us did not accept our sign-in.", "set_up_authentication"),
  "7.9": explained("The sign-in at the mail server is too weak for it.", "set_up_authentication"),
  "7.10": explained("The server asks for an encrypted connection.", "set_up_authentication"),
  "7.11": explained("The server asks for an encrypted connection before the sign-in.", "set_up_authentication"),
  "7.12": explained("The password at the mail server has to be set anew.", "set_up_authentication"),
  "7.13": explained("The account at the mail server that sends for us is disabled.", "set_up_authentication"),
  "7.14": explained(
    "The receiving server asks for a third party that vouches for the sender.",
    "set_up_authentication"
  ),
  "7.15": explained("The priority of the email is too low for the receiving server at present.", "wait"),
  "7.16": explained("The email is too large for its priority.", "change_message"),
  "7.17": explained("The mailbox belongs to somebody else by now.", "correct_address"),
  "7.18": explained("The domain of the address belongs to somebody else by now.", "correct_address"),
  "7.19": explained("The receiving server cannot tell whether the mailbox still has its owner.", "ask_receiver"),
  "7.20": explained("The email has no valid DKIM signature.", "set_up_authentication"),
  "7.21": explained("The email has no DKIM signature that the receiving server accepts.", "set_up_authentication"),
  "7.22": explained("The email has no DKIM signature of the domain that it is from.", "set_up_authentication"),
  "7.23": explained("The SPF record of the domain does not allow the server that sends.", "set_up_authentication"),
  "7.24": explained("The SPF record of the domain could not be read.", "set_up_authentication"),
  "7.25": explained("The address of the server that sends has no matching name in DNS.", "set_up_authentication"),
  "7.26": explained("The email passed neither SPF nor DKIM.", "set_up_authentication"),
  "7.27": explained("The domain of the sender says that it takes no email at all.", "set_up_authentication"),
  "7.28": explained("The receiving server sees more email than it wants from this sender.", "look_at_reputation"),
  "7.29": explained("The chain of those who passed the email on is broken (ARC).", "set_up_authentication"),
  "7.30": explained("The receiving server cannot keep the email encrypted on its way.", "ask_receiver")
}

const ofSubjects: Readonly<Record<string, Explanation>> = Object.fromEntries(
  ["0", "1", "2", "3", "4", "5", "6", "7"].map((subject) => [subject, statusCodes[`${subject}.0`]!])
)

/** What a code means; one that the registry does not have means what its subject does, or else its class. */
export const explain = (subject: string, detail: string): Explanation =>
  statusCodes[`${subject}.${detail}`] ?? ofSubjects[subject] ?? statusCodes["0.0"]!
