import type { Explanation, ReplyAdvice } from "./StatusCodes.ts"

/** A well-known reply of a large receiver. */
interface KnownReply extends Explanation {
  /** Enhanced status codes without their class, and what else must be in the text. */
  readonly codes?: ReadonlyArray<string>
  readonly text: RegExp
}

const known = (
  text: RegExp,
  meaning: string,
  advice: ReplyAdvice,
  codes?: ReadonlyArray<string>
): KnownReply => ({ text, meaning, advice, ...(codes === undefined ? {} : { codes }) })

const gmail = /gsmtp|support\.google\.com|gmail/i
const outlook = /outlook\.com|microsoft|office365|exchange|\bAS\(\d|\bS\d{4,}\)|protection\.outlook|mail\.protection/i
const any = /(?:)/

const numbers = (first: number, last: number): ReadonlyArray<string> =>
  Array.from({ length: last - first + 1 }, (_, index) => `7.${first + index}`)

/** The first that fits counts. */
const replies: ReadonlyArray<KnownReply> = [
  // Gmail: "SMTP error reference" and "Email sender guidelines".
  known(
    gmail,
    "Gmail takes only email that passes SPF or DKIM; this passed neither, or its domain's DMARC policy forbids it.",
    "set_up_authentication",
    ["7.26"]
  ),
  known(gmail, "Gmail saw SPF fail for the sender's domain.", "set_up_authentication", ["7.27"]),
  known(gmail, "Gmail saw DKIM fail for the sender's domain.", "set_up_authentication", ["7.30"]),
  known(gmail, "Gmail asks for an encrypted connection from the server that sends.", "set_up_authentication", ["7.29"]),
  known(gmail, "For Gmail, neither SPF nor DKIM belongs to the domain of the From address.", "set_up_authentication", [
    "7.32"
  ]),
  known(gmail, "Gmail asks for a DMARC record of the sender's domain.", "set_up_authentication", ["7.40"]),
  known(gmail, "The server that sends has no matching name in DNS, which Gmail asks for.", "set_up_authentication", [
    "7.23",
    "7.25"
  ]),
  known(
    /unusual rate of unsolicited|suspicious due to the (?:very )?low reputation|likely (?:unsolicited|suspicious)|unsolicited mail/i,
    "The receiving server takes the email for spam, or has seen too much spam from this sender.",
    "look_at_reputation"
  ),
  known(gmail, "Gmail gets more email from this sender than it wants at once.", "look_at_reputation", ["7.28"]),
  known(/receiving mail (?:too quickly|at a rate)/i, "The mailbox gets more email at once than it takes.", "wait"),
  known(
    /(?:account|mailbox)[^.]{0,60}(?:is |has been )?(?:inactive|disabled)/i,
    "The mailbox exists and is disabled.",
    "correct_address"
  ),

  // Microsoft: "Email non-delivery reports in Exchange Online", and sender support of Outlook.com.
  known(/RESOLVER\.ADR\.|AS\(201806281\)/i, "The mailbox does not exist at this organisation.", "correct_address"),
  known(
    /recipient address rejected: access denied/i,
    "The mailbox does not exist at this organisation.",
    "correct_address",
    ["4.1"]
  ),
  known(any, "Microsoft has banned the sender.", "look_at_reputation", ["7.501", "7.502", "7.503", "7.511"]),
  known(any, "Microsoft has banned the address of the server that sends.", "look_at_reputation", [
    ...numbers(606, 649),
    "7.705",
    "7.708",
    "7.750"
  ]),
  known(
    any,
    "The sender's domain fails DMARC, and its own policy asks for such email to be rejected.",
    "set_up_authentication",
    ["7.509"]
  ),
  known(any, "Microsoft takes email of large senders only where SPF, DKIM and DMARC pass.", "set_up_authentication", [
    "7.515"
  ]),
  known(any, "Microsoft wants one valid From address in the email.", "change_message", ["7.512"]),
  known(any, "The receiving organisation has blocked the server that sends.", "ask_receiver", ["7.513"]),
  known(any, "Microsoft limits this sender for its reputation.", "look_at_reputation", [
    "7.650",
    "7.651",
    "7.652",
    "7.653",
    "7.654"
  ]),
  known(
    outlook,
    "The receiving organisation takes email for this mailbox only from senders that it names.",
    "ask_receiver",
    ["7.12", "7.121", "7.122", "7.123", "7.124", "7.129", "7.133", "7.134", "7.136"]
  ),
  known(any, "Microsoft's server is busy, or slows this sender down.", "wait", ["7.500"]),
  known(
    /\(S(?:3140|3150|775|77719|844)\)|block list \(S\d+\)/i,
    "The network of the server that sends is on Microsoft's block list.",
    "look_at_reputation"
  ),
  known(/\bAS\(\d+/i, "Microsoft's spam filter refused it.", "look_at_reputation", ["7.0", "7.1"]),

  // Yahoo and AOL: "SMTP error codes" of their sender hub.
  known(
    /\[TSS?\d+\]|unexpected volume or user complaints/i,
    "Yahoo holds email of this sender back: it is more than usual, or people complained.",
    "look_at_reputation"
  ),
  known(/\[BL\d+\]/i, "Yahoo takes nothing from the server that sends: it is on a block list.", "look_at_reputation"),
  known(/\[PH\d+\]/i, "Yahoo takes the email for an attempt to steal passwords.", "look_at_reputation"),
  known(/mailbox is disabled \(554\.30\)|554[ .]30\b/i, "The mailbox exists and is disabled.", "correct_address"),
  known(
    /yahoo|aol\b/i,
    "Yahoo refused it for its rules: authentication or reputation of the sender.",
    "set_up_authentication",
    ["7.9"]
  ),

  // iCloud.
  known(
    /\[(?:CS|HM|PR|IPTS)\d+\]/i,
    "iCloud refused it for its own rules: it takes the email, or its sender, for spam.",
    "look_at_reputation"
  ),

  // Filters that many receivers use.
  known(
    /spamhaus|barracuda|spamcop|sorbs|proofpoint|cloudmark|cloudfilter|senderscore|\bdnsbl\b|\brbl\b|black ?list|block ?list/i,
    "The server that sends, or its domain, is on a block list.",
    "look_at_reputation"
  ),
  known(/\bdmarc\b/i, "The email fails the DMARC policy of its sender's domain.", "set_up_authentication", [
    "7.0",
    "7.1",
    "7.9"
  ]),
  known(/\bspf\b/i, "The SPF record of the domain does not allow the server that sends.", "set_up_authentication", [
    "7.0",
    "7.1",
    "7.9"
  ]),
  known(
    /\bspam\b|content (?:filter|rejected)|looks like/i,
    "The receiving server takes the email for spam.",
    "look_at_reputation",
    ["7.0", "7.1", "6.0", "3.0", "0.0"]
  )
]

// Longer ones say no more.
const longest = 1_000

/** What a large receiver means by a reply; `undefined` for any other. `status` is its enhanced status code. */
export const explainReceiver = (diagnostic: string, status: string | null): Explanation | undefined => {
  const text = diagnostic.slice(0, longest)
  const code = status?.slice(2) ?? null
  const found = replies.find((reply) =>
    (reply.codes === undefined || (code !== null && reply.codes.includes(code))) && reply.text.test(text)
  )
  return found === undefined ? undefined : { meaning: found.meaning, advice: found.advice }
}
