import { assert, describe, it, layer } from "@effect/vitest"
import { newDomain } from "@sendwright/core/domains/Domain"
import * as Effect from "effect/Effect"
import { toWire } from "../src/contract/wire/SendForm.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import { thingOf } from "./things.ts"

/** A developer of a new account, and the paths. */
const developer = Effect.gen(function*() {
  const { ask, newAccount, newUser } = yield* Harness
  const accountId = yield* newAccount()
  const { cookie } = yield* newUser({ accountId, role: "developer" })
  const base = `/dashboard/api/accounts/${accountId}`
  const form = (yield* ask("GET", `${base}/send`, { cookie })).json
  const email = {
    from: `hello@${form.sandbox.domain}`,
    to: [form.sandbox.simulator.delivered],
    subject: "Hello",
    text: "It works."
  }
  const send = (body: object, options: { readonly key?: string; readonly mode?: string } = {}) =>
    ask("POST", `${base}/send${options.mode === undefined ? "" : `?mode=${options.mode}`}`, {
      cookie,
      body,
      headers: { "idempotency-key": options.key }
    })
  const steps = Effect.map(ask("GET", `${base}/first-steps`, { cookie }), ({ json }) => json)
  return { accountId, ask, base, cookie, email, form, send, steps }
})

layer(harnessLayer())("sending from the page", (it) => {
  it.effect("returns the possible senders, and the addresses of the simulator", () =>
    Effect.gen(function*() {
      const { accountId, form } = yield* developer
      const domain = form.sandbox.domain
      assert.include(domain, accountId.slice(-10))
      assert.deepStrictEqual(form, {
        domains: [],
        sandbox: {
          domain,
          recipients: ["acme@owners.example", `delivered@${domain}`, `bounced@${domain}`, `complained@${domain}`],
          simulator: {
            delivered: `delivered@${domain}`,
            bounced: `bounced@${domain}`,
            complained: `complained@${domain}`
          }
        },
        templates: []
      })
    }))

  it.effect("sends once, however often a request is repeated with the same key", () =>
    Effect.gen(function*() {
      const { email, send, steps } = yield* developer
      const both = yield* Effect.all([send(email, { key: "k1" }), send(email, { key: "k1" })], {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(both.map(({ status }) => status).toSorted(), [200, 201])
      assert.strictEqual(both[0].json.id, both[1].json.id)
      assert.deepStrictEqual((yield* steps).email.id, both[0].json.id)
      const other = yield* send({ ...email, subject: "Another" }, { key: "k1" })
      assert.deepStrictEqual([other.status, other.json.error.code], [409, "conflict"])
      assert.notStrictEqual((yield* send(email)).json.id, both[0].json.id)
    }))

  it.effect("sends in the mode of the page, as the user who asks", () =>
    Effect.gen(function*() {
      const { email, send, steps } = yield* developer
      assert.strictEqual((yield* send(email, { mode: "test" })).status, 201)
      assert.deepInclude((yield* steps).email, { mode: "test", to: email.to[0], subject: "Hello", status: "queued" })
      assert.strictEqual((yield* send(email, { mode: "life" })).status, 400)
    }))

  it.effect("reports all problems of a request by field", () =>
    Effect.gen(function*() {
      const { email, send } = yield* developer
      const answer = yield* send({ ...email, to: ["nobody", email.to[0]], tags: ["a b"], scheduled_at: "tomorrow" })
      assert.strictEqual(answer.status, 400)
      const paths = answer.json.error.details.map(({ path }: { readonly path: string }) => path)
      assert.deepStrictEqual(paths.toSorted(), ["scheduled_at", "tags.0", "to.0"])
    }))

  it.effect("is limited to the sandbox's recipients from the sandbox, and impossible from a domain that is not verified", () =>
    Effect.gen(function*() {
      const { email, send } = yield* developer
      const outside = yield* send({ ...email, to: "ada@example.org" })
      assert.strictEqual(outside.status, 403)
      assert.deepStrictEqual(outside.json.error.details, { recipients: ["ada@example.org"] })
      assert.strictEqual((yield* send({ ...email, to: "acme@owners.example" })).status, 201)
      const domain = yield* send({ ...email, from: "a@example.org" })
      assert.deepStrictEqual([domain.status, domain.json.error.code], [403, "domain_not_verified"])
    }))

  it.effect("refuses a suppressed mailbox in any spelling", () =>
    Effect.gen(function*() {
      const { ask, base, cookie, email, send } = yield* developer
      const to = "acme@owners.example"
      for (const spelling of ["\"acme\"@owners.example", "acme@OWNERS.example", "\"a\\cme\"@owners.example"]) {
        const added = yield* ask("POST", `${base}/suppressions`, { cookie, body: { email_address: spelling } })
        assert.strictEqual(added.status, 201, added.text)
        assert.strictEqual((yield* send({ ...email, to })).json.error.code, "recipient_suppressed", spelling)
        const removed = yield* ask("DELETE", `${base}/suppressions/${encodeURIComponent(to)}`, { cookie })
        assert.isBelow(removed.status, 300, removed.text)
        assert.strictEqual((yield* send({ ...email, to: spelling })).status, 201, spelling)
      }
    }))

  it.effect("sends by a template, and returns the variables that it needs", () =>
    Effect.gen(function*() {
      const { accountId, ask, base, cookie, email, send } = yield* developer
      const id = yield* thingOf("/send/templates/:id", "id").make(accountId, undefined)
      const template = yield* ask("GET", `${base}/send/templates/${id}`, { cookie })
      assert.deepStrictEqual(template.json, { id, slug: "a-template", name: "a template", subject: "s", variables: [] })
      assert.deepStrictEqual((yield* ask("GET", `${base}/send`, { cookie })).json.templates, [
        { id, slug: "a-template", name: "a template" }
      ])
      const { from, to } = email
      assert.strictEqual((yield* send({ from, to, template_slug: "a-template" })).status, 201)
      assert.strictEqual((yield* send({ from, to, template_slug: "nothing" })).status, 404)
    }))
})

describe("the form of an email", () => {
  it("offers only verified domains", () => {
    const domain = (name: string, status: "pending" | "verified" | "failed") =>
      newDomain({ id: name, accountId: "a", name, region: "", createdAt: new Date(0), status })
    const summary = {
      domains: [domain("a.example", "verified"), domain("b.example", "pending"), domain("c.example", "failed")],
      sandbox: { domain: "s.example", recipients: [], simulator: { delivered: "", bounced: "", complained: "" } },
      templates: []
    }
    assert.deepStrictEqual(toWire(summary).domains, ["a.example"])
  })
})
