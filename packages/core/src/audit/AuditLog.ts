import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { decodeCursor, encodeCursor, type Position } from "../model/EmailQuery.ts"
import type { Page } from "../model/Page.ts"
import {
  type AuditAction,
  type AuditActor,
  type AuditEntry,
  type AuditFilters,
  type AuditSource,
  noSource
} from "./AuditEntry.ts"
import { AuditStore } from "./AuditStore.ts"

/**
 * Where the running request came from. Surfaces provide it; it is asked for only where something is recorded.
 *
 * @example
 * ```ts
 * import { CurrentSource } from "@sendwright/core/audit/AuditLog"
 * import * as Effect from "effect/Effect"
 *
 * // What a surface of your own does around the work of a request.
 * export const from = (address: string, requestId: string) =>
 *   Effect.provideService(CurrentSource, () => ({ address, sessionId: null, requestId }))
 * ```
 */
export const CurrentSource = Context.Reference<() => AuditSource>("@sendwright/core/audit/CurrentSource", {
  defaultValue: () => () => noSource
})

/**
 * Remembers who did what to accounts and users, and where the request came from (`CurrentSource`). A service records
 * what it has just done, once it is done.
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
  /** A page of the history of an account, newest first. A cursor goes with the filters of the page before. */
  readonly page: (
    accountId: string,
    page: { readonly limit: number; readonly cursor: string | null },
    filters?: AuditFilters
  ) => Effect.Effect<Page<AuditEntry>, ValidationError | StorageError>
}>()("@sendwright/core/audit/AuditLog") {
  static readonly layer = Layer.effect(
    AuditLog,
    Effect.gen(function*() {
      const store = yield* AuditStore
      const random = yield* SecureRandom.SecureRandom
      const clock = yield* Clock.Clock
      return AuditLog.of({
        record: Effect.fnUntraced(function*(
          accountId: string | null,
          actor: AuditActor,
          action: AuditAction,
          subject: string | null
        ) {
          const source = (yield* CurrentSource)()
          const at = new Date(clock.currentTimeMillisUnsafe())
          yield* store.append({ id: yield* random.uuidV7(), accountId, at, actor, action, subject, source })
        }),
        list: store.list,
        page: Effect.fn("AuditLog.page")(function*(
          accountId: string,
          { cursor, limit }: { readonly limit: number; readonly cursor: string | null },
          filters: AuditFilters = {}
        ) {
          const { actions = [], actorId = null, since, subject = null } = filters
          const key = [accountId, "audit", ...actions, actorId, subject, since?.toISOString() ?? null]
          const after = cursor === null ? null : decodeCursor(cursor, key)
          if (after !== null && Result.isFailure(after)) {
            return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
          }
          const found = yield* store.list(accountId, limit + 1, after === null ? null : after.success, filters)
          const data = found.slice(0, limit)
          const last = data.at(-1)
          return {
            data,
            nextCursor: found.length > limit && last !== undefined
              ? encodeCursor({ createdAt: last.at, id: last.id }, key)
              : null
          }
        })
      })
    })
  )
}
