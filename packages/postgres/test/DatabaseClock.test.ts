import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { RateStore } from "@sendwright/core/accounts/RateStore"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { EmailStore, type NewEmail } from "@sendwright/core/emails/EmailStore"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { StorageHealth } from "@sendwright/core/foundation/StorageHealth"
import { SendJobs, type SendLease, type Settlement } from "@sendwright/core/sending/SendJobs"
import { domainScope, SendSlots } from "@sendwright/core/sending/SendSlots"
import type { Storage } from "@sendwright/core/Storage"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import { SimulatedDatabaseTime } from "../src/internal/DatabaseClock.ts"
import { clientOf, newDatabase } from "./databases.ts"

const second = 1_000
const minute = 60 * second

/** A moment that the database's clock shows, and by how much that of each node is off: all of it set by the test. */
const makeTime = (start = Date.UTC(2026, 10, 22, 12)) => {
  const time = {
    /** What the database's clock shows. */
    database: start,
    /** Time that has passed. */
    passed: 0,
    /** How long the next questions take. */
    questionMillis: 0,
    pass: (millis: number) => {
      time.database += millis
      time.passed += millis
    }
  }
  return time
}
type Time = ReturnType<typeof makeTime>

const clockOf = (time: Time, node: { off: number }): Clock.Clock => {
  const wall = () => Math.round(time.database + node.off)
  const steady = () => BigInt(Math.round(time.passed * 1e6))
  return {
    currentTimeMillisUnsafe: wall,
    currentTimeMillis: Effect.sync(wall),
    currentTimeNanosUnsafe: () => BigInt(wall()) * 1_000_000n,
    currentTimeNanos: Effect.sync(() => BigInt(wall()) * 1_000_000n),
    monotonicTimeNanosUnsafe: steady,
    monotonicTimeNanos: Effect.sync(steady),
    sleep: () => Effect.never
  }
}

/** The stores of one node whose clock is ahead of the database's by `off`, and what its log says. */
const nodeOf = Effect.fnUntraced(function*(url: Parameters<typeof clientOf>[0], time: Time, off: number) {
  const node = { off }
  const logs: Array<string> = []
  const context = yield* Layer.build(Layer.fresh(PgStorage.layerNoMigrations.pipe(
    Layer.provideMerge(Conditions.layer),
    Layer.provide([
      NodeCrypto.layer,
      Layer.succeed(Clock.Clock, clockOf(time, node)),
      Layer.succeed(
        SimulatedDatabaseTime,
        Effect.sync(() => {
          time.pass(time.questionMillis / 2)
          const answer = time.database
          time.pass(time.questionMillis / 2)
          return answer
        })
      )
    ]),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void logs.push(String(message)))])),
    Layer.provide(clientOf(url, 4))
  )))
  const stores = {
    emails: Context.get(context, EmailStore),
    jobs: Context.get(context, SendJobs),
    webhooks: Context.get(context, WebhookStore),
    rates: Context.get(context, RateStore),
    slots: Context.get(context, SendSlots),
    domains: Context.get(context, DomainStore),
    health: Context.get(context, StorageHealth)
  }
  const now = () => new Date(time.database + node.off)
  const within = <A, E>(effect: Effect.Effect<A, E, Storage>) => Effect.provideContext(effect, context)
  return {
    ...stores,
    logs,
    node,
    now,
    after: (millis: number) => new Date(now().getTime() + millis),
    conditions: Context.get(context, Conditions.Conditions).current,
    within,
    claim: (leaseMillis = minute, options: { readonly unknownPolicy?: "resend" | "hold" } = {}) =>
      within(Effect.suspend(() =>
        stores.jobs.claim({
          limit: 100,
          perAccount: 100,
          leaseMillis,
          unknownWaitMillis: minute,
          unknownPolicy: "resend",
          maxCrashes: 5,
          ...options,
          now: now()
        })
      )),
    claimWebhooks: (leaseMillis = minute) =>
      within(
        Effect.suspend(() => stores.webhooks.claim({ limit: 100, perEndpoint: 100, leaseMillis, now: now() }))
      ),
    accept: Effect.fnUntraced(function*(accountId: string, more: Partial<NewEmail> = {}) {
      const email = fixtures.newEmail({ createdAt: now(), ...more, accountId })
      yield* stores.emails.accept([fixtures.acceptGroup([email])])
      return email.id
    })
  }
})

