import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { normalize } from "@sendwright/core/foundation/Address"
import { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
import { EngineSettings, ThrottleSettings } from "@sendwright/core/foundation/Settings"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { domainScope, SendSlots } from "@sendwright/core/sending/SendSlots"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import * as ThrottledProvider from "@sendwright/core/sending/ThrottledProvider"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgWakeups from "@sendwright/postgres/PgWakeups"
import { acceptGroup, newEmail, newId } from "@sendwright/testing/fixtures"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { clientOf, newDatabase, random } from "./databases.ts"
import { node } from "./nodes.ts"

const severalNodes = Effect.fnUntraced(function*(count: number) {
  const { url } = yield* newDatabase
  yield* Effect.provide(migrate, clientOf(url, 1))
  const nodes = yield* Effect.all(Array.from({ length: count }, () => node(url, 4)))
  return { url, nodes }
})

/** How many hold something now, and how many held it at once at the most. */
class Gauge {
  readonly #now = new Map<string, number>()
  readonly #most = new Map<string, number>()

  enter(name: string): void {
    const now = (this.#now.get(name) ?? 0) + 1
    this.#now.set(name, now)
    this.#most.set(name, Math.max(now, this.mostOf(name)))
  }

  leave(name: string): void {
    this.#now.set(name, (this.#now.get(name) ?? 0) - 1)
  }

  mostOf(name: string): number {
    return this.#most.get(name) ?? 0
  }
}

describe("PgSendSlots", () => {
  it.live("never has more slots taken than there are, over many connections", () =>
    Effect.gen(function*() {
      const { nodes } = yield* severalNodes(12)
      const gauge = new Gauge()
      const scopes = [domainScope("a.example"), domainScope("b.example"), domainScope("c.example")]
      const limit = 3
      let taken = 0
      const client = Effect.fnUntraced(function*(slots: SendSlots["Service"], seed: number) {
        for (let turn = 0; turn < 40; turn++) {
          const wanted = scopes.filter((_, index) => ((seed + turn) & (1 << index)) !== 0)
          const token = newId()
          const now = new Date()
          const [refused] = yield* slots.acquire(
            [{ token, scopes: wanted, limit, expiresAt: new Date(now.getTime() + 3_600_000), waiting: null }],
            now
          )
          if (refused !== null) continue
          taken++
          for (const scope of wanted) gauge.enter(scope)
          yield* Effect.sleep(5)
          for (const scope of wanted) gauge.leave(scope)
          yield* slots.release([token])
        }
      })
      yield* Effect.all(
        nodes.flatMap((context, index) => [1, 2].map((seed) => client(Context.get(context, SendSlots), index + seed))),
        { concurrency: "unbounded" }
      )
      for (const scope of scopes) assert.isAtMost(gauge.mostOf(scope), limit)
      assert.strictEqual(Math.max(...scopes.map((scope) => gauge.mostOf(scope))), limit)
      assert.isAbove(taken, 100)
    }).pipe(Effect.scoped), 300_000)

  it.live("waits for what another connection has taken and not committed yet", () =>
    Effect.gen(function*() {
      const { nodes, url } = yield* severalNodes(1)
      const slots = Context.get(nodes[0]!, SendSlots)
      const scope = domainScope("a.example")
      const now = new Date()
      const expiresAt = new Date(now.getTime() + 3_600_000)
      const acquire = slots.acquire([{ token: "mine", scopes: [scope], limit: 1, expiresAt, waiting: null }], now)
      const asking = yield* Effect.gen(function*() {
        const sql = yield* SqlClient
        return yield* sql.withTransaction(Effect.gen(function*() {
          yield* sql`SELECT * FROM sendwright.acquire_slots(${now}, ARRAY['other'], ARRAY[${`{${scope}}`}::text], ARRAY[1],
            ARRAY[${expiresAt}::timestamptz], ARRAY[NULL::uuid], ARRAY[NULL::timestamptz])`
          // Outside of the transaction, on a connection of its own: it has an answer by now, or waits for the lock.
          const fiber = yield* Effect.forkDetach(acquire)
          const isWaiting = Effect.map(
            sql<{ readonly waiting: boolean }>`SELECT EXISTS (
              SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS waiting`,
            ([row]) => row?.waiting === true
          )
          yield* Effect.raceFirst(
            Fiber.await(fiber),
            Effect.repeat(Effect.delay(isWaiting, 5), { until: (waiting) => waiting })
          )
          return fiber
        }))
      }).pipe(Effect.provide(clientOf(url, 1)))
      assert.deepStrictEqual(yield* Fiber.join(asking), [scope])
      yield* slots.release(["other"])
      assert.deepStrictEqual(yield* acquire, [null])
    }).pipe(Effect.scoped), 300_000)
})

describe("a long line", () => {
  it.live("costs no more to wake from than a short one, whenever the plan was made", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      yield* migrate
      const scope = domainScope("a.example")
      const at = new Date("2026-11-21T12:00:00Z")
      const release = Effect.map(
        sql.unsafe<Record<string, unknown>>(
          `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT sendwright.release_slots(ARRAY['t'])`
        ),
        (rows) => {
          const plan = JSON.stringify(Object.values(rows[0] ?? {})[0])
          return Number(/"Shared Hit Blocks":(\d+)/.exec(plan)?.[1]) +
            Number(/"Shared Read Blocks":(\d+)/.exec(plan)?.[1])
        }
      )
      const hold = sql`INSERT INTO sendwright.send_slots (scope, token, expires_at) VALUES (${scope}, 't', ${at})`
      // Plans are made while the line is empty, and kept.
      for (let i = 0; i < 8; i++) yield* Effect.andThen(hold, release)
      yield* sql`
        INSERT INTO sendwright.send_jobs (email_id, account_id, mode, due_at, wake_at, queued_at, waits_for)
        SELECT ('01a1fc00-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, ${newId()}::uuid, 'live',
          ${at}::timestamptz + i * interval '1 second', ${at}::timestamptz + interval '1 day', ${at}, ${scope}
        FROM generate_series(1::int8, 20000) i`
      const waiting = sql<{ readonly count: bigint }>`
        SELECT count(*) AS count FROM sendwright.send_jobs WHERE waits_for IS NOT NULL`
      const blocks: Array<number> = []
      for (let i = 0; i < 5; i++) {
        yield* hold
        blocks.push(yield* release)
      }
      // A first look, and one after the server has analyzed a table beside it, also reads the catalogue.
      const usual = blocks.toSorted((a, b) => a - b)[2]!
      assert.isAbove(usual, 0)
      assert.isAtMost(usual, 200)
      assert.strictEqual((yield* waiting)[0]?.count, 19_995n)
    }).pipe(
      Effect.provide(Layer.unwrap(Effect.map(newDatabase, ({ url }) => clientOf(url, 1)))),
      Effect.scoped
    ), 60_000)
})

