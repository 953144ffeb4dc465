import { assert, describe, it } from "@effect/vitest"
import { isName } from "@sendwright/core/templates/Placeholders"
import * as TemplateDefaults from "@sendwright/core/templates/TemplateDefaults"
import type { NewTemplate } from "@sendwright/core/templates/TemplateInput"
import { decodePlainChange, decodePlainNew } from "@sendwright/core/templates/TemplateInput"
import { Templates } from "@sendwright/core/templates/Templates"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { customer, engine } from "./support/harness.ts"
import { issuesOf, welcome } from "./support/templates.ts"

const Name = Schema.Literals(["a", "b", "c", "__proto__", "constructor"])
const Values = Schema.Record(Name, Schema.UndefinedOr(Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])))
const given = (values: typeof Values.Type) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]))

describe("the values of an email", () => {
  it.prop("are its own first, and a fallback where it names none", [Values, Values], ([fallbacks, variables]) => {
    const [kept, own] = [given(fallbacks), given(variables)]
    const filled = TemplateDefaults.filledUp({ from: null, replyTo: [], fallbacks: kept }, own)
    assert.sameMembers(Object.keys(filled), [...new Set([...Object.keys(kept), ...Object.keys(own)])])
    for (const name of Object.keys(filled)) {
      assert.strictEqual(filled[name], Object.hasOwn(own, name) ? own[name] : kept[name])
    }
  })

  it("are those of the email alone without defaults; null is one of them", () => {
    assert.deepStrictEqual(TemplateDefaults.filledUp(null, undefined), {})
    assert.deepStrictEqual(TemplateDefaults.filledUp(null, { a: 1 }), { a: 1 })
    const defaults = { from: null, replyTo: [], fallbacks: { a: "x" } }
    assert.deepStrictEqual(TemplateDefaults.filledUp(defaults, { a: null }), { a: null })
  })
})

describe("defaults", () => {
  it("keep what a change does not name, and are none once all of them are taken away", () => {
    const first = TemplateDefaults.changed(null, { from: "a@b.example", fallbacks: { a: 1 } })
    assert.deepStrictEqual(first, { from: "a@b.example", replyTo: [], fallbacks: { a: 1 } })
    assert.deepStrictEqual(TemplateDefaults.changed(first, undefined), first)
    assert.deepStrictEqual(TemplateDefaults.changed(first, { fallbacks: { b: "" } }), {
      from: "a@b.example",
      replyTo: [],
      fallbacks: { b: "" }
    })
    assert.isNull(TemplateDefaults.changed(first, { from: null, replyTo: [], fallbacks: {} }))
    assert.isNull(TemplateDefaults.changed(null, {}))
  })

  it.prop("weigh what they are as JSON, wherever they were kept", [Values], ([values]) => {
    const defaults = { from: "é@b.example", replyTo: ["x@b.example"], fallbacks: given(values) }
    const elsewhere = JSON.parse(JSON.stringify(defaults))
    assert.strictEqual(TemplateDefaults.defaultsWeightOf(elsewhere), TemplateDefaults.defaultsWeightOf(defaults))
    assert.strictEqual(TemplateDefaults.defaultsWeightOf(null), 0)
  })

  it.each([
    ["name", true],
    ["_a.b-1", true],
    ["__proto__", true],
    ["1a", false],
    ["a b", false],
    ["", false],
    [
      "a}}{{b",
      false
    ],
    ["a".repeat(64), true],
    ["a".repeat(65), false],
    ["{a", false],
    [" a", false]
  ])(
    "%j as the name of a variable: %s",
    (text, is) => assert.strictEqual(isName(text), is)
  )
})

describe("templates with defaults", () => {
  it.effect("keep them with each version, and refuse what no email may have", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const defaults = { from: "Acme <hello@acme.example>", replyTo: ["a@acme.example"], fallbacks: { name: "you" } }
      const created = yield* templates.create(one.live, { ...welcome, defaults })
      assert.deepStrictEqual(created.defaults, defaults)
      assert.deepStrictEqual((yield* templates.change(one.live, created.id, { name: "Other" })).defaults, defaults)
      const cleared = yield* templates.change(one.live, created.id, {
        defaults: { from: null, replyTo: [], fallbacks: {} }
      })
      assert.isNull(cleared.defaults)
      assert.deepStrictEqual((yield* templates.restore(one.live, created.id, 1)).defaults, defaults)
      assert.deepStrictEqual((yield* templates.getVersion(one.live, created.id, 2)).defaults, defaults)
      assert.isNull((yield* templates.getVersion(one.live, created.id, 3)).defaults)
      const refused = (over: object) =>
        Effect.map(
          Effect.flip(templates.create(one.live, { ...welcome, defaults: over } as NewTemplate)),
          (error) => issuesOf(error).map((issue) => issue.split(":")[0])
        )
      assert.deepStrictEqual(yield* refused({ from: "nobody", replyTo: ["x", "a@acme.example"] }), [
        "defaults.from",
        "defaults.replyTo.0"
      ])
      assert.deepStrictEqual(
        yield* refused({ replyTo: Array.from({ length: 11 }, (_, n) => `a${n}@acme.example`) }),
        ["defaults.replyTo"]
      )
      assert.deepStrictEqual(yield* refused({ fallbacks: { a: "x".repeat(10_001), "a b": "x", c: "\u0000" } }), [
        "defaults.fallbacks.a",
        "defaults.fallbacks.c",
        "defaults.fallbacks.a b"
      ])
      const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`v${n}`, "x"]))
      assert.deepStrictEqual(yield* refused({ fallbacks: many }), ["defaults.fallbacks"])
    }).pipe(Effect.provide(engine())))

  it.effect("may leave the subject to each email", () =>
    Effect.gen(function*() {
      const templates = yield* Templates
      const one = yield* customer()
      const { id, subject } = yield* templates.create(one.live, { name: "Bare", subject: null, text: "x" })
      assert.strictEqual(subject, "")
      const render = (subject?: string) => templates.render(one.live, { templateId: id, subject })
      assert.strictEqual((yield* render("Mine")).subject, "Mine")
      assert.deepStrictEqual(issuesOf(yield* Effect.flip(render())), [
        "subject: is required: the template has none of its own"
      ])
      assert.strictEqual((yield* templates.change(one.live, id, { subject: "Its own" })).subject, "Its own")
      assert.strictEqual((yield* templates.change(one.live, id, { name: "Same" })).subject, "Its own")
      assert.strictEqual((yield* templates.change(one.live, id, { subject: null })).subject, "")
    }).pipe(Effect.provide(engine())))

  it("are none of /v1's", () => {
    const { subject: _, ...rest } = welcome
    const pathsOf = (read: Result.Result<unknown, { readonly issues: ReadonlyArray<{ readonly path: unknown }> }>) =>
      Result.isFailure(read) ? read.failure.issues.map(({ path }) => path) : []
    assert.deepStrictEqual(pathsOf(decodePlainNew({ ...welcome, defaults: {} })), [["defaults"]])
    assert.deepStrictEqual(pathsOf(decodePlainNew(rest)), [["subject"]])
    assert.deepStrictEqual(pathsOf(decodePlainChange({ defaults: {}, subject: null })), [["defaults"], ["subject"]])
  })
})
