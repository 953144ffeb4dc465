import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Answer, ask } from "./ask.ts"
import { type Dialect, dialects } from "./dialects.ts"
import { ownerEmail, type Server, start } from "./server.ts"

let server: Server
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.close())

type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>
) => Promise<Answer>

/** A client of an account of its own. */
const connect = async ({ raised, request }: Dialect) => {
  const { key, sandbox } = await server.newKey({ rate: 1_000 })
  const call = (key: string | null): Call => (method, path, body, more = {}) => {
    const { headers, raw } = request(method, body)
    const body_ = raw === undefined ? {} : { raw }
    return ask(server.baseUrl, method, path, { key, ...body_, headers: { ...headers, ...more } })
  }
  /** The JSON of an answer that the client takes for good. */
  const good: (...of: Parameters<Call>) => Promise<Answer["json"]> = async (...of) => {
    const answer = await call(key)(...of)
    assert.isUndefined(raised(answer), `${of[0]} ${of[1]}: ${JSON.stringify(answer.json)}`)
    return answer.json
  }
  const refused = async (...of: Parameters<Call>) => raised(await call(key)(...of))
  return { call, good, refused, sandbox }
}

describe.each(dialects)("requests as the client for $name makes them", (dialect) => {
  it("reach every call", async () => {
    const { good, sandbox } = await connect(dialect)
    const message = (over: object = {}) => ({
      from: `shop@${sandbox}`,
      to: [ownerEmail],
      subject: "Your order",
      html: "<p>Thank you.</p>",
      ...over
    })
    const { changed, content } = dialect

    const file = { filename: "a.txt", content: content(Buffer.from("hi")), content_type: "text/plain" }
    const { id: sent } = await good("POST", "/emails", message({ attachments: [file] }), { "idempotency-key": "k" })
    assert.strictEqual((await good("GET", `/emails/${sent}`)).id, sent)
    const { id: scheduled } = await good("POST", "/emails", message({ scheduled_at: "in 1 hour" }))
    const scheduled_at = new Date(Date.now() + 7_200_000).toISOString()
    await good("PATCH", `/emails/${scheduled}`, { ...changed(scheduled), scheduled_at })
    assert.strictEqual((await good("GET", `/emails/${scheduled}`)).scheduled_at, scheduled_at)
    assert.deepStrictEqual(await good("POST", `/emails/${scheduled}/cancel`), { object: "email", id: scheduled })
    const batch = await good("POST", "/emails/batch", [message(), message({ to: "nobody" })], {
      "x-batch-validation": "permissive"
    })
    assert.deepStrictEqual([batch.data.length, batch.errors[0].index], [1, 1])
    assert.strictEqual((await good("POST", "/emails/batch", [message(), message()])).data.length, 2)
    const newest = await good("GET", "/emails?limit=2")
    assert.deepStrictEqual([newest.object, newest.has_more, newest.data.length], ["list", true, 2])
    const next = await good("GET", `/emails?limit=2&after=${newest.data[1].id}`)
    const back = await good("GET", `/emails?limit=2&before=${next.data[0].id}`)
    assert.deepStrictEqual(back, { ...newest, has_more: false })
    const files = await good("GET", `/emails/${sent}/attachments?limit=10`)
    const attachment = await good("GET", `/emails/${sent}/attachments/${files.data[0].id}`)
    assert.deepInclude(attachment, { object: "attachment", filename: "a.txt", size: 2, content_type: "text/plain" })
    assert.strictEqual(
      (await ask(server.baseUrl, "GET", attachment.download_url, { key: null })).bytes.toString(),
      "hi"
    )

    const domain = await good("POST", "/domains", { name: `${dialect.name}.example`, region: "eu-west-1" })
    assert.strictEqual((await good("GET", `/domains/${domain.id}`)).name, `${dialect.name}.example`)
    await good("PATCH", `/domains/${domain.id}`, { ...changed(domain.id), open_tracking: false })
    await good("POST", `/domains/${domain.id}/verify`)
    assert.strictEqual((await good("GET", "/domains?limit=5")).data.length, 1)
    assert.isTrue((await good("DELETE", `/domains/${domain.id}`)).deleted)

    const key = await good("POST", "/api-keys", { name: "sender", permission: "sending_access" })
    assert.isTrue((await good("GET", "/api-keys?limit=5")).data.some(({ id }: { id: string }) => id === key.id))
    assert.isTrue((await good("DELETE", `/api-keys/${key.id}`)).deleted)

    const hook = await good("POST", "/webhooks", { endpoint: "https://hooks.example/", events: ["email.sent"] })
    assert.strictEqual((await good("GET", `/webhooks/${hook.id}`)).signing_secret, hook.signing_secret)
    await good("PATCH", `/webhooks/${hook.id}`, { status: "disabled" })
    assert.strictEqual((await good("GET", "/webhooks")).data[0].status, "disabled")
    assert.isTrue((await good("DELETE", `/webhooks/${hook.id}`)).deleted)

    const template = await good("POST", "/templates", {
      name: "Welcome",
      alias: "welcome",
      subject: "Hello {{{NAME}}}",
      html: "<p>{{{NAME}}}</p>",
      variables: [{ key: "NAME", type: "string" }]
    })
    assert.strictEqual((await good("GET", `/templates/${template.id}`)).html, "<p>{{{NAME}}}</p>")
    await good("PATCH", "/templates/welcome", { name: "", html: "", text: "Hello {{{NAME}}}" })
    assert.deepInclude(await good("GET", "/templates/welcome"), { name: "Welcome", text: "Hello {{{NAME}}}" })
    assert.deepStrictEqual(await good("POST", "/templates/welcome/publish"), { object: "template", id: template.id })
    const copy = await good("POST", `/templates/${template.id}/duplicate`)
    assert.deepStrictEqual(
      (await good("GET", "/templates?limit=5")).data.map(({ id }: { id: string }) => id),
      [copy.id, template.id]
    )
    const { from, to } = message()
    const filled = await good("POST", "/emails", { from, to, template: { id: "welcome", variables: { NAME: "Ada" } } })
    assert.deepInclude(await good("GET", `/emails/${filled.id}`), { subject: "Hello Ada", html: "<p>Ada</p>" })
    assert.isTrue((await good("DELETE", "/templates/welcome")).deleted)

    const entry = await good("POST", "/suppressions", { email: " Ada+1@Example.com " })
    assert.strictEqual((await good("POST", "/suppressions", { email: "ada+1@example.com" })).id, entry.id)
    for (const name of [entry.id, encodeURIComponent("ada+1@example.com"), "ada+1@example.com"]) {
      assert.deepInclude(await good("GET", `/suppressions/${name}`), { id: entry.id, email: "ada+1@example.com" })
    }
    assert.strictEqual((await good("GET", "/suppressions?origin=manual&limit=5")).data.length, 1)
    const emails = ["b@example.com", "B@example.com", "c@example.com"]
    assert.strictEqual((await good("POST", "/suppressions/batch/add", { emails })).data.length, 2)
    assert.strictEqual((await good("POST", "/suppressions/batch/remove", { emails: emails.slice(1) })).data.length, 2)
    assert.isTrue((await good("DELETE", `/suppressions/${encodeURIComponent("ada+1@example.com")}`)).deleted)
  })

  it("are refused so that the client raises", async () => {
    const { call, good, refused, sandbox } = await connect(dialect)
    const { raised } = dialect
    const message = { from: `shop@${sandbox}`, to: [ownerEmail], subject: "s", text: "t" }
    const none = "0197a2d4-5c00-7abc-8def-0123456789ab"
    const kindOf = async (...of: Parameters<Call>) => (await refused(...of))?.kind
    const [missing, wrong, absent, unknown, here] = {
      python: ["ResendError", "ValidationError", "ResendError", "InvalidApiKeyError", "ResendError"],
      ruby: ["NotFoundError", "InvalidRequestError", "NotFoundError", "Error", "InvalidRequestError"],
      php: ["ErrorException", "ErrorException", "ErrorException", "ErrorException", "ErrorException"],
      go: ["error", "error", "error", "error", "error"]
    }[dialect.name]!
    for (const path of ["emails", "domains", "webhooks", "templates", "suppressions", "emails/x/attachments"]) {
      assert.strictEqual(await kindOf("GET", `/${path}/${none}`), missing, path)
    }
    assert.strictEqual(await kindOf("POST", "/emails", { ...message, to: "nobody" }), wrong)
    assert.strictEqual(await kindOf("POST", "/templates", { name: "n", html: "h", subject: "" }), wrong)
    assert.strictEqual(await kindOf("GET", "/contacts"), absent)
    assert.strictEqual(raised(await call("re_123")("GET", "/emails"))?.kind, unknown)
    assert.match(String((await refused("PATCH", `/api-keys/${none}`, { name: "x" }))?.message), /make a key/)
    const { token } = await good("POST", "/api-keys", { name: "sender", permission: "sending_access" })
    assert.strictEqual(raised(await call(token)("GET", "/domains"))?.kind, here)
  })

  it("that come too fast are told when to come again", async () => {
    const { key, sandbox } = await server.newKey({ rate: 20 })
    const { headers, raw } = dialect.request(
      "POST",
      Array.from({ length: 60 }, () => ({ from: `shop@${sandbox}`, to: ownerEmail, subject: "s", text: "t" }))
    )
    const send = () =>
      ask(server.baseUrl, "POST", "/emails/batch", { key, headers, ...raw === undefined ? {} : { raw } })
    assert.isUndefined(dialect.raised(await send()))
    const answer = await send()
    assert.deepStrictEqual([answer.status, answer.json.name], [429, "rate_limit_exceeded"])
    const raised = dialect.raised(answer)!
    assert.match(raised.message, /Nothing was sent/)
    assert.include(["RateLimitError", "RateLimitExceededError", "ErrorException"], raised.kind)
    assert.include(["1", "2"], answer.headers["retry-after"])
    if (raised.kind !== "ErrorException") assert.strictEqual(raised.retryAfter, answer.headers["retry-after"])
  })
})
