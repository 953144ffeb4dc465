import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import * as StorageTime from "@sendwright/core/foundation/StorageTime"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import * as Scheduler from "@sendwright/core/sending/Scheduler"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { logLines } from "./support/logLines.ts"

const pollMillis = 1_000
const batch = 500
const outage = new StorageError({ command: "SendJobs.applyKept", cause: new Error("gone"), outage: null })

/** What one duty answers, call by call, and nothing to do from then on. */
type Answers = Array<number | StorageError>

interface Script {
  readonly promoted?: Answers
  readonly applied?: Answers
  readonly forgotten?: Answers
  readonly pruned?: Answers
  /** When the next thing is due, in milliseconds from the start, look by look; null from then on. */
  readonly due?: Array<number | null>
  readonly isOpen?: () => boolean
  /** Where a look ahead does not come back. */
  readonly hangs?: () => boolean
}

/** A scheduler beside a storage that answers as it is told, and what it asked and said, with the time it was. */
const scheduler = Effect.fnUntraced(function*(script: Script) {
  const start = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
  const said: Array<string> = []
  const say = (words: string) =>
    Effect.clockWith((clock) =>
      Effect.map(clock.currentTimeMillis, (now) => {
        said.push(`${now - start} ${words}`)
      })
    )
  const duty = (name: string, answers: Answers | undefined, by: Date | null, limit: number) =>
    Effect.andThen(
      say(`${name}${by === null ? "" : ` by ${by.getTime() - start}`}, ${limit}`),
      Effect.suspend(() => {
        const answer = answers?.shift() ?? 0
        return typeof answer === "number" ? Effect.succeed(answer) : Effect.fail(answer)
      })
    )
  const log = logLines()
  yield* Layer.build(Scheduler.layer.pipe(Layer.provide(Layer.mergeAll(
    Layer.mock(EmailStore, {
      promoteScheduled: (now, limit) => duty("promote", script.promoted, now, limit),
      pruneIdempotency: (now, limit) => duty("forget keys", script.forgotten, now, limit)
    }),
    Layer.mock(SendJobs, {
      applyKept: (now, limit) => duty("apply kept", script.applied, now, limit),
      nextDue: Effect.suspend(() => {
        if (script.hangs?.() === true) return Effect.never
        const due = script.due?.shift() ?? null
        return Effect.as(say("look ahead"), due === null ? null : new Date(start + due))
      })
    }),
    StorageTime.layerInStep,
    Layer.mock(Wakeups, { notify: (news) => say(`notify ${news}`) }),
    Layer.mock(ReputationGuard, {
      review: say("review"),
      prune: (limit) => duty("prune reputation", script.pruned, null, limit)
    }),
    Layer.mock(OutgoingHold, { isOpen: Effect.sync(() => script.isOpen?.() ?? true), wasOpen: () => true }),
    Layer.succeed(EngineSettings, { ...EngineSettings.defaultValue(), pollMillis }),
    log.layer
  ))))
  yield* TestClock.adjust(0)
  return {
    lines: log.lines,
    /** What was said since the last time. */
    heard: () => said.splice(0)
  }
})

const quiet = (at: number) => [`${at} promote by ${at}, ${batch}`, `${at} apply kept by ${at}, ${batch}`]

const round = (at: number) => [...quiet(at), `${at} look ahead`]

