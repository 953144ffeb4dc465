/** The listener in a process of its own, for measuring what strangers make it use; it tells its port and its memory. */
import { BounceIntake } from "@sendwright/receiving/BounceIntake"
import { MailIntake } from "@sendwright/receiving/MailIntake"
import { MailListener } from "@sendwright/receiving/MailListener"
import { defaultLimits } from "@sendwright/receiving/MailOptions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { feedback, keys, receiversOf } from "./listening.ts"

let taken = 0

const intake = Layer.succeed(BounceIntake, {
  take: () =>
    Effect.sync(() => {
      taken++
      return "other" as const
    })
})

const mail = Layer.succeed(MailIntake, {
  take: () =>
    Effect.sync(() => {
      taken++
      return []
    })
})

const listener = MailListener.layer({
  host: "127.0.0.1",
  port: 0,
  name: "bounces.sendwright.example",
  keys,
  feedback,
  certificate: null,
  drainTimeout: 100,
  // What is measured is memory: a busy machine may take longer than the usual minute over these messages.
  limits: {
    ...defaultLimits,
    idleTimeout: "5 minutes",
    // Of a client that went away, something is left until what it had sent is read.
    readBytesPerSecond: 1_024 * 1_048_576,
    remote: { connections: 60, burst: 1_000, messagesPerSecond: 1_000 }
  }
})

let peak = 0

// What is in use: what a busy machine has not yet collected says nothing of the listener.
const held = (): number => {
  globalThis.gc?.()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  peak = Math.max(peak, heapUsed + arrayBuffers)
  return heapUsed + arrayBuffers
}

// Looked at for a fifth of the time at most: to collect garbage takes longer, the more is held and the busier the machine.
const watch = (): void => {
  const began = performance.now()
  held()
  setTimeout(watch, 50 + 4 * (performance.now() - began))
}
watch()
process.on("disconnect", () => process.exit())
process.on("message", () => process.send?.({ held: held(), peak, taken }))

Effect.runFork(Effect.scoped(
  Effect.gen(function*() {
    const { port } = yield* MailListener
    process.send?.({ port })
    return yield* Effect.never
  }).pipe(
    Effect.provide(Layer.provide(listener, [intake, mail, receiversOf({ "in.shop.example": { accountId: "shop" } })]))
  )
))
