import { assert, describe, it } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { weightOf } from "@sendwright/core/templates/Template"
import { maxRenderedBatch, Templates } from "@sendwright/core/templates/Templates"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine } from "./support/harness.ts"
import { issuesOf, missing, welcome } from "./support/templates.ts"

describe("Templates.renderer", () => {
  it.effect("fills a template in, found by id in any case or by slug", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const [one, other] = [yield* customer(), yield* customer()]
      const { id } = yield* templates.create(one.live, welcome)
      const variables = { name: "Ada", place: "<London>" }
      const rendered = {
        templateId: id,
        subject: "Welcome, Ada",
        html: "<p>Welcome, Ada, to &lt;London&gt;</p>",
        text: "Welcome, Ada",
        defaults: null
      }
      for (const named of [{ templateId: id }, { templateId: id.toUpperCase() }, { templateSlug: "welcome" }]) {
        assert.deepStrictEqual(yield* templates.render(one.live, { ...named, variables }), rendered)
        assert.deepStrictEqual(yield* templates.render(one.test, { ...named, variables, subject: "{{ mine }}" }), {
          ...rendered,
          subject: "{{ mine }}"
        })
        assert.strictEqual((yield* Effect.flip(templates.render(other.live, { ...named, variables })))._tag, "NotFound")
        assert.deepStrictEqual(issuesOf(yield* Effect.flip(templates.render(one.live, named))), [
          "variables.name: is required: the template needs a value for it",
          "variables.place: is required: the template needs a value for it"
        ])
      }
      for (const named of [{ templateId: missing }, { templateSlug: "Welcome" }, { templateSlug: id }]) {
        assert.strictEqual((yield* Effect.flip(templates.render(one.live, { ...named, variables })))._tag, "NotFound")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("keeps the templates of one request apart, and says by what name one was looked for", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const first = yield* templates.create(one.live, { name: "First", subject: "first", text: "x" })
      const second = yield* templates.create(one.live, { name: "Second", subject: "second", text: "x" })
      const render = templates.renderer(one.live)
      const subjects = yield* Effect.forEach(
        [{ templateId: first.id }, { templateId: second.id }, { templateSlug: "first" }, { templateSlug: "second" }],
        (request) => Effect.map(render(request), ({ subject }) => subject)
      )
      assert.deepStrictEqual(subjects, ["first", "second", "first", "second"])
      const pathOf = (request: { readonly templateId?: string; readonly templateSlug?: string }) =>
        Effect.map(Effect.flip(render(request)), (error) => error._tag === "NotFound" ? error.issue?.path : error._tag)
      assert.deepStrictEqual(yield* pathOf({ templateId: missing }), ["templateId"])
      assert.deepStrictEqual(yield* pathOf({ templateSlug: "third" }), ["templateSlug"])
    }).pipe(Effect.provide(engine())))

  it("weighs a template by all of its texts", () => {
    const parts = { name: "a", subject: "bc", html: "defg", text: "hijklmno", defaults: null }
    assert.strictEqual(weightOf(parts), 15)
    assert.strictEqual(weightOf({ ...parts, html: null, text: null }), 3)
    const defaults = { from: "a@b.example", replyTo: [], fallbacks: { name: "é" } }
    assert.strictEqual(weightOf({ ...parts, defaults }), 15 + JSON.stringify(defaults).length)
  })

  it.effect("stops where the templates of one request come to too much, and goes on with what still fits", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      yield* templates.create(one.live, { name: "Huge", subject: "s", html: "x".repeat(4_999_999) })
      yield* templates.create(one.live, { name: "Small", subject: "s", html: "x" })
      const render = templates.renderer(one.live)
      const fits = Math.floor(maxRenderedBatch / 5_000_000)
      for (let n = 0; n < fits; n++) yield* render({ templateSlug: "huge" })
      const left = maxRenderedBatch - fits * 5_000_000
      // Subject, html and text together.
      const rest = { name: "Rest", subject: "s", html: "x".repeat(1_000), text: "x".repeat(left - 1_001) }
      yield* templates.create(one.live, rest)
      const exact = templates.renderer(one.live)
      for (let n = 0; n < fits; n++) yield* exact({ templateSlug: "huge" })
      yield* exact({ templateSlug: "rest" })
      assert.strictEqual((yield* Effect.flip(exact({ templateSlug: "small" })))._tag, "ValidationError")
      const refused = yield* Effect.flip(render({ templateSlug: "huge" }))
      assert.match(issuesOf(refused).join(), /^: makes .* send it in another batch$/)
      assert.strictEqual((yield* render({ templateSlug: "small" })).html, "x")
      yield* templates.render(one.live, { templateSlug: "huge" })
    }).pipe(Effect.provide(engine())))

  it.effect("looks each template up once, found or not, and fails where the storage does", () =>
    Effect.gen(function*() {
      const store = yield* TemplateStore
      const asked: Array<string> = []
      const broken = new StorageError({ command: "TemplateStore.findBySlug", cause: new Error("gone") })
      const templates = yield* Effect.provide(Templates, Templates.layer).pipe(
        Effect.provideService(TemplateStore, {
          ...store,
          findBySlug: (accountId, slug) =>
            Effect.suspend(() => {
              asked.push(slug)
              return slug === "broken" ? Effect.fail(broken) : Effect.delay(store.findBySlug(accountId, slug), 0)
            })
        })
      )
      const one = yield* customer()
      yield* templates.create(one.live, { name: "a", subject: "s", text: "{{ n }}" })
      const render = templates.renderer(one.live)
      const slugs = ["a", "a", "b", "a", "b"]
      const texts = yield* Effect.forEach(
        slugs,
        (templateSlug, n) =>
          Effect.match(render({ templateSlug, variables: { n } }), {
            onSuccess: ({ text }) => text,
            onFailure: (error) => error._tag
          }),
        { concurrency: "unbounded" }
      ).pipe(Effect.tap(() => TestClock.adjust("1 second")))
      assert.deepStrictEqual(texts, ["0", "1", "NotFound", "3", "NotFound"])
      assert.deepStrictEqual(asked, ["a", "b"])
      assert.strictEqual(yield* Effect.flip(render({ templateSlug: "broken" })), broken)
    }).pipe(Effect.provide(engine())))
})
