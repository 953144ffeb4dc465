import { assert, layer } from "@effect/vitest"
import * as Client from "@sendwright/api/Client"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { assertError, pathsOf } from "./answers.ts"
import { badTexts } from "./badRequests.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"

const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
const welcome = {
  name: "Welcome",
  subject: "Welcome, {{ name }}",
  html: "<p>Welcome, {{ name }}</p>{{{ footer }}}",
  text: "Welcome, {{ name }}"
}
const x = (count: number): string => "x".repeat(count)
const variables = (count: number): string => Array.from({ length: count }, (_, n) => `{{v${n}}}`).join("")

/** Adds a template, on an account of its own unless a key is named, and answers with it and the key. */
const added = Effect.fnUntraced(function*(over: Record<string, unknown> = {}, key?: string) {
  const { ask, newKey } = yield* Harness
  const owner = key ?? (yield* newKey()).key
  const { json, status } = yield* ask("POST", "/v1/templates", { key: owner, body: { ...welcome, ...over } })
  assert.strictEqual(status, 201, JSON.stringify(json))
  return { key: owner, template: json, path: `/v1/templates/${json.id}` }
})

layer(harnessLayer())("templates", (it) => {
  it.effect("one is created, read, listed, changed, restored and removed", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      const created = yield* ask("POST", "/v1/templates", { key, body: welcome })
      assert.strictEqual(created.status, 201)
      const { created_at, id, updated_at, ...rest } = created.json
      assert.deepStrictEqual(rest, { ...welcome, slug: "welcome", variables: ["name", "footer"], version: 1 })
      assert.strictEqual(new Date(created_at).toISOString(), created_at)
      assert.strictEqual(updated_at, created_at)
      const path = `/v1/templates/${id}`
      assert.deepStrictEqual((yield* ask("GET", path, { key })).json, created.json)
      assert.deepStrictEqual(
        (yield* ask("GET", path.toUpperCase().replace("/V1/TEMPLATES", "/v1/templates"), { key })).json,
        created.json
      )
      const listed = yield* ask("GET", "/v1/templates", { key })
      assert.deepStrictEqual([listed.status, listed.json], [200, { data: [created.json] }])
      assert.match(String(listed.headers["content-type"]), /^application\/json/)

      const changed = yield* ask("PATCH", path, { key, body: { subject: "Hello", html: null } })
      assert.strictEqual(changed.status, 200)
      assert.deepStrictEqual(changed.json, {
        ...created.json,
        subject: "Hello",
        html: null,
        variables: ["name"],
        version: 2,
        updated_at: changed.json.updated_at
      })
      const restored = yield* ask("POST", `${path}/restore`, { key, body: { version: 1 } })
      assert.strictEqual(restored.status, 200)
      assert.deepStrictEqual(restored.json, { ...created.json, version: 3, updated_at: restored.json.updated_at })
      const versions = yield* ask("GET", `${path}/versions`, { key })
      assert.strictEqual(versions.status, 200)
      const first = { ...welcome, created_by: "a key" }
      assert.deepStrictEqual(
        versions.json.data.map(({ created_at, ...version }: Record<string, unknown>) => {
          assert.isString(created_at)
          return version
        }),
        [
          { version: 3, ...first },
          { version: 2, ...first, subject: "Hello", html: null },
          { version: 1, ...first }
        ]
      )
      const removed = yield* ask("DELETE", path, { key })
      assert.deepStrictEqual([removed.status, removed.text], [204, ""])
      for (const [method, suffix, body] of routes) {
        assertError(
          yield* ask(method, path + suffix, { key, ...(body === undefined ? {} : { body }) }),
          "404 not_found"
        )
      }
      assert.deepStrictEqual((yield* ask("GET", "/v1/templates", { key })).json, { data: [] })
    }))

  it.effect("several are listed, oldest first, also where they are many megabytes", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      const ids: Array<string> = []
      for (let n = 0; n < 5; n++) ids.push((yield* added({ text: x(1_500_000) + n }, key)).template.id)
      const { json } = yield* ask("GET", "/v1/templates", { key })
      assert.deepStrictEqual(json.data.map(({ id }: { id: string }) => id), ids)
      assert.deepStrictEqual(
        json.data.map(({ slug, text }: { slug: string; text: string }) => `${slug} ${text.slice(1_500_000)}`),
        ["welcome 0", "welcome-2 1", "welcome-3 2", "welcome-4 3", "welcome-5 4"]
      )
    }))

  it.effect("a chosen slug that is taken is a conflict, in a new template and in a change", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key } = yield* added({ slug: "hello" })
      assertError(yield* ask("POST", "/v1/templates", { key, body: { ...welcome, slug: "hello" } }), "409 conflict")
      const other = yield* added({ name: "Hello" }, key)
      assert.strictEqual(other.template.slug, "hello-2")
      assertError(yield* ask("PATCH", other.path, { key, body: { slug: "hello" } }), "409 conflict")
      assert.strictEqual((yield* ask("PATCH", other.path, { key, body: { slug: "hello-2" } })).status, 200)
      assert.strictEqual((yield* ask("PATCH", other.path, { key, body: { slug: "bye" } })).json.slug, "bye")
      assert.strictEqual((yield* added({ slug: "hello" })).template.slug, "hello", "another account")
    }))

  it.effect("only passed fields change; null clears a body, and a send from a template without one is refused", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key, path, template } = yield* added()
      const patch = (body: unknown) => ask("PATCH", path, { key, body })
      let expected = template
      const changes = [{ name: "N" }, { slug: "s" }, { subject: "S {{ a.b }}" }, { html: "H" }, { text: null }, {
        text: "T {{ t }}",
        html: null
      }, {}]
      for (const [n, change] of changes.entries()) {
        const { json } = yield* patch(change)
        const { updated_at, variables: _variables, version, ...rest } = json
        assert.strictEqual(version, n + 2)
        assert.isAtLeast(Date.parse(updated_at), Date.parse(expected.updated_at))
        const { updated_at: _, variables: __, version: ___, ...before } = expected
        assert.deepStrictEqual(rest, { ...before, ...change })
        expected = json
      }
      assert.deepStrictEqual(expected.variables, ["a.b", "t"])
      for (const change of [{ text: null }, { text: null }, { text: null, html: null }]) {
        const cleared = yield* patch(change)
        assert.deepStrictEqual([cleared.status, cleared.json.html, cleared.json.text], [200, null, null])
      }
      const bare = { from: `a@${domain}`, to: "ada@example.com", template_slug: "s", variables: { "a.b": 1 } }
      const refused = yield* ask("POST", "/v1/emails", { key, body: bare })
      assertError(refused, "400 validation_error")
      assert.deepStrictEqual(refused.json.error.details, [{
        path: "",
        message: "needs a template with html, text or both: this one has neither yet"
      }])
      assert.strictEqual((yield* patch({ text: null, html: "" })).json.html, "")
    }))

  it.effect("two changes at once both become versions", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key, path } = yield* added()
      const bodies = [{ name: "A" }, { subject: "B" }, { html: "C" }, { text: "D" }]
      const answers = yield* Effect.all(bodies.map((body) => ask("PATCH", path, { key, body })), {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(answers.map(({ json }) => json.version).sort(), [2, 3, 4, 5])
      const { json } = yield* ask("GET", path, { key })
      assert.deepStrictEqual([json.name, json.subject, json.html, json.text], ["A", "B", "C", "D"])
    }))

  it.effect("a version that is not there is not found; what is no version is refused", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key, path } = yield* added()
      const restore = (body: unknown) => ask("POST", `${path}/restore`, { key, body })
      for (
        const version of [2, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, 1e300]
      ) {
        assertError(yield* restore({ version }), "404 not_found", String(version))
      }
      for (const body of [{}, { version: 0 }, { version: -1 }, { version: 1.5 }, { version: "1" }, { version: null }]) {
        const answer = yield* restore(body)
        assertError(answer, "400 validation_error", JSON.stringify(body))
        assert.deepStrictEqual(pathsOf(answer), ["version"])
      }
      assert.deepStrictEqual(pathsOf(yield* restore({ version: 1, force: true })), ["force"])
      assert.deepStrictEqual(pathsOf(yield* restore([])), [""])
      assert.strictEqual((yield* restore({ version: 1 })).json.version, 2)
    }))
})

