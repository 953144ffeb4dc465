import { assert, layer } from "@effect/vitest"
import { WireAccountExport } from "@sendwright/api/wire/Export"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import type { Email } from "@sendwright/core/model/Email"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import { ExportStore } from "@sendwright/core/privacy/ExportStore"
import { idAt } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as Http from "node:http"
import { assertError } from "./answers.ts"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"
import { check } from "./jsonSchema.ts"

const send = { from: `Acme <hello@${domain}>`, to: "ada@example.com", subject: "Hello", text: "Hello Ada" }

layer(harnessLayer())("GET /v1/account/export", (it) => {
  it.effect("is one document with everything that the account has, in both modes", () =>
    Effect.gen(function*() {
      const { accountId, ask, newKey, receive, revoke, testKey } = yield* Harness
      const revoked = yield* newKey({ accountId })
      yield* revoke(revoked)
      const stranger = yield* newKey()
      const hook = yield* ask("POST", "/v1/webhooks", { body: { url: "https://hooks.example/h" } })
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "bob@example.com" } })
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "eve@example.com" }, key: stranger.key })
      const ids: Array<string> = []
      const texts = ["line\u2028separators", "\"quotes\" \\ </script>", "\ud83d\ude00 \u0007"]
      for (const text of texts) ids.push((yield* ask("POST", "/v1/emails", { body: { ...send, text } })).json.id)
      const attachments = [{ filename: "a.txt", content: "aGVsbG8=" }]
      ids.push(
        (yield* ask("POST", "/v1/emails", { key: testKey, body: { ...send, html: "<p>", attachments } })).json.id
      )
      const receivedIds = [yield* receive({ accountId }), yield* receive({ accountId, mode: "test" })]
      yield* receive({ accountId: stranger.accountId })
      // More than a page.
      for (let i = 0; i < 3; i++) {
        const batch = yield* ask("POST", "/v1/emails/batch", {
          body: { messages: Array.from({ length: 100 }, () => send) }
        })
        assert.strictEqual(batch.status, 200)
      }

      const answer = yield* ask("GET", "/v1/account/export")
      assert.strictEqual(answer.status, 200)
      assert.strictEqual(answer.headers["content-type"], "application/json")
      assert.strictEqual(answer.headers["cache-control"], "no-store")
      assert.strictEqual(
        answer.headers["content-disposition"],
        `attachment; filename="account-export-${answer.json.generated_at.slice(0, 10)}.json"`
      )
      assert.deepStrictEqual(Object.keys(answer.json), [
        "generated_at",
        "account",
        "users",
        "keys",
        "domains",
        "emails",
        "events",
        "received",
        "suppressions",
        "webhooks"
      ])
      const document = (yield* ask("GET", "/openapi.json", { key: null })).json
      assert.deepStrictEqual(check(document, { $ref: "#/components/schemas/AccountExport" }, answer.json), [])
      assert.deepStrictEqual(Schema.decodeUnknownSync(WireAccountExport)(answer.json), answer.json)

      const { account, domains, emails, events, keys, received, suppressions, users, webhooks } = answer.json
      assert.strictEqual(account.id, accountId)
      assert.deepStrictEqual(
        users.map((user: Record<string, string>) => [user["email"], user["role"]]),
        [["owner@acme.example", "owner"]]
      )
      assert.strictEqual(keys.length, 3)
      assert.isString(keys.find(({ id }: { readonly id: string }) => id === revoked.keyId).revoked_at)
      assert.deepStrictEqual(domains, (yield* ask("GET", "/v1/domains")).json.data)
      assert.strictEqual(emails.length, 304)
      assert.strictEqual(new Set(emails.map(({ id }: { readonly id: string }) => id)).size, 304)
      for (const id of ids) {
        const shown = (yield* ask("GET", `/v1/emails/${id}`)).json
        assert.deepStrictEqual(emails.find((email: { readonly id: string }) => email.id === id), shown)
      }
      assert.deepStrictEqual(
        events,
        emails.flatMap((email: { readonly id: string; readonly events: ReadonlyArray<object> }) =>
          email.events.map((event) => ({ ...event, email_id: email.id }))
        )
      )
      const shownReceived = yield* Effect.forEach(receivedIds, (id) => ask("GET", `/v1/received/${id}`))
      const withReplies = received.map((email: object) => ({ ...email, replies: [] }))
      assert.deepStrictEqual(withReplies, shownReceived.map(({ json }) => json))
      assert.deepStrictEqual(suppressions.map((item: Record<string, string>) => item["email_address"]), [
        "bob@example.com"
      ])
      const { secret, ...endpoint } = hook.json
      assert.deepStrictEqual(webhooks, [endpoint])
      assert.notInclude(answer.text, secret)
      assert.notInclude(answer.text, "sealed")
    }))

  it.effect("is an empty but whole document for an account that has nothing", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      const { json } = yield* ask("GET", "/v1/account/export", { key })
      for (const part of ["domains", "emails", "events", "received", "suppressions", "webhooks"]) {
        assert.deepStrictEqual(json[part], [], part)
      }
    }))

  it.effect("needs a live key with the scope account:manage", () =>
    Effect.gen(function*() {
      const { ask, newKey, testKey } = yield* Harness
      assertError(yield* ask("GET", "/v1/account/export", { key: testKey }), "403 forbidden")
      const { key } = yield* newKey({ scopes: ["emails:read"] })
      const refused = yield* ask("GET", "/v1/account/export", { key })
      assertError(refused, "403 forbidden")
      assert.include(refused.json.error.message, "account:manage")
    }))
})

