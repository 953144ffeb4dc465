import { assert, describe } from "@effect/vitest"
import { type Template, type TemplateSummary, weightOf } from "@sendwright/core/templates/Template"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId, template } from "../fixtures.ts"
import { harness, type It, minute, second } from "./Harness.ts"

const all = 1_000_000

/** A test's own account, and the steps that most tests of templates begin with. */
const stage = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const other = yield* t.seed()
  const accountId = t.account.id
  const add = Effect.fnUntraced(function*(
    slug: string,
    over: Partial<Template> = {},
    wish: "Chosen" | "Derived" = "Derived"
  ) {
    const created = yield* t.templates.create(
      template({ accountId, createdAt: t.at(0), ...over }),
      { _tag: wish, slug },
      "Server"
    )
    return created
  })
  const added = Effect.fnUntraced(function*(slug: string, over: Partial<Template> = {}) {
    const created = yield* add(slug, over)
    return created === "taken" ? yield* Effect.die(new Error(`${slug} is taken`)) : created
  })
  const find = (id: string, of = accountId) => Effect.map(t.templates.find(of, id), Option.getOrNull)
  const saving = (millis: number, createdBy: string | null = "Server") => ({ createdBy, now: t.at(millis) })
  return { ...t, accountId, otherId: other.account.id, add, added, find, saving }
})

