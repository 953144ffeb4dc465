import { assert, describe, it } from "@effect/vitest"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import type { Template, TemplateSummary } from "@sendwright/core/templates/Template"
import type { NewTemplate } from "@sendwright/core/templates/TemplateInput"
import { Templates } from "@sendwright/core/templates/Templates"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, start } from "./support/harness.ts"
import { collect, issuesOf, missing, welcome } from "./support/templates.ts"

const summaryOf = ({ createdAt, id, name, slug, subject, updatedAt, version }: Template): TemplateSummary => ({
  createdAt,
  id,
  slug,
  name,
  subject,
  version,
  updatedAt
})

describe("Templates", () => {
  it.effect("creates a template with its first version, and finds it by its id only for its account", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const [one, other] = [yield* customer(), yield* customer()]
      const created = yield* templates.create(one.live, welcome)
      assert.deepStrictEqual(created, {
        id: created.id,
        accountId: one.account.id,
        name: "Welcome!",
        slug: "welcome",
        subject: "Welcome, {{ name }}",
        html: welcome.html!,
        text: welcome.text!,
        variables: ["name", "place"],
        defaults: null,
        version: 1,
        createdAt: new Date(start),
        updatedAt: new Date(start)
      })
      assert.deepStrictEqual(yield* templates.get(one.live, created.id), created)
      assert.deepStrictEqual(yield* templates.get(one.test, created.id), created, "a template has no mode")
      assert.strictEqual((yield* Effect.flip(templates.get(other.live, created.id)))._tag, "NotFound")
      assert.strictEqual((yield* Effect.flip(templates.get(one.live, missing)))._tag, "NotFound")
      assert.deepStrictEqual(yield* templates.getBySlug(one.test, "welcome"), created)
      assert.strictEqual((yield* Effect.flip(templates.getBySlug(other.live, "welcome")))._tag, "NotFound")
      assert.strictEqual((yield* Effect.flip(templates.getBySlug(one.live, created.id)))._tag, "NotFound")
      const [version] = yield* collect(templates.versions(one.live, created.id))
      assert.deepInclude(version, { version: 1, createdBy: "live", name: "Welcome!", createdAt: new Date(start) })
      const bare = yield* templates.create(one.test, { name: "Bare", subject: "Soon" })
      assert.deepInclude(bare, { slug: "bare", html: null, text: null, variables: [] })
    }).pipe(Effect.provide(engine())))

  it.effect("makes a slug of the name that is free; a chosen one that is taken is a conflict", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const slugOf = (over: Partial<NewTemplate> = {}) =>
        Effect.map(templates.create(one.live, { ...welcome, ...over }), ({ slug }) => slug)
      assert.strictEqual(yield* slugOf(), "welcome")
      assert.strictEqual(yield* slugOf(), "welcome-2")
      assert.strictEqual(yield* slugOf({ slug: "welcome-3" }), "welcome-3")
      assert.strictEqual(yield* slugOf(), "welcome-4")
      assert.strictEqual((yield* Effect.flip(slugOf({ slug: "welcome" })))._tag, "Conflict")
      assert.strictEqual((yield* Effect.flip(slugOf({ slug: "welcome-4" })))._tag, "Conflict")
    }).pipe(Effect.provide(engine())))

  it.effect("refuses what is no template, with every issue", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const refused = (input: unknown) =>
        Effect.map(Effect.flip(templates.create(one.live, input as NewTemplate)), issuesOf)
      assert.deepStrictEqual(yield* refused({ html: null, text: 5, slug: "A b", colour: "red" }), [
        "colour: is not a field of this request",
        "name: is required",
        "subject: is required",
        "html: must be a string",
        "text: must be a string",
        "slug: must be lower-case letters and digits, joined by single hyphens"
      ])
      assert.deepStrictEqual(
        yield* refused({ name: "", subject: "a\nb", html: "\u0000", text: "x".repeat(5_000_001) }),
        [
          "name: must be 1 to 100 characters long",
          "subject: must not contain line breaks or control characters other than tab",
          "html: must not contain the character U+0000",
          "text: must be at most 5000000 characters long"
        ]
      )
      const names = (count: number) => Array.from({ length: count }, (_, n) => `{{v${n}}}`).join("")
      const tooMany = ": must not have more than 1000 different variables in subject, html and text"
      assert.deepStrictEqual(yield* refused({ ...welcome, name: "", html: names(1_000) }), [
        "name: must be 1 to 100 characters long",
        tooMany
      ])
      assert.strictEqual((yield* templates.create(one.live, { ...welcome, html: names(999) })).variables.length, 1_000)
      // The subject and the text count as the html does, and it is enough that there are too many.
      const plain = { name: "Plain", subject: "Plain", html: names(1_000) }
      assert.deepStrictEqual(yield* refused({ ...plain, subject: "{{ another }}" }), [tooMany])
      assert.deepStrictEqual(yield* refused({ ...plain, text: "{{ another }}" }), [tooMany])
      assert.strictEqual((yield* templates.create(one.live, { ...plain, text: "{{ v1 }}" })).variables.length, 1_000)
      assert.deepStrictEqual(yield* collect(templates.list(one.live)).pipe(Effect.map((list) => list.length)), 2)
      for (const nothing of [null, undefined, "Welcome", 5]) {
        assert.strictEqual((yield* refused(nothing)).length, 1, String(nothing))
      }
    }).pipe(Effect.provide(engine())))

  it.effect("lists, removes, and is named in the account's summary", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const summaries = yield* AccountSummaries
      const [one, other] = [yield* customer(), yield* customer()]
      const first = yield* templates.create(one.live, welcome)
      yield* TestClock.adjust("1 second")
      const second = yield* templates.create(one.live, { name: "Bye", subject: "Bye", text: "Bye" })
      assert.deepStrictEqual(yield* collect(templates.list(one.test)), [first, second])
      assert.deepStrictEqual(yield* collect(templates.list(other.live)), [])
      assert.deepStrictEqual((yield* summaries.describe(one.live)).templates, [
        summaryOf(first),
        summaryOf(second)
      ])
      assert.deepStrictEqual(yield* templates.summaries(one.test), [summaryOf(first), summaryOf(second)])
      assert.deepStrictEqual(yield* templates.summaries(other.live), [])
      assert.deepStrictEqual((yield* summaries.describe(other.live)).templates, [])
      assert.strictEqual((yield* Effect.flip(templates.remove(other.live, first.id)))._tag, "NotFound")
      yield* templates.remove(one.live, first.id)
      assert.strictEqual((yield* Effect.flip(templates.remove(one.live, first.id)))._tag, "NotFound")
      assert.strictEqual((yield* Effect.flip(templates.versions(one.live, first.id)))._tag, "NotFound")
      assert.deepStrictEqual(yield* collect(templates.list(one.live)), [second])
    }).pipe(Effect.provide(engine())))

  it.effect("reads long lists portion by portion, and holds only one at a time", () =>
    Effect.gen(function*() {
      const store = yield* TemplateStore
      const sizes: Array<number> = []
      const counted = <A, E>(reading: Effect.Effect<ReadonlyArray<A>, E>) =>
        Effect.tap(reading, (items) => Effect.sync(() => sizes.push(items.length)))
      const templates = yield* Effect.provide(Templates, Templates.layer).pipe(
        Effect.provideService(TemplateStore, {
          ...store,
          list: (...args) => counted(store.list(...args)),
          versions: (...args) => counted(store.versions(...args))
        })
      )
      const one = yield* customer()
      const ids: Array<string> = []
      for (let n = 0; n < 5; n++) {
        ids.push((yield* templates.create(one.live, { name: "n", subject: "s", html: "x".repeat(2_100_000) })).id)
        yield* TestClock.adjust("1 second")
      }
      const listed = yield* collect(templates.list(one.live))
      assert.deepStrictEqual(listed.map(({ id }) => id), ids)
      assert.deepStrictEqual(sizes.splice(0), [2, 2, 1])
      for (let n = 0; n < 3; n++) yield* templates.change(one.live, ids[0]!, {})
      const versions = yield* collect(templates.versions(one.live, ids[0]!))
      assert.deepStrictEqual(versions.map(({ version }) => version), [4, 3, 2, 1])
      assert.deepStrictEqual(sizes.splice(0), [2, 2, 0])
    }).pipe(Effect.provide(engine())))

  it.effect("remembers in the audit log who did what", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const audit = yield* AuditStore
      const one = yield* customer()
      const { id } = yield* templates.create(one.live, welcome)
      yield* TestClock.adjust("1 second")
      yield* templates.change(one.test, id, { name: "x" })
      yield* Effect.flip(templates.change(one.live, id, { name: "" }))
      yield* TestClock.adjust("1 second")
      yield* templates.restore(one.live, id, 1)
      yield* TestClock.adjust("1 second")
      yield* templates.remove(one.live, id)
      yield* Effect.flip(templates.remove(one.live, id))
      const entries = yield* audit.list(one.account.id, 10, null)
      assert.deepStrictEqual(entries.map(({ action, actor, subject }) => [action, actor.name, subject]), [
        ["template.removed", "live", id],
        ["template.restored", "live", id],
        ["template.changed", "test", id],
        ["template.created", "live", id]
      ])
    }).pipe(Effect.provide(engine())))
})
