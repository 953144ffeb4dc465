import { assert, layer } from "@effect/vitest"
import sendgridClient from "@sendgrid/client"
import sendgridMail from "@sendgrid/mail"
import * as Effect from "effect/Effect"
import { execFile, spawnSync } from "node:child_process"
import * as path from "node:path"
import { promisify } from "node:util"
import { Errors, ServerClient } from "postmark"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const from = `shop@${domain}`
const ada = "Ada Lovelace <ada@example.com>"

// oxlint-disable-next-line typescript/no-explicit-any
const emailOf = (id: string): Effect.Effect<any, never, Harness> =>
  Effect.flatMap(Harness, ({ ask }) => Effect.map(ask("GET", `/v1/emails/${id}`), ({ json }) => json))

/** How many emails there are, of at most 100. */
const count = Effect.flatMap(
  Harness,
  ({ ask }) => Effect.map(ask("GET", "/v1/emails?limit=100"), ({ json }) => json.data.length as number)
)

const template = Effect.flatMap(Harness, ({ ask }) =>
  ask("POST", "/v1/templates", {
    body: { name: "Welcome", slug: "d-12", subject: "Hi {{ name }}", text: "Hi {{ name }} of {{ home.city }}" }
  }))

const suppress = (...addresses: ReadonlyArray<string>) =>
  Effect.flatMap(
    Harness,
    ({ ask }) =>
      Effect.forEach(addresses, (email_address) => ask("POST", "/v1/suppressions", { body: { email_address } }))
  )

/** What a promise is rejected with. */
// oxlint-disable-next-line typescript/no-explicit-any
const rejection = (promise: Promise<any>): Effect.Effect<any> =>
  Effect.promise(() =>
    promise.then((answer) => {
      throw new Error(`It was not refused: ${JSON.stringify(answer)}`)
    }, (error: unknown) => error)
  )

/** Another one of what a package exports one of, whose types keep the class for themselves. */
const another = <A extends object>(one: A): A => new (one.constructor as new() => A)()

/** @sendgrid/mail with one key, and what it asks with. */
const sendgridWith = Effect.map(Harness, ({ liveKey, port }) => (key = liveKey) => {
  const client = another(sendgridClient)
  const mail = another(sendgridMail)
  mail.setClient(client)
  mail.setApiKey(key)
  client.setDefaultRequest("baseUrl", `http://127.0.0.1:${port}/sendgrid/`)
  return { client, mail }
})

const sendgrid = Effect.map(sendgridWith, (make) => (key?: string) => make(key).mail)

/** Status and fields of what @sendgrid/mail throws. */
const sendgridError = (promise: Promise<unknown>) =>
  Effect.map(rejection(promise), ({ code, response }) => {
    for (const error of response.body.errors) {
      assert.deepStrictEqual(Object.keys(error), ["message", "field", "help"])
      assert.isAbove(error.message.length, 0)
    }
    return [code, ...response.body.errors.map(({ field }: { readonly field: string | null }) => field)]
  })

const postmark = Effect.map(
  Harness,
  ({ liveKey, port }) => (key = liveKey) =>
    new ServerClient(key, { requestHost: `127.0.0.1:${port}/postmark`, useHttps: false })
)

/** Class, status and code of what postmark throws. */
const postmarkError = (promise: Promise<unknown>) =>
  Effect.map(rejection(promise), (error: Errors.PostmarkError) => {
    assert.isAbove(error.message.length, 0)
    return [error.name, error.statusCode, error.code]
  })

