import { assert, describe, it } from "@effect/vitest"
import { domainOf } from "@sendwright/core/foundation/Address"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { EmailProvider, type SiteRecipients } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import { report } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { calm, jobsWith } from "./support/handoff.ts"
import { customer, engine, get, Harness, hour, minute, second, send, start, startWorkers } from "./support/harness.ts"

const to = ["ada@fast.example", "bob@slow.example", "cy@fast.example"]

const byDomain = ({ envelope }: OutgoingMessage): ReadonlyArray<SiteRecipients> =>
  [...Map.groupBy(envelope.recipients, domainOf)].map(([site, recipients]) => ({ site, recipients }))

/** The provider, which divides messages like this. */
const dividing = (sites: NonNullable<EmailProvider["Service"]["sites"]>) =>
  Layer.effect(EmailProvider, Effect.map(EmailProvider, (provider) => ({ ...provider, sites })))

/** A worker whose provider divides by domain, or as it is told; each site answers as it is told. */
const atWork = Effect.fnUntraced(function*(
  submit: (site: string, message: OutgoingMessage) => Effect.Effect<Submission.Submission>,
  sites: NonNullable<EmailProvider["Service"]["sites"]> = (message) => Effect.succeed(byDomain(message))
) {
  const harness = yield* Harness
  const one = yield* customer()
  harness.submit = (message) => submit(domainOf(message.envelope.recipients[0]!), message)
  yield* startWorkers(Layer.provide(SendWorker.layer, dividing(sites)))
  /** When each hand-off was, in seconds since the start, its attempt, and to whom. */
  const handedOver = () =>
    harness.handedOver.map(({ at, message }) => [
      (at - start) / second,
      message.attempt,
      message.envelope.recipients.join(" ")
    ])
  return { one, handedOver }
})

const taken = Effect.succeed(Submission.accepted("p-1"))
const later = Effect.succeed(Submission.temporarilyRefused("451 4.7.1 later", { code: "451" }))

const typesOf = (email: { readonly events: ReadonlyArray<{ readonly type: string }> }) =>
  email.events.map(({ type }) => type)

