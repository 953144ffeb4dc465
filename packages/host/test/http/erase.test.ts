import { assert, layer } from "@effect/vitest"
import { WireErased } from "@sendwright/api/wire/Erasure"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { assertError } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const path = "/v1/recipients/erase"
const send = (to: string | ReadonlyArray<string>) => ({
  from: `Acme <hello@${domain}>`,
  to,
  subject: `For ${to}`,
  text: "Hello"
})

layer(harnessLayer())("POST /v1/recipients/erase", (it) => {
  it.effect("forgets an address and says what was done", () =>
    Effect.gen(function*() {
      const { ask, log, testKey } = yield* Harness
      const both = (yield* ask("POST", "/v1/emails", { body: send(["Ada <Ada@example.com>", "bob@example.com"]) })).json
      const alone = (yield* ask("POST", "/v1/emails", { body: send("ada@example.com") })).json
      const test = (yield* ask("POST", "/v1/emails", { body: send("ada@example.com"), key: testKey })).json
      const answer = yield* ask("POST", path, { body: { email_address: "ADA@Example.com" } })
      assert.strictEqual(answer.status, 200)
      assert.deepStrictEqual(Schema.decodeUnknownSync(WireErased)(answer.json), answer.json)
      assert.match(answer.json.recipient_hash, /^[0-9a-f]{64}$/)
      assert.deepStrictEqual({ ...answer.json, recipient_hash: "" }, {
        recipient_hash: "",
        emails_redacted: 1,
        emails_deleted: 2,
        events_redacted: 0,
        suppressed: true
      })
      for (const { id } of [alone, test]) assertError(yield* ask("GET", `/v1/emails/${id}`), "404 not_found")
      const email = (yield* ask("GET", `/v1/emails/${both.id}`)).json
      assert.deepStrictEqual(email.to, ["[erased]", "bob@example.com"])
      assert.strictEqual(email.status, "failed")
      for (const key of [undefined, testKey]) {
        const refused = yield* ask("POST", "/v1/emails", {
          body: send("Ada <ADA@example.com>"),
          ...(key ? { key } : {})
        })
        assertError(refused, "422 recipient_suppressed")
        assert.deepStrictEqual(refused.json.error.details, { suppressed: ["ada@example.com"] })
      }
      const { data } = (yield* ask("GET", "/v1/suppressions")).json
      assert.deepStrictEqual(
        data.map((item: Record<string, unknown>) => [item["email_address"], item["reason"]]),
        [[null, "manual"]]
      )
      assertError(
        yield* ask("POST", "/v1/suppressions", { body: { email_address: "ada@example.com" } }),
        "409 conflict"
      )
      const again = yield* ask("POST", path, { body: { email_address: "ada@example.com" } })
      assert.deepStrictEqual(again.json, {
        ...answer.json,
        emails_redacted: 0,
        emails_deleted: 0,
        events_redacted: 0
      })
      // The account may lift it by naming the address.
      assert.strictEqual((yield* ask("DELETE", "/v1/suppressions/ada%40example.com")).status, 204)
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body: send("ada@example.com") })).status, 201)
      assert.notMatch(JSON.stringify(log), /ada@|ada%40/i)
    }))

  it.effect("is for live keys with the scope, and touches no other account", () =>
    Effect.gen(function*() {
      const { ask, newKey, testKey } = yield* Harness
      const body = { email_address: "carl@example.com" }
      const { json } = yield* ask("POST", "/v1/emails", { body: send("carl@example.com") })
      assertError(yield* ask("POST", path, { body, key: null }), "401 unauthorized")
      const forbidden = yield* ask("POST", path, { body, key: testKey })
      assertError(forbidden, "403 forbidden")
      const { key } = yield* newKey({ scopes: ["emails:send", "emails:read", "suppressions:manage"] })
      const unscoped = yield* ask("POST", path, { body, key })
      assertError(unscoped, "403 forbidden")
      assert.include(unscoped.json.error.message, "account:manage")
      const stranger = yield* newKey()
      const other = yield* ask("POST", path, { body, key: stranger.key })
      assert.deepStrictEqual([other.json.emails_deleted, other.json.suppressed], [0, true])
      assert.strictEqual((yield* ask("GET", `/v1/emails/${json.id}`)).json.to[0], "carl@example.com")
      const mine = yield* ask("POST", path, { body })
      assert.strictEqual(mine.json.emails_deleted, 1)
      assert.notStrictEqual(mine.json.recipient_hash, other.json.recipient_hash)
    }))

  it.effect("refuses what is no address, and what it does not know", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (
        const body of [
          {},
          { email_address: "nobody" },
          { email_address: "Ada <ada@example.com>" },
          { email_address: null },
          { email_address: `${"a".repeat(400)}@example.com` },
          { email_address: "ada@example.com", force: true },
          []
        ]
      ) {
        assertError(yield* ask("POST", path, { body }), "400 validation_error")
      }
      assertError(yield* ask("GET", path), "404 not_found")
    }))
})
