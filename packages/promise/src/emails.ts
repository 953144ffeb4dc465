import {
  type BatchItem as CoreBatchItem,
  Emails,
  type ListRequest,
  type SendAnswer
} from "@sendwright/core/emails/Emails"
import { Conflict, ValidationError } from "@sendwright/core/foundation/Errors"
import { issuesOf, parseOptions } from "@sendwright/core/foundation/Issues"
import type { Email, EmailSummary } from "@sendwright/core/model/Email"
import { type EmailFilters, filtersOf, noFilters } from "@sendwright/core/model/EmailQuery"
import type { EmailStatus } from "@sendwright/core/model/EmailStatus"
import { DateTimeText, momentOf } from "@sendwright/core/model/SendFields"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"
import { fromFacts, type SendwrightError } from "./errors.ts"
import { type Listing, listingOf, type PageOptions } from "./listing.ts"
import { dateText, type OrUndefined, plain, present, type SendInput } from "./SendInput.ts"

/** Options of a send: its idempotency key and a signal. */
export interface SendOptions extends CallOptions {
  /**
   * 1 to 256 printable ASCII characters. Repeating a send with the same key returns the first answer, for 24 hours.
   */
  readonly idempotencyKey?: string | undefined
}

/** The result of one message of a batch. */
export type BatchItem =
  | { readonly ok: true; readonly index: number; readonly id: string }
  | { readonly ok: false; readonly index: number; readonly error: SendwrightError }

/** The result of a batch. */
export interface BatchAnswer {
  /** One for each message, in the same order. */
  readonly results: ReadonlyArray<BatchItem>
  readonly accepted: number
  readonly failed: number
  readonly replayed: boolean
}

type Given<Filters> = { readonly [Name in keyof Filters]: NonNullable<Filters[Name]> }

/** Filters for a list of emails. */
export interface EmailFilter
  extends
    PageOptions,
    CallOptions,
    OrUndefined<Partial<Given<EmailFilters>>>,
    Pick<ListRequest, "domain" | "from" | "createdFrom" | "createdBefore" | "templateId">
{
  /** At least 3 characters of a recipient or the subject, or a whole email id or message id. */
  readonly q?: string | undefined
}

/** Sending email, and the log. */
export interface EmailsApi {
  /**
   * Accepts one email: when it resolves, the email is stored and will be handed over. `replayed` is true if the
   * idempotency key was used before.
   *
   * Rejects with `ValidationError`, `Conflict`, `SandboxRecipientNotAllowed`, `DomainNotVerified`, `RecipientSuppressed`,
   * `AccountPaused`, `NotFound` (for a template) or `StorageError`.
   */
  readonly send: (email: SendInput, options?: SendOptions) => Promise<SendAnswer>
  /**
   * Accepts a whole message (RFC 5322), which is sent as it is: what is signed or encrypted stays so. Without
   * `recipients`, those get it that its To, Cc and Bcc name. Rejects as `send` does.
   */
  readonly sendRaw: (
    message: string | Uint8Array,
    options?: SendOptions & { readonly recipients?: ReadonlyArray<string> | undefined }
  ) => Promise<SendAnswer>
  /** Accepts up to 100 emails in one commit. Each is checked separately, so one failure does not affect the others. */
  readonly batch: (emails: ReadonlyArray<SendInput>, options?: SendOptions) => Promise<BatchAnswer>
  /** The full record, with events. */
  readonly get: (id: string, options?: CallOptions) => Promise<Email>
  /** Newest first. */
  readonly list: (filter?: EmailFilter) => Listing<EmailSummary>
  /** Gives a scheduled email another time, as `scheduledAt` of a send. Rejects with `NotScheduled` if it is too late. */
  readonly reschedule: (id: string, scheduledAt: Date | string, options?: CallOptions) => Promise<void>
  /** Cancels a scheduled email. Rejects with `NotScheduled` if it is too late. */
  readonly cancel: (id: string, options?: CallOptions) => Promise<void>
  /**
   * Waits until an email has reached or passed one of these statuses. Rejects with `Conflict` if it ended otherwise:
   * bounced, complained about, failed or cancelled. Limit the wait with a signal: `AbortSignal.timeout(60_000)`.
   */
  readonly waitFor: (
    id: string,
    status: EmailStatus | ReadonlyArray<EmailStatus>,
    options?: CallOptions
  ) => Promise<Email>
}

const firstWaitMillis = 50
const longestWaitMillis = 1_000
const ends: ReadonlySet<EmailStatus> = new Set(["bounced", "complained", "failed", "cancelled"])

