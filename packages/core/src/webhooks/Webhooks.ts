import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { actorOf, type Caller, readableModes } from "../accounts/Caller.ts"
import { RateLimits, refusal } from "../accounts/RateLimits.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, Forbidden, NotFound, type RateLimited, ValidationError } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import { Brand, EngineSettings, WebhookSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { isLonger } from "../foundation/TextRules.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { defaultSubscription, type EventType } from "../model/EmailEvent.ts"
import { decodeCursor, type Position } from "../model/EmailQuery.ts"
import { type Page, pageOf } from "../model/Page.ts"
import { checkUrl } from "../net/UrlPolicy.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import type { Delivery, DeliveryAttempt, DeliveryFilters } from "./Delivery.ts"
import * as Signature from "./Signature.ts"
import { maxUrlLength, type WebhookEndpoint } from "./WebhookEndpoint.ts"
import * as WebhookPayload from "./WebhookPayload.ts"
import { headersOf, unsigned } from "./WebhookRequest.ts"
import { type FoundDeliveries, WebhookStore } from "./WebhookStore.ts"

/** Test events that one endpoint is sent in an hour at the most. */
export const testEventsPerHour = 10

const hourMillis = 3_600_000

/** The longest time that an old secret signs beside a new one, in hours. */
export const maxOverlapHours = 168

/** A search for deliveries reads so many of them at the most before it answers. */
const searchDepth = 10_000
/** Failed deliveries are counted up to so many. */
export const maxCounted = 10_000
/** Failed deliveries that are retried in one step, and at once. */
const countedInStep = 1_000
const retriedInStep = 100
const retriedAtOnce = 4

/** The input for a new endpoint; without events it has the default subscription. */
export interface NewEndpoint {
  readonly url: string
  readonly events: ReadonlyArray<EventType> | null
  /** For people, who have no mode of their own; keys make endpoints of theirs. Both modes where it is absent. */
  readonly mode?: Mode
}

/** A delivery as its next attempt posts it. */
export interface PreparedRequest {
  readonly url: string
  /** In the signatures' place stands what they look like: each attempt makes them anew. */
  readonly headers: Readonly<Record<string, string>>
  /** null where the email that it tells of is no longer kept. */
  readonly body: string | null
}

/** One step of retrying failed deliveries. */
export interface RetriedStep {
  readonly retried: number
  /** For the next step; null after the last. */
  readonly nextCursor: string | null
}

/**
 * The webhook endpoints of an account and what was delivered to them.
 *
 * @example
 * ```ts
 * import { type Caller, Webhooks } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 *
 * // Has bounces and complaints posted to an address; the receiver checks their signatures with the secret.
 * export const listen = Effect.fn("listen")(function*(caller: Caller) {
 *   const webhooks = yield* Webhooks
 *   const { endpoint, secret } = yield* webhooks.create(caller, {
 *     url: "https://hooks.shop.example/sendwright",
 *     events: ["email.bounced", "email.complained"]
 *   })
 *   return { id: endpoint.id, secret }
 * })
 * ```
 */
