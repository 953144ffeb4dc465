import type { Resend } from "resend"
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

describe("emails of resend-node", () => {
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
    const back: Array<string> = []
    for (let before = seen.at(-1)!;;) {
      const page = dataOf(await resend.emails.list({ limit: 2, before }))
      back.unshift(...page.data.map(({ id }) => id))
      if (!page.has_more) break
      before = page.data[0]!.id
    }
    assert.deepStrictEqual(back, seen.slice(0, -1))
    assert.deepStrictEqual(dataOf(await resend.emails.list({ before: seen[0]! })), {
      object: "list",
      has_more: false,
      data: []
    })
    assert.deepStrictEqual(errorOf(await resend.emails.list({ before: "x" })), [422, "validation_error"])
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

  it("reads the attachments of an email, with links that need no key", async () => {
    const { id: emailId } = dataOf(
      await resend.emails.send(message({
        attachments: [
          { filename: "Rechnung „März“.pdf", content: Buffer.from("one") },
          { filename: "logo.svg", content: Buffer.from("<svg/>"), contentId: "logo" }
        ]
      }))
    )
    const { data } = dataOf(await resend.emails.attachments.list({ emailId }))
    assert.deepInclude(data[0], {
      filename: "Rechnung „März“.pdf",
      size: 3,
      content_type: "application/pdf",
      content_disposition: "attachment",
      content_id: null
    } as never)
    assert.deepInclude(data[1], { content_type: "image/svg+xml", content_disposition: "inline", content_id: "logo" })
    assert.closeTo(Date.parse(data[0]!.expires_at), Date.now() + 3_600_000, 60_000)
    const one = dataOf(await resend.emails.attachments.get({ emailId, id: data[1]!.id }))
    assert.deepInclude(one, { object: "attachment", id: data[1]!.id, filename: "logo.svg", size: 6 })
    assert.isTrue(one.download_url.startsWith(`${server.baseUrl}/files/`))
    const response = await fetch(one.download_url)
    assert.deepStrictEqual([response.status, await response.text()], [200, "<svg/>"])
    assert.deepInclude(Object.fromEntries(response.headers), {
      "content-type": "application/octet-stream",
      "content-length": "6",
      "content-disposition": "attachment; filename=\"logo.svg\"; filename*=UTF-8''logo.svg",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store"
    })
    assert.match(response.headers.get("content-security-policy")!, /^sandbox; default-src 'none'/)
    for (const wrong of [`${one.download_url}x`, one.download_url.slice(0, -2), `${server.baseUrl}/files/x`]) {
      const refused = await fetch(wrong)
      assert.strictEqual(refused.status, 404)
      assert.deepInclude(await refused.json(), { statusCode: 404, name: "not_found" })
    }
    const page = dataOf(await resend.emails.attachments.list({ emailId, limit: 1 }))
    assert.deepStrictEqual([page.has_more, page.data[0]?.id], [true, data[0]!.id])
    assert.deepStrictEqual(errorOf(await resend.emails.attachments.get({ emailId, id: emailId })), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.emails.attachments.list({ emailId: "x" })), [404, "not_found"])
  })

  it("is told by a strict batch that it comes too fast, or has used up its day", async () => {
    const { key, sandbox } = await server.newKey({ trusted: false, rate: 1_000 })
    const own = client(key)
    const batch = (count: number) =>
      own.batch.send(Array.from({ length: count }, () => message({ from: `shop@${sandbox}` })))
    dataOf(await batch(99))
    const over = await batch(2)
    assert.deepStrictEqual(errorOf(over), [429, "daily_quota_exceeded"])
    assert.match(over.error!.message, /^Nothing was sent\. emails\[1\]/)
    const wait = Number(over.headers?.["retry-after"])
    assert.isTrue(wait > 0 && wait <= 86_400)
    dataOf(await batch(1))
    assert.deepStrictEqual(errorOf(await own.emails.send(message({ from: `shop@${sandbox}` }))), [
      429,
      "daily_quota_exceeded"
    ])
  })
})