/** Two workers with pools of their own, and one provider for both that counts what is under way. */
const workers = Effect.fnUntraced(function*(throttles: ThrottleSettings) {
  const { nodes, url } = yield* severalNodes(2)
  const gauge = new Gauge()
  const handedOver: Array<OutgoingMessage> = []
  const provider = EmailProvider.of({
    name: "fake",
    submit: (message) =>
      Effect.suspend(() => {
        const names = ["all", ...message.envelope.recipients.map((address) => address.slice(address.indexOf("@") + 1))]
        for (const name of names) gauge.enter(name)
        handedOver.push(message)
        return Effect.as(Effect.sleep(5), Submission.accepted(`p-${message.emailId}`)).pipe(
          Effect.ensuring(Effect.sync(() => {
            for (const name of names) gauge.leave(name)
          }))
        )
      }),
    check: Effect.void
  })
  const unused = () => Effect.die("not used here")
  const settings = Layer.mergeAll(
    Layer.succeed(ThrottleSettings, throttles),
    Layer.succeed(EngineSettings, { ...EngineSettings.defaultValue(), sendConcurrency: 32 })
  )
  for (const context of nodes) {
    const throttled = Layer.effect(EmailProvider, ThrottledProvider.make(provider))
    yield* Layer.build(Layer.fresh(SendWorker.layer.pipe(
      Layer.provide(throttled),
      Layer.provide(settings),
      Layer.provide(Layer.mergeAll(
        Layer.succeedContext(context),
        OutgoingHold.layer.pipe(Layer.provide(Layer.succeedContext(context))),
        Layer.succeed(ReputationGuard, { review: Effect.void, windows: unused, prune: unused }),
        Layer.succeed(SecretBox, { seal: unused, open: unused, keys: [], signingKeys: () => [] }),
        PgWakeups.layer.pipe(Layer.provide(clientOf(url, 2))),
        random
      ))
    )))
  }
  return { gauge, handedOver, emails: Context.get(nodes[0]!, EmailStore), jobs: Context.get(nodes[0]!, SendJobs) }
})

const recipient = (address: string) => ({ address: normalize(address), envelope: address, simulation: null })

describe("two workers on one database", () => {
  it.live(
    "never exceed the slots of domains and of the provider together, and hand everything over once",
    () =>
      Effect.gen(function*() {
        const { emails, gauge, handedOver, jobs } = yield* workers({
          sendRate: null,
          providerConcurrency: 6,
          domainConcurrency: 2
        })
        const accounts = [newId(), newId()]
        const now = new Date()
        const messages = Array.from({ length: 240 }, (_, index) =>
          newEmail({
            accountId: accounts[index % 2]!,
            createdAt: now,
            recipients: index % 6 === 0
              ? [recipient(`x${index}@a.example`), recipient(`y${index}@b.example`)]
              : [recipient(`x${index}@${index % 3 === 0 ? "a" : index % 3 === 1 ? "b" : `c${index}`}.example`)]
          }))
        yield* emails.accept(messages.map((message) => acceptGroup([message])))
        // While a claim of the same node is under way, nothing may be due for a moment.
        while (handedOver.length < messages.length || (yield* jobs.nextDue) !== null) yield* Effect.sleep(50)
        assert.deepStrictEqual(
          handedOver.map(({ emailId }) => emailId).toSorted(),
          messages.map(({ id }) => id).toSorted()
        )
        assert.isTrue(handedOver.every(({ attempt }) => attempt === 1))
        assert.isAtMost(gauge.mostOf("a.example"), 2)
        assert.isAtMost(gauge.mostOf("b.example"), 2)
        assert.isAtLeast(Math.max(gauge.mostOf("a.example"), gauge.mostOf("b.example")), 2)
        assert.isAtMost(gauge.mostOf("all"), 6)
      }).pipe(Effect.scoped),
    300_000
  )
})
