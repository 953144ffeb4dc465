import { type KnownReply, own } from "./KnownReply.ts"

const gmail = (codes: ReadonlyArray<string>, meaning: string): KnownReply =>
  own("authentication", "google", ["gsmtp"], { codes, meaning })

const rule = "The receiving organisation takes email for this mailbox only from senders that it names."

/** What large receivers and filters say, each in words of its own. The first that is found counts. */
export const receiverReplies: ReadonlyArray<KnownReply> = [
  // Any server.
  own("greylisted", "reports", ["greylist*", "grey list*", "graylist*", "gray list*", "greylst*"], { temporary: true }),
  own("greylisted", "mimecast", ["internal resource temporarily unavailable"], { temporary: true }),

  // Gmail.
  gmail(
    ["7.26"],
    "Gmail takes only email that passes SPF or DKIM; this passed neither, or its domain's DMARC policy forbids it."
  ),
  gmail(["7.27"], "Gmail saw SPF fail for the sender's domain."),
  gmail(["7.30"], "Gmail saw DKIM fail for the sender's domain."),
  gmail(["7.29"], "Gmail asks for an encrypted connection from the server that sends."),
  gmail(["7.32"], "For Gmail, neither SPF nor DKIM belongs to the domain of the From address."),
  gmail(["7.40"], "Gmail asks for a DMARC record of the sender's domain."),
  gmail(["7.23", "7.25"], "The server that sends has no matching name in DNS, which Gmail asks for."),
  own(
    "rate_limited",
    "google",
    ["unusual rate of", "unusual amount of unsolicited", "this sender exceeded the quota"],
    {
      meaning: "The receiving server sees more email from this sender than it takes, or more unwanted email."
    }
  ),
  own("rate_limited", "google", ["gsmtp"], {
    codes: ["7.28"],
    meaning: "Gmail gets more email from this sender than it wants at once."
  }),
  own("rate_limited", "google", [
    "receiving mail too quickly",
    "receiving mail at a rate",
    "receiving email too quickly",
    "receiving email at a rate",
    "receivingrate*"
  ], { meaning: "The mailbox gets more email at once than it takes." }),
  own("rate_limited", "google", [
    "relay limit exceeded",
    "sending limit exceeded",
    "sending quota exceeded",
    "email quota exceeded"
  ]),
  own("blocked_sender", "google", [
    "low reputation of the sending",
    "ip not in whitelist for rcpt domain",
    "not authorized to send email directly to our servers"
  ]),
  own("authentication", "google", ["sending guidelines regarding ptr", "does not have a ptr record"], {
    meaning: "The server that sends has no matching name in DNS."
  }),
  own("blocked_content", "google", [
    "likely unsolicited mail",
    "likely unsolicited email",
    "likely suspicious",
    "due to the nature of the content",
    "content presents a potential",
    "p unsolicitedmessageerror"
  ]),
  own("message_invalid", "google", [
    "not rfc 5322 compliant",
    "missing a valid address in the from",
    "missing a valid message id",
    "multiple addresses in the from",
    "multiple addresses in from",
    "encoded word syntax is not permitted",
    "unicode character in a disallowed header"
  ]),
  own("message_too_large", "google", [
    "google s message size limit*",
    "google s message header size",
    "google s limit of"
  ]),
  own("policy", "google", ["gcdp", "policy that prohibits the email", "policy that prohibited the mail"], {
    meaning: "The receiving organisation has a rule of its own at Gmail that refuses such email."
  }),
  own("mailbox_disabled", "google", [
    "email account that you tried to reach is disabled",
    "email account that you tried to reach is inactive",
    "p disableduser"
  ]),
  own("mailbox_full", "google", [
    "inbox is out of storage space",
    "p overquota*"
  ]),
  own("mailbox_unknown", "google", ["email account that you tried to reach does not exist", "p nosuchuser"]),

  // Microsoft: Exchange, Exchange Online and Outlook.com.
  own("mailbox_unknown", "exchange", ["resolver adr", "as 201806281", "recipient not found by smtp address lookup"], {
    meaning: "The mailbox does not exist at this organisation."
  }),
  own("mailbox_unknown", "exchange", ["recipient address rejected access denied"], {
    codes: ["4.1", "1.4"],
    meaning: "The mailbox does not exist at this organisation."
  }),
  own("message_too_large", "exchange", ["resolver rst recipsizelimit", "resolver rst sendsizelimit*"]),
  own("policy", "exchange", ["resolver rst", "not authenticated to send anonymous mail"], { meaning: rule }),
  own("policy", "exchange", ["outlook com"], { codes: ["7.12"], meaning: rule }),
  own("rate_limited", "exchange", ["recipient thread limit exceeded"]),
  own("routing", "exchange", ["hop count exceeded"]),
  own("blocked_sender", "exchange", ["banned sending ip", "banned sender"]),
  own("blocked_sender", "outlook", [
    "part of their network is on our block list",
    "sc 001",
    "sc 002",
    "sc 004",
    "dy 001",
    "s3140",
    "s3150",
    "s775",
    "s844"
  ], { meaning: "The network of the server that sends is on Microsoft's block list." }),
  own("mailbox_unknown", "unitedInternet", ["requested action not taken mailbox unavailable"]),

  // Yahoo and AOL.
  own("rate_limited", "yahoo", ["tss0*", "ts0*", "due to unexpected volume or user complaints"], {
    meaning: "Yahoo holds email of this sender back: it is more than usual, or people complained."
  }),
  own("blocked_sender", "reports", ["bl21", "bl23"], {
    meaning: "Yahoo takes nothing from the server that sends: it is on a block list."
  }),
  own("blocked_content", "yahoo", ["ph0*"], {
    meaning: "Yahoo takes the content of the email for harmful, such as an attempt to steal passwords."
  }),
  own("mailbox_disabled", "reports", ["this mailbox is disabled", "account has been disabled or discontinued"]),
  own("mailbox_unknown", "reports", ["this user doesn t have a yahoo com account"]),
  own("policy", "yahoo", ["message not accepted for policy reasons"], {
    meaning: "Yahoo refused it for its rules: authentication or reputation of the sender, or what the person set."
  }),

  // iCloud.
  own("blocked_content", "icloud", ["cs01", "cs02", "hm08", "message rejected due to local policy"], {
    meaning: "iCloud refused it for its own rules: it takes the email, or its sender, for spam."
  }),
  own("rate_limited", "icloud", ["deferred due to excessive volume"]),

  // GMX, WEB.DE and IONOS; T-Online.
  own("blocked_sender", "gmx", ["ip address is block listed", "ip address is black listed"]),
  own("authentication", "unitedInternet", ["reject due to spf policy", "bad dns ptr resource record"]),
  own("rate_limited", "unitedInternet", ["rate limit reached"]),
  own("blocked_sender", "telekom", ["a problem occurred ask your postmaster for help"]),
  own("blocked_sender", "telekomDialup", ["dialup transient ip not allowed"]),

  // Orange and La Poste.
  own("rate_limited", "orange", ["ofr004_104", "ofr004_105", "ofr_108", "ofr_999", "trop de connexions"]),
  own("blocked_sender", "reports", ["ofr006_102", "adresse ip source bloquee"]),
  own("blocked_content", "reports", ["ofr_506"]),
  own("mailbox_full", "reports", ["ofr_417", "boite du destinataire pleine"]),
  own("mailbox_unknown", "reports", ["ofr_416", "adresse d au moins un destinataire invalide"]),
  own("mailbox_disabled", "reports", ["lpn007_426", "le compte du destinataire est bloque"]),
  own("rate_limited", "orange", ["veuillez essayer plus tard"]),

  // Mail.ru and Yandex.
  own("mailbox_unknown", "mailru", ["message was not accepted invalid mailbox"]),
  own("blocked_content", "mailru", ["spam message rejected", "spam message discarded"]),
  own("blocked_content", "yandex", ["message rejected under suspicion of spam", "blocked by spam statistics"]),

  // QQ and NetEase.
  own("blocked_content", "qq", ["mail content denied"]),
  own("rate_limited", "qq", ["sender frequency limited", "connection frequency limited"]),
  own("rate_limited", "qq", ["mailbox unavailable or access denied"], {
    meaning: "The mailbox gets more email at once than it takes."
  }),
  own("policy", "qq", ["mail is rejected by recipients"]),
  own("blocked_sender", "qq", ["suspected spam sender"]),
  own("blocked_sender", "netease", ["hl rep", "hl mep", "dt rbl", "wm bli"]),
  own("rate_limited", "netease", ["hl icc", "hl ifc", "mi dmc", "mi sfq", "rp drc"]),
  own("blocked_content", "netease", ["dt spm"]),

  // Words of several servers that leave no doubt.
  own("mailbox_full", "reports", [
    "mailbox full",
    "mailbox is full",
    "mailbox for user is full",
    "mailfolder is full",
    "user is over quota",
    "user over quota",
    "over quota"
  ]),
  own("mailbox_disabled", "reports", ["disabled recipient address"]),
  own("blocked_sender", "reports", ["bad reputation", "poor reputation"]),
  own("network", "postfix", ["name service error for"], {
    meaning: "The DNS records of the domain could not be read, or are wrong."
  }),

  // Filters in front of many receivers, and block lists.
  own("policy", "mimecast", [
    "rejected by header based anti spoofing policy",
    "email rejected due to security policies"
  ]),
  own("blocked_content", "icloud", ["dbl spamhaus", "spamhaus dbl", "uribl*", "multi uribl"], {
    meaning: "A domain in the email is on a block list."
  }),
  own("blocked_sender", "blockLists", [
    "spamhaus*",
    "spamcop*",
    "barracudacentral*",
    "barracudanetworks com reputation",
    "sorbs*",
    "abuseat org",
    "senderbase*",
    "senderscore*",
    "invaluement",
    "ivmsip",
    "email reputation database"
  ]),
  own("blocked_sender", "barracuda", ["barracuda reputation"]),
  own("rate_limited", "rackspace", [
    "mailbox received too much email",
    "received too many messages from a new or untrusted ip"
  ]),
  own("blocked_sender", "proofpoint", ["proofpoint com dnsbl lookup", "ipcheck proofpoint com"]),
  own("blocked_sender", "cisco", ["sending mta s poor reputation", "poor reputation of a domain"]),
  own("blocked_sender", "comcast", ["bl000*", "bl001*", "es0000*"]),
  own("blocked_sender", "cox", ["cxbl", "cdrbl", "ipbl0*", "ipbl1*"])
]
