import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Ask, ask as askAt, assertError } from "./ask.ts"
import { ownerEmail, type Server, start } from "./server.ts"

let server: Server
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.close())

const ask = (method: string, path: string, asked: Partial<Ask> = {}) =>
  askAt(server.baseUrl, method, path, { key: server.key, ...asked })

const message = (over: object = {}) => ({
  from: `shop@${server.sandbox}`,
  to: [ownerEmail],
  subject: "Your order",
  text: "Thank you.",
  ...over
})

describe("refusals", () => {
  it("are JSON in Resend's shape, whatever was wrong", async () => {
    assertError(await ask("GET", "/emails", { key: null }), 401, "missing_api_key")
    assertError(await ask("GET", "/emails", { key: "re_123" }), 403, "invalid_api_key")
    assertError(await ask("POST", "/emails", { raw: "{" }), 422, "validation_error")
    assertError(await ask("POST", "/emails", { raw: "[]" }), 422, "validation_error")
    assertError(
      await ask("POST", "/emails", { raw: "a", headers: { "content-type": "text/plain" } }),
      422,
      "validation_error"
    )
    assertError(await ask("POST", "/emails/batch", { body: [] }), 422, "validation_error")
    assertError(
      await ask("POST", "/emails/batch", { body: Array.from({ length: 101 }, () => message()) }),
      422,
      "validation_error"
    )
    assertError(
      await ask("POST", "/emails/batch", { body: [message()], headers: { "x-batch-validation": "both" } }),
      422,
      "validation_error"
    )
    assertError(await ask("PUT", "/emails"), 405, "method_not_allowed")
    assertError(await ask("DELETE", "/domains"), 405, "method_not_allowed")
    assertError(await ask("GET", "/nowhere"), 404, "not_found")
    assertError(await ask("GET", ""), 404, "not_found")
    const large = { raw: JSON.stringify({ name: "a".repeat(1_100_000) }) }
    assertError(await ask("POST", "/domains", large), 422, "validation_error")
  })

  it("answer each call that Resend has and this interface has not, by what it is for", async () => {
    for (
      const [path, advice] of [
        ["/contacts", /keeps no contacts/],
        ["/audiences/x/contacts", /keeps no contacts/],
        ["/segments", /keeps no contacts/],
        ["/topics/x", /keeps no contacts/],
        ["/broadcasts/x/send", /keeps no contacts/],
        ["/automations", /keeps no contacts/],
        ["/events/send", /keeps no contacts/],
        ["/contact-properties", /keeps no contacts/],
        ["/inboxes/x", /GET \/emails\/receiving/],
        ["/domains/claim", /POST \/domains/],
        ["/emails/x/share", /portal/],
        ["/logs", /GET \/emails/],
        ["/oauth/grants", /dashboard/],
        ["/usage", /dashboard/],
        ["/webhooks/x/events", /deliveries/]
      ] as const
    ) {
      const answer = await ask("POST", path, { body: {} })
      assertError(answer, 404, "not_found")
      assert.match(answer.json.message, advice, path)
    }
  })
})