const keepingTests = (it: It): void => {
  it.effect("keeps a template with everything that was said of it", () =>
    Effect.gen(function*() {
      const { accountId, added, at, find, otherId, templates } = yield* stage()
      const input = template({
        accountId,
        createdAt: at(5),
        name: "Überweisung \u{1f4b6} 'quoted' \\ \"x\" {a,b}",
        subject: "{{ a }} NULL \u00e9",
        html: null,
        text: "line\r\nline\t{{ a_b }} {{ c.d-e }}",
        variables: ["a", "a_b", "c.d-e"],
        defaults: {
          from: "\"A\\\\ <x>\" <a@acme.example>",
          replyTo: ["\u00dc <b@acme.example>", "c@acme.example"],
          fallbacks: JSON.parse(`{"a": "'{\\"}\u00e9", "a_b": 1.5e300, "c.d-e": false, "__proto__": "", "unused": -1}`)
        }
      })
      const created = yield* templates.create(input, { _tag: "Chosen", slug: "x-1" }, null)
      const expected = { ...input, slug: "x-1", version: 1, updatedAt: at(5) }
      assert.deepStrictEqual(created, expected)
      assert.deepStrictEqual(yield* find(input.id), expected)
      assert.deepStrictEqual(Option.getOrNull(yield* templates.findBySlug(accountId, "x-1")), expected)
      const bare = yield* added("bare", { html: "", text: null, variables: [] })
      assert.deepStrictEqual(yield* find(bare.id), bare)
      assert.isNull(yield* find(input.id, otherId))
      assert.isNull(yield* find(newId()))
      assert.isNull(yield* find("no id"))
      for (const [of, slug] of [[otherId, "x-1"], [accountId, "x-2"], [accountId, "X-1"], [accountId, "\u0000"]]) {
        assert.isTrue(Option.isNone(yield* templates.findBySlug(of!, slug!)))
      }
    }))

  it.effect("keeps the longest bodies", () =>
    Effect.gen(function*() {
      const { added, find } = yield* stage()
      const long = yield* added("long", { html: "\u00e9".repeat(5_000_000), text: "x".repeat(5_000_000) })
      const found = yield* find(long.id)
      assert.isTrue(found?.html === long.html && found?.text === long.text)
    }))

  it.effect("lists the templates of an account, oldest first, and what they are known by", () =>
    Effect.gen(function*() {
      const { accountId, added, at, otherId, templates } = yield* stage()
      const newer = yield* added("newer", { createdAt: at(second) })
      const older = yield* added("older")
      const foreign = yield* added("older", { accountId: otherId })
      assert.deepStrictEqual(yield* templates.list(accountId, null, all), [older, newer])
      assert.deepStrictEqual(yield* templates.list(accountId, older, all), [newer])
      assert.deepStrictEqual(yield* templates.list(accountId, newer, all), [])
      assert.deepStrictEqual(yield* templates.list(otherId, null, all), [foreign])
      assert.deepStrictEqual(yield* templates.list(newId(), null, all), [])
      const shownAs = ({ createdAt, id, name, slug, subject, updatedAt, version }: Template): TemplateSummary => ({
        id,
        slug,
        name,
        subject,
        version,
        createdAt,
        updatedAt
      })
      assert.deepStrictEqual(yield* templates.summaries(accountId), [older, newer].map(shownAs))
      assert.deepStrictEqual(yield* templates.summaries(newId()), [])
    }))

  it.effect("ends a portion of a list with the template that makes it heavy enough", () =>
    Effect.gen(function*() {
      const { accountId, added, at, templates } = yield* stage()
      const weighing = (millis: number, weight: number) =>
        added(`t-${millis}`, {
          createdAt: at(millis),
          name: "n",
          subject: "s",
          html: "h".repeat(weight - 3),
          text: "t",
          variables: []
        })
      const [a, b, c] = [yield* weighing(0, 10), yield* weighing(1, 20), yield* weighing(2, 30)]
      const portion = (weight: number, after: Template | null = null) =>
        Effect.map(templates.list(accountId, after, weight), (list) => list.map(({ slug }) => slug))
      assert.deepStrictEqual(yield* portion(1), [a.slug])
      assert.deepStrictEqual(yield* portion(10), [a.slug])
      assert.deepStrictEqual(yield* portion(11), [a.slug, b.slug])
      assert.deepStrictEqual(yield* portion(30), [a.slug, b.slug])
      assert.deepStrictEqual(yield* portion(31), [a.slug, b.slug, c.slug])
      assert.deepStrictEqual(yield* portion(20, a), [b.slug])
      assert.deepStrictEqual(yield* portion(21, a), [b.slug, c.slug])
    }))

  it.effect("counts what a template brings beside its texts as well", () =>
    Effect.gen(function*() {
      const { accountId, added, at, templates } = yield* stage()
      const over = { name: "n", subject: "s", html: null, text: null, variables: [] }
      const first = { ...over, defaults: { from: null, replyTo: [], fallbacks: { a: "x".repeat(100) } } }
      const { id } = yield* added("a", first)
      yield* added("b", { ...over, createdAt: at(1) })
      const slugs = (weight: number) =>
        Effect.map(templates.list(accountId, null, weight), (list) => list.map(({ slug }) => slug))
      const weight = weightOf(first)
      assert.isAbove(weight, 100)
      assert.deepStrictEqual(yield* slugs(weight), ["a"])
      assert.deepStrictEqual(yield* slugs(weight + 1), ["a", "b"])
      const restored = yield* templates.restore(accountId, id, 1, { createdBy: null, now: at(2) })
      assert.notStrictEqual(restored, "not_found")
      assert.strictEqual((yield* templates.versions(accountId, id, null, weight)).length, 1)
      assert.strictEqual((yield* templates.versions(accountId, id, null, weight + 1)).length, 2)
    }))

  it.effect("removes a template with its versions, and lets its slug be taken again", () =>
    Effect.gen(function*() {
      const { accountId, added, find, otherId, saving, templates } = yield* stage()
      const gone = yield* added("welcome")
      const kept = yield* added("other")
      assert.isFalse(yield* templates.remove(otherId, gone.id))
      assert.isFalse(yield* templates.remove(accountId, newId()))
      assert.isTrue(yield* templates.remove(accountId, gone.id))
      assert.isFalse(yield* templates.remove(accountId, gone.id))
      assert.isNull(yield* find(gone.id))
      assert.isTrue(Option.isNone(yield* templates.findBySlug(accountId, "welcome")))
      assert.deepStrictEqual(yield* templates.versions(accountId, gone.id, null, all), [])
      assert.deepStrictEqual(yield* templates.list(accountId, null, all), [kept])
      assert.strictEqual(yield* templates.save(gone, saving(second)), "not_found")
      assert.strictEqual(yield* templates.restore(accountId, gone.id, 1, saving(second)), "not_found")
      assert.strictEqual((yield* added("welcome")).slug, "welcome")
    }))
}

