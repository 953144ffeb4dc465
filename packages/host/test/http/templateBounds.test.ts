import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { added, welcome, x } from "../support/templates.ts"
import { assertError, pathsOf } from "./answers.ts"
import { badTexts } from "./badRequests.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

const variables = (count: number): string => Array.from({ length: count }, (_, n) => `{{v${n}}}`).join("")

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
