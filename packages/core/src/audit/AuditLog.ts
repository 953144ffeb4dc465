import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { AuditAction, AuditActor, AuditEntry, AuditFilters } from "./AuditEntry.ts"
import { AuditStore } from "./AuditStore.ts"

/**
 * Remembers who did what to accounts and users. A service records what it has just done, once it is done.
 *
 * @example
 * ```ts
 * import { AuditLog, type Caller } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * export const history = Effect.fn("history")(function*({ account }: Caller) {
 *   const entries = yield* (yield* AuditLog).list(account.id, 50, null)
 *   return entries.map(({ action, actor, at }) => `${at.toISOString()} ${actor.name}: ${action}`)
 * })
 * ```
 */
export class AuditLog extends Context.Service<AuditLog, {
  readonly record: (
    accountId: string | null,
    actor: AuditActor,
    action: AuditAction,
    subject: string | null
  ) => Effect.Effect<void, StorageError>
  /** The history of an account, or of all and of users (`null`): newest first, strictly after `after`, those that pass. */
  readonly list: (
    accountId: string | null,
    limit: number,
    after: Position | null,
    filters?: AuditFilters
  ) => Effect.Effect<ReadonlyArray<AuditEntry>, StorageError>
}>()("@sendwright/core/audit/AuditLog") {
  static readonly layer = Layer.effect(
    AuditLog,
    Effect.gen(function*() {
      const store = yield* AuditStore
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      return AuditLog.of({
        record: (accountId, actor, action, subject) =>
          Effect.flatMap(
            random.uuidV7(),
            (id) =>
              store.append({ id, accountId, at: new Date(clock.currentTimeMillisUnsafe()), actor, action, subject })
          ),
        list: store.list
      })
    })
  )
}
