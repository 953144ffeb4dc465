import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../../scripts/any-character.ts"
import { assertError, pairs, pathsOf } from "./answers.ts"
import { badBatches, badQueries, badSends, badTexts, badWebhooks, good } from "./badRequests.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"

const validation = "400 validation_error"

layer(harnessLayer({ settings: { accessLog: false } }))("bad requests", (it) => {
  for (const [name, body, paths] of badSends) {
    it.effect(`send: ${name}`, () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const answer = yield* ask("POST", "/v1/emails", { body })
        assertError(answer, validation)
        assert.deepStrictEqual(pathsOf(answer), [...paths].sort())
        const keyed = yield* ask("POST", "/v1/emails", { body, headers: { "idempotency-key": "bad" } })
        assert.strictEqual(keyed.text, answer.text)
      }))
  }

  it.effect("each bad send says the same inside a batch, and what follows it is accepted", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const small = badSends.filter(([, body]) => JSON.stringify(body).length < 100_000)
      for (const [name, body, paths] of small) {
        const answer = yield* ask("POST", "/v1/emails/batch", { body: { messages: [body, good] } })
        assert.strictEqual(answer.status, 207, name)
        const [failed, accepted] = answer.json.results
        assert.strictEqual(failed.error.code, "validation_error", name)
        assert.deepStrictEqual(
          failed.error.details.map((issue: { path: string }) => issue.path).sort(),
          [...paths].sort(),
          name
        )
        assert.isTrue(accepted.ok, name)
      }
    }))

  for (const path of ["/v1/emails", "/v1/emails/batch", "/v1/webhooks"]) {
    it.effect(`texts that are no body of ${path}`, () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        for (const [name, raw] of badTexts) {
          for (const headers of [{}, { "idempotency-key": "text" }]) {
            assertError(yield* ask("POST", path, { raw, headers }), validation, `${path} ${name}`)
          }
        }
      }))
  }

  it.effect("queries", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const [query, paths] of badQueries) {
        const answer = yield* ask("GET", `/v1/emails?${query}`)
        assertError(answer, validation, query)
        assert.deepStrictEqual(pathsOf(answer), [...paths].sort(), query)
      }
    }))

  it.effect("queries of deliveries", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const created = yield* ask("POST", "/v1/webhooks", { body: { url: "https://example.com/" } })
      for (const query of ["limit=0", "limit=1&limit=2", "cursor=x", "status=queued", "limit=x&cursor=y"]) {
        assertError(yield* ask("GET", `/v1/webhooks/${created.json.id}/deliveries?${query}`), validation, query)
      }
    }))

  it.effect("webhook endpoints", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const [name, body, paths] of badWebhooks) {
        const answer = yield* ask("POST", "/v1/webhooks", { body })
        assertError(answer, validation, name)
        assert.deepStrictEqual(pathsOf(answer), [...paths].sort(), name)
      }
    }))

  it.effect("frames of batches", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const [name, body, paths] of badBatches) {
        const answer = yield* ask("POST", "/v1/emails/batch", { body })
        assertError(answer, validation, name)
        assert.deepStrictEqual(pathsOf(answer), [...paths].sort(), name)
      }
    }))

  it.effect("content types", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const raw = JSON.stringify(good)
      const sendAs = (type: string, more: Record<string, string> = {}) =>
        ask("POST", "/v1/emails", { raw, headers: { "content-type": type, ...more } })
      const refused = [
        "",
        "text/plain",
        "text/json",
        "application/json+x",
        "application/vnd.api+json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
        "application/json; charset=latin1",
        "application/jsonx",
        "*/*"
      ]
      for (const type of refused) assertError(yield* sendAs(type), validation, type)
      assertError(yield* sendAs("application/json", { "content-encoding": "gzip" }), validation)
      const accepted = [
        "application/json",
        "application/json; charset=utf-8",
        "Application/JSON;charset=\"UTF-8\"",
        "application/json ;  charset=utf-8"
      ]
      for (const type of accepted) assert.strictEqual((yield* sendAs(type)).status, 201, type)
    }))

  it.effect("half of a surrogate pair is refused with its path, wherever there is text", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const message = { from: `a@${domain}`, to: "ada@example.com" }
      const half = "\ud83d"
      const sends: ReadonlyArray<readonly [body: object, path: string]> = [
        [{ ...good, from: `A ${half} <a@${domain}>` }, "from"],
        [{ ...good, to: ["b@example.com", `B ${half} <ada@example.com>`] }, "to.1"],
        [{ ...good, subject: half }, "subject"],
        [{ ...good, html: `<p>${half}` }, "html"],
        [{ ...good, text: `${half}.` }, "text"],
        [{ ...good, headers: { "X-A": half } }, "headers.X-A"],
        [{ ...good, headers: { [half]: "x" } }, "headers.\ufffd"],
        [{ ...good, tags: [half] }, "tags.0"],
        [{ ...good, attachments: [{ filename: half, content: "QQ==" }] }, "attachments.0.filename"],
        [{ ...good, unsubscribe_url: `https://a.example/${half}` }, "unsubscribe_url"],
        [{ ...good, [half]: 1 }, "\ufffd"],
        [{ ...message, template_slug: half }, "template_slug"],
        [{ ...message, template_slug: "w", variables: { a: half } }, "variables.a"],
        [{ ...message, template_slug: "w", variables: { [half]: "a" } }, "variables.\ufffd"]
      ]
      for (const [body, path] of sends) {
        const refused = yield* ask("POST", "/v1/emails", { body })
        assertError(refused, validation, path)
        assert.deepStrictEqual(pathsOf(refused), [path])
        assert.isTrue(JSON.stringify(refused.json).isWellFormed(), path)
        assert.notMatch(refused.text, /\\ud[89a-f]/i)
        const batch = yield* ask("POST", "/v1/emails/batch", { body: { messages: [body, good] } })
        assert.deepStrictEqual([batch.status, batch.json.accepted], [207, 1], path)
      }
      const others: ReadonlyArray<readonly [path: string, body: object]> = [
        ["/v1/templates", { name: "n", subject: half }],
        ["/v1/templates", { name: half, subject: "s" }],
        ["/v1/templates", { name: "n", subject: "s", html: half }],
        ["/v1/domains", { name: `${half}.example.com` }],
        ["/v1/suppressions", { email_address: `${half}@example.com` }],
        ["/v1/suppressions", { email_address: `a@${half}.example.com` }],
        ["/v1/webhooks", { url: `https://example.com/${half}` }],
        ["/v1/recipients/erase", { email_address: `a@${half}.example.com` }]
      ]
      for (const [path, body] of others) {
        assertError(yield* ask("POST", path, { body }), validation, `${path} ${JSON.stringify(body)}`)
      }
      for (const name of ["q", "tag"]) {
        // What clients make of it in a URL.
        const refused = yield* ask("GET", `/v1/emails?${new URLSearchParams({ [name]: `abc${half}` })}`)
        assertError(refused, validation)
        assert.deepStrictEqual(pathsOf(refused), [name])
      }
    }))

  it.effect("messages are in the words of JSON, and say where to look", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const told = (answer: Answer) =>
        answer.json.error.details.map((issue: { path: string; message: string }) => `${issue.path}: ${issue.message}`)
      const posts = [
        "/v1/emails",
        "/v1/emails/batch",
        "/v1/domains",
        "/v1/suppressions",
        "/v1/templates",
        "/v1/webhooks",
        "/v1/recipients/erase"
      ]
      for (const path of posts) {
        for (const body of [[], "text", 1, null, true]) {
          assert.deepStrictEqual(told(yield* ask("POST", path, { raw: JSON.stringify(body) })), [
            ": must be a JSON object"
          ], path)
        }
        const broken = yield* ask("POST", path, { raw: "{\n  \"a\": 1,\n}" })
        assert.strictEqual(
          broken.json.error.message,
          "The request is not valid: is not valid JSON: look at line 3, column 1."
        )
        assert.includeMembers(told(yield* ask("POST", path, { body: { "": 1 } })), [": has a field without a name"])
        const typed = { from: 1, to: {}, tags: "a", headers: [], attachments: [1], variables: 1, events: {}, url: [] }
        for (const message of told(yield* ask("POST", path, { body: { ...typed, messages: 1, name: 1 } }))) {
          assert.notMatch(message, /expect|<filter>|[a-z]+ \| [a-z]+/i, path)
          assert.notMatch(message, /\b(?:New|Wire|Send|Template|Attachment)[A-Z]\w*/, path)
        }
      }
      const latin = { raw: JSON.stringify(good), headers: { "content-type": "application/json; charset=iso-8859-1" } }
      assert.deepStrictEqual(told(yield* ask("POST", "/v1/emails", latin)), [
        ": must be JSON in UTF-8: send the header Content-Type: application/json as it stands here"
      ])
      const unresolved = yield* ask("POST", "/v1/webhooks", { body: { url: "https://hooks.invalid/" } })
      assert.deepStrictEqual(told(unresolved), [
        "url: must name a host of the public internet, such as hooks.example.com: names in .invalid lead to none"
      ])
      const sent = yield* ask("POST", "/v1/emails", { body: good })
      const cancel = yield* ask("POST", `/v1/emails/${sent.json.id}/cancel`)
      assertError(cancel, "409 not_scheduled")
      assert.deepStrictEqual(cancel.json.error.details, { status: "queued" })
      assert.match(cancel.json.error.message, /the status of this one is queued\.$/)
      const { key } = yield* newKey({ plan: "free" })
      yield* ask("POST", "/v1/domains", { key, body: { name: "one.example" } })
      const second = yield* ask("POST", "/v1/domains", { key, body: { name: "two.example" } })
      assert.match(second.json.error.message, /^The plan allows 1 domain, /)
    }))

  it.effect("whole pairs and a byte order mark do no harm", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const sent = yield* ask("POST", "/v1/emails", {
        raw: `\ufeff{"from":"a@${domain}","to":"ada@example.com","text":"\\ud83d\\ude00"}`
      })
      assert.strictEqual(sent.status, 201)
      assert.strictEqual((yield* ask("GET", `/v1/emails/${sent.json.id}`)).json.text, "\u{1f600}")
    }))
})

