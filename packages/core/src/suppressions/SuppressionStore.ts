import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { NewSuppression, Suppression, SuppressionFilters, SuppressionKey } from "./Suppression.ts"

/** The port behind which the suppression lists live. Accept and hand-off look them up inside their own commands. */
export class SuppressionStore extends Context.Service<SuppressionStore, {
  /** Adds an address; false where it is suppressed already, also as an erased recipient. */
  readonly add: (suppression: NewSuppression) => Effect.Effect<boolean, StorageError>
  /** One entry of an account's list. */
  readonly find: (accountId: string, named: SuppressionKey) => Effect.Effect<Option.Option<Suppression>, StorageError>
  /** Takes an entry off the list, also that of an erased recipient, and answers with its id; none where it is not on it. */
  readonly remove: (accountId: string, named: SuppressionKey) => Effect.Effect<Option.Option<string>, StorageError>
  /** Newest first by (createdAt, id), strictly after `after`, those that pass. */
  readonly list: (
    accountId: string,
    limit: number,
    after: Position | null,
    filters?: SuppressionFilters
  ) => Effect.Effect<ReadonlyArray<Suppression>, StorageError>
  /** Up to `limit` that pass and stand right before a place, in the same order: what is newer, and of that the oldest. */
  readonly newer: (
    accountId: string,
    limit: number,
    before: Position,
    filters?: SuppressionFilters
  ) => Effect.Effect<ReadonlyArray<Suppression>, StorageError>
}>()("@sendwright/core/suppressions/SuppressionStore") {}
