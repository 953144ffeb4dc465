import { assert, describe, it } from "@effect/vitest"
import type { AuditActor } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { HeldEmails } from "@sendwright/core/sending/HeldEmails"
import type { QueuedMoved } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { jobsWith } from "./support/handoff.ts"
import { engine, hour, minute, start } from "./support/harness.ts"

const accountId = "00000000-0000-7000-8000-00000000ada1"
const ada: AuditActor = { kind: "user", id: "u-1", name: "ada" }
const queuedBy = new Date(start + minute)
const now = new Date(start + hour)
const selection = { accountId, queuedBy, after: null }
const nothing: QueuedMoved = { moved: 0, underWay: 0, next: null }

/** An hour in, held emails on a storage whose steps answer as they are told, and what was asked of it in order. */
const scripted = Effect.fnUntraced(function*(script: {
  readonly steps?: ReadonlyArray<QueuedMoved>
  /** How many scheduled emails each promotion finds. */
  readonly promoted?: ReadonlyArray<number>
}) {
  const steps = [...script.steps ?? []]
  const promoted = [...script.promoted ?? []]
  const asked: Array<readonly [string, ...ReadonlyArray<unknown>]> = []
  const answer = <A>(call: readonly [string, ...ReadonlyArray<unknown>], answers: Array<A>, last: A) =>
    Effect.sync(() => {
      asked.push(call)
      return answers.shift() ?? last
    })
  const jobs = jobsWith(() => ({
    holdQueued: (step) => answer(["holdQueued", step], steps, nothing),
    releaseQueued: (step) => answer(["releaseQueued", step], steps, nothing)
  }))
  const emails = Layer.effect(
    EmailStore,
    Effect.map(EmailStore, (store) =>
      EmailStore.of({
        ...store,
        promoteScheduled: (dueBy, limit) => answer(["promoteScheduled", dueBy, limit], promoted, 0)
      }))
  )
  const wakeups = Layer.effect(
    Wakeups,
    Effect.map(
      Wakeups,
      (all) => Wakeups.of({ ...all, notify: (news) => Effect.sync(() => void asked.push(["notify", news])) })
    )
  )
  const layer = Layer.fresh(Layer.provide(HeldEmails.layer, Layer.mergeAll(jobs, emails, wakeups)))
  yield* TestClock.adjust(hour)
  return { asked, held: yield* Effect.provide(HeldEmails, layer) }
})

/** What the history says that was done, the latest first. */
const history = Effect.flatMap(AuditLog, (audit) =>
  Effect.map(
    audit.list(null, 100, null),
    (all) => all.map(({ accountId, action, actor, subject }) => [action, actor.name, accountId, subject])
  ))

const ofQueue = { accountId, queuedBy, limit: 1_000, now }

