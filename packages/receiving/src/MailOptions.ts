import { maxRecipients } from "@sendwright/core/received/ReceivedEmail"
import type { CertificateSource } from "@sendwright/smtp/server/Certificate"
import type * as Duration from "effect/Duration"
import type { BounceAddresses } from "./BounceIntake.ts"
import type { RemoteLimitsOptions } from "./RemoteLimits.ts"

/** How much the listener takes from strangers. */
export interface MailLimits {
  /** Octets of a message to a domain that receives; announced as SIZE (RFC 1870). */
  readonly messageBytes: number
  /** Octets of a report. */
  readonly reportBytes: number
  /**
   * Octets that all messages under way may take at once, each counted four times, for what is read from it, and once more
   * for each further account. An account has half of it, and messages over 64 KiB leave a quarter to small ones.
   */
  readonly messageMemory: number
  /**
   * Octets a second that all connections together are read at, after four times as many at once. An address that sent
   * little goes first, and those that send much have equal shares.
   */
  readonly readBytesPerSecond: number
  /** RCPT commands of a message; of a report it is `reportRecipients`. */
  readonly recipients: number
  readonly reportRecipients: number
  /** Accounts that one message may be for: each has a copy of its own. */
  readonly accounts: number
  /** Messages that an account is sent in a minute, as many at once after a pause. */
  readonly messagesPerMinute: number
  /** At the same time, from all sides. */
  readonly connections: number
  /** What each remote address may do. */
  readonly remote: RemoteLimitsOptions
  /** How long the client may say nothing. */
  readonly idleTimeout: Duration.Input
  /** How long it may take from DATA to the end of the message. */
  readonly messageTimeout: Duration.Input
  /** How long it may take from the greeting to the end of the connection; a message that has begun may end. */
  readonly sessionTimeout: Duration.Input
  /** Reports that are read and stored at the same time. */
  readonly readers: number
}

/** The limits of the listener by default. */
export const defaultLimits: MailLimits = {
  messageBytes: 25 * 1_048_576,
  reportBytes: 1_048_576,
  messageMemory: 128 * 1_048_576,
  // A tenth of what a slow core can read and throw away.
  readBytesPerSecond: 8 * 1_048_576,
  recipients: maxRecipients,
  reportRecipients: 20,
  accounts: 10,
  messagesPerMinute: 30_000,
  connections: 500,
  remote: { connections: 20, burst: 200, messagesPerSecond: 20 },
  idleTimeout: "1 minute",
  messageTimeout: "5 minutes",
  sessionTimeout: "10 minutes",
  readers: 8
}

/** Where, and under which name, the listener answers. */
export interface MailOptions extends BounceAddresses {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** The name in the greeting. */
  readonly name: string
  /** null: no STARTTLS. */
  readonly certificate: CertificateSource | null
  /** How often files of the certificate are read; every minute by default. */
  readonly certificateInterval?: Duration.Input
  /** Addresses of the proxies that begin a connection with a header of the PROXY protocol, version 1; `*` for all. */
  readonly proxies?: ReadonlyArray<string>
  /** How long messages under way may take when the listener closes; may be zero. */
  readonly drainTimeout: Duration.Input
  /** What differs from `defaultLimits`. */
  readonly limits?: Partial<MailLimits>
}
