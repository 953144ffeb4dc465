import { assert, layer } from "@effect/vitest"
import { Api } from "@sendwright/api/Api"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { report } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { assertError } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

/** What no route does: to report as a provider does. */
let reporter: ProviderEvents["Service"] | undefined

const withReporter = harnessLayer({
  engine: (engine) =>
    Layer.tap(engine, (context) =>
      Effect.sync(() => {
        reporter = Context.get(context, ProviderEvents)
      }))
})

const id = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"

/** Every route of the API, as it stands in its description. */
const routes = Object.values(Api.groups).flatMap((group) =>
  Object.values(group.endpoints).map(({ method, path }) => [method, path.replaceAll(/:\w+/g, id)] as const)
)

const people = Array.from({ length: 30 }, (_, index) => `person${index}@example.com`)

layer(withReporter)("an account's standing", (it) => {
  it.effect("bounces pause live sends within a second, the message says why, and test keys go on", () =>
    Effect.gen(function*() {
      const { accountId, ask, resume, testKey } = yield* Harness
      const body = { from: `a@${domain}`, to: people, text: "hello" }
      const sent = yield* ask("POST", "/v1/emails", { body })
      assert.strictEqual(sent.status, 201)
      const bounce = (recipients: ReadonlyArray<string>) =>
        reporter!.ingest([
          report({
            type: "email.bounced",
            emailId: sent.json.id,
            recipients,
            occurredAt: new Date(0),
            details: { bounce_type: "permanent" }
          })
        ])
      const fresh = { ...body, to: "fresh@example.com" }
      yield* bounce(people.slice(0, 24))
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body: fresh })).status, 201)
      yield* bounce(people.slice(24, 25))
      yield* TestClock.adjust("1 second")
      const refused = yield* ask("POST", "/v1/emails", { body: fresh })
      assertError(refused, "403 account_paused")
      assert.include(refused.json.error.message, "25 recipients of a new account bounced")
      const batch = yield* ask("POST", "/v1/emails/batch", { body: { messages: [fresh, fresh] } })
      assert.strictEqual(batch.status, 422)
      assert.deepStrictEqual(
        batch.json.results.map((one: { readonly error: { readonly code: string } }) => one.error.code),
        ["account_paused", "account_paused"]
      )
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body: fresh, key: testKey })).status, 201)
      // Everything else stays open.
      const list = yield* ask("GET", "/v1/suppressions?limit=100")
      assert.strictEqual(list.json.data.length, 25)
      assert.isTrue(list.json.data.every((one: { readonly reason: string }) => one.reason === "bounce"))
      const metrics = yield* ask("GET", "/metrics", { key: null })
      assert.match(metrics.text, /sendwright_reputation_pauses_total\{cause="bounces"\} [1-9]/)
      yield* resume(accountId)
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body: fresh })).status, 201)
      yield* bounce(people.slice(25))
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body: fresh })).status, 201)
    }))

  it.effect("a suspension closes every route within a second, also to keys that are in use, until it ends", () =>
    Effect.gen(function*() {
      const { ask, newKey, suspend } = yield* Harness
      const live = yield* newKey()
      const test = yield* newKey({ accountId: live.accountId, mode: "test" })
      const bystander = yield* newKey()
      for (const { key } of [live, test]) assert.strictEqual((yield* ask("GET", "/v1/account", { key })).status, 200)
      yield* suspend(live.accountId, "a phishing report")
      // What is remembered of a key is remembered for less than this.
      yield* TestClock.adjust("1 second")
      assert.isAtLeast(routes.length, 15)
      const texts = new Set<string>()
      for (const { key } of [live, test]) {
        for (const [method, path] of routes) {
          const answer = yield* ask(method, path, { key })
          assertError(answer, "403 account_suspended", `${method} ${path}`)
          texts.add(answer.text)
        }
      }
      assert.strictEqual(texts.size, 1)
      assert.include([...texts].join(), "a phishing report")
      assert.strictEqual((yield* ask("GET", "/v1/account", { key: bystander.key })).status, 200)
    }))
})
