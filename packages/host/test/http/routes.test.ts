import { assert, describe, layer } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { assertError } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"
import { rows } from "./matrix.ts"

interface Issue {
  readonly path: string
  readonly message: string
}

const send = { from: `Acme <hello@${domain}>`, to: "ada@example.com", subject: "Hello", text: "Hello Ada" }
const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
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
        yield* ask("GET", "/v1/emails/%zz"),
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

layer(harnessLayer())("webhooks", (it) => {
  it.effect("an endpoint is created with its secret shown once, listed, read and removed", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const created = yield* ask("POST", "/v1/webhooks", { body: { url: "https://example.com/hook" } })
      assert.strictEqual(created.status, 201)
      const { secret, ...endpoint } = created.json
      assert.match(secret, /^whsec_/)
      assert.strictEqual(endpoint.events.length, 8)
      assert.isTrue(endpoint.enabled)
      const listed = yield* ask("GET", "/v1/webhooks")
      assert.deepStrictEqual(listed.json, { data: [endpoint] })
      const got = yield* ask("GET", `/v1/webhooks/${endpoint.id}`)
      assert.deepStrictEqual(got.json, endpoint)
      const removed = yield* ask("DELETE", `/v1/webhooks/${endpoint.id}`)
      assert.deepStrictEqual([removed.status, removed.text], [204, ""])
      assertError(yield* ask("DELETE", `/v1/webhooks/${endpoint.id}`), "404 not_found")
      assertError(yield* ask("GET", `/v1/webhooks/${endpoint.id}`), "404 not_found")
    }))

  it.effect("an endpoint of a test key gets no live event; a test key lists all and removes its own alone", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      const body = { url: "https://example.com/hook", events: ["email.queued"] }
      const { json: live } = yield* ask("POST", "/v1/webhooks", { body })
      const { json: test } = yield* ask("POST", "/v1/webhooks", { key: testKey, body })
      assert.deepStrictEqual(Object.keys(test), Object.keys(live))
      const sent = yield* ask("POST", "/v1/emails", { body: send })
      const tested = yield* ask("POST", "/v1/emails", { key: testKey, body: send })
      const emailsOf = Effect.fnUntraced(function*(id: string, key?: string) {
        const { json } = yield* ask("GET", `/v1/webhooks/${id}/deliveries`, key === undefined ? {} : { key })
        return json.data.map(({ email_id }: { readonly email_id: string }) => email_id)
      })
      assert.deepStrictEqual(yield* emailsOf(test.id), [tested.json.id])
      assert.deepStrictEqual((yield* emailsOf(live.id)).sort(), [sent.json.id, tested.json.id].sort())
      assert.deepStrictEqual(yield* emailsOf(live.id, testKey), [tested.json.id])
      const listed = (yield* ask("GET", "/v1/webhooks", { key: testKey })).json.data
      const ids = listed.map(({ id }: { readonly id: string }) => id)
      assert.includeMembers(ids, [live.id, test.id])
      assert.strictEqual((yield* ask("GET", `/v1/webhooks/${live.id}`, { key: testKey })).status, 200)
      assertError(yield* ask("DELETE", `/v1/webhooks/${live.id}`, { key: testKey }), "403 forbidden")
      assertError(yield* ask("DELETE", `/v1/webhooks/${missing}`, { key: testKey }), "404 not_found")
      assert.strictEqual((yield* ask("DELETE", `/v1/webhooks/${test.id}`, { key: testKey })).status, 204)
      assert.strictEqual((yield* ask("DELETE", `/v1/webhooks/${live.id}`)).status, 204)
    }))

  it.effect("an event fans out to the endpoint; its delivery is pending and cannot be retried", () =>
    Effect.gen(function*() {
      const { ask, testKey } = yield* Harness
      const created = yield* ask("POST", "/v1/webhooks", {
        body: { url: "https://example.com/hook", events: ["email.queued"] }
      })
      const sent = yield* ask("POST", "/v1/emails", { body: send })
      const path = `/v1/webhooks/${created.json.id}/deliveries`
      const listed = yield* ask("GET", path)
      assert.strictEqual(listed.json.data.length, 1)
      const [delivery] = listed.json.data
      const { created_at, email_event_id, id, ...rest } = delivery
      assert.deepStrictEqual(rest, {
        endpoint_id: created.json.id,
        event_type: "email.queued",
        email_id: sent.json.id,
        status: "pending",
        attempts: 0,
        last_error: null,
        response_code: null,
        duration_ms: null,
        is_test: false,
        replay_of: null
      })
      assert.isString(created_at)
      assert.isString(email_event_id)
      assertError(yield* ask("POST", `${path}/${id}/retry`), "409 conflict")
      assertError(yield* ask("POST", `${path}/${missing}/retry`), "404 not_found")
      assert.deepStrictEqual((yield* ask("GET", path, { key: testKey })).json.data, [])
    }))

  it.effect("targets that are not public are refused, beside every other issue", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const answer = yield* ask("POST", "/v1/webhooks", {
        body: { url: "http://169.254.169.254/", events: ["email.read"], colour: "red" }
      })
      assertError(answer, "400 validation_error")
      assert.sameMembers(
        answer.json.error.details.map((issue: { path: string }) => issue.path),
        ["url", "events.0", "colour"]
      )
    }))
})

