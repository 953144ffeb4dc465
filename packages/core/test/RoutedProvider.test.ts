import { assert, describe, it } from "@effect/vitest"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import * as RoutedProvider from "@sendwright/core/sending/RoutedProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import { newId } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import * as ReceiverHosts from "../src/sending/ReceiverHosts.ts"

const away = Submission.temporarilyRefused("no connection", { scope: "provider" })
const rulesOf = (text: string) => Result.getOrThrow(Routes.parse(text))

/** Providers that answer as they are told, and what each was handed: its recipients, hand-off by hand-off. */
const made = Effect.fnUntraced(function*(
  rules: string,
  usual: ReadonlyArray<string>,
  answers: Readonly<Record<string, Submission.Submission>>,
  more: Readonly<Record<string, Partial<EmailProvider["Service"]>>> = {}
) {
  const handed: Record<string, Array<ReadonlyArray<string>>> = {}
  const providers = Object.entries(answers).map(([name, answer]) => {
    const own: Array<ReadonlyArray<string>> = handed[name] = []
    return EmailProvider.of({
      name,
      submit: (message) =>
        Effect.sync(() => {
          own.push(message.envelope.recipients)
          return answer
        }),
      check: Effect.void,
      ...more[name]
    })
  })
  return { handed, provider: yield* RoutedProvider.make(providers, { rules: rulesOf(rules), usual }) }
})

const to = (...recipients: ReadonlyArray<string>): OutgoingMessage =>
  outgoing({ emailId: newId(), envelope: { from: "b@send.example", bounceDomain: null, recipients } })

const [ada, bea, cleo] = ["ada@a.example", "bea@b.example", "cleo@a.example"]

describe("a route by mail servers", () => {
  const taken = Submission.accepted("the-message-id")
  const provider = Effect.fnUntraced(function*(rules: string) {
    const hosts = yield* ReceiverHosts.make
    const of = (name: string) => EmailProvider.of({ name, submit: () => Effect.succeed(taken), check: Effect.void })
    return yield* RoutedProvider.make([of("one"), of("two")], { rules: rulesOf(rules), usual: ["one"], hosts })
  })

  it.effect("takes what all of the best ones of a domain match, and waits where the DNS does not tell", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      yield* dns.set("a.example", "MX", ["10 Alt1.mx.example", "10 alt2.mx.example", "20 other.example"])
      yield* dns.set("b.example", "MX", ["10 alt1.mx.example", "10 other.example"])
      yield* dns.set("null.example", "MX", ["0 ."])
      yield* dns.fail(true, "silent.example")
      const routed = yield* provider("mx:*.mx.example=two; mx:plain.example=two")
      const carrier = (address: string) =>
        Effect.map(routed.submit(to(address)), (answer) => answer.provider ?? ("code" in answer ? answer.code : null))
      assert.strictEqual(yield* carrier("ada@a.example"), "two")
      assert.strictEqual(yield* carrier("ada@b.example"), "one")
      // Without MX records a domain is its own mail server.
      assert.strictEqual(yield* carrier("ada@plain.example"), "two")
      assert.strictEqual(yield* carrier("ada@null.example"), "one")
      assert.strictEqual(yield* carrier("ada@[192.0.2.1]"), "one")
      assert.strictEqual(yield* carrier("ada@silent.example"), "4.4.3")
      assert.deepInclude(yield* routed.submit(to("ada@silent.example")), { scope: "message", reason: "dns" })
      assert.deepStrictEqual(
        (yield* routed.sites!(to("ada@a.example", "bea@silent.example", "cleo@b.example"))).map(({ site }) => site),
        ["two", "routes", "one"]
      )
    }).pipe(Effect.provide(Layer.fresh(StaticDns.layer))))

  it.effect("asks once in five minutes for a domain", () =>
    Effect.gen(function*() {
      const dns = yield* StaticDns
      yield* dns.set("a.example", "MX", ["10 mx.example"])
      const routed = yield* provider("mx:mx.example=two")
      for (const address of ["ada@a.example", "bea@A.example"]) yield* routed.submit(to(address))
      assert.lengthOf(dns.lookups, 1)
      yield* TestClock.adjust("5 minutes")
      yield* routed.submit(to("ada@a.example"))
      assert.lengthOf(dns.lookups, 2)
    }).pipe(Effect.provide(Layer.fresh(StaticDns.layer))))

  it.effect("needs somebody who answers", () =>
    Effect.gen(function*() {
      const exit = yield* Effect.exit(made("mx:mx.example=two", ["one"], { one: taken, two: taken }))
      assert.isTrue(Exit.isFailure(exit))
    }))
})

