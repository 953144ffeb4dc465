import { assert, layer } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { missing, send } from "../support/requests.ts"
import { assertError, pathsOf } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const day = 86_400_000

const soon = Effect.map(Clock.currentTimeMillis, (now) => new Date(now + 3_600_000).toISOString())

layer(harnessLayer())("emails", (it) => {
  it.effect("a send is accepted, and found in the log with everything that was said of it", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const sent = yield* ask("POST", "/v1/emails", {
        headers: { "idempotency-key": "k-1" },
        body: {
          ...send,
          cc: ["Bob <bob@example.com>"],
          reply_to: "answers@acme.example",
          html: "<p>Hello</p>",
          headers: { "X-Order": "7" },
          tags: ["welcome"],
          unsubscribe_url: "https://acme.example/u",
          attachments: [{ filename: "a.txt", content: "aGVsbG8=", content_type: "text/plain" }]
        }
      })
      assert.strictEqual(sent.status, 201)
      assert.deepStrictEqual(Object.keys(sent.json), ["id"])
      const got = yield* ask("GET", `/v1/emails/${sent.json.id}`)
      assert.strictEqual(got.status, 200)
      const { created_at, domain_id, events, updated_at, ...rest } = got.json
      assert.deepStrictEqual(rest, {
        id: sent.json.id,
        mode: "live",
        from: send.from,
        to: ["ada@example.com"],
        cc: ["Bob <bob@example.com>"],
        bcc: [],
        reply_to: "answers@acme.example",
        subject: "Hello",
        tags: ["welcome"],
        status: "queued",
        scheduled_at: null,
        match: null,
        html: "<p>Hello</p>",
        text: "Hello Ada",
        headers: { "X-Order": "7" },
        unsubscribe_url: "https://acme.example/u",
        idempotency_key: "k-1",
        attachments: [{ filename: "a.txt", content_type: "text/plain", size: 5 }],
        provider_message_id: null,
        error: null
      })
      assert.isString(domain_id)
      assert.strictEqual(new Date(created_at).toISOString(), created_at)
      assert.strictEqual(new Date(updated_at).toISOString(), updated_at)
      assert.strictEqual(events.length, 1)
      assert.strictEqual(events[0].type, "email.queued")
      const upper = yield* ask("GET", `/v1/emails/${sent.json.id.toUpperCase()}`)
      assert.strictEqual(upper.text, got.text)
    }))

  it.effect("files within the html, further forms of the body and several reply-to addresses are told where there are any", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const content = "aGVsbG8="
      const sent = yield* ask("POST", "/v1/emails", {
        body: {
          ...send,
          html: "<img src=\"cid:logo@acme\"><img src=\"cid:missing\">",
          reply_to: ["answers@acme.example", "\"Acme, Inc.\" <help@acme.example>"],
          attachments: [
            { filename: "logo.png", content, content_id: "logo@acme" },
            { content, content_type: "image/png", content_id: "photo" },
            { content, content_type: "text/calendar; method=REQUEST", disposition: "alternative" },
            { filename: "scan.pdf", content, content_id: "scan", disposition: "attachment" },
            { filename: "a.txt", content, disposition: "inline" }
          ]
        }
      })
      assert.strictEqual(sent.status, 201)
      const { json } = yield* ask("GET", `/v1/emails/${sent.json.id}`)
      assert.strictEqual(json.reply_to, "answers@acme.example, \"Acme, Inc.\" <help@acme.example>")
      const size = 5
      assert.deepStrictEqual(json.attachments, [
        { filename: "logo.png", content_type: "image/png", size, content_id: "logo@acme", disposition: "inline" },
        { filename: "photo", content_type: "image/png", size, content_id: "photo", disposition: "inline" },
        { filename: "untitled", content_type: "text/calendar; method=REQUEST", size, disposition: "alternative" },
        { filename: "scan.pdf", content_type: "application/pdf", size, content_id: "scan" },
        { filename: "a.txt", content_type: "text/plain", size, disposition: "inline" }
      ])
    }))

  it.effect("a repeated idempotency key answers 200 with the first id, and 409 for another body", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const headers = { "idempotency-key": "k-2" }
      const first = yield* ask("POST", "/v1/emails", { headers, body: send })
      const again = yield* ask("POST", "/v1/emails", { headers, body: send })
      const other = yield* ask("POST", "/v1/emails", { headers, body: { ...send, subject: "Another" } })
      const bad = yield* ask("POST", "/v1/emails", { headers: { "idempotency-key": "x".repeat(257) }, body: send })
      assert.deepStrictEqual([first.status, again.status], [201, 200])
      assert.strictEqual(again.text, first.text)
      assert.deepStrictEqual([first, again].map(({ headers }) => headers["idempotency-replayed"]), [undefined, "true"])
      assertError(other, "409 conflict")
      assertError(bad, "400 validation_error")
    }))

  it.effect("a batch answers 200, 207 or 422, with one result for each message in its place", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const all = yield* ask("POST", "/v1/emails/batch", { body: { messages: [send, send] } })
      assert.strictEqual(all.status, 200)
      assert.deepStrictEqual([all.json.accepted, all.json.failed], [2, 0])
      const mixed = yield* ask("POST", "/v1/emails/batch", {
        body: { messages: [{ ...send, to: [] }, send, { ...send, from: "a@unknown.example" }, 7] }
      })
      assert.strictEqual(mixed.status, 207)
      assert.deepStrictEqual([mixed.json.accepted, mixed.json.failed], [1, 3])
      assert.deepStrictEqual(
        mixed.json.results.map((item: { ok: boolean; index: number; error?: { code: string } }) => [
          item.index,
          item.ok,
          item.error?.code
        ]),
        [
          [0, false, "validation_error"],
          [1, true, undefined],
          [2, false, "domain_not_verified"],
          [3, false, "validation_error"]
        ]
      )
      assert.deepStrictEqual(mixed.json.results[0].error.details, [
        { path: "to", message: "must name at least one address" }
      ])
      const none = yield* ask("POST", "/v1/emails/batch", { body: { messages: [{}, null] } })
      assert.strictEqual(none.status, 422)
      assert.deepStrictEqual([none.json.accepted, none.json.failed], [0, 2])
    }))

  it.effect("a batch under an idempotency key is replayed with its status and its results", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const asked = { headers: { "idempotency-key": "b-1" }, body: { messages: [send, { ...send, to: "nobody" }] } }
      const first = yield* ask("POST", "/v1/emails/batch", asked)
      const again = yield* ask("POST", "/v1/emails/batch", asked)
      assert.strictEqual(first.status, 207)
      assert.deepStrictEqual([again.status, again.text], [first.status, first.text])
      assert.deepStrictEqual(
        [first, again].map(({ headers }) => headers["idempotency-replayed"]),
        [undefined, "true"]
      )
    }))

  it.effect("the log is paged, filtered and searched", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (let n = 0; n < 3; n++) {
        yield* ask("POST", "/v1/emails", { body: { ...send, subject: `Paged ${n}`, tags: ["paged"] } })
      }
      const first = yield* ask("GET", "/v1/emails?tag=paged&limit=2&status=queued")
      const second = yield* ask("GET", `/v1/emails?tag=paged&limit=2&status=queued&cursor=${first.json.next_cursor}`)
      const subjects = [...first.json.data, ...second.json.data].map((email) => email.subject)
      assert.deepStrictEqual(subjects, ["Paged 2", "Paged 1", "Paged 0"])
      assert.isNull(second.json.next_cursor)
      assert.notProperty(first.json.data[0], "html")
      assert.notProperty(first.json.data[0], "events")
      const elsewhere = yield* ask("GET", `/v1/emails?tag=other&limit=2&cursor=${first.json.next_cursor}`)
      assertError(elsewhere, "400 validation_error")
      const found = yield* ask("GET", "/v1/emails?q=aged%201")
      assert.deepStrictEqual(found.json.data.map((email: { match: unknown }) => email.match), [
        { field: "subject", value: "Paged 1" }
      ])
    }))

  it.effect("the log is narrowed by the time of the accept, the sender and its domain", () =>
    Effect.gen(function*() {
      const { ask, sandbox } = yield* Harness
      const body = { ...send, subject: "Narrowed", tags: ["narrowed"] }
      const own = yield* ask("POST", "/v1/emails", { body })
      const ofSandbox = yield* ask("POST", "/v1/emails", {
        body: { ...body, from: `hello@${sandbox}`, to: `delivered@${sandbox}` }
      })
      const { created_at } = (yield* ask("GET", `/v1/emails/${own.json.id}`)).json
      const later = new Date(Date.parse(created_at) + day).toISOString()
      const found = (query: string) =>
        Effect.map(
          ask("GET", `/v1/emails?tag=narrowed&${query}`),
          ({ json }) => json.data.map((email: { id: string }) => email.id)
        )
      const both = [ofSandbox.json.id, own.json.id]
      assert.deepStrictEqual(yield* found(`created_from=${created_at}&created_before=${later}`), both)
      assert.deepStrictEqual(yield* found(`created_from=${later}`), [])
      assert.deepStrictEqual(yield* found(`created_before=${created_at}`), [])
      assert.deepStrictEqual(yield* found(`domain=${sandbox.toUpperCase()}`), [ofSandbox.json.id])
      assert.deepStrictEqual(yield* found(`domain=${domain}`), [own.json.id])
      assert.deepStrictEqual(yield* found("domain=nobody.example"), [])
      assert.deepStrictEqual(yield* found(`from=%22hello%22@${sandbox.toUpperCase()}`), [ofSandbox.json.id])
      assert.deepStrictEqual(yield* found(`from=nobody@${sandbox}`), [])
      const wrong = {
        "from=Shop": "from",
        "created_from=yesterday": "created_from",
        "created_before=2026-11-31": "created_before"
      }
      for (const [query, path] of Object.entries(wrong)) {
        const refused = yield* ask("GET", `/v1/emails?${query}`)
        assertError(refused, "400 validation_error", query)
        assert.deepStrictEqual(pathsOf(refused), [path])
      }
      const backwards = yield* ask("GET", `/v1/emails?created_from=${later}&created_before=${created_at}`)
      assertError(backwards, "400 validation_error")
      assert.deepStrictEqual(pathsOf(backwards), ["created_before"])
      const page = yield* ask("GET", `/v1/emails?domain=${domain}&limit=1`)
      assertError(yield* ask("GET", `/v1/emails?limit=1&cursor=${page.json.next_cursor}`), "400 validation_error")
    }))

  it.effect("the log is narrowed by the template that made the contents, whether it was named by id or slug", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const template = { name: "Narrow", slug: "narrow", subject: "Hi", text: "Hi" }
      const { json: { id: template_id } } = yield* ask("POST", "/v1/templates", { body: template })
      const of = (over: object) => ask("POST", "/v1/emails", { body: { from: send.from, to: send.to, ...over } })
      yield* of({ subject: "Hi", text: "Hi" })
      const made = [yield* of({ template_id: template_id.toUpperCase() }), yield* of({ template_slug: "narrow" })]
      const found = yield* ask("GET", `/v1/emails?template_id=${template_id.toUpperCase()}`)
      assert.sameMembers(
        found.json.data.map(({ id }: { readonly id: string }) => id),
        made.map(({ json }) => json.id)
      )
      yield* ask("DELETE", `/v1/templates/${template_id}`)
      assert.strictEqual((yield* ask("GET", `/v1/emails?template_id=${template_id}`)).json.data.length, 2)
      const refused = yield* ask("GET", "/v1/emails?template_id=narrow")
      assertError(refused, "400 validation_error")
      assert.deepStrictEqual(pathsOf(refused), ["template_id"])
    }))

  it.effect("only a scheduled email is given another time, within the bounds of a send", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      const { json: { id } } = yield* ask("POST", "/v1/emails", { body: { ...send, scheduled_at: yield* soon } })
      const now = yield* Clock.currentTimeMillis
      const later = new Date(now + day).toISOString()
      const path = `/v1/emails/${id}`
      const move = (scheduled_at: unknown) => ask("PATCH", path, { body: { scheduled_at } })
      const moved = yield* move(later)
      assert.deepStrictEqual([moved.status, moved.json], [200, { id, status: "scheduled", scheduled_at: later }])
      assert.strictEqual((yield* ask("GET", path)).json.scheduled_at, later)
      for (const wrong of [new Date(now - 1).toISOString(), new Date(now + 31 * day).toISOString(), "tomorrow", null]) {
        const refused = yield* move(wrong)
        assertError(refused, "400 validation_error", String(wrong))
        assert.deepStrictEqual(pathsOf(refused), ["scheduled_at"], String(wrong))
      }
      assert.deepStrictEqual(pathsOf(yield* ask("PATCH", path, { body: { subject: "Hi" } })), [
        "scheduled_at",
        "subject"
      ])
      assertError(yield* ask("PATCH", path, { key: testKey, body: { scheduled_at: later } }), "404 not_found")
      const { json: { id: queued } } = yield* ask("POST", "/v1/emails", { body: send })
      const late = yield* ask("PATCH", `/v1/emails/${queued}`, { body: { scheduled_at: later } })
      assertError(late, "409 not_scheduled")
      assert.deepStrictEqual(late.json.error.details, { status: "queued" })
    }))

  it.effect("only a scheduled email is cancelled, and only once", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const sent = yield* ask("POST", "/v1/emails", { body: { ...send, scheduled_at: yield* soon } })
      const cancelled = yield* ask("POST", `/v1/emails/${sent.json.id}/cancel`)
      assert.deepStrictEqual([cancelled.status, cancelled.json], [200, { id: sent.json.id, status: "cancelled" }])
      assertError(yield* ask("POST", `/v1/emails/${sent.json.id}/cancel`), "409 not_scheduled")
      assertError(yield* ask("POST", `/v1/emails/${missing}/cancel`), "404 not_found")
    }))

  it.effect("a sandbox send reaches the simulator and the owner only", () =>
    Effect.gen(function*() {
      const { ask, sandbox } = yield* Harness
      const from = `hello@${sandbox}`
      const simulated = yield* ask("POST", "/v1/emails", { body: { ...send, from, to: `delivered@${sandbox}` } })
      assert.strictEqual(simulated.status, 201)
      assertError(yield* ask("POST", "/v1/emails", { body: { ...send, from } }), "403 sandbox_recipient_not_allowed")
      assertError(
        yield* ask("POST", "/v1/emails", { body: { ...send, from: "a@nowhere.example" } }),
        "403 domain_not_verified"
      )
    }))
})