type Node = Effect.Success<ReturnType<typeof nodeOf>>

/** Nodes on one database, the clock of each off by so much. */
const deployment = <const Offs extends ReadonlyArray<number>>(...offs: Offs) =>
  Effect.gen(function*() {
    const time = makeTime()
    const { url } = yield* newDatabase
    yield* Effect.provide(migrate, clientOf(url, 1))
    const nodes: ReadonlyArray<Node> = yield* Effect.all(offs.map((off) => nodeOf(url, time, off)))
    const { account, domain } = yield* nodes[0]!.within(
      fixtures.seedAccount({ createdAt: new Date(time.database - minute) })
    )
    return {
      time,
      accountId: account.id,
      domainId: domain.id,
      nodes: nodes as ReadonlyArray<Node> & { readonly [K in keyof Offs]: Node }
    }
  })

const ids = (leases: ReadonlyArray<SendLease>) => leases.map(({ emailId }) => emailId)

const settlement = (lease: SendLease, now: Date, next: Settlement["next"]): Settlement => ({
  lease,
  now,
  evidence: [],
  next,
  later: []
})

// Off by less than a quarter of a lease of a minute, so that all of them claim.
const offs = [-14 * second, -1_500, 0, 900, 14 * second]

describe("nodes whose clocks differ", () => {
  it.live(
    "take over no lease before its end by the database's clock, and each of them right then",
    () =>
      Effect.gen(function*() {
        const { accountId, nodes, time } = yield* deployment(...offs)
        for (const holder of nodes) {
          const id = yield* holder.accept(accountId)
          assert.deepStrictEqual(ids(yield* holder.claim()), [id])
          time.pass(minute - 1)
          for (const other of nodes) assert.deepStrictEqual(yield* other.claim(), [])
          // It is held still: whoever begins now is not too late.
          time.pass(1)
          const [taken] = yield* nodes[(nodes.indexOf(holder) + 1) % nodes.length]!.claim()
          assert.strictEqual(taken?.emailId, id)
          yield* holder.jobs.settle([settlement(taken!, holder.now(), { _tag: "Done" })])
        }
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("see what any of them accepted at once, and its webhooks", () =>
    Effect.gen(function*() {
      const { accountId, nodes, time } = yield* deployment(...offs)
      const hook = fixtures.endpoint({ accountId, events: ["email.queued", "email.cancelled"] })
      yield* nodes[0]!.webhooks.addEndpoint(hook, "sealed")
      for (const from of nodes) {
        for (const to of nodes) {
          const id = yield* from.accept(accountId)
          const leases = yield* to.claim()
          assert.deepStrictEqual(ids(leases), [id])
          const deliveries = yield* to.claimWebhooks()
          assert.deepStrictEqual(deliveries.map(({ delivery }) => delivery.emailId), [id])
          yield* to.jobs.settle([settlement(leases[0]!, to.now(), { _tag: "Done" })])
          const attempt = { at: to.now(), responseCode: 500, error: "no", durationMs: 1 }
          const { deliveryId, token } = deliveries[0]!
          const at = to.after(5 * second)
          yield* to.webhooks.settle([{ deliveryId, token, attempt, next: { _tag: "RetryAt", at } }])
          // Due in five seconds, on whichever clock.
          assert.strictEqual((yield* from.webhooks.nextDue)?.getTime(), from.after(5 * second).getTime())
          time.pass(5 * second - 1)
          assert.deepStrictEqual(yield* from.claimWebhooks(), [])
          time.pass(1)
          const [again] = yield* from.claimWebhooks()
          assert.strictEqual(again?.deliveryId, deliveryId)
          yield* from.webhooks.settle([
            { deliveryId, token: again!.token, attempt, next: { _tag: "Delivered" } }
          ])
          // What is sent again by hand, or as a copy, is due at once as well.
          const copy = fixtures.testDelivery({ endpointId: hook.id, createdAt: from.now() })
          yield* from.webhooks.addDelivery(accountId, copy)
          const [added] = yield* to.claimWebhooks()
          assert.strictEqual(added?.deliveryId, copy.id)
          yield* to.webhooks.settle([{ deliveryId: copy.id, token: added!.token, attempt, next: { _tag: "Failed" } }])
          const options = { accountId, modes: [copy.mode], endpointId: hook.id, deliveryId: copy.id } as const
          yield* from.webhooks.retry({ ...options, now: from.now() })
          const [retried] = yield* to.claimWebhooks()
          assert.strictEqual(retried?.deliveryId, copy.id)
          yield* to.webhooks.settle([
            { deliveryId: copy.id, token: retried!.token, attempt, next: { _tag: "Delivered" } }
          ])
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("tell the same of what is due and for how long, however wrong their clocks", () =>
    Effect.gen(function*() {
      const { accountId, nodes, time } = yield* deployment(0, 10 * minute, -10 * minute)
      const [right] = nodes
      const hook = fixtures.endpoint({ accountId, events: ["email.queued"] })
      yield* right.webhooks.addEndpoint(hook, "sealed")
      yield* right.accept(accountId)
      time.pass(minute)
      for (const node of nodes) {
        const { emails, webhooks } = yield* node.health.figures(node.now())
        assert.deepInclude(emails, { due: 1, waiting: 0, oldestDueMillis: minute })
        assert.deepStrictEqual(webhooks.oldestDueMillis, { healthy: minute, failing: null })
      }
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "queue no schedule before its time, and each of them right then, however wrong its clock",
    () =>
      Effect.gen(function*() {
        const { accountId, nodes, time } = yield* deployment(0, 10 * minute, -10 * minute, 14 * second)
        const [right] = nodes
        for (const node of nodes) {
          const scheduledAt = new Date(time.database + 5 * minute)
          const id = yield* right.accept(accountId, { scheduledAt })
          assert.strictEqual((yield* node.jobs.nextDue)?.getTime(), node.after(5 * minute).getTime())
          for (const other of nodes) assert.strictEqual(yield* other.emails.promoteScheduled(other.now(), 10), 0)
          time.pass(5 * minute - 1)
          for (const other of nodes) assert.strictEqual(yield* other.emails.promoteScheduled(other.now(), 10), 0)
          time.pass(1)
          assert.strictEqual(yield* node.emails.promoteScheduled(node.now(), 10), 1)
          const [lease] = yield* right.claim()
          assert.strictEqual(lease?.emailId, id)
          yield* right.jobs.settle([settlement(lease!, right.now(), { _tag: "Done" })])
        }
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("share a rate fairly", () =>
    Effect.gen(function*() {
      const { nodes, time } = yield* deployment(10 * minute, 0, -10 * minute)
      const take = (node: (typeof nodes)[number], want: number) =>
        Effect.map(
          node.rates.take([{ key: "shared", capacity: 10, refillPerSecond: 1, want }], node.now()),
          ([taken]) => taken?.granted
        )
      assert.strictEqual(yield* take(nodes[0], 100), 10)
      for (let round = 0; round < 3; round++) {
        for (const node of nodes) {
          time.pass(4 * second)
          assert.strictEqual(yield* take(node, 100), 4)
          for (const other of nodes) assert.strictEqual(yield* take(other, 1), 0)
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("keep slots, and wait for them, as long as they were told", () =>
    Effect.gen(function*() {
      const { accountId, nodes, time } = yield* deployment(14 * second, 0, -14 * second)
      const scope = domainScope("a.example")
      for (const holder of nodes) {
        for (const other of nodes) {
          const held = {
            token: fixtures.newId(),
            scopes: [scope],
            limit: 1,
            expiresAt: holder.after(minute),
            waiting: null
          }
          assert.deepStrictEqual(yield* holder.slots.acquire([held], holder.now()), [null])
          const id = yield* other.accept(accountId)
          const [lease] = yield* other.claim(5 * minute)
          const wish = {
            token: lease!.token,
            scopes: [scope],
            limit: 1,
            expiresAt: other.after(minute),
            waiting: { lease: lease!, until: other.after(10 * second) }
          }
          assert.deepStrictEqual(yield* other.slots.acquire([wish], other.now()), [scope])
          time.pass(10 * second - 1)
          assert.deepStrictEqual(yield* holder.claim(), [])
          time.pass(1)
          const [again] = yield* holder.claim(5 * minute)
          assert.strictEqual(again?.emailId, id)
          yield* holder.jobs.settle([settlement(again!, holder.now(), { _tag: "Done" })])
          time.pass(50 * second - 1)
          const late = { ...held, token: fixtures.newId(), expiresAt: other.after(0) }
          assert.deepStrictEqual(yield* other.slots.acquire([late], other.now()), [scope])
          time.pass(1)
          assert.deepStrictEqual(yield* other.slots.acquire([late], other.now()), [null])
          yield* other.slots.sweep(1, other.now())
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("check domains when they are due", () =>
    Effect.gen(function*() {
      const { accountId, domainId, nodes, time } = yield* deployment(0, 10 * minute, -10 * minute)
      const [right] = nodes
      const claims = (node: (typeof nodes)[number]) =>
        node.domains.claimDueChecks({ now: node.now(), limit: 100, leaseMillis: minute })
      yield* right.domains.remove(accountId, domainId, right.now())
      for (const holder of nodes) {
        for (const other of nodes) {
          const { id } = fixtures.domain({ accountId })
          const domain = fixtures.domain({ id, accountId, name: `d${id}.example`, createdAt: holder.now() })
          yield* holder.domains.add(domain)
          const due = (yield* right.domains.nextCheckDue)!.getTime() - time.database
          assert.strictEqual(due, 5 * minute)
          assert.strictEqual((yield* holder.domains.nextCheckDue)?.getTime(), holder.after(due).getTime())
          time.pass(due - 1)
          assert.deepStrictEqual(yield* claims(other), [])
          time.pass(1)
          const [claimed] = yield* claims(other)
          assert.strictEqual(claimed?.domain.id, id)
          // Somebody looks at the domain meanwhile: not again within ten seconds.
          const look = { accountId, id, minIntervalMillis: 10 * second, leaseMillis: minute }
          assert.isTrue(Option.isNone(yield* holder.domains.claimCheck({ ...look, now: holder.now() })))
          time.pass(10 * second)
          const checked = Option.getOrThrow(yield* holder.domains.claimCheck({ ...look, now: holder.now() }))
          yield* holder.domains.settleCheck({
            accountId,
            domainId: id,
            number: checked.number,
            found: null,
            nextCheckAt: holder.after(minute)
          })
          time.pass(minute - 1)
          assert.deepStrictEqual(yield* claims(other), [])
          time.pass(1)
          assert.strictEqual((yield* claims(other)).length, 1)
          yield* other.domains.remove(accountId, id, other.now())
        }
      }
    }).pipe(Effect.scoped), 300_000)

  it.live(
    "apply reports that come later when they are due, and tell of events on their own clock",
    () =>
      Effect.gen(function*() {
        const { accountId, nodes, time } = yield* deployment(14 * second, 0, -14 * second)
        for (const holder of nodes) {
          for (const other of nodes) {
            const id = yield* holder.accept(accountId)
            const [lease] = yield* holder.claim()
            yield* holder.jobs.begin([lease!], holder.now())
            const providerMessageId = fixtures.newId()
            yield* holder.jobs.settle([{
              lease: lease!,
              now: holder.now(),
              evidence: [fixtures.evidence({ type: "email.sent", occurredAt: holder.now(), providerMessageId })],
              next: { _tag: "Done" },
              later: [{
                at: holder.after(second),
                event: fixtures.report({
                  type: "email.delivered",
                  emailId: id,
                  key: id,
                  occurredAt: holder.after(second),
                  providerMessageId
                })
              }]
            }])
            assert.strictEqual((yield* other.jobs.nextDue)?.getTime(), other.after(second).getTime())
            time.pass(second - 1)
            assert.strictEqual(yield* other.jobs.applyKept(other.now(), 10), 0)
            time.pass(1)
            assert.strictEqual(yield* other.jobs.applyKept(other.now(), 10), 1)
            const found = yield* holder.emails.find({ accountId, modes: ["live"] }, id)
            const { createdAt, events } = Option.getOrThrow(found)
            assert.strictEqual(createdAt.getTime(), holder.after(-second).getTime())
            for (const event of events) {
              assert.isAtMost(Math.abs(event.occurredAt.getTime() - holder.now().getTime()), second)
            }
          }
        }
      }).pipe(Effect.scoped),
    300_000
  )
})

describe("a node whose clock is off by more than a quarter of a lease", () => {
  it.live("claims nothing, says so, and goes on when its clock is right again", () =>
    Effect.gen(function*() {
      const { accountId, nodes: [right, wrong], time } = yield* deployment(0, 0)
      const [first, last] = [yield* right.accept(accountId), yield* wrong.accept(accountId)]
      assert.deepStrictEqual(ids(yield* right.claim()).toSorted(), [first, last].toSorted())
      assert.deepStrictEqual(yield* wrong.claim(), [])
      for (const off of [10 * minute, -10 * minute]) {
        wrong.logs.length = 0
        wrong.node.off = off
        // Set between two measurements: it is seen before the claim, and no lease is taken that is another's.
        assert.deepStrictEqual(yield* wrong.claim(), [])
        assert.deepStrictEqual(yield* wrong.claimWebhooks(), [])
        const [condition] = yield* wrong.conditions
        assert.strictEqual(condition?.name, "clock")
        assert.isTrue(condition?.blocks)
        assert.match(condition?.message ?? "", off > 0 ? /600000 ms behind/ : /600000 ms ahead/)
        const id = yield* wrong.accept(accountId)
        assert.deepStrictEqual(ids(yield* right.claim()), [id])
        time.pass(10 * second)
        assert.deepStrictEqual(yield* wrong.claim(), [])
        wrong.node.off = 0
        const later = yield* right.accept(accountId)
        assert.deepStrictEqual(ids(yield* wrong.claim()), [later])
        assert.deepStrictEqual(yield* wrong.conditions, [])
        assert.strictEqual(wrong.logs.length, 2, wrong.logs.join("\n"))
      }
    }).pipe(Effect.scoped), 300_000)

  it.live("is judged by the shortest lease that it is asked for", () =>
    Effect.gen(function*() {
      const { accountId, nodes: [node] } = yield* deployment(10 * second)
      const id = yield* node.accept(accountId)
      // More than a second: that is told, and nothing else.
      assert.deepStrictEqual(ids(yield* node.claim(minute)), [id])
      const [warned] = yield* node.conditions
      assert.isFalse(warned?.blocks)
      assert.strictEqual(node.logs.length, 1)
      assert.deepStrictEqual(yield* node.claimWebhooks(30 * second), [])
      yield* node.accept(accountId)
      assert.deepStrictEqual(yield* node.claim(minute), [])
      const [refused] = yield* node.conditions
      assert.isTrue(refused?.blocks)
      // That it takes no work any more is more than was said.
      assert.strictEqual(node.logs.length, 2)
    }).pipe(Effect.scoped), 300_000)

  it.live("is not one whose question took long", () =>
    Effect.gen(function*() {
      const { accountId, nodes: [node], time } = yield* deployment(0)
      const id = yield* node.accept(accountId)
      time.questionMillis = minute
      node.node.off = 2 * second
      // Two seconds, or half a minute: it cannot be told.
      assert.deepStrictEqual(ids(yield* node.claim()), [id])
      assert.deepStrictEqual(yield* node.conditions, [])
    }).pipe(Effect.scoped), 300_000)
})

describe("a node whose clock is set back while it carries out a command", () => {
  it.live("makes nothing due later than now, nor later than it waits for", () =>
    Effect.gen(function*() {
      const { accountId, nodes: [node, other], time } = yield* deployment(0, 0)
      const hook = fixtures.endpoint({ accountId, events: ["email.queued", "email.cancelled"] })
      yield* node.webhooks.addEndpoint(hook, "sealed")
      // Right again, and set back once the command has read it.
      const setBack = () => {
        node.node.off = 0
        const read = node.now()
        node.node.off = -10 * minute
        return read
      }
      const id = yield* node.accept(accountId, { createdAt: setBack() })
      const [lease] = yield* other.claim()
      assert.strictEqual(lease?.emailId, id)
      assert.deepStrictEqual((yield* other.claimWebhooks()).map(({ delivery }) => delivery.emailId), [id])

      const now = setBack()
      const at = new Date(now.getTime() + 5 * second)
      yield* node.jobs.settle([settlement(lease!, now, { _tag: "RetryAt", at })])
      time.pass(5 * second - 1)
      assert.deepStrictEqual(yield* other.claim(), [])
      time.pass(1)
      assert.deepStrictEqual(ids(yield* other.claim()), [id])

      const scheduledAt = new Date(time.database + 5 * minute)
      const later = yield* other.accept(accountId, { scheduledAt })
      // Nothing leaves early by it either.
      assert.strictEqual(yield* node.emails.promoteScheduled(setBack(), 10), 0)
      yield* node.emails.cancel({ accountId, modes: ["live"] }, later, setBack())
      assert.deepStrictEqual((yield* other.claimWebhooks()).map(({ delivery }) => delivery.emailId), [later])

      const copy = fixtures.testDelivery({ endpointId: hook.id, createdAt: setBack() })
      yield* node.webhooks.addDelivery(accountId, copy)
      assert.deepStrictEqual((yield* other.claimWebhooks()).map(({ deliveryId }) => deliveryId), [copy.id])
    }).pipe(Effect.scoped), 300_000)
})

describe("a database whose clock is set", () => {
  it.live("is asked again as soon as something is due and not claimed", () =>
    Effect.gen(function*() {
      const { accountId, nodes: [node], time } = yield* deployment(0)
      const id = yield* node.accept(accountId)
      // As after a failover to a server whose clock is behind: for this node nothing has changed.
      time.database -= 10 * minute
      node.node.off += 10 * minute
      time.pass(2 * second)
      yield* node.jobs.nextDue
      const [condition] = yield* node.conditions
      assert.strictEqual(condition?.name, "clock")
      node.node.off = 0
      time.pass(10 * minute)
      assert.deepStrictEqual(ids(yield* node.claim()), [id])
      assert.deepStrictEqual(yield* node.conditions, [])
    }).pipe(Effect.scoped), 300_000)
})

describe("on the machine's clock", () => {
  it.live("a claim by a time that is long over, or not yet, takes nothing", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      yield* Effect.provide(migrate, clientOf(url, 1))
      const context = yield* Layer.build(Layer.fresh(
        PgStorage.layerNoMigrations.pipe(Layer.provide([clientOf(url, 4), NodeCrypto.layer]))
      ))
      yield* Effect.gen(function*() {
        const [emails, jobs, webhooks] = [yield* EmailStore, yield* SendJobs, yield* WebhookStore]
        const { account } = yield* fixtures.seedAccount()
        yield* webhooks.addEndpoint(fixtures.endpoint({ accountId: account.id, events: ["email.queued"] }), "sealed")
        const now = yield* Clock.currentTimeMillis
        const createdAt = new Date(now - 5 * minute)
        yield* emails.accept([fixtures.acceptGroup([fixtures.newEmail({ accountId: account.id, createdAt })])])
        const claim = (at: number) =>
          jobs.claim({
            now: new Date(at),
            limit: 10,
            perAccount: 10,
            leaseMillis: minute,
            unknownWaitMillis: minute,
            unknownPolicy: "resend",
            maxCrashes: 5
          })
        const claimWebhooks = (at: number) =>
          webhooks.claim({ now: new Date(at), limit: 10, perEndpoint: 10, leaseMillis: minute })
        for (const off of [-2 * minute, -20 * second, 2 * minute, 10 * minute]) {
          assert.deepStrictEqual(yield* claim(now + off), [])
          assert.deepStrictEqual(yield* claimWebhooks(now + off), [])
        }
        assert.strictEqual((yield* claim(yield* Clock.currentTimeMillis)).length, 1)
        assert.strictEqual((yield* claimWebhooks(yield* Clock.currentTimeMillis)).length, 1)
      }).pipe(Effect.provideContext(context))
    }).pipe(Effect.scoped), 300_000)
})
