/** A mail server's answer to a recipient that it will never take. */
export interface PermanentReply {
  /** The reply code, for SMTP the three digits; null where there was none. */
  readonly code: string | null
  /** The answer as it came, with its reply code and its enhanced status code (RFC 3463) where it had them. */
  readonly diagnostic: string
}

/** No such mailbox, no such domain, no mailbox name, moved, null MX; a mailbox that is disabled. */
const bounceStatuses: ReadonlySet<string> = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"])
const bounceReplies: ReadonlySet<string> = new Set(["550", "551", "553"])

// It may not be in an IP address.
const status = /(?<![\w.])[245]\.\d{1,3}\.\d{1,3}(?!\w|\.\d)/g
// A provider of somebody else's may hand any text over.
const longest = 1_000
// A server repeats the address, which may be made of any words.
const inBrackets = /<[^<>]*>/g
const address = /(?<!\S)[^\s@]*@\S*/g

const saysNobodyIsThere = new RegExp(
  [
    "(?:user|recipient|address|account|mailbox|alias|domain)[^.]{0,40}(?:unknown|invalid|disabled|inactive|unavailable"
    + "|not (?:found|exist|known|listed|local|valid|here)|does(?: not|n't) exist|no longer|moved|not allowed)",
    "(?:unknown|no such|invalid|nonexistent|non-existent) (?:local )?"
    + "(?:user|recipient|address|account|mailbox|alias|domain|host|person)",
    "no mailbox",
    "not a valid mailbox",
    "user does(?: not|n't) have",
    "unroute?able",
    "host not found",
    "(?:does not|doesn't) accept (?:e-?)?mail",
    "null mx"
  ].join("|"),
  "i"
)

// The sender, the session, the message or the moment is the reason, whatever else is said.
const saysAnotherReason =
  /sender|from\b|relay|polic|spam|block|black|den(?:y|ied)|access|authen|authori|log ?in|spf|dkim|dmarc|reverse|ptr\b|reputation|client|helo|ehlo|\btls\b|quota|full|size|large|rate\b|limit|gr[ae]y ?list|again|temporar|content|virus/i

/**
 * Whether a permanent refusal of a recipient says that the mailbox or its domain does not exist or takes no mail, so that
 * the address bounces. The enhanced status code decides where there is one that says more than `5.0.0`; else the reply
 * must be 550, 551 or 553 with a text that says so, and that gives no other reason. Any other refusal (policy, relaying,
 * authentication) says nothing of the address.
 */
export const isBounce = ({ code, diagnostic }: PermanentReply): boolean => {
  const text = diagnostic.slice(0, longest).replace(inBrackets, " ").replace(address, " ")
  const enhanced = Array.from(text.matchAll(status), ([found]) => found).find((found) => !found.endsWith(".0.0"))
  if (enhanced !== undefined) return bounceStatuses.has(enhanced)
  return bounceReplies.has(code ?? diagnostic.slice(0, 3)) && saysNobodyIsThere.test(text) &&
    !saysAnotherReason.test(text)
}