layer(
  harnessLayer({
    surfaces: true,
    settings: { bodyLimits: { send: 400_000, batch: 500_000, message: 500_000, other: 100_000 } }
  }),
  {
    excludeTestServices: true
  }
)("interfaces of other services", (it) => {
  it.effect("@sendgrid/mail sends an email with everything that it can have", () =>
    Effect.gen(function*() {
      const mail = (yield* sendgrid)()
      // In lists, the client sends the names as they are: those of its types would not be read.
      const attachments = [
        { content: "b25l", filename: "請求書.txt", type: "text/plain", disposition: "attachment" },
        { content: "aGk=", filename: "logo.png", type: "image/png", disposition: "inline", content_id: "logo" }
      ]
      const [response] = yield* Effect.promise(() =>
        mail.send({
          from: { name: "Shop", email: from },
          to: ada,
          cc: "cc@example.com",
          bcc: ["bcc@example.com"],
          replyToList: [{ email: "a@acme.example" }, { email: "b@acme.example", name: "B" }],
          subject: "Your order",
          text: "Thank you.",
          html: "<p>Thank you.</p><img src=\"cid:logo\">",
          headers: { "X-Order": "12" },
          categories: ["Welcome mail"],
          customArgs: { order: "12" },
          sendAt: Math.floor(Date.now() / 1000) + 3600,
          trackingSettings: { clickTracking: { enable: true } },
          attachments
        })
      )
      assert.strictEqual(response.statusCode, 202)
      const email = yield* emailOf(response.headers["x-message-id"])
      assert.deepInclude(email, {
        status: "scheduled",
        from: `Shop <${from}>`,
        to: ["Ada Lovelace <ada@example.com>"],
        cc: ["cc@example.com"],
        bcc: ["bcc@example.com"],
        reply_to: "a@acme.example, B <b@acme.example>",
        subject: "Your order",
        text: "Thank you.",
        html: "<p>Thank you.</p><img src=\"cid:logo\">",
        headers: { "X-Order": "12" },
        tags: ["Welcome-mail", "order:12"]
      })
      assert.deepStrictEqual(
        // oxlint-disable-next-line typescript/no-explicit-any
        email.attachments.map(({ content_id, disposition, filename }: any) => [filename, content_id, disposition]),
        [["請求書.txt", undefined, undefined], ["logo.png", "logo", "inline"]]
      )
    }))

  it.effect("@sendgrid/mail sends one email for each personalization, all of them or none", () =>
    Effect.gen(function*() {
      const mail = (yield* sendgrid)()
      const before = yield* count
      const message = { from, subject: "Hi", text: "Hi -name-", substitutionWrappers: ["-", "-"] }
      const personalizations = [
        { to: "ada@example.com", substitutions: { name: "Ada" } },
        { to: "bob@example.com", substitutions: { name: "Bob" }, subject: "Hello" }
      ]
      const [response] = yield* Effect.promise(() => mail.send({ ...message, personalizations }))
      assert.strictEqual(response.statusCode, 202)
      const first = yield* emailOf(response.headers["x-message-id"])
      assert.deepInclude(first, { to: ["ada@example.com"], subject: "Hi", text: "Hi Ada" })
      assert.strictEqual(yield* count, before + 2)
      yield* suppress("gone@example.com")
      const withGone = [...personalizations, { to: "gone@example.com" }]
      assert.deepStrictEqual(
        yield* sendgridError(mail.send({ ...message, personalizations: withGone })),
        [400, "personalizations.2"]
      )
      yield* Effect.promise(() =>
        mail.sendMultiple({ from, subject: "Hi", text: "Hi", to: ["a@example.com", "b@example.com"] })
      )
      assert.strictEqual(yield* count, before + 4)
    }))

  it.effect("@sendgrid/mail sends templates with their data, and checks alone in its sandbox mode", () =>
    Effect.gen(function*() {
      const mail = (yield* sendgrid)()
      yield* template
      const message = { from, to: ada, templateId: "d-12", dynamicTemplateData: { name: "Ada", home: { city: "Ulm" } } }
      const [response] = yield* Effect.promise(() => mail.send(message))
      const email = yield* emailOf(response.headers["x-message-id"])
      assert.deepInclude(email, { subject: "Hi Ada", text: "Hi Ada of Ulm" })
      assert.deepStrictEqual(
        yield* sendgridError(mail.send({ ...message, dynamicTemplateData: { name: "Ada" } })),
        [400, "personalizations.0.dynamic_template_data.home.city"]
      )
      assert.deepStrictEqual(yield* sendgridError(mail.send({ ...message, templateId: "d-13" })), [400, "template_id"])
      const before = yield* count
      const sandbox = { from, to: ada, subject: "Hi", text: "Hi", mailSettings: { sandboxMode: { enable: true } } }
      const [checked] = yield* Effect.promise(() => mail.send(sandbox))
      assert.strictEqual(checked.statusCode, 200)
      assert.deepStrictEqual(
        yield* sendgridError(mail.send({ ...sandbox, to: "nobody" })),
        [400, "personalizations.0.to.0.email"]
      )
      assert.strictEqual(yield* count, before)
    }))

  it.effect("@sendgrid/mail raises every refusal", () =>
    Effect.gen(function*() {
      const { newKey } = yield* Harness
      const client = yield* sendgrid
      const { client: requests, mail } = (yield* sendgridWith)()
      const message = { from, to: ada, subject: "Hi", text: "Hi" }
      const reader = yield* newKey({ scopes: ["emails:read"] })
      const other = yield* newKey()
      yield* suppress("gone@example.com")
      assert.deepStrictEqual(yield* sendgridError(client("SG.none").send(message)), [401, null])
      assert.deepStrictEqual(yield* sendgridError(client("").send(message)), [401, null])
      assert.deepStrictEqual(yield* sendgridError(client(reader.key).send(message)), [403, null])
      assert.deepStrictEqual(yield* sendgridError(client(other.key).send(message)), [403, "from"])
      assert.deepStrictEqual(
        yield* sendgridError(mail.send({ ...message, to: ["nobody", "ada@example.com"], from: "nobody" })),
        [400, "from.email", "personalizations.0.to.0.email"]
      )
      assert.deepStrictEqual(yield* sendgridError(mail.send({ ...message, to: "gone@example.com" })), [
        400,
        "personalizations"
      ])
      assert.deepStrictEqual(yield* sendgridError(mail.send({ ...message, asm: { groupId: 1 } })), [400, "asm"])
      assert.deepStrictEqual(yield* sendgridError(mail.send({ ...message, text: "a".repeat(500_000) })), [413, null])
      // What comes once is sent many times.
      const many = {
        ...message,
        // The client wrote what it took it for into the first one.
        isMultiple: true,
        to: Array.from({ length: 50 }, (_, index) => `a${index}@example.com`),
        text: "a".repeat(20_000)
      }
      assert.deepStrictEqual(yield* sendgridError(mail.sendMultiple(many)), [413, "personalizations"])
      const substitutions = { name: "a".repeat(9_000) }
      const grown = { ...message, text: "{{name}}".repeat(60), personalizations: [{ to: ada, substitutions }] }
      assert.deepStrictEqual(yield* sendgridError(mail.send(grown)), [413, "personalizations"])
      for (
        const [method, url, status] of [
          ["GET", "/v3/mail/send", 405],
          ["POST", "/v3/mail/batch", 404],
          ["GET", "/v3/templates/x", 404],
          ["GET", "/v3/nothing", 404]
        ] as const
      ) assert.deepStrictEqual(yield* sendgridError(requests.request({ method, url })), [status, null])
    }))

  it.effect("@sendgrid/mail repeats a request under a key, and sends it once", () =>
    Effect.gen(function*() {
      const { client, mail } = (yield* sendgridWith)()
      client.setDefaultHeader("Idempotency-Key", "order-12")
      const send = (over: object) => mail.send({ from, to: ada, subject: "Hi", text: "Hi", sendAt: 1, ...over })
      const [[first], [again]] = yield* Effect.promise(async () => [await send({}), await send({})] as const)
      assert.strictEqual(again.headers["x-message-id"], first.headers["x-message-id"])
      assert.deepStrictEqual(yield* sendgridError(send({ text: "Other" })), [409, null])
      const both = { personalizations: [{ to: "a@example.com" }, { to: "b@example.com" }] }
      const [[batch], [repeated]] = yield* Effect.promise(async () => [await send(both), await send(both)] as const)
      assert.strictEqual(repeated.headers["x-message-id"], batch.headers["x-message-id"])
    }))

  it.effect("postmark sends an email with everything that it can have", () =>
    Effect.gen(function*() {
      const client = (yield* postmark)()
      const answer = yield* Effect.promise(() =>
        client.sendEmail({
          From: `Shop <${from}>`,
          To: `"Lovelace, Ada" <ada@example.com>, bob@example.com`,
          Cc: "cc@example.com",
          Bcc: "bcc@example.com",
          ReplyTo: "a@acme.example, B <b@acme.example>",
          Subject: "Your order",
          TextBody: "Thank you.",
          HtmlBody: "<p>Thank you.</p><img src=\"cid:logo\">",
          Tag: "Welcome mail",
          Metadata: { order: "12" },
          Headers: [{ Name: "X-Order", Value: "12" }],
          MessageStream: "outbound",
          TrackOpens: true,
          Attachments: [
            { Name: "請求書.txt", Content: "b25l", ContentType: "text/plain", ContentID: null },
            { Name: "logo.png", Content: "aGk=", ContentType: "image/png", ContentID: "cid:logo" }
          ]
        })
      )
      const { ErrorCode, Message, MessageID, SubmittedAt, To } = answer
      assert.deepStrictEqual({ ErrorCode, Message, To }, {
        ErrorCode: 0,
        Message: "OK",
        To: "\"Lovelace, Ada\" <ada@example.com>, bob@example.com"
      })
      assert.closeTo(Date.parse(SubmittedAt), Date.now(), 60_000)
      const email = yield* emailOf(MessageID)
      assert.deepInclude(email, {
        from: `Shop <${from}>`,
        to: ["\"Lovelace, Ada\" <ada@example.com>", "bob@example.com"],
        cc: ["cc@example.com"],
        bcc: ["bcc@example.com"],
        reply_to: "a@acme.example, B <b@acme.example>",
        subject: "Your order",
        text: "Thank you.",
        headers: { "X-Order": "12" },
        tags: ["Welcome-mail", "order:12"]
      })
      assert.deepStrictEqual(
        // oxlint-disable-next-line typescript/no-explicit-any
        email.attachments.map(({ content_id, disposition, filename }: any) => [filename, content_id, disposition]),
        [["請求書.txt", undefined, undefined], ["logo.png", "logo", "inline"]]
      )
    }))

  it.effect("postmark sends batches, in which each message is judged for itself", () =>
    Effect.gen(function*() {
      const client = (yield* postmark)()
      yield* suppress("gone@example.com")
      const message = { From: from, To: "ada@example.com", Subject: "Hi", TextBody: "Hi" }
      const answers = yield* Effect.promise(() =>
        client.sendEmailBatch([
          message,
          { ...message, To: "nobody" },
          { ...message, To: "gone@example.com" },
          { ...message, To: "ada@example.com, gone@example.com" },
          { ...message, From: "shop@elsewhere.example" }
        ])
      )
      assert.deepStrictEqual(answers.map(({ ErrorCode }) => ErrorCode), [0, 300, 406, 300, 400])
      assert.deepInclude(yield* emailOf(answers[0]!.MessageID), { subject: "Hi", to: ["ada@example.com"] })
      assert.match(answers[1]!.Message, /`To\.0` must be/)
      assert.deepStrictEqual(Errors.InactiveRecipientsError.parseInactiveRecipients(answers[2]!.Message), [
        "gone@example.com"
      ])
      assert.match(answers[3]!.Message, /Nothing was sent to anybody.*: gone@example\.com/)
      assert.deepStrictEqual(
        yield* postmarkError(client.sendEmailBatch(Array.from({ length: 101 }, () => message))),
        ["ApiInputError", 422, 410]
      )
    }))

  it.effect("postmark sends templates with their data, one and many", () =>
    Effect.gen(function*() {
      const client = (yield* postmark)()
      yield* template
      const message = {
        From: from,
        To: ada,
        TemplateAlias: "D_12",
        TemplateModel: { name: "Ada", home: { city: "Ulm" } }
      }
      const { MessageID } = yield* Effect.promise(() => client.sendEmailWithTemplate(message))
      assert.deepInclude(yield* emailOf(MessageID), { subject: "Hi Ada", text: "Hi Ada of Ulm" })
      assert.deepStrictEqual(
        yield* postmarkError(client.sendEmailWithTemplate({ ...message, TemplateAlias: "d-13" })),
        ["ApiInputError", 422, 1101]
      )
      assert.deepStrictEqual(
        yield* postmarkError(client.sendEmailWithTemplate({ ...message, TemplateModel: {} })),
        ["InvalidEmailRequestError", 422, 300]
      )
      const answers = yield* Effect.promise(() =>
        client.sendEmailBatchWithTemplates([message, { ...message, TemplateAlias: "d-13" }, message])
      )
      assert.deepStrictEqual(answers.map(({ ErrorCode }) => ErrorCode), [0, 1101, 0])
    }))

  it.effect("postmark raises every refusal as what it is", () =>
    Effect.gen(function*() {
      const { newKey, pause, sandbox } = yield* Harness
      const client = yield* postmark
      const own = client()
      const message = { From: from, To: ada, Subject: "Hi", TextBody: "Hi" }
      const reader = yield* newKey({ scopes: ["emails:read"] })
      const other = yield* newKey()
      yield* suppress("gone@example.com", "left@example.com")
      const badToken = ["InvalidAPIKeyError", 401, 10]
      assert.deepStrictEqual(yield* postmarkError(client("none").sendEmail(message)), badToken)
      assert.deepStrictEqual(yield* postmarkError(client(reader.key).sendEmail(message)), badToken)
      assert.deepStrictEqual(
        yield* postmarkError(own.sendEmail({ ...message, To: "nobody" })),
        ["InvalidEmailRequestError", 422, 300]
      )
      const inactive = yield* rejection(own.sendEmail({ ...message, To: "Gone@example.com", Bcc: "left@example.com" }))
      assert.instanceOf(inactive, Errors.InactiveRecipientsError)
      assert.deepStrictEqual(inactive.recipients, ["gone@example.com", "left@example.com"])
      assert.deepStrictEqual(
        yield* postmarkError(own.sendEmail({ ...message, Bcc: "left@example.com" })),
        ["InvalidEmailRequestError", 422, 300]
      )
      assert.deepStrictEqual(yield* postmarkError(client(other.key).sendEmail(message)), ["ApiInputError", 422, 400])
      assert.deepStrictEqual(
        yield* postmarkError(own.sendEmail({ ...message, From: `a@${sandbox}` })),
        ["ApiInputError", 422, 412]
      )
      const paused = yield* newKey()
      yield* pause(paused.accountId)
      assert.deepStrictEqual(yield* postmarkError(client(paused.key).sendEmail(message)), ["ApiInputError", 422, 413])
      assert.deepStrictEqual(
        yield* postmarkError(own.sendEmail({ ...message, TextBody: "a".repeat(500_000) })),
        ["UnknownError", 413, 300]
      )
      assert.deepStrictEqual(yield* postmarkError(own.getServer()), ["PostmarkError", 404, 404])
      assert.deepStrictEqual(yield* postmarkError(own.getTemplate(1)), ["PostmarkError", 404, 404])
    }))

  it.effect("what no client sends is refused in the shape of each interface", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      const token = { "x-postmark-server-token": liveKey }
      const key = null
      const tokenless = yield* ask("POST", "/postmark/email", { body: {} })
      assert.deepStrictEqual([tokenless.status, tokenless.json.ErrorCode], [401, 10])
      for (
        const [path, raw, code] of [
          ["/email", "{", 402],
          ["/email", "[]", 403],
          ["/email/batch", "{}", 403],
          ["/email/batch", "[]", 403],
          ["/email/batchWithTemplates", "[]", 403],
          ["/email/batchWithTemplates/", "{\"Messages\": [1]}", 0],
          ["/email/withTemplate/", "{}", 300]
        ] as const
      ) {
        const { json, status } = yield* ask("POST", `/postmark${path}`, { key, headers: token, raw })
        if (code === 0) assert.deepStrictEqual([status, json[0].ErrorCode], [200, 300])
        else assert.deepStrictEqual([status, json.ErrorCode], [422, code], raw)
      }
      for (const raw of ["{", "[]", "{}", "1", "{\"personalizations\": 1}"]) {
        const { json, status } = yield* ask("POST", "/sendgrid/v3/mail/send", { raw })
        assert.strictEqual(status, 400)
        assert.isAbove(json.errors[0].message.length, 0)
      }
      const badKey = { "idempotency-key": "k".repeat(257) }
      const body = { from: { email: from }, subject: "Hi", personalizations: [{ to: [{ email: from }] }] }
      const answer = yield* ask("POST", "/sendgrid/v3/mail/send", { headers: badKey, body })
      assert.deepStrictEqual([answer.status, answer.json.errors[0].field], [400, "Idempotency-Key"])
    }))

  // Debian's Python, which has Debian's packages.
  const python = "/usr/bin/python3"
  const hasAnymail = spawnSync(python, ["-c", "import anymail, django, requests"]).status === 0

  it.effect.skipIf(!hasAnymail)(
    "django-anymail sends over all of them that it knows, and raises refusals",
    () =>
      Effect.gen(function*() {
        const { ask, liveKey, port } = yield* Harness
        yield* template
        yield* suppress("gone@example.com")
        const script = path.join(import.meta.dirname, "sendWithAnymail.py")
        const { stdout } = yield* Effect.promise(() =>
          promisify(execFile)(python, [script, `http://127.0.0.1:${port}`, liveKey, from])
        )
        const results = JSON.parse(stdout)
        for (
          const [service, status] of [["sendgrid", "queued"], ["postmark", "sent"], ["mailgun", "queued"]] as const
        ) {
          const { batch, one, template: templated, ...refusals } = results[service]
          const idOf = Effect.fnUntraced(function*(id: string) {
            if (service === "postmark") return id
            if (service === "mailgun") return id.slice(1, id.indexOf("@"))
            // Anymail knows an email by an argument that it sends with it.
            const { json } = yield* ask("GET", `/v1/emails?tag=anymail_id:${id}`)
            return json.data[0].id as string
          })
          const [sent, filled] = [
            yield* emailOf(yield* idOf(one.ids[0])),
            yield* emailOf(yield* idOf(templated.ids[0]))
          ]
          assert.deepStrictEqual([one.statuses, batch.statuses, templated.statuses], [[status], [status], [status]])
          // At Mailgun a batch has one id.
          assert.strictEqual(batch.ids.length, service === "mailgun" ? 1 : 2)
          assert.deepInclude(sent, {
            from: `Shop <${from}>`,
            to: ["\"Lovelace, Ada\" <ada@example.com>", "Jürgen <bob@example.com>"],
            cc: ["cc@example.com"],
            bcc: ["bcc@example.com"],
            subject: "Grüße",
            text: "Hi",
            headers: { "X-Order": "12" }
          })
          assert.includeMembers(sent.tags, ["Welcome-mail", "order:12"])
          // oxlint-disable-next-line typescript/no-explicit-any
          const dispositions = sent.attachments.map(({ disposition = "attachment", filename }: any) =>
            `${filename.replace(/^.*\.img@inline$/, "logo.png")} ${disposition}`
          )
          assert.sameMembers(dispositions, ["logo.png inline", "a.txt attachment"])
          assert.deepInclude(filled, { subject: "Hi Ada", text: "Hi Ada of Ulm" })
          assert.deepStrictEqual(refusals, {
            inactive: service === "postmark" ? "AnymailRecipientsRefused" : "AnymailRequestsAPIError",
            some: "AnymailRequestsAPIError",
            invalid: "AnymailRequestsAPIError",
            token: "AnymailRequestsAPIError",
            unverified: "AnymailRequestsAPIError"
          })
        }
      })
  )
})
