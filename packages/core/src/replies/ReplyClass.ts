/** Who or what a refusal is about. */
export type ReplySubject = "recipient" | "sender" | "message" | "receiver"

/** What a class of replies says. */
export interface ClassMeaning {
  /** Who or what has to change before such an email is taken. */
  readonly about: ReplySubject
  /** One sentence: what the receiving server says. */
  readonly meaning: string
  /** One sentence: what to do about it. */
  readonly advice: string
}

const askReceiver = "Ask whoever runs the receiving server why it refuses the email."

/** The classes of what receiving servers answer when they do not take an email. */
export const replyClasses = {
  mailbox_unknown: {
    about: "recipient",
    meaning: "The mailbox does not exist.",
    advice: "Correct the address, or ask the person for another one."
  },
  mailbox_full: {
    about: "recipient",
    meaning: "The mailbox is full.",
    advice: "Tell the person in another way that the mailbox is full."
  },
  mailbox_disabled: {
    about: "recipient",
    meaning: "The mailbox exists and is disabled.",
    advice: "Ask the person for another address."
  },
  domain_unknown: {
    about: "recipient",
    meaning: "The domain of the address does not exist or takes no email.",
    advice: "Correct the domain of the address."
  },
  blocked_sender: {
    about: "sender",
    meaning: "The server that sends, or its domain, is on a block list or has a bad reputation.",
    advice: "Look at your reputation: bounces, complaints, and to whom you send; then ask the list or the receiver to "
      + "take you off."
  },
  rate_limited: {
    about: "sender",
    meaning: "The receiving server gets more from this sender at once than it takes.",
    advice: "Send less at once to this receiver."
  },
  authentication: {
    about: "sender",
    meaning: "The receiving server cannot tell that the email comes from whom it says.",
    advice: "Look at the DNS records: SPF, DKIM and DMARC of the domain, and the name of the server that sends."
  },
  blocked_content: {
    about: "message",
    meaning: "The receiving server takes the email for spam, or for harmful.",
    advice: "Change the content, above all its links and files, and look at your reputation."
  },
  message_too_large: {
    about: "message",
    meaning: "The email is larger than the receiving server takes.",
    advice: "Make the email smaller: link to files in place of attaching them."
  },
  message_invalid: {
    about: "message",
    meaning: "The receiving server cannot deal with the form of the email.",
    advice: "Change the message: the receiver does not take it as it is."
  },
  greylisted: {
    about: "receiver",
    meaning: "The receiving server wants to see the email a second time before it takes it (greylisting).",
    advice: "Send it again after some minutes."
  },
  policy: {
    about: "receiver",
    meaning: "The receiving server refused it for a rule of its own.",
    advice: askReceiver
  },
  receiver_fault: {
    about: "receiver",
    meaning: "The receiving server has a fault, or too much to do.",
    advice: "Send it again later; tell whoever runs the receiving server if it goes on."
  },
  routing: {
    about: "receiver",
    meaning: "The server that was asked is not the one that takes email for this address.",
    advice: "Ask whoever runs the receiving domain to look at its MX records and its forwarding."
  },
  network: {
    about: "receiver",
    meaning: "The receiving server could not be reached, or did not answer in time.",
    advice: "Send it again later; check the domain of the address if it goes on."
  },
  protocol: {
    about: "receiver",
    meaning: "The servers did not understand each other.",
    advice: "Show the reply to whoever runs the server that sends."
  },
  unknown: {
    about: "receiver",
    meaning: "The receiving server refused it and gave no reason that is known.",
    advice: askReceiver
  }
} as const satisfies Readonly<Record<string, ClassMeaning>>

/** One of `replyClasses`. */
export type ReplyClass = keyof typeof replyClasses

/** Says that nothing has to be done about a refusal for the time being. */
export const waiting = "Wait: it is tried again without your doing."

/**
 * What to do about a refusal. Where it is for the time being, that is to wait, unless it is the sender who has to
 * change something before it is taken.
 */
export const adviceOn = (name: ReplyClass, isPermanent: boolean | null): string => {
  const { about, advice } = replyClasses[name]
  return isPermanent === false && about !== "sender" ? waiting : advice
}
