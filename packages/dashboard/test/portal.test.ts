import { assert, layer } from "@effect/vitest"
import type { Scope } from "@sendwright/core/accounts/Scope"
import type { Mode } from "@sendwright/core/foundation/Mode"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { callerIn, newEmail } from "./emails.ts"
import { appOrigin, Harness, layer as harnessLayer } from "./harness.ts"
import { failedDelivery, newPortal } from "./portals.ts"

const links = "/dashboard/api/portal/links"
const entry = "/dashboard/api/portal/sessions"
/** The headers of a program: no browser states its origin. */
const program = { origin: undefined, "sec-fetch-site": undefined }

const keyOf = Effect.fnUntraced(
  function*(accountId: string, scopes: ReadonlyArray<Scope>, mode: Mode = "live") {
    const { accounts } = yield* Harness
    const { text } = yield* Effect.orDie(accounts.createKey({ accountId, name: "app", mode, scopes }))
    return { ...program, authorization: `Bearer ${Redacted.value(text)}` }
  }
)

const tokenOf = (url: string): string => url.slice(url.indexOf("#") + 1)
const codeOf = (answer: { readonly status: number; readonly json: { error?: { code: string } } | undefined }): string =>
  answer.json?.error === undefined ? String(answer.status) : `${answer.status} ${answer.json.error.code}`

layer(harnessLayer())("a link to the portal", (it) => {
  it.effect("is made by a program whose key has `account:manage`, and is opened once", () =>
    Effect.gen(function*() {
      const { ask, newAccount, origin } = yield* Harness
      const account = yield* newAccount()
      const headers = yield* keyOf(account, ["account:manage"])
      const made = yield* ask("POST", links, { headers, body: { label: "Ada of Shop" } })
      assert.strictEqual(made.status, 201, made.text)
      assert.strictEqual(made.headers["cache-control"], "no-store")
      assert.isTrue(made.json.url.startsWith(`${origin}/portal#`))
      assert.strictEqual(Date.parse(made.json.expires_at) - (yield* Clock.currentTimeMillis), 15 * 60_000)

      const body = { token: tokenOf(made.json.url) }
      const opened = yield* ask("POST", entry, { body })
      assert.strictEqual(opened.status, 201, opened.text)
      assert.notProperty(opened.headers, "set-cookie")
      assert.deepInclude(opened.json, {
        id: made.json.id,
        label: "Ada of Shop",
        mode: "live",
        parts: ["emails", "webhooks", "domains"],
        account: { id: account, name: "Acme" }
      })
      assert.match(opened.json.token, /^[A-Za-z0-9_-]{43}$/)
      assert.strictEqual(codeOf(yield* ask("POST", entry, { body })), "404 not_found")
      for (const token of ["", "x", `${body.token}x`, body.token.slice(1), opened.json.token]) {
        assert.strictEqual(codeOf(yield* ask("POST", entry, { body: { token } })), "404 not_found", token)
      }
    }))

  it.effect("needs the scope, and for live mode a live key", () =>
    Effect.gen(function*() {
      const { accounts, ask, newAccount } = yield* Harness
      const account = yield* newAccount()
      const body = { label: "Ada" }
      const post = (headers: Readonly<Record<string, string | undefined>>, more: object = {}) =>
        Effect.map(ask("POST", links, { headers, body: { ...body, ...more } }), codeOf)
      assert.strictEqual(yield* post(program), "401 unauthorized")
      assert.strictEqual(yield* post(yield* keyOf(account, ["emails:send", "webhooks:manage"])), "403 forbidden")
      const test = yield* keyOf(account, ["account:manage"], "test")
      assert.strictEqual(yield* post(test, { mode: "live" }), "403 forbidden")
      assert.strictEqual(yield* post(test), "201")
      const live = yield* keyOf(account, ["account:manage"])
      assert.strictEqual(yield* post(live, { mode: "test", parts: ["domains"] }), "201")
      for (const wrong of [{ label: "" }, { label: "a\nb" }, { parts: [] }, { parts: ["keys"] }, { more: 1 }]) {
        assert.strictEqual(yield* post(live, wrong), "400 validation_error", JSON.stringify(wrong))
      }
      yield* Effect.orDie(accounts.suspend(account, "unpaid"))
      // A key is cached for a second.
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(yield* post(live), "403 account_suspended")
    }))

  it.effect("is opened only by the portal's own page", () =>
    Effect.gen(function*() {
      const { ask, newAccount } = yield* Harness
      const headers = yield* keyOf(yield* newAccount(), ["account:manage"])
      const { json } = yield* ask("POST", links, { headers, body: { label: "Ada" } })
      const body = { token: tokenOf(json.url) }
      for (const foreign of [program, { origin: appOrigin }, { "sec-fetch-site": "cross-site" }, { origin: "null" }]) {
        assert.strictEqual(codeOf(yield* ask("POST", entry, { body, headers: foreign })), "403 forbidden")
      }
      assert.strictEqual((yield* ask("POST", entry, { body })).status, 201)
    }))

  it.effect("works for 15 minutes, and its portal for an hour", () =>
    Effect.gen(function*() {
      const { ask, newAccount } = yield* Harness
      const account = yield* newAccount()
      const headers = yield* keyOf(account, ["account:manage"])
      const made = Effect.map(
        ask("POST", links, { headers, body: { label: "Ada" } }),
        ({ json }) => ({ body: { token: tokenOf(json.url) } })
      )
      const late = yield* made
      yield* TestClock.adjust("15 minutes")
      assert.strictEqual(codeOf(yield* ask("POST", entry, late)), "404 not_found")
      const opened = yield* ask("POST", entry, yield* made)
      const list = ask("GET", `/dashboard/api/accounts/${account}/domains`, {
        headers: { authorization: `Portal ${opened.json.token}` }
      })
      yield* TestClock.adjust("59 minutes")
      assert.strictEqual((yield* list).status, 200)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(codeOf(yield* list), "401 unauthorized")
    }))
})

