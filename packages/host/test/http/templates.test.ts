import { assert, layer } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { missing } from "../support/requests.ts"
import { added, welcome, x } from "../support/templates.ts"
import { assertError, pathsOf } from "./answers.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"

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
        for (const id of [template.id, missing, "not-an-id", `${template.id}x`]) {
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
