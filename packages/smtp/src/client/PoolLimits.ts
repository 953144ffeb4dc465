import type { SmtpOptions } from "../SmtpOptions.ts"

/** Bounds of a pool that may change from moment to moment. */
export interface PoolLimits {
  /** The most connections at once; 0: none may be opened now. Those that are too many are closed after their message. */
  readonly connections: () => number
  /** A connection is replaced after so many messages. */
  readonly messagesPerConnection: () => number
}

/** Those of the options, which stay as they are. */
export const ofOptions = ({ connections, messagesPerConnection }: SmtpOptions): PoolLimits => ({
  connections: () => connections,
  messagesPerConnection: () => messagesPerConnection
})
