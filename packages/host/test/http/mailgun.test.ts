import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import Mailgun from "mailgun.js"
import { createTransport } from "nodemailer"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const from = `Shop <shop@${domain}>`
const ada = "Ada Lovelace <ada@example.com>"

// oxlint-disable-next-line typescript/no-explicit-any
const emailOf = (id: string | undefined): Effect.Effect<any, never, Harness> =>
  Effect.flatMap(
    Harness,
    ({ ask }) => Effect.map(ask("GET", `/v1/emails/${/[0-9a-f-]{36}/.exec(id ?? "")?.[0]}`), ({ json }) => json)
  )

/** mailgun.js with one key. */
const client = Effect.map(
  Harness,
  ({ liveKey, port }) => (key = liveKey) =>
    new Mailgun(FormData).client({ username: "api", key, url: `http://127.0.0.1:${port}/mailgun` })
)

/** Status and message of what mailgun.js throws. */
const errorOf = (promise: Promise<unknown>): Effect.Effect<readonly [status: number, message: string]> =>
  Effect.promise(() =>
    promise.then((answer) => {
      throw new Error(`It was not refused: ${JSON.stringify(answer)}`)
    }, ({ details, status }: { readonly status: number; readonly details: string }) => [status, details] as const)
  )

const statusOf = (promise: Promise<unknown>) => Effect.map(errorOf(promise), ([status]) => status)

const message = { from, to: [ada], subject: "Hi", text: "Hi" }

