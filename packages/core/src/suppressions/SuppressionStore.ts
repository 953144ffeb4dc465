import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { Suppression, SuppressionFilters } from "./Suppression.ts"

/** The port behind which the suppression lists live. Accept and hand-off look them up inside their own commands. */
export class SuppressionStore extends Context.Service<SuppressionStore, {
  /** Adds an address; false where it is suppressed already, also as an erased recipient. */
  readonly add: (suppression: Suppression & { readonly address: string }) => Effect.Effect<boolean, StorageError>
  /** Takes a normalised address off the list, also the entry of an erased recipient; false where it is not on it. */
  readonly remove: (accountId: string, address: string) => Effect.Effect<boolean, StorageError>
  /** Newest first by (createdAt, id), strictly after `after`, those that pass. */
  readonly list: (
    accountId: string,
    limit: number,
    after: Position | null,
    filters?: SuppressionFilters
  ) => Effect.Effect<ReadonlyArray<Suppression>, StorageError>
}>()("@sendwright/core/suppressions/SuppressionStore") {}