const names = [
  ...Object.keys(good),
  "cc",
  "bcc",
  "reply_to",
  "subject",
  "html",
  "headers",
  "tags",
  "attachments",
  "template_id",
  "template_slug",
  "variables",
  "scheduled_at",
  "unsubscribe_url",
  "__proto__",
  "constructor"
]

const nasty = FastCheck.oneof(
  FastCheck.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    "",
    "\u0000",
    "\r\n",
    "\ud800",
    "a@b.com",
    "A <a@b.com>",
    "<>@",
    "2026-01-01T00:00:00Z",
    "https://a.example",
    "QQ==",
    "x".repeat(400),
    [],
    {}
  ),
  FastCheck.jsonValue({ maxDepth: 3 }),
  FastCheck.string({ unit: anyCharacter }),
  FastCheck.array(FastCheck.string({ unit: anyCharacter }), { maxLength: 4 }),
  FastCheck.dictionary(FastCheck.string({ unit: anyCharacter }), FastCheck.jsonValue({ maxDepth: 1 }), { maxKeys: 4 })
)

const body = FastCheck.tuple(
  FastCheck.boolean(),
  FastCheck.uniqueArray(FastCheck.tuple(FastCheck.constantFrom(...names), nasty), {
    maxLength: 5,
    selector: ([name]) => name
  })
).map(([complete, entries]) => {
  const own = JSON.stringify(
    Object.entries(complete ? good : {}).filter(([name]) => !entries.some(([n]) => n === name))
  )
  const all = [...(JSON.parse(own) as Array<[string, unknown]>), ...entries]
  return `{${all.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`
})