layer(
  harnessLayer({
    surfaces: true,
    settings: { bodyLimits: { send: 400_000, batch: 500_000, message: 400_000, other: 100_000 } }
  }),
  {
    excludeTestServices: true
  }
)("Mailgun's interface", (it) => {
  it.effect("mailgun.js sends an email with everything that it can have", () =>
    Effect.gen(function*() {
      const mailgun = (yield* client)()
      const { id, message: told, status } = yield* Effect.promise(() =>
        mailgun.messages.create(domain, {
          ...message,
          to: [ada, "\"Doe, Bob\" <bob@example.com>"],
          cc: "c@example.com, d@example.com",
          bcc: "e@example.com",
          subject: "Grüße 👋",
          html: "<p>Hi</p><img src=\"cid:logo.png\">",
          "h:Reply-To": "help@acme.example",
          "h:X-Order": "12",
          "v:order": "12",
          "o:tag": ["Welcome mail", "two"],
          "o:tracking": true,
          attachment: [{ filename: "請求書.txt", data: "one" }],
          inline: [{ filename: "logo.png", data: Buffer.from("hi") }]
        })
      )
      assert.deepStrictEqual([status, told], [200, "Queued. Thank you."])
      assert.match(id!, /^<[0-9a-f-]{36}@acme\.example>$/)
      const email = yield* emailOf(id)
      assert.deepInclude(email, {
        from,
        to: [ada, "\"Doe, Bob\" <bob@example.com>"],
        cc: ["c@example.com", "d@example.com"],
        bcc: ["e@example.com"],
        reply_to: "help@acme.example",
        subject: "Grüße 👋",
        text: "Hi",
        headers: { "X-Order": "12" },
        tags: ["Welcome-mail", "two", "order:12"]
      })
      assert.deepStrictEqual(
        email.attachments.map(
          // oxlint-disable-next-line typescript/no-explicit-any
          ({ content_id, disposition, filename, size }: any) => [filename, content_id, disposition, size]
        ),
        [["請求書.txt", undefined, undefined, 3], ["logo.png", "logo.png", "inline", 2]]
      )
    }))

  it.effect("mailgun.js schedules, simulates, and fills in templates", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const mailgun = (yield* client)()
      const create = (over: object) =>
        Effect.flatMap(
          Effect.promise(() => mailgun.messages.create(domain, { ...message, ...over } as never)),
          ({ id }) => emailOf(id)
        )
      const later = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000)
      assert.strictEqual(
        (yield* create({ "o:deliverytime": later.toUTCString() })).scheduled_at,
        later.toISOString()
      )
      assert.strictEqual((yield* create({ "o:deliverytime": "Fri, 01 Jan 2021 00:00:00 +0000" })).scheduled_at, null)
      assert.strictEqual((yield* create({})).mode, "live")
      assert.strictEqual((yield* create({ "o:testmode": "yes" })).mode, "test")
      yield* ask("POST", "/v1/templates", {
        body: {
          name: "Welcome",
          slug: "welcome-mail",
          subject: "Hi {{ name }}",
          text: "Hi {{ name }} of {{ home.city }}"
        }
      })
      const template = { subject: undefined, text: undefined, template: "Welcome mail" }
      assert.deepInclude(
        yield* create({
          ...template,
          "t:variables": JSON.stringify({ name: "Eve", home: { city: "Ulm" } }),
          "v:name": "Ada"
        }),
        { subject: "Hi Ada", text: "Hi Ada of Ulm", tags: [] }
      )
      const [status, missing] = yield* errorOf(
        mailgun.messages.create(domain, { from, to: ada, template: "welcome-mail" })
      )
      assert.strictEqual(status, 400)
      assert.match(missing, /t:variables|v:/)
      assert.strictEqual(yield* statusOf(mailgun.messages.create(domain, { from, to: ada, template: "other" })), 400)
    }))

  it.effect("mailgun.js sends a batch, to each of whom the email is alone", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const mailgun = (yield* client)()
      const { id } = yield* Effect.promise(() =>
        mailgun.messages.create(domain, {
          ...message,
          to: [ada, "bob@example.com"],
          subject: "Hi %recipient.name%",
          text: "%recipient.name%, %recipient_email%, %recipient%, %recipient.gone%",
          "h:List-Unsubscribe": "<https://acme.example/%recipient.id%>",
          "o:tag": "batch",
          "recipient-variables": JSON.stringify({
            "ada@example.com": { name: "Ada", id: 1 },
            "bob@example.com": { name: "Bob", id: 2 }
          })
        })
      )
      const { json } = yield* ask("GET", "/v1/emails?tag=batch")
      // oxlint-disable-next-line typescript/no-explicit-any
      const [bob, first] = yield* Effect.forEach(json.data, ({ id }: any) => emailOf(id))
      assert.strictEqual(id, `<${first.id}@${domain}>`)
      assert.deepInclude(first, {
        to: [ada],
        subject: "Hi Ada",
        text: `Ada, ada@example.com, ${ada}, %recipient.gone%`,
        headers: { "List-Unsubscribe": "<https://acme.example/1>" }
      })
      assert.deepInclude(bob, { to: ["bob@example.com"], subject: "Hi Bob" })

      yield* ask("POST", "/v1/suppressions", { body: { email_address: "gone@example.com" } })
      const [status, told] = yield* errorOf(
        mailgun.messages.create(domain, {
          ...message,
          to: [ada, "gone@example.com"],
          "o:tag": "refused",
          "recipient-variables": "{}"
        })
      )
      assert.strictEqual(status, 400)
      assert.match(told, /recipient 2: .*gone@example\.com/)
      assert.deepStrictEqual((yield* ask("GET", "/v1/emails?tag=refused")).json.data, [])
    }))

  it.effect("mailgun.js sends whole messages", () =>
    Effect.gen(function*() {
      const mailgun = (yield* client)()
      const { message: mime } = yield* Effect.promise(() =>
        createTransport({ streamTransport: true, buffer: true, newline: "unix" }).sendMail({
          from,
          to: ada,
          subject: "Grüße",
          text: "Hi",
          attachments: [{ filename: "a.txt", content: "one" }]
        })
      )
      const { id } = yield* Effect.promise(() =>
        mailgun.messages.create(domain, {
          to: ["ada@example.com", "bob@example.com"],
          message: mime as Buffer,
          "o:tag": "mime"
        } as never)
      )
      const email = yield* emailOf(id)
      assert.deepInclude(email, { from, to: [ada], bcc: ["bob@example.com"], subject: "Grüße", tags: ["mime"] })
      assert.strictEqual(email.attachments[0].filename, "a.txt")
    }))

  it.effect("mailgun.js sends whole messages as their header asks for", () =>
    Effect.gen(function*() {
      const mailgun = (yield* client)()
      const create = (...fields: ReadonlyArray<string>) =>
        mailgun.messages.create(domain, {
          to: "ada@example.com",
          message: Buffer.from([`From: ${from}`, "To: ada@example.com", ...fields, "", "Hi"].join("\n")),
          "o:tag": "one",
          "v:order": "12"
        } as never)
      const later = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000)
      const { id } = yield* Effect.promise(() =>
        create(
          "X-Mailgun-Tag: =?utf-8?Q?Welcome_mail?=",
          "x-mailgun-tag: two",
          "X-Mailgun-Variables: {\"kind\":\"new\",\n \"order\":\"11\"}",
          `X-Mailgun-Deliver-By: ${later.toUTCString()}`,
          "X-Mailgun-Drop-Message: yes",
          "X-Mailgun-Track: no",
          "X-Order: 12"
        )
      )
      assert.deepInclude(yield* emailOf(id), {
        mode: "test",
        scheduled_at: later.toISOString(),
        tags: ["one", "Welcome-mail", "two", "kind:new", "order:12"],
        headers: { "X-Order": "12" }
      })
      for (
        const [field, told] of [
          ["X-Mailgun-Variables: []", /X-Mailgun-Variables/],
          ["X-Mailgun-Variables: {\"kind\": \"a b\"}", /`v:kind`/],
          ["X-Mailgun-Require-TLS: yes", /o:require-tls/]
        ] as const
      ) {
        const [status, details] = yield* errorOf(create(field))
        assert.strictEqual(status, 400, details)
        assert.match(details, told)
      }
    }))

  it.effect("mailgun.js raises every refusal", () =>
    Effect.gen(function*() {
      const { ask, newKey, pause, sandbox } = yield* Harness
      const make = yield* client
      const mailgun = make()
      const reader = yield* newKey({ scopes: ["emails:read"] })
      const other = yield* newKey()
      const paused = yield* newKey()
      yield* pause(paused.accountId)
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "left@example.com" } })
      const create = (over: object, key?: string, at = domain) =>
        (key === undefined ? mailgun : make(key)).messages.create(at, { ...message, ...over } as never)
      const cases: ReadonlyArray<readonly [promise: () => Promise<unknown>, status: number, told: RegExp]> = [
        [() => create({}, "none"), 401, /Invalid private key/],
        [() => create({}, reader.key), 403, /emails:send/],
        [() => create({}, other.key), 403, /acme\.example is not verified/],
        [() => create({}, paused.key), 403, /paused/],
        [() => create({ to: "nobody" }), 400, /`to\.0`/],
        [() => create({ to: "left@example.com" }), 400, /left@example\.com/],
        [() => create({ from: `a@${sandbox}` }, undefined, sandbox), 403, /sandbox/],
        [() => create({}, undefined, "mg.acme.example"), 400, /`from` must be at the domain of the path/],
        [() => create({ "o:require-tls": "yes" }), 400, /o:require-tls/],
        [() => create({ "o:deliverytime": "tomorrow" }), 400, /o:deliverytime/],
        [() => create({ "v:order": "a b" }), 400, /`v:order`/],
        [() => create({ text: "a".repeat(500_000) }), 413, /too large/],
        [() => mailgun.domains.list(), 404, /\/v1\/domains/],
        [() => mailgun.events.get(domain), 404, /\/v1\/emails/]
      ]
      for (const [promise, status, told] of cases) {
        const [got, details] = yield* errorOf(promise())
        assert.strictEqual(got, status, details)
        assert.match(details, told)
      }
    }))

  it.effect("what is not mailgun.js is read, and refused, as well", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      const headers = {
        authorization: `Basic ${Buffer.from(`api:${liveKey}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded"
      }
      const path = `/mailgun/v3/${domain}/messages`
      const post = (raw: string, more = {}) => ask("POST", path, { key: null, headers: { ...headers, ...more }, raw })
      const form = new URLSearchParams({ from, to: ada, subject: "Hi", text: "Grüße" }).toString()
      const numbered = yield* post(`${form}&to[1]=bob@example.com&o:tag[0]=one&o:tag[]=two`)
      assert.deepInclude(yield* emailOf(numbered.json.id), { to: [ada, "bob@example.com"], tags: ["one", "two"] })
      const sent = yield* post(form, { "idempotency-key": "order-13" })
      assert.deepInclude(yield* emailOf(sent.json.id), { from, to: [ada], text: "Grüße" })
      assert.strictEqual((yield* post(form, { "idempotency-key": "order-13" })).json.id, sent.json.id)
      assert.strictEqual((yield* post(`${form}.`, { "idempotency-key": "order-13" })).status, 409)
      for (
        const [raw, type] of [
          ["{}", "application/json"],
          ["", "multipart/form-data"],
          ["", "multipart/form-data; boundary=a"],
          ["--a\r\nContent-Disposition: form-data; name=\"to\"\r\n\r\nada", "multipart/form-data; boundary=a"],
          ["", "application/x-www-form-urlencoded"],
          [`${form}&from=${encodeURIComponent(from)}`, "application/x-www-form-urlencoded"],
          [`${form}&subject=a`, "application/x-www-form-urlencoded"],
          [`${form}&recipient-variables=1`, "application/x-www-form-urlencoded"],
          [
            `${form}&recipient-variables=${encodeURIComponent("{\"ada@example.com\": 1}")}`,
            "application/x-www-form-urlencoded"
          ]
        ] as const
      ) {
        const { json, status } = yield* post(raw, { "content-type": type })
        assert.strictEqual(status, 400, raw)
        assert.isAbove(json.message.length, 0)
      }
      const keyless = yield* ask("POST", path, {
        key: null,
        raw: form,
        headers: { "content-type": headers["content-type"] }
      })
      assert.strictEqual(keyless.status, 401)
      const bearer = yield* ask("POST", path, { raw: form, headers: { "content-type": headers["content-type"] } })
      assert.strictEqual(bearer.status, 401)
    }))

  it.effect("mailgun.js looks up and removes suppressions", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const mailgun = (yield* client)()
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "un+a@example.com" } })
      const found = yield* Effect.promise(() => mailgun.suppressions.get(domain, "unsubscribes", "un+a@example.com"))
      assert.deepInclude(found, { address: "un+a@example.com" })
      assert.closeTo((found as { created_at: Date }).created_at.getTime(), Date.now(), 60_000)
      assert.strictEqual(yield* statusOf(mailgun.suppressions.get(domain, "bounces", "un+a@example.com")), 404)
      yield* Effect.promise(() => mailgun.suppressions.destroy(domain, "unsubscribes", "un+a@example.com"))
      assert.strictEqual(yield* statusOf(mailgun.suppressions.get(domain, "unsubscribes", "un+a@example.com")), 404)
      const [status, told] = yield* errorOf(mailgun.suppressions.list(domain, "bounces"))
      assert.strictEqual(status, 404)
      assert.match(told, /\/v1\/suppressions/)
    }))
})
