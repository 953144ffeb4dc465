import {
  detailsOf,
  type ErrorCode,
  type Issue,
  type SendwrightError as Refusal
} from "@sendwright/core/foundation/Errors"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError as CoreStorageError, StorageOutage } from "@sendwright/core/foundation/StorageError"

/** The error codes of the HTTP API, and those that only an embedding application can see. */
export type SendwrightErrorCode = ErrorCode | "not_running" | "start_failed" | "query_failed"

/** The base class of every error of this package. `code` is stable. */
// @effect-diagnostics-next-line extendsNativeError:off
export class SendwrightError extends Error {
  readonly code: SendwrightErrorCode

  constructor(code: SendwrightErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }
}

/** The input is invalid; `issues` lists every problem. */
export class ValidationError extends SendwrightError {
  /** `path` holds property names and array positions, from the root of the input. */
  readonly issues: ReadonlyArray<Issue>

  constructor(message: string, issues: ReadonlyArray<Issue>) {
    super("validation_error", message)
    this.issues = issues
  }
}

/** The account has no such object. */
export class NotFound extends SendwrightError {
  constructor(message: string) {
    super("not_found", message)
  }
}

/** The call conflicts with the stored state. */
export class Conflict extends SendwrightError {
  constructor(message: string) {
    super("conflict", message)
  }
}

/**
 * Too many calls with their own rate limit, such as test events, or too many concurrent calls that need much memory,
 * such as exports.
 */
export class RateLimited extends SendwrightError {
  /** Whole seconds to wait before a retry; null inside a batch. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, retryAfterSeconds: number | null) {
    super("rate_limited", message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The sandbox domain delivers only to the owner and to simulator addresses. */
export class SandboxRecipientNotAllowed extends SendwrightError {
  readonly recipients: ReadonlyArray<string>

  constructor(message: string, recipients: ReadonlyArray<string>) {
    super("sandbox_recipient_not_allowed", message)
    this.recipients = recipients
  }
}

/** The sender's domain is not verified. */
export class DomainNotVerified extends SendwrightError {
  readonly domain: string

  constructor(message: string, domain: string) {
    super("domain_not_verified", message)
    this.domain = domain
  }
}

/** At least one recipient is on the suppression list; the email was sent to nobody. */
export class RecipientSuppressed extends SendwrightError {
  /** All of them, normalised. */
  readonly suppressed: ReadonlyArray<string>

  constructor(message: string, suppressed: ReadonlyArray<string>) {
    super("recipient_suppressed", message)
    this.suppressed = suppressed
  }
}

/** The email was cancelled or rescheduled too late, or was never scheduled. */
export class NotScheduled extends SendwrightError {
  constructor(message: string) {
    super("not_scheduled", message)
  }
}

/** A limit of the account's plan is reached. */
export class PlanLimit extends SendwrightError {
  readonly limit: "month" | "day" | "domains"
  readonly allowed: number

  constructor(message: string, limit: PlanLimit["limit"], allowed: number) {
    super("plan_limit", message)
    this.limit = limit
    this.allowed = allowed
  }
}

/** Sending is paused by an operator, or because of too many bounces or complaints. */
export class AccountPaused extends SendwrightError {
  constructor(message: string) {
    super("account_paused", message)
  }
}

/** The operator of a shared database suspended the account. */
export class AccountSuspended extends SendwrightError {
  constructor(message: string) {
    super("account_suspended", message)
  }
}

/** The operation is not allowed. */
export class Forbidden extends SendwrightError {
  constructor(message: string) {
    super("forbidden", message)
  }
}

/**
 * An error that the caller did not cause: the provider did not create a domain's identity, a stored secret cannot be
 * decrypted, or the engine has a bug. `cause` has the details.
 */
export class InternalError extends SendwrightError {
  constructor(message: string, options?: ErrorOptions) {
    super("internal_error", message, options)
  }
}

/**
 * The database did not carry out a command. Nothing was stored, unless `outage` is `"unreachable"` or `"unanswered"`:
 * then it may have been. Repeating the call with the same idempotency key is safe.
 */
export class StorageError extends InternalError {
  /** The command that failed, such as `EmailStore.accept`. */
  readonly command: string
  /** The temporary state of the database that caused the failure: try again later. null: another reason. */
  readonly outage: StorageOutage | null

