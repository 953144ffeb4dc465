import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { newEmail, simulated } from "./emails.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import { failedDelivery, newPortal } from "./portals.ts"

layer(harnessLayer())("domains", (it) => {
  it.effect("are added, shown with their records and next check, checked, given a new key, and removed", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const account = yield* newAccount()
      const { cookie } = yield* newUser({ accountId: account, role: "developer" })
      const base = `/dashboard/api/accounts/${account}/domains`
      assert.deepStrictEqual((yield* ask("GET", base, { cookie })).json, { data: [] })
      const wrong = yield* ask("POST", base, { cookie, body: { name: "no domain" } })
      assert.strictEqual(wrong.status, 400)
      assert.strictEqual(wrong.json.error.details[0].path, "name")

      const added = yield* ask("POST", base, { cookie, body: { name: "mail.infra.example" } })
      assert.strictEqual(added.status, 201, added.text)
      const { created_at, id, next_check_at, records } = added.json
      assert.deepInclude(added.json, {
        name: "mail.infra.example",
        status: "pending",
        health: "unknown",
        rotation: null
      })
      assert.strictEqual(Date.parse(next_check_at) - Date.parse(created_at), 300_000)
      assert.deepStrictEqual(records.map(({ check }: { check: unknown }) => check), records.map(() => null))
      assert.deepStrictEqual(
        records.filter(({ purpose }: { purpose: string }) => purpose === "dmarc")
          .map(({ needed }: { needed: boolean }) => needed),
        [false]
      )
      const again = yield* ask("POST", base, { cookie, body: { name: "mail.infra.example" } })
      assert.strictEqual(again.json.error.code, "conflict")

      const checked = yield* ask("POST", `${base}/${id}/check`, { cookie })
      assert.strictEqual(checked.status, 200, checked.text)
      assert.deepInclude(checked.json, { health: "action_needed" })
      assert.deepStrictEqual(checked.json.records[0].check, { state: "missing", found: null })

      const rotated = yield* ask("POST", `${base}/${id}/rotate-dkim`, { cookie })
      assert.strictEqual(rotated.status, 200, rotated.text)
      assert.isNull(rotated.json.rotation.switched_at)
      assert.strictEqual(rotated.json.records.length, records.length + 1)
      assert.strictEqual((yield* ask("POST", `${base}/${id}/retire-dkim`, { cookie })).status, 409)

      const history = yield* ask("GET", `${base}/${id}/history`, { cookie })
      assert.deepStrictEqual(history.json.data.map(({ action }: { action: string }) => action), [
        "domain.dkim_rotated",
        "domain.added"
      ])
      assert.deepStrictEqual(history.json.data[0].actor, { kind: "user", name: "Ada" })

      assert.deepStrictEqual((yield* ask("GET", base, { cookie })).json.data, [rotated.json])
      assert.strictEqual((yield* ask("DELETE", `${base}/${id}`, { cookie })).status, 204)
      assert.deepStrictEqual((yield* ask("GET", base, { cookie })).json, { data: [] })
    }))
})