const slugTests = (it: It): void => {
  it.effect("searches a free slug for a name, and answers that a chosen one is taken", () =>
    Effect.gen(function*() {
      const { accountId, add, added, otherId, templates } = yield* stage()
      assert.strictEqual((yield* added("welcome")).slug, "welcome")
      assert.strictEqual((yield* added("welcome")).slug, "welcome-2")
      assert.strictEqual(yield* add("welcome", {}, "Chosen"), "taken")
      assert.strictEqual(yield* add("welcome-2", {}, "Chosen"), "taken")
      assert.notStrictEqual(yield* add("welcome-4", {}, "Chosen"), "taken")
      assert.strictEqual((yield* added("welcome")).slug, "welcome-3")
      assert.strictEqual((yield* added("welcome")).slug, "welcome-5")
      assert.strictEqual((yield* added("welcome-2")).slug, "welcome-2-2")
      assert.strictEqual((yield* added("welcome", { accountId: otherId })).slug, "welcome")
      assert.strictEqual((yield* templates.summaries(accountId)).length, 6)
      const long = "a".repeat(100)
      assert.strictEqual((yield* added(long)).slug, long)
      assert.strictEqual((yield* added(long)).slug, `${"a".repeat(98)}-2`)
      assert.strictEqual((yield* added(long)).slug, `${"a".repeat(98)}-3`)
    }))

  it.effect("gives each of many at once a slug of its own", () =>
    Effect.gen(function*() {
      const { added, templates, accountId } = yield* stage()
      const created = yield* Effect.all(Array.from({ length: 8 }, () => added("rush")), { concurrency: "unbounded" })
      assert.deepStrictEqual(
        created.map(({ slug }) => slug).sort(),
        ["rush", ...[2, 3, 4, 5, 6, 7, 8].map((number) => `rush-${number}`)]
      )
      assert.strictEqual((yield* templates.summaries(accountId)).length, 8)
    }))

  it.effect("gives a chosen slug to one of many at once", () =>
    Effect.gen(function*() {
      const { accountId, add, templates } = yield* stage()
      const answers = yield* Effect.all(Array.from({ length: 8 }, () => add("mine", {}, "Chosen")), {
        concurrency: "unbounded"
      })
      assert.strictEqual(answers.filter((answer) => answer !== "taken").length, 1)
      assert.strictEqual((yield* templates.summaries(accountId)).length, 1)
    }))

  it.effect("changes a slug to one that is free", () =>
    Effect.gen(function*() {
      const { accountId, added, find, otherId, saving, templates } = yield* stage()
      const one = yield* added("one")
      const two = yield* added("two")
      yield* added("three", { accountId: otherId })
      assert.strictEqual(yield* templates.save({ ...two, slug: "one" }, saving(second)), "taken")
      assert.deepStrictEqual(yield* find(two.id), two)
      assert.strictEqual((yield* templates.versions(accountId, two.id, null, all)).length, 1)
      const moved = yield* templates.save({ ...one, slug: "three" }, saving(second))
      assert.deepStrictEqual(moved, { ...one, slug: "three", version: 2, updatedAt: saving(second).now })
      assert.isTrue(Option.isNone(yield* templates.findBySlug(accountId, "one")))
      assert.deepStrictEqual(Option.getOrNull(yield* templates.findBySlug(accountId, "three")), moved)
      assert.notStrictEqual(yield* templates.save({ ...two, slug: "one" }, saving(second)), "taken")
    }))
}

