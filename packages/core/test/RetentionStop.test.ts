import { assert, describe, it } from "@effect/vitest"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import * as Retention from "@sendwright/core/privacy/Retention"
import { RetentionControl } from "@sendwright/core/privacy/RetentionControl"
import { RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { customer, day, engine, get, hour, send, start, startWorkers } from "./support/harness.ts"

const keep = 7 * day
const settings = { pollMillis: hour, retainEmailsMillis: keep }

/** Emails that were sent and have reached their age, before any round. */
const aged = Effect.fnUntraced(function*(count: number) {
  const one = yield* customer()
  const sender = yield* startWorkers(SendWorker.layer)
  const ids = yield* Effect.all(Array.from({ length: count }, () => send(one)))
  yield* TestClock.adjust(hour)
  yield* sender.stop
  yield* TestClock.adjust(keep)
  /** How many of them are left. */
  const left = Effect.map(
    Effect.forEach(ids, (id) => Effect.match(get(one, id), { onSuccess: () => 1, onFailure: () => 0 })),
    (found) => found.filter((is) => is === 1).length
  )
  return { left }
})

const waiting = Effect.flatMap(
  Conditions,
  ({ current }) => Effect.map(current, (all) => all.filter(({ name }) => name === Retention.conditionName))
)

const recorded = Effect.map(
  Effect.flatMap(AuditLog, (audit) => audit.list(null, 10, null)),
  (entries) => entries.map(({ accountId, action, actor, subject }) => [accountId, actor.kind, action, subject])
)

describe("A round of retention that would take much more than those before", () => {
  it.effect("stops, says so once without making the process unready, and goes on when an operator allows it", () => {
    const lines: Array<string> = []
    const logger = Logger.make(({ message }) => void lines.push(String(message)))
    return Effect.gen(function*() {
      const control = yield* RetentionControl
      const { left } = yield* aged(101)
      yield* startWorkers(Retention.layer)
      yield* TestClock.adjust(5 * hour)
      assert.strictEqual(yield* left, 101)
      const [condition, ...others] = yield* waiting
      assert.deepInclude(condition, { blocks: false, since: new Date(start + keep + hour) })
      assert.match(condition!.message, /would delete more than 100 emails .* run sendwright retention allow/)
      assert.deepStrictEqual(others, [])
      assert.lengthOf(lines.filter((line) => line.includes("Retention")), 1, lines.join("\n"))
      const { emails } = (yield* control.status).terms
      assert.deepInclude(emails.stopped, { at: new Date(start + keep + hour), due: 101, restored: false })

      assert.deepStrictEqual(yield* control.allow, ["emails"])
      assert.deepStrictEqual(yield* control.allow, [])
      assert.deepStrictEqual(yield* recorded, [[null, "operator", "retention.allowed", "emails"]])
      yield* TestClock.adjust(hour)
      assert.strictEqual(yield* left, 0)
      assert.deepStrictEqual(yield* waiting, [])
      assert.deepInclude((yield* control.status).terms.emails, { largest: 101, stopped: null })
    }).pipe(Effect.provide(engine(settings)), Effect.provide(Logger.layer([logger])))
  })

  it.effect("goes on by itself where the term or the clock was set right", () =>
    Effect.gen(function*() {
      const store = yield* RetentionStore
      const { left } = yield* aged(3)
      const at = new Date(start)
      yield* store.stop("emails", { at, cutoff: new Date(start + 365 * day), due: 101, restored: false })
      yield* startWorkers(Retention.layer)
      yield* TestClock.adjust(hour)
      assert.strictEqual(yield* left, 0)
      assert.isNull((yield* store.term("emails")).stopped)
    }).pipe(Effect.provide(engine(settings))))

  it.effect("waits, however small, where a month was taken back", () =>
    Effect.gen(function*() {
      const control = yield* RetentionControl
      const store = yield* RetentionStore
      const { left } = yield* aged(3)
      const at = new Date(start)
      yield* store.stop("emails", { at, cutoff: at, due: 0, restored: true })
      yield* startWorkers(Retention.layer)
      yield* TestClock.adjust(3 * hour)
      assert.strictEqual(yield* left, 3)
      assert.match((yield* waiting)[0]?.message ?? "", /a month was taken back/)
      yield* control.allow
      yield* TestClock.adjust(hour)
      assert.strictEqual(yield* left, 0)
      assert.isFalse(yield* control.restore("2026-11"), "the memory keeps no months")
      assert.isFalse(yield* control.restore("November"))
      assert.deepStrictEqual(yield* recorded, [[null, "operator", "retention.allowed", "emails"]])
    }).pipe(Effect.provide(engine(settings))))
})
