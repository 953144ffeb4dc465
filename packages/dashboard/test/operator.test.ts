import { assert, layer } from "@effect/vitest"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Ask, Harness, layer as harnessLayer } from "./harness.ts"

const base = "/dashboard/api/operator"

/** An operator, and their requests. */
const signedIn = Effect.gen(function*() {
  const { ask, newUser } = yield* Harness
  const { cookie, user } = yield* newUser({ isOperator: true })
  return {
    user,
    ask: (method: string, path: string, body?: Ask["body"]) =>
      ask(method, `${base}${path}`, body === undefined ? { cookie } : { cookie, body })
  }
})

/** The changes of an account, newest first, with their actors. */
const done = Effect.fnUntraced(function*(accountId: string) {
  const { audit } = yield* Harness
  const entries = yield* Effect.orDie(audit.list(accountId, 20, null))
  return entries.map(({ action, actor }) => [action, actor.kind, actor.id])
})

/** An email of an account with a hand-off whose outcome is unknown. */
const newHeld = Effect.fnUntraced(function*(accountId: string, owner: string) {
  const { emails, jobs, members, newUser } = yield* Harness
  const { user } = yield* newUser({ isOperator: true })
  const caller = yield* members.enter(user, accountId, "live")
  const now = new Date(yield* Clock.currentTimeMillis)
  const from = `hello@${Sandbox.domainOf(accountId, "sendwright.test")}`
  const { id } = yield* emails.send(
    caller,
    SendRequest.decode({ from, to: owner, subject: "Order", text: "It is on its way." }, now),
    null
  )
  const leases = yield* jobs.claim({
    now: new Date(yield* Clock.currentTimeMillis),
    limit: 10,
    perAccount: 10,
    leaseMillis: 60_000,
    unknownWaitMillis: 60_000,
    unknownPolicy: "hold",
    maxCrashes: 5
  })
  const lease = leases.find(({ emailId }) => emailId === id)!
  yield* jobs.begin([lease], now)
  yield* jobs.settle([{ lease, now, evidence: [], next: { _tag: "Hold" }, later: [] }])
  return id
}, Effect.orDie)

