import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as AuditEntry from "../audit/AuditEntry.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { EngineSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { type RetainedKind, RetentionStore, type RetentionTerm, type SetAsideMonth } from "./RetentionStore.ts"

/** How retention stands. */
export interface RetentionStatus {
  readonly terms: Readonly<Record<RetainedKind, RetentionTerm & { readonly keepMillis: number | null }>>
  /** Months that can be taken back, with the time from which on they are deleted for good. */
  readonly setAside: ReadonlyArray<SetAsideMonth & { readonly until: Date }>
  /** Why this node deletes nothing at the moment; null: it may. */
  readonly doubt: string | null
}

const monthForm = /^\d{4}-(?:0[1-9]|1[0-2])$/

/**
 * What an operator decides about retention: whether a round that waits may delete, and which months come back.
 *
 * @example
 * ```ts
 * import { RetentionControl } from "@sendwright/core/privacy/RetentionControl"
 * import * as Effect from "effect/Effect"
 *
 * // Takes everything back that retention has removed and can still give back.
 * export const restoreAll = Effect.gen(function*() {
 *   const control = yield* RetentionControl
 *   const { setAside } = yield* control.status
 *   yield* Effect.forEach(setAside, ({ month }) => control.restore(month))
 * })
 * ```
 */
export class RetentionControl extends Context.Service<RetentionControl, {
  readonly status: Effect.Effect<RetentionStatus, StorageError>
  /**
   * Lets what waits go on, with the next round: it deletes what it was stopped for, and no more than that. Answers with
   * the kinds that waited, and records them.
   */
  readonly allow: Effect.Effect<ReadonlyArray<RetainedKind>, StorageError>
  /**
   * Brings a month (`2026-11`) back with all that belongs to it, and stops retention until `allow`. Answers with whether
   * it could still be taken back, and records it where it could.
   */
  readonly restore: (month: string) => Effect.Effect<boolean, StorageError>
}>()("@sendwright/core/privacy/RetentionControl") {
  static readonly layer = Layer.effect(
    RetentionControl,
    Effect.gen(function*() {
      const store = yield* RetentionStore
      const time = yield* StorageTime
      const audit = yield* AuditLog
      const { retainBodiesMillis, retainEmailsMillis, retainGraceMillis } = yield* EngineSettings
      return RetentionControl.of({
        status: Effect.gen(function*() {
          const contents = yield* store.term("contents")
          const emails = yield* store.term("emails")
          return {
            terms: {
              contents: { ...contents, keepMillis: retainBodiesMillis },
              emails: { ...emails, keepMillis: retainEmailsMillis }
            },
            setAside: (yield* store.setAside).map((month) => ({
              ...month,
              until: new Date(month.at.getTime() + retainGraceMillis)
            })),
            doubt: yield* time.doubt
          }
        }),
        allow: Effect.tap(
          store.allow,
          Effect.forEach((kind) => audit.record(null, AuditEntry.operator, "retention.allowed", kind), {
            discard: true
          })
        ),
        restore: Effect.fn("RetentionControl.restore")(function*(month: string) {
          if (!monthForm.test(month) || !(yield* store.restore(month, yield* time.now))) return false
          yield* audit.record(null, AuditEntry.operator, "retention.restored", month)
          return true
        })
      })
    })
  )
}
