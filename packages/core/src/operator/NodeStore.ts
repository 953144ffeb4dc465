import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** What a process says of itself once and for all. */
export interface NodeIdentity {
  /** A UUID v7, made when the process began. */
  readonly id: string
  /** Of Sendwright, such as `1.2.3`. */
  readonly version: string
  /** `all`, `api` (takes requests only) or `worker` (works only). */
  readonly role: NodeRole
  readonly hostname: string
  /** The system's number of the process. */
  readonly pid: number
  readonly startedAt: Date
}

/** What a process does: everything, requests alone, or work alone. */
export const nodeRoles = ["all", "api", "worker"] as const
/** One of `nodeRoles`. */
export type NodeRole = typeof nodeRoles[number]

/** What a process says each time. */
export interface NodeReport extends NodeIdentity {
  /** JSON of up to 32 kB, which the storage does not look into. */
  readonly state: string
}

/** What is known of a process. */
export interface NodeRow extends NodeReport {
  /** When it last reported. */
  readonly seenAt: Date
  /** Milliseconds by which the storage's clock was ahead of the process's; negative where it was behind. */
  readonly clockAheadMillis: number
}

/**
 * The port behind which processes say that they are there. What is in it may be lost at any time, by a crash of the
 * database for example: it is all there again with the next reports.
 */
export class NodeStore extends Context.Service<NodeStore, {
  /**
   * Stores what a process says, over what it said before, and forgets processes that were last seen before
   * `forgetBefore`. One short statement, which waits for nobody.
   */
  readonly report: (report: NodeReport, now: Date, forgetBefore: Date) => Effect.Effect<void, StorageError>
  /** Forgets a process that ends. */
  readonly leave: (id: string) => Effect.Effect<void, StorageError>
  /** Up to `limit` processes that were seen since a time, by the times at which they started, then their ids. */
  readonly list: (seenSince: Date, limit: number) => Effect.Effect<ReadonlyArray<NodeRow>, StorageError>
}>()("@sendwright/core/operator/NodeStore") {}