describe("an email to several sites", () => {
  it.effect("is several hand-offs, and one site's answer is stored while another one is slow", () =>
    Effect.gen(function*() {
      const { handedOver, one } = yield* atWork((site) => site === "fast.example" ? taken : Effect.delay(taken, minute))
      const id = yield* send(one, { to })
      yield* TestClock.adjust(second)
      assert.deepStrictEqual(handedOver(), [[0, 1, "ada@fast.example cy@fast.example"], [0, 1, "bob@slow.example"]])
      const half = yield* get(one, id)
      assert.deepStrictEqual(typesOf(half), ["email.queued", "email.sent"])
      yield* TestClock.adjust(hour)
      const whole = yield* get(one, id)
      assert.strictEqual(whole.status, "sent")
      assert.deepStrictEqual(whole.events.map(({ details }) => details["recipients"]), [
        undefined,
        ["ada@fast.example", "cy@fast.example"],
        ["bob@slow.example"]
      ])
      assert.strictEqual(handedOver().length, 2)
    }).pipe(Effect.provide(engine(calm))))

  it.effect("has for each site its own attempts and waits", () =>
    Effect.gen(function*() {
      let down = true
      const { handedOver, one } = yield* atWork((site, { attempt }) =>
        site === "slow.example" ? (down ? later : taken) : attempt < 3 ? Effect.delay(later, second) : taken
      )
      const id = yield* send(one, { to })
      yield* TestClock.adjust(minute)
      const of = (domain: string) => handedOver().filter(([, , who]) => String(who).includes(domain))
      assert.deepStrictEqual(of("fast").map(([at, attempt]) => [at, attempt]), [[0, 1], [6, 2], [17, 3]])
      assert.deepStrictEqual(of("slow").map(([at, attempt]) => [at, attempt]), [[0, 1], [5, 2], [15, 3], [35, 4]])
      assert.deepStrictEqual(typesOf(yield* get(one, id)), ["email.queued", "email.sent"])
      down = false
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(handedOver().at(-1), [75, 5, "bob@slow.example"])
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine({ ...calm, pollMillis: second }))))

  it.effect("knows of one site where the other one gives no answer", () =>
    Effect.gen(function*() {
      let lost = true
      const { handedOver, one } = yield* atWork((site) => site === "fast.example" ? taken : lost ? Effect.never : taken)
      const id = yield* send(one, { to })
      yield* TestClock.adjust(30 * second)
      lost = false
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(handedOver().map(([, attempt, who]) => [attempt, who]), [
        [1, "ada@fast.example cy@fast.example"],
        [1, "bob@slow.example"],
        [2, "bob@slow.example"]
      ])
      assert.strictEqual((yield* get(one, id)).status, "sent")
    }).pipe(Effect.provide(engine(calm))))

  it.effect("knows of one recipient of a site where another one gives no answer", () =>
    Effect.gen(function*() {
      let lost = true
      const { handedOver, one } = yield* atWork((site, { envelope, onAccepted }) => {
        if (site === "slow.example" || !lost) return taken
        const outcome = { ...Submission.accepted("p-2"), by: "receiver" } as const
        onAccepted?.([{ address: envelope.recipients[0]!, outcome }])
        return Effect.never
      })
      const id = yield* send(one, { to })
      yield* TestClock.adjust(second)
      const half = yield* get(one, id)
      assert.deepStrictEqual(
        half.events.map(({ details, type }) => [type, details["recipients"], details["provider"]]),
        [
          ["email.queued", undefined, undefined],
          ["email.sent", ["bob@slow.example"], "fake"],
          ["email.sent", ["ada@fast.example"], "fake"],
          ["email.delivered", ["ada@fast.example"], "fake"]
        ]
      )
      lost = false
      yield* TestClock.adjust(hour)
      assert.deepStrictEqual(handedOver().map(([, attempt, who]) => [attempt, who]), [
        [1, "ada@fast.example cy@fast.example"],
        [1, "bob@slow.example"],
        [2, "cy@fast.example"]
      ])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("has each event once where the answer to a settlement is lost", () =>
    Effect.gen(function*() {
      const harness = yield* Harness
      const one = yield* customer()
      harness.submit = ({ envelope: { recipients: [first = ""] } }) => {
        const answer = Effect.succeed({ ...Submission.accepted("p-1"), by: "receiver" } as const)
        return first.includes("fast") ? answer : Effect.delay(answer, minute)
      }
      let continued = 0
      const forgetful = jobsWith((jobs) => ({
        settle: (settlements) =>
          Effect.tap(jobs.settle(settlements), () => {
            const isLost = settlements[0]?.next._tag === "Continue" && ++continued <= 3
            return isLost
              ? Effect.fail(new StorageError({ command: "settle", cause: new Error("cut"), outage: "unanswered" }))
              : Effect.void
          })
      }))
      yield* startWorkers(
        Layer.provide(SendWorker.layer, [forgetful, dividing((message) => Effect.succeed(byDomain(message)))])
      )
      const id = yield* send(one, { to })
      yield* TestClock.adjust(hour)
      assert.strictEqual(continued, 4)
      assert.deepStrictEqual(typesOf(yield* get(one, id)), [
        "email.queued",
        "email.sent",
        "email.delivered",
        "email.sent",
        "email.delivered"
      ])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("asks those later who had no turn, where many sites take all of the time", () =>
    Effect.gen(function*() {
      const many = Array.from({ length: 12 }, (_, n) => `ada@site${n}.example`)
      const { handedOver, one } = yield* atWork((site) => /site1[01]/.test(site) ? taken : Effect.never)
      const id = yield* send(one, { to: many })
      yield* TestClock.adjust(89 * second)
      assert.strictEqual(handedOver().length, 10)
      yield* TestClock.adjust(minute)
      assert.deepStrictEqual(handedOver().slice(10, 12), [
        [91, 1, "ada@site10.example"],
        [91, 1, "ada@site11.example"]
      ])
      assert.deepStrictEqual(typesOf(yield* get(one, id)), ["email.queued", "email.sent", "email.sent"])
    }).pipe(Effect.provide(engine({ ...calm, pollMillis: second }))))

  it.effect("ends where reports are first, and asks nobody again", () =>
    Effect.gen(function*() {
      const events = yield* ProviderEvents
      const { handedOver, one } = yield* atWork((site) => site === "fast.example" ? taken : later)
      const id = yield* send(one, { to })
      yield* TestClock.adjust(second)
      yield* events.ingest([report({
        type: "email.delivered",
        occurredAt: new Date(start),
        recipients: ["bob@slow.example"],
        emailId: id
      })])
      yield* TestClock.adjust(hour)
      assert.strictEqual(handedOver().length, 2)
      assert.deepStrictEqual(typesOf(yield* get(one, id)), ["email.queued", "email.sent", "email.delivered"])
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is one hand-off for those whom the provider forgot, and where it does not tell its sites", () =>
    Effect.gen(function*() {
      const answers: ReadonlyArray<Effect.Effect<ReadonlyArray<SiteRecipients>>> = [
        Effect.succeed([{ site: "a", recipients: [to[0]!, to[0]!, "other@fast.example"] }]),
        Effect.never,
        Effect.die(new Error("broken"))
      ]
      let asked = 0
      const { handedOver, one } = yield* atWork(() => taken, () => answers[asked++]!)
      for (
        const expected of [["ada@fast.example", "bob@slow.example cy@fast.example"], [to.join(" ")], [to.join(" ")]]
      ) {
        const before = handedOver().length
        yield* send(one, { to })
        yield* TestClock.adjust(hour)
        assert.deepStrictEqual(handedOver().slice(before).map(([, , who]) => who), expected)
      }
    }).pipe(Effect.provide(engine(calm))))
})

describe("an answer of a receiver's own server", () => {
  it.effect("is a delivery where it takes the message", () =>
    Effect.gen(function*() {
      const { one } = yield* atWork(() =>
        Effect.succeed({
          ...Submission.accepted("p-1", { response: "250 2.0.0 OK" }),
          by: "receiver" as const,
          host: "mx.fast.example"
        })
      )
      const id = yield* send(one, { to: [to[0]!] })
      yield* TestClock.adjust(second)
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "delivered")
      assert.deepStrictEqual(typesOf(email), ["email.queued", "email.sent", "email.delivered"])
      assert.deepInclude(email.events[2]!.details, {
        recipients: ["ada@fast.example"],
        smtp_response: "250 2.0.0 OK",
        remote_mta: "mx.fast.example",
        provider: "fake"
      })
    }).pipe(Effect.provide(engine(calm))))

  it.effect("is waited for, for four days, and told of where it puts the message off for long", () =>
    Effect.gen(function*() {
      const { handedOver, one } = yield* atWork(() =>
        Effect.map(later, (refusal) => ({ ...refusal, by: "receiver" as const }))
      )
      const id = yield* send(one, { to: [to[0]!] })
      yield* TestClock.adjust(5 * 24 * hour)
      const minutes = handedOver().map(([at]) => Number(at) / 60)
      assert.deepStrictEqual(minutes.slice(0, 8), [0, 5, 15, 35, 75, 155, 315, 555])
      assert.isAtMost(minutes.at(-1)!, 4 * 24 * 60)
      const email = yield* get(one, id)
      assert.strictEqual(email.status, "failed")
      assert.deepStrictEqual(
        email.events.map(({ occurredAt, type }) => [type, Math.floor((occurredAt.getTime() - start) / hour)]),
        [
          ["email.queued", 0],
          ["email.delivery_delayed", 0],
          ["email.delivery_delayed", 21],
          ["email.delivery_delayed", 45],
          ["email.delivery_delayed", 69],
          ["email.failed", 93]
        ]
      )
      assert.deepInclude(email.events[1]!.details, {
        recipients: ["ada@fast.example"],
        diagnostic_code: "451 4.7.1 later",
        status_code: "451",
        expires_at: new Date(start + 4 * 24 * hour).toISOString()
      })
    }).pipe(Effect.provide(engine(calm))))
})