const query = FastCheck.array(
  FastCheck.tuple(
    FastCheck.oneof(
      FastCheck.constantFrom("limit", "cursor", "status", "tag", "mode", "q", "__proto__"),
      FastCheck.string({ unit: "grapheme", maxLength: 8 })
    ),
    FastCheck.oneof(
      FastCheck.constantFrom("0", "1", "100", "101", "live", "queued", "%", "%zz", "%00", "\u00e9"),
      FastCheck.string({ unit: anyCharacter, maxLength: 30 })
    )
  ),
  { maxLength: 5 }
).map((entries) =>
  entries.map(([name, value]) =>
    `${encodeURIComponent(name.toWellFormed())}=${
      value.startsWith("%") ? value : encodeURIComponent(value.toWellFormed())
    }`
  ).join("&")
)

const path = FastCheck.array(
  FastCheck.oneof(
    FastCheck.constantFrom(
      "v1",
      "emails",
      "webhooks",
      "account",
      "batch",
      "cancel",
      "deliveries",
      "retry",
      "..",
      ".",
      "",
      "%2e%2e",
      "%00",
      "%zz",
      "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
      "__proto__",
      "*",
      ":id"
    ),
    FastCheck.string({ unit: "grapheme-ascii", maxLength: 12 }).map(encodeURIComponent)
  ),
  { maxLength: 6 }
).map((segments) => `/${segments.join("/")}`)