layer(harnessLayer())("what a key sees", (it) => {
  it.effect("a live email, another account's email, a malformed id and a missing one answer the same 404", () =>
    Effect.gen(function*() {
      const { ask, newKey, testKey } = yield* Harness
      const stranger = yield* newKey()
      const sent = yield* ask("POST", "/v1/emails", { body: send })
      const path = `/v1/emails/${sent.json.id}`
      const answers = [
        yield* ask("GET", path, { key: testKey }),
        yield* ask("GET", `${path}?mode=live`, { key: testKey }),
        yield* ask("GET", path, { key: stranger.key }),
        yield* ask("GET", `/v1/emails/${missing}`),
        yield* ask("GET", "/v1/emails/not-an-id"),
        yield* ask("GET", `/v1/emails/${sent.json.id}x`),
        yield* ask("GET", `/v1/emails/${"a".repeat(4_000)}`),
        yield* ask("GET", "/v1/nothing"),
        yield* ask("GET", `/v1/webhooks/${missing}`),
        yield* ask("GET", `/v1/webhooks/nope/deliveries`),
        yield* ask("POST", `/v1/webhooks/${missing}/deliveries/nope/retry`)
      ]
      for (const answer of answers) {
        assertError(answer, "404 not_found")
        assert.strictEqual(answer.text, answers[0]!.text)
      }
    }))

  it.effect("a test key reads test emails, whatever mode it asks for; a live key reads both", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      const sent = yield* ask("POST", "/v1/emails", { key: testKey, body: { ...send, tags: ["modes"] } })
      yield* ask("POST", "/v1/emails", { body: { ...send, tags: ["modes"] } })
      const modesOf = (query: string, key?: string) =>
        Effect.map(
          ask("GET", `/v1/emails?tag=modes${query}`, key === undefined ? {} : { key }),
          (answer) => answer.json.data.map((email: { mode: string }) => email.mode)
        )
      assert.deepStrictEqual(yield* modesOf("&mode=live", testKey), ["test"])
      assert.deepStrictEqual(yield* modesOf("", testKey), ["test"])
      assert.deepStrictEqual(yield* modesOf(""), ["live"])
      assert.deepStrictEqual(yield* modesOf("&mode=test"), ["test"])
      assert.strictEqual((yield* ask("GET", `/v1/emails/${sent.json.id}`)).status, 200)
    }))
})
