import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { createHash } from "node:crypto"
import * as Door from "../../../../scripts/doors/Door.ts"
import * as Signature from "../../../ses-api/src/Signature.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const from = `Acme <hello@${domain}>`
const ada = "Ada <ada@example.com>"

/** The pair of an access key, as an SDK of AWS has it. */
interface Pair {
  readonly AccessKeyId: string
  readonly SecretAccessKey: string
}

/** One interface: a request of it that is taken, and what brings its key. */
interface Interface {
  readonly path: string
  /** `pair` is that of the key; `target` and `text` are those of the request. */
  readonly key: (
    key: string,
    request: { readonly pair: Pair; readonly host: string; readonly target: string; readonly text: string }
  ) => Readonly<Record<string, string>>
  readonly status: number
  readonly body: unknown
  readonly type?: string
  /** What a body is as text; JSON where it is left out. */
  readonly textOf?: (body: unknown) => string
}

/** The body as a form. */
const formOf = (body: unknown): string => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body as Readonly<Record<string, unknown>>)) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  return form.toString()
}

const region = "us-east-1"

/** The headers of a signed request. */
const signed: Interface["key"] = (_, { host, pair, target, text }) => {
  const at = new Date().toISOString().replace(/[-:]|\.\d+/g, "")
  const header = {
    accessKeyId: pair.AccessKeyId,
    day: at.slice(0, 8),
    region,
    service: "ses",
    signedHeaders: ["host", "x-amz-date"]
  }
  const bodyHash = createHash("sha256").update(text).digest("hex")
  const request = { method: "POST", target, headers: { host, "x-amz-date": at }, bodyHash }
  const signature = Signature.signatureOf(pair.SecretAccessKey, request, header, at)
  const scope = `${header.accessKeyId}/${header.day}/${region}/ses/aws4_request`
  return {
    "x-amz-date": at,
    "authorization": `${Signature.algorithm} Credential=${scope}, SignedHeaders=host;x-amz-date, Signature=${signature}`
  }
}

/** The interfaces of HTTP. */
const doors: Readonly<Record<string, Interface>> = {
  v1: {
    path: "/v1/emails",
    key: (key: string) => ({ authorization: `Bearer ${key}` }),
    status: 201,
    body: {
      from,
      to: [ada],
      cc: ["bob@example.com"],
      reply_to: "help@acme.example",
      subject: "Hello",
      html: "<p>Hello <a href=\"https://acme.example\">Ada</a></p>",
      text: "Hello Ada",
      headers: { "X-Order": "12" },
      tags: ["welcome"],
      attachments: [{ filename: "a.txt", content: "QQ==", content_type: "text/plain; charset=utf-8" }]
    }
  },
  resend: {
    path: "/resend/emails",
    key: (key: string) => ({ authorization: `Bearer ${key}` }),
    status: 200,
    body: {
      from,
      to: [ada],
      subject: "Hello",
      html: "<p>Hello</p>",
      text: "Hello",
      headers: { "X-Order": "12" },
      tags: [{ name: "kind", value: "welcome" }]
    }
  },
  sendgrid: {
    path: "/sendgrid/v3/mail/send",
    key: (key: string) => ({ authorization: `Bearer ${key}` }),
    status: 202,
    body: {
      from: { email: `hello@${domain}`, name: "Acme" },
      personalizations: [{ to: [{ email: "ada@example.com", name: "Ada" }], substitutions: { "-name-": "Ada" } }],
      subject: "Hello -name-",
      content: [{ type: "text/plain", value: "Hello -name-" }, { type: "text/html", value: "<p>Hello -name-</p>" }]
    }
  },
  postmark: {
    path: "/postmark/email",
    key: (key: string) => ({ "x-postmark-server-token": key }),
    status: 200,
    body: {
      From: from,
      To: ada,
      Subject: "Hello",
      HtmlBody: "<p>Hello</p>",
      TextBody: "Hello",
      Tag: "welcome",
      Headers: [{ Name: "X-Order", Value: "12" }]
    }
  },
  ses: {
    path: "/ses/v2/email/outbound-emails",
    key: signed,
    status: 200,
    body: {
      FromEmailAddress: from,
      Destination: { ToAddresses: ["=?utf-8?Q?Ada?= <ada@example.com>"], CcAddresses: ["bob@example.com"] },
      ReplyToAddresses: ["help@acme.example"],
      EmailTags: [{ Name: "order", Value: "12" }],
      Content: {
        Simple: {
          Subject: { Data: "Hello" },
          Body: { Text: { Data: "Hello" }, Html: { Data: "<p>Hello</p>" } },
          Headers: [{ Name: "X-Order", Value: "12" }],
          Attachments: [{ FileName: "a.txt", RawContent: "QQ==", ContentType: "text/plain", ContentId: "a" }]
        }
      }
    }
  },
  mailgun: {
    path: `/mailgun/v3/${domain}/messages`,
    key: (key: string) => ({ authorization: `Basic ${Buffer.from(`api:${key}`).toString("base64")}` }),
    status: 200,
    type: "application/x-www-form-urlencoded",
    textOf: formOf,
    body: {
      "from": from,
      "to": ada,
      "cc": "bob@example.com",
      "h:Reply-To": "help@acme.example",
      "subject": "Hello %recipient.name%",
      "text": "Hello",
      "html": "<p>Hello</p>",
      "amp-html": "<p>Hello</p>",
      "h:X-Order": "12",
      "v:order": "12",
      "o:tag": "welcome",
      "o:deliverytime": "Fri, 01 Jan 2021 00:00:00 +0000",
      "recipient-variables": { "ada@example.com": { name: "Ada" } }
    }
  }
}

