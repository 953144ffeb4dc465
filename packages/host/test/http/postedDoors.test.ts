import { assert, layer } from "@effect/vitest"
import * as MailgunDoor from "@sendwright/http-providers/MailgunDoor"
import * as PostmarkDoor from "@sendwright/http-providers/PostmarkDoor"
import * as SendGridDoor from "@sendwright/http-providers/SendGridDoor"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import { BounceIntake } from "@sendwright/receiving/BounceIntake"
import { MailIntake } from "@sendwright/receiving/MailIntake"
import { PostedMail } from "@sendwright/receiving/PostedMail"
import * as RawDoor from "@sendwright/receiving/RawDoor"
import * as SesDoor from "@sendwright/ses/SesDoor"
import { SnsCertificates } from "@sendwright/ses/SnsCertificates"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createSecretKey } from "node:crypto"
import * as Door from "../../../../scripts/doors/Door.ts"
import * as Turns from "../../../../scripts/doors/Turns.ts"
import { ReceivedPosts } from "../../src/engine/ReceivedRoute.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import * as Posts from "./postedMail.ts"

const messageBytes = 25_000_000
const addresses = { keys: [createSecretKey(new Uint8Array(32).fill(1))] as const, feedback: null }

const certificates = Layer.succeed(SnsCertificates, { pem: () => Effect.succeed(Posts.sns.certificate) })

const posts = Layer.effect(
  ReceivedPosts,
  Effect.gen(function*() {
    const login = Redacted.make(Posts.login)
    return {
      mail: yield* PostedMail,
      doors: [
        { path: "/providers/postmark/received", door: PostmarkDoor.make({ login }) },
        { path: "/providers/mailgun/received", door: yield* MailgunDoor.make({ signingKey: Posts.mailgunKey }) },
        { path: "/providers/sendgrid/received", door: SendGridDoor.make({ proof: login }) },
        { path: "/providers/sendgrid2/received", door: SendGridDoor.make({ proof: Redacted.make(Posts.sendgridKey) }) },
        { path: "/providers/ses/received", door: yield* SesDoor.make({ topicArns: [Posts.sns.topicArn] }) },
        { path: "/received/raw", door: RawDoor.make(Posts.rawSecret) }
      ]
    }
  })
).pipe(
  Layer.provide(PostedMail.layer(addresses, { messageBytes, messagesPerMinute: 1_000_000 })),
  Layer.provide([
    BounceIntake.layer(addresses),
    // Signatures are of the sender's domain, which publishes none: all is read, and most of it digested.
    Layer.provide(MailIntake.layer({ dmarc: "mark" }), MailauthAuthentication.layer),
    certificates
  ])
)

/** As many times as there is room for beside what stands around it. */
const filled = (unit: string, room = messageBytes - 10_000): string => unit.repeat(Math.floor(room / unit.length))
const times = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join("")

const from = "From: ada@mail.example\r\nMessage-ID: <1@mail.example>\r\n"
const mixed = `${from}Content-Type: multipart/mixed; boundary=b\r\n\r\n`
const encoded = (type: string, encoding: string) =>
  `${from}Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`
const dkim = "DKIM-Signature: v=1; a=rsa-sha256; d=mail.example; s=s; h=from:subject; bh=AAAA; b=AAAA\r\n"
const arc = (index: number) =>
  `ARC-Seal: i=${index}; a=rsa-sha256; cv=none; d=mail.example; s=s; b=AA\r\n`
  + `ARC-Message-Signature: i=${index}; a=rsa-sha256; d=mail.example; s=s; h=from; bh=AA; b=AA\r\n`
  + `ARC-Authentication-Results: i=${index}; mail.example; spf=pass\r\n`

