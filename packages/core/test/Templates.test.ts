import { assert, describe, it } from "@effect/vitest"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { type Template, type TemplateSummary, weightOf } from "@sendwright/core/templates/Template"
import type { NewTemplate, TemplateChange } from "@sendwright/core/templates/TemplateInput"
import { maxRenderedBatch, Templates } from "@sendwright/core/templates/Templates"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { type Customer, customer, engine, start } from "./support/harness.ts"

const welcome: NewTemplate = {
  name: "Welcome!",
  subject: "Welcome, {{ name }}",
  html: "<p>Welcome, {{ name }}, to {{ place }}</p>",
  text: "Welcome, {{ name }}"
}
const missing = "00000000-0000-7000-8000-999999999999"

const collect = <A, E, E2>(reading: Effect.Effect<Stream.Stream<A, E>, E2>) =>
  Effect.flatMap(reading, (stream) => Stream.runCollect(stream))

const issuesOf = (error: { readonly _tag: string }): ReadonlyArray<string> =>
  error instanceof ValidationError
    ? error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`)
    : [error._tag]

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
        message: "Somebody saved version 2 of this template meanwhile: look at it, and save again."
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

describe("Templates.renderer", () => {
  it.effect("fills a template in, found by id in any case or by slug", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const [one, other] = [yield* customer(), yield* customer()]
      const { id } = yield* templates.create(one.live, welcome)
      const variables = { name: "Ada", place: "<London>" }
      const rendered = {
        subject: "Welcome, Ada",
        html: "<p>Welcome, Ada, to &lt;London&gt;</p>",
        text: "Welcome, Ada"
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
    assert.strictEqual(weightOf({ name: "a", subject: "bc", html: "defg", text: "hijklmno" }), 15)
    assert.strictEqual(weightOf({ name: "a", subject: "bc", html: null, text: null }), 3)
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
      assert.match(issuesOf(refused).join(), /^: brings .* send it in another batch$/)
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
