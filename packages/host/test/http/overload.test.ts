import { assert, describe, it } from "@effect/vitest"
import { Conditions } from "@sendwright/core/foundation/Conditions"
import * as ConditionsModule from "@sendwright/core/foundation/Conditions"
import type { GateCounts } from "@sendwright/http/RequestGate"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Metric from "effect/Metric"
import { TestClock } from "effect/testing"
import * as Overload from "../../src/server/Overload.ts"

const lines: Array<string> = []
const logger = Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))])

const total = (name: string) =>
  Effect.map(
    Metric.snapshot,
    (samples) =>
      samples.filter(({ id }) => id === name)
        .reduce((sum, sample) => sum + (sample.type === "Counter" ? Number(sample.state.count) : 0), 0)
  )

describe("Overload.watch", () => {
  it.effect("raises a condition that does not block with the first refusal, and clears it after ten quiet seconds", () =>
    Effect.gen(function*() {
      let counts: GateCounts = { full: 0, late: 0, abandoned: 0 }
      const { current } = yield* Conditions
      yield* Effect.forkScoped(Overload.watch({ admit: () => {}, counts: () => counts }))
      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(yield* current, [])
      const before = yield* total("sendwright_http_requests_refused_total")
      counts = { full: 5, late: 2, abandoned: 3 }
      yield* TestClock.adjust("1 second")
      const [held] = yield* current
      assert.deepStrictEqual([held?.name, held?.blocks], ["overload", false])
      assert.strictEqual((yield* total("sendwright_http_requests_refused_total")) - before, 7)
      yield* TestClock.adjust("9 seconds")
      assert.strictEqual((yield* current).length, 1)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* current, [])
      const told = () => lines.filter((line) => line.includes("refused for overload")).length
      assert.strictEqual(told(), 1)
      for (let second = 0; second < 180; second++) {
        counts = { ...counts, full: counts.full + 1_000 }
        yield* TestClock.adjust("1 second")
      }
      assert.strictEqual(told(), 3)
    }).pipe(Effect.scoped, Effect.provide(ConditionsModule.layer), Effect.provide(logger)))
})

describe("Overload.gateOf", () => {
  it("answers health ahead of everything", () => {
    const gate = Overload.gateOf({
      resendPath: "/resend",
      sendgridPath: "/sendgrid",
      postmarkPath: null,
      sesPath: null,
      mailgunPath: null
    })
    let begun = 0
    gate.admit({ url: "/health/ready?x" } as never, {} as never, () => void begun++)
    gate.admit({ url: "/health/live" } as never, {} as never, () => void begun++)
    assert.strictEqual(begun, 2)
  })

  it("refuses in the shape of the interface that a request is for", () => {
    const refusalOf = Overload.refusalsOf({
      resendPath: "/resend",
      sendgridPath: "/sendgrid",
      postmarkPath: "/postmark",
      sesPath: "/ses",
      mailgunPath: "/mailgun"
    })
    const told = (path: string) => JSON.parse(refusalOf(path).toString())
    assert.strictEqual(told("/v1/emails").error.code, "internal_error")
    assert.strictEqual(told("/resend/emails").name, "application_error")
    assert.strictEqual(told("/sendgrid/v3/mail/send").errors[0].field, null)
    assert.strictEqual(told("/postmark/email").ErrorCode, 100)
    assert.strictEqual(told("/ses/v2/email/account").__type, "ServiceUnavailableException")
    assert.isAbove(told("/mailgun/v3/acme.example/messages").message.length, 0)
    assert.strictEqual(told("/resendable").error.code, "internal_error")
  })
})