/** Messages that are dear to read, to check or to store. */
const bombs: Readonly<Record<string, () => string>> = {
  "100,000 multiparts within each other": () =>
    from + times(100_000, (depth) => `Content-Type: multipart/mixed; boundary=${depth}\r\n\r\n--${depth}\r\n`),
  "100,000 parts": () => mixed + times(100_000, () => "--b\r\n\r\nx\r\n"),
  "100,000 files": () =>
    mixed +
    times(100_000, (index) =>
      `--b\r\nContent-Type: image/png; name="=?utf-8?q?=C3=BC${index}?="\r\nContent-Disposition: attachment\r\n\r\nx\r\n`),
  "100,000 texts and forms of them": () =>
    `${from}Content-Type: multipart/alternative; boundary=b\r\n\r\n${
      times(100_000, () => "--b\r\nContent-Type: text/html\r\n\r\n<b>x\r\n")
    }`,
  "messages within each other": () => from + filled("Content-Type: message/rfc822\r\n\r\n"),
  "100,000 headers": () => from + times(100_000, (index) => `X-${index}: a\r\n`),
  "a header of 25 MB": () => from + filled("a: b\r\n"),
  "headers of encoded words": () =>
    from + times(100_000, (index) => `X-${index}: =?utf-8?q?=C3=BC?= =?utf-8?b?w7w=?=\r\n`),
  "a subject of encoded words": () => `${from}Subject: ${filled("=?utf-8?q?=C3=BC?=\r\n ")}\r\n\r\n`,
  "a subject of words in pieces": () => `${from}Subject: ${filled("=?utf-8?b?w7w")}\r\n\r\n`,
  "a subject of half words": () => `${from}Subject: ${filled("=?iso-2022-jp?q?=1B$B?= ")}\r\n\r\n`,
  "base64 of nothing": () => encoded("text/plain", "base64") + filled("\r\n"),
  "base64 of fillings": () => encoded("text/html", "base64") + filled("===="),
  "base64 of a file of nothing": () => encoded("application/pdf; name=a.pdf", "base64") + filled("*\r\n"),
  "quoted-printable of soft breaks": () => encoded("text/plain", "quoted-printable") + filled("=\r\n"),
  "1,000,000 recipients": () => `${from}To: ${times(1_000_000, () => "a@b.example,")}\r\n\r\n`,
  "groups within each other": () => `${from}Cc: ${filled("a:")}\r\n\r\n`,
  "references": () => `${from}References: ${filled("<a@b>\r\n ")}\r\n\r\n`,
  "100,000 Received": () => from + times(100_000, () => "Received: from a by b; Thu, 26 Nov 2026 12:00:00 +0000\r\n"),
  "50,000 signatures": () => `${times(50_000, () => dkim)}${from}\r\nx`,
  "signatures of the longest body": () => `${times(20, () => dkim)}${from}\r\n${filled("a  b \r\n")}`,
  "a signature of 25 MB": () => `DKIM-Signature: v=1; d=mail.example; b=${filled("a\r\n ")}\r\n${from}\r\nx`,
  "50 seals": () => `${times(50, (index) => arc(index + 1))}${from}\r\n${filled("x\r\n", 24_000_000)}`,
  "20,000 seals": () => `${times(20_000, (index) => arc(index + 1))}${from}\r\nx`,
  "100,000 authors": () => `${times(100_000, (index) => `From: a@${index}.example\r\n`)}\r\nx`,
  "lines of LF": () => `${from}\n${filled("\n", 12_400_000)}`,
  "lines of LF that are too long with CRLF": () => `${from}\n${filled("\n")}`,
  "blanks": () => `${from}\r\n${filled(" ")}`,
  "text in many letters": () =>
    `${encoded("text/plain; charset=utf-8", "8bit")}${filled("Grüße, 字 😀\r\n", 16_000_000)}`,
  "quoted replies": () => `${from}\r\n${filled("On 1/2/26, Bob <b@c.example> wrote:\r\n> x\r\n")}`,
  "html of tags": () => encoded("text/html; charset=utf-8", "8bit") + filled("<div class=\"gmail_quote\"><a href='")
}