describe("a routed provider", () => {
  it.effect("hands each recipient to the providers of its route alone, and says who gave which answer", () =>
    Effect.gen(function*() {
      const same = Submission.accepted("the-message-id")
      const { handed, provider } = yield* made("to:a.example=two", ["one"], { one: same, two: same })
      const submission = yield* provider.submit(to(ada, bea, cleo))
      assert.deepStrictEqual(handed, { one: [[bea]], two: [[ada, cleo]] })
      assert.strictEqual(submission._tag, "Mixed")
      assert.deepStrictEqual(
        Submission.each(submission, []).map(({ address, outcome }) => [address, outcome._tag, outcome.provider]),
        [[ada, "Accepted", "two"], [cleo, "Accepted", "two"], [bea, "Accepted", "one"]]
      )
      const single = yield* provider.submit(to(bea))
      assert.deepInclude(single, { _tag: "Accepted", provider: "one" })
    }))

  it.effect("fails over within a route, and never beyond it", () =>
    Effect.gen(function*() {
      const taken = Submission.accepted("id")
      const { handed, provider } = yield* made("to:a.example=two,three", ["one"], {
        one: taken,
        two: away,
        three: taken
      })
      assert.deepInclude(yield* provider.submit(to(ada)), { _tag: "Accepted", provider: "three" })
      const alone = yield* made("to:a.example=two", ["one"], { one: taken, two: away })
      assert.deepInclude(yield* alone.provider.submit(to(ada)), { _tag: "TemporarilyRefused", provider: "two" })
      assert.deepStrictEqual(handed, { one: [], two: [[ada]], three: [[ada]] })
      assert.deepStrictEqual(alone.handed, { one: [], two: [[ada]] })
    }))

  it.effect("has one circuit for a provider, whichever routes lead to it", () =>
    Effect.gen(function*() {
      const { handed, provider } = yield* made("to:a.example=two", ["two", "one"], {
        one: Submission.accepted("id"),
        two: away
      })
      for (let i = 0; i < 5; i++) yield* provider.submit(to(bea))
      assert.include((yield* provider.submit(to(ada))) as object, { _tag: "TemporarilyRefused", provider: "two" })
      assert.strictEqual(handed["two"]?.length, 5)
      assert.strictEqual(handed["one"]?.length, 5)
    }))

  it.effect("divides recipients by their routes, and then by the sites of a route's provider", () =>
    Effect.gen(function*() {
      const taken = Submission.accepted("id")
      const sites = ({ envelope }: OutgoingMessage) =>
        Effect.succeed(envelope.recipients.map((recipient) => ({ site: "mail", recipients: [recipient] })))
      const { provider } = yield* made("to:a.example=mx; to:c.example=mx,one", ["one"], { one: taken, mx: taken }, {
        mx: { sites }
      })
      const found = yield* provider.sites!(to(ada, bea, "dora@d.example", cleo, "eve@c.example"))
      assert.deepStrictEqual(found, [
        { site: "mx: mail", recipients: [ada] },
        { site: "mx: mail", recipients: [cleo] },
        { site: "one", recipients: [bea, "dora@d.example"] },
        { site: "mx,one: mail", recipients: ["eve@c.example"] }
      ])
    }))

  it.effect("takes back the attempt where all routes wait for their turn", () =>
    Effect.gen(function*() {
      const { provider } = yield* made("to:a.example=two", ["one"], {
        one: Submission.deferred("one is throttled", 1_000),
        two: Submission.deferred("two is throttled", 2_000)
      })
      const submission = yield* provider.submit(to(ada, bea))
      assert.isTrue(Submission.isDeferred(submission))
      assert.propertyVal(submission, "retryAfterMillis", 2_000)
    }))

  it.effect("knows nothing of recipients that a provider does not answer for", () =>
    Effect.gen(function*() {
      const { provider } = yield* made("to:a.example=two", ["one"], {
        one: Submission.temporarilyRefused("later"),
        two: { _tag: "Mixed", outcomes: [{ address: ada, outcome: Submission.temporarilyRefused("later") }] }
      })
      const outcomes = Submission.each(yield* provider.submit(to(ada, cleo, bea)), [])
      assert.deepStrictEqual(outcomes.map(({ address, outcome }) => [address, outcome._tag]), [
        [ada, "TemporarilyRefused"],
        [cleo, "Unknown"],
        [bea, "TemporarilyRefused"]
      ])
    }))

  it.effect("checks every provider, and fails where a route has none that works", () =>
    Effect.gen(function*() {
      const taken = Submission.accepted("id")
      const broken = { check: Effect.fail({ _tag: "ProviderUnavailable", message: "no connection" } as never) }
      const all = { one: taken, two: taken }
      const replaced = yield* made("to:a.example=two,one", ["one"], all, { two: broken })
      assert.isTrue(Exit.isSuccess(yield* Effect.exit(replaced.provider.check)))
      const lost = yield* made("to:a.example=two", ["one"], all, { two: broken })
      assert.strictEqual((yield* Effect.flip(lost.provider.check)).message, "two: no connection")
    }))

  it.effect("refuses to start with a route to a provider that is not there", () =>
    Effect.gen(function*() {
      const exit = yield* Effect.exit(made("to:a.example=two", ["one"], { one: away }))
      assert.isTrue(Exit.hasDies(exit))
    }))
})

