import { assert, layer } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { assertError, pathsOf } from "./answers.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"

const at = (address: string) => `/v1/suppressions/${encodeURIComponent(address)}`

layer(harnessLayer())("the routes under /v1/suppressions", (it) => {
  it.effect("add an address in its compared form, and show it in the list", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      assert.deepStrictEqual((yield* ask("GET", "/v1/suppressions", { key })).json, { data: [], next_cursor: null })
      const added = yield* ask("POST", "/v1/suppressions", { key, body: { email_address: "Ada+News@Bücher.example" } })
      assert.strictEqual(added.status, 201)
      const { created_at, id, ...rest } = added.json
      assert.deepStrictEqual(rest, { email_address: "ada+news@xn--bcher-kva.example", reason: "manual" })
      assert.match(id, /^[0-9a-f-]{36}$/)
      assert.strictEqual(new Date(created_at).toISOString(), created_at)
      const list = yield* ask("GET", "/v1/suppressions", { key })
      assert.strictEqual(list.status, 200)
      assert.deepStrictEqual(list.json, { data: [added.json], next_cursor: null })
      // Of this account alone.
      const other = yield* newKey()
      assert.deepStrictEqual((yield* ask("GET", "/v1/suppressions", { key: other.key })).json.data, [])
    }))

  it.effect("get the entry of an address, however it is spelt, of this account alone", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      const added = yield* ask("POST", "/v1/suppressions", { key, body: { email_address: "a@bücher.example" } })
      for (const spelt of ["a@xn--bcher-kva.example", "A@BÜCHER.example"]) {
        const found = yield* ask("GET", at(spelt), { key })
        assert.deepStrictEqual([found.status, found.json], [200, added.json])
      }
      assertError(yield* ask("GET", at("b@bücher.example"), { key }), "404 not_found")
      const other = yield* newKey()
      assertError(yield* ask("GET", at("a@bücher.example"), { key: other.key }), "404 not_found")
    }))

  it.effect("answer 409 for an address that is suppressed already, however it is spelt", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      for (
        const [index, email_address] of ["a@bücher.example", "A@XN--BCHER-KVA.example", "a@BÜCHER.example"].entries()
      ) {
        const answer = yield* ask("POST", "/v1/suppressions", { key, body: { email_address } })
        if (index === 0) assert.strictEqual(answer.status, 201)
        else assertError(answer, "409 conflict", email_address)
      }
    }))

  it.effect("refuse what is no address, and every other field", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const bodies: ReadonlyArray<unknown> = [
        {},
        { email_address: null },
        { email_address: "" },
        { email_address: "a" },
        { email_address: "Ada <ada@example.com>" },
        { email_address: " ada@example.com" },
        { email_address: "ada@example.com\r\nBcc: x@example.com" },
        { email_address: "ada@[127.0.0.1]" },
        { email_address: `${"a".repeat(65)}@example.com` },
        { email_address: ["ada@example.com"] },
        { email_address: `a@${"b".repeat(400)}.example` }
      ]
      for (const body of bodies) {
        const answer = yield* ask("POST", "/v1/suppressions", { body })
        assertError(answer, "400 validation_error", JSON.stringify(body))
        assert.deepStrictEqual(pathsOf(answer), ["email_address"])
      }
      const more = yield* ask("POST", "/v1/suppressions", {
        body: { email_address: "x", reason: "bounce", constructor: 1 }
      })
      assertError(more, "400 validation_error")
      assert.deepStrictEqual(pathsOf(more), ["constructor", "email_address", "reason"])
      for (const raw of ["", "{", "[]", "null"]) {
        assertError(
          yield* ask("POST", "/v1/suppressions", { raw, headers: { "content-type": "application/json" } }),
          "400 validation_error",
          raw
        )
      }
    }))

  it.effect("remove an address by any spelling and any encoding of the path", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const spellings: ReadonlyArray<readonly [string, string]> = [
        ["ada@example.com", "/v1/suppressions/ada@example.com"],
        ["ada@example.com", "/v1/suppressions/ada%40example.com"],
        ["ada@example.com", "/v1/suppressions/%41DA%40EXAMPLE.com"],
        ["ada+news@example.com", "/v1/suppressions/ada+news%40example.com"],
        ["ada+news@example.com", "/v1/suppressions/ada%2Bnews%40example.com"],
        ["ada%40b@example.com", "/v1/suppressions/ada%2540b%40example.com"],
        ["100%@example.com", "/v1/suppressions/100%25%40example.com"],
        ["a/b@example.com", at("a/b@example.com")],
        ["\"a/b c;d?e#f\"@example.com", at("\"a/b c;d?e#f\"@example.com")],
        ["\"a@b\"@example.com", at("\"a@b\"@example.com")],
        ["ada@bücher.example", at("ada@bücher.example")],
        ["ada@bücher.example", "/v1/suppressions/Ada@xn--bcher-kva.example"],
        [`${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(59)}.example`, ""]
      ]
      for (const [address, given] of spellings) {
        const path = given === "" ? at(address) : given
        const added = yield* ask("POST", "/v1/suppressions", { body: { email_address: address } })
        assert.strictEqual(added.status, 201, added.text)
        const removed = yield* ask("DELETE", path)
        assert.strictEqual(`${removed.status} ${removed.text}`, "204 ", path)
        assertError(yield* ask("DELETE", path), "404 not_found", path)
      }
      assert.deepStrictEqual((yield* ask("GET", "/v1/suppressions")).json.data, [])
    }))

  it.effect("answer one and the same 404 for whatever is not on the list", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const other = yield* newKey()
      yield* ask("POST", "/v1/suppressions", { key: other.key, body: { email_address: "theirs@example.com" } })
      const paths = [
        at("nobody@example.com"),
        at("theirs@example.com"),
        "/v1/suppressions/no-address",
        "/v1/suppressions/%20",
        "/v1/suppressions/a%00b@example.com",
        "/v1/suppressions/a/b@example.com",
        "/v1/suppressions/",
        at(`${"a".repeat(400)}@example.com`),
        at("ada@example.com' OR 1=1 --")
      ]
      const texts = new Set<string>()
      for (const path of paths) {
        const answer = yield* ask("DELETE", path)
        assertError(answer, "404 not_found", path)
        texts.add(answer.text)
      }
      assert.strictEqual(texts.size, 1)
      assert.strictEqual((yield* ask("GET", "/v1/suppressions", { key: other.key })).json.data.length, 1)
    }))

  it.effect("let a test key read and not change, before anything else is looked at", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "seen@example.com" } })
      assert.strictEqual((yield* ask("GET", "/v1/suppressions", { key: testKey })).json.data.length, 1)
      assertError(yield* ask("POST", "/v1/suppressions", { key: testKey, raw: "{" }), "403 forbidden")
      assertError(yield* ask("DELETE", at("seen@example.com"), { key: testKey }), "403 forbidden")
      assertError(yield* ask("DELETE", at("nobody"), { key: testKey }), "403 forbidden")
      assert.strictEqual((yield* ask("DELETE", at("seen@example.com"))).status, 204)
    }))

  it.effect("page through the list, newest first, and refuse what is no page of it", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      const expected: Array<string> = []
      for (let i = 0; i < 7; i++) {
        yield* TestClock.adjust("1 second")
        const answer = yield* ask("POST", "/v1/suppressions", { key, body: { email_address: `p${i}@example.com` } })
        expected.unshift(answer.json.email_address)
      }
      const seen: Array<string> = []
      let cursor: string | null = null
      let pages = 0
      do {
        const page: Answer = yield* ask(
          "GET",
          `/v1/suppressions?limit=3${cursor === null ? "" : `&cursor=${cursor}`}`,
          { key }
        )
        assert.strictEqual(page.status, 200)
        seen.push(...page.json.data.map((item: { readonly email_address: string }) => item.email_address))
        cursor = page.json.next_cursor
        pages++
      } while (cursor !== null)
      assert.deepStrictEqual(seen, expected)
      assert.strictEqual(pages, 3)
      const first = yield* ask("GET", "/v1/suppressions?limit=3", { key })
      const other = yield* newKey()
      // A cursor of another account, a damaged one, and what is no limit.
      for (const query of [`cursor=${first.json.next_cursor}`, "cursor=x", "limit=0", "limit=101", "limit=1&limit=2"]) {
        const answer = yield* ask("GET", `/v1/suppressions?${query}`, { key: other.key })
        assertError(answer, "400 validation_error", query)
        assert.deepStrictEqual(pathsOf(answer), [query.split("=", 1).join()])
      }
      assertError(yield* ask("GET", "/v1/suppressions?reason=bounce", { key }), "400 validation_error")
    }))

  it.effect("keep email from being sent: all suppressed recipients are named, and nothing is stored", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      for (const name of ["one", "two"]) {
        yield* ask("POST", "/v1/suppressions", { body: { email_address: `${name}@Example.com` } })
      }
      const body = {
        from: `a@${domain}`,
        to: ["One@example.com", "three@example.com"],
        bcc: "two@EXAMPLE.com",
        text: "hello"
      }
      for (const key of [undefined, testKey]) {
        const answer = yield* ask("POST", "/v1/emails", { body, ...(key === undefined ? {} : { key }) })
        assertError(answer, "422 recipient_suppressed")
        assert.deepStrictEqual(answer.json.error.details.suppressed.toSorted(), ["one@example.com", "two@example.com"])
      }
      assert.deepStrictEqual((yield* ask("GET", "/v1/emails")).json.data, [])
      yield* ask("DELETE", at("one@example.com"))
      yield* ask("DELETE", at("two@example.com"))
      assert.strictEqual((yield* ask("POST", "/v1/emails", { body })).status, 201)
    }))
})

const failing = Layer.effect(
  EmailStore,
  Effect.map(EmailStore, (store) =>
    EmailStore.of({
      ...store,
      accept: () => Effect.fail(new StorageError({ command: "EmailStore.accept", cause: new Error("ada@example.com") }))
    }))
)

layer(harnessLayer({ engine: (engine) => engine.pipe(Layer.provide(failing)) as typeof engine }))(
  "a suppression list that cannot be read",
  (it) => {
    it.effect("refuses the send: 500, nothing stored, and no address in answer or log", () =>
      Effect.gen(function*() {
        const { ask, log } = yield* Harness
        const body = { from: `a@${domain}`, to: "ada@example.com", text: "hello" }
        const answer = yield* ask("POST", "/v1/emails", { body })
        assertError(answer, "500 internal_error")
        assert.notInclude(answer.text, "ada@")
        assert.deepStrictEqual((yield* ask("GET", "/v1/emails")).json.data, [])
        assert.isAbove(log.length, 0)
      }))
  }
)
