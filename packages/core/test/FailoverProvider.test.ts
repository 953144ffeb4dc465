import { assert, describe, it } from "@effect/vitest"
import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import { FakeProvider } from "@sendwright/testing/FakeProvider"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { fake, pair } from "./support/failover.ts"
import { accept, minute, second as seconds } from "./support/harness.ts"

const message = (emailId = newId(), attempt = 1) => outgoing({ emailId, attempt })

const carriers = (both: EmailProvider["Service"], count: number) =>
  Effect.map(
    Effect.replicateEffect(Effect.suspend(() => both.submit(message())), count),
    (answers) => answers.map(({ _tag, provider }) => `${_tag} ${provider}`)
  )

describe("FailoverProvider", () => {
  it.effect("hands over to the first, and to the next in the same hand-off where the first is in trouble itself", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(1, "unreachable")
      assert.deepStrictEqual(yield* carriers(both, 2), ["Accepted second", "Accepted first"])
      assert.deepStrictEqual([first.attempts.length, second.attempts.length], [2, 1])
    }))

  const final: ReadonlyArray<readonly [string, Submission.Submission]> = [
    ["taken", Submission.accepted("id")],
    [
      "taken for some",
      Submission.accepted("id", { refused: [{ address: "a@b.c", permanent: false, code: "450", diagnostic: "450" }] })
    ],
    ["greylisted", Submission.temporarilyRefused("450 4.7.1 greylisted", { code: "450" })],
    ["in the line of a throttle", Submission.deferred("busy", 1_000)],
    ["permanently refused", Submission.permanentlyRefused("550 no")],
    ["unknown", Submission.unknown("cut off")],
    ["answered one by one", {
      _tag: "Mixed",
      outcomes: [
        { address: "a@b.c", outcome: Submission.temporarilyRefused("421", { scope: "provider" }) },
        { address: "d@b.c", outcome: Submission.unknown("cut off") }
      ]
    }]
  ]
  for (const [name, answer] of final) {
    it.effect(`asks nobody else after a message was ${name}`, () =>
      Effect.gen(function*() {
        const { both, first, second } = yield* pair
        yield* first.failNext(1, answer)
        assert.deepStrictEqual(yield* both.submit(message()), { ...answer, provider: "first" })
        assert.strictEqual(second.attempts.length, 0)
      }))
  }

  it.effect("leaves a provider alone that failed five times, probes it once, and goes back to it", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(6, "unreachable")
      yield* carriers(both, 7)
      assert.strictEqual(first.attempts.length, 5)
      yield* TestClock.adjust(29 * seconds)
      yield* carriers(both, 1)
      assert.strictEqual(first.attempts.length, 5)
      yield* TestClock.adjust(seconds)
      assert.deepStrictEqual(yield* carriers(both, 2), ["Accepted second", "Accepted second"])
      assert.strictEqual(first.attempts.length, 6)
      yield* TestClock.adjust(59 * seconds)
      yield* carriers(both, 1)
      assert.strictEqual(first.attempts.length, 6)
      yield* TestClock.adjust(seconds)
      assert.deepStrictEqual(yield* carriers(both, 3), ["Accepted first", "Accepted first", "Accepted first"])
    }))

  it.effect("gives the probe to one hand-off; the others do not wait for it", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(5, "unreachable")
      yield* carriers(both, 5)
      yield* TestClock.adjust(30 * seconds)
      yield* first.hang
      const probe = yield* Effect.forkChild(both.submit(message()))
      yield* Effect.yieldNow
      assert.deepStrictEqual(yield* carriers(both, 3), ["Accepted second", "Accepted second", "Accepted second"])
      yield* first.resume
      assert.strictEqual((yield* Fiber.join(probe)).provider, "first")
      assert.deepStrictEqual(yield* carriers(both, 1), ["Accepted first"])
    }))

  it.effect("takes a probe that was interrupted, or broke, for a failure, and probes again", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.failNext(5, "unreachable")
      yield* carriers(both, 5)
      yield* TestClock.adjust(30 * seconds)
      yield* first.hang
      const probe = yield* Effect.forkChild(both.submit(message()))
      yield* Effect.yieldNow
      yield* Fiber.interrupt(probe)
      yield* first.resume
      assert.deepStrictEqual(yield* carriers(both, 1), ["Accepted second"])
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(yield* carriers(both, 1), ["Accepted first"])
    }))

  it.effect("answers for an adapter that breaks as for an unknown outcome, and names it", () =>
    Effect.gen(function*() {
      const second = yield* fake("second")
      const both = yield* FailoverProvider.make([
        { name: "broken", submit: () => Effect.die(new Error("oops")), check: Effect.void },
        second.provider
      ])
      assert.deepStrictEqual(yield* carriers(both, 6), [...Array<string>(5).fill("Unknown broken"), "Accepted second"])
    }))

  it.effect("opens no circuit for refusals of single messages and recipients", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(10, "temporary")
      yield* first.failNext(10, "permanent")
      yield* carriers(both, 20)
      assert.deepStrictEqual(yield* carriers(both, 1), ["Accepted first"])
      assert.strictEqual(second.attempts.length, 0)
    }))

  const throttled = (retryAfter: number | null) =>
    Submission.temporarilyRefused("throttled", { retryAfter, scope: "provider" })

  for (const [a, b, least] of [[9_000, 4_000, 4_000], [3_000, 4_000, 3_000], [3_000, null, null]] as const) {
    it.effect(`answers with the shortest wait where all refuse: ${least} of ${a} and ${b}`, () =>
      Effect.gen(function*() {
        const { both, first, second } = yield* pair
        yield* first.failNext(1, throttled(a))
        yield* second.failNext(1, throttled(b))
        assert.deepInclude(yield* both.submit(message()), { _tag: "TemporarilyRefused", retryAfterMillis: least })
      }))
  }

  it.effect("leaves a provider that throttles alone for as long as it asks for, and no longer", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      for (let times = 0; times < 6; times++) {
        yield* first.failNext(1, throttled(1_000))
        assert.deepStrictEqual(yield* carriers(both, 3), ["Accepted second", "Accepted second", "Accepted second"])
        assert.strictEqual(first.attempts.length, 3 * times + 1)
        yield* TestClock.adjust(seconds)
        assert.deepStrictEqual(yield* carriers(both, 2), ["Accepted first", "Accepted first"])
      }
    }))

  it.effect("says why where it asks nobody, and for how long", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.failNext(5, Submission.temporarilyRefused("421 down", { code: "421", scope: "provider" }))
      yield* second.failNext(5, "unreachable")
      yield* carriers(both, 5)
      yield* TestClock.adjust(10 * seconds)
      const answer = yield* both.submit(message())
      assert.deepInclude(answer, { provider: "first", code: "421", retryAfterMillis: 20_000, scope: "provider" })
      assert.match(answer._tag === "TemporarilyRefused" ? answer.diagnostic : "", /first.*421 down/)
      assert.deepStrictEqual([first.attempts.length, second.attempts.length], [5, 5])
    }))

  it.effect("asks the provider that had a message with an unknown outcome first, while it lets us in", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      const one = newId()
      const other = newId()
      yield* first.failNext(2, "unreachable")
      yield* second.failNext(2, "unknown")
      for (const id of [one, other]) {
        assert.deepInclude(yield* both.submit(message(id)), { _tag: "Unknown", provider: "second" })
      }
      assert.deepStrictEqual(yield* carriers(both, 1), ["Accepted first"])
      assert.deepInclude(yield* both.submit(message(one, 2)), { _tag: "Accepted", provider: "second" })
      yield* second.failNext(1, "unreachable")
      assert.deepInclude(yield* both.submit(message(other, 2)), { _tag: "Accepted", provider: "first" })
    }))

  it.effect("breaks off a provider that does not answer, before the engine does, and says who it was", () =>
    Effect.gen(function*() {
      const { both, first } = yield* pair
      yield* first.hang
      const handOff = yield* Effect.forkChild(both.submit(message()))
      yield* TestClock.adjust(89 * seconds)
      assert.deepInclude(yield* Fiber.join(handOff), { _tag: "Unknown", provider: "first" })
    }))

  it.effect("asks nobody else once a third of the time is spent", () =>
    Effect.gen(function*() {
      const { both, first, second } = yield* pair
      yield* first.delay(31 * seconds)
      yield* first.failNext(1, "unreachable")
      const handOff = yield* Effect.forkChild(both.submit(message()))
      yield* TestClock.adjust(31 * seconds)
      assert.deepInclude(yield* Fiber.join(handOff), { _tag: "TemporarilyRefused", provider: "first" })
      assert.strictEqual(second.attempts.length, 0)
    }))

  it.effect("is there while one of them is, and names those that are not", () =>
    Effect.gen(function*() {
      const down = (name: string): EmailProvider["Service"] => ({
        name,
        submit: accept,
        check: Effect.fail(new ProviderUnavailable({ message: `Check the host of ${name}.` }))
      })
      const up = yield* fake("up")
      yield* (yield* FailoverProvider.make([down("one"), up.provider])).check
      const { message } = yield* Effect.flip((yield* FailoverProvider.make([down("one"), down("two")])).check)
      assert.strictEqual(message, "one: Check the host of one. two: Check the host of two.")
    }))

  it.effect("has under way what the smallest of them can have", () =>
    Effect.gen(function*() {
      const of = (name: string, concurrency?: number): EmailProvider["Service"] => ({
        name,
        submit: accept,
        check: Effect.void,
        ...(concurrency === undefined ? {} : { concurrency })
      })
      assert.strictEqual((yield* FailoverProvider.make([of("a", 9), of("b", 5), of("c")])).concurrency, 5)
      assert.notProperty(yield* FailoverProvider.make([of("a"), of("b")]), "concurrency")
    }))

  it.effect("is made of layers, each under a name of its own", () =>
    Effect.gen(function*() {
      const provider = yield* EmailProvider
      assert.strictEqual(provider.name, "failover(a, b)")
      assert.deepInclude(yield* provider.submit(message()), { _tag: "Accepted", provider: "a" })
    }).pipe(Effect.provide(FailoverProvider.layer([
      FailoverProvider.layerNamed("a", Layer.fresh(FakeProvider.layer)),
      FailoverProvider.layerNamed("b", Layer.fresh(FakeProvider.layer))
    ]))))

  it.effect("shows its circuits and what each provider answered", () =>
    Effect.gen(function*() {
      const first = yield* fake("metered one")
      const second = yield* fake("metered two")
      const both = yield* FailoverProvider.make([first.provider, second.provider])
      yield* first.controls.failNext(5, "unreachable")
      yield* carriers(both, 5)
      const shown = (yield* Metric.snapshot)
        .filter(({ attributes }) => attributes?.["provider"]?.startsWith("metered"))
        .map(({ attributes, id, state }) => [id, attributes, state])
      assert.deepInclude(shown, ["sendwright_provider_circuit", { provider: "metered one" }, { value: 2 }])
      assert.deepInclude(shown, ["sendwright_provider_circuit", { provider: "metered two" }, { value: 0 }])
      assert.deepInclude(shown, [
        "sendwright_provider_tries_total",
        { provider: "metered two", outcome: "Accepted" },
        { count: 5, incremental: true }
      ])
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map())))
})
