import * as Http from "node:http"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { errorNames } from "../src/ResendError.ts"
import { ownerEmail, type Server, start } from "./server.ts"

let server: Server
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.close())

interface Ask {
  readonly key?: string | null
  readonly body?: unknown
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ask = async (method: string, path: string, { body, headers, key = server.key, raw }: Ask = {}) => {
  const { hostname, pathname, port } = new URL(server.baseUrl)
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Promise<{
    readonly status: number
    readonly headers: Http.IncomingHttpHeaders
    // oxlint-disable-next-line typescript/no-explicit-any
    readonly json: any
  }>((resolve, reject) => {
    const request = Http.request({
      hostname,
      port,
      method,
      path: `${pathname}${path}`,
      agent: false,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(text === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        ...headers
      }
    }, (response) => {
      let received = ""
      response.setEncoding("utf8")
      response.on("data", (chunk: string) => received += chunk)
      response.on(
        "end",
        () => resolve({ status: response.statusCode ?? 0, headers: response.headers, json: JSON.parse(received) })
      )
    })
    request.on("error", reject)
    request.end(text)
  })
}

type Answer = Awaited<ReturnType<typeof ask>>

/** An error as each of the clients reads it: all of them find the same in it. */
const assertError = ({ headers, json, status }: Answer, expected: number, name: string) => {
  assert.deepStrictEqual([status, json.statusCode, json.name], [expected, expected, name])
  assert.isAbove(json.message.length, 0)
  assert.deepStrictEqual(json.error, { statusCode: expected, name, message: json.message })
  assert.include(errorNames, name)
  assert.match(String(headers["content-type"]), /^application\/json/)
  assert.match(String(headers["x-request-id"]), /^[0-9a-f]{32}$/)
}

const message = (over: object = {}) => ({
  from: `shop@${server.sandbox}`,
  to: [ownerEmail],
  subject: "Your order",
  text: "Thank you.",
  ...over
})

describe("requests as other clients of Resend make them", () => {
  // resend-python 2: a body with every request, also with those that read and delete.
  it("python", async () => {
    const headers = { accept: "application/json", "user-agent": "resend-python:2.0.0" }
    const sent = await ask("POST", "/emails", { body: message(), headers: { ...headers, "Idempotency-Key": "p-1" } })
    assert.strictEqual(sent.status, 200)
    assert.notProperty(sent.json, "statusCode")
    const read = await ask("GET", `/emails/${sent.json.id}`, { body: {}, headers })
    assert.strictEqual(read.json.id, sent.json.id)
    const batch = await ask("POST", "/emails/batch", {
      body: [message(), message({ to: "nobody" })],
      headers: { ...headers, "x-batch-validation": "permissive" }
    })
    assert.deepStrictEqual([batch.json.data.length, batch.json.errors[0].index], [1, 1])
    const scheduled = await ask("POST", "/emails", { body: message({ scheduled_at: "in 1 hour" }), headers })
    const cancelled = await ask("POST", `/emails/${scheduled.json.id}/cancel`, { body: {}, headers })
    assert.deepStrictEqual(cancelled.json, { object: "email", id: scheduled.json.id })
  })

  // resend-ruby: the base address ends with a slash, and a POST without anything to say has no body.
  it("ruby", async () => {
    const headers = { "content-type": "application/json", accept: "application/json" }
    const scheduled = await ask("POST", "/emails", { body: message({ scheduled_at: "tomorrow at 9am" }) })
    assert.strictEqual((await ask("POST", `/emails/${scheduled.json.id}/cancel`, { headers })).status, 200)
    assert.strictEqual((await ask("GET", "/emails?limit=5", { headers })).json.object, "list")
  })

  // resend-go: the bytes of attachments as numbers, and charset behind the type.
  it("go", async () => {
    const attachments = [{ content: [104, 105], filename: "a.txt" }]
    const headers = { "content-type": "application/json; charset=utf-8" }
    const sent = await ask("POST", "/emails", { body: message({ attachments }), headers })
    assert.strictEqual(sent.status, 200)
    const none = await ask("GET", "/emails/0197a2d4-5c00-7abc-8def-0123456789ab", { headers })
    assertError(none, 404, "not_found")
    assert.match(String(none.headers["ratelimit-limit"]), /^\d+$/)
  })

  // resend-php: lists by http_build_query, errors by name.
  it("php", async () => {
    assert.strictEqual((await ask("GET", "/domains?limit=5")).json.object, "list")
    assertError(await ask("POST", "/emails", { body: message({ to: "nobody" }) }), 422, "validation_error")
  })
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
        ["/emails/receiving", /does not receive/],
        ["/inboxes/x", /does not receive/],
        ["/domains/claim", /POST \/domains/],
        ["/emails/x/share", /portal/],
        ["/logs", /GET \/emails/],
        ["/oauth/grants", /dashboard/],
        ["/usage", /dashboard/],
        ["/suppressions/batch/add", /v1\/suppressions/],
        ["/templates/x/publish", /v1\/templates/],
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
    for (const [method, path, body] of calls) {
      assertError(await ask(method, path, { key: other.key, body }), 404, "not_found")
    }
    for (const [method, path, body] of calls.slice(0, 4)) {
      assertError(await ask(method, path, { key: tester.key, body }), 404, "not_found")
    }
    for (const [method, path, body] of [calls[7]!, ...calls.slice(9)]) {
      assertError(await ask(method, path, { key: tester.key, body }), 401, "restricted_api_key")
    }
    for (const list of ["/emails", "/domains", "/webhooks"]) {
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
      ["webhooks:manage", "POST", "/webhooks/x/signing-secret/rotate"]
    ]
    const { key } = await server.newKey({ scopes: ["templates:manage"] })
    for (const [scope, method, path] of needs) {
      const answer = await ask(method, path, { key })
      assertError(answer, 401, "restricted_api_key")
      assert.include(answer.json.message, scope)
      const able = await server.newKey({ scopes: [scope as "emails:send"] })
      assert.notStrictEqual((await ask(method, path, { key: able.key })).json.name, "restricted_api_key")
    }
  })
})
