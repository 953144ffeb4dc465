import { type Bucket, take } from "@sendwright/core/accounts/TokenBucket"
import { originOf } from "@sendwright/core/users/clientNames"

/** What one remote address may do. */
export interface RemoteLimitsOptions {
  readonly connections: number
  /** Messages at once, after a pause. */
  readonly burst: number
  /** Messages a second, for as long as it goes on. */
  readonly messagesPerSecond: number
}

/** Counts what remote addresses do; an IPv6 network of 64 bits is one address. */
export interface RemoteLimits {
  /** Whether one more connection may be opened; it is counted then. */
  readonly connect: (address: string) => boolean
  readonly disconnect: (address: string) => void
  /** Whether one more message may begin. */
  readonly message: (address: string, now: Date) => boolean
}

const maxRemotes = 10_000

/** Limits that live in this process. */
export const make = (options: RemoteLimitsOptions): RemoteLimits => {
  const connections = new Map<string, number>()
  const buckets = new Map<string, Bucket>()
  return {
    connect: (address) => {
      const network = originOf(address)
      const open = connections.get(network) ?? 0
      if (open >= options.connections) return false
      connections.set(network, open + 1)
      return true
    },
    disconnect: (address) => {
      const network = originOf(address)
      const open = connections.get(network) ?? 0
      if (open > 1) connections.set(network, open - 1)
      else connections.delete(network)
    },
    message: (address, now) => {
      const network = originOf(address)
      const [bucket, { granted }] = take(buckets.get(network), {
        key: network,
        capacity: options.burst,
        refillPerSecond: options.messagesPerSecond,
        want: 1
      }, now)
      // The one that was used last stands last: what is forgotten is the oldest, and mostly full again.
      buckets.delete(network)
      buckets.set(network, bucket)
      if (buckets.size > maxRemotes) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest)
          break
        }
      }
      return granted === 1
    }
  }
}