layer(harnessLayer({ settings: { accessLog: false } }))("generated requests never fail on our side", (it) => {
  const holds = <A>(
    arbitrary: FastCheck.Arbitrary<A>,
    runs: number,
    check: (value: A) => Effect.Effect<void, never, Harness>
  ) =>
    Effect.gen(function*() {
      for (const value of FastCheck.sample(arbitrary, { numRuns: runs, seed: 20_261_121 })) yield* check(value)
    })

  it.effect("sends", () =>
    holds(body, 600, (raw) =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const answer = yield* ask("POST", "/v1/emails", { raw, headers: { "idempotency-key": "generated" } })
        if (answer.status === 201 || answer.status === 200) return
        assertError(answer, undefined, raw)
        assert.isBelow(answer.status, 500, raw)
      })))

  it.effect("batches", () =>
    holds(FastCheck.array(body, { minLength: 1, maxLength: 5 }), 100, (messages) =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const answer = yield* ask("POST", "/v1/emails/batch", { raw: `{"messages":[${messages.join(",")}]}` })
        assert.include([200, 207, 422], answer.status, messages.join("\n"))
        assert.strictEqual(answer.json.results.length, messages.length)
        for (const [index, item] of answer.json.results.entries()) {
          assert.strictEqual(item.index, index)
          if (item.ok) continue
          assert.isTrue([...pairs].some((pair) => pair.endsWith(` ${item.error.code}`)))
          assert.notStrictEqual(item.error.code, "internal_error")
        }
      })))

  it.effect("queries", () =>
    holds(query, 300, (text) =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const answer = yield* ask("GET", `/v1/emails?${text}`)
        if (answer.status !== 200) assertError(answer, validation, text)
      })))

  it.effect("paths and methods", () =>
    holds(
      FastCheck.tuple(FastCheck.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"), path),
      300,
      ([method, text]) =>
        Effect.gen(function*() {
          const { ask } = yield* Harness
          const answer = yield* ask(method, text)
          if (answer.status >= 400) {
            assertError(answer, undefined, `${method} ${text}`)
            assert.isBelow(answer.status, 500, `${method} ${text}`)
          }
        })
    ))

  it.effect("bytes", () =>
    holds(FastCheck.uint8Array({ minLength: 1, maxLength: 64 }), 100, (raw) =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        assertError(yield* ask("POST", "/v1/emails", { raw }), validation, raw.join(","))
      })))
})
