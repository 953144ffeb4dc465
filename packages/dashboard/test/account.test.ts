import { assert, layer } from "@effect/vitest"
import { LinkMail } from "@sendwright/core/users/LinkMail"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Harness, layer as harnessLayer } from "./harness.ts"

const of = (accountId: string) => `/dashboard/api/accounts/${accountId}`

const standing = Effect.gen(function*() {
  const { newAccount, newUser } = yield* Harness
  const accountId = yield* newAccount("Shop")
  const owner = yield* newUser({ accountId, role: "owner" })
  return { accountId, base: of(accountId), owner }
})

layer(harnessLayer())("an account", (it) => {
  it.effect("shows its limits, their use so far, and what would pause it", () =>
    Effect.gen(function*() {
      const { accounts, ask } = yield* Harness
      const { accountId, base, owner } = yield* standing
      yield* Effect.orDie(accounts.update(accountId, { plan: "free" }))
      yield* Effect.orDie(accounts.pause(accountId, "too many bounces"))
      const { json, status, text } = yield* ask("GET", `${base}/overview`, { cookie: owner.cookie })
      assert.strictEqual(status, 200, text)
      assert.deepInclude(json, {
        id: accountId,
        plan: "free",
        used: { monthly_emails: 0, domains: 0, received_bytes: 0 }
      })
      assert.deepStrictEqual(json.limits, {
        monthly_emails: 3_000,
        daily_emails: 100,
        domains: 1,
        request_rate: 10,
        received_megabytes: 1_000
      })
      assert.strictEqual(json.paused.reason, "too many bounces")
      assert.deepStrictEqual(json.standing.bounces, { count: 0, rate: null, limit: 0.08, least: 10 })
    }))

  it.effect("changes roles, but keeps at least one owner", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { accountId, base, owner: { cookie, user } } = yield* standing
      const other = yield* newUser({ accountId, role: "viewer" })
      const listed = () =>
        Effect.map(
          ask("GET", `${base}/members`, { cookie }),
          ({ json }) => new Map(json.data.map((member: { id: string; role: string }) => [member.id, member.role]))
        )
      const changed = yield* ask("PATCH", `${base}/members/${other.user.id}`, { cookie, body: { role: "developer" } })
      assert.strictEqual(changed.status, 204, changed.text)
      assert.strictEqual((yield* listed()).get(other.user.id), "developer")
      const wrong = yield* ask("PATCH", `${base}/members/${other.user.id}`, { cookie, body: { role: "king" } })
      assert.strictEqual(wrong.json.error.code, "validation_error")
      assert.strictEqual((yield* ask("DELETE", `${base}/members/${other.user.id}`, { cookie })).status, 204)
      assert.isFalse((yield* listed()).has(other.user.id))
      const left = yield* ask("POST", `${base}/leave`, { cookie })
      assert.strictEqual(left.status, 204, left.text)
      assert.strictEqual((yield* ask("GET", `${base}/members`, { cookie })).status, 404, user.id)
    }))

  it.effect("shows the link of an invitation that could not be mailed only to operators", () =>
    Effect.gen(function*() {
      const { ask, newUser, origin } = yield* Harness
      const { base, owner } = yield* standing
      const body = { email_address: "new@people.example", role: "developer" }
      const invited = yield* ask("POST", `${base}/invitations`, { cookie: owner.cookie, body })
      assert.strictEqual(invited.status, 201, invited.text)
      assert.deepInclude(invited.json, { ...body, is_mailed: false, link: null })
      const again = (cookie: string) =>
        ask("POST", `${base}/invitations/${invited.json.id}/again`, { cookie, body: {} })
      const asOwner = yield* again(owner.cookie)
      assert.strictEqual(asOwner.status, 200, asOwner.text)
      assert.notInclude(asOwner.text, "/sign-in/link")
      const { json: list } = yield* ask("GET", `${base}/members`, { cookie: owner.cookie })
      assert.strictEqual(list.invitations.length, 1)
      const operator = yield* newUser({ isOperator: true })
      const shown = yield* ask("POST", `${base}/invitations/${list.invitations[0].id}/again`, {
        cookie: operator.cookie,
        body: {}
      })
      assert.isTrue(shown.json.link.startsWith(`${origin}/sign-in/link#`), shown.text)
      const token = shown.json.link.split("#")[1]
      const look = yield* ask("POST", "/dashboard/api/links/look", { body: { token } })
      assert.deepInclude(look.json, { purpose: "invitation", email_address: body.email_address })
      const wrong = yield* ask("POST", `${base}/invitations`, {
        cookie: owner.cookie,
        body: { email_address: "nobody", role: "viewer" }
      })
      assert.strictEqual(wrong.json.error.details[0].path, "email_address")
      const withdrawn = yield* ask("DELETE", `${base}/invitations/${shown.json.id}`, { cookie: owner.cookie })
      assert.strictEqual(withdrawn.status, 204)
      assert.strictEqual((yield* ask("POST", "/dashboard/api/links/look", { body: { token } })).status, 404)
    }))

  it.effect("reads its history page by page, filtered by action, actor and time", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { base, owner: { cookie, user } } = yield* standing
      for (let index = 0; index < 5; index++) {
        const body = { email_address: `guest${index}@people.example`, role: "viewer" }
        yield* ask("POST", `${base}/invitations`, { cookie, body })
      }
      const read = (query: string) => ask("GET", `${base}/audit?${query}`, { cookie })
      const first = yield* read(`action=member.invited&actor_id=${user.id}&limit=3`)
      assert.strictEqual(first.status, 200, first.text)
      assert.strictEqual(first.json.data.length, 3)
      assert.deepInclude(first.json.data[0], {
        action: "member.invited",
        actor: { kind: "user", id: user.id, name: user.name }
      })
      const next = `action=member.invited&actor_id=${user.id}&limit=3&cursor=${first.json.next_cursor}`
      const second = yield* read(next)
      assert.deepStrictEqual([second.json.data.length, second.json.next_cursor], [2, null])
      assert.strictEqual((yield* read("since=2999-01-01T00:00:00Z")).json.data.length, 0)
      for (const wrong of [`limit=3&cursor=${first.json.next_cursor}`, "since=yesterday", "action=nothing", "x=1"]) {
        assert.strictEqual((yield* read(wrong)).json.error.code, "validation_error", wrong)
      }
    }))

  it.effect("is exported as one JSON file, and erases an address", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { accountId, base, owner: { cookie } } = yield* standing
      const file = yield* ask("GET", `${base}/export`, { cookie })
      assert.strictEqual(file.status, 200, file.text)
      assert.match(file.headers["content-disposition"] ?? "", /^attachment; filename="account-export-[\d-]+\.json"$/)
      assert.strictEqual(file.json.account.id, accountId)
      const erased = yield* ask("POST", `${base}/erasures`, { cookie, body: { email_address: "ada@example.com" } })
      assert.strictEqual(erased.status, 200, erased.text)
      assert.deepInclude(erased.json, { emails_deleted: 0, suppressed: true })
      const wrong = yield* ask("POST", `${base}/erasures`, { cookie, body: { email_address: "ada" } })
      assert.strictEqual(wrong.json.error.details[0].path, "email_address")
      const { json } = yield* ask("GET", `${base}/audit`, { cookie })
      const actions = json.data.map(({ action }: { action: string }) => action)
      assert.includeMembers(actions, ["account.exported", "recipient.erased"])
    }))

  it.effect("suppresses, finds, imports, and exports addresses as a file that can be imported again", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { base, owner: { cookie } } = yield* standing
      const add = (body: object) => ask("POST", `${base}/suppressions`, { cookie, body })
      assert.strictEqual((yield* add({ email_address: "Ada@Example.com" })).json.email_address, "ada@example.com")
      assert.strictEqual((yield* add({ email_address: "ada@example.com" })).json.error.code, "conflict")
      assert.strictEqual((yield* add({ email_address: "ada" })).json.error.details[0].path, "email_address")
      const entries = ["=formula@example.com", "no address", "ada@example.com"].map((email_address) => ({
        email_address,
        reason: "bounce"
      }))
      const imported = yield* ask("POST", `${base}/suppressions/import`, { cookie, body: { entries } })
      assert.deepStrictEqual(
        imported.json.outcomes.map(({ outcome }: { outcome: string }) => outcome),
        ["added", "refused", "known"]
      )
      const tooMany = { entries: Array.from({ length: 501 }, () => entries[0]) }
      assert.strictEqual((yield* ask("POST", `${base}/suppressions/import`, { cookie, body: tooMany })).status, 400)
      const found = yield* ask("GET", `${base}/suppressions?q=ADA&reason=manual`, { cookie })
      assert.deepStrictEqual(
        found.json.data.map(({ email_address }: { email_address: string }) => email_address),
        ["ada@example.com"],
        found.text
      )
      const file = yield* ask("GET", `${base}/suppressions/csv`, { cookie })
      assert.match(file.headers["content-type"] ?? "", /^text\/csv/)
      assert.strictEqual(file.headers["content-disposition"], "attachment; filename=\"suppressions.csv\"")
      const lines = file.text.split("\r\n").map((line) => line.split(",").slice(0, 2).join(","))
      assert.strictEqual(lines[0], "email_address,reason")
      assert.sameMembers(lines.slice(1), ["'=formula@example.com,bounce", "ada@example.com,manual", ""])
      const removed = yield* ask("DELETE", `${base}/suppressions/ada%40example.com`, { cookie })
      assert.strictEqual(removed.status, 204, removed.text)
    }))

  it.effect("returns its figures by the hour, and reports every problem of a query", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { base, owner: { cookie } } = yield* standing
      const read = (change: Record<string, string> = {}) => {
        const query = new URLSearchParams({
          traffic: "live",
          from: "2026-11-21T10:30:00.000Z",
          to: "2026-11-21T12:30:00.000Z",
          grain: "hour",
          zone: "Europe/Berlin",
          by: "none",
          ...change
        })
        return ask("GET", `${base}/metrics?${query}`, { cookie })
      }
      const { json, status, text } = yield* read()
      assert.strictEqual(status, 200, text)
      assert.deepStrictEqual(json.starts, [10, 11, 12].map((hour) => `2026-11-21T${hour}:00:00.000Z`))
      assert.strictEqual(json.series[0].points.length, 3)
      assert.deepInclude(json.series[0].total, { accepted: 0, bounced: 0, delivery_ms: null })
      for (
        const [name, value] of [
          ["zone", "Nowhere/City"],
          ["from", "2026-11-22"],
          ["from", "2020-01-01T00:00:00Z"],
          ["by", "weather"]
        ] as const
      ) {
        const wrong = yield* read({ [name]: value })
        assert.strictEqual(wrong.json.error?.details[0].path, name, wrong.text)
      }
    }))
})

const mailing = Layer.succeed(LinkMail, { isOn: true, deliver: () => Effect.succeed(true) })

layer(Layer.provide(harnessLayer(), mailing))("an account whose invitations are mailed", (it) => {
  it.effect("shows their links to nobody", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { base } = yield* standing
      const { cookie } = yield* newUser({ isOperator: true })
      const body = { email_address: "new@people.example", role: "viewer" }
      const { json } = yield* ask("POST", `${base}/invitations`, { cookie, body })
      assert.deepInclude(json, { is_mailed: true, link: null })
    }))
})
