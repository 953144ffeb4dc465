import { maxRecipients } from "@sendwright/core/model/SendFields"
import type { CertificateSource } from "@sendwright/smtp/server/Certificate"
import type * as Duration from "effect/Duration"

/** What the submission server takes of its clients. */
export interface SubmissionLimits {
  /** Octets of a message; announced as SIZE (RFC 1870). */
  readonly messageBytes: number
  /**
   * Octets that all messages under way may take at once, each counted four times, for what is read from it. An account
   * has half of it, and messages over 64 KiB leave a quarter to small ones.
   */
  readonly messageMemory: number
  /** RCPT commands of a message. */
  readonly recipients: number
  /** Connections at once, from all sides. */
  readonly connections: number
  /** … from one address; an IPv6 network of 64 bits is one address. */
  readonly connectionsPerAddress: number
  /** … with one key. */
  readonly connectionsPerKey: number
  /** Commands of one connection. */
  readonly commands: number
  /** … before it has authenticated. */
  readonly commandsBeforeLogin: number
  /** Octets of all messages of one connection. */
  readonly connectionBytes: number
  /** Failed logins of one connection. */
  readonly failedLogins: number
  /** … of one address in 15 minutes; then nobody logs in from there until some time has passed. */
  readonly failedLoginsPerAddress: number
  /** How long a connection may last before it has authenticated. */
  readonly loginTimeout: Duration.Input
  /** How long the client may say nothing. */
  readonly idleTimeout: Duration.Input
  /** How long it may take from DATA to the end of the message. */
  readonly messageTimeout: Duration.Input
  /** How long MAIL waits for a key that is over its rate, before it is refused for now. */
  readonly rateWait: Duration.Input
}

/** The limits by default. */
export const defaultLimits: SubmissionLimits = {
  messageBytes: 25 * 1_048_576,
  messageMemory: 256 * 1_048_576,
  recipients: maxRecipients,
  connections: 1_500,
  connectionsPerAddress: 200,
  connectionsPerKey: 100,
  commands: 100_000,
  commandsBeforeLogin: 20,
  connectionBytes: 2_147_483_648,
  failedLogins: 3,
  failedLoginsPerAddress: 20,
  loginTimeout: "30 seconds",
  idleTimeout: "5 minutes",
  messageTimeout: "5 minutes",
  // Rates are per second, so that a short burst passes within it. Clients wait for minutes (RFC 5321, 4.5.3.2).
  rateWait: "10 seconds"
}

/** A port of the server. */
export interface SubmissionPort {
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** `implicit` speaks TLS from the start, as port 465; `starttls` goes over to it, as port 587, where there is a certificate. */
  readonly tls: "starttls" | "implicit"
}

/** Where and how mail is taken. */
export interface SubmissionOptions {
  readonly ports: ReadonlyArray<SubmissionPort>
  /** The name in the greeting. */
  readonly name: string
  /** null: no TLS. */
  readonly certificate: CertificateSource | null
  /** How often files of the certificate are read; every minute by default. */
  readonly certificateInterval?: Duration.Input
  /**
   * Whether keys may come without TLS from other machines. From this machine they may anyway, unless there are proxies.
   * False by default.
   */
  readonly allowPlaintext?: boolean
  /**
   * Whether mail that somebody else wrote may pass, such as forwarded mail: its `From` may then be of any domain where
   * MAIL FROM is an address of a verified one. It lets any key write in another's name. False by default.
   */
  readonly forwards?: boolean
  /** Addresses of the proxies that begin a connection with a header of the PROXY protocol, version 1; `*` for all. */
  readonly proxies?: ReadonlyArray<string>
  /** How long messages under way may take when the server closes; may be zero. */
  readonly drainTimeout: Duration.Input
  /** What differs from `defaultLimits`. */
  readonly limits?: Partial<SubmissionLimits>
}
