import { assert, describe, it } from "@effect/vitest"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import * as OutgoingHold from "@sendwright/core/foundation/OutgoingHold"
import { HeldEmails } from "@sendwright/core/sending/HeldEmails"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import { customer, engine, get, Harness, hour, minute, second, send, start, startWorkers } from "./support/harness.ts"

const soon = new Date(start + minute).toISOString()

const names = Effect.flatMap(Conditions, ({ current }) => Effect.map(current, (all) => all.map(({ name }) => name)))

/** A customer, before any worker runs. */
const begun = Effect.gen(function*() {
  const held = yield* HeldEmails
  return { harness: yield* Harness, held, one: yield* customer() }
})

describe("A hold of everything", () => {
  it.effect("lets nothing be handed over or promoted, and all of it go on once it is released", () =>
    Effect.gen(function*() {
      const { harness, held, one } = yield* begun
      assert.isTrue(yield* held.holdAll())
      assert.isFalse(yield* held.holdAll())
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      const queued = yield* send(one)
      const scheduled = yield* send(one, { scheduledAt: soon })
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(harness.handedOver, [])
      assert.strictEqual((yield* get(one, queued)).status, "queued")
      assert.strictEqual((yield* get(one, scheduled)).status, "scheduled")
      assert.isTrue(yield* held.releaseAll())
      assert.isFalse(yield* held.releaseAll())
      yield* TestClock.adjust(minute)
      assert.strictEqual((yield* get(one, queued)).status, "sent")
      assert.strictEqual((yield* get(one, scheduled)).status, "sent")
      const entries = yield* Effect.flatMap(AuditLog, (audit) => audit.list(null, 10, null))
      assert.deepStrictEqual(
        entries.filter(({ action }) => action.startsWith("sending.")).map(({ action, actor }) => [action, actor.kind]),
        [["sending.released", "operator"], ["sending.held", "operator"]]
      )
    }).pipe(Effect.provide(engine())))

  it.effect("stops workers that are idle and would take email past the queue", () =>
    Effect.gen(function*() {
      const { harness, held, one } = yield* begun
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(second)
      yield* send(one)
      yield* TestClock.adjust(0)
      assert.strictEqual(harness.handedOver.length, 1)
      yield* held.holdAll()
      yield* send(one)
      yield* TestClock.adjust(hour)
      assert.strictEqual(harness.handedOver.length, 1)
      yield* held.releaseAll()
      yield* TestClock.adjust(minute)
      assert.strictEqual(harness.handedOver.length, 2)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is told of as a condition that stops no requests, for as long as it lasts", () =>
    Effect.gen(function*() {
      const { held } = yield* begun
      yield* startWorkers(OutgoingHold.layerWatch)
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(yield* names, [])
      yield* held.holdAll()
      yield* TestClock.adjust(2 * second)
      const all = yield* Effect.flatMap(Conditions, ({ current }) => current)
      assert.deepStrictEqual(all.map(({ blocks, name }) => [name, blocks]), [["hold", false]])
      assert.include(all[0]?.message, "emails release --all")
      yield* held.releaseAll()
      yield* TestClock.adjust(2 * second)
      assert.deepStrictEqual(yield* names, [])
    }).pipe(Effect.provide(engine())))
})

describe("Queued emails that are held together", () => {
  const all = { accountId: null, after: null }

  it.effect("are those that had become due by a time, scheduled ones among them, while everything is held", () =>
    Effect.gen(function*() {
      const { harness, held, one } = yield* begun
      const queued = yield* send(one)
      const scheduled = yield* send(one, { scheduledAt: soon })
      const later = yield* send(one, { scheduledAt: new Date(start + 10 * minute).toISOString() })
      yield* held.holdAll()
      yield* startWorkers(Sendwright.layerWorkers)
      yield* TestClock.adjust(hour)
      const accepted = yield* send(one)
      const done = yield* held.holdQueued({ ...all, queuedBy: new Date(start + 5 * minute) })
      assert.deepStrictEqual(done, { moved: 2, underWay: 0, next: null })
      yield* held.releaseAll()
      yield* TestClock.adjust(minute)
      const sent = harness.handedOver.map(({ message }) => message.emailId)
      assert.deepStrictEqual(sent.toSorted(), [later, accepted].toSorted())
      const accountId = one.live.account.id
      const listed = (yield* held.list(accountId, 10)).map(({ emailId }) => emailId)
      assert.deepStrictEqual(listed.toSorted(), [queued, scheduled].toSorted())
      // One had left: the provider's log says so. Of the other nothing is known to anybody.
      yield* held.settle(accountId, queued, "sent")
      assert.deepStrictEqual(
        yield* held.releaseQueued({ ...all, queuedBy: new Date(start + hour) }),
        { moved: 1, underWay: 0, next: null }
      )
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(harness.handedOver.map(({ message }) => message.emailId).slice(2), [scheduled])
      assert.strictEqual((yield* get(one, queued)).status, "sent")
      const entries = yield* Effect.flatMap(AuditLog, (audit) => audit.list(null, 20, null))
      assert.deepStrictEqual(
        entries.map(({ action }) => action).filter((action) => action.startsWith("emails.")),
        ["emails.released", "emails.held"]
      )
    }).pipe(Effect.provide(engine())))
})