const routes: ReadonlyArray<readonly [method: string, suffix: string, body?: unknown]> = [
  ["GET", ""],
  ["PATCH", "", { name: "Mine" }],
  ["DELETE", ""],
  ["GET", "/versions"],
  ["POST", "/restore", { version: 1 }]
]

layer(harnessLayer())("who sees templates", (it) => {
  it.effect("another account's, a missing one and what is no id answer the same 404", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key, path, template } = yield* added()
      const stranger = yield* newKey()
      const answers: Array<Answer> = [yield* ask("GET", "/v1/nothing", { key })]
      for (const [method, suffix, body] of routes) {
        const about = body === undefined ? {} : { body }
        for (const id of [template.id, missing, "not-an-id", `${template.id}x`, "%zz"]) {
          answers.push(yield* ask(method, `/v1/templates/${id}${suffix}`, { key: stranger.key, ...about }))
        }
      }
      for (const answer of answers) {
        assertError(answer, "404 not_found")
        assert.strictEqual(answer.text, answers[0]!.text)
      }
      assert.deepStrictEqual((yield* ask("GET", "/v1/templates", { key: stranger.key })).json, { data: [] })
      assert.deepStrictEqual((yield* ask("GET", path, { key })).json, template)
      const named = { template_id: template.id, from: `a@${domain}`, to: "ada@example.com" }
      const sends = [
        yield* ask("POST", "/v1/emails", { key: stranger.key, body: named }),
        yield* ask("POST", "/v1/emails", { key: stranger.key, body: { ...named, template_id: missing } })
      ]
      assert.strictEqual(sends[0]!.text, sends[1]!.text)
      assertError(sends[0]!, "404 not_found")
      assert.deepStrictEqual(sends[0]!.json.error, {
        code: "not_found",
        message: "Not found: there is no template with this id.",
        details: [{ path: "template_id", message: "there is no template with this id" }]
      })
      const { template_id: _, ...rest } = named
      const batch = yield* ask("POST", "/v1/emails/batch", {
        key: stranger.key,
        body: { messages: [named, { ...rest, template_slug: "none-such" }] }
      })
      assert.deepStrictEqual(batch.json.results.map((item: { error: unknown }) => item.error), [
        sends[0]!.json.error,
        {
          code: "not_found",
          message: "Not found: there is no template with this slug.",
          details: [{ path: "template_slug", message: "there is no template with this slug" }]
        }
      ])
    }))

  it.effect("every route needs the scope, and takes keys of both modes", () =>
    Effect.gen(function*() {
      const { accountId, ask, newKey, testKey } = yield* Harness
      const { path } = yield* added({}, testKey)
      const sender = yield* newKey({ accountId, scopes: ["emails:send"] })
      const manager = yield* newKey({ accountId, scopes: ["templates:manage"], mode: "test" })
      const all = [
        ["GET", "/v1/templates"],
        ["POST", "/v1/templates", {}],
        ...routes.map(([method, suffix, body]) => [method, path + suffix, body] as const)
      ] as const
      for (const [method, where, body] of all) {
        const about = body === undefined ? {} : { body }
        const refused = yield* ask(method, where, { key: sender.key, ...about })
        assertError(refused, "403 forbidden", `${method} ${where}`)
        assert.include(refused.json.error.message, "templates:manage")
        assertError(yield* ask(method, where, { key: null, ...about }), "401 unauthorized")
      }
      const bare = { from: `a@${domain}`, to: "ada@example.com", template_slug: "welcome" }
      const sent = yield* ask("POST", "/v1/emails", {
        key: sender.key,
        body: { ...bare, variables: { name: "A", footer: "" } }
      })
      assert.strictEqual(sent.status, 201, "sending from a template needs emails:send alone")
      assert.strictEqual((yield* ask("PATCH", path, { key: manager.key, body: { name: "x" } })).status, 200)
    }))

  it.effect("they stand in the account's summary", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key, template } = yield* added()
      const later = yield* added({ name: "Later" }, key)
      assert.deepStrictEqual((yield* ask("GET", "/v1/account", { key })).json.templates, [
        { id: template.id, slug: "welcome", name: "Welcome" },
        { id: later.template.id, slug: "later", name: "Later" }
      ])
    }))
})

