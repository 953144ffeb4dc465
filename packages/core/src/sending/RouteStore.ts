import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"

/** The last change of the rules. */
export interface RoutesChange {
  readonly at: Date
  /** The name of the operator. */
  readonly by: string
}

/** The rules that operators stored for all processes. */
export interface StoredRoutes {
  /** As in `ProviderRoutes.parse`; empty: there are none. */
  readonly text: string
  /** Grows with every change; 0: nobody ever set any. */
  readonly version: number
  /** null: nobody ever set any. */
  readonly changed: RoutesChange | null
}

/** What there is before anybody set any. */
export const noRoutes: StoredRoutes = { text: "", version: 0, changed: null }

/** The port behind which operators store the rules that choose providers: one text for the installation. */
export class RouteStore extends Context.Service<RouteStore, {
  readonly current: Effect.Effect<StoredRoutes, StorageError>
  /** Replaces the version that the caller has seen. Answers whether it did: not where there is another one by now. */
  readonly set: (text: string, seen: number, change: RoutesChange) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/sending/RouteStore") {}
