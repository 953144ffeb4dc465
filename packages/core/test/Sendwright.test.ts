import { assert, it } from "@effect/vitest"
import { DomainSettings } from "@sendwright/core/domains/DomainIdentity"
import { Brand, EngineSettings, ThrottleSettings } from "@sendwright/core/foundation/Settings"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { engine, hour, minute } from "./support/harness.ts"

const seen = Effect.all({ brand: Brand, engine: EngineSettings, throttles: ThrottleSettings })

it.effect("the layer gives its settings to what is built on it, and leaves the others as they are around it", () =>
  Effect.gen(function*() {
    const before = yield* seen
    const layer = Sendwright.layerUnchecked({ engine: { sendLease: "1 minute" }, throttles: { sendRate: 50 } })
    const within = yield* Effect.provide(seen, layer)
    assert.deepStrictEqual(within, {
      brand: before.brand,
      engine: { ...before.engine, sendLeaseMillis: minute },
      throttles: { ...before.throttles, sendRate: 50 }
    })
    assert.strictEqual(within.engine.idempotencyMillis, hour)
    assert.deepStrictEqual(yield* seen, before)
  }).pipe(Effect.provide(engine({ idempotencyMillis: hour }))))

it.effect("durations are read in every spelling, and null keeps email forever", () =>
  Effect.gen(function*() {
    const { engine: settings } = yield* Effect.provide(
      seen,
      Sendwright.layerUnchecked({
        serviceDomain: "mail.example",
        engine: {
          handoffWindow: { hours: 2 },
          idempotencyWindow: Duration.days(2),
          unknownWait: 0,
          drainTimeout: "0 seconds",
          retainBodies: "30 days",
          retainEmails: null,
          sendConcurrency: undefined
        }
      })
    )
    assert.deepInclude(settings, {
      serviceDomain: "mail.example",
      handoffWindowMillis: 2 * hour,
      idempotencyMillis: 48 * hour,
      unknownWaitMillis: 0,
      drainMillis: 0,
      retainBodiesMillis: 30 * 24 * hour,
      retainEmailsMillis: null,
      sendConcurrency: 256
    })
  }).pipe(Effect.provide(engine({ retainEmailsMillis: hour }))))

it.effect("every setting that cannot be is named at once", () =>
  Effect.gen(function*() {
    const error = yield* Effect.flip(Layer.build(Sendwright.layerUnchecked({
      engine: {
        handoffWindow: "-1 hours",
        pollInterval: 0,
        sendLease: Infinity,
        webhookLease: "10 seconds",
        // @ts-expect-error: text from elsewhere
        retainBodies: "a month",
        sendConcurrency: 0.5,
        webhooksPerEndpoint: 100,
        minWebhooksPerEndpoint: 0,
        maxCrashes: 0
      },
      reputation: { bounceRate: 8, minBounces: -1, newAccountAge: "-1 days" },
      throttles: { sendRate: 0, domainConcurrency: NaN }
    })))
    assert.strictEqual(error._tag, "SettingsInvalid")
    assert.deepStrictEqual(error.issues.map(({ message, name }) => `${name} ${message}`), [
      "engine.sendLease must not be infinite",
      "engine.handoffWindow must not be negative",
      "engine.retainBodies must be a duration such as \"30 seconds\", \"24 hours\" or a number of milliseconds",
      "engine.sendConcurrency must be a whole number from 1",
      "engine.maxCrashes must be a whole number from 1",
      "engine.webhookLease must be at least 10s 1ms",
      "engine.minWebhooksPerEndpoint must be a whole number from 1",
      "engine.pollInterval must be longer than zero",
      "engine.webhooksPerEndpoint must be from minWebhooksPerEndpoint (2) to maxWebhooksPerEndpoint (64)",
      "reputation.bounceRate must be a fraction from 0 to 1, or Infinity for none",
      "reputation.minBounces must be a whole number from 0",
      "reputation.newAccountAge must not be negative",
      "throttles.sendRate must be a whole number from 1",
      "throttles.domainConcurrency must be a whole number from 1"
    ])
    assert.match(error.message, /^14 settings are wrong\.\n  engine\.sendLease must not be infinite\./)
  }).pipe(Effect.scoped, Effect.provide(engine())))

it.effect("ports that are given see the settings", () =>
  Effect.gen(function*() {
    const port = Layer.effectDiscard(Effect.gen(function*() {
      assert.strictEqual((yield* ThrottleSettings).sendRate, 7)
      assert.strictEqual((yield* DomainSettings).bounceHost, "mx.mail.example")
    }))
    yield* Layer.build(
      Sendwright.layerUnchecked({ throttles: { sendRate: 7 }, domainRecords: { bounceHost: "mx.mail.example" } }, port)
    )
  }).pipe(Effect.scoped, Effect.provide(engine())))
