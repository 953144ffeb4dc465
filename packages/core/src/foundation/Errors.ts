import * as Schema from "effect/Schema"

/** The codes of the error envelope (interface specification, "Errors"). They never change. */
export const errorCodes = [
  "validation_error",
  "unauthorized",
  "forbidden",
  "not_found",
  "conflict",
  "rate_limited",
  "internal_error",
  "sandbox_recipient_not_allowed",
  "domain_not_verified",
  "recipient_suppressed",
  "not_scheduled",
  "plan_limit",
  "account_paused",
  "account_suspended"
] as const

/** One of `errorCodes`. */
export type ErrorCode = typeof errorCodes[number]

/** One thing that is wrong with a request: where, and what to do about it. */
export const Issue = Schema.Struct({
  /** Property names and array positions from the root of the request. */
  path: Schema.Array(Schema.Union([Schema.String, Schema.Int])),
  message: Schema.String
})
export type Issue = typeof Issue.Type

/** The request breaks rules; `issues` holds every one of them. */
export class ValidationError extends Schema.TaggedError<ValidationError>()("ValidationError", {
  issues: Schema.Array(Issue)
}) {
  readonly code = "validation_error"
  override get message(): string {
    const [first] = this.issues
    if (first === undefined) return "The request is not valid."
    const where = first.path.length === 0 ? "" : `${first.path.join(".").toWellFormed()} `
    const rest = this.issues.length - 1
    return `The request is not valid: ${where}${first.message}${rest === 0 ? "." : ` (and ${rest} more).`}`
  }
}

/** No key, a malformed one, an unknown one or a revoked one: which of them is not told. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {}) {
  readonly code = "unauthorized"
  override get message(): string {
    return "A valid API key is needed."
  }
}

/** The key may not do this. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", { message: Schema.String }) {
  readonly code = "forbidden"
}

/** There is no such thing for this caller; whether it exists for another one cannot be seen. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", {
  /** The field of the request that names it, where it is not the path of the request that does. */
  issue: Schema.optionalKey(Issue)
}) {
  readonly code = "not_found"
  override get message(): string {
    return this.issue === undefined ? "Not found." : `Not found: ${this.issue.message}.`
  }
}

/** The request conflicts with the stored state. */
export class Conflict extends Schema.TaggedError<Conflict>()("Conflict", { message: Schema.String }) {
  readonly code = "conflict"
}

/** Too many requests, or messages, for the key; or too much of one kind at once for the account or the server. */
export class RateLimited extends Schema.TaggedError<RateLimited>()("RateLimited", {
  /**
   * Whole seconds, at least 1, to wait. A key that was over its rate is not refused for that reason afterwards; where
   * `reason` names work that goes on at once, it is worth another attempt.
   */
  retryAfterSeconds: Schema.Int,
  /** What there is too much of, as the beginning of a sentence; requests where it is missing. */
  reason: Schema.optionalKey(Schema.String)
}) {
  readonly code = "rate_limited"
  override get message(): string {
    return `${this.reason ?? "Too many requests"}: wait ${this.retryAfterSeconds} s.`
  }
}

/** A sandbox domain reaches the owner and the simulator only. */
export class SandboxRecipientNotAllowed
  extends Schema.TaggedError<SandboxRecipientNotAllowed>()("SandboxRecipientNotAllowed", {
    recipients: Schema.Array(Schema.String)
  })
{
  readonly code = "sandbox_recipient_not_allowed"
  override get message(): string {
    return "The sandbox domain reaches only the account's owner and the simulator: add and verify a domain of your own to "
      + "reach anyone."
  }
}

/** The sender's domain is not verified on the account. */
export class DomainNotVerified extends Schema.TaggedError<DomainNotVerified>()("DomainNotVerified", {
  domain: Schema.String
}) {
  readonly code = "domain_not_verified"
  override get message(): string {
    return `The domain ${this.domain} is not verified on this account: add it, publish its DNS records, or send from `
      + "the sandbox domain."
  }
}

/** At least one recipient is on the suppression list; nothing was sent to anybody. */
export class RecipientSuppressed extends Schema.TaggedError<RecipientSuppressed>()("RecipientSuppressed", {
  suppressed: Schema.Array(Schema.String)
}) {
  readonly code = "recipient_suppressed"
  override get message(): string {
    return "One or more recipients are suppressed, so nothing was sent: suppressed lists them."
  }
}

/** Cancel came too late, or for an email that was never scheduled. */
export class NotScheduled extends Schema.TaggedError<NotScheduled>()("NotScheduled", {
  /** The status that the email has instead. */
  status: Schema.String
}) {
  readonly code = "not_scheduled"
  override get message(): string {
    return `Only an email whose status is scheduled can be cancelled or moved; the status of this one is ${this.status}.`
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

/** A figure of the plan is used up. */
export class PlanLimit extends Schema.TaggedError<PlanLimit>()("PlanLimit", {
  limit: Schema.Literals(["month", "day", "domains"]),
  allowed: Schema.Int
}) {
  readonly code = "plan_limit"
  override get message(): string {
    switch (this.limit) {
      case "month":
        return `The plan allows ${
          counted(this.allowed, "live email")
        } a month, and this month's are used up; the count `
          + "starts again with the next UTC month."
      case "day":
        return `A new account sends at most ${counted(this.allowed, "live email")} a UTC day in its first 7 days.`
      case "domains":
        return `The plan allows ${counted(this.allowed, "domain")}, and this account has as many: remove one, or ask `
          + "for a larger plan."
    }
  }
}

/** Live sending is paused on the account. */
export class AccountPaused extends Schema.TaggedError<AccountPaused>()("AccountPaused", {
  reason: Schema.NullOr(Schema.String)
}) {
  readonly code = "account_paused"
  override get message(): string {
    return `Sending is paused on this account${
      this.reason === null ? "" : `: ${this.reason}`
    }. Sending in test mode still works.`
  }
}

/** The operator suspended the account. */
export class AccountSuspended extends Schema.TaggedError<AccountSuspended>()("AccountSuspended", {
  reason: Schema.String
}) {
  readonly code = "account_suspended"
  override get message(): string {
    return `This account is suspended: ${this.reason}`
  }
}

/** Why one message was not accepted. */
export type SendError =
  | ValidationError
  | Conflict
  | RateLimited
  | SandboxRecipientNotAllowed
  | DomainNotVerified
  | RecipientSuppressed
  | PlanLimit
  | AccountPaused
  | NotFound

/** Every error of the specification's table but `internal_error`. */
export type SendwrightError = SendError | Unauthorized | Forbidden | NotScheduled | AccountSuspended

/** What stands under `details` in the envelope; `undefined` where there is nothing to add. */
export const detailsOf = (error: SendwrightError): unknown => {
  switch (error._tag) {
    case "ValidationError":
      return error.issues
    case "NotFound":
      return error.issue === undefined ? undefined : [error.issue]
    case "NotScheduled":
      return { status: error.status }
    case "RecipientSuppressed":
      return { suppressed: error.suppressed }
    case "SandboxRecipientNotAllowed":
      return { recipients: error.recipients }
    case "DomainNotVerified":
      return { domain: error.domain }
    case "PlanLimit":
      return { limit: error.limit, allowed: error.allowed }
    default:
      return undefined
  }
}
