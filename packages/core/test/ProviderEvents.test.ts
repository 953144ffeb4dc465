import { assert, describe, it } from "@effect/vitest"
import { type News, Wakeups } from "@sendwright/core/foundation/Wakeups"
import type { IntakeAnswer, ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { report } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

/** Takes reports whose intake ends so, and tells what followed. */
const ingest = Effect.fnUntraced(function*(types: ReadonlyArray<ProviderEvent["type"]>, answer: IntakeAnswer) {
  const told: Array<News | "review"> = []
  const stored: Array<readonly [ReadonlyArray<ProviderEvent>, Date]> = []
  const ports = Layer.mergeAll(
    Layer.mock(SendJobs, {
      intake: (events, now) =>
        Effect.sync(() => {
          assert.deepStrictEqual(told, [], "nobody is told before the reports are stored")
          stored.push([events, now])
          return answer
        })
    }),
    Layer.mock(Wakeups, { notify: (news) => Effect.sync(() => void told.push(news)) }),
    Layer.mock(ReputationGuard, { review: Effect.sync(() => void told.push("review")) })
  )
  const events = types.map((type) => report({ type }))
  const given = yield* Effect.flatMap(ProviderEvents, (intake) => intake.ingest(events)).pipe(
    Effect.provide(Layer.provide(ProviderEvents.layer, ports))
  )
  assert.strictEqual(given, answer)
  return { told, stored, events }
})

const applied = (count: number): IntakeAnswer => ({ applied: count, duplicates: 1, parked: 2 })

describe("ProviderEvents", () => {
  it.effect("stores reports as of now", () =>
    Effect.gen(function*() {
      yield* TestClock.setTime(12_345)
      const { events, stored } = yield* ingest(["email.delivered"], applied(0))
      assert.deepStrictEqual(stored, [[events, new Date(12_345)]])
    }))

  it.effect("wakes the webhooks for what is new", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual((yield* ingest(["email.delivered", "email.delivered"], applied(1))).told, ["webhooks"])
    }))

  it.effect("has the account judged where anything of a bounce or a complaint is new", () =>
    Effect.gen(function*() {
      for (const type of ["email.bounced", "email.complained"] as const) {
        for (const types of [[type], [type, "email.delivered"], ["email.delivered", type]] as const) {
          assert.deepStrictEqual((yield* ingest(types, applied(1))).told, ["webhooks", "review"])
        }
      }
    }))

  it.effect("wakes and judges nobody for what was known, or is of an email that is not known yet", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual((yield* ingest(["email.bounced", "email.delivered"], applied(0))).told, [])
    }))
})
