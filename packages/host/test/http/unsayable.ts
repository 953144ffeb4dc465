import type { Json } from "./documented.ts"
import { domain } from "./harness.ts"

/** A rule on requests that JSON Schema cannot say: the server refuses what the document takes. */
export interface Unsayable {
  readonly rule: string
  readonly reason: string
  /** The issue by which the server tells that it was this rule. */
  readonly path: RegExp
  readonly message: RegExp
  /** An operation with a request that breaks this rule and no other. */
  readonly example: readonly [operation: string, body: Json]
}

const send = { from: `a@${domain}`, to: "ada@example.com", text: "hello" }
const inBatch = "(?:messages\\.\\d+\\.)?"
const at = (path: string) => new RegExp(`^${inBatch}(?:${path})$`)
const address = "from|(?:to|cc|bcc|reply_to|recipient)(?:\\.\\d+)?|email_address"
const many = <A>(count: number, item: A): ReadonlyArray<A> => Array.from({ length: count }, () => item)
const files = (item: object) => ({ ...send, attachments: [{ filename: "a", ...item }] })

export const unsayable: ReadonlyArray<Unsayable> = [
  {
    rule: "an endpoint in another service's form of received email has no other events",
    reason: "it would take a copy of the schema for each form",
    path: at("events\\.\\d+"),
    message: /^must be email\.received, all that the format \w+ has$/,
    example: ["POST /v1/webhooks", { url: "https://example.com/", format: "raw", events: ["email.sent"] }]
  },
  {
    rule: "at most 50 recipients over to, cc and bcc",
    reason: "no keyword adds the lengths of lists up",
    path: at("to"),
    message: /^names \d+ recipients with cc and bcc: at most 50 are allowed$/,
    example: ["POST /v1/emails", { ...send, to: many(50, "ada@example.com"), cc: "ada@example.com" }]
  },
  {
    rule: "List-Unsubscribe is refused beside unsubscribe_url, in whatever case",
    reason: "a pattern has no flag that ignores case",
    path: at("headers\\..*"),
    message: /^is set by unsubscribe_url: leave out one of them$/,
    example: [
      "POST /v1/emails",
      { ...send, headers: { "list-unsubscribe": "x" }, unsubscribe_url: "https://a.example/u" }
    ]
  },
  {
    rule: "a header stands once, in whatever case",
    reason: "the names of an object cannot be compared with each other",
    path: at("headers\\..*"),
    message: /^is given twice, in another case$/,
    example: ["POST /v1/emails", { ...send, headers: { "X-A": "1", "x-a": "2" } }]
  },
  {
    rule: "no two files of an email share a content_id",
    reason: "the items of a list cannot be compared by one of their fields",
    path: at("attachments\\.\\d+\\.content_id"),
    message: /^is given twice: give each file one of its own$/,
    example: [
      "POST /v1/emails",
      { ...send, attachments: many(2, { filename: "a", content: "QQ==", content_id: "logo" }) }
    ]
  },
  {
    rule: "attachments have 7 MB together",
    reason: "no keyword adds the sizes of files up",
    path: at("attachments"),
    message: /^hold \d+ bytes after decoding: at most 7 MB/,
    example: ["POST /v1/emails", files({ content: "A".repeat(9_800_000) })]
  },
  {
    rule: "base64 has as many digits as bytes make",
    reason: "a pattern that counts groups of four goes back over megabytes in some engines",
    path: at("attachments\\.\\d+\\.content"),
    message: /^must be base64 \(RFC 4648\)$/,
    example: ["POST /v1/emails", files({ content: "QQQQQ" })]
  },
  {
    rule: "an attachment's URL is fetched",
    reason: "the network is asked",
    path: at("attachments\\.\\d+\\.url"),
    message: /^could not be fetched: /,
    // Nobody else has suppressed the recipient, for whom nothing would be fetched.
    example: ["POST /v1/emails", { ...files({ url: "https://files.example/a" }), to: "charles@files.example" }]
  },
  {
    rule: "a URL has a host, and a port if any, as the URL Standard reads them",
    reason: "format: uri refuses letters of other scripts and takes hosts that are none",
    path: at("unsubscribe_url|attachments\\.\\d+\\.url"),
    message: /^must be an https? (?:or https )?URL$/,
    example: ["POST /v1/emails", { ...send, unsubscribe_url: "https://a.example:99999/" }]
  },
  {
    rule: "a domain with letters beyond ASCII has a form in ASCII (UTS #46)",
    reason: "a pattern cannot convert",
    path: at(address),
    message: /^must have a domain name such as example\.com after the @$/,
    example: ["POST /v1/suppressions", { email_address: "ada@xn--ü.example" }]
  },
  {
    rule: "what stands after xn-- in a label is Punycode of a name (RFC 5891)",
    reason: "a pattern cannot convert",
    path: at(address),
    message: /^must have a domain name such as example\.com after the @$/,
    example: ["POST /v1/suppressions", { email_address: "ada@xn--zzzzzzz9.example" }]
  },
  {
    rule: "the name of a domain has a form in ASCII (UTS #46), which is one of the DNS",
    reason: "a pattern cannot convert",
    path: at("name"),
    message: /^must (?:consist of labels of 1 to 63|be a domain name|end with a label|have labels that|be at most 253)/,
    example: ["POST /v1/domains", { name: "xn--zzzzzzz9.example" }]
  },
  {
    rule: "an address has 254 octets, its domain in ASCII form and without the name beside it",
    reason: "a length is that of the whole text, as it is given",
    path: at(address),
    message: /^must have an address of at most 254 characters(?:, its domain in ASCII form)?$/,
    example: ["POST /v1/emails", { ...send, from: `Ada <a@${"a".repeat(60).concat(".").repeat(4)}example.com>` }]
  },
  {
    rule: "a day of a list's query is one of its month",
    reason: "a pattern knows no calendar",
    path: at("(?:created|received)_(?:from|before)"),
    message: /^must be a time in UTC/,
    example: ["GET /v1/emails", { created_from: "2026-02-30T00:00:00Z" }]
  },
  {
    rule: "emails are asked for from a time on that is not after the other",
    reason: "two texts cannot be compared",
    path: at("(?:created|received)_before"),
    message: /^must not be before the time from which emails are asked for$/,
    example: ["GET /v1/emails", { created_from: "2026-02-02T00:00:00Z", created_before: "2026-02-01T00:00:00Z" }]
  },
  {
    rule: "a schedule lies in the future and within 30 days",
    reason: "there is no clock in a schema",
    path: at("scheduled_at"),
    message: /^must be (?:in the future|within 30 days)$/,
    example: ["POST /v1/emails", { ...send, scheduled_at: "2399-01-01T00:00:00Z" }]
  },
  {
    rule: "a request has at most 2,000 fields and items",
    reason: "no keyword counts over several levels",
    path: at("(?:\\w+)?"),
    message: /^must not hold more than 2000 fields and items$/,
    example: ["POST /v1/webhooks", { url: "https://example.com", events: many(2_001, "email.sent") }]
  },
  {
    rule: "half of a surrogate pair is no text",
    reason: "not every language can name one in a pattern, or hold one in a text",
    path: at(".*"),
    message: /must not contain half of a surrogate pair/,
    example: ["POST /v1/emails", { ...send, text: "\ud800" }]
  },
  {
    rule: "a template has at most 1,000 variables",
    reason: "they stand inside the text",
    path: at(""),
    message: /^must not have more than 1000 different variables in subject, html and text$/,
    example: ["POST /v1/templates", {
      name: "n",
      subject: "s",
      text: many(1_001, 0).map((_, n) => `{{v${n}}}`).join("")
    }]
  },
  {
    rule: "webhooks go to public hosts, in the usual form",
    reason: "what is public is decided by tables and settings",
    path: at("url"),
    message: /^must (?:be an absolute URL|not point at|write an IP address|name (?:a|its) host)/,
    example: ["POST /v1/webhooks", { url: "https://127.0.0.1/" }]
  },
  {
    rule: "a cursor is one that this list returned",
    reason: "it is opaque",
    path: at("cursor"),
    message: /^(?:is not a cursor of this service|belongs to a list with other filters)/,
    example: ["GET /v1/emails", { cursor: "x" }]
  }
]
