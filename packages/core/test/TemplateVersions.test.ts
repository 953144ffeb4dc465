import { assert, describe, it } from "@effect/vitest"
import type { TemplateChange } from "@sendwright/core/templates/TemplateInput"
import { Templates } from "@sendwright/core/templates/Templates"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { type Customer, customer, engine, start } from "./support/harness.ts"
import { collect, issuesOf, missing, welcome } from "./support/templates.ts"

describe("changes and versions of a template", () => {
  it.effect("changes what is passed, as the next version", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const [one, other] = [yield* customer(), yield* customer()]
      const created = yield* templates.create(one.live, welcome)
      yield* TestClock.adjust("1 minute")
      const now = new Date(start + 60_000)
      const renamed = yield* templates.change(one.test, created.id, { name: "Hello" })
      assert.deepStrictEqual(renamed, { ...created, name: "Hello", version: 2, updatedAt: now })
      const textOnly = yield* templates.change(one.live, created.id, { html: null, text: "{{ x }}", slug: "hello" })
      assert.deepStrictEqual(textOnly, {
        ...renamed,
        html: null,
        text: "{{ x }}",
        slug: "hello",
        variables: ["name", "x"],
        version: 3
      })
      const same = yield* templates.change(one.live, created.id, {})
      assert.deepStrictEqual(same, { ...textOnly, version: 4 }, "every save is a version")
      const versions = yield* collect(templates.versions(one.live, created.id))
      assert.deepStrictEqual(versions.map(({ createdBy, name, version }) => [version, name, createdBy]), [
        [4, "Hello", "live"],
        [3, "Hello", "live"],
        [2, "Hello", "test"],
        [1, "Welcome!", "live"]
      ])
      const failed = (of: Customer, id: string, change: TemplateChange) =>
        Effect.map(Effect.flip(templates.change(of.live, id, change)), issuesOf)
      assert.deepStrictEqual(yield* failed(other, created.id, { name: "x" }), ["NotFound"])
      assert.deepStrictEqual(yield* failed(one, missing, { name: "x" }), ["NotFound"])
      yield* templates.create(one.live, { ...welcome, slug: "taken" })
      assert.deepStrictEqual(yield* failed(one, created.id, { slug: "taken" }), ["Conflict"])
      assert.deepStrictEqual(yield* failed(one, created.id, { name: "", subject: "x".repeat(501) }), [
        "name: must be 1 to 100 characters long",
        "subject: must be 1 to 500 characters long"
      ])
      assert.deepStrictEqual(yield* templates.get(one.live, created.id), same)
    }).pipe(Effect.provide(engine())))

  it.effect("counts the variables of a change together with those that stay", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const names = (from: number, count: number) =>
        Array.from({ length: count }, (_, n) => `{{v${from + n}}}`).join("")
      const created = yield* templates.create(one.live, { name: "n", subject: "s", html: names(0, 600) })
      const error = yield* Effect.flip(templates.change(one.live, created.id, { text: names(600, 401) }))
      assert.deepStrictEqual(issuesOf(error), [
        ": must not have more than 1000 different variables in subject, html and text"
      ])
      assert.strictEqual((yield* templates.change(one.live, created.id, { text: names(600, 400) })).version, 2)
    }).pipe(Effect.provide(engine())))

  it.effect("null clears a body, the last one too, and one that is not there", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const bare = yield* templates.create(one.live, { name: "Bare", subject: "s" })
      assert.strictEqual((yield* templates.change(one.live, bare.id, { name: "Still bare", html: null })).version, 2)
      yield* templates.change(one.live, bare.id, { text: "" })
      assert.deepInclude(yield* templates.change(one.live, bare.id, { text: null }), { html: null, text: null })
      assert.deepInclude(yield* templates.change(one.live, bare.id, { text: null }), { html: null, version: 5 })
      assert.deepStrictEqual(issuesOf(yield* Effect.flip(templates.render(one.live, { templateId: bare.id }))), [
        ": needs a template with html, text or both: this one has neither yet"
      ])
      assert.strictEqual((yield* templates.change(one.live, bare.id, { text: null, html: "<p>" })).html, "<p>")
    }).pipe(Effect.provide(engine())))

  it.effect("makes a version of every change at once, each upon the one before", () =>
    Effect.gen(function*() {
      const store = yield* TemplateStore
      // Every change looks before the first of them saves.
      let looked = 0
      const templates = yield* Effect.provide(
        Templates,
        Templates.layer
      ).pipe(Effect.provideService(TemplateStore, {
        ...store,
        find: (accountId, id) =>
          store.find(accountId, id).pipe(
            Effect.tap(() => ++looked <= 3 ? Effect.repeat(Effect.yieldNow, { while: () => looked < 3 }) : Effect.void)
          )
      }))
      const one = yield* customer()
      const created = yield* templates.create(one.live, welcome)
      const changes: ReadonlyArray<TemplateChange> = [{ name: "A" }, { subject: "B" }, { text: "C" }]
      const saved = yield* Effect.all(changes.map((change) => templates.change(one.live, created.id, change)), {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(saved.map(({ version }) => version).sort(), [2, 3, 4])
      assert.isAbove(looked, 3)
      assert.deepInclude(yield* templates.get(one.live, created.id), { name: "A", subject: "B", text: "C", version: 4 })
    }).pipe(Effect.provide(engine())))

  it.effect("restores an old version as the next one", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const [one, other] = [yield* customer(), yield* customer()]
      const created = yield* templates.create(one.live, welcome)
      yield* templates.change(one.live, created.id, { name: "Hello", html: null, slug: "hello" })
      const restored = yield* templates.restore(one.test, created.id, 1)
      assert.deepStrictEqual(restored, { ...created, slug: "hello", version: 3 })
      const [latest] = yield* collect(templates.versions(one.live, created.id))
      assert.deepInclude(latest, { version: 3, createdBy: "test", name: "Welcome!" })
      for (const [of, id, version] of [[one, created.id, 4], [one, missing, 1], [other, created.id, 1]] as const) {
        assert.strictEqual((yield* Effect.flip(templates.restore(of.live, id, version)))._tag, "NotFound")
      }
      for (const version of [0, -1, 1.5, Number.NaN]) {
        assert.strictEqual(
          (yield* Effect.flip(templates.restore(one.live, created.id, version)))._tag,
          "ValidationError"
        )
      }
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a change of a version that is no longer the latest, and keeps what was saved meanwhile", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const { id } = yield* templates.create(one.live, welcome)
      const saved = yield* templates.change(one.live, id, { name: "Two" }, 1)
      assert.strictEqual(saved.version, 2)
      const refused = yield* Effect.flip(templates.change(one.live, id, { name: "Also two" }, 1))
      assert.deepInclude(refused, {
        _tag: "Conflict",
        message: "Version 2 of this template was saved meanwhile: look at it, and save again."
      })
      assert.strictEqual((yield* Effect.flip(templates.change(one.live, id, { name: "x" }, 3)))._tag, "Conflict")
      assert.deepStrictEqual(yield* templates.get(one.live, id), saved)
      assert.strictEqual((yield* templates.change(one.live, id, { name: "Three" }, 2)).version, 3)
    }).pipe(Effect.provide(engine())))

  it.effect("shows single versions, and lists them without what they say", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const [one, other] = [yield* customer(), yield* customer()]
      const created = yield* templates.create(one.live, welcome)
      yield* templates.change(one.test, created.id, { name: "Two" })
      const versions = yield* collect(templates.versions(one.live, created.id))
      assert.deepStrictEqual(
        yield* templates.versionSummaries(one.live, created.id, null),
        versions.map(({ createdAt, createdBy, name, version }) => ({ version, name, createdBy, createdAt }))
      )
      assert.deepStrictEqual(yield* templates.versionSummaries(one.live, created.id, 1), [])
      assert.deepStrictEqual(yield* templates.getVersion(one.live, created.id, 1), versions[1])
      for (const [of, id, version] of [[one, created.id, 3], [one, missing, 1], [other, created.id, 1]] as const) {
        assert.strictEqual((yield* Effect.flip(templates.getVersion(of.live, id, version)))._tag, "NotFound")
      }
      for (const [of, id] of [[one, missing], [other, created.id]] as const) {
        assert.strictEqual((yield* Effect.flip(templates.versionSummaries(of.live, id, null)))._tag, "NotFound")
      }
    }).pipe(Effect.provide(engine())))
})
