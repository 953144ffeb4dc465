import { assert, describe, it } from "@effect/vitest"
import type { AuditActor } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { ProcessActivity } from "@sendwright/core/foundation/ProcessActivity"
import type { SiteOrders, SiteReport, SiteShaping } from "@sendwright/core/foundation/SiteShaping"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { QueuedMoved } from "@sendwright/core/sending/SendJobs"
import * as SiteReports from "@sendwright/core/sending/SiteReports"
import { reportMillis, Sites } from "@sendwright/core/sending/Sites"
import { SiteStore } from "@sendwright/core/sending/SiteStore"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { engine, start } from "./support/harness.ts"

const ada: AuditActor = { kind: "user", id: "u-1", name: "ada" }
const site = "*.shop.test"
const begin = { site, after: null }
const nothing: QueuedMoved = { moved: 0, underWay: 0, next: null }

const report: SiteReport = {
  site,
  state: "slowed",
  perMinute: 30,
  connections: 1,
  answers: { taken: 1, slowed: 2, other: 0, silent: 0 },
  refusal: null
}

/** Sites on a storage that knows one, whose steps answer as they are told, and what was asked of it in order. */
const scripted = Effect.fnUntraced(function*(steps: Array<QueuedMoved> = []) {
  const asked: Array<readonly [string, unknown]> = []
  const answer = (name: string) => (step: unknown) =>
    Effect.sync(() => {
      asked.push([name, step])
      return steps.shift() ?? nothing
    })
  const store = yield* SiteStore
  yield* store.report("r-1", [report], { now: new Date(start), flushedSince: new Date(start) })
  const stores = Layer.succeed(
    SiteStore,
    SiteStore.of({ ...store, hasten: answer("hasten"), giveUp: answer("giveUp") })
  )
  const wakeups = Layer.effect(
    Wakeups,
    Effect.map(
      Wakeups,
      (all) => Wakeups.of({ ...all, notify: (news) => Effect.sync(() => void asked.push(["notify", news])) })
    )
  )
  const layer = Layer.fresh(Layer.provide(Sites.layer, Layer.merge(stores, wakeups)))
  return { asked, sites: yield* Effect.provide(Sites, layer), store }
})

const history = Effect.flatMap(
  AuditLog,
  (audit) =>
    Effect.map(
      audit.list(null, 10, null),
      (all) =>
        all.filter(({ action }) => action.startsWith("site.")).map(({ action, actor, subject }) => [
          action,
          actor.name,
          subject
        ])
    )
)

describe("Sites", () => {
  it.effect("pauses and resumes a site, once each, and what waits is due when all have heard of it", () =>
    Effect.gen(function*() {
      const { asked, sites } = yield* scripted([{ moved: 2, underWay: 0, next: null }])
      assert.isTrue(yield* sites.pause(site, ada))
      assert.isFalse(yield* sites.pause(site, ada))
      const { paused } = yield* sites.find(site)
      assert.deepStrictEqual(paused, { at: new Date(start), by: "ada" })
      assert.deepStrictEqual(asked, [])
      assert.strictEqual((yield* Effect.flip(sites.flush(begin, ada)))._tag, "Conflict")
      assert.deepStrictEqual(yield* sites.resume(begin, ada), { moved: 2, underWay: 0, next: null })
      const dueAt = new Date(start + 2 * reportMillis)
      assert.deepStrictEqual(asked, [
        ["hasten", { site, after: null, limit: 1_000, now: new Date(start), dueAt }],
        ["notify", "sends"]
      ])
      assert.deepStrictEqual(yield* sites.resume(begin, ada), nothing)
      assert.deepStrictEqual(yield* history, [["site.resumed", "ada", site], ["site.paused", "ada", site]])
    }).pipe(Effect.provide(engine())))

  it.effect("flushes a site in bounded steps, with one line in the history", () =>
    Effect.gen(function*() {
      const ids = Array.from({ length: 20 }, (_, index) => `email-${index}`)
      const { asked, sites, store } = yield* scripted(
        ids.map((next) => ({ moved: 10, underWay: 1, next }))
      )
      const first = yield* sites.flush(begin, ada)
      assert.deepStrictEqual(first, { moved: 200, underWay: 20, next: "email-19" })
      assert.deepStrictEqual(yield* sites.flush({ site, after: first.next }, ada), nothing)
      assert.strictEqual(asked.filter(([name]) => name === "hasten").length, 21)
      assert.deepStrictEqual(yield* history, [["site.flushed", "ada", site]])
      const { flushed } = yield* store.report("r-2", [], { now: new Date(start), flushedSince: new Date(start) })
      assert.deepStrictEqual(flushed, [{ site, count: 1 }])
    }).pipe(Effect.provide(engine())))

  it.effect("gives up what waits for a site, and knows no other site", () =>
    Effect.gen(function*() {
      const { asked, sites } = yield* scripted([{ moved: 3, underWay: 0, next: null }])
      assert.deepStrictEqual(yield* sites.bounce(begin, ada), { moved: 3, underWay: 0, next: null })
      assert.deepStrictEqual(asked, [
        ["giveUp", { site, after: null, limit: 200, now: new Date(start) }],
        ["notify", "webhooks"]
      ])
      assert.deepStrictEqual(yield* history, [["site.bounced", "ada", site]])
      const other = { site: "other.test", after: null }
      const errors = [
        yield* Effect.flip(sites.pause(other.site)),
        yield* Effect.flip(sites.find(other.site)),
        yield* Effect.flip(sites.resume(other)),
        yield* Effect.flip(sites.flush(other)),
        yield* Effect.flip(sites.bounce(other))
      ]
      assert.isTrue(errors.every(({ _tag }) => _tag === "NotFound"))
    }).pipe(Effect.provide(engine())))
})

describe("the reports of a process", () => {
  it.effect("tell of its sites and bring the orders every 5 seconds, and are withdrawn with it", () =>
    Effect.gen(function*() {
      const store = yield* SiteStore
      const activity = yield* ProcessActivity
      const heard: Array<SiteOrders> = []
      const shaping: SiteShaping = { report: () => [report], heed: (orders) => void heard.push(orders) }
      activity.shapings.add(shaping)
      const scope = yield* Scope.make()
      yield* Layer.buildWithScope(SiteReports.layer, scope)
      // What is built on it is built now.
      const view = Effect.suspend(() => store.find(site, new Date(start)))
      assert.strictEqual((yield* view)?.state, "slowed")
      yield* store.pause(site, { at: new Date(start), by: "ada" })
      assert.deepStrictEqual(heard, [{ paused: [], flushed: [] }])
      yield* TestClock.adjust(reportMillis)
      assert.deepStrictEqual(heard[1], { paused: [site], flushed: [] })
      activity.shapings.delete(shaping)
      yield* TestClock.adjust(reportMillis)
      assert.isNull((yield* view)?.state)
      activity.shapings.add(shaping)
      yield* TestClock.adjust(reportMillis)
      assert.strictEqual((yield* view)?.state, "slowed")
      yield* Scope.close(scope, Exit.void)
      assert.isNull((yield* view)?.state)
      activity.shapings.delete(shaping)
    }).pipe(Effect.provide(engine())))
})
