import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import { originOf } from "@sendwright/core/people/clientNames"
import type { SubmissionLimits } from "./SubmissionOptions.ts"

/** Why a connection, or a login, has no room. */
type Shortage = "all" | "address" | "key"

/** Counts connections and failed logins; an IPv6 network of 64 bits is one address. */
export interface ConnectionLimits {
  /** Says what has no room for one more connection from an address; it is counted otherwise. */
  readonly connect: (address: string) => Shortage | undefined
  readonly disconnect: (address: string) => void
  /** Whether a key may have one more connection; it is counted then. */
  readonly login: (keyId: string) => boolean
  readonly logout: (keyId: string) => void
  /** Counts a failed login from an address. */
  readonly failed: (address: string, now: Date) => void
  /** Whether so many logins failed from an address that no more are tried for now. */
  readonly isLocked: (address: string, now: Date) => boolean
  /** Connections that are open. */
  readonly open: () => number
}

const maxAddresses = 10_000
const failureWindowSeconds = 900

const counter = (most: number) => {
  const counts = new Map<string, number>()
  return {
    add: (key: string): boolean => {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    remove: (key: string): void => {
      const count = counts.get(key) ?? 0
      if (count > 1) counts.set(key, count - 1)
      else counts.delete(key)
    }
  }
}

/** Limits that live in this process. */
export const make = (
  limits: Pick<
    SubmissionLimits,
    "connections" | "connectionsPerAddress" | "connectionsPerKey" | "failedLoginsPerAddress"
  >
): ConnectionLimits => {
  const addresses = counter(limits.connectionsPerAddress)
  const keys = counter(limits.connectionsPerKey)
  const failures = new Map<string, Bucket>()
  let open = 0

  const takeFailure = (address: string, want: number, now: Date) => {
    const key = originOf(address)
    const [bucket, taken] = take(failures.get(key), {
      key,
      capacity: limits.failedLoginsPerAddress,
      refillPerSecond: limits.failedLoginsPerAddress / failureWindowSeconds,
      want
    }, now)
    return { key, bucket, taken }
  }

  return {
    connect: (address) => {
      if (open >= limits.connections) return "all"
      if (!addresses.add(originOf(address))) return "address"
      open++
      return undefined
    },
    disconnect: (address) => {
      open--
      addresses.remove(originOf(address))
    },
    login: keys.add,
    logout: keys.remove,
    failed: (address, now) => {
      const { bucket, key } = takeFailure(address, 1, now)
      // The one that failed last stands last: what is forgotten is the oldest, and mostly full again.
      failures.delete(key)
      failures.set(key, bucket)
      for (const oldest of failures.keys()) {
        if (failures.size <= maxAddresses) break
        failures.delete(oldest)
      }
    },
    isLocked: (address, now) => takeFailure(address, 0, now).taken.remaining < 1,
    open: () => open
  }
}