layer(harnessLayer({ settings: { docsUrl: "https://docs.example/api" } }))("account", (it) => {
  it.effect("the summary tells what an integrator needs", () =>
    Effect.gen(function*() {
      const { accountId, ask, sandbox } = yield* Harness
      const { json, status } = yield* ask("GET", "/v1/account")
      assert.strictEqual(status, 200)
      assert.deepStrictEqual(json.account, { id: accountId, name: "Acme", plan: "enterprise", plan_step: null })
      assert.strictEqual(json.key.mode, "live")
      assert.strictEqual(json.key.scopes.length, 7)
      assert.include(json.sandbox.recipients, "owner@acme.example")
      assert.strictEqual(json.sandbox.simulator.bounced, `bounced@${sandbox}`)
      assert.deepStrictEqual(json.domains.map(({ name, status }: Record<string, string>) => [name, status]), [
        [domain, "verified"]
      ])
      assert.deepStrictEqual(json.templates, [])
      assert.strictEqual(json.docs_url, "https://docs.example/api")
    }))
})

describe("what stands around the routes", () => {
  layer(harnessLayer())((it) => {
    it.effect("every answer has a request id of its own and is neither stored nor sniffed", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const ids = new Set<string>()
        for (const path of ["/v1/account", "/v1/nothing", "/openapi.json", "/health/live", "/metrics"]) {
          const { headers } = yield* ask("GET", path)
          ids.add(String(headers["x-request-id"]))
          assert.match(String(headers["x-request-id"]), /^[0-9a-f]{32}$/, path)
          assert.strictEqual(headers["x-content-type-options"], "nosniff", path)
          assert.strictEqual(headers["cache-control"], "no-store", path)
          assert.notProperty(headers, "access-control-allow-origin", path)
        }
        assert.strictEqual(ids.size, 5)
      }))

    it.effect("what is no route answers 404 in the envelope, whatever the method", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const asked: ReadonlyArray<readonly [string, string]> = [
          ["POST", "/"],
          ["GET", "/v1"],
          ["GET", "/v2/emails"],
          ["GET", "/V1/emails"],
          ["GET", "/v1/emails/"],
          ["GET", "//v1/emails"],
          ["PUT", "/v1/emails"],
          ["PATCH", "/v1/account"],
          ["DELETE", "/v1/account"],
          ["OPTIONS", "/v1/emails"],
          ["PROPFIND", "/v1/emails"],
          ["POST", "/health/live"]
        ]
        for (const [method, path] of asked) assertError(yield* ask(method, path), "404 not_found", `${method} ${path}`)
      }))

    it.effect("the root leads to the documentation", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const { headers, status } = yield* ask("GET", "/", { key: null })
        assert.deepStrictEqual([status, headers["location"]], [303, "/docs"])
      }))

    it.effect("HEAD is answered as GET is, without the body, and only where GET is", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const sent = yield* ask("POST", "/v1/emails", { body: send })
        const paths = [
          "/v1/account",
          "/v1/emails",
          "/v1/emails?limit=0",
          `/v1/emails/${sent.json.id}`,
          `/v1/emails/${missing}`,
          "/v1/domains",
          "/v1/account/export",
          "/v1/templates",
          "/v1/nothing",
          "/health/ready",
          "/docs",
          "/openapi.json"
        ]
        const changing = new Set(["date", "x-request-id", "ratelimit", "transfer-encoding"])
        const steady = (headers: object) => Object.entries(headers).filter(([name]) => !changing.has(name))
        for (const path of paths) {
          const [get, head] = [yield* ask("GET", path), yield* ask("HEAD", path)]
          assert.deepStrictEqual([head.status, head.text], [get.status, ""], path)
          assert.deepStrictEqual(steady(head.headers), steady(get.headers), path)
        }
        assert.strictEqual((yield* ask("HEAD", "/v1/account", { key: null })).status, 401)
        assert.strictEqual((yield* ask("HEAD", "/v1/emails/batch")).status, 404)
        assert.strictEqual((yield* ask("HEAD", `/v1/emails/${sent.json.id}/cancel`)).status, 404)
      }))

    it.effect("a query parameter that a route does not have is refused, on every route", () =>
      Effect.gen(function*() {
        const { ask, newKey } = yield* Harness
        for (const { method, path } of rows) {
          const asked = path.replace(/:\w+/g, missing)
          const answer = yield* ask(method, `${asked}?schedule_at=now&=`)
          assertError(answer, "400 validation_error", `${method} ${path}`)
          const told = answer.json.error.details.map((issue: Issue) => `${issue.path}: ${issue.message}`)
          assert.includeMembers(told, [
            "schedule_at: is not a query parameter of this route",
            ": has a query parameter without a name"
          ])
          assertError(yield* ask(method, `${asked}?x=1`, { key: null }), "401 unauthorized", path)
        }
        const twice = yield* ask("GET", "/v1/emails?status=sent&status=queued&limit=1&limit=2")
        assert.deepStrictEqual(
          twice.json.error.details.map((issue: Issue) => `${issue.path}: ${issue.message}`).sort(),
          ["limit: must be given only once", "status: must be given only once"]
        )
        const scoped = yield* newKey({ scopes: ["emails:send"] })
        assertError(yield* ask("GET", "/v1/emails?x=1", { key: scoped.key }), "403 forbidden")
      }))

    it.effect("a semicolon or a hash in a path does not end it", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const address = "semicolon@example.com"
        yield* ask("POST", "/v1/suppressions", { body: { email_address: address } })
        for (const end of [";v=1", ";", "#x", ";v=1?x=1"]) {
          const answer = yield* ask("DELETE", `/v1/suppressions/${address}${end}`)
          assertError(answer, end.includes("?") ? "400 validation_error" : "404 not_found", end)
        }
        for (const path of ["/v1/account;x", "/v1/emails;limit=1", "/v1/emails;?limit=1"]) {
          assertError(yield* ask("GET", path), "404 not_found", path)
        }
        assert.strictEqual((yield* ask("DELETE", `/v1/suppressions/${address}`)).status, 204)
        const quoted = "\"a;b\"@example.com"
        yield* ask("POST", "/v1/suppressions", { body: { email_address: quoted } })
        assert.strictEqual((yield* ask("DELETE", "/v1/suppressions/%22a;b%22@example.com")).status, 204)
      }))

    it.effect("a 401 names the scheme that is asked for", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        for (const key of [null, "nonsense"]) {
          assert.strictEqual((yield* ask("GET", "/v1/account", { key })).headers["www-authenticate"], "Bearer")
        }
        assert.notProperty((yield* ask("GET", "/v1/account")).headers, "www-authenticate")
      }))

    it.effect("a live process is alive; it is ready unless something stands against it", () =>
      Effect.gen(function*() {
        const { ask, conditions } = yield* Harness
        const ready = yield* ask("GET", "/health/ready", { key: null })
        assert.deepStrictEqual([ready.status, ready.json], [200, { status: "ok" }])
        const late = { name: "figures", message: "The gauges are old.", blocks: false }
        yield* conditions.raise(late)
        const told = yield* ask("GET", "/health/ready", { key: null })
        assert.deepStrictEqual([told.status, told.json.status], [200, "ok"])
        assert.deepInclude(told.json.conditions[0], late)

        yield* conditions.raise({ name: "database", message: "The disk is full.", blocks: true })
        const unready = yield* ask("GET", "/health/ready", { key: null })
        assert.deepStrictEqual([unready.status, unready.json.error.code], [503, "internal_error"])
        assert.strictEqual(unready.headers["retry-after"], "5")
        assert.strictEqual(unready.json.error.message, "Not ready: The disk is full.")
        const names = unready.json.error.details.conditions.map(({ name }: { readonly name: string }) => name)
        assert.deepStrictEqual(names, ["figures", "database"])
        assert.strictEqual((yield* ask("GET", "/health/live", { key: null })).status, 200)

        yield* conditions.raise({ name: "draining", message: "This process ends.", blocks: true })
        assert.notProperty((yield* ask("GET", "/health/ready", { key: null })).headers, "retry-after")
        for (const { name } of yield* conditions.current) yield* conditions.clear(name)
        assert.strictEqual((yield* ask("GET", "/health/ready")).status, 200)
      }))

    it.effect("requests are counted by the template of their route, never by their path", () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        yield* ask("GET", `/v1/emails/${missing}`)
        yield* ask("GET", "/v1/secret-path")
        yield* ask("POST", "/v1/emails", { body: send })
        const { headers, text } = yield* ask("GET", "/metrics")
        assert.match(String(headers["content-type"]), /^text\/plain/)
        assert.match(text, /sendwright_http_requests_total\{method="GET",route="\/v1\/emails\/:id",status="404"\} \d+/)
        const duration = (what: string) =>
          Number(
            new RegExp(`sendwright_http_request_duration_seconds_${what}\\{[^}]*route="/v1/emails"[^}]*\\} (\\S+)`)
              .exec(text)?.[1]
          )
        assert.isAbove(duration("count"), 0)
        // In seconds: no request of these takes one.
        assert.isBelow(duration("sum"), duration("count"))
        assert.match(text, /route="unmatched"/)
        assert.match(text, /sendwright_emails_accepted_total\{mode="live"\} \d+/)
        assert.notInclude(text, missing)
        assert.notInclude(text, "secret-path")
      }))

    it.effect("the access log has one line a request, without path, query, body, address or key", () =>
      Effect.gen(function*() {
        const { accountId, ask, liveKey, log } = yield* Harness
        log.length = 0
        const answer = yield* ask("POST", "/v1/emails", { body: { ...send, to: "secret@example.com" } })
        yield* ask("GET", "/v1/emails/secret?secret=1")
        assert.strictEqual(log.length, 2)
        const [line] = log
        assert.deepStrictEqual(Object.keys(line!.annotations).sort(), [
          "accountId",
          "durationMs",
          "method",
          "requestId",
          "route",
          "status"
        ])
        assert.strictEqual(line!.annotations["route"], "/v1/emails")
        assert.strictEqual(line!.annotations["status"], 201)
        assert.strictEqual(line!.annotations["accountId"], accountId)
        assert.strictEqual(line!.annotations["requestId"], answer.headers["x-request-id"])
        const all = JSON.stringify(log)
        assert.notInclude(all, "secret")
        assert.notInclude(all, liveKey)
      }))
  })
})