const versionTests = (it: It): void => {
  it.effect("keeps every save as a version, newest first", () =>
    Effect.gen(function*() {
      const { accountId, added, at, find, otherId, saving, templates } = yield* stage()
      const first = yield* added("welcome")
      const defaults = { from: "a@acme.example", replyTo: [], fallbacks: { x: "y" } }
      const change = { name: "Bye", subject: "Bye", html: null, text: "Bye {{ x }}", variables: ["x"], defaults }
      const second_ = yield* templates.save({ ...first, ...change }, saving(minute, "Another key"))
      assert.deepStrictEqual(second_, { ...first, ...change, version: 2, updatedAt: at(minute) })
      assert.deepStrictEqual(yield* find(first.id), second_)
      const { html, name, subject, text, variables } = first
      const versions = [
        { ...change, version: 2, createdBy: "Another key", createdAt: at(minute) },
        { html, name, subject, text, variables, defaults: null, version: 1, createdBy: "Server", createdAt: at(0) }
      ]
      assert.deepStrictEqual(yield* templates.versions(accountId, first.id, null, all), versions)
      assert.deepStrictEqual(yield* templates.versions(accountId, first.id, null, 1), versions.slice(0, 1))
      assert.deepStrictEqual(yield* templates.versions(accountId, first.id, 2, 1), versions.slice(1))
      assert.deepStrictEqual(yield* templates.versions(accountId, first.id, 1, 1), [])
      assert.deepStrictEqual(yield* templates.versions(otherId, first.id, null, all), [])
      assert.deepStrictEqual(yield* templates.versions(accountId, newId(), null, all), [])

      const summaries = versions.map(({ createdAt, createdBy, name, version }) => ({
        version,
        name,
        createdBy,
        createdAt
      }))
      const listed = (before: number | null, limit: number, of = accountId, id = first.id) =>
        templates.versionSummaries(of, id, before, limit)
      assert.deepStrictEqual(yield* listed(null, 10), summaries)
      assert.deepStrictEqual(yield* listed(null, 1), summaries.slice(0, 1))
      assert.deepStrictEqual(yield* listed(2, 10), summaries.slice(1))
      assert.deepStrictEqual(yield* listed(1, 10), [])
      assert.deepStrictEqual(yield* listed(null, 10, otherId), [])
      assert.deepStrictEqual(yield* listed(null, 10, accountId, newId()), [])
      const found = (version: number, of = accountId, id = first.id) =>
        Effect.map(templates.findVersion(of, id, version), Option.getOrNull)
      assert.deepStrictEqual(yield* found(2), versions[0])
      assert.deepStrictEqual(yield* found(1), versions[1])
      for (const version of [0, 3, Number.MAX_SAFE_INTEGER]) assert.isNull(yield* found(version))
      assert.isNull(yield* found(1, otherId))
      assert.isNull(yield* found(1, accountId, newId()))
      assert.isNull(yield* found(1, accountId, "no id"))
    }))

  it.effect("refuses a save that does not follow the latest version", () =>
    Effect.gen(function*() {
      const { accountId, added, find, otherId, saving, templates } = yield* stage()
      const first = yield* added("welcome")
      const saved = yield* templates.save({ ...first, text: "two" }, saving(second))
      assert.strictEqual(yield* templates.save({ ...first, text: "also two" }, saving(minute)), "stale")
      assert.deepStrictEqual(yield* find(first.id), saved)
      assert.strictEqual((yield* templates.versions(accountId, first.id, null, all)).length, 2)
      assert.strictEqual(yield* templates.save({ ...first, accountId: otherId }, saving(minute)), "not_found")
      assert.strictEqual(yield* templates.save({ ...first, id: newId() }, saving(minute)), "not_found")
    }))

  it.effect("lets one of many saves at once succeed", () =>
    Effect.gen(function*() {
      const { accountId, added, find, saving, templates } = yield* stage()
      const first = yield* added("welcome")
      const answers = yield* Effect.all(
        Array.from({ length: 8 }, (_, n) => templates.save({ ...first, text: `save ${n}` }, saving(second))),
        { concurrency: "unbounded" }
      )
      const saved = answers.filter((answer) => typeof answer !== "string")
      assert.strictEqual(saved.length, 1)
      assert.strictEqual(answers.filter((answer) => answer === "stale").length, 7)
      assert.deepStrictEqual(yield* find(first.id), saved[0])
      assert.strictEqual((yield* templates.versions(accountId, first.id, null, all)).length, 2)
    }))

  it.effect("restores an old version as the next one, and leaves the slug", () =>
    Effect.gen(function*() {
      const { accountId, added, at, find, otherId, saving, templates } = yield* stage()
      const first = yield* added("welcome", {
        defaults: { from: null, replyTo: ["a@acme.example"], fallbacks: { name: "you" } }
      })
      const bare = { name: "Bare", subject: "-", html: null, text: null, variables: [], defaults: null }
      const second_ = yield* templates.save({ ...first, ...bare, slug: "bare" }, saving(second))
      assert.notStrictEqual(second_, "stale")
      const third = yield* templates.restore(accountId, first.id, 1, saving(minute, "Restorer"))
      assert.deepStrictEqual(third, { ...first, slug: "bare", version: 3, updatedAt: at(minute) })
      assert.deepStrictEqual(yield* find(first.id), third)
      const fourth = yield* templates.restore(accountId, first.id, 2, saving(2 * minute, null))
      assert.deepStrictEqual(fourth, { ...first, ...bare, slug: "bare", version: 4, updatedAt: at(2 * minute) })
      const versions = yield* templates.versions(accountId, first.id, null, all)
      assert.deepStrictEqual(versions.map(({ createdBy, name, version }) => [version, name, createdBy]), [
        [4, "Bare", null],
        [3, "Welcome", "Restorer"],
        [2, "Bare", "Server"],
        [1, "Welcome", "Server"]
      ])
      const missing = [[accountId, first.id, 5], [accountId, first.id, 0], [accountId, newId(), 1], [
        otherId,
        first.id,
        1
      ], [
        accountId,
        first.id,
        Number.MAX_SAFE_INTEGER
      ]] as const
      for (const [of, id, version] of missing) {
        assert.strictEqual(yield* templates.restore(of, id, version, saving(minute)), "not_found")
      }
      assert.deepStrictEqual(yield* find(first.id), fourth)
    }))

  it.effect("makes a version of each of many restores at once", () =>
    Effect.gen(function*() {
      const { accountId, added, saving, templates } = yield* stage()
      const first = yield* added("welcome")
      const restored = yield* Effect.all(
        Array.from({ length: 8 }, () => templates.restore(accountId, first.id, 1, saving(second))),
        { concurrency: "unbounded" }
      )
      const numbers = restored.map((answer) => answer === "not_found" ? 0 : answer.version)
      assert.deepStrictEqual(numbers.sort((a, b) => a - b), [2, 3, 4, 5, 6, 7, 8, 9])
      assert.strictEqual((yield* templates.versions(accountId, first.id, null, all)).length, 9)
    }))
}

/** What every `TemplateStore` must do. */
export const tests = (it: It): void => {
  describe("keeping", () => keepingTests(it))
  describe("slugs", () => slugTests(it))
  describe("versions", () => versionTests(it))
}
