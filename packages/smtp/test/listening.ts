import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { BounceIntake } from "@sendwright/smtp/BounceIntake"
import * as BounceListener from "@sendwright/smtp/BounceListener"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import { addressesOf, harness } from "@sendwright/testing/conformance/Harness"
import { peppers } from "@sendwright/testing/fixtures"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { createSecretKey } from "node:crypto"

export const keys: ReturnPath.ReturnPathKeys = [createSecretKey(new Uint8Array(32).fill(1))]
export const feedback = "fbl@sendwright.example"
export const ada = "ada@example.com"
export const bob = "bob@example.com"

/** The return path of an email to a recipient. */
export const pathOf = (emailId: string, recipient = ada): string =>
  ReturnPath.make(keys, emailId, recipient, "send.shop.example")

const guard = Layer.succeed(ReputationGuard, {
  review: Effect.void,
  windows: () => Effect.die(new Error("not asked for")),
  prune: () => Effect.succeed(0)
})

/** Storage in memory, with the intake of the engine on it. */
export const engine = ProviderEvents.layer.pipe(
  Layer.provideMerge(Layer.fresh(MemoryStorage.layer)),
  Layer.provide([SecureRandom.layerWebCrypto, peppers, guard, Wakeups.layerLocal])
)

const options: BounceListener.ListenerOptions = {
  host: "127.0.0.1",
  port: 0,
  name: "bounces.sendwright.example",
  keys,
  feedback,
  tls: null,
  drainTimeout: 5_000
}

/** The listener on the engine's services. */
export const listener = (more: Partial<BounceListener.ListenerOptions> = {}) =>
  BounceListener.BounceListener.layer({ ...options, ...more }).pipe(
    Layer.provide(BounceIntake.layer({ keys, feedback }))
  )

/** Limits that a test can reach. */
export const limits = (more: Partial<BounceListener.ListenerLimits>): BounceListener.ListenerLimits => ({
  ...BounceListener.defaultLimits,
  ...more
})

/** An email that was handed over, and what became of it. */
export const sent = Effect.fnUntraced(function*() {
  const t = yield* harness()
  const { id, providerMessageId } = yield* t.handOver({ to: [ada, bob] })
  yield* TestClock.setTime(t.at(60_000).getTime())
  const types = Effect.map(t.get(id), ({ events }) => events.map(({ type }) => type).slice(2))
  const suppressed = Effect.map(addressesOf(t.suppressions, t.account.id), (all) => Object.fromEntries(all))
  return { t, id, providerMessageId, types, suppressed, path: pathOf(id) }
})
