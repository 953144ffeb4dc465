import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs, type SendLease } from "@sendwright/core/sending/SendJobs"
import { type WebhookLease, WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import {
  acceptGroup,
  endpoint,
  evidence,
  idAt,
  newEmail,
  newId,
  peppers,
  report,
  seedAccount
} from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { logTables } from "../src/months/months.ts"
import { costOf, medianOf, quietDatabases } from "./blocksRead.ts"
import { clientOf, random } from "./databases.ts"

const batch = 8
const rounds = 9
const emails = 4_000
/** By how much everything costs more in indexes of thousands of entries than in those of a few. */
const deeper = 3

const newDatabase = quietDatabases()
const storage = PgStorage.layer.pipe(
  Layer.provideMerge(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
  Layer.provide(Layer.merge(random, peppers))
)

const costOfLog = costOf(logTables.map(({ name }) => name))

/** For the emails that only fill the log. */
const unmeasured: typeof costOfLog = (command) => Effect.map(command, (value) => ({ blocks: 0, value }))

/** The way of some emails from the accept to the report and the webhook, and what each command of it costs. */
const makeWay = (accountId: string) =>
  Effect.gen(function*() {
    const store = yield* EmailStore
    const jobs = yield* SendJobs
    const webhooks = yield* WebhookStore

    const settle = (leases: ReadonlyArray<SendLease>, now: Date) =>
      jobs.settle(leases.map((lease) => ({
        lease,
        now,
        evidence: [
          evidence({
            type: "email.sent",
            occurredAt: now,
            details: { attempt: 1 },
            providerMessageId: `p-${lease.emailId}`
          })
        ],
        next: { _tag: "Done" },
        later: []
      })))
    const settleWebhooks = (leases: ReadonlyArray<WebhookLease>, now: Date) =>
      webhooks.settle(leases.map(({ deliveryId, token }) => ({
        deliveryId,
        token,
        attempt: { at: now, responseCode: 204, error: null, durationMs: 1 },
        next: { _tag: "Delivered" as const }
      })))

    return Effect.fnUntraced(function*(batch: number, costOf: typeof costOfLog) {
      const now = new Date(yield* Clock.currentTimeMillis)
      const costs: Record<string, number> = {}
      const cost = <A, E, R>(name: string, command: Effect.Effect<A, E, R>) =>
        Effect.map(costOf(command), ({ blocks, value }) => {
          costs[name] = blocks
          return value
        })
      const sent = Array.from({ length: batch }, () =>
        newEmail({ accountId, id: idAt(now), eventId: idAt(now), createdAt: now }))
      yield* cost(
        "accept",
        store.accept(sent.map((email) =>
          acceptGroup([email])
        ))
      )
      const leases = yield* cost(
        "claim",
        jobs.claim({
          now,
          limit: batch,
          perAccount: batch,
          leaseMillis: 60_000,
          unknownWaitMillis: 60_000,
          unknownPolicy: "resend",
          maxCrashes: 5
        })
      )
      assert.strictEqual(leases.length, batch)
      yield* cost("begin", jobs.begin(leases, now))
      yield* cost("settle", settle(leases, now))
      const reports = leases.map(({ emailId }) => report({ type: "email.delivered", emailId, occurredAt: now }))
      yield* cost("report", jobs.intake(reports, now))
      const posts = yield* cost(
        "claim of webhooks",
        webhooks.claim({ now, limit: 2 * batch, perEndpoint: 2 * batch, leaseMillis: 60_000 })
      )
      assert.strictEqual(posts.length, 2 * batch)
      yield* cost("settle of webhooks", settleWebhooks(posts, now))
      return costs
    })
  })

describe("A month that nobody has analyzed", () => {
  it.live(
    "is read as little when it has filled up: plans that were made when it was empty look rows up by their ids",
    () =>
      Effect.gen(function*() {
        const { account } = yield* seedAccount({ id: newId() })
        const webhooks = yield* WebhookStore
        const hook = endpoint({ accountId: account.id, events: ["email.sent", "email.delivered"] })
        yield* webhooks.addEndpoint(hook, "sealed")
        const way = yield* makeWay(account.id)
        const measure = Effect.map(Effect.all(Array.from({ length: rounds }, () => way(batch, costOfLog))), (all) =>
          Object.fromEntries(
            Object.keys(all[0] ?? {}).map((name) => [
              name,
              medianOf(all.map((costs) =>
                costs[name] ?? 0
              ))
            ])
          ))
        const empty = yield* measure
        for (let count = 0; count < emails; count += 10 * batch) yield* way(10 * batch, unmeasured)
        const full = yield* measure
        yield* Effect.logInfo("blocks", { empty, full })
        for (const [name, blocks] of Object.entries(empty)) {
          assert.isAtMost(full[name] ?? Infinity, deeper * blocks, name)
        }
      }).pipe(Effect.provide(storage)),
    300_000
  )
})