layer(harnessLayer())("a portal", (it) => {
  it.effect("shows the emails of its mode and account, read only", () =>
    Effect.gen(function*() {
      const { ask, newAccount } = yield* Harness
      const [account, other] = [yield* newAccount("Own"), yield* newAccount("Other")]
      const ids = {
        live: yield* newEmail(account),
        test: yield* newEmail(account, {}, yield* callerIn(account, "test")),
        other: yield* newEmail(other)
      }
      for (const mode of ["live", "test"] as const) {
        const { headers } = yield* newPortal(account, { mode, parts: ["emails"] })
        // Its own mode is shown, regardless of the query.
        for (const asked of ["", "?mode=live", "?mode=test"]) {
          const list = yield* ask("GET", `/dashboard/api/accounts/${account}/emails${asked}`, { headers })
          assert.deepStrictEqual(list.json.data.map(({ id }: { id: string }) => id), [ids[mode]], mode + asked)
        }
        for (const [name, id] of Object.entries(ids)) {
          for (const below of ["", "/preview", "/source", "/message", "/attachments/0"]) {
            const { status } = yield* ask("GET", `/dashboard/api/accounts/${account}/emails/${id}${below}`, { headers })
            assert.strictEqual(status, name === mode ? 200 : 404, `${name}${below} in ${mode}`)
          }
        }
        const cancel = yield* ask("POST", `/dashboard/api/accounts/${account}/emails/${ids[mode]}/cancel`, { headers })
        assert.strictEqual(codeOf(cancel), "403 forbidden")
      }
    }))

  it.effect("shows the webhooks of an email only if it has the part for webhooks", () =>
    Effect.gen(function*() {
      const { ask, newAccount } = yield* Harness
      const account = yield* newAccount()
      yield* failedDelivery(account)
      const [{ id }] = (yield* ask("GET", `/dashboard/api/accounts/${account}/emails`, {
        headers: (yield* newPortal(account)).headers
      })).json.data
      const seen = Effect.fnUntraced(function*(parts: ReadonlyArray<"emails" | "webhooks">) {
        const { headers } = yield* newPortal(account, { parts })
        const { json } = yield* ask("GET", `/dashboard/api/accounts/${account}/emails/${id}`, { headers })
        const attempts = json.timeline.filter(({ webhook }: { webhook: unknown }) => webhook !== null)
        return [json.deliveries.length, attempts.length]
      })
      assert.deepStrictEqual(yield* seen(["emails", "webhooks"]), [1, 1])
      assert.deepStrictEqual(yield* seen(["emails"]), [0, 0])
    }))

  it.effect("retries a delivery and checks a domain, under the name that the application gave", () =>
    Effect.gen(function*() {
      const { ask, audit, callerIn, domains, newAccount } = yield* Harness
      const account = yield* newAccount()
      const { deliveryId, endpointId } = yield* failedDelivery(account)
      const domain = yield* Effect.orDie(domains.create(yield* callerIn(account), "mail.shop.example"))
      const { headers, session } = yield* newPortal(account)
      const base = `/dashboard/api/accounts/${account}`
      const delivery = `${base}/webhooks/${endpointId}/deliveries/${deliveryId}`
      assert.strictEqual((yield* ask("GET", delivery, { headers })).json.status, "failed")
      // Although its token is no cookie, changes must come from its own page.
      const foreign = { headers: { ...headers, origin: appOrigin } }
      assert.strictEqual(codeOf(yield* ask("POST", `${delivery}/retry`, foreign)), "403 forbidden")
      const retried = yield* ask("POST", `${delivery}/retry`, { headers })
      assert.strictEqual(retried.json?.status, "pending", retried.text)
      assert.strictEqual(codeOf(yield* ask("POST", `${delivery}/retry`, { headers })), "409 conflict")
      assert.strictEqual(codeOf(yield* ask("POST", `${delivery}/again`, { headers })), "403 forbidden")
      assert.strictEqual((yield* ask("POST", `${base}/domains/${domain.id}/check`, { headers })).status, 200)

      const log = yield* Effect.orDie(audit.list(account, 20, null, { actorId: session.id }))
      assert.deepStrictEqual(
        log.map(({ action, actor, subject }) => [action, actor.kind, actor.name, subject]).toReversed(),
        [
          ["portal.opened", "portal", "Ada of Shop", session.id],
          ["webhook.delivery_retried", "portal", "Ada of Shop", deliveryId]
        ]
      )
    }))

  it.effect("is seen and ended by an owner", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const account = yield* newAccount()
      const { cookie } = yield* newUser({ accountId: account, role: "owner" })
      const { headers, session } = yield* newPortal(account, { parts: ["domains"], mode: "test" })
      const sessions = `/dashboard/api/accounts/${account}/portal/sessions`
      const list = yield* ask("GET", sessions, { cookie })
      assert.strictEqual(list.json.data.length, 1)
      assert.deepInclude(list.json.data[0], {
        id: session.id,
        label: "Ada of Shop",
        mode: "test",
        parts: ["domains"]
      })
      const domains = `/dashboard/api/accounts/${account}/domains`
      assert.strictEqual((yield* ask("GET", domains, { headers })).status, 200)
      assert.strictEqual((yield* ask("DELETE", `${sessions}/${session.id}`, { cookie })).status, 204)
      assert.strictEqual((yield* ask("GET", domains, { headers })).status, 401)
      assert.deepStrictEqual((yield* ask("GET", sessions, { cookie })).json.data, [])
    }))
})

