import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { type Ask, domain } from "./harness.ts"

/** A request that is n of something. */
interface Sized extends Ask {
  readonly method: "GET" | "POST" | "PATCH"
  readonly path: string
}

/** One bound of the API: what is on its right side, and what is beyond it. */
export interface Limit {
  readonly name: string
  readonly accept: ReadonlyArray<number>
  readonly refuse: ReadonlyArray<number>
  /** The path of the issue that a refusal names. */
  readonly issue: string
  readonly ask: (n: number, now: number) => Sized
  /** What is answered on the right side of the bound, where it is no success. */
  readonly accepted?: string
}

const good = { from: `a@${domain}`, to: "ada@example.com", text: "hello" }
const x = (n: number): string => "x".repeat(n)
const list = <A>(n: number, item: A): ReadonlyArray<A> => Array.from({ length: n }, () => item)

/** An address with a name before it that fills n characters; of fewer, what is left of a short address. */
const mailbox = (address: string) => (n: number): string =>
  n < address.length
    ? address.slice(0, n)
    : n === address.length
    ? address
    : `${x(n - address.length - 3)} <${address}>`
const shortest = mailbox("a@b.co")

/** A URL of n characters. */
const url = (n: number): string => {
  const start = "https://example.com/"
  return start + x(n - start.length)
}

const send = (
  name: string,
  issue: string,
  accept: ReadonlyArray<number>,
  refuse: ReadonlyArray<number>,
  fields: (n: number, now: number) => object,
  accepted?: string
): Limit => ({
  name: `send: ${name}`,
  issue,
  accept,
  refuse,
  ask: (n, now) => ({ method: "POST", path: "/v1/emails", body: { ...good, ...fields(n, now) } }),
  ...(accepted === undefined ? {} : { accepted })
})

const attached = (n: number, file: (n: number) => object) => ({ attachments: [{ filename: "a", ...file(n) }] })
const bytes = (n: number): string => Buffer.alloc(n, 1).toString("base64")
const megabytes7 = 7 * 1024 * 1024
const days30 = 30 * 24 * 3_600_000
const templated = { text: undefined, template_slug: "none-such" }

const sends: ReadonlyArray<Limit> = [
  send("from, 3 to 320 characters", "from", [320], [0, 2, 321], (n) => ({ from: mailbox(`a@${domain}`)(n) })),
  send("to, 3 to 320 characters", "to", [6, 9, 320], [0, 2, 321], (n) => ({ to: shortest(n) })),
  send(
    "each of to, 3 to 320 characters",
    "to.1",
    [6, 320],
    [2, 321],
    (n) => ({ to: ["ada@example.com", shortest(n)] })
  ),
  send("cc, 3 to 320 characters", "cc", [6, 320], [2, 321], (n) => ({ cc: shortest(n) })),
  send("bcc, 3 to 320 characters", "bcc", [6, 320], [2, 321], (n) => ({ bcc: shortest(n) })),
  send("reply_to, 3 to 320 characters", "reply_to", [6, 320], [2, 321], (n) => ({ reply_to: shortest(n) })),
  send("1 to 10 addresses in a list of reply_to", "reply_to", [1, 10], [0, 11], (n) => ({
    reply_to: list(n, "ada@example.com")
  })),
  send("1 to 50 recipients in to", "to", [1, 50], [0, 51], (n) => ({ to: list(n, "ada@example.com") })),
  send("at most 50 recipients over to, cc and bcc", "to", [3, 49, 50], [51], (n) => ({
    to: list(n - 2, "ada@example.com"),
    cc: "bob@example.com",
    bcc: ["cy@example.com"]
  })),
  send("at least 1 address in a list of cc", "cc", [1], [0], (n) => ({ cc: list(n, "ada@example.com") })),
  send("at least 1 address in a list of bcc", "bcc", [1], [0], (n) => ({ bcc: list(n, "ada@example.com") })),
  send("subject, 1 to 998 characters", "subject", [1, 998], [0, 999], (n) => ({ subject: x(n) })),
  send("html, at most 5,000,000 characters", "html", [1, 5_000_000], [5_000_001], (n) => ({ html: x(n) })),
  send("text, at most 5,000,000 characters", "text", [1, 5_000_000], [5_000_001], (n) => ({ text: x(n) })),
  send("a header's value, at most 1000 characters", "headers.X-A", [1, 1_000], [1_001], (n) => ({
    headers: { "X-A": x(n) }
  })),
  send("at most 10 tags", "tags", [0, 1, 10], [11], (n) => ({ tags: list(n, "a") })),
  send("a tag, 1 to 64 characters", "tags.0", [1, 64], [0, 65], (n) => ({ tags: [x(n)] })),
  send("at most 10 attachments", "attachments", [0, 1, 10], [11], (n) => ({
    attachments: list(n, { filename: "a", content: "QQ==" })
  })),
  send(
    "7 MB of one attachment",
    "attachments",
    [1, megabytes7],
    [megabytes7 + 1],
    (n) => attached(n, (n) => ({ content: bytes(n) }))
  ),
  send("7 MB over all attachments", "attachments", [megabytes7], [megabytes7 + 1], (n) => ({
    attachments: [{ filename: "a", content: bytes(n - 100) }, { filename: "b", content: bytes(100) }]
  })),
  send(
    "content_id, 1 to 255 characters",
    "attachments.0.content_id",
    [1, 255],
    [0, 256],
    (n) => attached(n, (n) => ({ content_id: x(n), content: "QQ==" }))
  ),
  send(
    "filename, 1 to 255 characters",
    "attachments.0.filename",
    [1, 255],
    [0, 256],
    (n) => attached(n, (n) => ({ filename: x(n), content: "QQ==" }))
  ),
  send(
    "content, at least 1 character",
    "attachments.0.content",
    [4],
    [0],
    (n) => attached(n, (n) => ({ content: "QQ==".slice(0, n) }))
  ),
  send(
    "content_type, at most 255 characters",
    "attachments.0.content_type",
    [10, 255],
    [256],
    (n) =>
      attached(n, (n) => ({ content: "QQ==", content_type: n === 10 ? "text/plain" : `text/plain;a=${x(n - 13)}` }))
  ),
  send("template_slug, 1 to 100 characters", "template_slug", [1, 100], [0, 101], (n) => ({
    ...templated,
    template_slug: x(n)
  }), "404 not_found"),
  send("a variable's text, at most 10,000 characters", "variables.a", [0, 10_000], [10_001], (n) => ({
    ...templated,
    variables: { a: x(n) }
  }), "404 not_found"),
  send(
    "scheduled_at, in the future and within 30 days",
    "scheduled_at",
    [1, days30],
    [-1, 0, days30 + 1],
    (n, now) => ({
      scheduled_at: new Date(now + n).toISOString()
    })
  ),
  send("unsubscribe_url, at most 2000 characters", "unsubscribe_url", [30, 2_000], [2_001], (n) => ({
    unsubscribe_url: url(n)
  })),
  {
    name: "send: Idempotency-Key, 1 to 256 characters",
    issue: "Idempotency-Key",
    accept: [1, 256],
    refuse: [257],
    ask: (n) => ({ method: "POST", path: "/v1/emails", body: good, headers: { "idempotency-key": x(n) } })
  },
  {
    name: "batch: 1 to 100 messages",
    issue: "messages",
    accept: [1, 100],
    refuse: [0, 101],
    ask: (n) => ({ method: "POST", path: "/v1/emails/batch", body: { messages: list(n, good) } })
  }
]