/** Fields with values at a bound, which are accepted, and beyond it, which are refused under the paths that are named. */
const bounds: ReadonlyArray<
  readonly [good: Record<string, unknown>, bad: Record<string, unknown>, paths: ReadonlyArray<string>]
> = [
  [{ name: "n" }, { name: "" }, ["name"]],
  [{ name: x(100) }, { name: x(101) }, ["name"]],
  [{ name: "Ünï 💌" }, { name: "a\nb" }, ["name"]],
  [{ name: " " }, { name: "\u0000" }, ["name"]],
  [{ subject: "s" }, { subject: "" }, ["subject"]],
  [{ subject: x(500) }, { subject: x(501) }, ["subject"]],
  [{ subject: "{{ a }}{{" }, { subject: "a\r\nBcc: x@y.com" }, ["subject"]],
  [{ html: "" }, { html: 5 }, ["html"]],
  [{ html: "\r\n\t" }, { html: "\u0000" }, ["html"]],
  [{ html: x(5_000_000) }, { html: x(5_000_001) }, ["html"]],
  [{ text: "" }, { text: [] }, ["text"]],
  [{ text: x(5_000_000) }, { text: x(5_000_001) }, ["text"]],
  [{ text: "\u001b" }, { text: "a\u0000b" }, ["text"]],
  [{ slug: "a" }, { slug: "" }, ["slug"]],
  [{ slug: x(100) }, { slug: x(101) }, ["slug"]],
  [{ slug: "a-1-b" }, { slug: "a--b" }, ["slug"]],
  [{ slug: "0" }, { slug: "A" }, ["slug"]],
  [{ slug: "x-0" }, { slug: "-x" }, ["slug"]],
  [{ slug: "x-2" }, { slug: "x\n" }, ["slug"]],
  [{ slug: "x-3" }, { slug: "ä" }, ["slug"]],
  [{ text: "", html: variables(999) }, { text: "", html: variables(1_000) }, [""]]
]