const assets = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-portal-"))
for (const name of ["index", "portal"]) {
  fs.writeFileSync(path.join(assets, `${name}.html`), `${name} __SENDWRIGHT_BASE__`)
}
const browser = { accept: "text/html", origin: undefined }
const ancestorsOf = (policy: unknown): string | undefined => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1]
const twoOrigins = [appOrigin, "https://*.shops.example"]

layer(harnessLayer({ assets, basePath: "/mail", settings: { portalOrigins: twoOrigins } }))("a frame", (it) => {
  it.effect("may contain the portal on pages of the origins in the setting, and nothing else on any page", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      for (const address of ["/portal", "/portal/a/0199/emails?status=bounced"]) {
        const { headers, text } = yield* ask("GET", address, { headers: browser })
        assert.strictEqual(text, "portal /mail", address)
        assert.strictEqual(ancestorsOf(headers["content-security-policy"]), twoOrigins.join(" "))
        assert.match(String(headers["content-security-policy"]), /^default-src 'none'; script-src 'self'; /)
        assert.notProperty(headers, "x-frame-options")
        assert.strictEqual(headers["referrer-policy"], "no-referrer")
      }
      for (const address of ["/", "/portals", "/a/0199/emails", "/sign-in"]) {
        const { headers, text } = yield* ask("GET", address, { headers: browser })
        assert.strictEqual(text, "index /mail", address)
        assert.strictEqual(ancestorsOf(headers["content-security-policy"]), "'none'")
        assert.strictEqual(headers["x-frame-options"], "DENY")
      }
      const inner = yield* ask("GET", "/dashboard/api/portal/frame", { headers: browser })
      assert.strictEqual(ancestorsOf(inner.headers["content-security-policy"]), `'self' ${twoOrigins.join(" ")}`)
      assert.match(String(inner.headers["content-security-policy"]), /^sandbox allow-same-origin; default-src 'none'; /)
    }))
})

layer(harnessLayer({ assets, settings: { portalOrigins: [] } }))("without an origin that may show it", (it) => {
  it.effect("there is no portal", () =>
    Effect.gen(function*() {
      const { ask, callerIn, newAccount, portal } = yield* Harness
      const account = yield* newAccount()
      const headers = yield* keyOf(account, ["account:manage"])
      const refused = yield* ask("POST", links, { headers, body: { label: "Ada" } })
      assert.strictEqual(codeOf(refused), "403 forbidden")
      assert.include(refused.json.error.message, "SENDWRIGHT_PORTAL_ORIGINS")
      const { token } = yield* Effect.orDie(portal.link(yield* callerIn(account), { label: "Ada" }))
      assert.strictEqual(codeOf(yield* ask("POST", entry, { body: { token: Redacted.value(token) } })), "404 not_found")
      const page = yield* ask("GET", "/portal", { headers: browser })
      assert.strictEqual(ancestorsOf(page.headers["content-security-policy"]), "'none'")
      assert.strictEqual((yield* ask("GET", "/dashboard/api/portal/frame", { headers: browser })).status, 404)
    }))
})
