import { bytes, duration, integer, type Setting, setting } from "@sendwright/core/foundation/Setting"
import { defaultLimits, type SubmissionLimits } from "@sendwright/submission/SubmissionOptions"

/** What email over SMTP may take. */
export const submissionLimitSettings = {
  submissionMessageLimit: setting(
    "SENDWRIGHT_SUBMISSION_MESSAGE_LIMIT",
    "`25MiB`",
    "Largest message over SMTP, as it is on the wire: base64 makes files a third larger.",
    bytes(10_000, 1e9)
  ),
  submissionMemory: setting(
    "SENDWRIGHT_SUBMISSION_MEMORY",
    "`256MiB`",
    "Memory that all messages over SMTP may take at once, with what is read from them: four times their size, until their "
      + "answer. An account has half of it; messages over 64 KiB leave a quarter to small ones. Less than what the largest "
      + "message needs counts as that much.",
    bytes(1_000_000, 1e11)
  ),
  submissionMessageTimeout: setting(
    "SENDWRIGHT_SUBMISSION_MESSAGE_SECONDS",
    "`300`",
    "How long a message over SMTP may take to arrive.",
    duration("second", 1, 3_600)
  ),
  submissionIdleTimeout: setting(
    "SENDWRIGHT_SUBMISSION_IDLE_SECONDS",
    "`300`",
    "How long an SMTP client may take for its next command.",
    duration("second", 1, 3_600)
  ),
  submissionConnections: setting(
    "SENDWRIGHT_SUBMISSION_CONNECTIONS",
    "`1500`",
    "SMTP connections at once.",
    integer(1, 100_000)
  ),
  submissionConnectionsPerAddress: setting(
    "SENDWRIGHT_SUBMISSION_CONNECTIONS_PER_ADDRESS",
    "`200`",
    "SMTP connections at once from one address. Raise it where all clients come by one address, as in a cluster.",
    integer(1, 100_000)
  ),
  submissionConnectionsPerKey: setting(
    "SENDWRIGHT_SUBMISSION_CONNECTIONS_PER_KEY",
    "`100`",
    "SMTP connections at once with one API key.",
    integer(1, 100_000)
  ),
  submissionFailedLogins: setting(
    "SENDWRIGHT_SUBMISSION_FAILED_LOGINS",
    "`20`",
    "Failed SMTP logins of one address in 15 minutes. Beyond it, only keys that have logged in from there before still do.",
    integer(1, 1_000_000)
  ),
  submissionRateWait: setting(
    "SENDWRIGHT_SUBMISSION_RATE_WAIT_SECONDS",
    "`10`",
    "How long a message over SMTP waits for its key, where that is over its rate, before it is refused for now.",
    duration("second", 0, 120)
  )
} as const

type Given = {
  readonly [Name in keyof typeof submissionLimitSettings]: typeof submissionLimitSettings[Name] extends
    Setting<infer A> ? A | undefined : never
}

/** The limits of the server: those that are set, and its own. */
export const of = (given: Given): SubmissionLimits => ({
  ...defaultLimits,
  messageBytes: given.submissionMessageLimit ?? defaultLimits.messageBytes,
  messageMemory: given.submissionMemory ?? defaultLimits.messageMemory,
  messageTimeout: given.submissionMessageTimeout ?? defaultLimits.messageTimeout,
  idleTimeout: given.submissionIdleTimeout ?? defaultLimits.idleTimeout,
  connections: given.submissionConnections ?? defaultLimits.connections,
  connectionsPerAddress: given.submissionConnectionsPerAddress ?? defaultLimits.connectionsPerAddress,
  connectionsPerKey: given.submissionConnectionsPerKey ?? defaultLimits.connectionsPerKey,
  failedLoginsPerAddress: given.submissionFailedLogins ?? defaultLimits.failedLoginsPerAddress,
  rateWait: given.submissionRateWait ?? defaultLimits.rateWait
})
