import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import { originOf } from "@sendwright/core/users/clientNames"
import * as Redacted from "effect/Redacted"
import { createHash } from "node:crypto"
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
  /** Remembers that a key has logged in from an address. */
  readonly accepted: (address: string, key: Redacted.Redacted) => void
  /** Counts a failed login from an address. */
  readonly failed: (address: string, key: Redacted.Redacted, now: Date) => void
  /**
   * Whether so many logins failed from an address that no more are tried for now. A key that has logged in from there
   * before still is: many programs share an address, and one whose key was revoked does not end the others' mail.
   */
  readonly isLocked: (address: string, key: Redacted.Redacted, now: Date) => boolean
  /** Connections that are open. */
  readonly open: () => number
}

const maxAddresses = 10_000
const maxKnownKeys = 10_000
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

const forgetOldest = (entries: Map<string, unknown> | Set<string>, most: number): void => {
  for (const oldest of entries.keys()) {
    if (entries.size <= most) break
    entries.delete(oldest)
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
  // Keys by their hash: nobody should find them here.
  const knownKeys = new Set<string>()
  let open = 0

  const nameOf = (address: string, key: Redacted.Redacted): string =>
    createHash("sha256").update(`${originOf(address)} ${Redacted.value(key)}`).digest("base64")

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
    accepted: (address, key) => {
      const name = nameOf(address, key)
      knownKeys.delete(name)
      knownKeys.add(name)
      forgetOldest(knownKeys, maxKnownKeys)
    },
    failed: (address, key, now) => {
      knownKeys.delete(nameOf(address, key))
      const taken = takeFailure(address, 1, now)
      failures.delete(taken.key)
      failures.set(taken.key, taken.bucket)
      // The one that failed last stands last: what is forgotten is mostly full again.
      forgetOldest(failures, maxAddresses)
    },
    isLocked: (address, key, now) =>
      takeFailure(address, 0, now).taken.remaining < 1 && !knownKeys.has(nameOf(address, key)),
    open: () => open
  }
}
