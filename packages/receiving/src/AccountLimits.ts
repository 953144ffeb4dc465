import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"

/** Counts the messages that accounts are sent. */
export interface AccountLimits {
  /** Whether an account may be sent no more for now. */
  readonly isSpent: (accountId: string, now: Date) => boolean
  /** Counts one message for each of some accounts, or for none where one of them may be sent no more. */
  readonly message: (accountIds: ReadonlyArray<string>, now: Date) => boolean
}

/** Of accounts beyond these, what was counted longest ago is forgotten. */
const maxAccounts = 10_000

/** Limits that live in this process. */
export const make = (messagesPerMinute: number): AccountLimits => {
  const buckets = new Map<string, Bucket>()
  const look = (accountId: string, want: number, now: Date) =>
    take(buckets.get(accountId), {
      key: accountId,
      capacity: messagesPerMinute,
      refillPerSecond: messagesPerMinute / 60,
      want
    }, now)
  const isSpent = (accountId: string, now: Date): boolean => look(accountId, 0, now)[1].remaining < 1
  return {
    isSpent,
    message: (accountIds, now) => {
      if (accountIds.some((accountId) => isSpent(accountId, now))) return false
      for (const accountId of accountIds) {
        const [bucket] = look(accountId, 1, now)
        buckets.delete(accountId)
        buckets.set(accountId, bucket)
      }
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxAccounts) break
        buckets.delete(oldest)
      }
      return true
    }
  }
}
