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
import { EngineSettings, WebhookSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { isLonger } from "../foundation/TextRules.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { defaultSubscription, type EventType } from "../model/EmailEvent.ts"
import { decodeCursor } from "../model/EmailQuery.ts"
import { type Page, pageOf } from "../model/Page.ts"
import { checkUrl } from "../net/UrlPolicy.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import type { Delivery, DeliveryAttempt } from "./Delivery.ts"
import * as Signature from "./Signature.ts"
import { maxUrlLength, type WebhookEndpoint } from "./WebhookEndpoint.ts"
import { WebhookStore } from "./WebhookStore.ts"

/** Test events that one endpoint is sent in an hour at the most. */
export const testEventsPerHour = 10

/** The input for a new endpoint; without events it has the default subscription. */
export interface NewEndpoint {
  readonly url: string
  readonly events: ReadonlyArray<EventType> | null
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
  /** A page of an endpoint's deliveries, newest first; a test key sees those of test mode. */
  readonly deliveries: (
    caller: Caller,
    endpointId: string,
    page: { readonly limit: number; readonly cursor: string | null }
  ) => Effect.Effect<Page<Delivery>, NotFound | ValidationError | StorageError>
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
      const { endpointsPerAccount: maxEndpoints } = yield* EngineSettings
      const tooMany = new ValidationError({
        issues: [{
          path: [],
          message: `is one endpoint too many: an account may have ${maxEndpoints}, so remove one first`
        }]
      })
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

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
          mode: caller.actor.kind === "key" ? caller.mode : "live",
          url: input.url,
          events: input.events === null ? defaultSubscription : [...new Set(input.events)],
          enabled: true,
          createdAt: now()
        }
        const secret = yield* Effect.provideService(Signature.generateSecret, SecureRandom.SecureRandom, random)
        const sealed = yield* secrets.seal(secret, secretPlace(endpoint.id, endpoint.accountId))
        yield* store.addEndpoint(endpoint, sealed)
        yield* audit.record(endpoint.accountId, actorOf(caller), "webhook.added", endpoint.id)
        return { endpoint, secret }
      })

      const get = Effect.fn("Webhooks.get")(function*(caller: Caller, id: string) {
        const found = yield* store.findEndpoint(caller.account.id, id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const remove = Effect.fn("Webhooks.remove")(function*(caller: Caller, id: string) {
        const accountId = caller.account.id
        if (!(yield* store.removeEndpoint({ accountId, modes: readableModes(caller), endpointId: id }))) {
          yield* get(caller, id)
          return yield* new Forbidden({
            message: "This needs a live key: the endpoint was made with one, and gets live events."
          })
        }
        yield* audit.record(caller.account.id, actorOf(caller), "webhook.removed", id)
      })

      const deliveries = Effect.fn("Webhooks.deliveries")(function*(
        caller: Caller,
        endpointId: string,
        page: { readonly limit: number; readonly cursor: string | null }
      ) {
        const modes = readableModes(caller)
        const filters = [caller.account.id, endpointId, modes]
        const after = page.cursor === null ? null : decodeCursor(page.cursor, filters)
        if (after !== null && Result.isFailure(after)) {
          return yield* new ValidationError({ issues: [{ path: ["cursor"], message: after.failure }] })
        }
        yield* get(caller, endpointId)
        const found = yield* store.listDeliveries({
          accountId: caller.account.id,
          modes,
          endpointId,
          limit: page.limit + 1,
          after: after === null ? null : after.success
        })
        return pageOf(found, page.limit, filters)
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

      const attempts = Effect.fn("Webhooks.attempts")(function*(
        caller: Caller,
        endpointId: string,
        deliveryId: string
      ) {
        yield* find(caller, endpointId, deliveryId)
        return yield* store.attempts(caller.account.id, deliveryId)
      })

      const retry = Effect.fn("Webhooks.retry")(function*(caller: Caller, endpointId: string, deliveryId: string) {
        const answer = yield* store.retry({
          accountId: caller.account.id,
          modes: readableModes(caller),
          endpointId,
          deliveryId,
          now: now()
        })
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

      const sendTest = Effect.fn("Webhooks.sendTest")(function*(caller: Caller, endpointId: string) {
        yield* get(caller, endpointId)
        const taken = yield* rates.takeHourly(`webhook-test:${endpointId}`, testEventsPerHour)
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
        deliveries,
        attempts,
        retry,
        sendTest,
        sendAgain
      })
    })
  )
}

/** Where the signing secret of an endpoint is stored. */
export const secretPlace = (endpointId: string, accountId: string) => ({
  table: "webhook_endpoints",
  row: endpointId,
  accountId
})
