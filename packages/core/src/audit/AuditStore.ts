import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { AuditEntry, AuditFilters } from "./AuditEntry.ts"

/** The port behind which the audit log lives. Nothing in it is ever changed or taken away. */
export class AuditStore extends Context.Service<AuditStore, {
  readonly append: (entry: AuditEntry) => Effect.Effect<void, StorageError>
  /** The entries of an account, or of all and of users (`null`): newest first by (at, id), strictly after `after`, those that pass. */
  readonly list: (
    accountId: string | null,
    limit: number,
    after: Position | null,
    filters?: AuditFilters
  ) => Effect.Effect<ReadonlyArray<AuditEntry>, StorageError>
}>()("@sendwright/core/audit/AuditStore") {}