/** One goes round in circles, and one is larger than it looks. */
const refused = new Set(["100,000 Received", "lines of LF that are too long with CRLF"])

interface Attempt {
  readonly post: Posts.Post
  readonly status: number
}

const form = (mail: Posts.Mail, fields: (message: string) => string) => {
  const post = Posts.mailgun(mail)
  return { ...post, body: Buffer.from(fields(post.body.toString())) }
}

/** Requests that are dear to open. */
const requests: Readonly<Record<string, (mail: Posts.Mail) => Attempt>> = {
  "Mailgun, a form of 100,000 fields": (mail) => ({
    post: form(
      mail,
      (body) => times(100_000, () => "--xYzZY\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n") + body
    ),
    status: 403
  }),
  "Mailgun, lines that are nearly boundaries": (mail) => ({
    post: Posts.mailgun({ ...mail, message: `${from}\r\n${filled("\r\n--xYzZ")}` }),
    status: 200
  }),
  "Mailgun, a field without an end": (mail) => ({
    post: form(mail, (body) => body.replace("\r\n\r\n", `\r\n${filled("a: b\r\n")}`)),
    status: 403
  }),
  "Mailgun, a field of signs": (mail) => ({
    post: form(
      mail,
      (body) => body.replace("name=\"recipient\"", `${";".repeat(16_000)}name="recipient"`)
    ),
    status: 200
  }),
  "Mailgun, 1,000 recipients": (mail) => ({
    post: Posts.mailgun({
      ...mail,
      to: Array.from({ length: 1_000 }, (_, index) => mail.to[0]!.replace("help", `h${index}`))
    }),
    status: 200
  }),
  "Mailgun, a form of escapes": (mail) => ({
    post: Posts.mailgunEncoded({ ...mail, message: `${from}\r\n${filled("\n+ü", 9_000_000)}` }),
    status: 200
  }),
  "Mailgun, a form of ampersands": (mail) => ({
    post: { ...Posts.mailgunEncoded(mail), body: Buffer.alloc(30_000_000, "&a=%") },
    status: 403
  }),
  "SendGrid, the longest message": (mail) => ({
    post: Posts.sendgrid({ ...mail, message: `${from}\r\n${filled("\r\n-")}` }),
    status: 200
  }),
  "SendGrid, the longest message, signed": (mail) => ({
    post: Posts.sendgridSigned({ ...mail, message: `${from}\r\n${filled("\n", 12_400_000)}` }),
    status: 200
  }),
  "SendGrid, an envelope of many": (mail) => ({
    post: Posts.sendgrid({ ...mail, to: Array.from({ length: 1_000 }, (_, index) => `${index}@nobody.example`) }),
    status: 400
  }),
  "Postmark, the longest texts": (mail) => ({
    post: Posts.postmark(mail, false, { TextBody: filled("ü\n", 5_000_000), HtmlBody: filled("<b>", 7_000_000) }),
    status: 200
  }),
  "Postmark, a raw message of escapes": (mail) => ({
    post: Posts.postmark({ ...mail, message: `${from}\r\n${filled("\0\u2028\n", 9_000_000)}` }),
    status: 200
  }),
  "Postmark, 1,000 files of nothing": (mail) => ({
    post: Posts.postmark(mail, false, {
      Attachments: Array.from({ length: 1_000 }, () => ({ Name: "ü".repeat(3_000), Content: "*= ".repeat(4_000) }))
    }),
    status: 200
  }),
  "Postmark, a file of nothing": (mail) => ({
    post: Posts.postmark(mail, false, {
      Attachments: [{ Content: filled("*") }, { Content: filled("A", 12_000_000) }]
    }),
    status: 200
  }),
  "Postmark, 1,000 headers": (mail) => ({
    post: Posts.postmark(mail, false, {
      Headers: Array.from({ length: 1_000 }, () => ({ Name: "X-A", Value: "a\r\n ".repeat(5_000) }))
    }),
    status: 200
  }),
  "Postmark, more headers than are read": (mail) => ({
    post: Posts.postmark(mail, false, { Headers: Array.from({ length: 1_000_000 }, () => ({ Name: "X", Value: "" })) }),
    status: 403
  }),
  "Postmark, brackets": (mail) => ({
    post: { ...Posts.postmark(mail), body: Buffer.alloc(messageBytes, "[") },
    status: 403
  }),
  "SES, the longest text": (mail) => ({
    post: Posts.ses(
      Posts.receipt(mail, { type: "SNS", encoding: "UTF-8" }, `${from}\r\n${filled("\\u\n\"", 400_000)}`)
    ),
    status: 200
  }),
  "SES, the longest message": (mail) => ({
    post: Posts.sesInline({ ...mail, message: `${from}${filled("Received: (\r\n", 600_000)}` }),
    status: 200
  }),
  "SES, brackets": () => ({ post: Posts.ses(filled("[", 900_000)), status: 200 }),
  "SES, base64 of nothing": (mail) => ({
    post: Posts.ses(Posts.receipt(mail, { type: "SNS", encoding: "BASE64" }, filled("*=", 900_000))),
    status: 200
  })
}

