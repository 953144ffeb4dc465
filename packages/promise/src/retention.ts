import { RetentionControl, type RetentionStatus } from "@sendwright/core/privacy/RetentionControl"
import type { RetainedKind } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import type { CallOptions, Calls } from "./Calls.ts"

/** Deletion of old data in all accounts: paused rounds, and months that can be restored. */
export interface RetentionApi {
  /** Paused deletions and their reasons, the months that can be restored, and until when. */
  readonly status: (options?: CallOptions) => Promise<RetentionStatus>
  /** Allows a paused round to delete. Returns the paused kinds: `contents`, `emails` or both. */
  readonly allow: (options?: CallOptions) => Promise<ReadonlyArray<RetainedKind>>
  /** Restores a month such as `2026-11` and stops retention until `allow`. Returns false if the month is gone. */
  readonly restore: (month: string, options?: CallOptions) => Promise<boolean>
}

export const retentionOf = (calls: Calls): RetentionApi => ({
  status: (options) => calls.run(Effect.flatMap(RetentionControl, ({ status }) => status), options),
  allow: (options) => calls.run(Effect.flatMap(RetentionControl, ({ allow }) => allow), options),
  restore: (month, options) => calls.run(Effect.flatMap(RetentionControl, ({ restore }) => restore(month)), options)
})
