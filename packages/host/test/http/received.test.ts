import { assert, it, layer } from "@effect/vitest"
import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { assertError, pathsOf } from "./answers.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"

const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
const encoder = new TextEncoder()

/** A message whose file a browser would run. */
const hostile = [
  "From: Eve <eve@mail.example>",
  "To: help@in.engines.example",
  "Subject: Look",
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=b",
  "",
  "--b",
  "Content-Type: text/html",
  "",
  "<script>alert(1)</script>",
  "--b",
  "Content-Type: text/html; name=\"x.html\"",
  "Content-Disposition: inline; filename=\"../../x.html\"",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "<script>alert(=C3=A4)</script>",
  "--b",
  "Content-Type: application/octet-stream",
  "Content-Disposition: attachment; filename=\"=?utf-8?q?=C3=A4?= .bin\"",
  "Content-Transfer-Encoding: base64",
  "",
  "AAEC",
  "--b--",
  ""
].join("\r\n")
const file = { contentId: null, contentType: "text/html" } as const
const hostileFiles = [
  { ...file, filename: "x.html", disposition: "inline" as const, size: 26 },
  { ...file, filename: "ä .bin", disposition: "attachment" as const, size: 3 }
]

layer(harnessLayer())("received emails over HTTP", (it) => {
  it.effect("are answered in their thread, once under a key, and by no program that could go on for ever", () =>
    Effect.gen(function*() {
      const { ask, newKey, receive } = yield* Harness
      const { accountId, key } = yield* newKey()
      const { json: account } = yield* ask("GET", "/v1/account", { key })
      const { domain } = account.sandbox
      const id = yield* receive({
        accountId,
        replyTo: [`Ada <delivered@${domain}>`],
        subject: "AW: Cards",
        messageId: "2@mail.example",
        references: ["1@mail.example"]
      })
      const body = { from: `help@${domain}`, html: "<p>Here they are.</p>", headers: { "X-Ticket": "7" } }
      const reply = (receivedId: string, given: object, headers: Record<string, string> = {}) =>
        ask("POST", `/v1/received/${receivedId}/reply`, { key, body: given, headers })
      const first = yield* reply(id, body, { "idempotency-key": "answer" })
      const again = yield* reply(id, body, { "idempotency-key": "answer" })
      assert.deepStrictEqual([first.status, again.status, again.json.id], [201, 200, first.json.id])
      const { json: email } = yield* ask("GET", `/v1/emails/${first.json.id}`, { key })
      assert.deepStrictEqual([email.to, email.subject, email.headers], [
        [`Ada <delivered@${domain}>`],
        "Re: Cards",
        { "In-Reply-To": "<2@mail.example>", "References": "<1@mail.example> <2@mail.example>", "X-Ticket": "7" }
      ])
      const { json: { replies } } = yield* ask("GET", `/v1/received/${id}`, { key })
      assert.deepStrictEqual(replies, [{
        id: first.json.id,
        from: `help@${domain}`,
        subject: "Re: Cards",
        status: email.status,
        created_at: email.created_at
      }])
      const wrong = yield* reply(id, { from: `help@${domain}`, reply_to: 1, reply_tracking: "yes" })
      assert.deepStrictEqual(pathsOf(wrong), ["", "reply_to", "reply_tracking"])
      const report = yield* receive({ accountId, envelope: { from: "", to: [`help@${domain}`] } })
      assertError(yield* reply(report, body), "400 validation_error")
      assertError(yield* reply(missing, body), "404 not_found")
    }))

  it.effect("are listed newest first, page by page, with what narrows them", () =>
    Effect.gen(function*() {
      const { ask, newKey, receive } = yield* Harness
      const { accountId, key } = yield* newKey()
      const list = (query: string) => ask("GET", `/v1/received${query}`, { key })
      const idsOf = (query: string) =>
        Effect.map(list(query), ({ json }) => json.data.map(({ id }: { readonly id: string }) => id))
      const first = yield* receive({ accountId, domain: "a.example", from: "Ada <ada@mail.example>", subject: "One" })
      yield* TestClock.adjust("1 minute")
      const second = yield* receive({
        accountId,
        domain: "xn--mller-kva.example",
        repliedToEmailId: missing,
        envelope: { from: "", to: ["help@xn--mller-kva.example"] }
      })
      const middle = new Date(30_000).toISOString()
      assert.deepStrictEqual(yield* idsOf(""), [second, first])
      const page = yield* list("?limit=1")
      assert.deepStrictEqual(page.json.data.map(({ id }: { readonly id: string }) => id), [second])
      const next = encodeURIComponent(page.json.next_cursor)
      const last = yield* list(`?limit=1&cursor=${next}`)
      assert.deepStrictEqual([last.json.data[0].id, last.json.next_cursor], [first, null])
      assertError(yield* list(`?limit=1&cursor=${next}&domain=a.example`), "400 validation_error")

      assert.deepStrictEqual(yield* idsOf("?domain=A.example"), [first])
      assert.deepStrictEqual(yield* idsOf(`?domain=${encodeURIComponent("müller.example")}`), [second])
      assert.deepStrictEqual(yield* idsOf("?from=ADA%40mail.example"), [first])
      assert.deepStrictEqual(yield* idsOf(`?to=${encodeURIComponent("help@müller.example")}`), [second])
      assert.deepStrictEqual(yield* idsOf(`?replied_to_email_id=${missing.toUpperCase()}`), [second])
      assert.deepStrictEqual(yield* idsOf(`?received_from=${middle}`), [second])
      assert.deepStrictEqual(yield* idsOf(`?received_before=${middle}`), [first])
      assert.deepStrictEqual(yield* idsOf("?q=One"), [first])
      assert.deepStrictEqual((yield* list("?q=One")).json.data[0].match, { field: "subject", value: "One" })
      assert.deepStrictEqual(yield* idsOf("?mode=test"), [])
      const empty = { data: [], next_cursor: null }
      assert.deepStrictEqual((yield* list("?domain=b.example")).json, empty)
    }))

  it.effect("say by their wire names what is wrong with a query", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (
        const [query, paths] of [
          ["q=ab", ["q"]],
          ["from=nobody&to=nobody", ["from", "to"]],
          ["replied_to_email_id=1", ["replied_to_email_id"]],
          ["received_from=2026-01-02T00:00:00Z&received_before=2026-01-01T00:00:00Z", ["received_before"]],
          ["received_from=yesterday", ["received_from"]],
          ["mode=both", ["mode"]],
          ["limit=0", ["limit"]],
          ["status=sent", ["status"]]
        ] as const
      ) {
        const answer = yield* ask("GET", `/v1/received?${query}`)
        assertError(answer, "400 validation_error", query)
        assert.deepStrictEqual(pathsOf(answer), [...paths], query)
      }
    }))

  it.effect("are read whole: record, message and files, none of which a browser shows", () =>
    Effect.gen(function*() {
      const { accountId, ask, receive } = yield* Harness
      const content = encoder.encode(hostile)
      const authentication = {
        spf: { result: "softfail", domain: "mail.example" },
        dkim: [{ result: "fail", domain: "mail.example", selector: "s1" }],
        dmarc: { result: "fail", domain: "mail.example", policy: "reject" },
        arc: { result: "none", domain: null }
      } as const
      const id = yield* receive({
        accountId,
        content,
        sizeBytes: content.length,
        attachments: hostileFiles,
        authentication,
        spam: { score: 7.5, isSpam: true },
        replyText: "new",
        headers: [{ name: "X-A", value: "1" }, { name: "X-A", value: "2" }]
      })
      const { json } = yield* ask("GET", `/v1/received/${id}`)
      assert.deepInclude(json, {
        id,
        mode: "live",
        envelope: { from: "charles@mail.example", to: ["help@in.engines.example"] },
        authentication,
        spam: { score: 7.5, is_spam: true },
        size: content.length,
        reply_text: "new",
        headers: [{ name: "X-A", value: "1" }, { name: "X-A", value: "2" }],
        attachments: [
          { filename: "x.html", content_type: "text/html", size: 26, disposition: "inline" },
          { filename: "ä .bin", content_type: "text/html", size: 3 }
        ],
        has_original: true,
        replies: []
      })
      const raw = yield* ask("GET", `/v1/received/${id}/raw`)
      assert.strictEqual(raw.headers["content-type"], "message/rfc822")
      assert.deepStrictEqual(Buffer.from(raw.bytes!), Buffer.from(content))
      const [first, second] = [
        yield* ask("GET", `/v1/received/${id}/attachments/0`),
        yield* ask("GET", `/v1/received/${id}/attachments/1`)
      ]
      assert.strictEqual(first.text, "<script>alert(ä)</script>")
      assert.deepStrictEqual([...second.bytes!], [0, 1, 2])
      for (const { headers } of [first, second]) assert.strictEqual(headers["content-type"], "application/octet-stream")
      assert.include(first.headers["content-disposition"], "filename=\"x.html\"")
      assert.include(second.headers["content-disposition"], "filename*=UTF-8''%C3%A4%20.bin")
      for (const { headers } of [raw, first, second]) {
        assert.match(headers["content-disposition"] ?? "", /^attachment; /)
        assert.strictEqual(headers["x-content-type-options"], "nosniff")
        assert.match(String(headers["content-security-policy"]), /^sandbox; default-src 'none'/)
        assert.strictEqual(headers["cache-control"], "no-store")
      }
      for (const place of ["2", "-1", "01", "1e0", "9999", "99999", "x"]) {
        assertError(yield* ask("GET", `/v1/received/${id}/attachments/${place}`), "404 not_found", place)
      }
    }))

  it.effect("are removed for good", () =>
    Effect.gen(function*() {
      const { accountId, ask, receive } = yield* Harness
      const id = yield* receive({ accountId })
      assert.strictEqual((yield* ask("DELETE", `/v1/received/${id}`)).status, 204)
      for (const path of ["", "/raw", "/attachments/0"]) {
        assertError(yield* ask("GET", `/v1/received/${id}${path}`), "404 not_found", path)
      }
      assertError(yield* ask("DELETE", `/v1/received/${id}`), "404 not_found")
    }))

  it.effect("of test mode are those of a test key, which finds no others", () =>
    Effect.gen(function*() {
      const { ask, newKey, receive } = yield* Harness
      const { accountId, key } = yield* newKey()
      const { key: testKey } = yield* newKey({ accountId, mode: "test" })
      const [live, test] = [yield* receive({ accountId }), yield* receive({ accountId, mode: "test" })]
      const idsOf = (query: string, key: string) =>
        Effect.map(
          ask("GET", `/v1/received${query}`, { key }),
          ({ json }) => json.data.map(({ id }: { readonly id: string }) => id)
        )
      assert.deepStrictEqual(yield* idsOf("", key), [live])
      assert.deepStrictEqual(yield* idsOf("?mode=test", key), [test])
      assert.deepStrictEqual(yield* idsOf("?mode=live", testKey), [test])
      assertError(yield* ask("DELETE", `/v1/received/${live}`, { key: testKey }), "404 not_found")
      assert.strictEqual((yield* ask("DELETE", `/v1/received/${test}`, { key: testKey })).status, 204)
    }))
})

