import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { type Ask, Harness, layer as harnessLayer } from "./harness.ts"

/** An operator's requests. */
const signedIn = Effect.gen(function*() {
  const { ask, newUser } = yield* Harness
  const { cookie } = yield* newUser({ isOperator: true })
  return (method: string, path: string, body?: Ask["body"]) =>
    ask(method, `/dashboard/api/operator/routes${path}`, body === undefined ? { cookie } : { cookie, body })
})

layer(harnessLayer())("the routes of operators", (it) => {
  it.effect("are replaced by those who saw them last, after a look at every rule", () =>
    Effect.gen(function*() {
      const ask = yield* signedIn
      const before = {
        rules: "",
        version: 0,
        changed_at: null,
        changed_by: null,
        problem: null,
        setting: ["tag:news=smtp2"],
        usual: ["smtp"],
        providers: ["smtp", "smtp2"]
      }
      assert.deepStrictEqual((yield* ask("GET", "")).json, before)

      const wrong = yield* ask("PUT", "", { rules: "to:a.example=smtp\nto:b.example=ses", version: 0 })
      assert.strictEqual(wrong.status, 400)
      assert.deepStrictEqual(wrong.json.error.details, [
        { path: "rules", message: "names ses, which is not set up here: write one of smtp, smtp2" }
      ])
      const unread = yield* ask("PUT", "", { rules: "a.example=smtp", version: 0 })
      assert.match(unread.json.error.details[0].message, /^has a rule that is wrong, number 1 \(a\.example=smtp\)/)
      assert.strictEqual((yield* ask("PUT", "", { rules: "", version: -1 })).status, 400)

      const rules = "to:a.example=smtp2\nto:b.example=smtp,smtp2"
      const set = yield* ask("PUT", "", { rules, version: 0 })
      assert.deepStrictEqual([set.status, { ...set.json, changed_at: null }], [
        200,
        { ...before, rules, version: 1, changed_by: "Ada" }
      ])
      assert.deepStrictEqual((yield* ask("GET", "")).json, set.json)

      const late = yield* ask("PUT", "", { rules: "", version: 0 })
      assert.deepStrictEqual([late.status, late.json.error.code, late.json.error.message], [
        409,
        "conflict",
        "Somebody changed the routes meanwhile: read them again."
      ])
      assert.strictEqual((yield* ask("GET", "")).json.rules, rules)
      assert.deepInclude((yield* ask("PUT", "", { rules: "", version: 1 })).json, { rules: "", version: 2 })
    }))

  it.effect("say where an email would go", () =>
    Effect.gen(function*() {
      const ask = yield* signedIn
      const { version } = (yield* ask("GET", "")).json
      const account_id = "0198c0de-0000-7000-8000-00000000000a"
      yield* ask("PUT", "", { rules: `to:*.a.example account:${account_id}=smtp2,smtp`, version })
      const question = { to: "ada@hq.a.example", from: "shop@shop.example", tag: null, account_id: null }
      const explain = (over: object) => ask("POST", "/explanation", { ...question, ...over })
      const usual = { rule: null, source: null, providers: ["smtp"], waits: null }
      assert.deepStrictEqual((yield* explain({})).json, usual)
      assert.deepStrictEqual((yield* explain({ account_id })).json, {
        rule: `to:*.a.example account:${account_id}=smtp2,smtp`,
        source: "stored",
        providers: ["smtp2", "smtp"],
        waits: null
      })
      assert.deepStrictEqual((yield* explain({ tag: "news" })).json, {
        rule: "tag:news=smtp2",
        source: "setting",
        providers: ["smtp2"],
        waits: null
      })
      const wrong = yield* explain({ to: "nobody" })
      assert.deepStrictEqual([wrong.status, wrong.json.error.details[0].path], [400, "to"])
    }))
})
