/** A process that sends until it is told to stop: `node worker.ts <name>`, with the database in `DATABASE_URL`. */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { worker } from "./node.ts"

const [, , name = "worker"] = process.argv
const url = process.env["DATABASE_URL"] ?? ""

const ready = Effect.sync(() => process.send?.("ready"))

Layer.launch(Layer.effectDiscard(ready).pipe(Layer.provide(worker(name, url)))).pipe(NodeRuntime.runMain)
