import { assert, describe, it } from "@effect/vitest"
import type { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import * as ProviderWatch from "../src/sending/ProviderWatch.ts"
import { fake, pair } from "./support/failover.ts"
import { second as seconds, start } from "./support/harness.ts"

const submit = (both: EmailProvider["Service"], emailId = newId()) => both.submit(outgoing({ emailId }))

/** Who answers for as many other messages. */
const carriers = (both: EmailProvider["Service"], count: number) =>
  Effect.map(
    Effect.replicateEffect(Effect.suspend(() => submit(both)), count),
    (answers) => answers.map(({ provider }) => provider)
  )

const down = Submission.temporarilyRefused("421 down", { code: "421", scope: "provider" })
const greylisted = Submission.temporarilyRefused("450 4.7.1 greylisted", { code: "450" })
const mixed = (...outcomes: ReadonlyArray<Submission.Uniform>): Submission.Mixed => ({
  _tag: "Mixed",
  outcomes: outcomes.map((outcome, index) => ({ address: `${index}@b.example`, outcome }))
})

describe("recipients who were accepted early", () => {
  it.effect("are told of with the name of their provider", () =>
    Effect.gen(function*() {
      const outcome = Submission.accepted("p-1")
      const first: EmailProvider["Service"] = {
        name: "first",
        check: Effect.void,
        submit: ({ onAccepted }) => {
          onAccepted?.([{ address: "ada@b.example", outcome }])
          return Effect.succeed(Submission.unknown("cut"))
        }
      }
      const both = yield* FailoverProvider.make([first, { ...first, name: "second" }])
      const told: Array<Submission.RecipientOutcome> = []
      yield* both.submit(outgoing({ emailId: newId(), onAccepted: (outcomes) => void told.push(...outcomes) }))
      assert.deepStrictEqual(told, [{ address: "ada@b.example", outcome: { ...outcome, provider: "first" } }])
    }))
})

describe("a message that a provider cannot carry", () => {
  const tooLarge = Submission.cannotCarry("At most 10 MB.")

  it.effect("goes to the next one, and does not count against the first", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(20, tooLarge)
      assert.deepStrictEqual(yield* carriers(both, 20), Array.from({ length: 20 }, () => "second"))
      assert.strictEqual((yield* submit(both)).provider, "first")
    }))

  it.effect("fails with the reason of each where none can", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(1, tooLarge)
      yield* second.failNext(1, Submission.cannotCarry("No signed mail."))
      assert.deepInclude(yield* submit(both), {
        _tag: "PermanentlyRefused",
        subject: "provider",
        provider: "second",
        diagnostic: "first: At most 10 MB. second: No signed mail."
      })
    }))

  it.effect("waits for one that may carry it and is in trouble", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(1, tooLarge)
      yield* second.failNext(1, down)
      assert.strictEqual((yield* submit(both))._tag, "TemporarilyRefused")
      yield* first.failNext(1, down)
      yield* second.failNext(1, tooLarge)
      assert.strictEqual((yield* submit(both))._tag, "TemporarilyRefused")
    }))
})

describe("who had a message with an unknown outcome", () => {
  /** The one who is asked next for a message that the second provider answered so, one attempt after another. */
  const askedNext = Effect.fnUntraced(function*(answers: ReadonlyArray<Submission.Submission>) {
    const { both, first, second } = yield* pair
    const id = newId()
    // Only so does it come to the second at first.
    yield* first.failNext(1, down)
    for (const answer of answers) {
      yield* second.failNext(1, answer)
      assert.strictEqual((yield* submit(both, id)).provider, "second")
    }
    return (yield* submit(both, id)).provider
  })
  const unknown = Submission.unknown("cut off")
  const refused = Submission.permanentlyRefused("550 no", "550")

  for (
    const [name, next, ...answers] of [
      ["is asked first", "second", unknown],
      ["is asked first where the outcome is unknown of one recipient", "second", mixed(refused, unknown)],
      ["is no one where all is known", "first", greylisted],
      ["is still asked first after it put the message off", "second", unknown, greylisted],
      ["is still asked first after it put one recipient off", "second", unknown, mixed(refused, greylisted)],
      ["is forgotten once it refused the message for good", "first", unknown, refused],
      ["is forgotten once it answered for each recipient", "first", unknown, mixed(refused, Submission.accepted("1"))]
    ] as const
  ) {
    it.effect(name, () => Effect.map(askedNext(answers), (provider) => assert.strictEqual(provider, next)))
  }

  it.effect("is asked once for each attempt, and not again behind the others", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      const id = newId()
      yield* first.failNext(2, down)
      yield* second.failNext(1, unknown)
      yield* submit(both, id)
      yield* second.failNext(1, down)
      assert.strictEqual((yield* submit(both, id))._tag, "TemporarilyRefused")
      assert.deepStrictEqual([first.attempts.length, second.attempts.length], [2, 2])
    }))
})

