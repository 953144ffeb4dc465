import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { assertError, pathsOf } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const validation = "400 validation_error"
const from = `"from":"a@${domain}"`
const rest = `"to":"ada@example.com","text":"hello"`
/** Makes a body so long that it is read in pieces. */
const long = `,"html":"${"<p>It is long.</p>".repeat(5_000)}"`

/** Bodies in which an object names a field twice, and the field. */
const twice: ReadonlyArray<readonly [path: string, body: string, field: string]> = [
  ["/v1/emails", `{${from},${from},${rest}}`, "from"],
  ["/v1/emails", `{"from":7,${from},${rest}}`, "from"],
  ["/v1/emails", `{${from},"\\u0066rom" : "b@${domain}",${rest}}`, "from"],
  ["/v1/emails", `{${from},${rest},"headers":{"X-A":"1","X-A":"2"}}`, "headers.X-A"],
  [
    "/v1/emails",
    `{${from},${rest},"attachments":[{"filename":"a","content":"QQ==","content":""}]}`,
    "attachments.0.content"
  ],
  ["/v1/emails", `{${from},${rest},"nonsense":[[{"a":1,"a":1}]]}`, "nonsense.0.0.a"],
  ["/v1/emails", `{${from},${rest}${long},${from}}`, "from"],
  ["/v1/emails/batch", `{"messages":[{${from},${rest}},{${from},${rest},"to":"bob@example.com"}]}`, "messages.1.to"],
  ["/v1/emails/batch", `{"messages":[{${from},${rest}${long}}],"messages":[]}`, "messages"],
  ["/v1/templates", `{"name":"A","name":"A","subject":"S","text":"T"}`, "name"],
  ["/v1/domains", `{"name":"twice.example","name":"twice.example"}`, "name"],
  ["/v1/suppressions", `{"email_address":"a@example.com","email_address":"b@example.com"}`, "email_address"],
  ["/v1/webhooks", `{"url":"https://example.com/","url":"https://example.com/"}`, "url"],
  ["/v1/recipients/erase", `{"email_address":"a@example.com","email_address":"b@example.com"}`, "email_address"]
]

/** Percent encodings that stand for no text, and where a query has them. */
const brokenQueries: ReadonlyArray<readonly [query: string, paths: ReadonlyArray<string>]> = [
  ["q=a%2", ["q"]],
  ["q=abc%", ["q"]],
  ["q=%zz", ["q"]],
  ["q=%ff%fe", ["q"]],
  ["q=%c0%af", ["q"]],
  ["q=%ed%a0%80", ["q"]],
  ["q=abc%e2%82&tag=%zz", ["q", "tag"]],
  ["tag=fine&%zz=1", [""]],
  ["nonsense=%zz", ["nonsense"]]
]

layer(harnessLayer({ surfaces: true }))("what could be read in two ways", (it) => {
  it.effect("a field that an object names twice is refused with its path, and nothing is stored", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const [path, raw, field] of twice) {
        const answer = yield* ask("POST", path, { raw })
        assertError(answer, validation, `${path} ${raw.slice(0, 200)}`)
        assert.deepStrictEqual(answer.json.error.details, [
          { path: field, message: "is given twice: an object names each field once" }
        ])
      }
      assert.deepStrictEqual((yield* ask("GET", "/v1/emails")).json.data, [])
      assert.deepStrictEqual((yield* ask("GET", "/v1/suppressions")).json.data, [])
      // The same name in two objects is none that is given twice.
      const raw = `{${from},${rest},"headers":{"text":"1","X-A":": to"}}`
      assert.strictEqual((yield* ask("POST", "/v1/emails", { raw })).status, 201)
    }))

  it.effect("the interfaces of other services refuse it in their own shape", () =>
    Effect.gen(function*() {
      const { ask, liveKey } = yield* Harness
      const before = (yield* ask("GET", "/v1/emails")).json.data.length
      const resend = yield* ask("POST", "/resend/emails", { raw: `{${from},${rest},"subject":"S","subject":"T"}` })
      assert.deepStrictEqual([resend.status, resend.json.name], [422, "validation_error"], resend.text)
      assert.include(resend.json.message, "subject")
      const mail =
        `"personalizations":[{"to":[{"email":"ada@example.com"}]}],"from":{"email":"a@${domain}"},"subject":"S"`
      const sendgrid = yield* ask("POST", "/sendgrid/v3/mail/send", {
        raw: `{${mail},"subject":"T","content":[{"type":"text/plain","value":"hello"}]}`
      })
      assert.deepStrictEqual([sendgrid.status, sendgrid.json.errors[0].field], [400, "subject"], sendgrid.text)
      const postmark = yield* ask("POST", "/postmark/email", {
        key: null,
        headers: { "x-postmark-server-token": liveKey },
        raw: `{"From":"a@${domain}","To":"ada@example.com","To":"bob@example.com","TextBody":"hello"}`
      })
      assert.deepStrictEqual([postmark.status, typeof postmark.json.ErrorCode], [422, "number"], postmark.text)
      assert.include(postmark.json.Message, "To")
      assert.strictEqual((yield* ask("GET", "/v1/emails")).json.data.length, before)
    }))

  it.effect("a percent encoding that is broken is refused, in queries and in paths", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const [query, paths] of brokenQueries) {
        const answer = yield* ask("GET", `/v1/emails?${query}`)
        assertError(answer, validation, query)
        assert.deepStrictEqual(pathsOf(answer), paths, query)
        assert.include(answer.text, "UTF-8", query)
      }
      for (const part of ["%", "%2", "%zz", "%ff", "%c0%af", "a%e2%82"]) {
        for (const path of ["/v1/emails/", "/v1/suppressions/", "/v1/domains/", "/nowhere/"]) {
          for (const method of ["GET", "DELETE"]) {
            assertError(yield* ask(method, `${path}${part}`), validation, `${method} ${path}${part}`)
          }
        }
      }
      for (const query of ["q=abc%20d%C3%A9f", "q=100%25", "q=a%2Bb+c", "tag=a%2eb"]) {
        assert.strictEqual((yield* ask("GET", `/v1/emails?${query}`)).status, 200, query)
      }
      assertError(yield* ask("GET", "/v1/emails/%41"), "404 not_found")
    }))

  it.effect("a label that claims to be of another script must stand for a name of it", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const send = (to: string) => ask("POST", "/v1/emails", { body: { from: `a@${domain}`, to, text: "hello" } })
      for (const name of ["xn--zzzzzzz9.example", "xn--.example", "mail.xn--a.example", "xn--abc-.example"]) {
        const answer = yield* send(`a@${name}`)
        assertError(answer, validation, name)
        assert.deepStrictEqual(pathsOf(answer), ["to"], name)
        assertError(yield* ask("POST", "/v1/domains", { body: { name } }), validation, name)
        assertError(yield* ask("POST", "/v1/suppressions", { body: { email_address: `a@${name}` } }), validation, name)
      }
      assert.strictEqual((yield* send("a@xn--mller-kva.example")).status, 201)
    }))

  it.effect("a domain in its own script is its A-labels, and on the account once", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const added = yield* ask("POST", "/v1/domains", { body: { name: "Müller.example" } })
      assert.deepStrictEqual([added.status, added.json.name], [201, "xn--mller-kva.example"], added.text)
      for (const { name } of added.json.dns_records) assert.match(name, /\.xn--mller-kva\.example$/)
      for (const name of ["xn--mller-kva.example", "müller.example", "MU\u0308LLER.example"]) {
        assertError(yield* ask("POST", "/v1/domains", { body: { name } }), "409 conflict", name)
      }
    }))
})
