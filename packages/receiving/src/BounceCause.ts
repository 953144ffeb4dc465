import type { EventDetails } from "@sendwright/core/model/EmailEvent"

/** What a failed delivery says of the address: whether it is dead, and why nothing arrived. */
export interface BounceCause {
  /** Permanent: the address must not be written to again. */
  readonly type: "permanent" | "transient" | "undetermined"
  readonly subType:
    | "general"
    | "mailbox_full"
    | "message_too_large"
    | "content_rejected"
    | "attachment_rejected"
    | "undetermined"
}

const cause = (type: BounceCause["type"], subType: BounceCause["subType"]): BounceCause => ({ type, subType })

const undetermined = cause("undetermined", "undetermined")

// Neither of them may be in an IP address or a version number.
const enhanced = /(?<![\w.])([245])\.(\d{1,3})\.(\d{1,3})(?!\d|\.\d)/g
const reply = /(?:^|[\s:(<>"'#=])([45][0-5]\d)(?=[\s-]+\S|[\s.,;)"'>]*$)/gm

/** The first enhanced status code in a text (RFC 3463); one that says more than `x.0.0` goes first. */
export const statusIn = (text: string): string | null => {
  const codes = Array.from(text.matchAll(enhanced), (match) => match[0])
  return codes.find((code) => !code.endsWith(".0.0")) ?? codes[0] ?? null
}

/** The first SMTP reply code of a refusal in a text. */
export const replyIn = (text: string): string | null => {
  const [match] = text.matchAll(reply)
  return match?.[1] ?? null
}

const words = {
  mailboxFull:
    /quota|mailbox[^.\n]{0,20}\bfull|(?:over|exceed)[^.\n]{0,20}(?:storage|disk)|insufficient (?:disk|storage|system storage)/i,
  tooLarge: /too (?:large|big)|size[^.\n]{0,30}exceed|message[^.\n]{0,15} exceeds|exceed[^.\n]{0,30}size|size limit/i,
  attachment: /attachment|virus|malware|infected/i,
  policy:
    /spam|\bblocked|block ?list|black ?list|deny ?list|polic(?:y|ies)|reputation|\bdmarc|\bdkim\b|\bspf\b|unsolicited|content (?:filter|reject|refus)|(?:reject|refus)[^.\n]{0,30}content/i,
  expired:
    /expired|(?:for|waited) too long|timed? ?out|retry time|could not be delivered for|(?:retry|delivery) (?:limit|timeout)|giving up/i,
  unknown:
    /(?:user|recipient|address|account|mailbox|alias)[^.\n]{0,40}(?:unknown|not (?:found|exist|known|listed)|does(?: not|n't) exist|invalid|disabled|unavailable)|(?:unknown|no such|invalid|nonexistent|non-existent) (?:user|recipient|address|account|mailbox|domain|host)|no mailbox|unrouteable|user doesn't have|not a valid mailbox|host (?:or domain name )?not found|domain (?:name )?not found|non-existent hosts/i
}

/** What the words of a refusal say where its code says nothing in particular. */
const fromWords = (text: string): BounceCause | undefined => {
  if (words.mailboxFull.test(text)) return cause("transient", "mailbox_full")
  if (words.tooLarge.test(text)) return cause("transient", "message_too_large")
  if (words.unknown.test(text)) return cause("permanent", "general")
  if (words.attachment.test(text)) return cause("transient", "attachment_rejected")
  if (words.policy.test(text)) return cause("transient", "content_rejected")
  if (words.expired.test(text)) return cause("transient", "general")
  return undefined
}

/** Details (RFC 3463 §3) that say nothing bad of the recipient, or nothing that stays. */
const transientDetails: Readonly<Record<string, BounceCause["subType"]>> = {
  "1.7": "general", // the sender's address is malformed
  "1.8": "general", // the sender's domain is wrong
  "2.2": "mailbox_full",
  "2.3": "message_too_large",
  "3.1": "mailbox_full",
  "3.4": "message_too_large",
  "4.5": "general", // congestion
  "4.7": "general", // waited too long
  "4.300": "general" // the same, at Microsoft
}

const temporary = (text: string): BounceCause => {
  const told = fromWords(text)
  return told?.type === "transient" ? told : cause("transient", "general")
}

const fromStatus = (status: string, text: string): BounceCause | undefined => {
  const [kind, subject, detail] = status.split(".")
  const code = `${subject}.${detail}`
  const transient = transientDetails[code]
  if (transient !== undefined) return cause("transient", transient)
  if (kind === "4") return temporary(text)
  // RFC 7293: the mailbox, or the domain, belongs to somebody else now.
  if (code === "7.17" || code === "7.18") return cause("permanent", "general")
  if (subject === "6" || subject === "7") {
    return cause("transient", words.attachment.test(text) ? "attachment_rejected" : "content_rejected")
  }
  if (code === "0.0") return undefined
  return cause("permanent", "general")
}

const fromReply = (code: string, text: string): BounceCause => {
  if (code.startsWith("4")) return temporary(text)
  return fromWords(text) ?? (code === "552" ? cause("transient", "mailbox_full") : cause("permanent", "general"))
}

/**
 * Reads the cause of a failure from its enhanced status code, else from the reply code or the words of its text, in
 * the terms of Amazon SES: full mailboxes and refusals of size, content and policy are transient, because they say
 * nothing of the address. Words alone count as permanent only where they say that nobody is there.
 */
export const causeOf = (status: string | null, text: string): BounceCause => {
  const inText = statusIn(text)
  const told = status !== null && !status.endsWith(".0.0") ? status : inText ?? status
  const known = told === null || told.startsWith("2") ? undefined : fromStatus(told, text)
  if (known !== undefined) return known
  const code = replyIn(text)
  if (code !== null) return fromReply(code, text)
  return fromWords(text) ?? (told?.startsWith("5") ? cause("permanent", "general") : undetermined)
}

/** The cause as an event tells it. */
export const detailsOf = ({ subType, type }: BounceCause): EventDetails => ({
  bounce_type: type,
  bounce_sub_type: subType
})
