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

/** What resend-node 6.38 calls and Sendwright has no use for. */
const elsewhere = {
  get: `/automations /automations/x /automations/x/runs /automations/x/runs/y /audiences/x/contacts/y /broadcasts
    /broadcasts/x /broadcasts/x/recipients /broadcasts/x/clicked-links /contact-properties /contact-properties/x
    /contacts /contacts/x /contacts/x/segments /contacts/x/topics /contacts/imports /contacts/imports/x /domains/x/claim
    /emails/metrics /emails/receiving /emails/receiving/x /emails/receiving/x/attachments
    /emails/receiving/x/attachments/y /events /events/x /inboxes /inboxes/x /inboxes/x/agent /inboxes/x/drafts/y
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
    for (const [method, paths] of Object.entries(elsewhere) as Array<[keyof typeof elsewhere, string]>) {
      for (const path of paths.trim().split(/\s+/)) {
        const { error } = await resend[method](path, {})
        assert.deepStrictEqual([error?.statusCode, error?.name], [404, "not_found"], `${method} ${path}`)
        assert.match(error!.message, /Sendwright|Resend/, `${method} ${path}`)
      }
    }
  })

  it("manages templates by id and by alias, and sends them", async () => {
    const variables = [{ key: "NAME", type: "string" as const }, { key: "n", type: "number" as const }]
    const content = { subject: "Hello {{{NAME}}}", html: "<p>{{{NAME}}} has {{n}}</p>" }
    const made = dataOf(
      await resend.templates.create({ name: "Welcome aboard", alias: "welcome", ...content, variables })
    )
    assert.deepStrictEqual(made, { object: "template", id: made.id })
    const whole = dataOf(await resend.templates.get(made.id))
    assert.deepInclude(whole, {
      object: "template",
      id: made.id,
      name: "Welcome aboard",
      alias: "welcome",
      status: "published",
      has_unpublished_versions: false,
      current_version_id: "1",
      from: null,
      reply_to: null,
      text: null,
      ...content
    })
    assert.deepStrictEqual(whole.variables?.map(({ fallback_value, key }) => [key, fallback_value]), [
      ["NAME", null],
      ["n", null]
    ])
    assert.deepStrictEqual(dataOf(await resend.templates.get("welcome")), whole)
    const { subject: _, html: __, ...head } = message()
    const send = (template: object) => resend.emails.send({ ...head, template } as never)
    const { id } = dataOf(await send({ id: "welcome", variables: { NAME: "Ada & Kim", n: 2 } }))
    assert.deepInclude(dataOf(await resend.emails.get(id)), {
      subject: "Hello Ada & Kim",
      html: "<p>Ada & Kim has 2</p>"
    })
    const missing = await send({ id: made.id, variables: { n: 2 } })
    assert.deepStrictEqual(errorOf(missing), [422, "validation_error"])
    assert.match(missing.error!.message, /`template\.variables\.NAME` is required/)
    const inBatch = await resend.batch.send([{ ...head, template: { id: "welcome", variables: { n: 2 } } }] as never)
    assert.match(inBatch.error!.message, /emails\[0\]: `template\.variables\.NAME` is required/)

    const change = { name: "Welcome", text: "Hello {{{NAME}}}" }
    assert.deepStrictEqual(dataOf(await resend.templates.update("welcome", change)), made)
    assert.deepInclude(dataOf(await resend.templates.get(made.id)), { ...change, ...content, current_version_id: "2" })
    dataOf(await resend.templates.update(made.id, { text: "" }))
    assert.isNull(dataOf(await resend.templates.get(made.id)).text)
    assert.deepStrictEqual(dataOf(await resend.templates.publish("welcome")), made)
    const copy = dataOf(await resend.templates.duplicate(made.id).publish())
    assert.deepInclude(dataOf(await resend.templates.get(copy.id)), {
      name: "Welcome (copy)",
      alias: "welcome-copy",
      ...content
    })

    const listed = dataOf(await resend.templates.list())
    assert.deepStrictEqual([listed.has_more, listed.data.map(({ alias }) => alias)], [false, [
      "welcome-copy",
      "welcome"
    ]])
    const older = dataOf(await resend.templates.list({ limit: 1, after: copy.id }))
    assert.deepStrictEqual([older.has_more, older.data.map((template) => template.id)], [false, [made.id]])
    assert.deepStrictEqual(
      dataOf(await resend.templates.list({ limit: 1, before: made.id })).data.map((template) => template.id),
      [copy.id]
    )
    assert.deepStrictEqual(dataOf(await resend.templates.remove("welcome-copy")), { ...copy, deleted: true })
    assert.deepStrictEqual(errorOf(await resend.templates.get(copy.id)), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.templates.publish("welcome-copy")), [404, "not_found"])
  })

  it("refuses of a template what it could not keep to", async () => {
    const of = async (over: object) => {
      const answer = await resend.templates.create({ name: "n", subject: "s", html: "<p></p>", ...over } as never)
      return [...errorOf(answer), answer.error!.message.split("`")[1]]
    }
    const wrong = (path: string) => [422, "validation_error", path]
    assert.deepStrictEqual(await of({ subject: undefined }), [422, "missing_required_field", "subject"])
    assert.deepStrictEqual(await of({ from: "shop@acme.example" }), wrong("from").with(1, "invalid_from_address"))
    assert.deepStrictEqual(await of({ replyTo: ["a@acme.example"] }), wrong("reply_to"))
    assert.deepStrictEqual(await of({ alias: "Not an alias" }), wrong("alias"))
    const variable = { key: "NAME", type: "string" }
    assert.deepStrictEqual(
      await of({ variables: [{ ...variable, fallbackValue: "you" }] }),
      wrong("variables.0.fallback_value")
    )
    assert.deepStrictEqual(await of({ variables: [{ ...variable, type: "list" }] }), wrong("variables.0.type"))
    assert.deepStrictEqual(await of({ variables: [{ ...variable, key: "my name" }] }), wrong("variables.0.key"))
    dataOf(
      await resend.templates.create({
        name: "n",
        subject: "s",
        html: "h",
        alias: "taken",
        variables: [{ key: "x", type: "string", fallbackValue: null }]
      })
    )
    assert.deepStrictEqual(await of({ alias: "taken" }), [422, "validation_error", undefined])
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
