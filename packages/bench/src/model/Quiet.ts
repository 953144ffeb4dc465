import type { SendLease } from "@sendwright/core/sending/SendJobs"
import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** How much of the engine's work is under way: storage commands that were asked, and leases that were claimed. */
export interface Quiet {
  commands: number
  readonly leases: Set<string>
  /** Whatever happened since the start; two equal counts with nothing under way are a still engine. */
  steps: number
}

export const make = (): Quiet => ({ commands: 0, leases: new Set(), steps: 0 })

const tracked = (quiet: Quiet, effect: Effect.Effect<unknown>, after: (answer: unknown) => void) =>
  Effect.suspend(() => {
    quiet.commands++
    quiet.steps++
    return Effect.ensuring(
      Effect.tap(effect, (answer) => Effect.sync(() => after(answer))),
      Effect.sync(() => {
        quiet.commands--
        quiet.steps++
      })
    )
  })

/** What a command's answer says of the leases that are out. */
const leasing = (quiet: Quiet, store: string, command: string, args: ReadonlyArray<unknown>) => (answer: unknown) => {
  const put = (id: string) => quiet.leases.add(`${store} ${id}`)
  const end = (id: string) => quiet.leases.delete(`${store} ${id}`)
  if (store.endsWith("/SendJobs")) {
    if (command === "claim") { for (const { emailId } of answer as ReadonlyArray<SendLease>) put(emailId) }
    if (command === "settle") {
      for (const { lease } of args[0] as ReadonlyArray<{ lease: SendLease }>) end(lease.emailId)
    }
    if (command === "release") { for (const { emailId } of args[0] as ReadonlyArray<SendLease>) end(emailId) }
    if (command === "begin") {
      for (const begun of answer as ReadonlyArray<{ _tag: string; lease: SendLease }>) {
        if (begun._tag === "Lost") end(begun.lease.emailId)
      }
    }
  }
  if (store.endsWith("/WebhookStore")) {
    if (command === "claim") { for (const { deliveryId } of answer as ReadonlyArray<WebhookLease>) put(deliveryId) }
    if (command === "settle" || command === "release") {
      for (const { deliveryId } of args[0] as ReadonlyArray<{ deliveryId: string }>) end(deliveryId)
    }
  }
}

/** Commands are told from plain members; what they fail with and need is nothing to the count. */
const isCommand = (member: unknown): member is Effect.Effect<unknown> => Effect.isEffect(member)

const watched = (quiet: Quiet, key: string, service: object): object =>
  Object.fromEntries(
    Object.entries(service).map(([name, member]) => {
      if (isCommand(member)) return [name, tracked(quiet, member, () => {})]
      if (typeof member !== "function") return [name, member]
      return [name, (...args: ReadonlyArray<unknown>) => {
        const answer: unknown = member(...args)
        return isCommand(answer)
          ? tracked(quiet, answer, leasing(quiet, key, name, args))
          : answer
      }]
    })
  )

/** The same stores, whose commands are counted while they are under way. */
export const watch = <A, E, R>(quiet: Quiet, storage: Layer.Layer<A, E, R>): Layer.Layer<A, E, R> =>
  Layer.effectContext(Effect.map(Layer.build(storage), (context) => {
    const stores = [...context.mapUnsafe].map(([key, service]): [string, unknown] =>
      key.startsWith("@sendwright/core/") && /(?:Store|Jobs)$/.test(key)
        ? [key, watched(quiet, key, service as object)]
        : [key, service]
    )
    return Context.makeUnsafe<A>(new Map(stores))
  }))

/** Turns of the event loop that nothing may happen in. */
const turns = 6
/** Real milliseconds after which an engine that is not still counts as stuck. */
const patience = 20_000

/** Waits until nothing is under way any more that does not wait for the clock. */
export const settle = (quiet: Quiet): Promise<void> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    let still = 0
    let seen = -1
    const look = () => {
      still = quiet.commands === 0 && quiet.leases.size === 0 && quiet.steps === seen ? still + 1 : 0
      seen = quiet.steps
      if (still >= turns) return resolve()
      if (performance.now() - started > patience) {
        return reject(
          new Error(`the engine does not come to rest: ${quiet.commands} commands, leases ${[...quiet.leases]}`)
        )
      }
      setImmediate(look)
    }
    look()
  })
