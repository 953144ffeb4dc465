import * as Errors from "@sendwright/core/foundation/Errors"
import { HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { fromWire, toWireDetails, toWireMessage, WireIssue } from "./wire/Issue.ts"

/** The body of every answer with a status of 400 or more (interface specification, "Errors"). */
export interface ErrorEnvelope {
  readonly error: {
    readonly code: Errors.ErrorCode
    readonly message: string
    readonly details?: Schema.Json
  }
}

/** The status of an error. A used-up plan is 429, and 403 where it is the plan's number of domains. */
export const statusOf = (error: Errors.SendwrightError): number => {
  switch (error.code) {
    case "validation_error":
      return 400
    case "unauthorized":
      return 401
    case "forbidden":
    case "sandbox_recipient_not_allowed":
    case "domain_not_verified":
    case "account_paused":
    case "account_suspended":
      return 403
    case "not_found":
      return 404
    case "conflict":
    case "not_scheduled":
      return 409
    case "recipient_suppressed":
      return 422
    case "rate_limited":
      return 429
    case "plan_limit":
      return error.limit === "domains" ? 403 : 429
  }
}

/** An error as it goes over the wire. */
export const toWire = (error: Errors.SendwrightError): ErrorEnvelope => {
  const details = Errors.detailsOf(error)
  return {
    error: {
      code: error.code,
      message: toWireMessage(error.code, error.message),
      ...(details === undefined ? {} : { details: toWireDetails(error.code, details) })
    }
  }
}

/** What is said of a failure on the server's side: nothing of its cause. */
export const internalError: ErrorEnvelope = {
  error: {
    code: "internal_error",
    message: "Something failed on our side. It is safe to try again with an Idempotency-Key."
  }
}

/** What is said while the storage is out of order: the request may be repeated, and is the same one with its key. */
export const unavailable: ErrorEnvelope = {
  error: {
    code: "internal_error",
    message: "The service cannot do this at the moment. Try again after the seconds in Retry-After, with the same " +
      "Idempotency-Key if the request has one: then nothing is done twice."
  }
}

const envelope = <const Code extends Errors.ErrorCode, Details extends Schema.Top>(
  code: Code,
  description: string,
  details: Details,
  example: ErrorEnvelope,
  identifier: string = code
) =>
  Schema.Struct({
    error: Schema.Struct({
      code: Schema.Literal(code),
      message: Schema.String.annotate({ description: "For people; it may change." }),
      details
    })
  }).annotate({ identifier, title: code, description, examples: [example as never] })

/** Why an answer of one kind is given. Its schema's type is the core's error, its wire form the envelope. */
const errorSchema = <E extends Errors.SendwrightError, const Code extends E["code"], Details extends Schema.Top>(
  options: {
    readonly is: (u: unknown) => u is E
    readonly status: number
    readonly code: Code
    /** What the OpenAPI document calls it, where a code has more than one form. */
    readonly identifier?: string
    readonly description: string
    readonly details: Details
    readonly fromWire: (message: string, details: Details["Type"]) => E
    readonly example: E
  }
) => {
  const { code, description, details, example, identifier } = options
  const wire = envelope(code, description, details, toWire(example), identifier)
  return wire.pipe(
    Schema.decodeTo(
      Schema.declare(options.is),
      SchemaTransformation.transform<E, typeof wire.Type>({
        decode: (wire) => {
          const { details, message } = (wire as unknown as DecodedEnvelope<Details["Type"]>).error
          return options.fromWire(message, details)
        },
        encode: (error) => toWire(error) as unknown as typeof wire.Type
      })
    ),
    HttpApiSchema.status(options.status)
  ).annotate({ description: options.description })
}

interface DecodedEnvelope<Details> {
  readonly error: { readonly message: string; readonly details: Details }
}

const isError =
  <C extends abstract new(...args: never) => Errors.SendwrightError>(constructor: C) =>
  (u: unknown): u is InstanceType<C> => u instanceof constructor

const none = Schema.optionalKey(Schema.Never)
/** What follows a text that every message of a kind begins with. */
const after = (message: string, text: string): string => message.startsWith(text) ? message.slice(text.length) : message

/** 400 `validation_error`: the body or the query breaks rules; `details` lists every issue. */
export const ValidationError = errorSchema({
  is: isError(Errors.ValidationError),
  status: 400,
  code: "validation_error",
  description: "The body or the query breaks rules; details lists every issue.",
  details: Schema.Array(WireIssue),
  fromWire: (_, issues) => new Errors.ValidationError({ issues: issues.map(fromWire) }),
  example: new Errors.ValidationError({ issues: [{ path: ["to", 1], message: "is not an email address" }] })
})

/** 401 `unauthorized`: a missing, malformed, unknown or revoked key. */
export const Unauthorized = errorSchema({
  is: isError(Errors.Unauthorized),
  status: 401,
  code: "unauthorized",
  description: "The key is missing, malformed, unknown or revoked.",
  details: none,
  fromWire: () => new Errors.Unauthorized(),
  example: new Errors.Unauthorized()
})

/** 403 `forbidden`: the key lacks the scope, or a test key asks for what needs a live one. */
export const Forbidden = errorSchema({
  is: isError(Errors.Forbidden),
  status: 403,
  code: "forbidden",
  description: "The key lacks the scope that the message names, or it is a test key where a live one is needed.",
  details: none,
  fromWire: (message) => new Errors.Forbidden({ message }),
  example: new Errors.Forbidden({ message: "This needs a key with the scope emails:send." })
})

/** 403 `account_suspended`: the operator suspended the account. */
export const AccountSuspended = errorSchema({
  is: isError(Errors.AccountSuspended),
  status: 403,
  code: "account_suspended",
  description: "The operator suspended the account; the message says why.",
  details: none,
  fromWire: (message) => new Errors.AccountSuspended({ reason: after(message, "This account is suspended: ") }),
  example: new Errors.AccountSuspended({ reason: "unpaid invoices" })
})

/** 403 `account_paused`: live sending is paused on the account. */
export const AccountPaused = errorSchema({
  is: isError(Errors.AccountPaused),
  status: 403,
  code: "account_paused",
  description: "Live sending is paused on the account, usually after a high bounce or complaint rate.",
  details: none,
  fromWire: (message) => new Errors.AccountPaused({ reason: message }),
  example: new Errors.AccountPaused({ reason: "too many bounces" })
})

/** 403 `sandbox_recipient_not_allowed`: the sandbox domain reaches its owner and the simulator alone. */
export const SandboxRecipientNotAllowed = errorSchema({
  is: isError(Errors.SandboxRecipientNotAllowed),
  status: 403,
  code: "sandbox_recipient_not_allowed",
  description: "The sandbox domain reaches the account's owner and the simulator only.",
  details: Schema.Struct({ recipients: Schema.Array(Schema.String) }),
  fromWire: (_, { recipients }) => new Errors.SandboxRecipientNotAllowed({ recipients }),
  example: new Errors.SandboxRecipientNotAllowed({ recipients: ["ada@example.com"] })
})

/** 403 `domain_not_verified`: the domain in `from` is not verified on the account. */
export const DomainNotVerified = errorSchema({
  is: isError(Errors.DomainNotVerified),
  status: 403,
  code: "domain_not_verified",
  description: "The sender's domain is not added and verified on the account.",
  details: Schema.Struct({ domain: Schema.String }),
  fromWire: (_, { domain }) => new Errors.DomainNotVerified({ domain }),
  example: new Errors.DomainNotVerified({ domain: "acme.example" })
})

/** 404 `not_found`: nothing of the kind on this account, or not for this key. */
export const NotFound = errorSchema({
  is: isError(Errors.NotFound),
  status: 404,
  code: "not_found",
  description:
    "There is no such thing on this account, or not for this key. Where a field of the body names it, details says "
    + "which.",
  details: Schema.optionalKey(Schema.Array(WireIssue)),
  fromWire: (_, [issue] = []) => new Errors.NotFound(issue === undefined ? {} : { issue: fromWire(issue) }),
  example: new Errors.NotFound()
})

/** 409 `conflict`: the request contradicts what is stored. */
export const Conflict = errorSchema({
  is: isError(Errors.Conflict),
  status: 409,
  code: "conflict",
  description: "The request contradicts what is stored; the message says how.",
  details: none,
  fromWire: (message) => new Errors.Conflict({ message }),
  example: new Errors.Conflict({ message: "Only a failed delivery can be retried manually." })
})

/** 409 `not_scheduled`: an email that is not scheduled was to be cancelled or given another time. */
export const NotScheduled = errorSchema({
  is: isError(Errors.NotScheduled),
  status: 409,
  code: "not_scheduled",
  description:
    "Only an email whose status is scheduled can be cancelled or rescheduled; details.status is the one it has.",
  details: Schema.Struct({ status: Schema.String }),
  fromWire: (_, { status }) => new Errors.NotScheduled({ status }),
  example: new Errors.NotScheduled({ status: "sent" })
})

/** 422 `recipient_suppressed`: `details.suppressed` lists the recipients that are suppressed. */
export const RecipientSuppressed = errorSchema({
  is: isError(Errors.RecipientSuppressed),
  status: 422,
  code: "recipient_suppressed",
  description:
    "A recipient is on the suppression list, so nothing was sent to anybody; details.suppressed lists all of them.",
  details: Schema.Struct({ suppressed: Schema.Array(Schema.String) }),
  fromWire: (_, { suppressed }) => new Errors.RecipientSuppressed({ suppressed }),
  example: new Errors.RecipientSuppressed({ suppressed: ["ada@example.com"] })
})

const limitDetails = <const Limits extends ReadonlyArray<Errors.PlanLimit["limit"]>>(limits: Limits) =>
  Schema.Struct({ limit: Schema.Literals(limits), allowed: Schema.Int })

/** The plan's emails of the month, or of a new account's day, are used up. */
export const PlanLimit = errorSchema({
  is: (u): u is Errors.PlanLimit => u instanceof Errors.PlanLimit && u.limit !== "domains",
  status: 429,
  code: "plan_limit",
  description: "The plan's emails of this month are used up, or a new account's emails of this day.",
  details: limitDetails(["month", "day"]),
  fromWire: (_, details) => new Errors.PlanLimit(details),
  example: new Errors.PlanLimit({ limit: "month", allowed: 3000 })
})

/** The plan's domains are used up. */
export const DomainLimit = errorSchema({
  is: (u): u is Errors.PlanLimit => u instanceof Errors.PlanLimit && u.limit === "domains",
  status: 403,
  code: "plan_limit",
  identifier: "domain_limit",
  description: "The account has as many domains as its plan allows.",
  details: limitDetails(["domains"]),
  fromWire: (_, details) => new Errors.PlanLimit(details),
  example: new Errors.PlanLimit({ limit: "domains", allowed: 10 })
})

const rateLimited = envelope(
  "rate_limited",
  "The key is over its rate, or too much of one kind goes on at once. Retry-After says how long to wait.",
  none,
  toWire(new Errors.RateLimited({ retryAfterSeconds: 1 }))
).pipe(HttpApiSchema.status(429))

/** Carries Retry-After: whole seconds, at least 1. */
export const RateLimited = Schema.declare(isError(Errors.RateLimited)).pipe(
  HttpApiSchema.encodeToWithHeaders({ body: rateLimited, headers: { "retry-after": Schema.Int } }, {
    decode: ({ headers }) => new Errors.RateLimited({ retryAfterSeconds: headers["retry-after"] }),
    encode: (error) => ({
      body: toWire(error) as unknown as typeof rateLimited.Type,
      headers: { "retry-after": error.retryAfterSeconds }
    })
  })
)

/** A failure on the server's side, as a client sees it. The server itself only ever dies of one. */
export class InternalError extends Schema.TaggedError<InternalError>()("InternalError", { message: Schema.String }) {
  readonly code = "internal_error"
}

const internalEnvelope = envelope(
  "internal_error",
  "A failure on the server's side. It is safe to try again with an Idempotency-Key.",
  none,
  internalError
)

/** 500 `internal_error`: a failure of the server; a request with an idempotency key can be repeated. */
export const Internal = internalEnvelope.pipe(
  Schema.decodeTo(
    Schema.declare((u): u is InternalError => u instanceof InternalError),
    SchemaTransformation.transform<InternalError, typeof internalEnvelope.Type>({
      decode: ({ error }) => new InternalError({ message: error.message }),
      encode: () => internalError as unknown as typeof internalEnvelope.Type
    })
  ),
  HttpApiSchema.status(500)
).annotate({ description: "A failure on the server's side." })

/** The storage is out of order, or there is no room for the request: when to try again, as a client sees it. */
export class UnavailableError extends Schema.TaggedError<UnavailableError>()("UnavailableError", {
  message: Schema.String,
  retryAfterSeconds: Schema.Int
}) {
  readonly code = "internal_error"
}

const unavailableBody = internalEnvelope.pipe(HttpApiSchema.status(503))

/** 503 `internal_error`: the same request may succeed in as many seconds as Retry-After says, at least 1. */
export const Unavailable = Schema.declare((u): u is UnavailableError => u instanceof UnavailableError).pipe(
  HttpApiSchema.encodeToWithHeaders({ body: unavailableBody, headers: { "retry-after": Schema.Int } }, {
    decode: ({ body, headers }) =>
      new UnavailableError({ message: body.error.message, retryAfterSeconds: headers["retry-after"] }),
    encode: (error) => ({
      body: unavailable as unknown as typeof unavailableBody.Type,
      headers: { "retry-after": error.retryAfterSeconds }
    })
  })
)

/** The errors of every route that needs a key. */
export const authorizationErrors = [
  Unauthorized,
  AccountSuspended,
  Forbidden,
  RateLimited,
  Internal,
  Unavailable
] as const

/** The errors of a send. */
export const sendErrors = [
  ValidationError,
  DomainNotVerified,
  SandboxRecipientNotAllowed,
  AccountPaused,
  NotFound,
  Conflict,
  RecipientSuppressed,
  PlanLimit
] as const
