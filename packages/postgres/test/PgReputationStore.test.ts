import { assert, describe, it } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import type { Figures } from "@sendwright/core/reputation/Reputation"
import { ReputationStore } from "@sendwright/core/reputation/ReputationStore"
import { SendJobs, type SendLease } from "@sendwright/core/sending/SendJobs"
import { migrate } from "@sendwright/postgres/Migrations"
import { acceptGroup, account, evidence, member, newEmail, newId, report } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { clientOf, newDatabase } from "./databases.ts"
import { node } from "./nodes.ts"

const time = new Date("2026-11-21T12:00:00Z")
const both = (figures: Figures) => ({ week: figures, day: figures })

describe("PgReputationStore on several nodes", () => {
  it.live(
    "counts exactly, and pauses once, while all of them settle, take reports and review at once",
    () =>
      Effect.gen(function*() {
        const { url } = yield* newDatabase
        yield* Effect.provide(migrate, clientOf(url, 1))
        const nodes = yield* Effect.all(Array.from({ length: 3 }, () => node(url, 4)))
        const of = (index: number) => nodes[index % nodes.length]!
        const accounts = Array.from({ length: 4 }, () => account())
        yield* Effect.forEach(
          accounts,
          (one) => Context.get(of(0), AccountStore).create(one, member({ accountId: one.id }))
        )
        const perAccount = 60
        const to = ["ada@example.com", "mary@example.com"]
        const emails = accounts.flatMap(({ id }) =>
          Array.from({ length: perAccount }, () => newEmail({ accountId: id, createdAt: time, to }))
        )
        yield* Context.get(of(0), EmailStore).accept(emails.map((email) => acceptGroup([email])))
        const leases: Array<SendLease> = []
        for (;;) {
          const claimed = yield* Context.get(of(0), SendJobs).claim({
            now: time,
            limit: 100,
            perAccount: 100,
            leaseMillis: 60_000,
            unknownWaitMillis: 60_000,
            unknownPolicy: "resend",
            maxCrashes: 5
          })
          if (claimed.length === 0) break
          yield* Context.get(of(0), SendJobs).begin(claimed, time)
          leases.push(...claimed)
        }
        assert.strictEqual(leases.length, emails.length)
        const paused: Array<string> = []
        yield* Effect.forEach(leases, (lease, index) =>
          Effect.gen(function*() {
            const jobs = Context.get(of(index), SendJobs)
            yield* jobs.settle([{
              lease,
              now: time,
              evidence: [evidence({ type: "email.sent", providerMessageId: newId() })],
              next: { _tag: "Done" },
              later: []
            }])
            // Over other nodes than those that settled, and over all accounts in one transaction.
            yield* Context.get(of(index + 1), SendJobs).intake(
              leases.filter((_, other) => other % perAccount === index % perAccount).map(({ emailId }) =>
                report({
                  type: "email.bounced",
                  emailId,
                  recipients: to.slice(0, 1),
                  occurredAt: time,
                  details: { bounce_type: "permanent" }
                })
              ),
              time
            )
            const review = yield* Context.get(of(index + 2), ReputationStore).review({
              now: time,
              limit: 10,
              evaluate: (_, { week }) => week.bounces >= perAccount ? { cause: "bounces", reason: "many" } : undefined
            })
            paused.push(...review.paused.map(({ accountId }) => accountId))
          }), { concurrency: 32, discard: true })
        const store = Context.get(of(0), ReputationStore)
        let left = 1
        while (left > 0) {
          const review = yield* store.review({
            now: time,
            limit: 100,
            evaluate: (_, { week }) => week.bounces >= perAccount ? { cause: "bounces", reason: "many" } : undefined
          })
          paused.push(...review.paused.map(({ accountId }) => accountId))
          left = review.taken
        }
        for (const { id } of accounts) {
          assert.deepStrictEqual(
            yield* store.windows(id, time),
            both({ recipients: 2 * perAccount, bounces: perAccount, complaints: 0 })
          )
          const found = Option.getOrThrow(yield* Context.get(of(1), AccountStore).find(id))
          assert.deepStrictEqual(found.paused, { at: time, reason: "many" })
        }
        assert.deepStrictEqual(paused.toSorted(), accounts.map(({ id }) => id).toSorted())
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("lets no review pause an account by figures that a resumption has dismissed", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      const [first, second] = yield* Effect.all([node(url, 4), node(url, 4)])
      const accounts = Context.get(first, AccountStore)
      const jobs = Context.get(first, SendJobs)
      const one = account()
      yield* accounts.create(one, member({ accountId: one.id }))
      for (let turn = 0; turn < 20; turn++) {
        const email = newEmail({ accountId: one.id, createdAt: time })
        yield* Context.get(first, EmailStore).accept([acceptGroup([{
          ...email,
          recipients: [{
            address: normalize(`p${turn}@example.com`),
            envelope: `p${turn}@example.com`,
            simulation: null
          }]
        }])])
        yield* accounts.change(one.id, { paused: { at: time, reason: "by hand" } })
        yield* jobs.intake([
          report({ type: "email.bounced", emailId: email.id, occurredAt: time, details: { bounce_type: "permanent" } })
        ], time)
        const judged: Array<number> = []
        yield* Effect.all([
          accounts.change(one.id, { paused: null }),
          Context.get(second, ReputationStore).review({
            now: time,
            limit: 10,
            evaluate: (_, { week }) => {
              judged.push(week.bounces)
              return week.bounces > 0 ? { cause: "bounces", reason: "old figures" } : undefined
            }
          })
        ], { concurrency: "unbounded" })
        assert.isTrue(judged.every((bounces) => bounces === 0), `turn ${turn}: ${judged.join()}`)
        assert.isNull(Option.getOrThrow(yield* accounts.find(one.id)).paused)
      }
    }).pipe(Effect.scoped), 300_000)
})
