import type { Held } from "@sendwright/core/foundation/Conditions"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import cluster, { type Worker as NodeWorker } from "node:cluster"
import { firstVariable, numberVariable } from "../config/workerNumber.ts"
import type { Served } from "../server/Server.ts"
import { connectionsUnderWay } from "./connectionsUnderWay.ts"
import { decode, encode, type FromWorker, type Samples, type ToWorker } from "./Messages.ts"

/** What a worker that serves said of itself. */
export interface Serving {
  readonly served: Served
  readonly setup: string | null
}

/** How a worker's process ended. */
export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly signal: string | null
  /** What it said was wrong; null where it said nothing. */
  readonly failure: { readonly code: string | undefined; readonly message: string } | null
  readonly servedMillis: number | null
}

/** One process of a server, as the primary knows it. */
export interface Worker {
  /** Its place, from 1; its replacement has the same. */
  readonly number: number
  readonly pid: number
  readonly serving: Effect.Effect<Serving>
  readonly ended: Effect.Effect<Ended>
  readonly send: (message: ToWorker) => void
  readonly kill: () => void
  /** Whether it serves, and has not ended. */
  isServing: boolean
  /** Looks at it since it last said that it is there. */
  missed: number
  /** Whether it ever said anything: until then it is being loaded, in one go. */
  hasSpoken: boolean
  /** Whether it was ended because it hung. */
  hung: boolean
  held: ReadonlyArray<Held>
  samples: Samples
}

/** What the primary wants to hear of while it happens. */
export interface Listener {
  readonly onHeld: () => void
  readonly onSamples: (worker: Worker) => void
  /** Answers with whether another worker serves. */
  readonly onEnded: (worker: Worker) => boolean
}

/** Starts a process in a place, `isFirst` where none has served before, with the arguments and the environment of this one. */
export const start = (number: number, isFirst: boolean, { onEnded, onHeld, onSamples }: Listener): Worker => {
  const child: NodeWorker = cluster.fork({ [numberVariable]: String(number), [firstVariable]: String(isFirst) })
  const giveBack = connectionsUnderWay(child.process)
  const serving = Deferred.makeUnsafe<Serving>()
  const ended = Deferred.makeUnsafe<Ended>()
  let failure: Ended["failure"] = null
  let servesSince: number | undefined
  let isOver = false
  const worker: Worker = {
    number,
    pid: child.process.pid ?? 0,
    serving: Deferred.await(serving),
    ended: Deferred.await(ended),
    // One that has just died cannot be told anything.
    send: (message) => void (child.isConnected() && child.send(encode(message), () => {})),
    kill: () => void child.process.kill("SIGKILL"),
    isServing: false,
    missed: 0,
    hasSpoken: false,
    hung: false,
    held: [],
    samples: []
  }
  child.on("error", () => {})
  child.on("message", (text: string) => {
    const message = decode(text) as FromWorker
    worker.missed = 0
    worker.hasSpoken = true
    switch (message._tag) {
      case "Alive": {
        const isNews = textOf(worker.held) !== textOf(message.held)
        worker.held = message.held
        return isNews ? onHeld() : undefined
      }
      case "Serving":
        servesSince = performance.now()
        worker.isServing = true
        Deferred.doneUnsafe(serving, Effect.succeed({ served: message.served, setup: message.setup }))
        return onHeld()
      case "Failed":
        failure = { code: message.code, message: message.message }
        return
      case "Metrics":
        worker.samples = message.samples
        return onSamples(worker)
    }
  })
  const over = (code: number | null, signal: string | null) => {
    if (isOver) return
    isOver = true
    worker.isServing = false
    const servedMillis = servesSince === undefined ? null : performance.now() - servesSince
    giveBack(onEnded(worker))
    Deferred.doneUnsafe(ended, Effect.succeed({ code, signal, failure, servedMillis }))
  }
  // After its last message has come.
  child.process.once("close", over)
  child.process.on("error", ({ message }) => {
    if (child.process.pid !== undefined) return
    failure = { code: undefined, message: `It could not be started: ${message}.` }
    over(null, null)
  })
  return worker
}

const textOf = (held: ReadonlyArray<Held>): string =>
  JSON.stringify(held.map(({ blocks, message, name }) => [name, blocks, message]))
