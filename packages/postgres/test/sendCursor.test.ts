import { assert, describe, it } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { type NextStep, SendJobs, type SendLease } from "@sendwright/core/sending/SendJobs"
import { SendSlots } from "@sendwright/core/sending/SendSlots"
import { migrate } from "@sendwright/postgres/Migrations"
import { layerNoMigrations } from "@sendwright/postgres/PgStorage"
import { acceptGroup, newEmail, newId, seedAccount } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import * as TestClock from "effect/testing/TestClock"
import { clientOf, newDatabase, random } from "./databases.ts"
import { countingClient } from "./nodes.ts"

const time = new Date("2026-11-21T12:00:00Z")
const at = (millis: number) => new Date(time.getTime() + millis)
const second = 1_000
const hour = 3_600 * second

/** Each open transaction keeps one of eight connections. */
const maxOpen = 3

const options = {
  limit: 20,
  perAccount: 8,
  leaseMillis: hour,
  unknownWaitMillis: 0,
  unknownPolicy: "resend",
  maxCrashes: 100
} as const

const openDatabase = Effect.gen(function*() {
  const { url } = yield* newDatabase
  // The migration makes the months ahead of its time: one that is missing would be made in an open transaction.
  yield* TestClock.setTime(time.getTime())
  yield* Effect.provide(migrate, clientOf(url, 1))
  // The test clock stands still: no sweep is due, unless a test moves it.
  const join = Layer.build(
    Layer.fresh(layerNoMigrations.pipe(Layer.provideMerge(clientOf(url, 8)), Layer.provide(random)))
  )
  return { url, join }
})

const idsOf = (leases: ReadonlyArray<SendLease>) => leases.map(({ emailId }) => emailId)

/** Runs a step in a transaction that stays open until the answer is called, which commits it or rolls it back. */
const inOpenTransaction = Effect.fnUntraced(function*<A, E>(sql: SqlClient, step: Effect.Effect<A, E>) {
  const done = yield* Deferred.make<void>()
  const gate = yield* Deferred.make<boolean>()
  const fiber = yield* Effect.forkDetach(sql.withTransaction(Effect.gen(function*() {
    yield* Effect.ensuring(step, Deferred.succeed(done, undefined))
    if (!(yield* Deferred.await(gate))) return yield* Effect.fail("rolled back")
  })))
  yield* Deferred.await(done)
  return (commits: boolean) => Effect.andThen(Deferred.succeed(gate, commits), Fiber.await(fiber))
})

