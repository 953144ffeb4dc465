import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { WebhookStore } from "@sendwright/core/webhooks/WebhookStore"
import { migrate } from "@sendwright/postgres/Migrations"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { clientOf, newDatabase } from "./databases.ts"
import { deployment, ids, minute, second, settlement } from "./support/clocks.ts"

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