layer(harnessLayer({ engine: (engine) => Layer.provideMerge(posts, engine) }), { excludeTestServices: true })(
  "the doors for posted mail",
  (it) => {
    const measure = Effect.fnUntraced(function*(cases: Readonly<Record<string, (mail: Posts.Mail) => Attempt>>) {
      const { ask, newKey, port } = yield* Harness
      const { key } = yield* newKey()
      const { json } = yield* ask("GET", "/v1/account", { key })
      const mail = { message: `${from}\r\nx\r\n`, from: "ada@mail.example", to: [`help@${json.receiving_domain}`] }
      const sender = yield* Effect.acquireRelease(
        Effect.sync(() => Door.client()),
        (sender) => Effect.promise(() => sender.close())
      )
      const list = Effect.map(
        ask("GET", "/v1/received?limit=100", { key }),
        ({ json }) => json.data as ReadonlyArray<{ readonly id: string; readonly authentication: unknown }>
      )
      const held: Record<string, number> = {}
      const answered: Record<string, number> = {}
      for (const [name, of] of Object.entries(cases)) {
        const { post, status } = of(mail)
        yield* Effect.promise(() => sender.keep([Door.request(port, "POST", post.path, post.headers, post.body)]))
        for (let best = Infinity, tried = 0; tried < 8; tried++) {
          if (tried > 0) globalThis.gc?.()
          let statuses: ReadonlyArray<number> = []
          const millis = yield* Effect.promise(() =>
            Turns.during(async () => {
              statuses = (await sender.hold(0, 1)).map((answers) => Door.statusOf(answers))
            })
          )
          if (statuses[0] !== status) answered[name] = statuses[0] ?? 0
          // What is known is not stored again.
          for (const { authentication, id } of yield* list) {
            if (post.path.startsWith("/received/raw")) assert.isNotNull(authentication, name)
            yield* ask("DELETE", `/v1/received/${id}`, { key })
          }
          best = Math.min(best, millis)
          if (best <= Door.boundMillis) {
            delete held[name]
            break
          }
          held[name] = Math.round(best)
        }
      }
      // What is answered otherwise was not read as far as it is meant to be.
      assert.deepStrictEqual({ held, answered }, { held: {}, answered: {} })
    }, Effect.scoped)

    it.effect(
      "no message keeps the event loop for more than 50 ms",
      () =>
        measure(
          Object.fromEntries(
            Object.entries(bombs).map(([name, message]) => [
              name,
              (mail) => ({ post: Posts.raw({ ...mail, message: message() }), status: refused.has(name) ? 400 : 200 })
            ])
          )
        ),
      600_000
    )

    it.effect(
      "no request keeps the event loop for more than 50 ms",
      () => measure(requests),
      600_000
    )
  }
)
