import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { TraceContext } from "../foundation/Tracing.ts"
import type { EmailEvent } from "../model/EmailEvent.ts"
import type { OwnHeader } from "../model/EmailFields.ts"
import type { Position } from "../model/EmailQuery.ts"
import type { EmailStatus } from "../model/EmailStatus.ts"
import type { Delivery, DeliveryAttempt, DeliveryFilters } from "./Delivery.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"
import type { WebhookEndpoint } from "./WebhookEndpoint.ts"
import type { WebhookFormat } from "./WebhookFormat.ts"

/** A claimed delivery with everything that its attempt is made of, read at the moment of the claim. */
export interface WebhookLease {
  readonly deliveryId: string
  readonly accountId: string
  /** The fencing token: who settles must still hold it. */
  readonly token: string
  readonly delivery: Delivery
  readonly url: string
  readonly format: WebhookFormat
  /** The signing secret as it is stored: encrypted. */
  readonly sealedSecret: string
  /** The secret before, encrypted; null where there is none that signs too at the time of the claim. */
  readonly oldSealedSecret: string | null
  /** null for a test event, whose payload is made up, and where the email is gone. */
  readonly subject: WebhookSubject | ReceivedSubject | null
}

/** What the payload of an event of a sent email is made of. */
export interface WebhookSubject {
  readonly event: EmailEvent
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly tags: ReadonlyArray<string>
  readonly ownHeader: OwnHeader | null
  /** As it is now, which may be later than the event. */
  readonly status: EmailStatus
  /** The span that accepted the email; null where it was not traced. */
  readonly trace: TraceContext | null
}

/** Changes to an endpoint; omitted fields stay. `events`, if given, has at least one. */
export type EndpointChange = Partial<Pick<WebhookEndpoint, "url" | "events" | "enabled" | "receivedBody">>

/** A delivery as its next attempt would be made of it. */
export type PreparedDelivery = Pick<WebhookLease, "delivery" | "url" | "format" | "subject">

/** What a search for deliveries found. */
export interface FoundDeliveries {
  readonly deliveries: ReadonlyArray<Delivery>
  /** Where the search read no further, with fewer found than were asked for; null where it came to the end. */
  readonly stoppedAt: Position | null
}

/** A delivery of an email with its attempts, for the people who look. */
export interface DeliveryHistory {
  readonly delivery: Delivery
  readonly url: string
  /** Oldest first. */
  readonly attempts: ReadonlyArray<DeliveryAttempt>
  /** When the next attempt is due; null where none is. */
  readonly nextAt: Date | null
}

/** How one attempt ends. */
export interface WebhookSettlement {
  readonly deliveryId: string
  readonly token: string
  readonly attempt: DeliveryAttempt
  readonly next:
    | { readonly _tag: "Delivered" }
    | { readonly _tag: "RetryAt"; readonly at: Date }
    | { readonly _tag: "Failed" }
}

/**
 * The port behind which webhook endpoints and deliveries live. Deliveries hold ids only; the store that appends an
 * event, or a received email, adds a delivery for each endpoint of the account that subscribes to its type and takes its
 * mode (`takesMode`), in the same commit.
 */
