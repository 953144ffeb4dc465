import { assert, it } from "@effect/vitest"
import type { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import { second as seconds } from "./support/harness.ts"

const speaksOfProvider = (answer: Submission.Submission): boolean =>
  answer._tag === "TemporarilyRefused" && answer.scope === "provider"

const answer: fc.Arbitrary<Submission.Submission> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(Submission.temporarilyRefused("down", { scope: "provider" })) },
  { weight: 2, arbitrary: fc.constant(Submission.unknown("cut off")) },
  fc.constant(Submission.temporarilyRefused("busy", { scope: "provider", retryAfter: 5_000 })),
  fc.constant(Submission.temporarilyRefused("greylisted")),
  fc.constant(Submission.permanentlyRefused("no")),
  fc.constant(Submission.accepted("id"))
)

const play = (script: ReadonlyArray<readonly [Submission.Submission, Submission.Submission, number]>) =>
  Effect.gen(function*() {
    const asked: Array<{ readonly name: string; readonly answer: Submission.Submission; readonly at: number }> = []
    let answers: Record<string, Submission.Submission> = {}
    const scripted = (name: string): EmailProvider["Service"] => ({
      name,
      submit: () =>
        Effect.map(Clock.currentTimeMillis, (at) => {
          asked.push({ name, answer: answers[name]!, at })
          return answers[name]!
        }),
      check: Effect.void
    })
    const both = yield* FailoverProvider.make([scripted("first"), scripted("second")])
    for (const [first, second, wait] of script) {
      yield* TestClock.adjust(wait * seconds)
      answers = { first, second }
      const before = asked.length
      const end = yield* both.submit(outgoing({ emailId: newId() }))
      const now = asked.slice(before)
      assert.strictEqual(new Set(now.map(({ name }) => name)).size, now.length)
      for (const { answer } of now.slice(0, -1)) assert.isTrue(speaksOfProvider(answer))
      const last = now.at(-1)
      if (last !== undefined && !speaksOfProvider(last.answer)) {
        assert.deepStrictEqual([end._tag, end.provider], [last.answer._tag, last.name])
      }
    }
    for (const name of ["first", "second"]) {
      const calls = asked.filter((call) => call.name === name)
      let failures = 0
      calls.forEach(({ answer, at }, index) => {
        const paused = answer._tag === "TemporarilyRefused" ? answer.retryAfterMillis : null
        const failed = answer._tag === "Unknown" || (speaksOfProvider(answer) && paused === null)
        failures = failed ? failures + 1 : 0
        const next = calls[index + 1]
        if (next === undefined) return
        if (failures >= 5) assert.isAtLeast(next.at - at, 30 * seconds)
        if (paused !== null) assert.isAtLeast(next.at - at, paused)
      })
    }
  })

it("never hands a message to anybody after one who may have it, and asks no provider before its time", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(answer, answer, fc.nat(40)), { maxLength: 60 }),
      (script) => Effect.runPromise(play(script).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])))
    ),
    { numRuns: 200 }
  ))
