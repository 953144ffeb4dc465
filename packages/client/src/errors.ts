import type { ErrorCode, Json } from "./types.ts"

/** An error of the service, or of the connection to it. */
export class SendwrightError extends Error {
  override readonly name = "SendwrightError"
  /** A code of the API, `network_error` if there was no answer, or `timeout` if it was too late. */
  readonly code: ErrorCode | "network_error" | "timeout"
  /** The HTTP status, or null without an answer. */
  readonly status: number | null
  /** Details by code, such as the issues of a `validation_error` or the addresses of a `recipient_suppressed`. */
  readonly details: Json | undefined
  /** The wait that the service requests, in milliseconds. */
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

/** The request is not a genuine webhook; `reason` says why. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError"
  readonly reason: "missing_header" | "malformed_header" | "timestamp_out_of_tolerance" | "no_match" | "malformed_body"

  constructor(reason: WebhookVerificationError["reason"], message: string) {
    super(message)
    this.reason = reason
  }
}
