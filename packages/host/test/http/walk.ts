import type { Scope } from "@sendwright/core/accounts/Scope"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { type Answer, type Ask, Harness, type NewKey } from "./harness.ts"
import { type Asker, type Row, type Situation, suspensionReason, type Target, type Thing } from "./matrix.ts"

/** One request of the walk, and what was answered. */
interface Step {
  readonly row: Row
  readonly situation: Situation
  readonly expected: string
  readonly answer: Answer
}

const absentId = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
// Well-formed and with a right checksum, but nobody's.
const unknownKey = "svc_live_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA3xlC8T"
const hour = 3_600_000

interface Tenant {
  readonly live: NewKey
  readonly test: NewKey
  readonly sandbox: string
}

/** A good request for every route, and the things that paths name. */
export const makeRequests = Effect.gen(function*() {
  const { ask, failDeliveries, newKey, receive } = yield* Harness
  let count = 0

  const tenant = Effect.fnUntraced(function*() {
    const live = yield* newKey()
    const test = yield* newKey({ accountId: live.accountId, mode: "test" })
    const { json } = yield* ask("GET", "/v1/account", { key: live.key })
    return { live, test, sandbox: json.sandbox.domain } satisfies Tenant
  })

  const bodyOf = Effect.fnUntraced(function*(of: Tenant, kind: Row["body"] | "scheduled") {
    count++
    const send = { from: `hello@${of.sandbox}`, to: `delivered@${of.sandbox}`, subject: "Hello", text: "Hello." }
    const now = yield* Clock.currentTimeMillis
    switch (kind) {
      case "send":
        return send
      case "message":
        return `From: ${send.from}\nTo: ${send.to}\nSubject: Hello\n\nHello.\n`
      case "scheduled":
        return { ...send, scheduled_at: new Date(now + hour).toISOString() }
      case "schedule":
        return { scheduled_at: new Date(now + 2 * hour).toISOString() }
      case "batch":
        return { messages: [send] }
      case "webhook":
        return { url: "https://example.com/hook", events: ["email.queued"] }
      case "domain":
        return { name: `domain${count}.example` }
      case "template":
        return { name: `Template ${count}`, subject: "Hello", text: "Hello {{ name }}" }
      case "change":
        return { subject: `Hello ${count}` }
      case "endpoint change":
        return { url: `https://example.com/hook/${count}`, events: ["email.queued"], enabled: true }
      case "version":
        return { version: 1 }
      case "address":
        return { email_address: `person${count}@example.com` }
      case null:
        return undefined
    }
  })

  const create = Effect.fnUntraced(function*(of: Tenant, mode: "live" | "test", path: string, kind: Row["body"]) {
    const answer = yield* ask("POST", path, { key: of[mode].key, body: yield* bodyOf(of, kind) })
    if (answer.status !== 201) return yield* Effect.die(new Error(`${path}: ${answer.status} ${answer.text}`))
    return answer.json
  })

  /** Makes a thing; answers with what paths call it. */
  const make = Effect.fnUntraced(function*(of: Tenant, thing: Thing, mode: "live" | "test") {
    switch (thing) {
      case "email":
        return [(yield* create(of, mode, "/v1/emails", "send")).id]
      case "scheduled": {
        const { json } = yield* ask("POST", "/v1/emails", { key: of[mode].key, body: yield* bodyOf(of, "scheduled") })
        return [json.id]
      }
      case "webhook":
        return [(yield* create(of, mode, "/v1/webhooks", "webhook")).id]
      case "failed delivery": {
        const hook = yield* create(of, "live", "/v1/webhooks", "webhook")
        yield* create(of, mode, "/v1/emails", "send")
        yield* failDeliveries
        const { json } = yield* ask("GET", `/v1/webhooks/${hook.id}/deliveries`, { key: of.live.key })
        return [hook.id, json.data[0].id]
      }
      case "domain":
        return [(yield* create(of, "live", "/v1/domains", "domain")).id]
      case "receiving domain": {
        const { id } = yield* create(of, "live", "/v1/domains", "domain")
        yield* ask("POST", `/v1/domains/${id}/receiving`, { key: of.live.key })
        return [id]
      }
      case "received":
        return [yield* receive({ accountId: of.live.accountId, mode }), "0"]
      case "template":
        return [(yield* create(of, "live", "/v1/templates", "template")).id]
      case "suppression":
        return [encodeURIComponent((yield* create(of, "live", "/v1/suppressions", "address")).email_address)]
    }
  })

  return { tenant, bodyOf, make }
})

const hasThing = (row: Row): row is Row & { readonly thing: Thing } => row.thing !== null

/** A body as it is sent: a text is a whole message. */
export const sent = (body: unknown): Ask =>
  typeof body === "string"
    ? { raw: body, headers: { "content-type": "message/rfc822" } }
    : body === undefined
    ? {}
    : { body }

