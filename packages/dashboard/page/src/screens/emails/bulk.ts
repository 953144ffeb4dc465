import { type Answer, call } from "../../foundation/api.ts"
import type { LogQuery } from "./filters.ts"

/** The actions that can be done with all emails that match the filters. */
export type BulkAction = "cancel" | "send_again"

/** The status of the emails that each action applies to. */
export const statusOf = { cancel: "scheduled", send_again: "failed" } as const

/** The progress of a run. */
export interface Progress {
  readonly done: number
  /** The number of emails that were left unchanged, by reason. */
  readonly skipped: ReadonlyMap<string, number>
  /** Where the next step begins; null at first. */
  readonly cursor: string | null
  /** Whether the run has finished. */
  readonly isDone: boolean
  /** Whether the next step waits, because the server limits the rate. */
  readonly isWaiting: boolean
}

export const begun: Progress = { done: 0, skipped: new Map(), cursor: null, isDone: false, isWaiting: false }

type Step = Answer<"POST /accounts/:account_id/emails/bulk">

/** The progress after a step. */
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

/** How many emails a run has handled. */
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
 * Continues a run step by step until it has finished, or until `stop` is aborted. It waits for the current step first,
 * so that the progress is complete. If a step fails, `run` rejects. It may be called again with the last progress.
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

/** One step of a run. Copies of large emails can make a step slow. */
export const stepOf =
  (account: string, query: LogQuery, action: BulkAction, id: string) => (cursor: string | null): Promise<Step> =>
    call("POST /accounts/:account_id/emails/bulk", {
      params: { account_id: account },
      query,
      payload: { action, run: id, cursor }
    }, { timeoutMs: 60_000 })