it.effect("a domain receives for the account that proves it, and for no other that asks", () =>
  Effect.gen(function*() {
    const context = yield* Layer.build(Layer.fresh(StaticDns.layer))
    const zone = Context.get(context, StaticDns)
    const dns = Layer.succeed(DnsResolver, Context.get(context, DnsResolver))
    yield* Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const [first, second] = [yield* newKey(), yield* newKey()]
      const name = "in.shop.example"
      const begin = Effect.fnUntraced(function*(key: string) {
        const { json } = yield* ask("POST", "/v1/domains", { key, body: { name } })
        const path = `/v1/domains/${json.id}`
        const asked = yield* ask("POST", `${path}/receiving`, { key })
        const status = Effect.gen(function*() {
          yield* TestClock.adjust("11 seconds")
          const { json } = yield* ask("GET", path, { key })
          return [json.status, json.receiving?.status ?? null, json.receiving?.health ?? null]
        })
        return { path, json, asked, status, records: json.dns_records }
      })
      const mine = yield* begin(first.key)
      assert.strictEqual(mine.json.receiving, null)
      assert.strictEqual(mine.asked.status, 200)
      const [mx] = mine.asked.json.receiving.dns_records
      assert.deepStrictEqual(mx, { type: "MX", name, value: "10 bounces.sendwright.test", purpose: "receiving" })
      assert.deepInclude(mine.asked.json.receiving, { status: "pending", health: "unknown", dns_checks: null })
      assert.deepStrictEqual((yield* ask("POST", `${mine.path}/receiving`, { key: first.key })).json, mine.asked.json)
      const theirs = yield* begin(second.key)

      yield* zone.publish([mx])
      assert.deepStrictEqual(yield* mine.status, ["pending", "pending", "healthy"])
      yield* zone.publish(mine.records)
      assert.deepStrictEqual(yield* mine.status, ["verified", "verified", "healthy"])
      yield* zone.publish(theirs.records)
      assert.deepStrictEqual(yield* theirs.status, ["pending", "pending", "healthy"])

      assertError(yield* ask("DELETE", `${mine.path}/receiving`, { key: second.key }), "404 not_found")
      assert.strictEqual((yield* ask("DELETE", `${mine.path}/receiving`, { key: first.key })).status, 204)
      assertError(yield* ask("DELETE", `${mine.path}/receiving`, { key: first.key }), "404 not_found")
      assert.deepStrictEqual(yield* mine.status, ["verified", null, null])
      // The name is still the first account's to send from.
      assert.deepStrictEqual(yield* theirs.status, ["pending", "pending", "healthy"])
    }).pipe(Effect.provide(harnessLayer({ dns })))
  }))
