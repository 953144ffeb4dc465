/** The statements that the engine runs most often, which tests hold to files. */
import { assert } from "@effect/vitest"
import { type AcceptGroup, EmailStore } from "@sendwright/core/emails/EmailStore"
import { noFilters, toSearch } from "@sendwright/core/model/EmailQuery"
import { SendJobs, type SendLease } from "@sendwright/core/sending/SendJobs"
import { SiteStore } from "@sendwright/core/sending/SiteStore"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import * as TestClock from "effect/testing/TestClock"

const now = fixtures.defaultTime

export interface Sent {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
  /** It was not prepared. */
  isPlannedAnew: boolean
}

/** Without empty lines, and with lists of columns in lines that one can read. */
export const formatted = (text: string): string =>
  text.split("\n").filter((line) => line.trim() !== "").flatMap((line) => {
    const indent = `${/^ */.exec(line)![0]}    `
    const lines: Array<string> = []
    for (const part of line.split(/(?<=, )/)) {
      const last = lines.at(-1)
      if (last === undefined) lines.push(part)
      else if (last.length + part.length <= 120) lines[lines.length - 1] = last + part
      else lines.push(indent + part)
    }
    return lines.map((one) => one.trimEnd())
  }).join("\n")

/** Notes what is sent by a client. */
export const makeRecorder = () => {
  let sent: Array<Sent> = []
  const recorded = (client: SqlClient): SqlClient =>
    Object.assign((...args: Parameters<SqlClient>) => client(...args), client, {
      withoutTransforms: () => recorded(client.withoutTransforms()),
      unsafe: (...args: Parameters<SqlClient["unsafe"]>) => {
        const one: Sent = { text: args[0], params: args[1] ?? [], isPlannedAnew: false }
        sent.push(one)
        const statement = client.unsafe(...args)
        const prototype = Object.getPrototypeOf(statement) as object
        return Object.defineProperty(statement, "unprepared", {
          get: () => {
            one.isPlannedAnew = true
            return Reflect.get(prototype, "unprepared", statement) as unknown
          }
        })
      }
    }) as SqlClient
  /** What was sent since it was asked for last. */
  const take = () => {
    const taken = sent
    sent = []
    return taken
  }
  return { recorded, take }
}

const seed = Effect.gen(function*() {
  yield* TestClock.setTime(now.getTime())
  const { account, domain } = yield* fixtures.seedAccount()
  const email = (over: object = {}) => fixtures.newEmail({ accountId: account.id, ...over })
  return { account, domain, email, store: yield* EmailStore, jobs: yield* SendJobs }
})
const idempotency = () => ({
  kind: "single" as const,
  key: fixtures.newId(),
  fingerprint: "",
  expiresAt: new Date(now.getTime() + 3_600_000)
})
const quota = { month: "2026-11", monthlyLimit: 1_000, day: "2026-11-21", dailyLimit: null }

