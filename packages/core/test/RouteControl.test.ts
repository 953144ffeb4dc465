import { assert, describe, it } from "@effect/vitest"
import type { AuditActor } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import { ConfiguredRoutes, maxText, RouteControl, type RouteQuestion } from "@sendwright/core/sending/RouteControl"
import { RouteStore } from "@sendwright/core/sending/RouteStore"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { engine, start } from "./support/harness.ts"

const ada: AuditActor = { kind: "user", id: "u-1", name: "ada" }

const controlled = (names: ReadonlyArray<string> = ["one", "two"]) =>
  Effect.provide(
    Effect.service(RouteControl),
    Layer.fresh(RouteControl.layer).pipe(Layer.provide(Layer.succeed(ConfiguredRoutes, {
      names,
      rules: Result.getOrThrow(Routes.parse("tag:news=two")),
      usual: ["one"]
    })))
  )

const question: RouteQuestion = { to: "ada@a.example", from: "shop@shop.example", tags: [], accountId: null }

describe("RouteControl", () => {
  it.effect("replaces what was seen, says who did, and removes all", () =>
    Effect.gen(function*() {
      const routes = yield* controlled()
      assert.deepStrictEqual(yield* routes.current, { text: "", version: 0, changed: null, problem: null })
      const view = { text: "to:a.example=two", version: 1, changed: { at: new Date(start), by: "ada" }, problem: null }
      assert.deepStrictEqual(yield* routes.set(" to:a.example=two\n", 0, ada), view)
      assert.deepStrictEqual(yield* routes.current, view)
      const late = yield* Effect.flip(routes.set("to:b.example=two", 0, ada))
      assert.deepStrictEqual([late._tag, late.message], [
        "Conflict",
        "Somebody changed the routes meanwhile: read them again."
      ])
      assert.deepInclude(yield* routes.set("", 1), { text: "", version: 2 })
      const entries = yield* AuditLog.use((audit) => audit.list(null, 10, null))
      assert.deepStrictEqual(
        entries.filter(({ action }) => action === "routes.changed").map(({ actor, subject }) => [actor.name, subject]),
        [["operator", "2"], ["ada", "1"]]
      )
    }).pipe(Effect.provide(engine())))

  it.effect("stores nothing that cannot be read or followed, and says what is wrong", () =>
    Effect.gen(function*() {
      const routes = yield* controlled()
      const problem = (text: string) =>
        Effect.map(Effect.flip(routes.set(text, 0)), (error) => error._tag === "ValidationError" ? error.issues : error)
      const issue = (message: string) => [{ path: ["rules"], message }]
      assert.deepStrictEqual(
        yield* problem("to:a.example=three"),
        issue("names three, which is not set up here: write one of one, two")
      )
      assert.deepStrictEqual(
        yield* problem("to:a.example=one\nnobody=two"),
        issue(
          "has a rule that is wrong, number 2 (nobody=two): begin nobody with to:, from:, mx:, tag: or account:"
        )
      )
      assert.deepStrictEqual(
        yield* problem(`tag:news=one;${" ".repeat(maxText)}tag:other=one`),
        issue("must have 20000 characters at most")
      )
      assert.strictEqual((yield* routes.current).version, 0)
    }).pipe(Effect.provide(engine())))

  it.effect("says where an email would go, by which rule, and why it would wait", () =>
    Effect.gen(function*() {
      const routes = yield* controlled()
      const dns = yield* StaticDns
      yield* dns.set("b.example", "MX", ["10 mx1.big.example"])
      yield* dns.fail(true, "silent.example")
      const usual = { rule: null, source: null, providers: ["one"], waits: null }
      assert.deepStrictEqual(yield* routes.explain(question), usual)
      assert.deepStrictEqual(yield* routes.explain({ ...question, tags: ["news"] }), {
        ...usual,
        rule: "tag:news=two",
        source: "setting",
        providers: ["two"]
      })
      yield* routes.set("to:a.example tag:news=one,two; mx:*.big.example=two", 0)
      assert.deepStrictEqual(yield* routes.explain({ ...question, tags: ["news"] }), {
        rule: "to:a.example tag:news=one,two",
        source: "stored",
        providers: ["one", "two"],
        waits: null
      })
      assert.deepInclude(yield* routes.explain({ ...question, to: "bea@B.example" }), {
        source: "stored",
        providers: ["two"]
      })
      const silent = yield* routes.explain({ ...question, to: "cy@silent.example" })
      assert.match(silent.waits ?? "", /The name servers do not say/)
      assert.deepStrictEqual(silent.providers, [])
      const wrong = yield* Effect.flip(routes.explain({ ...question, to: "nobody", from: "" }))
      assert.deepStrictEqual(
        wrong._tag === "ValidationError" ? wrong.issues.map(({ path }) => path) : wrong,
        [["to"], ["from"]]
      )
    }).pipe(Effect.provide(engine())))

  it.effect("tells of stored rules that this process cannot follow", () =>
    Effect.gen(function*() {
      const routes = yield* controlled()
      const store = yield* RouteStore
      yield* store.set("to:a.example=three", 0, { at: new Date(start), by: "ada" })
      assert.strictEqual(
        (yield* routes.current).problem,
        "A stored rule names three, which is no provider of this process"
      )
      const absent = yield* routes.explain(question)
      assert.deepStrictEqual([absent.rule, absent.providers], ["to:a.example=three", []])
      assert.match(absent.waits ?? "", /The route leads to three/)
      yield* store.set("nonsense", 1, { at: new Date(start), by: "ada" })
      assert.match((yield* routes.current).problem ?? "", /^The stored text has a rule that is wrong, number 1/)
      assert.match((yield* routes.explain(question)).waits ?? "", /cannot be read/)
      // One provider takes all mail, whatever is stored.
      const alone = yield* controlled(["one"])
      assert.strictEqual(
        (yield* alone.current).problem,
        "One provider takes all mail: the stored rules are not in use"
      )
      assert.deepStrictEqual(yield* alone.explain(question), {
        rule: null,
        source: null,
        providers: ["one"],
        waits: null
      })
    }).pipe(Effect.provide(engine())))
})
