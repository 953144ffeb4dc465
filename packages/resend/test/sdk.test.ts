import * as Http from "node:http"
import { Resend } from "resend"
import { Webhook } from "svix"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { errorNames } from "../src/ResendError.ts"
import { ownerEmail, type Server, start } from "./server.ts"

let server: Server
let resend: Resend
const client = (key: string) => new Resend(key, { baseUrl: server.baseUrl })

beforeAll(async () => {
  server = await start()
  resend = client(server.key)
})
afterAll(() => server.close())

const message = (over: object = {}) => ({
  from: `Shop <shop@${server.sandbox}>`,
  to: ownerEmail,
  subject: "Your order",
  html: "<p>Thank you.</p>",
  ...over
})

/** The data of an answer that is no error. */
const dataOf = <A>({ data, error }: { readonly data: A | null; readonly error: unknown }): A => {
  assert.isNull(error)
  return data!
}

const errorOf = ({ data, error }: {
  readonly data: unknown
  readonly error: { readonly name: string; readonly message: string; readonly statusCode: number | null } | null
}) => {
  assert.isNull(data)
  assert.include(errorNames, error!.name)
  assert.isAbove(error!.message.length, 0)
  return [error!.statusCode, error!.name]
}

describe("resend-node", () => {
  it("sends an email with everything that it can have, and reads it again", async () => {
    const { id } = dataOf(
      await resend.emails.send(message({
        to: [ownerEmail],
        cc: [],
        replyTo: ["a@acme.example", "B <b@acme.example>"],
        text: "Thank you.",
        headers: { "X-Order": "12" },
        tags: [{ name: "kind", value: "order" }, { name: "plain", value: "" }],
        attachments: [
          { filename: "a.txt", content: Buffer.from("one") },
          { filename: "logo.png", content: "aGk=", contentType: "image/png", contentId: "logo" }
        ]
      }))
    )
    const email = dataOf(await resend.emails.get(id))
    assert.deepInclude(email, {
      object: "email",
      id,
      message_id: `<${id}@${server.sandbox}>`,
      from: `Shop <shop@${server.sandbox}>`,
      to: [ownerEmail],
      cc: null,
      bcc: null,
      reply_to: ["a@acme.example", "B <b@acme.example>"],
      subject: "Your order",
      html: "<p>Thank you.</p>",
      text: "Thank you.",
      last_event: "queued",
      scheduled_at: null,
      tags: [{ name: "kind", value: "order" }, { name: "plain", value: "" }]
    })
    assert.isFalse(Number.isNaN(Date.parse(email.created_at)))
  })

  it("schedules in plain English, moves and cancels, once", async () => {
    const { id } = dataOf(await resend.emails.send(message({ scheduledAt: "in 1 hour" })))
    const first = dataOf(await resend.emails.get(id))
    assert.strictEqual(first.last_event, "scheduled")
    assert.closeTo(Date.parse(first.scheduled_at!), Date.now() + 3_600_000, 60_000)
    const at = new Date(Date.now() + 7_200_000).toISOString()
    assert.deepStrictEqual(dataOf(await resend.emails.update({ id, scheduledAt: at })), { object: "email", id })
    assert.strictEqual(dataOf(await resend.emails.get(id)).scheduled_at, at)
    assert.deepStrictEqual(dataOf(await resend.emails.cancel(id)), { object: "email", id })
    assert.strictEqual(dataOf(await resend.emails.get(id)).last_event, "canceled")
    assert.deepStrictEqual(errorOf(await resend.emails.cancel(id)), [422, "validation_error"])
    assert.deepStrictEqual(errorOf(await resend.emails.update({ id, scheduledAt: at })), [422, "validation_error"])
    assert.deepStrictEqual(
      errorOf(await resend.emails.update({ id, scheduledAt: "when it suits" })),
      [422, "validation_error"]
    )
    assert.deepStrictEqual(
      errorOf(await resend.emails.send(message({ scheduledAt: "yesterday" }))),
      [422, "validation_error"]
    )
  })

  it("answers a repeated idempotency key with the first email, and refuses it with another one", async () => {
    const options = { idempotencyKey: "order-12" }
    const email = message({ scheduledAt: "in 1 hour" })
    const first = dataOf(await resend.emails.send(email, options))
    assert.deepStrictEqual(dataOf(await resend.emails.send(email, options)), first)
    assert.deepStrictEqual(
      errorOf(await resend.emails.send(message({ subject: "Another" }), options)),
      [409, "invalid_idempotent_request"]
    )
    assert.deepStrictEqual(
      errorOf(await resend.emails.send(email, { idempotencyKey: "k".repeat(257) })),
      [400, "invalid_idempotency_key"]
    )
  })

  it("sends a batch whole or not at all, unless it is permissive", async () => {
    const { key } = await server.newKey()
    const own = client(key)
    const sandbox = dataOf(await own.emails.list()).data
    assert.deepStrictEqual(sandbox, [])
    const count = async () => dataOf(await resend.emails.list({ limit: 100 })).data.length
    const before = await count()
    const [good, bad] = [message(), message({ to: "nobody" })]
    const strict = await resend.batch.send([good, bad])
    assert.deepStrictEqual(errorOf(strict), [422, "validation_error"])
    assert.match(strict.error!.message, /emails\[1\]: `to`/)
    assert.strictEqual(await count(), before)
    const permissive = dataOf(await resend.batch.send([good, bad, good], { batchValidation: "permissive" }))
    assert.strictEqual(permissive.data.length, 2)
    assert.deepStrictEqual(permissive.errors.map(({ index }) => index), [1])
    assert.strictEqual(await count(), before + 2)
    assert.strictEqual(dataOf(await resend.batch.send([good, good])).data.length, 2)
    assert.strictEqual(await count(), before + 4)
  })

  it("pages through the emails, newest first", async () => {
    const all = dataOf(await resend.emails.list({ limit: 100 }))
    assert.isFalse(all.has_more)
    const seen: Array<string> = []
    for (let after: string | undefined;;) {
      const page = dataOf(await resend.emails.list({ limit: 2, ...(after === undefined ? {} : { after }) }))
      assert.strictEqual(page.object, "list")
      seen.push(...page.data.map(({ id }) => id))
      if (!page.has_more) break
      after = page.data.at(-1)!.id
    }
    assert.deepStrictEqual(seen, all.data.map(({ id }) => id))
    assert.deepStrictEqual(errorOf(await resend.emails.list({ limit: 101 })), [422, "validation_error"])
  })

  it("refuses with the names of Resend's errors", async () => {
    const of = async (over: object) => errorOf(await resend.emails.send(message(over) as never))
    assert.deepStrictEqual(await of({ from: "nobody" }), [422, "invalid_from_address"])
    assert.deepStrictEqual(await of({ from: "a@stranger.example" }), [403, "validation_error"])
    assert.deepStrictEqual(await of({ to: "stranger@example.com" }), [403, "validation_error"])
    assert.deepStrictEqual(await of({ to: undefined }), [422, "missing_required_field"])
    assert.deepStrictEqual(await of({ html: undefined }), [422, "validation_error"])
    assert.deepStrictEqual(await of({ attachments: [{ filename: "a", content: "?" }] }), [422, "invalid_attachment"])
    assert.deepStrictEqual(await of({ tags: [{ name: "a:b", value: "c" }] }), [422, "validation_error"])
    assert.deepStrictEqual(await of({ topicId: "t" }), [422, "validation_error"])
    assert.deepStrictEqual(
      await of({ html: undefined, template: { id: "no-such-template" } }),
      [404, "not_found"]
    )
    assert.deepStrictEqual(errorOf(await client("re_123").emails.list()), [403, "invalid_api_key"])
    assert.deepStrictEqual(errorOf(await resend.emails.get("nothing")), [404, "not_found"])
    const { key } = await server.newKey({ scopes: ["emails:send"] })
    assert.deepStrictEqual(errorOf(await client(key).emails.list()), [401, "restricted_api_key"])
  })

  it("adds, reads, verifies and deletes domains", async () => {
    const made = dataOf(await resend.domains.create({ name: "mail.acme.example", region: "eu-west-1" }))
    assert.strictEqual(made.name, "mail.acme.example")
    assert.strictEqual(made.status, "not_started")
    assert.includeMembers(made.records.map(({ record }) => String(record)), ["DKIM", "SPF"])
    assert.deepStrictEqual(dataOf(await resend.domains.verify(made.id)), { object: "domain", id: made.id })
    const read = dataOf(await resend.domains.get(made.id))
    assert.deepInclude(read, { object: "domain", id: made.id, open_tracking: false })
    const listed = dataOf(await resend.domains.list())
    assert.deepStrictEqual([listed.object, listed.has_more, listed.data.map(({ id }) => id)], ["list", false, [
      made.id
    ]])
    assert.deepStrictEqual(
      dataOf(await resend.domains.update({ id: made.id, openTracking: false, tls: "opportunistic" })),
      { object: "domain", id: made.id }
    )
    const update = (over: object) => resend.domains.update({ id: made.id, ...over })
    for (const over of [{ openTracking: true }, { tls: "enforced" }, { capabilities: { receiving: "enabled" } }]) {
      assert.deepStrictEqual(errorOf(await update(over)), [422, "validation_error"])
    }
    assert.deepStrictEqual(
      errorOf(await resend.domains.create({ name: "mail.acme.example" })),
      [403, "validation_error"]
    )
    assert.deepStrictEqual(dataOf(await resend.domains.remove(made.id)), {
      object: "domain",
      id: made.id,
      deleted: true
    })
    assert.deepStrictEqual(errorOf(await resend.domains.get(made.id)), [404, "not_found"])
  })

  it("makes, lists and deletes API keys of no more than its own scopes", async () => {
    const made = dataOf(await resend.apiKeys.create({ name: "sender", permission: "sending_access" }))
    const sender = client(made.token)
    dataOf(await sender.emails.send(message()))
    assert.deepStrictEqual(errorOf(await sender.domains.list()), [401, "restricted_api_key"])
    const page = dataOf(await resend.apiKeys.list({ limit: 1 }))
    assert.strictEqual(page.data.length, 1)
    assert.isTrue(page.has_more)
    const listed = dataOf(await resend.apiKeys.list()).data.find(({ id }) => id === made.id)
    assert.strictEqual(listed?.name, "sender")
    assert.deepStrictEqual(dataOf(await resend.apiKeys.remove(made.id)), {
      object: "api_key",
      id: made.id,
      deleted: true
    })
    assert.deepStrictEqual(errorOf(await resend.apiKeys.remove(made.id)), [404, "not_found"])
    assert.deepStrictEqual(
      errorOf(await resend.apiKeys.create({ name: "x", permission: "everything" as never })),
      [422, "invalid_access"]
    )
    const { key } = await server.newKey({ mode: "test" })
    const tester = client(key)
    const { id, token } = dataOf(await tester.apiKeys.create({ name: "of test mode" }))
    assert.match(token, /_test_/)
    assert.isTrue(dataOf(await tester.apiKeys.list()).data.some((item) => item.id === id))
  })

  it("says of what is not there what to do", async () => {
    const { error } = await resend.contacts.list()
    assert.deepStrictEqual([error?.statusCode, error?.name], [404, "not_found"])
    assert.match(error!.message, /keeps no contacts/)
    assert.deepStrictEqual(errorOf(await resend.broadcasts.list()), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.emails.receiving.list()), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.suppressions.list()), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.templates.list()), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.emails.attachments.list({ emailId: "x" })), [404, "not_found"])
  })

  it("manages webhooks, whose deliveries svix and webhooks.verify verify", async () => {
    const received: Array<{ readonly headers: Http.IncomingHttpHeaders; readonly body: string }> = []
    const sink = Http.createServer((request, response) => {
      let body = ""
      request.setEncoding("utf8")
      request.on("data", (chunk: string) => body += chunk)
      request.on("end", () => {
        received.push({ headers: request.headers, body })
        response.writeHead(204).end()
      })
    })
    await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve))
    try {
      const { port } = sink.address() as { readonly port: number }
      const endpoint = `http://127.0.0.1:${port}/hooks`
      const made = dataOf(await resend.webhooks.create({ endpoint, events: ["email.scheduled", "email.failed"] }))
      assert.match(made.signing_secret, /^whsec_/)
      const { id } = dataOf(
        await resend.emails.send(message({ scheduledAt: "in 1 hour", tags: [{ name: "kind", value: "order" }] }))
      )
      const deadline = Date.now() + 10_000
      while (received.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
      const { body, headers } = received[0]!
      const [svixId, timestamp, signature] = ["svix-id", "svix-timestamp", "svix-signature"].map((name) =>
        String(headers[name])
      ) as [string, string, string]
      const verified = new Webhook(made.signing_secret).verify(body, {
        "svix-id": svixId,
        "svix-timestamp": timestamp,
        "svix-signature": signature
      })
      const event = resend.webhooks.verify({
        payload: body,
        headers: { id: svixId, timestamp, signature },
        webhookSecret: made.signing_secret
      })
      assert.deepStrictEqual(verified, event)
      assert.deepInclude(event, { type: "email.scheduled" })
      assert.deepInclude(event.data, {
        email_id: id,
        message_id: `<${id}@${server.sandbox}>`,
        to: [ownerEmail],
        tags: { kind: "order" }
      })
      assert.throws(() =>
        new Webhook(made.signing_secret).verify(`${body} `, {
          "svix-id": svixId,
          "svix-timestamp": timestamp,
          "svix-signature": signature
        })
      )
      assert.deepInclude(dataOf(await resend.webhooks.get(made.id)), {
        object: "webhook",
        id: made.id,
        endpoint,
        status: "enabled",
        events: ["email.scheduled", "email.failed"]
      })
      const change = { events: ["email.bounced" as const], status: "disabled" as const }
      assert.deepStrictEqual(dataOf(await resend.webhooks.update(made.id, change)), { object: "webhook", id: made.id })
      const [listed] = dataOf(await resend.webhooks.list()).data
      assert.deepInclude(listed, { id: made.id, endpoint, ...change })
      const rotated = dataOf(await resend.webhooks.rotateSigningSecret(made.id))
      assert.notStrictEqual(rotated.signing_secret, made.signing_secret)
      const refused = await resend.webhooks.create({ endpoint, events: ["email.opened"] })
      assert.deepStrictEqual(errorOf(refused), [422, "validation_error"])
      assert.deepStrictEqual(
        errorOf(await resend.webhooks.create({ endpoint: "nowhere", events: ["email.sent"] })),
        [422, "validation_error"]
      )
      assert.deepStrictEqual(dataOf(await resend.webhooks.remove(made.id)), {
        object: "webhook",
        id: made.id,
        deleted: true
      })
      assert.deepStrictEqual(errorOf(await resend.webhooks.get(made.id)), [404, "not_found"])
    } finally {
      await new Promise((resolve) => sink.close(resolve))
    }
  })
})