const outcome = fc.constantFrom<Submission.Submission>(
  away,
  Submission.accepted("id"),
  Submission.accepted("other"),
  Submission.unknown("cut off"),
  Submission.temporarilyRefused("greylisted"),
  Submission.permanentlyRefused("no"),
  Submission.cannotCarry("too large"),
  Submission.deferred("throttled", 1_000)
)

it("a recipient is with one provider at most that may have taken the message, which its route names, and has its answer", () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({ one: outcome, two: outcome, three: outcome }),
      fc.array(
        fc.tuple(
          fc.constantFrom("to:a.example", "to:b.example", "to:*.example"),
          fc.shuffledSubarray(["one", "two", "three"], { minLength: 1 })
        ).map(([condition, providers]) => `${condition}=${providers.join(",")}`),
        { minLength: 1, maxLength: 3 }
      ),
      fc.uniqueArray(fc.constantFrom(ada, bea, cleo, "dora@d.example"), { minLength: 1 }),
      (answers, rules, recipients) =>
        Effect.gen(function*() {
          const { handed, provider } = yield* made(rules.join("; "), ["one", "two"], answers)
          const message = to(...recipients)
          const submission = yield* provider.submit(message)
          const outcomes = new Map(
            Submission.each(submission, recipients).map(({ address, outcome }) => [address, outcome])
          )
          for (const recipient of recipients) {
            const order = Routes.providersFor(rulesOf(rules.join("; ")), ["one", "two"], recipient, message)
            const had = Object.keys(handed).filter((name) => handed[name]!.flat().includes(recipient))
            for (const name of had) assert.include(order!, name)
            for (const name of Object.keys(handed)) {
              assert.isAtMost(handed[name]!.flat().filter((one) => one === recipient).length, 1)
            }
            const mayHave = had.filter((name) => ["Accepted", "Unknown"].includes(answers[name as "one"]._tag))
            assert.isAtMost(mayHave.length, 1)
            const told = outcomes.get(recipient)!
            if (mayHave.length === 0) continue
            assert.strictEqual(told._tag, answers[mayHave[0] as "one"]._tag)
            assert.strictEqual(told.provider, mayHave[0])
          }
        }).pipe(Effect.runPromise)
    ),
    { numRuns: 200 }
  ))
