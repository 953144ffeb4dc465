import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Issue } from "../foundation/Errors.ts"
import { issuesOf, parseOptions } from "../foundation/Issues.ts"
import { requestLimitIssue } from "../foundation/RequestLimits.ts"
import type { StoredFile } from "./OriginalMessage.ts"
import { fields, MailboxText, ownHeaderFields } from "./SendFields.ts"
import { ruleIssues } from "./SendRules.ts"

/** What is asked for when an email is to be sent (interface specification, "Send request fields"). */
export const SendRequest = Schema.Struct({ ...fields, ...ownHeaderFields })
export type SendRequest = typeof SendRequest.Type

/** The same with any To and Cc: `ruleIssues` requires at least one recipient. */
const VisibleRequest = Schema.Struct({
  ...fields,
  ...ownHeaderFields,
  to: Schema.Union([MailboxText, Schema.Array(MailboxText)])
})

/** The same where the template may name the sender. */
const OpenRequest = Schema.Struct({ ...fields, ...ownHeaderFields, from: Schema.optionalKey(MailboxText) })

declare const Checked: unique symbol
interface Brand {
  readonly [Checked]: true
}

/** A send that keeps every rule which needs no storage: made by `decode` alone. */
export type CheckedSend = SendRequest & Brand

/** One that may leave its sender to its template: made by `decodeOpen`. */
export type OpenSend = typeof OpenRequest.Type & Brand

/** A request as it came, and what became of it. */
export interface DecodedSend<Send extends OpenSend = OpenSend> {
  /** The request before decoding: what an idempotency key is held against. */
  readonly input: unknown
  readonly result: Result.Result<Send, ReadonlyArray<Issue>>
  /** The files of a message that came whole, with its original last; absent: those that the request names. */
  readonly files?: ReadonlyArray<StoredFile>
  /** The id of the received email that it answers. */
  readonly answers?: string
}

const decodePlain = Schema.decodeUnknownResult(SendRequest, parseOptions)
const decodeVisible = Schema.decodeUnknownResult(VisibleRequest, parseOptions)

const decodeOpenFields = Schema.decodeUnknownResult(OpenRequest, parseOptions)

const hasVisible = (input: unknown): boolean =>
  typeof input === "object" && input !== null && (input as { readonly visible?: unknown }).visible !== undefined

const decodeFields = (input: unknown) => hasVisible(input) ? decodeVisible(input) : decodePlain(input)

/**
 * Reads a send and finds every issue: of single fields and between them.
 *
 * @example
 * ```ts
 * import { type Caller, Emails, SendRequest } from "@sendwright/core"
 * import * as Clock from "effect/Clock"
 * import * as Effect from "effect/Effect"
 *
 * export const remindTomorrow = Effect.fn("remindTomorrow")(function*(caller: Caller) {
 *   const emails = yield* Emails
 *   const now = yield* Clock.currentTimeMillis
 *   const email = {
 *     from: "hello@shop.example",
 *     to: ["ada@example.com"],
 *     subject: "Your appointment",
 *     html: "<p>See you tomorrow.</p>",
 *     scheduledAt: new Date(now + 86_400_000).toISOString(),
 *     tags: ["reminder"]
 *   }
 *   return yield* emails.send(caller, SendRequest.decode(email, new Date(now)), null)
 * })
 * ```
 */
export const decode = (input: unknown, now: Date): DecodedSend<CheckedSend> => {
  const tooLarge = requestLimitIssue(input)
  return { input, result: tooLarge === undefined ? check(decodeFields(input), input, now) : Result.fail([tooLarge]) }
}

const isRecord = (input: unknown): input is { readonly [name: string]: unknown } =>
  typeof input === "object" && input !== null && !Array.isArray(input)

/**
 * Reads a send as `decode` does, for surfaces whose templates name senders: with a template, `from` may be left out.
 * Where the template has none either, it is refused when it is filled in.
 */
export const decodeOpen = (input: unknown, now: Date): DecodedSend => {
  const leavesSender = isRecord(input) && input["from"] === undefined
    && (input["templateId"] !== undefined || input["templateSlug"] !== undefined)
  if (!leavesSender) return decode(input, now)
  const tooLarge = requestLimitIssue(input)
  const result = tooLarge === undefined ? check(decodeOpenFields(input), input, now) : Result.fail([tooLarge])
  return { input, result }
}

/**
 * Adds the rules between fields to what became of the single ones. `named` is the whole request with the names of
 * `fields`; it matters where single fields failed.
 */
export const check = <Send extends Omit<OpenSend, keyof Brand>>(
  decoded: Result.Result<Send, Schema.SchemaError>,
  named: unknown,
  now: Date
): Result.Result<Send & Brand, ReadonlyArray<Issue>> => {
  if (Result.isSuccess(decoded)) {
    const broken = ruleIssues(decoded.success, now)
    return broken.length === 0 ? Result.succeed(decoded.success as Send & Brand) : Result.fail(broken)
  }
  const issues = issuesOf(decoded.failure)
  return Result.fail(isRecord(named) ? [...issues, ...ruleIssues(named, now)] : issues)
}