  constructor(message: string, command: string, outage: StorageOutage | null = null, options?: ErrorOptions) {
    super(message, options)
    this.command = command
    this.outage = outage
  }
}

/** The engine is not started or is closed, or this transaction has ended. */
export class NotRunning extends SendwrightError {
  constructor(message: string) {
    super("not_running", message)
  }
}

/** `start()` could not start the engine; `message` says how to fix it. You may call it again. */
export class StartError extends SendwrightError {
  constructor(message: string, options?: ErrorOptions) {
    super("start_failed", message, options)
  }
}

/** A statement failed in a transaction of the application, with the database's error. */
export class QueryError extends SendwrightError {
  /** SQLSTATE (PostgreSQL, "Error Codes"); null if the database did not see the statement. */
  readonly sqlState: string | null
  readonly constraint: string | null

  constructor(message: string, sqlState: string | null, constraint: string | null, options?: ErrorOptions) {
    super("query_failed", message, options)
    this.sqlState = sqlState
    this.constraint = constraint
  }
}

/** The fields of the engine's errors. */
interface Facts {
  readonly code: ErrorCode
  readonly message: string
  readonly details: unknown
  readonly retryAfterSeconds?: number
}

/** The error for a code of the engine or of a stored batch. */
export const fromFacts = ({ code, details, message, retryAfterSeconds }: Facts): SendwrightError => {
  const facts = (details ?? {}) as {
    readonly suppressed?: ReadonlyArray<string>
    readonly recipients?: ReadonlyArray<string>
    readonly domain?: string
    readonly limit?: PlanLimit["limit"]
    readonly allowed?: number
  }
  switch (code) {
    case "validation_error":
      return new ValidationError(message, Array.isArray(details) ? details : [])
    case "not_found":
      return new NotFound(message)
    case "conflict":
      return new Conflict(message)
    case "rate_limited":
      return new RateLimited(message, retryAfterSeconds ?? null)
    case "sandbox_recipient_not_allowed":
      return new SandboxRecipientNotAllowed(message, facts.recipients ?? [])
    case "domain_not_verified":
      return new DomainNotVerified(message, facts.domain ?? "")
    case "recipient_suppressed":
      return new RecipientSuppressed(message, facts.suppressed ?? [])
    case "not_scheduled":
      return new NotScheduled(message)
    case "plan_limit":
      return new PlanLimit(message, facts.limit ?? "month", facts.allowed ?? 0)
    case "account_paused":
      return new AccountPaused(message)
    case "account_suspended":
      return new AccountSuspended(message)
    case "forbidden":
    case "unauthorized":
      return new Forbidden(message)
    case "internal_error":
      return new InternalError(message)
    default:
      // An error without a class of its own has a code.
      return new SendwrightError(code, message)
  }
}

const isTagged = (error: unknown): error is { readonly _tag: string; readonly message: string } =>
  error instanceof Error && "_tag" in error && typeof error._tag === "string"

/** Turns a failure inside the engine into the error that callers see. */
export const fromFailure = (failure: unknown): unknown => {
  if (failure instanceof SendwrightError || !isTagged(failure)) return failure
  if ("code" in failure) {
    const refusal = failure as Refusal
    return fromFacts({
      code: refusal.code,
      message: refusal.message,
      details: detailsOf(refusal),
      ...("retryAfterSeconds" in refusal ? { retryAfterSeconds: refusal.retryAfterSeconds } : {})
    })
  }
  if (failure._tag === "Overloaded") {
    return new RateLimited(failure.message, (failure as Overloaded).retryAfterSeconds)
  }
  if (failure._tag !== "StorageError") return new InternalError(failure.message, { cause: failure })
  const { command, message, outage } = failure as CoreStorageError
  return new StorageError(`${message}: see cause for the database's error.`, command, outage, { cause: failure })
}
