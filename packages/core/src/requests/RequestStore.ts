import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { NewEmail } from "../emails/EmailStore.ts"
import type { Conflict, ErrorCode, NotFound } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"

/** A send request that an application stored by SQL, in a transaction of its own, and that is not judged yet. */
export interface StoredRequest {
  /** That of the email that becomes of it: a UUID v7 of `storedAt`. */
  readonly id: string
  readonly accountId: string
  /** By the storage's clock. */
  readonly storedAt: Date
  /** JSON with the fields of `POST /v1/emails`. */
  readonly request: unknown
  readonly idempotencyKey: string | null
}

/** A request that was refused, and why. */
export interface RefusedRequest {
  /** What can be shown of it: an email without contents and files. */
  readonly email: NewEmail
  /** Shown on the email. */
  readonly idempotencyKey: string | null
  /** The id of its second event, `email.rejected`. */
  readonly eventId: string
  readonly code: ErrorCode
  /** What is wrong, without addresses. */
  readonly message: string
  readonly at: Date
}

/**
 * The port behind which send requests wait that applications stored by SQL. Each becomes an email with its id: one that
 * is accepted as any other, or one that failed.
 */
export class RequestStore extends Context.Service<RequestStore, {
  /**
   * Stores a request for live mode, as the SQL function `sendwright.send` does, and answers with the id of the email that
   * becomes of it. The same idempotency key with the same request answers with the same id, until the request is settled,
   * and for as long as `settle` says; `Conflict` where the request is another one, `NotFound` without the account.
   */
  readonly store: (request: {
    readonly accountId: string
    readonly request: { readonly [field: string]: unknown }
    readonly idempotencyKey: string | null
  }) => Effect.Effect<string, Conflict | NotFound | StorageError>
  /**
   * Takes the first requests, the oldest but for those that were postponed, in their order, for so long; none while
   * somebody else has some. As many as have `maxBytes` together, one at least.
   */
  readonly take: (options: {
    readonly limit: number
    readonly maxBytes: number
    readonly leaseMillis: number
    readonly now: Date
  }) => Effect.Effect<ReadonlyArray<StoredRequest>, StorageError>
  /** Gives requests back that were taken. They keep their places. */
  readonly release: (ids: ReadonlyArray<string>) => Effect.Effect<void, StorageError>
  /** Gives requests back behind all others, so that the others do not wait for them. */
  readonly postpone: (ids: ReadonlyArray<string>) => Effect.Effect<void, StorageError>
  /**
   * Forgets requests that became emails, which show their idempotency keys from now on, and makes emails of those that
   * were refused: with the status `failed`, the events `email.queued` and `email.rejected` and their deliveries, and without
   * whatever names somebody who was erased. An email that is there already stays as it is. Their idempotency keys are
   * remembered for so long after the requests were stored.
   */
  readonly settle: (
    accepted: ReadonlyArray<string>,
    refused: ReadonlyArray<RefusedRequest>,
    idempotencyMillis: number
  ) => Effect.Effect<void, StorageError>
}>()("@sendwright/core/requests/RequestStore") {}