/** A path with its parameters filled in. */
export const fill = (path: string, params: ReadonlyArray<string>): string => {
  let index = 0
  return path.replaceAll(/:\w+/g, () => params[index++] ?? "")
}

const targetOf = (row: Row, { asker, target }: Situation): Exclude<Target, "own"> | "own, live" | "own, test" =>
  target !== "own" ? target : asker.includes("test") && row.test === row.live ? "own, test" : "own, live"

/** Asks every route in every situation. Needs a stand whose rates never refuse. */
export const walk = Effect.fnUntraced(function*(rows: ReadonlyArray<Row>, situations: ReadonlyArray<Situation>) {
  const { ask, newKey, pause, revoke, suspend } = yield* Harness
  const { bodyOf, make, tenant } = yield* makeRequests
  const owner = yield* tenant()
  const stranger = yield* tenant()
  const paused = yield* tenant()
  const suspended = yield* tenant()
  const revoked = yield* newKey({ accountId: owner.live.accountId })
  yield* revoke(revoked)
  const limited = new Map<string, string>()
  const limitedKey = Effect.fnUntraced(function*(asker: string, scopes: ReadonlyArray<Scope>) {
    const known = limited.get(asker)
    if (known !== undefined) return known
    const { key } = yield* newKey({ accountId: owner.live.accountId, scopes })
    limited.set(asker, key)
    return key
  })
  const allScopes = (yield* ask("GET", "/v1/account", { key: owner.live.key })).json.key.scopes as ReadonlyArray<Scope>

  const keyOf = (asker: Asker): Effect.Effect<string | null> => {
    const live = owner.live.key
    switch (asker) {
      case "nobody":
        return Effect.succeed(null)
      case "malformed key":
        return Effect.succeed(`${live.slice(0, -1)}${live.endsWith("a") ? "b" : "a"}`)
      case "unknown key":
        return Effect.succeed(unknownKey)
      case "revoked key":
        return Effect.succeed(revoked.key)
      case "suspended account":
        return Effect.succeed(suspended.live.key)
      case "suspended account, test":
        return Effect.succeed(suspended.test.key)
      case "paused account":
        return Effect.succeed(paused.live.key)
      case "paused account, test":
        return Effect.succeed(paused.test.key)
      case "live key":
        return Effect.succeed(live)
      case "test key":
        return Effect.succeed(owner.test.key)
      default: {
        const scope = asker.slice(asker.lastIndexOf(" ") + 1) as Scope
        return limitedKey(asker, asker.startsWith("only") ? [scope] : allScopes.filter((other) => other !== scope))
      }
    }
  }
  const accountOf = (asker: Asker): Tenant =>
    asker.startsWith("paused") ? paused : asker.startsWith("suspended") ? suspended : owner

  // What is not used up is made once, and before its account can make nothing any more.
  const kept = new Map<string, ReadonlyArray<string>>()
  const keep = Effect.fnUntraced(function*(of: Tenant, row: Row & { readonly thing: Thing }, mode: "live" | "test") {
    const by = of === paused && row.consumes ? `${row.method} ${row.path}` : ""
    const at = `${of.live.accountId} ${row.thing} ${mode} ${by}`
    const known = kept.get(at)
    if (known !== undefined) return known
    const made = yield* make(of, row.thing, mode)
    kept.set(at, made)
    return made
  })
  for (const row of rows) {
    for (const mode of ["live", "test"] as const) {
      if (hasThing(row)) {
        yield* keep(paused, row, mode)
        yield* keep(suspended, row, mode)
      }
    }
  }
  yield* pause(paused.live.accountId)
  yield* suspend(suspended.live.accountId, suspensionReason)
  // A key is remembered for less than a second.
  yield* TestClock.adjust("1 second")

  const paramsOf = Effect.fnUntraced(function*(row: Row, situation: Situation, expected: string) {
    if (!hasThing(row)) return []
    const target = targetOf(row, situation)
    switch (target) {
      case "another account's":
        return yield* keep(stranger, row, situation.asker === "test key" ? "test" : "live")
      case "absent":
        return row.thing === "suppression" ? ["nobody%40example.com"] : [absentId, absentId]
      case "malformed":
        return row.thing === "suppression" ? ["nobody"] : ["not-an-id", "not-an-id"]
      default: {
        const mode = target === "own, test" ? "test" : "live"
        const of = accountOf(situation.asker)
        return of === owner && row.consumes && expected.startsWith("2")
          ? yield* make(owner, row.thing, mode)
          : yield* keep(of, row, mode)
      }
    }
  })

  const steps: Array<Step> = []
  for (const row of rows) {
    for (const situation of situations) {
      const expected = situation.expected(row)
      if (expected === null) continue
      const params = yield* paramsOf(row, situation, expected)
      const body = yield* bodyOf(accountOf(situation.asker), row.body)
      const key = yield* keyOf(situation.asker)
      const answer = yield* ask(row.method, fill(row.path, params), { key, ...sent(body) })
      steps.push({ row, situation, expected, answer })
    }
  }
  return steps
})