/** Headers that every interface reads its own way, with what is right in them. */
const ownHeaders: Readonly<Record<string, string>> = {
  "authorization": "Bearer svc_live_abc",
  "content-type": "application/json; charset=utf-8",
  "idempotency-key": "order-12",
  "x-batch-validation": "strict",
  "x-postmark-server-token": "svc_live_abc"
}

/** Headers that are read before it is known which interface a request is for. */
const sharedHeaders: Readonly<Record<string, string>> = {
  "content-encoding": "identity",
  "accept-encoding": "br;q=1.0, gzip;q=0.8, *;q=0.1",
  "x-forwarded-for": "192.0.2.1, 192.0.2.2",
  "traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  "tracestate": "a=b,c=d",
  "x-request-id": "abc",
  "cookie": "a=b; c=d",
  "if-none-match": "\"abc\", W/\"def\"",
  "user-agent": "node",
  "origin": "https://acme.example"
}

/** Node takes a head of 16 KiB in all. */
const headerLength = 15_000

layer(harnessLayer({ surfaces: true, settings: { accessLog: false } }), { excludeTestServices: true })(
  "the doors of HTTP",
  (it) => {
    for (const [name, door] of Object.entries(doors)) {
      const opened = Effect.gen(function*() {
        const { ask, liveKey, port } = yield* Harness
        const { json: pair } = yield* ask("GET", "/ses/credentials")
        const { key, textOf = JSON.stringify, type = "application/json" } = door
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const post = (body: unknown, more: Readonly<Record<string, string>> = {}, target: string = door.path) => {
          const text = textOf(body)
          const host = `127.0.0.1:${port}`
          const headers = { ...key(liveKey, { pair, host, target, text }), "content-type": type, ...more }
          return Door.request(port, "POST", target, headers, text)
        }
        yield* Effect.promise(() => sender.keep([post(door.body)]))
        const [answer] = yield* Effect.promise(() => sender.hold(0, 1))
        assert.strictEqual(Door.statusOf(answer), door.status, answer?.[0])
        return { sender, post }
      })

      it.effect(
        `${name}: no header and no query keeps the event loop for more than 50 ms`,
        () =>
          Effect.scoped(Effect.gen(function*() {
            const { post, sender } = yield* opened
            const fields: Array<Door.Field> = [
              ...Object.entries(name === "v1" ? { ...sharedHeaders, ...ownHeaders } : ownHeaders).map((
                [header, value]
              ): Door.Field => ({
                name: header,
                value,
                length: headerLength,
                count: 32,
                // What is refused for its body has been read up to there, and stores nothing.
                conversation: (text) => post({}, { [header]: Buffer.from(text).toString("latin1") })
              })),
              {
                name: "the query",
                value: "limit=10&cursor=abc%20",
                length: 14_000,
                count: 32,
                conversation: (text) => post({}, {}, `${door.path}?${text.replace(/[^\x21-\x7e]/g, "+")}`)
              }
            ]
            assert.deepStrictEqual(yield* Effect.promise(() => Door.holdersOf(sender, 1, fields)), [])
          })),
        600_000
      )

      it.effect(
        `${name}: no field of a body keeps the event loop for more than 50 ms`,
        () =>
          Effect.scoped(Effect.gen(function*() {
            const { post, sender } = yield* opened
            const fields = Door.placesOf(door.body).map(({ path, replaced, value }): Door.Field => ({
              name: path,
              value,
              // As much as is parsed in one piece.
              length: 60_000,
              count: 4,
              conversation: (text) => post(replaced(text))
            }))
            assert.deepStrictEqual(yield* Effect.promise(() => Door.holdersOf(sender, 2, fields)), [])
          })),
        600_000
      )
    }
  }
)
