import { domain } from "./harness.ts"

/** The smallest send that is accepted. */
export const good = { from: `a@${domain}`, to: "ada@example.com", text: "hello" }

const nested = (depth: number): string => `${"[".repeat(depth)}1${"]".repeat(depth)}`
const many = <A>(count: number, item: A): ReadonlyArray<A> => Array.from({ length: count }, () => item)
const longLocal = `${"a".repeat(65)}@example.com`

/** Sends that are refused, and the paths that their issues name. */
export const badSends: ReadonlyArray<readonly [name: string, body: unknown, paths: ReadonlyArray<string>]> = [
  ["nothing", {}, ["", "from", "to"]],
  ["null", null, [""]],
  ["a list", [], [""]],
  ["a text", "hello", [""]],
  ["a number", 7, [""]],
  ["from null", { ...good, from: null }, ["from"]],
  ["from a list", { ...good, from: ["a@b.com"] }, ["from"]],
  ["from empty", { ...good, from: "" }, ["from"]],
  ["from too short", { ...good, from: "ab" }, ["from"]],
  ["from too long", { ...good, from: `${"a".repeat(310)}@example.com` }, ["from"]],
  ["from without @", { ...good, from: "nobody" }, ["from"]],
  ["from two", { ...good, from: "a@b.com, c@d.com" }, ["from"]],
  ["from with a line break", { ...good, from: "A\r\nBcc: x@y.com <a@b.com>" }, ["from"]],
  ["from with NUL", { ...good, from: "a\u0000@b.com" }, ["from"]],
  ["from with an open bracket", { ...good, from: "A <a@b.com" }, ["from"]],
  ["from an IP literal", { ...good, from: "a@[127.0.0.1]" }, ["from"]],
  ["to missing", { from: good.from, text: "x" }, ["to"]],
  ["to empty list", { ...good, to: [] }, ["to"]],
  ["to null", { ...good, to: null }, ["to"]],
  ["to object", { ...good, to: { email: "a@b.com" } }, ["to"]],
  ["to one bad of three", { ...good, to: ["a@b.com", "nope", "c@d.com"] }, ["to.1"]],
  ["to two bad of three", { ...good, to: ["nope", "a@b.com", "x"] }, ["to.0", "to.2"]],
  ["to a number inside", { ...good, to: ["a@b.com", 5] }, ["to.1"]],
  ["to a local part too long", { ...good, to: longLocal }, ["to"]],
  ["51 recipients", { ...good, to: many(51, "a@b.com") }, ["to"]],
  ["51 over to, cc and bcc", { ...good, to: many(20, "a@b.com"), cc: many(20, "a@b.com"), bcc: many(11, "a@b.com") }, [
    "to"
  ]],
  ["cc empty list", { ...good, cc: [] }, ["cc"]],
  ["cc bad", { ...good, cc: "x y z" }, ["cc"]],
  ["bcc bad", { ...good, bcc: [""] }, ["bcc.0"]],
  ["reply_to an empty list", { ...good, reply_to: [] }, ["reply_to"]],
  ["11 addresses in reply_to", { ...good, reply_to: many(11, "a@b.com") }, ["reply_to"]],
  ["reply_to bad in a list", { ...good, reply_to: ["a@b.com", "nope"] }, ["reply_to.1"]],
  ["reply_to bad", { ...good, reply_to: "nope" }, ["reply_to"]],
  ["replyTo is no field", { ...good, replyTo: "a@b.com" }, ["replyTo"]],
  ["subject empty", { ...good, subject: "" }, ["subject"]],
  ["subject too long", { ...good, subject: "x".repeat(999) }, ["subject"]],
  ["subject with LF", { ...good, subject: "a\nb" }, ["subject"]],
  ["subject with CR", { ...good, subject: "a\rBcc: x@y.com" }, ["subject"]],
  ["subject a number", { ...good, subject: 5 }, ["subject"]],
  ["html a number", { from: good.from, to: good.to, html: 5 }, ["html"]],
  ["html too long", { ...good, html: "x".repeat(5_000_001) }, ["html"]],
  ["text null", { ...good, text: null }, ["text"]],
  ["text with NUL", { ...good, text: "a\u0000b" }, ["text"]],
  ["no body", { from: good.from, to: good.to }, [""]],
  ["headers a list", { ...good, headers: [] }, ["headers"]],
  ["header not a text", { ...good, headers: { "X-A": 5, "X-B": null } }, ["headers.X-A", "headers.X-B"]],
  ["header too long", { ...good, headers: { "X-A": "x".repeat(1_001) } }, ["headers.X-A"]],
  ["header injection in a value", { ...good, headers: { "X-A": "a\r\nBcc: x@y.com" } }, ["headers.X-A"]],
  ["header injection in a name", { ...good, headers: { "X-A: a\r\nBcc": "x@y.com" } }, ["headers.X-A: a\r\nBcc"]],
  ["header name empty", { ...good, headers: { "": "x" } }, ["headers."]],
  ["header name with a space", { ...good, headers: { "X A": "x" } }, ["headers.X A"]],
  ["reserved headers", { ...good, headers: { bcc: "x@y.com", "CONTENT-TYPE": "x", "DKIM-Signature": "x" } }, [
    "headers.CONTENT-TYPE",
    "headers.DKIM-Signature",
    "headers.bcc"
  ]],
  ["a header twice", { ...good, headers: { "X-A": "1", "x-a": "2" } }, ["headers.x-a"]],
  ["List-Unsubscribe beside unsubscribe_url", {
    ...good,
    unsubscribe_url: "https://a.example/u",
    headers: { "List-Unsubscribe": "<https://b.example>" }
  }, ["headers.List-Unsubscribe"]],
  ["tags a text", { ...good, tags: "a" }, ["tags"]],
  ["11 tags", { ...good, tags: many(11, "a") }, ["tags"]],
  ["a tag empty", { ...good, tags: ["a", ""] }, ["tags.1"]],
  ["a tag too long", { ...good, tags: ["x".repeat(65)] }, ["tags.0"]],
  ["a tag with a space", { ...good, tags: ["a b"] }, ["tags.0"]],
  ["a tag with a letter that is none of ASCII", { ...good, tags: ["ä"] }, ["tags.0"]],
  ["attachments an object", { ...good, attachments: {} }, ["attachments"]],
  ["11 attachments", { ...good, attachments: many(11, { filename: "a", content: "QQ==" }) }, ["attachments"]],
  ["an attachment null", { ...good, attachments: [null] }, ["attachments.0"]],
  ["an attachment without anything", { ...good, attachments: [{}] }, ["attachments.0", "attachments.0.filename"]],
  ["an attachment with content and url", {
    ...good,
    attachments: [{ filename: "a", content: "QQ==", url: "https://a.example/a" }]
  }, ["attachments.0"]],
  ["a filename with a slash", { ...good, attachments: [{ filename: "../a", content: "QQ==" }] }, [
    "attachments.0.filename"
  ]],
  ["a filename with a quote", { ...good, attachments: [{ filename: "a\"b", content: "QQ==" }] }, [
    "attachments.0.filename"
  ]],
  ["a filename with a line break", { ...good, attachments: [{ filename: "a\nb", content: "QQ==" }] }, [
    "attachments.0.filename"
  ]],
  ["a filename too long", { ...good, attachments: [{ filename: "x".repeat(256), content: "QQ==" }] }, [
    "attachments.0.filename"
  ]],
  ["content empty", { ...good, attachments: [{ filename: "a", content: "" }] }, ["attachments.0.content"]],
  ["content no base64", { ...good, attachments: [{ filename: "a", content: "a?b" }] }, ["attachments.0.content"]],
  ["content of the wrong length", { ...good, attachments: [{ filename: "a", content: "QQQQQ" }] }, [
    "attachments.0.content"
  ]],
  ["over 7 MB", {
    ...good,
    attachments: [{ filename: "a", content: "A".repeat(5_600_000) }, { filename: "b", content: "A".repeat(5_600_000) }]
  }, ["attachments"]],
  ["an attachment's url over http", { ...good, attachments: [{ filename: "a", url: "http://a.example/a" }] }, [
    "attachments.0.url"
  ]],
  ["an attachment's url too long", {
    ...good,
    attachments: [{ filename: "a", url: `https://a.example/${"x".repeat(2_000)}` }]
  }, [
    "attachments.0.url"
  ]],
  ["content_type no MIME type", { ...good, attachments: [{ filename: "a", content: "QQ==", content_type: "pdf" }] }, [
    "attachments.0.content_type"
  ]],
  ["content_type with a line break", {
    ...good,
    attachments: [{ filename: "a", content: "QQ==", content_type: "text/plain\r\nX: y" }]
  }, ["attachments.0.content_type"]],
  [
    "contentType is no field",
    { ...good, attachments: [{ filename: "a", content: "QQ==", contentType: "text/plain" }] },
    [
      "attachments.0.contentType"
    ]
  ],
  ["content_id with a bracket", {
    ...good,
    attachments: [{ filename: "a", content: "QQ==", content_id: "<logo>" }]
  }, ["attachments.0.content_id"]],
  ["content_id given twice", {
    ...good,
    attachments: many(2, { filename: "a", content: "QQ==", content_id: "logo" })
  }, ["attachments.1.content_id"]],
  [
    "disposition none of three",
    { ...good, attachments: [{ filename: "a", content: "QQ==", disposition: "related" }] },
    [
      "attachments.0.disposition"
    ]
  ],
  ["an inline file without filename and content_id", {
    ...good,
    attachments: [{ content: "QQ==", disposition: "inline", content_type: "image/png" }]
  }, ["attachments.0.filename"]],
  ["an alternative without filename and content_type", {
    ...good,
    attachments: [{ content: "QQ==", disposition: "alternative" }]
  }, ["attachments.0.content_type"]],
  ["template_id no UUID", { from: good.from, to: good.to, template_id: "7" }, ["template_id"]],
  ["two templates", {
    from: good.from,
    to: good.to,
    template_id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
    template_slug: "welcome"
  }, ["template_slug"]],
  ["a template beside a body", { ...good, template_slug: "welcome" }, ["text"]],
  ["variables without a template", { ...good, variables: { a: 1 } }, ["variables"]],
  ["a variable that is a list", { from: good.from, to: good.to, template_slug: "w", variables: { a: [1] } }, [
    "variables.a"
  ]],
  ["a variable too long", { from: good.from, to: good.to, template_slug: "w", variables: { a: "x".repeat(10_001) } }, [
    "variables.a"
  ]],
  ["a variable named as a field", { from: good.from, to: good.to, template_slug: "w", variables: { replyTo: {} } }, [
    "variables.replyTo"
  ]],
  ["scheduled_at no date", { ...good, scheduled_at: "tomorrow" }, ["scheduled_at"]],
  ["scheduled_at without a zone", { ...good, scheduled_at: "2026-01-01T00:00:00" }, ["scheduled_at"]],
  ["scheduled_at a number", { ...good, scheduled_at: 1_800_000_000 }, ["scheduled_at"]],
  ["scheduled_at in the past", { ...good, scheduled_at: "1960-01-01T00:00:00Z" }, ["scheduled_at"]],
  ["scheduled_at too far ahead", { ...good, scheduled_at: "2399-01-01T00:00:00Z" }, ["scheduled_at"]],
  ["scheduled_at the 30th of February", { ...good, scheduled_at: "2026-13-45T00:00:00Z" }, ["scheduled_at"]],
  ["unsubscribe_url mailto", { ...good, unsubscribe_url: "mailto:a@b.com" }, ["unsubscribe_url"]],
  ["unsubscribe_url with a space", { ...good, unsubscribe_url: "https://a.example/ b" }, ["unsubscribe_url"]],
  ["unsubscribe_url too long", { ...good, unsubscribe_url: `https://a.example/${"x".repeat(2_000)}` }, [
    "unsubscribe_url"
  ]],
  ["a misspelt field", { ...good, schedule_at: "2026-01-01T00:00:00Z" }, ["schedule_at"]],
  ["fields of others", { ...good, id: "x", mode: "live", domain_id: null }, ["domain_id", "id", "mode"]],
  ["2,001 fields", Object.fromEntries(many(2_001, 0).map((_, n) => [`f${n}`, 1])), [""]],
  ["2,001 recipients", { ...good, to: many(2_001, "nope") }, ["to"]],
  ["attachments with 2,001 fields", {
    ...good,
    attachments: many(3, Object.fromEntries(many(700, 0).map((_, n) => [`f${n}`, 1])))
  }, ["attachments"]],
  ["everything at once", {
    from: "x",
    to: [],
    subject: "a\nb",
    tags: [" "],
    scheduled_at: "1960-01-01T00:00:00Z",
    headers: { Bcc: "x" },
    attachments: [{ filename: "a" }],
    nonsense: true
  }, ["", "attachments.0", "from", "headers.Bcc", "nonsense", "scheduled_at", "subject", "tags.0", "to"]]
]