layer(harnessLayer())("operators", (it) => {
  it.effect("create accounts, and see every problem of the input", () =>
    Effect.gen(function*() {
      const { ask, user } = yield* signedIn
      const wrong = yield* ask("POST", "/accounts", { name: "", owner_email: "nobody", plan: "free" })
      assert.strictEqual(wrong.status, 400)
      assert.deepStrictEqual(
        wrong.json.error.details.map(({ path }: { readonly path: string }) => path),
        ["owner_email", "name"]
      )
      const made = yield* ask("POST", "/accounts", { name: "Basalt", owner_email: "bo@basalt.example", plan: "pro" })
      assert.strictEqual(made.status, 201)
      assert.deepInclude(made.json, { name: "Basalt", plan: "pro", state: "active", trusted: false })
      assert.deepStrictEqual(made.json.limits, {
        monthly_emails: 50_000,
        domains: 10,
        request_rate: 20,
        received_megabytes: 10_000
      })
      assert.deepStrictEqual(
        made.json.members.map(({ email_address, role }: Record<string, string>) => [email_address, role]),
        [["bo@basalt.example", "owner"]]
      )
      assert.deepStrictEqual(yield* done(made.json.id), [["account.created", "operator", user.id]])
    }))

  it.effect("change, pause, resume, suspend and reinstate accounts, each recorded under the operator's name", () =>
    Effect.gen(function*() {
      const { newAccount } = yield* Harness
      const { ask, user } = yield* signedIn
      const id = yield* newAccount("Slate")
      const to = `/accounts/${id}`
      const changed = yield* ask("PATCH", to, { plan: "growth", trusted: true, overrides: { monthly_emails: 7 } })
      assert.deepInclude(changed.json, { plan: "growth", trusted: true })
      assert.deepStrictEqual(changed.json.overrides, {
        monthly_emails: 7,
        domains: null,
        request_rate: null,
        received_megabytes: null
      })
      const wrong = yield* ask("PATCH", to, { overrides: { request_rate: 0 } })
      assert.strictEqual(wrong.json.error.details[0].path, "overrides.request_rate")
      const paused = yield* ask("POST", `${to}/pause`, { reason: "a look at your list" })
      assert.strictEqual(paused.json.paused.reason, "a look at your list")
      assert.strictEqual((yield* ask("POST", `${to}/suspend`, { reason: "" })).status, 400)
      assert.strictEqual((yield* ask("POST", `${to}/suspend`, { reason: "fraud" })).json.state, "suspended")
      assert.strictEqual((yield* ask("POST", `${to}/reinstate`)).json.state, "paused")
      assert.deepInclude((yield* ask("POST", `${to}/resume`)).json, { state: "active", paused: null, suspended: null })
      assert.deepStrictEqual((yield* done(id)).slice(0, 5), [
        ["account.resumed", "operator", user.id],
        ["account.reinstated", "operator", user.id],
        ["account.suspended", "operator", user.id],
        ["account.paused", "operator", user.id],
        ["account.changed", "operator", user.id]
      ])
    }))

  it.effect("find accounts page by page", () =>
    Effect.gen(function*() {
      const { accounts, newAccount } = yield* Harness
      const { ask } = yield* signedIn
      const ids: Array<string> = []
      for (let n = 0; n < 3; n++) ids.unshift(yield* newAccount(`Quartz${n}`))
      yield* Effect.orDie(accounts.pause(ids[0]!, null))
      const first = yield* ask("GET", "/accounts?search=quartz&limit=2")
      const rest = yield* ask("GET", `/accounts?search=quartz&limit=2&cursor=${first.json.next_cursor}`)
      const found = [...first.json.data, ...rest.json.data].map((account: { readonly id: string }) => account.id)
      assert.deepStrictEqual(found.toSorted(), ids.toSorted())
      assert.isNull(rest.json.next_cursor)
      const paused = yield* ask("GET", "/accounts?search=quartz&state=paused")
      assert.deepStrictEqual(paused.json.data.map((account: { readonly id: string }) => account.id), [ids[0]])
      const other = yield* ask("GET", `/accounts?search=else&limit=2&cursor=${first.json.next_cursor}`)
      assert.strictEqual(other.json.error.details[0].path, "cursor")
    }))

  it.effect("see the emails that wait and why, and decide about held emails", () =>
    Effect.gen(function*() {
      const { newAccount } = yield* Harness
      const { ask, user } = yield* signedIn
      const id = yield* newAccount("Gneiss")
      const emails = [
        yield* newHeld(id, "gneiss@owners.example"),
        yield* newHeld(id, "gneiss@owners.example"),
        yield* newHeld(id, "gneiss@owners.example")
      ]
      const queue = yield* ask("GET", `/queue?by=account&account_id=${id}`)
      assert.strictEqual(queue.status, 200)
      const [group] = queue.json.groups
      assert.deepInclude(group, { key: id, name: "Gneiss", count: 3 })
      assert.deepInclude(group.parts[0].oldest.waits_for, { what: "held", until: null })
      const byDomain = yield* ask("GET", `/queue?by=domain&account_id=${id}`)
      assert.deepInclude(byDomain.json.groups[0], { key: "owners.example", name: "owners.example" })

      const page = yield* ask("GET", "/held?limit=2")
      assert.deepInclude(page.json.data[0], {
        email_id: emails[0],
        account_id: id,
        account_name: "Gneiss",
        attempts: 1
      })
      const rest = yield* ask("GET", `/held?limit=2&cursor=${page.json.next_cursor}`)
      assert.deepStrictEqual(
        [...page.json.data, ...rest.json.data].map((held: { readonly email_id: string }) => held.email_id),
        emails
      )
      assert.isNull(rest.json.next_cursor)

      const name = (email_id: string | undefined) => ({ account_id: id, email_id })
      const sent = yield* ask("POST", "/held", { decision: "sent", emails: [name(emails[0]), name(emails[1])] })
      assert.deepStrictEqual(sent.json, { done: 2, gone: [] })
      const again = yield* ask("POST", "/held", { decision: "resend", emails: [name(emails[1]), name(emails[2])] })
      assert.deepStrictEqual(again.json, { done: 1, gone: [name(emails[1])] })
      assert.strictEqual((yield* ask("POST", "/held", { decision: "resend", emails: [] })).status, 400)
      assert.deepStrictEqual(
        (yield* done(id)).filter(([action]) => action?.startsWith("email.")).toSorted(),
        [
          ["email.resent", "operator", user.id],
          ["email.settled", "operator", user.id],
          ["email.settled", "operator", user.id]
        ]
      )
    }))

  it.effect("see the findings of the server, its processes and its storage", () =>
    Effect.gen(function*() {
      const { ask } = yield* signedIn
      const examination = yield* ask("GET", "/examination")
      assert.deepStrictEqual(
        examination.json.findings.map(({ severity }: { readonly severity: string }) => severity),
        ["ok", "warn"]
      )
      assert.deepStrictEqual((yield* ask("GET", "/nodes")).json, { data: [] })
      assert.deepInclude((yield* ask("GET", "/storage")).json, { product: "memory", tables: [] })
    }))

  it.effect("read a bounce of up to 1 MiB, however long it is in JSON", () =>
    Effect.gen(function*() {
      const { ask } = yield* signedIn
      const read = yield* ask("POST", "/bounces", { message: `a bounce${"\r\n".repeat(400_000)}` })
      assert.deepStrictEqual([read.status, read.json.ignored, read.json.report.format], [200, "no report", "other"])
      const other = yield* ask("POST", "/bounces", { message: "what is this?" })
      assert.deepStrictEqual([other.status, other.json.error.details[0].path], [400, "message"])
      assert.strictEqual((yield* ask("POST", "/bounces", { message: "a bounce ".repeat(200_000) })).status, 400)
    }))
})
