import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { type Row, rows as all } from "./endpoints.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import { thingOf } from "./things.ts"

/** The endpoints for pages. Those for programs need a key, and check no page. */
const rows = all.filter(({ access }) => access !== "key")

/** A user with all rights, and the path of an endpoint with things that exist. */
const standing = Effect.gen(function*() {
  const { newAccount, newUser } = yield* Harness
  const accountId = yield* newAccount()
  const { cookie } = yield* newUser({ accountId, role: "owner", isOperator: true })
  const pathOf = Effect.fnUntraced(function*({ endpoint: { path } }: Row) {
    let made = path.replace(":account_id", accountId)
    for (const [, param = ""] of path.matchAll(/:(\w+)/g)) {
      if (param === "account_id") continue
      made = made.replace(`:${param}`, yield* thingOf(path, param).make(accountId, cookie))
    }
    return made
  })
  return { cookie, pathOf }
})

/** Contents of an email: the page shows them in its own frames, or they are files that no browser shows. */
const framed = new Set([
  "GET /dashboard/api/portal/frame",
  "GET /dashboard/api/accounts/:account_id/emails/:id/message",
  "GET /dashboard/api/accounts/:account_id/emails/:id/attachments/:index",
  "GET /dashboard/api/accounts/:account_id/emails/:id/preview",
  "GET /dashboard/api/accounts/:account_id/received/:id/message",
  "GET /dashboard/api/accounts/:account_id/received/:id/attachments/:index",
  "GET /dashboard/api/accounts/:account_id/received/:id/preview",
  "GET /dashboard/api/accounts/:account_id/template-frame"
])

layer(harnessLayer())("every endpoint", (it) => {
  it.effect(
    "that changes something refuses requests of other sites' pages, regardless of who is signed in",
    () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        const { cookie, pathOf } = yield* standing
        for (const row of rows.filter(({ endpoint }) => endpoint.method !== "GET")) {
          const path = yield* pathOf(row)
          for (
            const headers of [
              { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
              { origin: undefined, "sec-fetch-site": undefined },
              { "sec-fetch-site": "same-site" }
            ]
          ) {
            const answer = yield* ask(row.endpoint.method, path, { cookie, headers, body: {} })
            const at = `${row.name} ${JSON.stringify(headers)}`
            assert.deepStrictEqual([answer.status, answer.json?.error.code], [403, "forbidden"], at)
            assert.notProperty(answer.headers, "set-cookie", at)
          }
        }
      }),
    300_000
  )

  it.effect("that only reads uses GET, and every GET changes nothing", () =>
    Effect.gen(function*() {
      const { ask, audit } = yield* Harness
      const { cookie, pathOf } = yield* standing
      for (const row of rows.filter(({ endpoint }) => endpoint.method === "GET")) {
        const path = yield* pathOf(row)
        const before = new Set((yield* Effect.orDie(audit.list(null, 1_000, null))).map(({ id }) => id))
        yield* ask("GET", path, { cookie, headers: { origin: undefined, "sec-fetch-site": "cross-site" } })
        const after = yield* Effect.orDie(audit.list(null, 1_000, null))
        // An export is recorded, because it reveals data.
        const told = after.filter(({ id }) => !before.has(id)).map(({ action }) => action)
          // So are an operator's looks.
          .filter((action) => !action.endsWith(".viewed"))
        assert.deepStrictEqual(told, row.name.endsWith("/export") ? ["account.exported"] : [], row.name)
      }
    }), 300_000)

  it.effect(
    "answers with headers that forbid frames of other pages and caching",
    () =>
      Effect.gen(function*() {
        const { ask } = yield* Harness
        for (const row of rows) {
          // Some endpoints end the session.
          const { cookie, pathOf } = yield* standing
          const path = yield* pathOf(row)
          const body = row.endpoint.method === "GET" ? {} : { body: {} }
          const { headers } = yield* ask(row.endpoint.method, path, { cookie, ...body })
          const policy = String(headers["content-security-policy"])
          const ancestors = framed.has(row.name) ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
          assert.include(policy, ancestors, row.name)
          assert.include(policy, "sandbox", row.name)
          assert.include(policy, "default-src 'none'", row.name)
          assert.strictEqual(headers["x-content-type-options"], "nosniff", row.name)
          assert.strictEqual(headers["cache-control"], "no-store", row.name)
          assert.notProperty(headers, "access-control-allow-origin", row.name)
        }
      }),
    300_000
  )
})
