import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Door from "../../../../scripts/doors/Door.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const from = `Acme <hello@${domain}>`
const ada = "Ada <ada@example.com>"

/** A request of each interface that is taken, and the header that its key stands in. */
const doors = {
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
        const { liveKey, port } = yield* Harness
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const post = (body: unknown, more: Readonly<Record<string, string>> = {}, path: string = door.path) =>
          Door.request(
            port,
            "POST",
            path,
            { ...door.key(liveKey), "content-type": "application/json", ...more },
            JSON.stringify(body)
          )
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