layer(harnessLayer())("webhooks", (it) => {
  it.effect("are added with a secret, tested, searched, given a new secret, and removed", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const account = yield* newAccount()
      const { cookie } = yield* newUser({ accountId: account, role: "developer" })
      const base = `/dashboard/api/accounts/${account}/webhooks`
      const get = (path: string) => ask("GET", `${base}${path}`, { cookie })
      const post = (path: string, body?: unknown) => ask("POST", `${base}${path}`, { cookie, body })

      for (const url of ["http://127.0.0.1/", "ftp://hooks.shop.example"]) {
        const refused = yield* post("", { url })
        assert.strictEqual(refused.status, 400)
        assert.strictEqual(refused.json.error.details[0].path, "url")
      }
      const input = { url: "https://hooks.shop.example/", events: ["email.bounced", "email.delivered"], mode: "test" }
      const added = yield* post("", input)
      assert.strictEqual(added.status, 201, added.text)
      const { id, secret, ...endpoint } = added.json
      assert.match(secret, /^whsec_/)
      assert.deepInclude(endpoint, { ...input, old_secret_until: null })
      assert.deepStrictEqual((yield* get("")).json, { data: [{ id, ...endpoint }] })
      const opened = { id, ...endpoint, tests_left: 10, signature_header: "Service-Signature" }
      assert.deepStrictEqual((yield* get(`/${id}`)).json, opened)

      const tested = yield* post(`/${id}/test`)
      assert.strictEqual(tested.status, 200, tested.text)
      assert.strictEqual(tested.json.tests_left, 9)
      const { delivery } = tested.json
      assert.deepInclude(delivery, { status: "pending", event_type: "email.delivered", is_test: true })
      const list = (query: string) => Effect.map(get(`/${id}/deliveries?${query}`), ({ json }) => json.data.length)
      assert.deepStrictEqual(
        yield* Effect.all([
          list("mode=live"),
          list("mode=test&status=pending"),
          list("event=email.delivered&limit=1"),
          list("status=failed"),
          list("event=email.bounced")
        ]),
        [1, 1, 1, 0, 0]
      )
      assert.strictEqual((yield* get(`/${id}/deliveries?status=nonsense`)).status, 400)

      const shown = yield* get(`/${id}/deliveries/${delivery.id}`)
      assert.deepInclude(shown.json, { ...delivery, made: [] })
      assert.strictEqual(shown.json.request.url, input.url)
      assert.strictEqual(shown.json.request.headers["Service-Delivery-Id"], delivery.id)
      assert.notInclude(shown.text, secret)
      assert.strictEqual(JSON.parse(shown.json.request.body).type, "email.delivered")
      assert.strictEqual((yield* post(`/${id}/deliveries/${delivery.id}/retry`)).status, 409)
      assert.strictEqual((yield* post(`/${id}/deliveries/${delivery.id}/again`)).status, 409)

      const since = new Date(0).toISOString()
      assert.deepStrictEqual((yield* get(`/${id}/failed?since=${since}`)).json, { count: 0, is_most: false })
      assert.strictEqual((yield* get(`/${id}/failed?since=yesterday`)).status, 400)
      assert.deepStrictEqual((yield* post(`/${id}/retry-failed`, { since, cursor: null })).json, {
        retried: 0,
        next_cursor: null
      })
      assert.strictEqual((yield* post(`/${id}/retry-failed`, { since, cursor: "x" })).status, 400)

      const rotated = yield* post(`/${id}/rotate-secret`, { overlap_hours: 24 })
      assert.strictEqual(rotated.status, 200, rotated.text)
      assert.notStrictEqual(rotated.json.secret, secret)
      assert.isString(rotated.json.old_secret_until)
      assert.strictEqual((yield* post(`/${id}/rotate-secret`, { overlap_hours: 200 })).status, 400)

      assert.strictEqual((yield* ask("DELETE", `${base}/${id}`, { cookie })).status, 204)
      assert.strictEqual((yield* get(`/${id}`)).status, 404)
    }))

  it.effect("name the recipients of their emails, and are searched by them or by the id of an email", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const account = yield* newAccount()
      const { cookie } = yield* newUser({ accountId: account, role: "viewer" })
      const { endpointId } = yield* failedDelivery(account)
      const bounced = simulated(account, "bounced")
      const others = [simulated(account, "complained").toUpperCase(), simulated(account)]
      const id = yield* newEmail(account, { to: [`Bo <${bounced}>`], cc: others.slice(0, 1), bcc: others.slice(1) })
      const deliveries = `/dashboard/api/accounts/${account}/webhooks/${endpointId}/deliveries`
      const list = Effect.fnUntraced(function*(q: string, more: Parameters<typeof ask>[2] = { cookie }) {
        const { json, status, text } = yield* ask("GET", `${deliveries}?q=${encodeURIComponent(q)}`, more)
        assert.strictEqual(status, 200, text)
        return json.data.map((one: { email_id: string; recipient: string | null; other_recipients: number }) => [
          one.email_id === id,
          one.recipient,
          one.other_recipients
        ]).sort(([a]: [boolean], [b]: [boolean]) => Number(b) - Number(a))
      })
      const first = [false, simulated(account), 0]
      assert.deepStrictEqual(yield* list(""), [[true, bounced, 2], first])
      assert.deepStrictEqual(yield* list(" BOUNCED@"), [[true, bounced, 2]])
      // A delivery names the recipient who matches the search.
      const asked = simulated(account).slice(0, -3)
      assert.deepStrictEqual(yield* list(asked), [[true, simulated(account), 2], first])
      assert.deepStrictEqual(yield* list("nobody@"), [])
      assert.deepStrictEqual(yield* list("Bo <"), [])
      assert.deepStrictEqual(yield* list("Reset your password"), [])
      assert.deepStrictEqual(yield* list(id.toUpperCase()), [[true, bounced, 2]])
      assert.deepStrictEqual(yield* list(endpointId), [])
      for (const q of ["%00", "x".repeat(321), "a&q=b"]) {
        assert.strictEqual((yield* ask("GET", `${deliveries}?q=${q}`, { cookie })).status, 400, q)
      }

      const portals = [yield* newPortal(account), yield* newPortal(account, { parts: ["webhooks"] })] as const
      assert.deepStrictEqual(yield* list("bounced@", portals[0]), [[true, bounced, 2]])
      assert.deepStrictEqual(yield* list("", portals[1]), [[true, null, 0], [false, null, 0]])
      assert.deepStrictEqual(yield* list(id, portals[1]), [[true, null, 0]])
      assert.strictEqual((yield* ask("GET", `${deliveries}?q=bounced@`, portals[1])).status, 400)
    }))
})