export class WebhookStore extends Context.Service<WebhookStore, {
  readonly addEndpoint: (endpoint: WebhookEndpoint, sealedSecret: string) => Effect.Effect<void, StorageError>
  /** The endpoints of an account, oldest first. */
  readonly listEndpoints: (accountId: string) => Effect.Effect<ReadonlyArray<WebhookEndpoint>, StorageError>
  readonly findEndpoint: (accountId: string, id: string) => Effect.Effect<Option.Option<WebhookEndpoint>, StorageError>
  /** The signing secret of an endpoint of one of these modes as it is stored: encrypted. */
  readonly findSecret: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
  }) => Effect.Effect<Option.Option<string>, StorageError>
  /**
   * Changes what is given of an endpoint of one of these modes; deliveries that wait go to its new URL. None where the
   * account has no such endpoint.
   */
  readonly updateEndpoint: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly change: EndpointChange
  }) => Effect.Effect<Option.Option<WebhookEndpoint>, StorageError>
  /**
   * Gives an endpoint of one of these modes another secret. The one before is kept until `oldSecretUntil`, or forgotten
   * where that is null; one from before that is forgotten in any case. None where the account has no such endpoint.
   */
  readonly rotateSecret: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly sealedSecret: string
    readonly oldSecretUntil: Date | null
  }) => Effect.Effect<Option.Option<WebhookEndpoint>, StorageError>
  /**
   * Removes an endpoint with its deliveries, pending ones too; false where the account has none with this id and of one
   * of these modes.
   */
  readonly removeEndpoint: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
  }) => Effect.Effect<boolean, StorageError>
  /** Newest first by their ids, strictly after that of `after`, of these modes only. */
  readonly listDeliveries: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly limit: number
    readonly after: Position | null
  }) => Effect.Effect<ReadonlyArray<Delivery>, StorageError>
  /**
   * Like `listDeliveries`, those that pass filters. It reads `depth` deliveries at most, however few of them pass, and
   * says where it stopped. Those of one email are looked up, however deep they stand: it stops at none.
   */
  readonly searchDeliveries: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly filters: DeliveryFilters
    readonly limit: number
    readonly depth: number
    readonly after: Position | null
  }) => Effect.Effect<FoundDeliveries, StorageError>
  readonly findDelivery: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly deliveryId: string
  }) => Effect.Effect<Option.Option<Delivery>, StorageError>
  /** A delivery with the data of its payload. The subject is null for a test event, or if the email is gone. */
  readonly findPrepared: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly deliveryId: string
  }) => Effect.Effect<Option.Option<PreparedDelivery>, StorageError>
  /** The recorded attempts of a delivery of the account, oldest first. */
  readonly attempts: (
    accountId: string,
    deliveryId: string
  ) => Effect.Effect<ReadonlyArray<DeliveryAttempt>, StorageError>
  /** The deliveries of an email with their attempts, oldest first by their ids: up to `limit`. */
  readonly ofEmail: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly emailId: string
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<DeliveryHistory>, StorageError>
  /** Makes a failed delivery pending again, due now. Two at once: one of them succeeds. */
  readonly retry: (options: {
    readonly accountId: string
    readonly modes: ReadonlyArray<Mode>
    readonly endpointId: string
    readonly deliveryId: string
    readonly now: Date
  }) => Effect.Effect<Delivery | "not_found" | "not_failed", StorageError>
  /** Adds a pending delivery, due at its `createdAt`, which its id says too: a test event, or a copy of a past delivery. */
  readonly addDelivery: (accountId: string, delivery: Delivery) => Effect.Effect<void, StorageError>
  /**
   * Leases up to `limit` due deliveries, of each endpoint as many as `rooms` says or else `perEndpoint`; endpoints take
   * turns. Of endpoints that are handled in a process (`ProcessEndpoint`), it leases none that `rooms` does not name. A delivery whose lease ran out is free again. It waits for no other claim: what another one is about to
   * lease is passed over.
   */
  readonly claim: (options: {
    readonly now: Date
    readonly limit: number
    readonly perEndpoint: number
    /** By endpoint id, each at least 0. */
    readonly rooms?: ReadonlyMap<string, number>
    readonly leaseMillis: number
  }) => Effect.Effect<ReadonlyArray<WebhookLease>, StorageError>
  /**
   * Records attempts and moves their deliveries on: `lastError` keeps the most recent failure, `responseCode` and
   * `durationMs` are the last attempt's. Answers for each whether its token was still held.
   */
  readonly settle: (
    settlements: ReadonlyArray<WebhookSettlement>
  ) => Effect.Effect<ReadonlyArray<boolean>, StorageError>
  /** Hands back leases whose attempt has not begun; they are due at once. */
  readonly release: (
    leases: ReadonlyArray<Pick<WebhookLease, "deliveryId" | "token">>
  ) => Effect.Effect<void, StorageError>
  /** The earliest time at which a delivery is due; null where none waits. */
  readonly nextDue: Effect.Effect<Date | null, StorageError>
}>()("@sendwright/core/webhooks/WebhookStore") {}
