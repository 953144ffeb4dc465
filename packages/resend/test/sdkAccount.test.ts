import * as Http from "node:http"
import type { Resend } from "resend"
import { Webhook } from "svix"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { ownerEmail, type Server, start } from "./server.ts"
import { clientOf, dataOf, errorOf, messageOf } from "./support/sdk.ts"

let server: Server
let resend: Resend
const client = (key: string) => clientOf(server, key)
const message = (over: object = {}) => messageOf(server, over)

beforeAll(async () => {
  server = await start()
  resend = client(server.key)
})
afterAll(() => server.close())

/** What resend-node 6.38 calls and Sendwright has no use for. */
const elsewhere = {
  get: `/automations /automations/x /automations/x/runs /automations/x/runs/y /audiences/x/contacts/y /broadcasts
    /broadcasts/x /broadcasts/x/recipients /broadcasts/x/clicked-links /contact-properties /contact-properties/x
    /contacts /contacts/x /contacts/x/segments /contacts/x/topics /contacts/imports /contacts/imports/x /domains/x/claim
    /emails/metrics /events /events/x /inboxes /inboxes/x /inboxes/x/agent /inboxes/x/drafts/y
    /inboxes/x/labels /inboxes/x/threads /inboxes/x/threads/y /inboxes/x/threads/y/emails /logs /logs/x /oauth/grants
    /segments /segments/x /segments/x/contacts /topics /topics/x /usage /webhooks/x/events /webhooks/x/events/y
    /webhooks/x/events/y/attempts`,
  post:
    `/automations /automations/x/duplicate /automations/x/stop /audiences/x/contacts /broadcasts /broadcasts/x/cancel
    /broadcasts/x/duplicate /broadcasts/x/send /contact-properties /contacts /contacts/x/segments/y /contacts/imports
    /domains/claim /domains/x/claim/verify /emails/x/share /events /events/send /inboxes /inboxes/x/drafts
    /inboxes/x/drafts/y/send /inboxes/x/labels /inboxes/x/threads/y/emails/z/reply
    /inboxes/x/threads/y/emails/z/forward /inboxes/x/threads/y/labels /segments /topics /webhooks/x/events/y/replay`,
  patch:
    `/api-keys/x /automations/x /broadcasts/x /contact-properties/x /contacts/x /contacts/x/topics /events/x /inboxes/x
    /inboxes/x/agent /inboxes/x/drafts/y /inboxes/x/labels/y /inboxes/x/threads/y /segments/x /topics/x`,
  put: `/inboxes/x/threads/y/labels`,
  delete: `/automations/x /broadcasts/x /contact-properties/x /contacts/x /contacts/x/segments/y /events/x /inboxes/x
    /inboxes/x/drafts/y /inboxes/x/labels/y /inboxes/x/threads/y /inboxes/x/threads/y/labels/z /oauth/grants/x
    /segments/x /topics/x`
} as const

describe("what else resend-node keeps in an account", () => {
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
    for (const over of [{ openTracking: true }, { tls: "enforced" }, { capabilities: { sending: "disabled" } }]) {
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
    for (const [method, paths] of Object.entries(elsewhere) as Array<[keyof typeof elsewhere, string]>) {
      for (const path of paths.trim().split(/\s+/)) {
        const { error } = await resend[method](path, {})
        assert.deepStrictEqual([error?.statusCode, error?.name], [404, "not_found"], `${method} ${path}`)
        assert.match(error!.message, /Sendwright|Resend/, `${method} ${path}`)
      }
    }
  })

  it("adds, reads, lists and removes suppressions", async () => {
    const { key } = await server.newKey({ rate: 1_000 })
    const own = client(key).suppressions
    const { id, object } = dataOf(await own.add({ email: " Ada@Example.com" }))
    assert.strictEqual(object, "suppression")
    assert.deepStrictEqual(dataOf(await own.add({ email: "ada@example.com" })), { id, object })
    const entry = dataOf(await own.get(id))
    assert.deepInclude(entry, { object, id, email: "ada@example.com", origin: "manual", source_id: null })
    assert.deepStrictEqual(dataOf(await own.get("ADA@example.com")), entry)
    const emails = ["b@example.com", "c@example.com", "B@example.com", "ada@example.com"]
    const added = dataOf(await own.batch.add({ emails })).data
    assert.deepStrictEqual([added.length, added[2]?.id], [3, id])
    const all = dataOf(await own.list())
    assert.deepStrictEqual([all.object, all.has_more], ["list", false])
    assert.sameMembers(all.data.map(({ email }) => email), ["ada@example.com", "b@example.com", "c@example.com"])
    assert.notProperty(all.data[0], "object")
    const first = dataOf(await own.list({ limit: 2 }))
    assert.deepStrictEqual([first.has_more, first.data], [true, all.data.slice(0, 2)])
    const second = dataOf(await own.list({ limit: 2, after: first.data[1]!.id }))
    assert.deepStrictEqual([second.has_more, second.data], [false, all.data.slice(2)])
    const back = dataOf(await own.list({ limit: 1, before: second.data[0]!.id }))
    assert.deepStrictEqual([back.has_more, back.data], [true, all.data.slice(1, 2)])
    assert.deepStrictEqual(dataOf(await own.list({ origin: "bounce" })).data, [])
    assert.deepStrictEqual(errorOf(await own.list({ origin: "whim" as never })), [422, "validation_error"])
    assert.deepStrictEqual(errorOf(await own.list({ after: "x" })), [422, "validation_error"])
    assert.deepStrictEqual(errorOf(await own.add({ email: "nobody" })), [422, "validation_error"])
    const refused = await own.batch.add({ emails: ["d@example.com", "nobody"] })
    assert.deepStrictEqual(errorOf(refused), [422, "validation_error"])
    assert.match(refused.error!.message, /`emails\.1`/)
    assert.deepStrictEqual(errorOf(await own.get("d@example.com")), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await own.batch.add({ emails: [] })), [422, "validation_error"])
    const gone = await own.batch.remove({ emails: ["b@example.com", "nobody@example.com"] })
    assert.deepStrictEqual(dataOf(gone).data, [{ object, id: added[0]!.id, deleted: true }])
    assert.deepStrictEqual(dataOf(await own.batch.remove({ ids: [added[1]!.id] })).data.length, 1)
    assert.deepStrictEqual(errorOf(await own.batch.remove({} as never)), [422, "validation_error"])
    assert.deepStrictEqual(dataOf(await own.remove("ada@EXAMPLE.com")), { object, id, deleted: true })
    assert.deepStrictEqual(errorOf(await own.remove(id)), [404, "not_found"])
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
        events: ["email.scheduled", "email.failed"],
        signing_secret: made.signing_secret
      })
      const change = { events: ["email.bounced" as const], status: "disabled" as const }
      assert.deepStrictEqual(dataOf(await resend.webhooks.update(made.id, change)), { object: "webhook", id: made.id })
      const [listed] = dataOf(await resend.webhooks.list()).data
      assert.deepInclude(listed, { id: made.id, endpoint, ...change })
      const rotated = dataOf(await resend.webhooks.rotateSigningSecret(made.id))
      assert.notStrictEqual(rotated.signing_secret, made.signing_secret)
      assert.strictEqual(dataOf(await resend.webhooks.get(made.id)).signing_secret, rotated.signing_secret)
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