layer(harnessLayer({ settings: { accessLog: false } }))("bounds of templates", (it) => {
  for (const [good, bad, paths] of bounds) {
    const about = JSON.stringify(bad).slice(0, 60)
    it.effect(`new: ${about}`, () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const { key, template } = yield* added(good)
        for (const [name, value] of Object.entries(good)) assert.isTrue(template[name] === value, name)
        const refused = yield* ask("POST", "/v1/templates", { key, body: { ...welcome, ...bad } })
        assertError(refused, "400 validation_error")
        assert.deepStrictEqual(pathsOf(refused), paths)
      }))

    it.effect(`changed: ${about}`, () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const { key, path } = yield* added()
        const changed = yield* ask("PATCH", path, { key, body: good })
        assert.strictEqual(changed.status, 200)
        for (const [name, value] of Object.entries(good)) assert.isTrue(changed.json[name] === value, name)
        const refused = yield* ask("PATCH", path, { key, body: bad })
        assertError(refused, "400 validation_error")
        assert.deepStrictEqual(pathsOf(refused), paths)
        assert.strictEqual((yield* ask("GET", path, { key })).json.version, 2)
      }))
  }

  it.effect("both bodies at their longest pass together, in characters of three bytes", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const body = "€".repeat(5_000_000)
      const { key, path } = yield* added({ html: body, text: body })
      const found = yield* ask("GET", path, { key })
      assert.isTrue(found.json.html === body && found.json.text === body)
      const changed = yield* ask("PATCH", path, { key, body: { html: body, text: body } })
      assert.strictEqual(changed.json.version, 2)
    }))

  it.effect("what is no template at all", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key, path } = yield* added()
      const refused: ReadonlyArray<
        readonly [body: unknown, ofNew: ReadonlyArray<string>, ofChange: ReadonlyArray<string>]
      > = [
        [null, [""], [""]],
        [[], [""], [""]],
        ["x", [""], [""]],
        [{ nothing: 1 }, ["name", "nothing", "subject"], ["nothing"]],
        [{ name: null, subject: null, slug: null }, ["name", "slug", "subject"], ["name", "slug", "subject"]],
        [{ name: "n", subject: "s", html: 1, text: 2, id: "x", version: 9 }, ["html", "id", "text", "version"], [
          "html",
          "id",
          "text",
          "version"
        ]],
        [Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`f${n}`, 1])), [""], [""]]
      ]
      for (const [body, ofNew, ofChange] of refused) {
        for (const [method, where, paths] of [["POST", "/v1/templates", ofNew], ["PATCH", path, ofChange]] as const) {
          const answer = yield* ask(method, where, { key, body })
          assertError(answer, "400 validation_error", `${method} ${JSON.stringify(body).slice(0, 60)}`)
          assert.deepStrictEqual(pathsOf(answer), paths)
        }
      }
      const nulls = yield* ask("POST", "/v1/templates", { key, body: { ...welcome, html: null, text: null } })
      assert.deepStrictEqual(pathsOf(nulls), ["html", "text"])
      assert.strictEqual((yield* ask("GET", path, { key })).json.version, 1)
    }))

  it.effect("texts that are no body", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { key, path } = yield* added()
      for (const [name, raw] of badTexts) {
        for (
          const [method, where] of [["POST", "/v1/templates"], ["PATCH", path], ["POST", `${path}/restore`]] as const
        ) {
          assertError(yield* ask(method, where, { key, raw }), "400 validation_error", `${method} ${where} ${name}`)
        }
      }
    }))
})

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

const failing = new StorageError({ command: "TemplateStore.list", cause: new Error("the database is gone") })
let healthy = 0

layer(harnessLayer({
  engine: (engine) =>
    engine.pipe(Layer.provide(Layer.effect(
      TemplateStore,
      Effect.map(TemplateStore, (store) => ({
        ...store,
        list: (...args) => healthy-- > 0 ? store.list(...args) : Effect.fail(failing)
      }))
    ))) as typeof engine
}))("a storage that fails", (it) => {
  it.effect("before the list begins is a 500; later the answer breaks off, and both are logged", () =>
    Effect.gen(function*() {
      const { ask, log, port } = yield* Harness
      const { key } = yield* added({ html: x(5_000_000) })
      healthy = 0
      assertError(yield* ask("GET", "/v1/templates", { key }), "500 internal_error")
      healthy = 1
      log.length = 0
      const broken = yield* Effect.promise(() =>
        fetch(`http://127.0.0.1:${port}/v1/templates`, { headers: { authorization: `Bearer ${key}` } })
          .then((answer) => answer.text()).then(() => "whole", () => "broken off")
      )
      assert.strictEqual(broken, "broken off")
      assert.isTrue(log.some(({ level }) => level === "Error"))
    }))
})
