import { assert, describe, it } from "@effect/vitest"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import { report } from "@sendwright/testing/fixtures"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { calm } from "./support/handoff.ts"
import { customer, engine, get, Harness, hour, second, send, startWorkers } from "./support/harness.ts"

/** The places at which a worker's process may die: before and after each step that something outside remembers. */
const points = [
  "before claim",
  "after claim",
  "before begin",
  "after begin",
  "before submit",
  "after submit",
  "before settle",
  "after settle"
] as const
type Point = (typeof points)[number]

/** Places behind which the provider has the message and the storage does not know. */
const isUnrecorded = (point: Point) => point === "after submit" || point === "before settle"

/** A worker's ports until it dies at a point: from then on none of its steps begins or comes back. */
const mortal = (point: Point) => {
  let isDead = false
  const dying = <A, E, R>(step: string, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const at = (when: string) =>
      Effect.suspend(() => {
        if (point === `${when} ${step}`) isDead = true
        return isDead ? Effect.never : Effect.void
      })
    return Effect.tap(Effect.andThen(at("before"), effect), at("after"))
  }
  const jobs = Layer.effect(
    SendJobs,
    Effect.map(SendJobs, (jobs) =>
      SendJobs.of({
        ...jobs,
        claim: (options) => dying("claim", jobs.claim(options)),
        begin: (leases, now) => dying("begin", jobs.begin(leases, now)),
        settle: (settlements) => dying("settle", jobs.settle(settlements)),
        release: (leases) => dying("release", jobs.release(leases))
      }))
  )
  const provider = Layer.effect(
    EmailProvider,
    Effect.map(EmailProvider, (provider) => ({
      ...provider,
      submit: (message: OutgoingMessage) => dying("submit", provider.submit(message))
    }))
  )
  return { layer: Layer.provide(SendWorker.layer, Layer.merge(jobs, provider)), isDead: () => isDead }
}

/** A provider that reports each delivery two seconds later, as SES does, or never, as a mail server without DSN. */
const takesAll = Effect.fnUntraced(function*(reports: boolean) {
  const events = yield* ProviderEvents
  const taken: Array<OutgoingMessage> = []
  const submit = (message: OutgoingMessage) =>
    Effect.gen(function*() {
      taken.push(message)
      const providerMessageId = `provider-${taken.length}`
      const deliver = Effect.gen(function*() {
        yield* Effect.sleep(2 * second)
        yield* events.ingest([report({
          type: "email.delivered",
          occurredAt: new Date(yield* Clock.currentTimeMillis),
          recipients: message.envelope.recipients,
          emailId: message.emailId,
          providerMessageId
        })])
      })
      if (reports) yield* Effect.forkDetach(deliver)
      return Submission.accepted(providerMessageId)
    })
  return { taken, submit }
})

/** One email whose first worker dies at a point; a second one comes up a second later. */
const play = Effect.fnUntraced(function*(point: Point, options: { readonly reports: boolean; readonly to: unknown }) {
  const harness = yield* Harness
  const one = yield* customer()
  const { submit, taken } = yield* takesAll(options.reports)
  harness.submit = submit
  const first = mortal(point)
  yield* startWorkers(first.layer)
  const id = yield* send(one, { to: options.to })
  yield* TestClock.adjust(second)
  assert.isTrue(first.isDead(), "the point was reached")
  yield* startWorkers(Sendwright.layerWorkers)
  yield* TestClock.adjust(hour)
  return { email: yield* get(one, id), taken }
})

const everyone = ["ada@example.com", ["ada@example.com", "charles@example.com", "grace@example.com"]]

describe("a worker that dies", () => {
  for (const point of points) {
    for (const to of everyone) {
      const title = `${point}, of an email to ${Array.isArray(to) ? "three" : "one"}`

      it.effect(`costs no email and sends none twice with a provider that reports: ${title}`, () =>
        Effect.gen(function*() {
          const { email, taken } = yield* play(point, { reports: true, to })
          assert.strictEqual(taken.length, 1)
          assert.strictEqual(email.status, "delivered")
          assert.strictEqual(email.events.filter((event) => event.type === "email.delivered").length, 1)
        }).pipe(Effect.provide(engine(calm))))

      it.effect(`costs no email with a mail server, and repeats the unknown attempt at most: ${title}`, () =>
        Effect.gen(function*() {
          const { email, taken } = yield* play(point, { reports: false, to })
          assert.strictEqual(email.status, "sent")
          assert.strictEqual(taken.length, isUnrecorded(point) ? 2 : 1)
          assert.strictEqual(new Set(taken.map((message) => message.messageId)).size, 1)
          assert.strictEqual(new Set(taken.map((message) => message.date.getTime())).size, 1)
          assert.strictEqual(email.events.filter((event) => event.type === "email.sent").length, 1)
        }).pipe(Effect.provide(engine(calm))))
    }
  }
})