describe("a queue that is held together", () => {
  it.effect("is gone over in steps, each from where the one before stopped, and told of as one", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({
        steps: [
          { moved: 1_000, underWay: 0, next: "a" },
          { moved: 400, underWay: 3, next: "b" },
          { moved: 2, underWay: 1, next: null }
        ]
      })
      assert.deepStrictEqual(yield* held.holdQueued(selection, ada), { moved: 1_402, underWay: 4, next: null })
      assert.deepStrictEqual(asked, [
        ["holdQueued", { ...ofQueue, after: null, maxCrashes: 7 }],
        ["holdQueued", { ...ofQueue, after: "a", maxCrashes: 7 }],
        ["holdQueued", { ...ofQueue, after: "b", maxCrashes: 7 }]
      ])
      assert.deepStrictEqual(yield* history, [["emails.held", "ada", accountId, null]])
    }).pipe(Effect.provide(engine({ maxCrashes: 7 }))))

  it.effect("is gone over for 100,000 emails in one call, and for the rest in the next: one entry of the history", () =>
    Effect.gen(function*() {
      const steps = Array.from({ length: 101 }, (_, n) => ({ moved: 1, underWay: 0, next: n < 100 ? `p-${n}` : null }))
      const { asked, held } = yield* scripted({ steps })
      assert.deepStrictEqual(yield* held.holdQueued(selection, ada), { moved: 100, underWay: 0, next: "p-99" })
      const rest = yield* held.holdQueued({ ...selection, after: "p-99" }, ada)
      assert.deepStrictEqual(rest, { moved: 1, underWay: 0, next: null })
      assert.strictEqual(asked.length, 101)
      assert.deepInclude(asked[100]?.[1], { after: "p-99" })
      assert.deepStrictEqual(yield* history, [["emails.held", "ada", accountId, null]])
    }).pipe(Effect.provide(engine())))

  it.effect("has what fell due by then queued first, all of it, where nobody else does that", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({ promoted: [500, 500, 499] })
      yield* held.holdAll(ada)
      yield* held.holdQueued(selection, ada)
      const promotion = ["promoteScheduled", queuedBy, 500] as const
      assert.deepStrictEqual(asked.slice(0, 3), [promotion, promotion, promotion])
      assert.deepStrictEqual(asked.slice(3).map(([command]) => command), ["holdQueued"])
    }).pipe(Effect.provide(engine())))

  it.effect("has nothing queued before its time", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({})
      yield* held.holdAll(ada)
      yield* held.holdQueued({ ...selection, queuedBy: new Date(start + 2 * hour) }, ada)
      assert.deepStrictEqual(asked[0], ["promoteScheduled", now, 500])
    }).pipe(Effect.provide(engine())))

  it.effect("leaves what fell due to the scheduler while email leaves, and to the call that began", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({})
      yield* held.holdQueued(selection, ada)
      yield* held.holdAll(ada)
      yield* held.holdQueued({ ...selection, after: "a" }, ada)
      assert.deepStrictEqual(asked.map(([command]) => command), ["holdQueued", "holdQueued"])
    }).pipe(Effect.provide(engine())))
})

describe("a queue that is let go together", () => {
  it.effect("is gone over in the same steps, and wakes the workers once", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({
        steps: [{ moved: 2, underWay: 0, next: "a" }, { moved: 3, underWay: 0, next: null }]
      })
      assert.deepStrictEqual(
        yield* held.releaseQueued({ ...selection, accountId: null }, ada),
        { moved: 5, underWay: 0, next: null }
      )
      assert.deepStrictEqual(asked, [
        ["releaseQueued", { ...ofQueue, accountId: null, after: null }],
        ["releaseQueued", { ...ofQueue, accountId: null, after: "a" }],
        ["notify", "sends"]
      ])
      assert.deepStrictEqual(yield* history, [["emails.released", "ada", null, null]])
    }).pipe(Effect.provide(engine())))

  it.effect("wakes nobody where nothing was held", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({})
      assert.deepStrictEqual(yield* held.releaseQueued(selection, ada), nothing)
      assert.deepStrictEqual(asked.map(([command]) => command), ["releaseQueued"])
    }).pipe(Effect.provide(engine())))
})

describe("everything", () => {
  it.effect("is held once and let go once, and each is in the history with who did it", () =>
    Effect.gen(function*() {
      const { asked, held } = yield* scripted({})
      assert.isFalse(yield* held.releaseAll(ada))
      assert.deepStrictEqual(yield* history, [])
      assert.isTrue(yield* held.holdAll(ada))
      assert.isFalse(yield* held.holdAll(ada))
      assert.deepStrictEqual(yield* history, [["sending.held", "ada", null, null]])
      assert.deepStrictEqual(asked, [])
      assert.isTrue(yield* held.releaseAll(ada))
      assert.isFalse(yield* held.releaseAll(ada))
      assert.deepStrictEqual(
        (yield* history).toSorted(),
        [["sending.held", "ada", null, null], ["sending.released", "ada", null, null]]
      )
      // Emails and webhooks leave again.
      assert.deepStrictEqual(asked, [["notify", "sends"], ["notify", "webhooks"]])
    }).pipe(Effect.provide(engine())))
})
