import { bytes, duration, integer, type Setting, setting } from "@sendwright/core/foundation/Setting"
import { defaultLimits, type SubmissionLimits } from "@sendwright/submission/SubmissionOptions"
import { sharesOf } from "./BodySettings.ts"

/** What email over SMTP may take. */
export const submissionLimitSettings = {
  messageLimit: setting(
    "SENDWRIGHT_MESSAGE_LIMIT",
    "`25MiB`",
    "Largest message over SMTP, in or out, and `POST /v1/emails/raw`, with attachments in base64.",
    bytes(10_000, 1e9)
  ),
  submissionMessageTimeout: setting(
    "SENDWRIGHT_SUBMISSION_MESSAGE_SECONDS",
    "`300`",
    "Time for an SMTP message to arrive.",
    duration("second", 1, 3_600)
  ),
  submissionIdleTimeout: setting(
    "SENDWRIGHT_SUBMISSION_IDLE_SECONDS",
    "`300`",
    "Time for an SMTP client's next command.",
    duration("second", 1, 3_600)
  ),
  submissionConnections: setting(
    "SENDWRIGHT_SUBMISSION_CONNECTIONS",
    "`1500`",
    "Concurrent SMTP connections.",
    integer(1, 100_000)
  ),
  submissionConnectionsPerAddress: setting(
    "SENDWRIGHT_SUBMISSION_CONNECTIONS_PER_ADDRESS",
    "`200`",
    "Concurrent SMTP connections per address. Raise it behind a shared address.",
    integer(1, 100_000)
  )
} as const

type Given =
  & {
    readonly [Name in keyof typeof submissionLimitSettings]: typeof submissionLimitSettings[Name] extends
      Setting<infer A> ? A | undefined : never
  }
  & { readonly memory?: number | undefined }

/** The limits of the server: those that are set, and its own. */
export const of = (given: Given): SubmissionLimits => ({
  ...defaultLimits,
  messageBytes: given.messageLimit ?? defaultLimits.messageBytes,
  messageMemory: given.memory === undefined ? defaultLimits.messageMemory : sharesOf(given.memory).messages,
  messageTimeout: given.submissionMessageTimeout ?? defaultLimits.messageTimeout,
  idleTimeout: given.submissionIdleTimeout ?? defaultLimits.idleTimeout,
  connections: given.submissionConnections ?? defaultLimits.connections,
  connectionsPerAddress: given.submissionConnectionsPerAddress ?? defaultLimits.connectionsPerAddress
})
