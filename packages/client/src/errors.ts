import type { ErrorCode, Json } from "./types.ts"

/** What the service answered, or that it did not answer. */
export class SendwrightError extends Error {
  override readonly name = "SendwrightError"
  /** A code of the API; `network_error` where no answer came, `timeout` where it came too late. */
  readonly code: ErrorCode | "network_error" | "timeout"
  /** The status of the answer; null where none came. */
  readonly status: number | null
  /** What the code says more of: the issues of a `validation_error`, the addresses of a `recipient_suppressed`. */
  readonly details: Json | undefined
  /** How long the service asks to be left alone, in milliseconds. */
  readonly retryAfterMillis: number | null

  constructor(
    message: string,
    options: {
      readonly code: SendwrightError["code"]
      readonly status?: number | null
      readonly details?: Json | undefined
      readonly retryAfterMillis?: number | null
      readonly cause?: unknown
    }
  ) {
    super(message, { cause: options.cause })
    this.code = options.code
    this.status = options.status ?? null
    this.details = options.details
    this.retryAfterMillis = options.retryAfterMillis ?? null
  }
}

/** A request that is no genuine webhook; `reason` says why. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError"
  readonly reason: "missing_header" | "malformed_header" | "timestamp_out_of_tolerance" | "no_match" | "malformed_body"

  constructor(reason: WebhookVerificationError["reason"], message: string) {
    super(message)
    this.reason = reason
  }
}