/** Is handed each command, with the name of its file. */
export type Shown = <A, E, R>(name: string, command: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

export const acceptStatements = (shown: Shown) =>
  Effect.gen(function*() {
    const { email, store } = yield* seed
    const accept = (name: string, over: Partial<AcceptGroup> = {}, message = email()) =>
      shown(`accept-${name}`, store.accept([fixtures.acceptGroup([message], over)]))
    // The first one makes its month, and reads the server's settings.
    yield* store.accept([fixtures.acceptGroup([email()])])
    yield* accept("plain")
    yield* accept("with-key", { idempotency: idempotency() })
    yield* accept("with-quota", { quota })
    yield* accept("with-key-and-quota", { idempotency: idempotency(), quota })
    yield* accept("with-lease", { lease: { token: fixtures.newId(), leaseMillis: 60_000 } })
    yield* accept("scheduled", {}, email({ scheduledAt: new Date(now.getTime() + 3_600_000) }))
    yield* shown(
      "accept-batch-all-or-nothing",
      store.accept([fixtures.acceptGroup([email(), email()], { allOrNothing: true })])
    )
  })

const claiming = {
  now,
  limit: 32,
  perAccount: 16,
  leaseMillis: 60_000,
  unknownWaitMillis: 60_000,
  unknownPolicy: "resend",
  maxCrashes: 5
} as const

export const handOffStatements = (shown: Shown) =>
  Effect.gen(function*() {
    const { email, jobs, store } = yield* seed
    for (let i = 0; i < 4; i++) yield* store.accept([fixtures.acceptGroup([email()])])
    const leases = yield* shown("claim", jobs.claim(claiming))
    assert.isAtLeast(leases.length, 4)
    yield* shown("begin", jobs.begin(leases, now))
    const settlement = (lease: SendLease, type: "email.sent" | "email.bounced") => ({
      lease,
      now,
      evidence: [fixtures.evidence({ type, details: type === "email.sent" ? {} : { bounce_type: "permanent" } })],
      next: { _tag: "Done" as const },
      later: []
    })
    yield* jobs.settle([settlement(leases[0]!, "email.sent")])
    yield* shown("settle-sent", jobs.settle([settlement(leases[1]!, "email.sent")]))
    yield* shown("settle-bounced", jobs.settle([settlement(leases[2]!, "email.bounced")]))
    yield* shown("next-due", jobs.nextDue)
  })

export const siteStatements = (shown: Shown) =>
  Effect.gen(function*() {
    const { email, jobs, store } = yield* seed
    const sites = yield* SiteStore
    const site = "mx7.example"
    yield* store.accept([fixtures.acceptGroup([email()])])
    const [lease] = yield* jobs.claim({ ...claiming, limit: 1 })
    yield* jobs.begin([lease!], now)
    const dueAt = new Date(now.getTime() + 300_000)
    yield* shown(
      "settle-put-off",
      jobs.settle([{
        lease: lease!,
        now,
        evidence: [],
        next: { _tag: "RetryAt", at: dueAt },
        parts: [{ recipients: [0], attempts: 1, dueAt, receiver: site }],
        later: []
      }])
    )
    const answers = { taken: 1, slowed: 0, other: 0, silent: 0 }
    yield* shown(
      "sites-report",
      sites.report(
        fixtures.newId(),
        [{ site, state: "well", perMinute: 60, connections: 1, answers, refusal: null }],
        { now, flushedSince: now }
      )
    )
    yield* shown("sites-list", sites.list({ after: null, limit: 100, now }))
    yield* shown("sites-hasten", sites.hasten({ site, after: null, limit: 1_000, now, dueAt: now }))
  })

export const webhookStatements = (shown: Shown) =>
  Effect.gen(function*() {
    const { account, email, store } = yield* seed
    const webhooks = yield* WebhookStore
    yield* webhooks.addEndpoint(
      fixtures.endpoint({ accountId: account.id, events: ["email.queued"] }),
      "sealed"
    )
    yield* store.accept([fixtures.acceptGroup([email()])])
    const leases = yield* shown(
      "webhook-claim",
      webhooks.claim({ now, limit: 32, perEndpoint: 8, leaseMillis: 30_000 })
    )
    assert.lengthOf(leases, 1)
    yield* shown(
      "webhook-settle",
      webhooks.settle(leases.map(({ deliveryId, token }) => ({
        deliveryId,
        token,
        attempt: { at: now, responseCode: 200, error: null, durationMs: 1 },
        next: { _tag: "Delivered" as const }
      })))
    )
  })

export const logStatements = (shown: Shown) =>
  Effect.gen(function*() {
    const { account, email, store } = yield* seed
    yield* store.accept([fixtures.acceptGroup([email()])])
    const page = { limit: 20, after: null, ...noFilters, search: null, depth: 20_000 }
    const list = (name: string, over: object = {}) =>
      shown(`list-${name}`, store.list({ accountId: account.id, modes: ["live"] }, { ...page, ...over }))
    yield* list("newest")
    yield* list("of-a-status", { status: "queued" })
    yield* list("of-a-search", { search: toSearch("ada@example.com") })
  })