describe("A node that reads on from where it stopped", () => {
  it.effect("claims at once what a transaction commits that was open for long", () =>
    Effect.gen(function*() {
      const { join } = yield* openDatabase
      const [writer, reader] = [yield* join, yield* join]
      const jobs = Context.get(reader, SendJobs)
      const early = newEmail({ accountId: newId(), createdAt: time })
      assert.deepStrictEqual(yield* jobs.claim({ ...options, now: time }), [])
      const finish = yield* inOpenTransaction(
        Context.get(writer, SqlClient),
        Context.get(writer, EmailStore).accept([acceptGroup([early])])
      )
      for (let minute = 1; minute <= 30; minute++) {
        const email = newEmail({ accountId: early.accountId, createdAt: at(60 * minute * second) })
        yield* Context.get(reader, EmailStore).accept([acceptGroup([email])])
        assert.deepStrictEqual(idsOf(yield* jobs.claim({ ...options, now: at(60 * minute * second) })), [email.id])
      }
      yield* finish(true)
      assert.deepStrictEqual(yield* jobs.nextDue, time)
      assert.deepStrictEqual(idsOf(yield* jobs.claim({ ...options, now: at(1_801 * second) })), [early.id])
    }).pipe(Effect.scoped), 300_000)

  it.effect("reads the whole queue once, where a claim and a look ahead are its first", () =>
    Effect.gen(function*() {
      const { url } = yield* openDatabase
      const count = { statements: 0 }
      const client = countingClient(url, count, new URL(Redacted.value(url)))
      const node = yield* Layer.build(Layer.fresh(layerNoMigrations.pipe(Layer.provide(client), Layer.provide(random))))
      const jobs = Context.get(node, SendJobs)
      const email = newEmail({ accountId: newId(), createdAt: time })
      yield* Context.get(node, EmailStore).accept([acceptGroup([email])])
      // The difference of the clocks is known, so that nothing else is asked.
      yield* jobs.held({ accountId: null, emailId: null, limit: 1 })
      count.statements = 0
      const [leases, due] = yield* Effect.all([jobs.claim({ ...options, now: time }), jobs.nextDue], {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(idsOf(leases), [email.id])
      assert.deepStrictEqual(due, at(hour))
      // A snapshot and the queue, the look of the claim, and the look ahead.
      assert.strictEqual(count.statements, 4)
    }).pipe(Effect.scoped), 300_000)

  it.effect("forgets nothing of a claim inside a transaction that is rolled back", () =>
    Effect.gen(function*() {
      const { join } = yield* openDatabase
      const node = yield* join
      const jobs = Context.get(node, SendJobs)
      const email = newEmail({ accountId: newId(), createdAt: time })
      yield* Context.get(node, EmailStore).accept([acceptGroup([email])])
      const claim = Effect.map(jobs.claim({ ...options, now: time }), idsOf)
      const inside = yield* Effect.flip(
        Context.get(node, SqlClient).withTransaction(Effect.flatMap(claim, (ids) => Effect.fail(ids)))
      )
      assert.deepStrictEqual(inside, [email.id])
      assert.deepStrictEqual(yield* claim, [email.id])
    }).pipe(Effect.scoped), 300_000)

  it.effect(
    "reads what was added in steps where it is much, and forgets nothing between them",
    () =>
      Effect.gen(function*() {
        const { join } = yield* openDatabase
        const [writer, reader] = [yield* join, yield* join]
        const [sql, jobs] = [Context.get(writer, SqlClient), Context.get(reader, SendJobs)]
        const add = (count: number) =>
          sql`
          INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at)
          SELECT gen_random_uuid(), ${newId()}::uuid, 'live', ${time}, ${time}, ${time}
          FROM generate_series(1, ${count}::int4)`
        const claimed = new Set<string>()
        // Whatever it is told of, it never claims less than it is asked for until nothing is left.
        const claimAll = Effect.gen(function*() {
          for (let size = 300; size === 300;) {
            const leases = yield* jobs.claim({ ...options, limit: 300, perAccount: 300, now: time })
            for (const id of idsOf(leases)) {
              assert.isFalse(claimed.has(id))
              claimed.add(id)
            }
            size = leases.length
          }
        })
        yield* claimAll
        const early = yield* inOpenTransaction(sql, add(40))
        for (let i = 0; i < 15; i++) yield* add(100)
        const late = yield* inOpenTransaction(sql, add(1_500))
        for (let i = 0; i < 15; i++) yield* add(100)
        yield* claimAll
        assert.strictEqual(claimed.size, 3_000)
        yield* early(true)
        yield* claimAll
        assert.strictEqual(claimed.size, 3_040)
        // More than a step takes, of one transaction that was open before and of one that was not.
        yield* late(true)
        yield* claimAll
        assert.strictEqual(claimed.size, 4_540)
        yield* add(5_000)
        yield* claimAll
        assert.strictEqual(claimed.size, 9_540)
      }).pipe(Effect.scoped),
    300_000
  )

  it.effect("finds by a sweep what nothing has told it of", () =>
    Effect.gen(function*() {
      const { join } = yield* openDatabase
      const node = yield* join
      const jobs = Context.get(node, SendJobs)
      const sql = Context.get(node, SqlClient)
      const claim = Effect.map(jobs.claim({ ...options, now: at(10 * second) }), idsOf)
      assert.deepStrictEqual(yield* claim, [])
      const [free, leased] = [newId(), newId()]
      // A transaction of a former life of the database, and a lease that ended before it was seen.
      yield* sql`
        INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at, token, freed_in)
        SELECT u.id, ${newId()}::uuid, 'live', ${time}, ${time}, ${time}, u.token, '3'
        FROM (VALUES (${free}::uuid, NULL), (${leased}::uuid, 'gone')) AS u(id, token)`
      assert.deepStrictEqual(yield* claim, [])
      yield* TestClock.adjust("31 seconds")
      assert.deepStrictEqual(yield* claim, [free])
      const [row] = yield* sql<{ count: bigint }>`
        SELECT count(*) AS count FROM sendwright.send_jobs WHERE email_id = ${leased}`
      // Its email is not there: the rescue ends the job.
      assert.strictEqual(row?.count, 0n)
    }).pipe(Effect.scoped), 300_000)

  for (let seed = 1; seed <= 4; seed++) {
    it.effect(
      `loses nothing beside another node, and leases nothing twice: history ${seed}`,
      () =>
        Effect.gen(function*() {
          const { join } = yield* openDatabase
          const writer = yield* join
          let nodes = [yield* join, yield* join]
          const chance = SeededRandom.make(seed)
          const emails = Context.get(writer, EmailStore)
          const jobs = Context.get(writer, SendJobs)
          const slots = Context.get(writer, SendSlots)
          const accounts = Context.get(writer, AccountStore)
          const sql = Context.get(writer, SqlClient)
          const owners = yield* Effect.provide(Effect.all([seedAccount(), seedAccount(), seedAccount()]), writer)

          let now = 0
          const waiting = new Set<string>()
          const done = new Set<string>()
          const held = new Set<string>()
          const leases = new Map<string, { readonly lease: SendLease; readonly ends: number }>()
          const closed = new Map<string, "paused" | "suspended">()
          const modes = new Map<string, string>()
          const ownerOf = new Map<string, string>()
          const open: Array<{
            readonly finish: (commits: boolean) => Effect.Effect<unknown>
            readonly commit: () => void
            readonly undo: () => void
          }> = []

          const draft = () => {
            const mode = chance.pick(["live", "live", "test"] as const)
            // Clocks of nodes differ by a little.
            const email = newEmail({
              accountId: chance.pick(owners).account.id,
              mode,
              createdAt: at(now + chance.below(4 * second) - 2 * second)
            })
            modes.set(email.id, mode)
            ownerOf.set(email.id, email.accountId)
            return email
          }
          const take = (): SendLease | undefined => {
            const valid = [...leases.values()].filter(({ ends }) => ends > now)
            if (valid.length === 0) return undefined
            const { lease } = chance.pick(valid)
            leases.delete(lease.emailId)
            return lease
          }
          const settle = (lease: SendLease, next: NextStep) =>
            jobs.settle([{ lease, now: at(now), evidence: [], next, later: [] }])
          const steps = [
            ...Array.from({ length: 3 }, () =>
              Effect.gen(function*() {
                const group = Array.from({ length: 1 + chance.below(3) }, draft)
                yield* emails.accept(group.map((email) => acceptGroup([email])))
                for (const { id } of group) waiting.add(id)
              })),
            Effect.suspend(() => claimOn(chance.pick(nodes))),
            Effect.suspend(() => claimOn(chance.pick(nodes))),
            Effect.suspend(() => claimOn(chance.pick(nodes))),
            Effect.gen(function*() {
              if (open.length === maxOpen) return
              const email = draft()
              const finish = yield* inOpenTransaction(sql, emails.accept([acceptGroup([email])]))
              open.push({ finish, commit: () => waiting.add(email.id), undo: () => undefined })
            }),
            Effect.gen(function*() {
              const lease = open.length === maxOpen ? undefined : take()
              if (lease === undefined) return
              const step = chance.pick([
                jobs.release([lease]),
                settle(lease, { _tag: "RetryAt", at: at(now + chance.below(20) * second - 5 * second) })
              ])
              const finish = yield* inOpenTransaction(sql, step)
              open.push({
                finish,
                commit: () => waiting.add(lease.emailId),
                undo: () => leases.set(lease.emailId, { lease, ends: now + hour })
              })
            }),
            Effect.suspend(() => finishOne),
            Effect.gen(function*() {
              const lease = take()
              if (lease === undefined) return
              yield* jobs.release([lease])
              waiting.add(lease.emailId)
            }),
            Effect.gen(function*() {
              const lease = take()
              if (lease === undefined) return
              yield* settle(lease, { _tag: "Done" })
              done.add(lease.emailId)
            }),
            Effect.gen(function*() {
              const lease = take()
              if (lease === undefined) return
              const later = at(now + chance.below(60) * second - 10 * second)
              yield* settle(
                lease,
                chance.pick([
                  { _tag: "RetryAt", at: later },
                  { _tag: "Deferred", at: later },
                  { _tag: "AwaitEvidence", until: later }
                ])
              )
              waiting.add(lease.emailId)
            }),
            Effect.gen(function*() {
              const lease = take()
              if (lease === undefined) return
              yield* settle(lease, { _tag: "Hold" })
              held.add(lease.emailId)
            }),
            Effect.gen(function*() {
              const [id] = [...held]
              if (id === undefined) return
              assert.isTrue(yield* jobs.free(ownerOf.get(id) ?? "", id, at(now)))
              held.delete(id)
              waiting.add(id)
            }),
            Effect.gen(function*() {
              const lease = take()
              if (lease === undefined) return
              const slot = { limit: 1, expiresAt: at(100 * hour) }
              yield* slots.acquire([{ ...slot, token: "holder", scopes: ["domain:x"], waiting: null }], at(now))
              const wait = { lease, until: at(now + 30 * second) }
              yield* slots.acquire([{ ...slot, token: lease.token, scopes: ["domain:x"], waiting: wait }], at(now))
              waiting.add(lease.emailId)
            }),
            slots.release(["holder"]),
            Effect.suspend(() => {
              const id = chance.pick(owners).account.id
              const was = closed.get(id)
              if (was !== undefined) {
                closed.delete(id)
                return accounts.change(id, was === "paused" ? { paused: null } : { suspended: null })
              }
              const state = chance.pick(["paused", "suspended"] as const)
              closed.set(id, state)
              return accounts.change(id, { [state]: { at: at(now), reason: "" } })
            }),
            Effect.sync(() => {
              now += chance.below(15) * second
            }),
            Effect.sync(() => {
              now -= chance.below(3) * second
            }),
            Effect.gen(function*() {
              // Leases run out; those of open transactions are held, and would make the claim wait.
              if (chance.below(3) > 0 || open.length > 0) return
              now += hour + second
              for (const id of leases.keys()) waiting.add(id)
              leases.clear()
            }),
            Effect.gen(function*() {
              if (chance.below(4) === 0) nodes = [nodes[1]!, yield* join]
            })
          ]
          const finishOne: Effect.Effect<void> = Effect.gen(function*() {
            const [transaction] = open.splice(chance.below(open.length), 1)
            if (transaction === undefined) return
            const commits = chance.below(3) > 0
            yield* transaction.finish(commits)
            if (commits) transaction.commit()
            else transaction.undo()
          })
          const claimOn = Effect.fnUntraced(function*(node: (typeof nodes)[number]) {
            const perAccount = 1 + chance.below(3)
            const limit = 1 + chance.below(5)
            const claimed = yield* Context.get(node, SendJobs).claim({ ...options, now: at(now), limit, perAccount })
            assert.isAtMost(claimed.length, limit)
            for (const lease of claimed) {
              const { accountId, emailId } = lease
              assert.isTrue(waiting.delete(emailId), `${emailId} was leased and is not free`)
              const state = closed.get(accountId)
              assert.isFalse(state === "suspended" || state === "paused" && modes.get(emailId) === "live")
              assert.isAtMost(claimed.filter((other) => other.accountId === accountId).length, perAccount)
              leases.set(emailId, { lease, ends: now + hour })
            }
            return claimed
          })

          for (let step = 0; step < 200; step++) yield* chance.pick(steps)
          while (open.length > 0) yield* finishOne
          for (const [id, state] of closed) {
            yield* accounts.change(id, state === "paused" ? { paused: null } : { suspended: null })
          }
          closed.clear()
          for (const id of held) yield* jobs.free(ownerOf.get(id) ?? "", id, at(now))
          for (const id of held) waiting.add(id)
          for (const id of leases.keys()) waiting.add(id)
          leases.clear()
          now += 2 * hour
          for (let empty = 0; empty < 2;) {
            const claimed = yield* claimOn(chance.pick(nodes))
            for (const lease of claimed) {
              yield* settle(lease, { _tag: "Done" })
              done.add(lease.emailId)
            }
            empty = claimed.length === 0 ? empty + 1 : 0
          }
          assert.deepStrictEqual([...waiting], [])
          assert.isAbove(done.size, 30)
          for (const node of nodes) assert.isNull(yield* Context.get(node, SendJobs).nextDue)
        }).pipe(Effect.scoped),
      300_000
    )
  }
})
