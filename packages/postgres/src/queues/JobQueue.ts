/** A table of jobs that are claimed, which is `j` in the conditions. */
export interface JobQueue {
  readonly table: string
  /** The column of a job's id. */
  readonly id: string
  /** The condition of the index of claimable jobs by group. */
  readonly isFree: string
  /** The condition of the index of claimable jobs by the transaction that made them so. */
  readonly isFreed: string
  /** The condition of the index, by time, of jobs that were not due when they were stored. */
  readonly isLater: string
  /** The condition of the index, by time, of leased jobs. */
  readonly isLeased: string
  /** Whether a job `f` was due as soon as it was stored. */
  readonly isDueAtOnce: string
}