const page = (path: string): Limit => ({
  name: `page size of ${path}, 1 to 100`,
  issue: "limit",
  accept: [1, 100],
  refuse: [0, 101],
  ask: (n) => ({ method: "GET", path: `${path}?limit=${n}` })
})

const template = (
  name: string,
  issue: string,
  accept: ReadonlyArray<number>,
  refuse: ReadonlyArray<number>,
  fields: (n: number) => object
): Limit => ({
  name: `template: ${name}`,
  issue,
  accept,
  refuse,
  ask: (n) => ({
    method: "POST",
    path: "/v1/templates",
    body: { name: "Welcome", subject: "Welcome", text: "x", ...fields(n) }
  })
})

const templates: ReadonlyArray<Limit> = [
  template("name, 1 to 100 characters", "name", [1, 100], [0, 101], (n) => ({ name: x(n) })),
  template("subject, 1 to 500 characters", "subject", [1, 500], [0, 501], (n) => ({ subject: x(n) })),
  template("html, at most 5,000,000 characters", "html", [1, 5_000_000], [5_000_001], (n) => ({ html: x(n) })),
  template("text, at most 5,000,000 characters", "text", [1, 5_000_000], [5_000_001], (n) => ({ text: x(n) })),
  template("slug, 1 to 100 characters", "slug", [1, 100], [0, 101], (n) => ({ slug: "s".repeat(n) }))
]

/** Labels of 63 characters and a last one, n characters in all. */
const domainName = (n: number): string => {
  const labels = `${`${x(63)}.`.repeat(4)}`
  return `${labels.slice(labels.length + 3 - n)}com`
}

const domainOf = (
  name: string,
  accept: ReadonlyArray<number>,
  refuse: ReadonlyArray<number>,
  of: (n: number) => string
): Limit => ({
  name: `domain: ${name}`,
  issue: "name",
  accept,
  refuse,
  ask: (n) => ({ method: "POST", path: "/v1/domains", body: { name: of(n) } })
})

const domains: ReadonlyArray<Limit> = [
  domainOf("name, at most 253 characters", [10, 253], [0, 254], domainName),
  domainOf("a label, 1 to 63 characters", [1, 63], [0, 64], (n) => `${x(n)}.example.com`),
  domainOf("the last label, 2 to 63 letters", [2, 63], [0, 1, 64], (n) => `example.${x(n)}`)
]

const others: ReadonlyArray<Limit> = [
  page("/v1/emails"),
  page("/v1/suppressions"),
  {
    name: "suppression: address, 3 to 254 characters",
    issue: "email_address",
    accept: [6, 254],
    refuse: [0, 2, 255, 320],
    ask: (n) => ({
      method: "POST",
      path: "/v1/suppressions",
      body: { email_address: n < 70 ? "a@b.co".slice(0, n) : `${x(64)}@${domainName(n - 65)}` }
    })
  },
  {
    name: "q, at least 3 characters",
    issue: "q",
    accept: [3, 4],
    refuse: [0, 2],
    ask: (n) => ({ method: "GET", path: `/v1/emails?q=${x(n)}` })
  },
  {
    name: "webhook url, at most 2048 characters",
    issue: "url",
    accept: [30, 2_048],
    refuse: [2_049],
    ask: (n) => ({ method: "POST", path: "/v1/webhooks", body: { url: url(n) } })
  },
  {
    name: "webhook events, at least 1",
    issue: "events",
    accept: [1, 10],
    refuse: [0],
    ask: (n) => ({ method: "POST", path: "/v1/webhooks", body: { url: url(40), events: eventTypes.slice(0, n) } })
  }
]

/** Every bound of a single request. What bounds a sequence of them stands in `limits.test.ts`. */
export const limits: ReadonlyArray<Limit> = [...sends, ...templates, ...domains, ...others]
