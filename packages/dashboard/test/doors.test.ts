import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Door from "../../../scripts/doors/Door.ts"
import { Harness, layer as harnessLayer, password } from "./harness.ts"
import { newPortal } from "./portals.ts"

const session = "/dashboard/api/session"

/** Headers that the server reads, with valid values. */
const headers: Readonly<Record<string, string>> = {
  "authorization": "Portal abc",
  "cookie": "sendwright-session-80=abc; a=\"b\"; c=d%20e",
  "origin": "https://app.example",
  "sec-fetch-site": "same-origin",
  "content-type": "application/json; charset=utf-8",
  "accept": "text/html, application/json;q=0.9",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "x-forwarded-for": "192.0.2.1, 192.0.2.2",
  "last-event-id": "12",
  "if-none-match": "\"abc\", W/\"def\"",
  "range": "bytes=0-1, 5-"
}

/** Node accepts a head of at most 16 KiB. */
const headerLength = 15_000

layer(harnessLayer({ proxies: 1, signIn: { attemptsPerAddress: 100_000 } }), { excludeTestServices: true })(
  "the doors of the dashboard and the portal",
  (it) => {
    const opened = Effect.gen(function*() {
      const { newAccount, newUser, origin, port } = yield* Harness
      const accountId = yield* newAccount()
      const { cookie } = yield* newUser({ accountId, role: "owner" })
      const portal = yield* newPortal(accountId)
      const sender = yield* Effect.acquireRelease(
        Effect.sync(() => Door.client()),
        (sender) => Effect.promise(() => sender.close())
      )
      const page = { origin, "sec-fetch-site": "same-origin" }
      const post = (path: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
        Door.request(
          port,
          "POST",
          path,
          { ...page, cookie, "content-type": "application/json", ...more },
          JSON.stringify(body)
        )
      const get = (path: string, more: Readonly<Record<string, string>>) =>
        Door.request(port, "GET", path, { ...page, ...more })
      return { accountId, cookie, portal, sender, post, get }
    })

    it.effect(
      "no header and no query keeps the event loop for more than 50 ms",
      () =>
        Effect.scoped(Effect.gen(function*() {
          const { accountId, cookie, get, portal, sender } = yield* opened
          const own = `/dashboard/api/accounts/${accountId}/emails`
          yield* Effect.promise(() =>
            sender.keep([get(session, { cookie }), get(own, { cookie }), get(own, portal.headers), get("/", {})])
          )
          const answers = yield* Effect.promise(() => sender.hold(0, 4))
          assert.deepStrictEqual(answers.slice(0, 3).map(Door.statusOf), [200, 200, 200])

          const ways = {
            "of a session": { path: own, right: { cookie } },
            "of a portal": { path: own, right: portal.headers },
            "of the page": { path: "/", right: {} }
          }
          const fields = Object.entries(ways).flatMap(([way, { path, right }]) => [
            ...Object.entries(headers).map(([header, value]): Door.Field => ({
              name: `${header} ${way}`,
              value,
              length: headerLength,
              count: 10,
              conversation: (text) => get(path, { ...right, [header]: Buffer.from(text).toString("latin1") })
            })),
            {
              name: `the query ${way}`,
              value: "limit=10&cursor=abc%20&q=a",
              length: 14_000,
              count: 10,
              conversation: (text: string) => get(`${path}?${text.replace(/[^\x21-\x7e]/g, "+")}`, right)
            }
          ])
          assert.deepStrictEqual(yield* Effect.promise(() => Door.holdersOf(sender, 11, fields)), [])
        })),
      300_000
    )

    it.effect(
      "no field of a body keeps the event loop for more than 50 ms",
      () =>
        Effect.scoped(Effect.gen(function*() {
          const { accountId, post, sender } = yield* opened
          const base = `/dashboard/api/accounts/${accountId}`
          /** Bodies that the server reads, whether it accepts or refuses them. */
          const bodies: Readonly<Record<string, unknown>> = {
            [session]: { email_address: "ada@people.example", password },
            "/dashboard/api/portal/sessions": { token: "a".repeat(43) },
            "/dashboard/api/links/look": { token: "a".repeat(43) },
            [`${base}/invitations`]: { email_address: "kim@guests.example", role: "developer" },
            [`${base}/suppressions`]: { address: "ada@example.com" },
            [`${base}/erasures`]: { email_address: "ada@example.com" },
            [`${base}/keys`]: { name: "a key", mode: "live", scopes: ["emails:send"] },
            [`${base}/domains`]: { name: "mail.infra.example" },
            [`${base}/webhooks`]: { url: "https://hooks.shop.example/email?a=b", events: ["email.queued"] },
            [`${base}/templates`]: {
              name: "Hello",
              slug: "hello",
              subject: "Hello {{ name }}",
              html: "<p>{{ name }}</p>"
            }
          }
          const fields = Object.entries(bodies).flatMap(([path, body]) =>
            Door.placesOf(body).map((place): Door.Field => ({
              name: `${place.path} of ${path}`,
              value: place.value,
              length: 60_000,
              count: 8,
              conversation: (text) => post(path, place.replaced(text))
            }))
          )
          yield* Effect.promise(() => sender.keep(Object.entries(bodies).map(([path, body]) => post(path, body))))
          const statuses = (yield* Effect.promise(() => sender.hold(0, fields.length))).map(Door.statusOf)
          // Every path and method exists, so that the bodies are read.
          assert.notIncludeMembers(statuses, [0, 405, 500])
          assert.deepStrictEqual(yield* Effect.promise(() => Door.holdersOf(sender, 12, fields)), [])
        })),
      300_000
    )
  }
)