/** How an answer ended as it was read over a socket. */
interface Reading {
  readonly status: number
  text: string
  /** Whether it ended as a whole. */
  complete: boolean
}

const open = (port: number, key: string) =>
  Effect.callback<Http.IncomingMessage>((resume) => {
    const request = Http.get({
      host: "127.0.0.1",
      port,
      path: "/v1/account/export",
      agent: false,
      headers: { authorization: `Bearer ${key}` }
    }, (response) => resume(Effect.succeed(response)))
    request.on("error", (error) => resume(Effect.die(error)))
  })

const readAll = (response: Http.IncomingMessage) =>
  Effect.callback<Reading>((resume) => {
    const reading: Reading = { status: response.statusCode ?? 0, text: "", complete: false }
    response.setEncoding("utf8")
    response.on("data", (chunk: string) => reading.text += chunk)
    response.on("error", () => {})
    response.on("close", () => {
      reading.complete = response.complete
      resume(Effect.succeed(reading))
    })
  })

/** An export store that a test leads. */
const led = { pages: 0, failAt: Infinity, body: "x".repeat(1_000) }

const ledStore = Layer.succeed(
  ExportStore,
  ExportStore.of({
    emails: ({ limit, mode }) =>
      Effect.suspend(() => {
        if (mode === "test") return Effect.succeed([])
        if (++led.pages > led.failAt) {
          return Effect.fail(new StorageError({ command: "ExportStore.emails", cause: new Error("gone") }))
        }
        return Effect.succeed(Array.from({ length: limit }, (_, index) => made(led.pages * limit + index)))
      }),
    events: () => Effect.succeed({ events: [], next: null }),
    received: () => Effect.succeed([])
  })
)

const made = (number: number): Email => {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + number)
  return {
    id: idAt(createdAt),
    mode: "live",
    from: "a@acme.example",
    to: ["ada@example.com"],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: "Hello",
    tags: [],
    ownHeader: null,
    status: "sent",
    scheduledAt: null,
    createdAt,
    updatedAt: createdAt,
    match: null,
    ...emptyContents,
    text: led.body,
    idempotencyKey: null,
    attachments: [],
    hasOriginal: false,
    domainId: null,
    providerMessageId: null,
    error: null,
    events: []
  }
}

const settled = Effect.promise(async () => {
  for (let before = -1; before !== led.pages;) {
    before = led.pages
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return led.pages
})

layer(harnessLayer({ engine: (engine) => Layer.provide(engine, ledStore) }))("a long export", (it) => {
  it.effect("that fails in the middle is cut off, and said in the log", () =>
    Effect.gen(function*() {
      const { liveKey, log, port } = yield* Harness
      led.pages = 0
      led.failAt = 3
      const reading = yield* Effect.flatMap(open(port, liveKey), readAll)
      assert.strictEqual(reading.status, 200)
      assert.isFalse(reading.complete)
      assert.throws(() => JSON.parse(reading.text))
      assert.match(reading.text, /^\{"generated_at":/)
      assert.strictEqual(reading.text.split("\"idempotency_key\"").length - 1, 600)
      const line = log.find(({ message }) => message === "An export broke off")
      assert.strictEqual(line?.level, "Error")
      assert.isString(line?.annotations["accountId"])
      led.failAt = Infinity
    }))

  it.effect("waits for its reader, and stops when the reader has gone", () =>
    Effect.gen(function*() {
      const { liveKey, port } = yield* Harness
      led.pages = 0
      // It has no end: only the reader's pace and going away can stop it.
      const response = yield* open(port, liveKey)
      response.on("error", () => {})
      response.pause()
      const waiting = yield* settled
      assert.isAtLeast(waiting, 1)
      // Some megabytes may wait in the sockets of this machine, at about a third of one a page.
      assert.isBelow(waiting, 60)
      yield* Effect.promise(async () => {
        response.resume()
        while (led.pages < waiting + 30) await new Promise((resolve) => setTimeout(resolve, 5))
        response.destroy()
      })
      const last = yield* settled
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 300)))
      assert.strictEqual(led.pages, last)
    }))

  it.effect("is the only one of its account, and one of four of the process", () =>
    Effect.gen(function*() {
      const { ask, liveKey, newKey, port } = yield* Harness
      const begin = (key: string) =>
        Effect.acquireRelease(open(port, key), (response) => Effect.sync(() => response.destroy()))
      yield* Effect.scoped(Effect.gen(function*() {
        yield* begin(liveKey)
        const second = yield* ask("GET", "/v1/account/export")
        assertError(second, "429 rate_limited")
        assert.strictEqual(second.headers["retry-after"], "30")
        for (let index = 0; index < 3; index++) yield* begin((yield* newKey()).key)
        const fifth = yield* ask("GET", "/v1/account/export", { key: (yield* newKey()).key })
        assert.strictEqual(fifth.status, 503)
        assert.strictEqual(fifth.json.error.code, "internal_error")
        assert.strictEqual(fifth.headers["retry-after"], "30")
      }))
      for (;;) {
        const again = yield* open(port, liveKey)
        again.destroy()
        if (again.statusCode === 200) return
        yield* Effect.promise(() => new Promise((next) => setTimeout(next, 5)))
      }
    }))

  it.effect("gives its place back when only its head was asked for", () =>
    Effect.gen(function*() {
      const { ask, newKey } = yield* Harness
      const { key } = yield* newKey()
      for (let index = 0; index < 3; index++) {
        assert.strictEqual((yield* ask("HEAD", "/v1/account/export", { key })).status, 200)
      }
    }))
})
