import { RetentionControl, type RetentionStatus } from "@sendwright/core/privacy/RetentionControl"
import type { RetainedKind } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import type { CallOptions, Calls } from "./Calls.ts"

/** What retention deletes in all accounts: whether a round waits for somebody's leave, and what can be taken back. */
export interface RetentionApi {
  /** What waits and why, the months that can be taken back, and until when. */
  readonly status: (options?: CallOptions) => Promise<RetentionStatus>
  /** Lets a round that waits delete what it was stopped for. Answers with what waited: `contents`, `emails` or both. */
  readonly allow: (options?: CallOptions) => Promise<ReadonlyArray<RetainedKind>>
  /** Brings a month such as `2026-11` back, and stops retention until `allow`; false where it is gone for good. */
  readonly restore: (month: string, options?: CallOptions) => Promise<boolean>
}

export const retentionOf = (calls: Calls): RetentionApi => ({
  status: (options) => calls.run(Effect.flatMap(RetentionControl, ({ status }) => status), options),
  allow: (options) => calls.run(Effect.flatMap(RetentionControl, ({ allow }) => allow), options),
  restore: (month, options) => calls.run(Effect.flatMap(RetentionControl, ({ restore }) => restore(month)), options)
})
