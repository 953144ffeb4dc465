import { assert, describe, it } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import * as RoutedProvider from "@sendwright/core/sending/RoutedProvider"
import { noRoutes, RouteStore } from "@sendwright/core/sending/RouteStore"
import * as StoredRules from "@sendwright/core/sending/StoredRules"
import * as Submission from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"

const names = ["one", "two"]

describe("a process that follows stored rules", () => {
  it.effect("logs rules that it cannot follow once, and hands nothing over before it knows one", () =>
    Effect.gen(function*() {
      const errors: Array<unknown> = []
      const logger = Logger.layer([Logger.make(({ logLevel, message }) => {
        if (logLevel === "Error") errors.push(message)
      })])
      let stored: typeof noRoutes | null = null
      const store = Layer.succeed(RouteStore, {
        current: Effect.suspend(() =>
          stored === null
            ? Effect.fail(new StorageError({ command: "RouteStore.current", cause: "down" }))
            : Effect.succeed(stored)
        ),
        set: () => Effect.succeed(false)
      })
      yield* Effect.gen(function*() {
        const rules = yield* StoredRules.make(names)
        assert.isTrue(Result.isFailure(rules()) && Submission.isDeferred(rules().pipe(Result.flip, Result.getOrThrow)))
        stored = noRoutes
        yield* TestClock.adjust("5 seconds")
        assert.deepStrictEqual(rules(), Result.succeed([]))
        stored = { ...noRoutes, text: "to:a.example=three", version: 1 }
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(Result.map(rules(), (all) => all.map(Routes.ruleText)), Result.succeed([stored.text]))
        assert.lengthOf(errors, 1)
        assert.include(JSON.stringify(errors), "A stored rule names three, which is no provider of this process")
        stored = { ...noRoutes, text: "nonsense", version: 2 }
        yield* TestClock.adjust("1 minute")
        assert.lengthOf(errors, 2)
        assert.notInclude(JSON.stringify(errors), "nonsense")
        assert.isFalse(Submission.isDeferred(Result.getOrThrow(Result.flip(rules()))))
        stored = { ...noRoutes, text: "to:a.example=two", version: 3 }
        yield* TestClock.adjust("5 seconds")
        assert.isTrue(Result.isSuccess(rules()))
        assert.lengthOf(errors, 2)
      }).pipe(Effect.provide(Layer.merge(store, logger)))
    }))
})

const domain = fc.constantFrom("a.example", "b.example", "c.example")
const rule = (providers: ReadonlyArray<string>): fc.Arbitrary<Routes.RouteRule> =>
  fc.record({
    conditions: fc.tuple(fc.oneof(
      fc.record({ of: fc.constant("to" as const), value: domain }),
      fc.record({ of: fc.constant("tag" as const), value: fc.constantFrom("news", "other") })
    )),
    providers: fc.uniqueArray(fc.constantFrom(...providers), { minLength: 1, maxLength: 2 })
  })

/** Hands a message over by rules, and says who had each recipient, and with which outcome. */
const handOver = Effect.fnUntraced(function*(
  stored: ReadonlyArray<Routes.RouteRule>,
  rules: ReadonlyArray<Routes.RouteRule>,
  recipients: ReadonlyArray<string>,
  tags: ReadonlyArray<string>
) {
  const handed: Array<readonly [recipient: string, provider: string]> = []
  const provider = (name: string) =>
    EmailProvider.of({
      name,
      submit: ({ envelope }) =>
        Effect.sync(() => {
          for (const recipient of envelope.recipients) handed.push([recipient, name])
          return Submission.accepted("id")
        }),
      check: Effect.void
    })
  const read = Result.succeed(stored)
  const routed = yield* RoutedProvider.make(names.map(provider), { rules, usual: ["one"], stored: () => read })
  const answer = yield* routed.submit(
    outgoing({ tags, envelope: { from: "b@send.example", bounceDomain: null, recipients } })
  )
  return { handed, outcomes: Submission.each(answer, recipients) }
})

it("stored rules come first, and nobody has a recipient whose rule names a provider that is not there", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(rule(["one", "two", "three"]), { maxLength: 4 }),
      fc.array(rule(names), { maxLength: 3 }),
      fc.uniqueArray(domain, { minLength: 1 }),
      fc.boolean(),
      (stored, rules, domains, isNews) =>
        Effect.gen(function*() {
          const recipients = domains.map((name) => `ada@${name}`)
          const { handed, outcomes } = yield* handOver(stored, rules, recipients, isNews ? ["news"] : [])
          for (const { address, outcome } of outcomes) {
            const first = [...stored, ...rules].find(({ conditions }) =>
              conditions.every(({ of, value }) => of === "to" ? address === `ada@${value}` : isNews && value === "news")
            )
            const order = first?.providers ?? ["one"]
            const had = handed.filter(([recipient]) => recipient === address).map(([, provider]) => provider)
            assert.deepStrictEqual(
              [had, outcome._tag],
              order.includes("three") ? [[], "TemporarilyRefused"] : [[order[0]], "Accepted"]
            )
          }
        }).pipe(Effect.runPromise)
    ),
    { numRuns: 200 }
  ))