describe("another account's things, and those of another mode", () => {
  it("are not found", async () => {
    const other = await server.newKey()
    const tester = await server.newKey({ accountId: server.accountId, mode: "test" })
    const email = (await ask("POST", "/emails", { body: message({ scheduled_at: "in 1 hour" }) })).json.id
    const domain = (await ask("POST", "/domains", { body: { name: "mine.example" } })).json.id
    const key = (await ask("POST", "/api-keys", { body: { name: "mine" } })).json.id
    const hook = (await ask("POST", "/webhooks", {
      body: { endpoint: "https://hooks.example/", events: ["email.sent"] }
    })).json.id
    const file = { filename: "a.txt", content: "aGk=" }
    const withFile = (await ask("POST", "/emails", { body: message({ attachments: [file] }) })).json.id
    const attachment = (await ask("GET", `/emails/${withFile}/attachments`)).json.data[0].id
    const template = (await ask("POST", "/templates", { body: { name: "mine", subject: "s", html: "h" } })).json.id
    const entry = (await ask("POST", "/suppressions", { body: { email: "mine@example.com" } })).json.id
    const scheduled_at = new Date(Date.now() + 7_200_000).toISOString()
    const calls: ReadonlyArray<readonly [method: string, path: string, body?: object]> = [
      ["GET", `/emails/${email}`],
      ["PATCH", `/emails/${email}`, { scheduled_at }],
      ["POST", `/emails/${email}/cancel`],
      ["DELETE", `/api-keys/${key}`],
      ["GET", `/domains/${domain}`],
      ["PATCH", `/domains/${domain}`, {}],
      ["POST", `/domains/${domain}/verify`],
      ["DELETE", `/domains/${domain}`],
      ["GET", `/webhooks/${hook}`],
      ["PATCH", `/webhooks/${hook}`, { status: "disabled" }],
      ["POST", `/webhooks/${hook}/signing-secret/rotate`],
      ["DELETE", `/webhooks/${hook}`]
    ]
    const more: typeof calls = [
      ["GET", `/emails/${withFile}/attachments`],
      ["GET", `/emails/${withFile}/attachments/${attachment}`],
      ["GET", `/templates/${template}`],
      ["GET", "/templates/mine"],
      ["PATCH", `/templates/${template}`, { name: "yours" }],
      ["POST", `/templates/${template}/publish`],
      ["POST", `/templates/mine/duplicate`],
      ["DELETE", `/templates/${template}`],
      ["GET", `/suppressions/${entry}`],
      ["GET", "/suppressions/mine@example.com"],
      ["DELETE", `/suppressions/${entry}`],
      ["DELETE", "/suppressions/mine@example.com"]
    ]
    for (const [method, path, body] of more) {
      assertError(await ask(method, path, { key: other.key, body }), 404, "not_found")
    }
    const { id: received } = await server.receive({})
    assert.strictEqual((await ask("GET", `/emails/receiving/${received}`)).status, 200)
    for (const { key } of [other, tester]) {
      assertError(await ask("GET", `/emails/receiving/${received}`, { key }), 404, "not_found")
      assertError(await ask("GET", `/emails/receiving/${received}/attachments`, { key }), 404, "not_found")
    }
    const foreign = await ask("GET", `/suppressions?after=${entry}`, { key: other.key })
    assertError(foreign, 422, "validation_error")
    const left = await ask("POST", "/suppressions/batch/remove", { key: other.key, body: { ids: [entry] } })
    assert.deepStrictEqual(left.json, { data: [] })
    for (const [method, path, body] of more.slice(0, 2)) {
      assertError(await ask(method, path, { key: tester.key, body }), 404, "not_found")
    }
    // Lists of suppressions belong to the account: a test key reads them, and changes nothing of them.
    for (const [method, path, body] of more.slice(10)) {
      assertError(await ask(method, path, { key: tester.key, body }), 401, "restricted_api_key")
    }
    assert.isNull((await ask("GET", `/webhooks/${hook}`, { key: tester.key })).json.signing_secret)
    for (const [method, path, body] of calls) {
      assertError(await ask(method, path, { key: other.key, body }), 404, "not_found")
    }
    for (const [method, path, body] of calls.slice(0, 4)) {
      assertError(await ask(method, path, { key: tester.key, body }), 404, "not_found")
    }
    for (const [method, path, body] of [calls[7]!, ...calls.slice(9)]) {
      assertError(await ask(method, path, { key: tester.key, body }), 401, "restricted_api_key")
    }
    for (const list of ["/emails", "/emails/receiving", "/domains", "/webhooks", "/templates", "/suppressions"]) {
      assert.deepStrictEqual((await ask("GET", list, { key: other.key })).json.data, [])
    }
    // They are all there still.
    assert.strictEqual((await ask("GET", `/emails/${email}`)).json.last_event, "scheduled")
    assert.strictEqual((await ask("GET", `/webhooks/${hook}`)).json.status, "enabled")
    assert.strictEqual((await ask("GET", `/domains/${domain}`)).status, 200)
  })

  it("need the scope that /v1 asks for", async () => {
    const needs: ReadonlyArray<readonly [scope: string, method: string, path: string]> = [
      ["emails:send", "POST", "/emails"],
      ["emails:send", "POST", "/emails/batch"],
      ["emails:send", "PATCH", "/emails/x"],
      ["emails:send", "POST", "/emails/x/cancel"],
      ["emails:read", "GET", "/emails"],
      ["emails:read", "GET", "/emails/x"],
      ["domains:manage", "POST", "/domains"],
      ["domains:manage", "GET", "/domains"],
      ["domains:manage", "GET", "/domains/x"],
      ["domains:manage", "PATCH", "/domains/x"],
      ["domains:manage", "POST", "/domains/x/verify"],
      ["domains:manage", "DELETE", "/domains/x"],
      ["account:manage", "POST", "/api-keys"],
      ["account:manage", "GET", "/api-keys"],
      ["account:manage", "DELETE", "/api-keys/x"],
      ["webhooks:manage", "POST", "/webhooks"],
      ["webhooks:manage", "GET", "/webhooks"],
      ["webhooks:manage", "GET", "/webhooks/x"],
      ["webhooks:manage", "PATCH", "/webhooks/x"],
      ["webhooks:manage", "DELETE", "/webhooks/x"],
      ["webhooks:manage", "POST", "/webhooks/x/signing-secret/rotate"],
      ["emails:read", "GET", "/emails/x/attachments"],
      ["emails:read", "GET", "/emails/x/attachments/y"],
      ["received:read", "GET", "/emails/receiving"],
      ["received:read", "GET", "/emails/receiving/x"],
      ["received:read", "GET", "/emails/receiving/x/attachments"],
      ["received:read", "GET", "/emails/receiving/x/attachments/y"],
      ["templates:manage", "POST", "/templates"],
      ["templates:manage", "GET", "/templates"],
      ["templates:manage", "GET", "/templates/x"],
      ["templates:manage", "PATCH", "/templates/x"],
      ["templates:manage", "DELETE", "/templates/x"],
      ["templates:manage", "POST", "/templates/x/publish"],
      ["templates:manage", "POST", "/templates/x/duplicate"],
      ["suppressions:manage", "POST", "/suppressions"],
      ["suppressions:manage", "GET", "/suppressions"],
      ["suppressions:manage", "GET", "/suppressions/x"],
      ["suppressions:manage", "DELETE", "/suppressions/x"],
      ["suppressions:manage", "POST", "/suppressions/batch/add"],
      ["suppressions:manage", "POST", "/suppressions/batch/remove"]
    ]
    const keys = {
      "templates:manage": (await server.newKey({ scopes: ["emails:send"], rate: 1_000 })).key,
      others: (await server.newKey({ scopes: ["templates:manage"], rate: 1_000 })).key
    }
    for (const [scope, method, path] of needs) {
      const key = scope === "templates:manage" ? keys[scope] : keys.others
      const answer = await ask(method, path, { key })
      assertError(answer, 401, "restricted_api_key")
      assert.include(answer.json.message, scope)
      const able = await server.newKey({ scopes: [scope as "emails:send"] })
      assert.notStrictEqual((await ask(method, path, { key: able.key })).json.name, "restricted_api_key")
    }
  })
})

it("stands in the audit log with the address and the id of the request", async () => {
  const { headers, json } = await ask("POST", "/webhooks", {
    body: { endpoint: "https://hooks.example/", events: ["email.sent"] }
  })
  assert.deepInclude(await server.newestEntry() as object, {
    action: "webhook.added",
    subject: json.id,
    source: { address: "127.0.0.1", sessionId: null, requestId: headers["x-request-id"] }
  })
})