const toItem = (item: CoreBatchItem): BatchItem =>
  item.ok ? item : { ...item, error: fromFacts({ details: undefined, ...item.error }) }

const decode = (email: SendInput) =>
  Effect.map(Clock.currentTimeMillis, (millis) => SendRequest.decode(plain(email), new Date(millis)))

const Schedule = Schema.Struct({ scheduledAt: DateTimeText })
const decodeSchedule = Schema.decodeUnknownResult(Schedule, parseOptions)

const scheduleOf = (scheduledAt: Date | string): Result.Result<Date, ValidationError> => {
  const decoded = decodeSchedule({ scheduledAt: scheduledAt instanceof Date ? dateText(scheduledAt) : scheduledAt })
  return Result.mapBoth(decoded, {
    onSuccess: ({ scheduledAt }) => new Date(momentOf(scheduledAt) ?? Number.NaN),
    onFailure: (error) => new ValidationError({ issues: issuesOf(error) })
  })
}

const waitFor = Effect.fnUntraced(function*(id: string, wanted: ReadonlyArray<EmailStatus>) {
  const emails = yield* Emails
  const types = new Set<string>(wanted.map((status) => `email.${status}`))
  for (let wait = firstWaitMillis;; wait = Math.min(wait * 2, longestWaitMillis)) {
    const email = yield* asSender((caller) => emails.get(caller, id))
    if (wanted.includes(email.status) || email.events.some(({ type }) => types.has(type))) return email
    if (ends.has(email.status)) {
      return yield* new Conflict({
        message: `The email is ${email.status}: it does not become ${wanted.join(" or ")}.`
      })
    }
    yield* Effect.sleep(wait)
  }
})

export const emailsOf = (calls: Calls): EmailsApi => ({
  send: (email, { idempotencyKey = null, signal } = {}) =>
    calls.run(
      Effect.gen(function*() {
        const emails = yield* Emails
        const decoded = yield* decode(email)
        return yield* asSender((caller) => emails.send(caller, decoded, idempotencyKey))
      }),
      { signal }
    ),
  sendRaw: async (message, { idempotencyKey, recipients, signal } = {}) => {
    // Before the call: nothing but the engine's own time passes within it.
    const RawMessages = await import("@sendwright/mime/reading/RawMessages")
    return calls.run(
      Effect.gen(function*() {
        const emails = yield* Emails
        const decoded = yield* RawMessages.decode({
          message: typeof message === "string" ? new TextEncoder().encode(message) : message,
          recipients,
          now: new Date(yield* Clock.currentTimeMillis)
        })
        const key = idempotencyKey ?? decoded.idempotencyKey
        return yield* asSender((caller) => emails.send(caller, decoded.send, key))
      }),
      { signal }
    )
  },
  batch: (list, { idempotencyKey = null, signal } = {}) =>
    calls.run(
      Effect.gen(function*() {
        const emails = yield* Emails
        const decoded = yield* Effect.forEach(list, decode)
        const answer = yield* asSender((caller) => emails.sendBatch(caller, decoded, idempotencyKey))
        return { ...answer, results: answer.results.map(toItem) }
      }),
      { signal }
    ),
  get: (id, options) =>
    calls.run(Effect.flatMap(Emails, (emails) => asSender((caller) => emails.get(caller, id))), options),
  list: ({ createdBefore, createdFrom, cursor, domain, from, limit, q = null, signal, templateId, ...filters } = {}) =>
    listingOf({ cursor, limit }, (page) =>
      calls.run(
        Effect.flatMap(Emails, (emails) =>
          asSender((caller) =>
            emails.list(caller, {
              ...page,
              ...filtersOf({ ...noFilters, ...present(filters) }),
              q,
              mode: null,
              domain,
              from,
              createdFrom,
              createdBefore,
              templateId
            })
          )),
        { signal }
      )),
  reschedule: (id, scheduledAt, options) =>
    calls.run(
      Effect.gen(function*() {
        const emails = yield* Emails
        const at = yield* Effect.fromResult(scheduleOf(scheduledAt))
        return yield* asSender((caller) => emails.reschedule(caller, id, at))
      }),
      options
    ),
  cancel: (id, options) =>
    calls.run(Effect.flatMap(Emails, (emails) => asSender((caller) => emails.cancel(caller, id))), options),
  waitFor: (id, status, options = {}) =>
    calls.run(waitFor(id, typeof status === "string" ? [status] : status), { ...options, waits: true })
})
