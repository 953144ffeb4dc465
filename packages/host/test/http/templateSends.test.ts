import { assert, layer } from "@effect/vitest"
import * as Client from "@sendwright/api/Client"
import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"
import * as Redacted from "effect/Redacted"
import { missing } from "../support/requests.ts"
import { added, welcome } from "../support/templates.ts"
import { assertError, pathsOf } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

layer(harnessLayer())("sending from a template", (it) => {
  const send = { from: `Acme <hello@${domain}>`, to: "ada@example.com" }

  it.effect("by id and by slug, with variables, and another subject", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      const { template } = yield* added({ slug: "by-both" }, liveKey)
      const given = { name: "<Ada>", footer: "<hr>", unused: 1 }
      for (const named of [{ template_id: template.id }, { template_slug: "by-both" }]) {
        const sent = yield* ask("POST", "/v1/emails", { body: { ...send, ...named, variables: given } })
        assert.strictEqual(sent.status, 201, sent.text)
        const { json } = yield* ask("GET", `/v1/emails/${sent.json.id}`)
        assert.deepInclude(json, {
          subject: "Welcome, <Ada>",
          html: "<p>Welcome, &lt;Ada&gt;</p><hr>",
          text: "Welcome, <Ada>"
        })
      }
      const other = yield* ask("POST", "/v1/emails", {
        body: { ...send, template_slug: "by-both", subject: "Another", variables: given }
      })
      assert.strictEqual((yield* ask("GET", `/v1/emails/${other.json.id}`)).json.subject, "Another")
    }))

  it.effect("a template that is not there is a 404; each variable that is not there is named", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      yield* added({ slug: "strict" }, liveKey)
      for (
        const named of [{ template_id: missing }, { template_slug: "nothing" }, { template_slug: "No Slug" }]
      ) {
        assertError(yield* ask("POST", "/v1/emails", { body: { ...send, ...named } }), "404 not_found")
      }
      const lacking = yield* ask("POST", "/v1/emails", {
        body: { ...send, template_slug: "strict", variables: { Name: 1 } }
      })
      assertError(lacking, "400 validation_error")
      assert.deepStrictEqual(pathsOf(lacking), ["variables.footer", "variables.name"])
      const broken = yield* ask("POST", "/v1/emails", {
        body: { ...send, template_slug: "strict", variables: { name: "a\r\nBcc: x@y.com", footer: null } }
      })
      assertError(broken, "400 validation_error")
      assert.deepStrictEqual(pathsOf(broken), ["subject"])
    }))

  it.effect("names of the prototype are variables like any other", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      yield* added({ slug: "proto", subject: "s", text: "{{ __proto__ }}{{ constructor }}", html: "" }, liveKey)
      const body = { ...send, template_slug: "proto", variables: {} }
      assert.deepStrictEqual(pathsOf(yield* ask("POST", "/v1/emails", { body })), [
        "variables.__proto__",
        "variables.constructor"
      ])
      const raw = JSON.stringify(body).replace("{}", "{\"__proto__\":\"p\",\"constructor\":\"c\"}")
      const sent = yield* ask("POST", "/v1/emails", { raw })
      assert.strictEqual((yield* ask("GET", `/v1/emails/${sent.json.id}`)).json.text, "pc")
    }))

  it.effect("in a batch each message has its own variables and its own error", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      yield* added({ slug: "batch" }, liveKey)
      const message = (over: Record<string, unknown>) => ({ ...send, template_slug: "batch", ...over })
      const answer = yield* ask("POST", "/v1/emails/batch", {
        body: {
          messages: [
            message({ variables: { name: "One", footer: "" } }),
            message({ variables: { name: "Two" } }),
            message({ template_slug: "nothing" }),
            message({ variables: { name: "Four", footer: "" } })
          ]
        }
      })
      assert.strictEqual(answer.status, 207)
      const [one, two, three, four] = answer.json.results
      assert.deepStrictEqual(two.error.details.map(({ path }: { path: string }) => path), ["variables.footer"])
      assert.strictEqual(three.error.code, "not_found")
      for (const [item, name] of [[one, "One"], [four, "Four"]]) {
        assert.strictEqual((yield* ask("GET", `/v1/emails/${item.id}`)).json.text, `Welcome, ${name}`)
      }
    }))

  it.effect("an email and the answer to its key stay as they were when the template goes", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      const { path } = yield* added({ slug: "gone" }, liveKey)
      const asked = {
        headers: { "idempotency-key": "gone" },
        body: { ...send, template_slug: "gone", variables: { name: "Ada", footer: "" } }
      }
      const sent = yield* ask("POST", "/v1/emails", asked)
      yield* ask("PATCH", path, { body: { text: "changed" } })
      yield* ask("DELETE", path)
      const again = yield* ask("POST", "/v1/emails", asked)
      assert.deepStrictEqual([again.status, again.json], [200, sent.json])
      assert.strictEqual((yield* ask("GET", `/v1/emails/${sent.json.id}`)).json.text, "Welcome, Ada")
      assertError(yield* ask("POST", "/v1/emails", { body: asked.body }), "404 not_found")
    }))

  it.effect("through the typed client", () =>
    Effect.gen(function*() {
      const { liveKey, port } = yield* Harness
      const client = yield* Client.make({ baseUrl: `http://127.0.0.1:${port}`, key: Redacted.make(liveKey) })
      const { id, slug } = yield* client.templates.create({ payload: { ...welcome, name: "Typed client" } })
      assert.strictEqual((yield* client.templates.change({ params: { id }, payload: { html: null } })).version, 2)
      assert.isTrue((yield* client.templates.list()).data.some((template) => template.id === id))
      assert.strictEqual((yield* client.templates.versions({ params: { id } })).data.length, 2)
      assert.strictEqual((yield* client.templates.restore({ params: { id }, payload: { version: 1 } })).version, 3)
      assert.strictEqual((yield* client.templates.get({ params: { id } })).html, welcome.html)
      yield* client.emails.send({
        payload: { ...send, template_slug: slug, variables: { name: "Ada", footer: null } },
        headers: {}
      })
      yield* client.templates.remove({ params: { id } })
      assert.strictEqual((yield* Effect.flip(client.templates.get({ params: { id } })))._tag, "NotFound")
    }).pipe(Effect.provide(FetchHttpClient.layer)))
})