describe("what an answer says of a provider", () => {
  it.effect("is no failure where it answered for one recipient", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(6, mixed(down, Submission.accepted("1")))
      assert.deepStrictEqual(yield* carriers(both, 7), Array(7).fill("first"))
    }))

  it.effect("is a failure where it answered for no recipient", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(5, mixed(down, Submission.unknown("cut off")))
      assert.deepStrictEqual(yield* carriers(both, 6), [...Array<string>(5).fill("first"), "second"])
    }))

  it.effect("is nothing where it was not asked: failures before and after are in a row", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(4, down)
      yield* first.failNext(1, Submission.deferred("no turn", seconds))
      yield* first.failNext(1, down)
      yield* carriers(both, 6)
      assert.deepStrictEqual(yield* carriers(both, 1), ["second"])
      assert.strictEqual(first.attempts.length, 6)
    }))

  it.effect("is no pause of the provider where the message alone is to come later", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(1, Submission.temporarilyRefused("450 greylisted", { retryAfter: 5 * seconds }))
      assert.deepStrictEqual(yield* carriers(both, 2), ["first", "first"])
    }))

  it.effect("is a pause where it asks for one, without any failure", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(1, { ...down, retryAfterMillis: 5 * seconds })
      assert.deepStrictEqual(yield* carriers(both, 2), ["second", "second"])
      yield* TestClock.adjust(5 * seconds)
      assert.deepStrictEqual(yield* carriers(both, 1), ["first"])
    }))
})

describe("what is answered for a provider", () => {
  it.effect("that is left alone and that was broken off says so, and asks for the time that is left", () =>
    Effect.gen(function*() {
      const one = yield* fake("one")
      const two = yield* fake("two")
      const both = yield* FailoverProvider.make([one.provider, two.provider], { failures: 1, coolDown: "20 seconds" })
      yield* one.controls.hang
      const handOff = yield* Effect.forkChild(submit(both))
      yield* Effect.yieldNow
      yield* Fiber.interrupt(handOff)
      yield* one.controls.resume
      yield* two.controls.failNext(1, Submission.unknown("reset"))
      yield* submit(both)
      yield* TestClock.adjust(15 * seconds)
      assert.deepStrictEqual(yield* submit(both), {
        ...Submission.temporarilyRefused(
          "Nothing is handed to one at present; it last answered: one was broken off",
          { scope: "provider", retryAfter: 5 * seconds }
        ),
        provider: "one"
      })
    }))

  it.effect("that broke, or did not answer in time, is an unknown outcome in words of ours", () =>
    Effect.gen(function*() {
      // The time of a hand-off counts from where the clock stands.
      yield* TestClock.setTime(start)
      const spare = yield* fake("spare")
      const silent = { name: "silent", submit: () => Effect.never, check: Effect.void }
      const handOff = yield* Effect.forkChild(submit(yield* FailoverProvider.make([silent, spare.provider])))
      yield* TestClock.adjust(88 * seconds)
      assert.isUndefined(handOff.pollUnsafe())
      yield* TestClock.adjust(seconds)
      assert.deepStrictEqual(yield* Fiber.join(handOff), {
        ...Submission.unknown("the provider did not answer in time"),
        provider: "silent"
      })
      const broken = { name: "broken", submit: () => Effect.die("oops"), check: Effect.void }
      assert.deepStrictEqual(yield* submit(yield* FailoverProvider.make([broken, spare.provider])), {
        ...Submission.unknown("the provider adapter broke in the middle of the hand-off"),
        provider: "broken"
      })
    }))

  it.effect("that is asked second has the time that the first one left", () =>
    Effect.gen(function*() {
      yield* TestClock.setTime(start)
      const { both, first, second } = yield* pair
      yield* first.delay(30 * seconds)
      yield* first.failNext(1, down)
      yield* second.hang
      const handOff = yield* Effect.forkChild(submit(both))
      // A third of the time is gone, and no more: the second is asked.
      yield* TestClock.adjust(88 * seconds)
      assert.strictEqual(second.attempts.length, 1)
      assert.isUndefined(handOff.pollUnsafe())
      yield* TestClock.adjust(seconds)
      assert.deepInclude(yield* Fiber.join(handOff), { _tag: "Unknown", provider: "second" })
    }))
})

describe("a failover", () => {
  it.effect("is not watched, as the providers behind it are", () =>
    Effect.gen(function*() {
      const { both } = yield* pair
      assert.strictEqual(yield* ProviderWatch.around(both), both)
    }))

  for (const name of ["coolDown", "maxCoolDown"] as const) {
    it.effect(`names ${name} where it is no duration`, () =>
      Effect.gen(function*() {
        const { provider } = yield* fake("one")
        const made = FailoverProvider.make([provider, provider], { [name]: "-1 seconds" })
        const defect = yield* Effect.catchDefect(made, (defect) => Effect.succeed(String(defect)))
        assert.strictEqual(defect, `RangeError: ${name} must not be negative`)
      }))
  }
})

describe("a message that a provider has no room for today", () => {
  const full = Submission.deferred("no room today", 3_600 * seconds, "provider")

  it.effect("goes to the next one, however often, and the first is in no trouble", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(20, full)
      assert.deepStrictEqual(yield* carriers(both, 21), [...Array<string>(20).fill("second"), "first"])
    }))

  it.effect("waits where nobody else has, for no longer than the next one asks for", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(1, full)
      yield* second.failNext(1, { ...full, retryAfterMillis: 60 * seconds })
      const answer = yield* submit(both)
      assert.isTrue(Submission.isDeferred(answer))
      assert.deepInclude(answer, { retryAfterMillis: 60 * seconds, provider: "second" })
    }))

  it.effect("was tried where the next one is in trouble", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(1, full)
      yield* second.failNext(1, down)
      const answer = yield* submit(both)
      assert.isFalse(Submission.isDeferred(answer))
      assert.deepInclude(answer, { diagnostic: down.diagnostic, provider: "second" })
    }))
})
