import { assert, describe, it } from "@effect/vitest"
import { StorageError, type StorageOutage } from "@sendwright/core/foundation/StorageError"
import type { Evidence } from "@sendwright/core/model/Evidence"
import type { SendLease, Settlement } from "@sendwright/core/sending/SendJobs"
import { evidence } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import * as Settling from "../src/sending/Settling.ts"

const at = new Date("2026-11-21T12:00:00.000Z")
const lease: SendLease = { emailId: "e-1", accountId: "a-1", token: "t-1" }
const sent = evidence({ type: "email.sent" })
const bounced = evidence({ type: "email.bounced" })

const settlement = (over: Partial<Settlement> = {}): Settlement => ({
  lease,
  now: at,
  evidence: [],
  next: { _tag: "Done" },
  later: [],
  ...over
})

/** What the storage does with a command: `true` and `false` say whether the lease was still held. */
type Answer = boolean | "fault" | StorageOutage

/** A worker's settling on a storage that answers as it is told, in order, and the last of it from then on. */
const settlingOn = (...answers: ReadonlyArray<Answer>) => {
  const asked: Array<ReadonlyArray<Settlement>> = []
  const askedAt: Array<number> = []
  const told: Array<string> = []
  const lines: Array<unknown> = []
  const settle = (settlements: ReadonlyArray<Settlement>) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? true
      asked.push(settlements)
      askedAt.push(now)
      if (typeof answer === "boolean") return Effect.succeed([answer])
      const outage = answer === "fault" ? null : answer
      return Effect.fail(new StorageError({ command: "SendJobs.settle", cause: answer, outage }))
    })
  const settling = Settling.make({
    jobs: { settle },
    wakeups: { notify: (news) => Effect.sync(() => void told.push(news)) },
    reputation: { review: Effect.sync(() => void told.push("review")) },
    now: () => at
  })
  const logger = Logger.make(({ message }) => void lines.push(message))
  /** Runs it for a minute, in which every retry there may be has come. */
  const ended = <A>(effect: Effect.Effect<A, StorageError>) =>
    Effect.gen(function*() {
      const fiber = yield* Effect.forkChild(Effect.exit(effect))
      yield* TestClock.adjust(60_000)
      return yield* Fiber.join(fiber)
    }).pipe(Effect.provide(Logger.layer([logger])))
  return {
    asked,
    askedAt,
    told,
    lines,
    settle: (over: Partial<Settlement> = {}) => ended(settling.settle(settlement(over))),
    giveBack: ended(settling.giveBack(lease))
  }
}

const late = ["A hand-off was settled too late: its lease was taken over", { emailId: "e-1" }]
const held = ["An email is held: it is not known whether the provider took it", { emailId: "e-1" }]

describe("the outcome of a hand-off", () => {
  it.effect("is stored once, as it is, and nothing is said where nothing is new", () =>
    Effect.gen(function*() {
      const storage = settlingOn(true)
      assert.strictEqual((yield* storage.settle())._tag, "Success")
      assert.deepStrictEqual(storage.asked, [[settlement()]])
      assert.deepStrictEqual(storage.told, [])
      assert.deepStrictEqual(storage.lines, [])
    }))

  const news: ReadonlyArray<readonly [string, ReadonlyArray<Evidence>, ReadonlyArray<string>]> = [
    ["wakes those who post webhooks of it", [sent], ["webhooks"]],
    ["has the account's reputation reviewed where somebody bounced", [bounced], ["webhooks", "review"]],
    ["has it reviewed where somebody bounced beside others who did not", [sent, bounced], ["webhooks", "review"]]
  ]
  for (const [name, pieces, told] of news) {
    it.effect(name, () =>
      Effect.gen(function*() {
        const storage = settlingOn(true)
        yield* storage.settle({ evidence: pieces })
        assert.deepStrictEqual(storage.told, told)
      }))
  }

  it.effect("is tried again where the storage fails, and told once it is stored", () =>
    Effect.gen(function*() {
      const storage = settlingOn("fault", "full", true)
      assert.strictEqual((yield* storage.settle({ evidence: [sent] }))._tag, "Success")
      assert.deepStrictEqual(storage.askedAt, [0, 100, 300])
      assert.deepStrictEqual(storage.told, ["webhooks"])
      assert.deepStrictEqual(storage.lines, [])
    }))

  it.effect("is given up after some 13 seconds, at growing distances, and then nobody is told", () =>
    Effect.gen(function*() {
      const storage = settlingOn("unreachable")
      const exit = yield* storage.settle({ evidence: [bounced], next: { _tag: "Hold" } })
      assert.strictEqual(exit._tag, "Failure")
      assert.deepStrictEqual(storage.askedAt, [0, 100, 300, 700, 1_500, 3_100, 6_300, 12_700])
      assert.deepStrictEqual(storage.told, [])
      assert.deepStrictEqual(storage.lines, [])
    }))

  it.effect("that came after somebody else took the lease is warned of", () =>
    Effect.gen(function*() {
      const storage = settlingOn(false)
      yield* storage.settle()
      assert.deepStrictEqual(storage.lines, [late])
    }))

  for (const outage of ["unreachable", "unanswered"] as const) {
    it.effect(`is not taken for somebody else's where the storage was ${outage} before: it may have stored it`, () =>
      Effect.gen(function*() {
        const storage = settlingOn(outage, false)
        yield* storage.settle()
        assert.deepStrictEqual(storage.lines, [])
        const thrice = settlingOn(outage, "overloaded", false)
        yield* thrice.settle()
        assert.deepStrictEqual(thrice.lines, [])
      }))
  }

  for (const answer of ["overloaded", "read-only", "full", "fault"] as const) {
    it.effect(`that came too late is warned of where the storage failed as ${answer} before: it stored nothing`, () =>
      Effect.gen(function*() {
        const storage = settlingOn(answer, false)
        yield* storage.settle()
        assert.deepStrictEqual(storage.lines, [late])
      }))
  }

  it.effect("that nobody knows is warned of where the email is held for it, and not where it is sent again", () =>
    Effect.gen(function*() {
      const holding = settlingOn(true)
      yield* holding.settle({ next: { _tag: "Hold" } })
      assert.deepStrictEqual(holding.lines, [held])
      const resending = settlingOn(true)
      yield* resending.settle({ next: { _tag: "AwaitEvidence", until: at } })
      assert.deepStrictEqual(resending.lines, [])
    }))
})

describe("a lease that is given back", () => {
  it.effect("lets another worker have the email at once, without an attempt", () =>
    Effect.gen(function*() {
      const storage = settlingOn(true)
      yield* storage.giveBack
      assert.deepStrictEqual(storage.asked, [[settlement({ next: { _tag: "Deferred", at } })]])
      assert.deepStrictEqual(storage.told, ["sends"])
    }))

  it.effect("wakes nobody where it was not held any more, or never stored", () =>
    Effect.gen(function*() {
      const storage = settlingOn(false)
      yield* storage.giveBack
      assert.deepStrictEqual(storage.told, [])
      assert.deepStrictEqual(storage.lines, [])
    }))

  it.effect("is tried again where the storage fails", () =>
    Effect.gen(function*() {
      const storage = settlingOn("unanswered", true)
      assert.strictEqual((yield* storage.giveBack)._tag, "Success")
      assert.deepStrictEqual(storage.askedAt, [0, 200])
      assert.deepStrictEqual(storage.told, ["sends"])
    }))
})
