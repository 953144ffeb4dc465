/**
 * A node that sends until it is told to stop: as a process (`node worker.ts <name>`, with the database in `DATABASE_URL`)
 * by a signal, as a worker thread by a message.
 */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { parentPort, workerData } from "node:worker_threads"
import { worker } from "./node.ts"

const { name, url } = parentPort === null
  ? { name: process.argv[2] ?? "worker", url: process.env["DATABASE_URL"] ?? "" }
  : workerData as { readonly name: string; readonly url: string }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const ready = Effect.sync(() => parentPort === null ? process.send?.("ready") : parentPort.postMessage("ready"))

const told = Effect.callback<void>((resume) => {
  parentPort?.once("message", () => resume(Effect.void))
})

// Closing the scope waits for the hand-offs that have begun.
Layer.build(worker(name, url)).pipe(
  Effect.andThen(ready),
  Effect.andThen(told),
  Effect.scoped,
  NodeRuntime.runMain
)
