import { assert, layer } from "@effect/vitest"
import type { Role } from "@sendwright/core/accounts/Role"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Harness, layer as harnessLayer } from "./harness.ts"

/** A member of their own account, and their calls. */
const member = Effect.fnUntraced(function*(role: Role = "developer") {
  const { ask, newAccount, newUser } = yield* Harness
  const accountId = yield* newAccount("Acme")
  const { cookie, user } = yield* newUser({ accountId, role })
  const call = (method: string, path: string, body?: unknown) =>
    ask(method, `/dashboard/api/accounts/${accountId}${path}`, { cookie, ...body === undefined ? {} : { body } })
  return { accountId, call, user }
})

const welcome = {
  name: "Welcome",
  subject: "Welcome, {{ name }}",
  html: "<p>Hello {{ name }}</p>",
  text: "Hello {{ name }}"
}

layer(harnessLayer())("templates of the dashboard", (it) => {
  it.effect("are made, listed without their bodies, saved as versions, restored and removed", () =>
    Effect.gen(function*() {
      const { call } = yield* member()
      const made = yield* call("POST", "/templates", welcome)
      assert.strictEqual(made.status, 201)
      const { id } = made.json
      assert.deepInclude(made.json, { ...welcome, slug: "welcome", version: 1, variables: ["name"] })
      assert.deepStrictEqual((yield* call("GET", "/templates")).json, {
        data: [{
          id,
          slug: "welcome",
          name: "Welcome",
          subject: "Welcome, {{ name }}",
          version: 1,
          updated_at: made.json.updated_at
        }]
      })
      const saved = yield* call("PATCH", `/templates/${id}/versions/1`, { html: null, name: "Hello" })
      assert.deepInclude(saved.json, { version: 2, html: null, name: "Hello", text: welcome.text })
      const versions = yield* call("GET", `/templates/${id}/versions`)
      assert.strictEqual(versions.json.has_more, false)
      assert.deepStrictEqual(
        versions.json.data.map((row: Record<string, unknown>) => [row["version"], row["name"], row["created_by"]]),
        [[2, "Hello", "Ada"], [1, "Welcome", "Ada"]]
      )
      const older = yield* call("GET", `/templates/${id}/versions?before=2`)
      assert.deepStrictEqual(older.json.data, versions.json.data.slice(1))
      assert.strictEqual((yield* call("GET", `/templates/${id}/versions?before=x`)).status, 400)
      assert.deepInclude((yield* call("GET", `/templates/${id}/versions/1`)).json, { ...welcome, version: 1 })
      assert.strictEqual((yield* call("GET", `/templates/${id}/versions/3`)).status, 404)
      const restored = yield* call("POST", `/templates/${id}/versions/1/restore`)
      assert.deepInclude(restored.json, { ...welcome, version: 3 })
      assert.deepStrictEqual((yield* call("GET", `/templates/${id}`)).json, restored.json)
      assert.strictEqual((yield* call("DELETE", `/templates/${id}`)).status, 204)
      assert.strictEqual((yield* call("GET", `/templates/${id}`)).status, 404)
    }))

  it.effect("are not overwritten if somebody else saved meanwhile", () =>
    Effect.gen(function*() {
      const { call } = yield* member()
      const { id } = (yield* call("POST", "/templates", welcome)).json
      yield* call("PATCH", `/templates/${id}/versions/1`, { name: "Theirs" })
      const refused = yield* call("PATCH", `/templates/${id}/versions/1`, { name: "Mine" })
      assert.strictEqual(refused.status, 409)
      assert.strictEqual(refused.json.error.code, "conflict")
      assert.deepInclude((yield* call("GET", `/templates/${id}`)).json, { version: 2, name: "Theirs" })
      const invalid = yield* call("PATCH", `/templates/${id}/versions/2`, { name: "", slug: "A" })
      assert.deepStrictEqual(invalid.json.error.details.map(({ path }: { path: string }) => path).sort(), [
        "name",
        "slug"
      ])
    }))

  it.effect("are shown in a frame that runs nothing, and loads remote images only on request", () =>
    Effect.gen(function*() {
      const { call } = yield* member("viewer")
      const policyOf = Effect.fnUntraced(function*(query: string) {
        const answer = yield* call("GET", `/template-frame${query}`)
        assert.strictEqual(answer.status, 200)
        assert.strictEqual(answer.headers["content-type"], "text/html; charset=utf-8")
        assert.strictEqual(answer.text, "<!doctype html><title>Preview</title>")
        return String(answer.headers["content-security-policy"]).split("; ")
      })
      const closed = [
        "sandbox allow-same-origin",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "form-action 'none'"
      ]
      assert.deepStrictEqual(yield* policyOf(""), closed)
      assert.deepStrictEqual(
        yield* policyOf("?images=remote"),
        closed.map((rule) => rule === "img-src data:" ? "img-src data: https:" : rule)
      )
      assert.strictEqual((yield* call("GET", "/template-frame?images=all")).status, 400)
    }))

  it.effect("are tested only on the simulator or the user's own address, filled in as a send would be", () =>
    Effect.gen(function*() {
      const { accountId, call, user } = yield* member()
      const { domains, recipients } = (yield* call("GET", "/template-tests")).json
      assert.strictEqual(recipients.own, user.email)
      const [domain] = domains
      const { html, subject, text } = welcome
      const test = {
        from: `hello@${domain}`,
        to: recipients.delivered,
        subject,
        html,
        text,
        variables: { name: "A & B" }
      }
      const sent = yield* call("POST", "/template-tests", test)
      assert.strictEqual(sent.status, 201, sent.text)
      assert.match(sent.json.id, /^[0-9a-f-]{36}$/)
      const simulated = yield* call("POST", "/template-tests?mode=test", { ...test, to: recipients.bounced })
      assert.strictEqual(simulated.status, 201, simulated.text)
      const { accounts, ask } = yield* Harness
      const { text: key } = yield* Effect.orDie(accounts.createKey({ accountId, name: "reader", mode: "live" }))
      const headers = { authorization: `Bearer ${Redacted.value(key)}` }
      assert.deepInclude((yield* ask("GET", `/v1/emails/${sent.json.id}`, { headers })).json, {
        subject: "Welcome, A & B",
        html: "<p>Hello A &amp; B</p>"
      })
      const issues = Effect.fnUntraced(function*(change: object) {
        const answer = yield* call("POST", "/template-tests", { ...test, ...change })
        assert.strictEqual(answer.status, 400, answer.text)
        return answer.json.error.details.map(({ path }: { path: string }) => path)
      })
      assert.deepStrictEqual(yield* issues({ to: "somebody@example.com" }), ["to"])
      assert.deepStrictEqual(yield* issues({ variables: {} }), ["variables.name"])
      assert.deepStrictEqual(yield* issues({ from: "nobody" }), ["from"])
      assert.deepStrictEqual(yield* issues({ html: null, text: null }), [""])
    }))
})