/** Texts that are no body of a send. */
export const badTexts: ReadonlyArray<readonly [name: string, text: string | Uint8Array]> = [
  ["nothing", ""],
  ["a space", " "],
  ["an open object", "{"],
  ["an open text", "\"abc"],
  ["a comma too many", "{\"from\":\"a@b.com\",}"],
  ["single quotes", "{'from':'a@b.com'}"],
  ["two objects", "{}{}"],
  ["NaN", "NaN"],
  ["undefined", "undefined"],
  ["a comment", "/* */{}"],
  ["a form", "from=a@b.com&to=b@c.com"],
  ["an invalid escape", "{\"from\":\"\\x\"}"],
  ["a bare control character", "{\"from\":\"a\nb\"}"],
  ["NUL", "\u0000"],
  ["invalid UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  ["UTF-8 cut short", Uint8Array.of(0x22, 0xe2, 0x82, 0x22)],
  ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ["gzip", Uint8Array.of(0x1f, 0x8b, 0x08, 0x00)],
  ["100,000 brackets", nested(100_000)],
  ["100,000 open brackets", "[".repeat(100_000)],
  ["100,000 objects", `${"{\"a\":".repeat(100_000)}1${"}".repeat(100_000)}`],
  ["a deep from", `{"from":${nested(100_000)}}`],
  ["deep headers", `{"headers":${nested(50_000)},"variables":{"a":${nested(50_000)}}}`],
  ["a deep unknown field", `{"from":"a@b.com","to":"a@b.com","text":"x","deep":${nested(100_000)}}`],
  ["a deep text with half of a character", `{"from":"\\ud800","deep":${nested(100_000)}}`],
  ["__proto__", "{\"__proto__\":{\"from\":\"a@b.com\",\"to\":\"a@b.com\",\"text\":\"x\"}}"],
  ["constructor", "{\"constructor\":{\"prototype\":{\"admin\":true}}}"],
  ["an enormous number", "{\"from\":1e999}"],
  ["a duplicate key whose last is bad", `{"from":"a@${domain}","from":7,"to":"a@b.com","text":"x"}`],
  ["100,000 unknown fields", `{${many(100_000, 0).map((_, n) => `"f${n}":1`).join(",")}}`]
]

/** Queries of the log that are refused, and the paths that their issues name. */
export const badQueries: ReadonlyArray<readonly [query: string, paths: ReadonlyArray<string>]> = [
  ["limit=0", ["limit"]],
  ["limit=101", ["limit"]],
  ["limit=-1", ["limit"]],
  ["limit=abc", ["limit"]],
  ["limit=", ["limit"]],
  ["limit=1.5", ["limit"]],
  ["limit=1e1", ["limit"]],
  ["limit=%2B5", ["limit"]],
  ["limit=0x10", ["limit"]],
  ["limit=%205", ["limit"]],
  ["limit=9999999999999999999999", ["limit"]],
  ["limit=NaN", ["limit"]],
  ["limit=1&limit=2", ["limit"]],
  ["limit[]=1", ["limit[]"]],
  ["cursor=", ["cursor"]],
  ["cursor=x", ["cursor"]],
  ["cursor=%00", ["cursor"]],
  ["cursor=AAAA&cursor=BBBB", ["cursor"]],
  ["status=", ["status"]],
  ["status=read", ["status"]],
  ["status=QUEUED", ["status"]],
  ["status=queued&status=sent", ["status"]],
  ["mode=prod", ["mode"]],
  ["mode=live&mode=test", ["mode"]],
  ["tag=a&tag=b", ["tag"]],
  ["tag=%00", ["tag"]],
  ["q=", ["q"]],
  ["q=ab", ["q"]],
  ["q=abc%00", ["q"]],
  ["q=abc&q=def", ["q"]],
  ["page=2", ["page"]],
  ["Limit=5", ["Limit"]],
  ["__proto__=1", ["__proto__"]],
  ["constructor=1&toString=2", ["constructor", "toString"]],
  ["limit=0&cursor=x&status=read&mode=prod&tag=a&tag=b&q=ab&foo=1", [
    "cursor",
    "foo",
    "limit",
    "mode",
    "q",
    "status",
    "tag"
  ]]
]

/** Webhook endpoints that are refused, and the paths that their issues name. */
export const badWebhooks: ReadonlyArray<readonly [name: string, body: unknown, paths: ReadonlyArray<string>]> = [
  ["nothing", {}, ["url"]],
  ["null", null, [""]],
  ["a list", [], [""]],
  ["url a number", { url: 5 }, ["url"]],
  ["url empty", { url: "" }, ["url"]],
  ["url relative", { url: "/hook" }, ["url"]],
  ["url ftp", { url: "ftp://example.com" }, ["url"]],
  ["url javascript", { url: "javascript:alert(1)" }, ["url"]],
  ["url with a user", { url: "https://user:pass@example.com/" }, ["url"]],
  ["url loopback", { url: "http://127.0.0.1/" }, ["url"]],
  ["url loopback in IPv6", { url: "http://[::1]/" }, ["url"]],
  ["url mapped", { url: "http://[::ffff:127.0.0.1]/" }, ["url"]],
  ["url numeric", { url: "http://2130706433/" }, ["url"]],
  ["url octal", { url: "http://0177.0.0.1/" }, ["url"]],
  ["url private", { url: "https://10.0.0.1/" }, ["url"]],
  ["url metadata", { url: "http://169.254.169.254/latest" }, ["url"]],
  ["url with NUL", { url: "https://example.com/\u0000" }, ["url"]],
  ["url with a line break", { url: "https://example.com/\r\nX: y" }, ["url"]],
  ["url too long", { url: `https://example.com/${"x".repeat(2_048)}` }, ["url"]],
  ["events empty", { url: "https://example.com", events: [] }, ["events"]],
  ["events a text", { url: "https://example.com", events: "email.sent" }, ["events"]],
  ["events null", { url: "https://example.com", events: null }, ["events"]],
  ["events unknown", { url: "https://example.com", events: ["email.sent", "email.read", 5] }, ["events.1", "events.2"]],
  ["a field that is none", { url: "https://example.com", secret: "mine" }, ["secret"]],
  ["2,001 events", { url: "https://example.com", events: many(2_001, "email.sent") }, ["events"]],
  ["several", { url: "ftp://x", events: [], enabled: false }, ["enabled", "events", "url"]]
]

/** Batches whose frame is refused, and the paths that their issues name. */
export const badBatches: ReadonlyArray<readonly [name: string, body: unknown, paths: ReadonlyArray<string>]> = [
  ["nothing", {}, ["messages"]],
  ["null", null, [""]],
  ["the messages alone", [good], [""]],
  ["messages null", { messages: null }, ["messages"]],
  ["messages an object", { messages: good }, ["messages"]],
  ["messages a text", { messages: "x" }, ["messages"]],
  ["no message", { messages: [] }, ["messages"]],
  ["200,000 messages", { messages: many(200_000, 7) }, ["messages"]],
  ["a million messages, which are not parsed", { messages: many(1_000_000, 7) }, [""]],
  ["2,001 fields", Object.fromEntries(many(2_001, 0).map((_, n) => [`f${n}`, 1])), [""]],
  ["101 messages", { messages: many(101, good) }, ["messages"]],
  ["a field that is none", { messages: [good], idempotency_key: "x" }, ["idempotency_key"]],
  ["both", { messages: [], dry_run: true }, ["dry_run", "messages"]]
]
