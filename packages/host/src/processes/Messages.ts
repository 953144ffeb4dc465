import type { Held } from "@sendwright/core/foundation/Conditions"
import type * as Metric from "effect/Metric"
import { deserialize, serialize } from "node:v8"
import type { Served } from "../server/Server.ts"

/** What a worker has counted. */
export type Samples = ReadonlyArray<Metric.Metric.Snapshot>

/** What a worker tells the primary. */
export type FromWorker =
  /** Every second, for as long as its event loop turns. */
  | { readonly _tag: "Alive"; readonly held: ReadonlyArray<Held> }
  /** Requests are served; `setup` is the path that makes the first operator. */
  | { readonly _tag: "Serving"; readonly served: Served; readonly setup: string | null }
  /** It cannot start, or go on: what the operator is told. */
  | { readonly _tag: "Failed"; readonly code: string | undefined; readonly message: string }
  /** Every few seconds, when it was asked, and at its end. */
  | { readonly _tag: "Metrics"; readonly samples: Samples }

/** What the primary tells a worker. */
export type ToWorker =
  /** Finish what has begun, and end. */
  | { readonly _tag: "Drain"; readonly reason: string; readonly takesRequests: boolean }
  /** What is wrong with each of the other workers that serve. */
  | { readonly _tag: "Others"; readonly held: ReadonlyArray<ReadonlyArray<Held>> }
  /** Tell what was counted. */
  | { readonly _tag: "Count" }

/** What a worker may take beyond its own time to drain, until it is ended. */
export const drainGraceMillis = 15_000
/** How often a worker says that it is there. */
export const aliveMillis = 1_000
/** How often a worker tells what it counted without being asked: what one that is killed loses at most. */
export const countMillis = 2_000

/**
 * A message as text. Node could carry it as it is, times and infinite bounds included; but it would then do so with each
 * connection that it hands over as well, which costs more than its JSON.
 */
export const encode = (message: FromWorker | ToWorker): string => serialize(message).toString("base64")

/** What `encode` of the other process made of a message. */
export const decode = (text: string): unknown => deserialize(Buffer.from(text, "base64"))
