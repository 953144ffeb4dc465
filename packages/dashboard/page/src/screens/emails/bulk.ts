import { type Answer, call } from "../../foundation/api.ts"
import type { LogQuery } from "./filters.ts"

/** What may be done with all that is filtered. */
export type BulkAction = "cancel" | "send_again"

/** The status of the emails that an action is for. */
export const statusOf = { cancel: "scheduled", send_again: "failed" } as const

/** How far a run is. */
export interface Progress {
  readonly done: number
  /** How many were left as they are, by the reason. */
  readonly skipped: ReadonlyMap<string, number>
  /** Where the next step begins. */
  readonly cursor: string | null
  /** Whether nothing is left. */
  readonly isDone: boolean
  /** Whether it waits for its turn. */
  readonly isWaiting: boolean
}

export const begun: Progress = { done: 0, skipped: new Map(), cursor: null, isDone: false, isWaiting: false }

type Step = Answer<"POST /accounts/:account_id/emails/bulk">

/** How far a run is after a step. */
const after = (progress: Progress, step: Step): Progress => {
  const skipped = new Map(progress.skipped)
  for (const { reason } of step.skipped) skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
  return {
    done: progress.done + step.done,
    skipped,
    cursor: step.next_cursor,
    isDone: step.next_cursor === null,
    isWaiting: step.wait_ms > 0
  }
}

/** How many emails a run has dealt with. */
export const dealtWith = ({ done, skipped }: Progress): number =>
  [...skipped.values()].reduce((sum, count) => sum + count, done)

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    }, { once: true })
  })

/**
 * Goes on from where a run is, step by step, until nothing is left or `stop` says so: the step that is under way then is
 * waited for, so that what was done is known. A step that fails rejects; the run may go on from the last progress.
 */
export const run = async (
  progress: Progress,
  step: (cursor: string | null) => Promise<Step>,
  onProgress: (progress: Progress) => void,
  stop: AbortSignal
): Promise<void> => {
  let current = progress
  while (!current.isDone && !stop.aborted) {
    const did = await step(current.cursor)
    current = after(current, did)
    onProgress(current)
    if (did.wait_ms > 0 && !stop.aborted) await sleep(did.wait_ms, stop)
  }
}

/** A step of a run as the server takes it. A step is long where copies of large emails are made. */
export const stepOf =
  (account: string, query: LogQuery, action: BulkAction, id: string) => (cursor: string | null): Promise<Step> =>
    call("POST /accounts/:account_id/emails/bulk", {
      params: { account_id: account },
      query,
      payload: { action, run: id, cursor }
    }, { timeoutMs: 60_000 })
