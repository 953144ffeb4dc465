import { assert, describe, it } from "@effect/vitest"
import * as ProcessActivity from "@sendwright/core/foundation/ProcessActivity"
import { type EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { fake, pair } from "./support/failover.ts"
import { accept, second as seconds, start } from "./support/harness.ts"
import { logLines } from "./support/logLines.ts"

const submit = (both: EmailProvider["Service"], count = 1) =>
  Effect.replicateEffect(Effect.suspend(() => both.submit(outgoing({ emailId: newId() }))), count, { discard: true })

const refusing = Submission.temporarilyRefused("421 down", { code: "421", scope: "provider" })
const pausing = Submission.temporarilyRefused("450 slow", { code: "450", retryAfter: 5 * seconds, scope: "provider" })

/** What the process shows of the circuit of a provider. */
const circuitOf = (name: string) =>
  Effect.map(ProcessActivity.ProcessActivity, (activity) => activity.provider(name).circuit)

describe("what a failover shows of its circuits", () => {
  it.effect("is since when each stands as it does, until when nothing is handed over, and why", () =>
    Effect.gen(function*() {
      yield* TestClock.setTime(start)
      const { both, first } = yield* pair
      const closed = { state: "closed", since: new Date(start), until: null, reason: null } as const
      assert.deepStrictEqual([yield* circuitOf("first"), yield* circuitOf("second")], [closed, closed])

      yield* first.failNext(5, refusing)
      yield* TestClock.adjust(seconds)
      yield* submit(both, 4)
      assert.deepStrictEqual(yield* circuitOf("first"), closed, "four failures change nothing")
      yield* submit(both)
      const openedAt = start + seconds
      const until = new Date(openedAt + 30 * seconds)
      const open = { state: "open", since: new Date(openedAt), until, reason: "421" } as const
      assert.deepStrictEqual(yield* circuitOf("first"), open)
      yield* TestClock.adjust(10 * seconds)
      yield* submit(both)
      assert.deepStrictEqual(yield* circuitOf("first"), open, "it stands as before while nobody is let through")

      yield* TestClock.adjust(20 * seconds)
      yield* first.hang
      yield* Effect.forkChild(submit(both))
      yield* Effect.yieldNow
      const probedAt = new Date(start + 31 * seconds)
      assert.deepStrictEqual(yield* circuitOf("first"), {
        state: "half_open",
        since: probedAt,
        until: null,
        reason: "421"
      })
      yield* first.resume
      yield* TestClock.adjust(0)
      assert.deepStrictEqual(yield* circuitOf("first"), { ...closed, since: probedAt })
      assert.deepStrictEqual(yield* circuitOf("second"), closed)
    }).pipe(Effect.provide(ProcessActivity.layer)))

  it.effect("gives no reason for a provider that fell silent", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(5, Submission.unknown("cut off"))
      yield* submit(both, 5)
      assert.deepInclude(yield* circuitOf("first"), { state: "open", reason: null })
    }).pipe(Effect.provide(ProcessActivity.layer)))
})

describe("what a failover logs", () => {
  it.effect("is each opening for failures, with the time that it is for, and the answer that closes it", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(6, refusing)
      const fails = "A provider fails: nothing is handed to it for a while"
      const standIn = Array<string>(6).fill("A stand-in took the email")
      const opened = (millis: number) => ["Warn", fails, { provider: "first", code: "421", millis }]
      yield* submit(both, 5)
      yield* TestClock.adjust(30 * seconds)
      yield* submit(both)
      assert.deepStrictEqual(lines.filter(([level]) => level !== "Debug"), [
        opened(30 * seconds),
        opened(60 * seconds)
      ])
      assert.deepStrictEqual(lines.filter(([level]) => level === "Debug").map(([, words]) => words), standIn)
      lines.length = 0
      yield* TestClock.adjust(60 * seconds)
      yield* submit(both, 2)
      assert.deepStrictEqual(lines, [["Info", "A provider works again", { provider: "first" }]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is nothing of a pause that a provider asks for, and which stand-in took what meanwhile", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(1, pausing)
      const emailId = newId()
      yield* both.submit(outgoing({ emailId }))
      yield* TestClock.adjust(5 * seconds)
      yield* submit(both, 2)
      assert.deepStrictEqual(lines, [["Debug", "A stand-in took the email", { emailId, provider: "second" }]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is nothing of a probe that had no turn: nobody knows yet how the provider is", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(5, refusing)
      yield* first.failNext(1, Submission.deferred("no turn", seconds))
      yield* submit(both, 5)
      yield* TestClock.adjust(30 * seconds)
      lines.length = 0
      yield* submit(both)
      assert.deepStrictEqual(lines, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is no stand-in where the other one refused as well", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(1, pausing)
      yield* second.failNext(1, "permanent")
      yield* submit(both)
      assert.deepStrictEqual(lines, [])
    }).pipe(Effect.provide(layer))
  })
})

describe("the check of a failover", () => {
  it.effect("warns of who is out of reach, and asks all of them at once", () => {
    const { layer, lines } = logLines()
    return Effect.gen(function*() {
      const down = Effect.delay(Effect.fail(new ProviderUnavailable({ message: "Check its host." })), 10 * seconds)
      const up = yield* fake("up")
      const both = yield* FailoverProvider.make([
        { name: "down", submit: accept, check: down },
        { ...up.provider, check: Effect.delay(Effect.void, 10 * seconds) }
      ])
      const checking = yield* Effect.forkChild(both.check)
      yield* TestClock.adjust(10 * seconds)
      assert.isDefined(checking.pollUnsafe(), "it takes no longer than one of them")
      assert.deepStrictEqual(lines, [[
        "Warn",
        "A provider is out of reach, and others stand in: down: Check its host."
      ]])
    }).pipe(Effect.provide(layer))
  })
})