export class Webhooks extends Context.Service<Webhooks, {
  /**
   * Adds an endpoint of the key's mode: one that a test key made gets the events of test mode alone. Its signing secret
   * is returned this once and stored encrypted.
   */
  readonly create: (caller: Caller, input: NewEndpoint) => Effect.Effect<
    { readonly endpoint: WebhookEndpoint; readonly secret: Redacted.Redacted<string> },
    ValidationError | StorageError
  >
  readonly list: (caller: Caller) => Effect.Effect<ReadonlyArray<WebhookEndpoint>, StorageError>
  readonly get: (caller: Caller, id: string) => Effect.Effect<WebhookEndpoint, NotFound | StorageError>
  /** Removes an endpoint with its deliveries; a test key removes those alone that a test key made. */
  readonly remove: (caller: Caller, id: string) => Effect.Effect<void, NotFound | Forbidden | StorageError>
  /**
   * Gives an endpoint another secret, which is returned this once. The one before signs beside it for `overlapHours`, 0 to
   * 168; one from before that stops at once. A test key does it for endpoints of test keys alone.
   */
  readonly rotateSecret: (caller: Caller, id: string, overlapHours: number) => Effect.Effect<
    { readonly endpoint: WebhookEndpoint; readonly secret: Redacted.Redacted<string> },
    NotFound | Forbidden | ValidationError | StorageError
  >
  /**
   * A page of an endpoint's deliveries, newest first; a test key sees those of test mode. With filters a page may be
   * short, or empty, and still have a next one.
   */
  readonly deliveries: (
    caller: Caller,
    endpointId: string,
    page: { readonly limit: number; readonly cursor: string | null },
    filters?: DeliveryFilters
  ) => Effect.Effect<Page<Delivery>, NotFound | ValidationError | StorageError>
  readonly delivery: (
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) => Effect.Effect<Delivery, NotFound | StorageError>
  /** What is posted for a delivery. */
  readonly request: (
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) => Effect.Effect<PreparedRequest, NotFound | StorageError>
  /** The attempts of a delivery, oldest first. */
  readonly attempts: (
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) => Effect.Effect<ReadonlyArray<DeliveryAttempt>, NotFound | StorageError>
  /** Makes a failed delivery pending again for one more attempt; `Conflict` for any other status. */
  readonly retry: (
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) => Effect.Effect<Delivery, NotFound | Conflict | StorageError>
  /** How many deliveries since a time have failed: up to 10,000, which may stand for more. */
  readonly countFailed: (
    caller: Caller,
    endpointId: string,
    since: Date
  ) => Effect.Effect<number, NotFound | StorageError>
  /**
   * Retries up to 100 failed deliveries that were created since a time, newest first, and says where the next step begins:
   * whoever goes on passes each delivery once.
   */
  readonly retryFailed: (
    caller: Caller,
    endpointId: string,
    since: Date,
    cursor: string | null
  ) => Effect.Effect<RetriedStep, NotFound | ValidationError | StorageError>
  /** How many test events an endpoint can be sent now. */
  readonly testsLeft: (caller: Caller, endpointId: string) => Effect.Effect<number, NotFound | StorageError>
  /** Delivers a made-up `email.delivered` event in test mode; ten an hour and endpoint. */
  readonly sendTest: (
    caller: Caller,
    endpointId: string
  ) => Effect.Effect<Delivery, NotFound | RateLimited | StorageError>
  /** Delivers a past event again as a new delivery; the old one stays as it is. */
  readonly sendAgain: (
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) => Effect.Effect<Delivery, NotFound | Conflict | StorageError>
}>()("@sendwright/core/webhooks/Webhooks") {
  static readonly layer = Layer.effect(
    Webhooks,
    Effect.gen(function*() {
      const store = yield* WebhookStore
      const secrets = yield* SecretBox
      const rates = yield* RateLimits
      const wakeups = yield* Wakeups
      const audit = yield* AuditLog
      const random = yield* SecureRandom.SecureRandom
      const settings = yield* WebhookSettings
      const { webhookHeaderPrefix } = yield* Brand
      const { endpointsPerAccount: maxEndpoints } = yield* EngineSettings
      const tooMany = new ValidationError({
        issues: [{
          path: [],
          message: `is one endpoint too many: an account may have ${maxEndpoints}, so remove one first`
        }]
      })
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const newSecret = Effect.fnUntraced(function*(endpointId: string, accountId: string) {
        const secret = yield* Effect.provideService(Signature.generateSecret, SecureRandom.SecureRandom, random)
        return { secret, sealed: yield* secrets.seal(secret, secretPlace(endpointId, accountId)) }
      })

      const create = Effect.fn("Webhooks.create")(function*(caller: Caller, input: NewEndpoint) {
        const problem = isLonger(input.url, maxUrlLength)
          ? `must be at most ${maxUrlLength} characters long`
          : checkUrl(input.url, settings.urlPolicy)
        if (problem !== undefined) return yield* new ValidationError({ issues: [{ path: ["url"], message: problem }] })
        // Each event is delivered to each of them.
        if ((yield* store.listEndpoints(caller.account.id)).length >= maxEndpoints) return yield* tooMany
        const endpoint: WebhookEndpoint = {
          id: yield* random.uuidV7(),
          accountId: caller.account.id,
          // What a person makes gets the events of both modes, whichever they look at.
          mode: caller.actor.kind === "key" ? caller.mode : input.mode ?? "live",
          url: input.url,
          events: input.events === null ? defaultSubscription : [...new Set(input.events)],
          enabled: true,
          oldSecretUntil: null,
          createdAt: now()
        }
        const { sealed, secret } = yield* newSecret(endpoint.id, endpoint.accountId)
        yield* store.addEndpoint(endpoint, sealed)
        yield* audit.record(endpoint.accountId, actorOf(caller), "webhook.added", endpoint.id)
        return { endpoint, secret }
      })

      const get = Effect.fn("Webhooks.get")(function*(caller: Caller, id: string) {
        const found = yield* store.findEndpoint(caller.account.id, id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      /** Why an endpoint that was not changed was not: there is none, or a live key made it. */
      const needsLive = Effect.fnUntraced(function*(caller: Caller, id: string) {
        yield* get(caller, id)
        return yield* new Forbidden({
          message: "This needs a live key: the endpoint was made with one, and gets live events."
        })
      })

      const remove = Effect.fn("Webhooks.remove")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        if (!(yield* store.removeEndpoint({ accountId, modes: readableModes(caller), endpointId: id }))) {
          return yield* needsLive(caller, id)
        }
        yield* audit.record(caller.account.id, actorOf(caller), "webhook.removed", id)
      })

      const rotateSecret = Effect.fn("Webhooks.rotateSecret")(function*(
        caller: Caller,
        id: string,
        overlapHours: number
      ) {
        if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > maxOverlapHours) {
          return yield* new ValidationError({
            issues: [{ path: ["overlap_hours"], message: `must be a whole number from 0 to ${maxOverlapHours}` }]
          })
        }
        const accountId = caller.account.id
        const { sealed, secret } = yield* newSecret(id, accountId)
        const rotated = yield* store.rotateSecret({
          accountId,
          modes: readableModes(caller),
          endpointId: id,
          sealedSecret: sealed,
          oldSecretUntil: overlapHours === 0 ? null : new Date(now().getTime() + overlapHours * hourMillis)
        })
        if (Option.isNone(rotated)) return yield* needsLive(caller, id)
        yield* audit.record(accountId, actorOf(caller), "webhook.secret_rotated", id)
        return { endpoint: rotated.value, secret }
      })

      const deliveries = Effect.fn("Webhooks.deliveries")(function*(
        caller: Caller,
        endpointId: string,
        page: { readonly limit: number; readonly cursor: string | null },
        filters: DeliveryFilters = {}
      ) {
        const modes = readableModes(caller)
        const given = Object.values(filters).some((value) => value !== undefined)
        const bound = [caller.account.id, endpointId, modes, ...given ? [filters] : []]
        const after = page.cursor === null ? null : decodeCursor(page.cursor, bound)
        if (after !== null && Result.isFailure(after)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
        }
        yield* get(caller, endpointId)
        const options = {
          accountId: caller.account.id,
          modes,
          endpointId,
          limit: page.limit + 1,
          after: after === null ? null : after.success
        }
        if (!given) return pageOf(yield* store.listDeliveries(options), page.limit, bound)
        const found = yield* store.searchDeliveries({ ...options, filters, depth: searchDepth })
        return pageOf(found.deliveries, page.limit, bound, found.stoppedAt)
      })

      const find = Effect.fnUntraced(function*(caller: Caller, endpointId: string, deliveryId: string) {
        const found = yield* store.findDelivery({
          accountId: caller.account.id,
          modes: readableModes(caller),
          endpointId,
          deliveryId
        })
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const request = Effect.fn("Webhooks.request")(function*(
        caller: Caller,
        endpointId: string,
        deliveryId: string
      ) {
        const found = yield* store.findPrepared({
          accountId: caller.account.id,
          modes: readableModes(caller),
          endpointId,
          deliveryId
        })
        if (Option.isNone(found)) return yield* new NotFound()
        const { delivery, subject, url } = found.value
        return {
          url,
          headers: headersOf(webhookHeaderPrefix, delivery, unsigned(delivery)),
          body: subject === null && !delivery.isTest ? null : WebhookPayload.make(found.value)
        }
      })

      const attempts = Effect.fn("Webhooks.attempts")(function*(
        caller: Caller,
        endpointId: string,
        deliveryId: string
      ) {
        yield* find(caller, endpointId, deliveryId)
        return yield* store.attempts(caller.account.id, deliveryId)
      })

      const makePending = (caller: Caller, endpointId: string, deliveryId: string) =>
        Effect.suspend(() =>
          store.retry({
            accountId: caller.account.id,
            modes: readableModes(caller),
            endpointId,
            deliveryId,
            now: now()
          })
        )

      const countFailed = Effect.fn("Webhooks.countFailed")(function*(
        caller: Caller,
        endpointId: string,
        since: Date
      ) {
        yield* get(caller, endpointId)
        let count = 0
        let after: Position | null = null
        // What is not found in so many readings is not counted.
        for (let step = 0; step < maxCounted / countedInStep && count < maxCounted; step++) {
          const found: FoundDeliveries = yield* store.searchDeliveries({
            accountId: caller.account.id,
            modes: readableModes(caller),
            endpointId,
            filters: { status: "failed", since },
            limit: countedInStep,
            depth: searchDepth,
            after
          })
          count += found.deliveries.length
          after = found.deliveries.length < countedInStep ? found.stoppedAt : found.deliveries.at(-1)!
          if (after === null) break
        }
        return count
      })

      const retryFailed = Effect.fn("Webhooks.retryFailed")(function*(
        caller: Caller,
        endpointId: string,
        since: Date,
        cursor: string | null
      ) {
        const page = yield* deliveries(caller, endpointId, { limit: retriedInStep, cursor }, {
          status: "failed",
          since
        })
        const answers = yield* Effect.forEach(page.data, ({ id }) => makePending(caller, endpointId, id), {
          concurrency: retriedAtOnce
        })
        const retried = answers.filter((answer) => typeof answer !== "string").length
        if (retried > 0) {
          yield* wakeups.notify("webhooks")
          yield* audit.record(caller.account.id, actorOf(caller), "webhook.deliveries_retried", endpointId)
        }
        return { retried, nextCursor: page.nextCursor }
      })

      const retry = Effect.fn("Webhooks.retry")(function*(caller: Caller, endpointId: string, deliveryId: string) {
        const answer = yield* makePending(caller, endpointId, deliveryId)
        if (answer === "not_found") return yield* new NotFound()
        if (answer === "not_failed") {
          return yield* new Conflict({ message: "Only a failed delivery can be retried by hand." })
        }
        yield* wakeups.notify("webhooks")
        yield* audit.record(caller.account.id, actorOf(caller), "webhook.delivery_retried", deliveryId)
        return answer
      })

      const add = Effect.fnUntraced(function*(
        caller: Caller,
        delivery: Omit<
          Delivery,
          "id" | "status" | "attempts" | "lastError" | "responseCode" | "durationMs" | "createdAt"
        >
      ) {
        const added: Delivery = {
          ...delivery,
          id: yield* random.uuidV7(),
          status: "pending",
          attempts: 0,
          lastError: null,
          responseCode: null,
          durationMs: null,
          createdAt: now()
        }
        yield* store.addDelivery(caller.account.id, added)
        yield* wakeups.notify("webhooks")
        return added
      })

      const testsLeft = Effect.fn("Webhooks.testsLeft")(function*(caller: Caller, endpointId: string) {
        yield* get(caller, endpointId)
        return (yield* rates.leftHourly(testBucket(endpointId), testEventsPerHour)).remaining
      })

      const sendTest = Effect.fn("Webhooks.sendTest")(function*(caller: Caller, endpointId: string) {
        yield* get(caller, endpointId)
        const taken = yield* rates.takeHourly(testBucket(endpointId), testEventsPerHour)
        if (taken.granted === 0) return yield* refusal(taken)
        return yield* add(caller, {
          endpointId,
          mode: "test",
          emailEventId: null,
          eventType: "email.delivered",
          emailId: null,
          isTest: true,
          replayOf: null
        })
      })

      const sendAgain = Effect.fn("Webhooks.sendAgain")(function*(
        caller: Caller,
        endpointId: string,
        deliveryId: string
      ) {
        const past = yield* find(caller, endpointId, deliveryId)
        if (past.emailEventId === null) {
          return yield* new Conflict({ message: "A test event is not sent again: send a new test event." })
        }
        return yield* add(caller, {
          endpointId,
          mode: past.mode,
          emailEventId: past.emailEventId,
          eventType: past.eventType,
          emailId: past.emailId,
          isTest: false,
          replayOf: past.id
        })
      })

      return Webhooks.of({
        create,
        list: (caller) => store.listEndpoints(caller.account.id),
        get,
        remove,
        rotateSecret,
        deliveries,
        delivery: find,
        request,
        attempts,
        retry,
        countFailed,
        retryFailed,
        testsLeft,
        sendTest,
        sendAgain
      })
    })
  )
}

const testBucket = (endpointId: string): string => `webhook-test:${endpointId}`

/** Where the signing secret of an endpoint is stored. */
export const secretPlace = (endpointId: string, accountId: string) => ({
  table: "webhook_endpoints",
  row: endpointId,
  accountId
})