describe("the scheduler's duties", () => {
  it.effect("wake the workers of what they brought about, and of nothing else", () =>
    Effect.gen(function*() {
      const { heard } = yield* scheduler({ promoted: [0, 1], applied: [0, 0, 1] })
      assert.deepStrictEqual(heard(), round(0))
      yield* TestClock.adjust(pollMillis)
      assert.deepStrictEqual(heard(), [
        "1000 promote by 1000, 500",
        "1000 notify sends",
        "1000 notify webhooks",
        "1000 apply kept by 1000, 500",
        "1000 look ahead"
      ])
      yield* TestClock.adjust(pollMillis)
      assert.deepStrictEqual(heard(), [...quiet(2_000), "2000 notify webhooks", "2000 review", "2000 look ahead"])
    }).pipe(Effect.scoped))

  it.effect("go on where a batch was full", () =>
    Effect.gen(function*() {
      const { heard } = yield* scheduler({ promoted: [batch, batch, batch - 1], applied: [batch] })
      assert.deepStrictEqual(heard(), [
        "0 promote by 0, 500",
        "0 promote by 0, 500",
        "0 promote by 0, 500",
        "0 notify sends",
        "0 notify webhooks",
        "0 apply kept by 0, 500",
        "0 apply kept by 0, 500",
        "0 notify webhooks",
        "0 review",
        "0 look ahead"
      ])
    }).pipe(Effect.scoped))

  it.effect("leave what is scheduled alone while everything is held, and nothing else", () =>
    Effect.gen(function*() {
      let isOpen = false
      const { heard } = yield* scheduler({ promoted: [1], isOpen: () => isOpen })
      assert.deepStrictEqual(heard(), ["0 apply kept by 0, 500", "0 look ahead"])
      isOpen = true
      yield* TestClock.adjust(pollMillis)
      assert.deepStrictEqual(heard().slice(0, 2), ["1000 promote by 1000, 500", "1000 notify sends"])
    }).pipe(Effect.scoped))

  it.effect("prune once a minute, batch by batch, and look at the reputation in any case", () =>
    Effect.gen(function*() {
      const { heard } = yield* scheduler({ forgotten: [batch, 3], pruned: [batch, batch, 0] })
      yield* TestClock.adjust(59_000)
      assert.deepStrictEqual(heard(), Array.from({ length: 60 }, (_, index) => round(index * pollMillis)).flat())
      yield* TestClock.adjust(pollMillis)
      assert.deepStrictEqual(heard(), [
        ...quiet(60_000),
        "60000 forget keys by 60000, 500",
        "60000 forget keys by 60000, 500",
        "60000 prune reputation, 500",
        "60000 prune reputation, 500",
        "60000 prune reputation, 500",
        "60000 review",
        "60000 look ahead"
      ])
      yield* TestClock.adjust(59_000)
      assert.isFalse(heard().some((words) => words.includes("prune")))
      yield* TestClock.adjust(pollMillis)
      assert.isTrue(heard().includes("120000 prune reputation, 500"))
    }).pipe(Effect.scoped))

  it.effect("come when the next thing is due, after a poll at the latest, and not at once where it was due before", () =>
    Effect.gen(function*() {
      const { heard } = yield* scheduler({ due: [300, 300, 100, 86_400_000, null] })
      yield* TestClock.adjust(5_000)
      assert.deepStrictEqual(
        heard().filter((words) => words.includes("look ahead")),
        ["0", "300", "1300", "2300", "3300", "4300"].map((at) => `${at} look ahead`)
      )
    }).pipe(Effect.scoped))

  it.effect("are tried again after a poll where one fails, with a line in the log", () =>
    Effect.gen(function*() {
      const { heard, lines } = yield* scheduler({ applied: [outage] })
      assert.deepStrictEqual(heard(), quiet(0))
      assert.deepStrictEqual(
        lines.map(([level, words]) => [level, words]),
        [["Error", "Scheduler: a duty failed; it is tried again"]]
      )
      yield* TestClock.adjust(pollMillis)
      assert.deepStrictEqual(heard(), round(pollMillis))
      assert.strictEqual(lines.length, 1)
    }).pipe(Effect.scoped))

  it.effect("raise a condition where they do not come to their end", () =>
    Effect.gen(function*() {
      let hangs = false
      yield* scheduler({ hangs: () => hangs })
      const conditions = yield* Conditions.Conditions
      yield* TestClock.adjust(60_000)
      assert.deepStrictEqual(yield* conditions.current, [])
      hangs = true
      yield* TestClock.adjust(60_000)
      const [held] = yield* conditions.current
      assert.isDefined(held)
      assert.deepInclude(held, { name: "schedules", blocks: false })
      assert.match(held?.message ?? "", /^No scheduler run has finished for \d+ s\.$/)
    }).pipe(Effect.provide(Conditions.layer), Effect.scoped))
})
