import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { actorOf, type Caller, missingScope, readableModes } from "../accounts/Caller.ts"
import { RateLimits, refusal } from "../accounts/RateLimits.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { Forbidden, NotFound, type RateLimited, ValidationError } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import { Brand, EngineSettings, WebhookSettings } from "../foundation/Settings.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { isLonger } from "../foundation/TextRules.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import type { WebhookEventType } from "../model/WebhookEventType.ts"
import { checkUrl } from "../net/UrlPolicy.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import type { Delivery } from "./Delivery.ts"
import * as ProcessEndpoint from "./ProcessEndpoint.ts"
import * as Signature from "./Signature.ts"
import * as Subscription from "./Subscription.ts"
import * as WebhookDeliveries from "./WebhookDeliveries.ts"
import { maxUrlLength, overlapHours, type WebhookEndpoint } from "./WebhookEndpoint.ts"
import type { WebhookFormat } from "./WebhookFormat.ts"
import { type EndpointChange, WebhookStore } from "./WebhookStore.ts"

/** Test events that one endpoint is sent in an hour at most. */
export const testEventsPerHour = 10

const hourMillis = 3_600_000

/** The input for a new endpoint; without events it has the default subscription. */
export interface NewEndpoint {
  readonly url: string
  readonly events: ReadonlyArray<WebhookEventType> | null
  /** For people, who have no mode of their own; keys make endpoints of theirs. Both modes where it is absent. */
  readonly mode?: Mode
  /** `sendwright` where it is absent. */
  readonly format?: WebhookFormat
  /** false where it is absent. */
  readonly receivedBody?: boolean
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
export class Webhooks extends Context.Service<
  Webhooks,
  WebhookDeliveries.WebhookDeliveries & {
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
    /**
     * Changes what is given of an endpoint, at least one event among it; a test key changes only those that a test key
     * made.
     */
    readonly update: (
      caller: Caller,
      id: string,
      change: EndpointChange
    ) => Effect.Effect<WebhookEndpoint, NotFound | Forbidden | ValidationError | StorageError>
    /** Removes an endpoint with its deliveries; a test key removes only those that a test key made. */
    readonly remove: (caller: Caller, id: string) => Effect.Effect<void, NotFound | Forbidden | StorageError>
    /**
     * Gives an endpoint another secret, which is returned this once. The one before signs beside it for `overlapHours`, 0 to
     * 168, by the storage's clock; 24 unless told. One from before that stops at once. A test key does it for endpoints of
     * test keys alone.
     */
    readonly rotateSecret: (caller: Caller, id: string, overlapHours?: number) => Effect.Effect<
      { readonly endpoint: WebhookEndpoint; readonly secret: Redacted.Redacted<string> },
      NotFound | Forbidden | ValidationError | StorageError
    >
    /**
     * The secret of an endpoint whose format promises that it can be read again (`resend`); null for every other one,
     * and where it does not open. Each reading is in the audit log. A test key reads those of test keys alone.
     */
    readonly readSecret: (
      caller: Caller,
      endpoint: WebhookEndpoint
    ) => Effect.Effect<Redacted.Redacted<string> | null, StorageError>
    /** How many test events an endpoint can be sent now. */
    readonly testsLeft: (caller: Caller, endpointId: string) => Effect.Effect<number, NotFound | StorageError>
    /**
     * Delivers a made-up event in test mode, ten an hour and endpoint: `email.received` where the endpoint gets nothing else,
     * otherwise `email.delivered`.
     */
    readonly sendTest: (
      caller: Caller,
      endpointId: string
    ) => Effect.Effect<Delivery, NotFound | RateLimited | StorageError>
  }
>()("@sendwright/core/webhooks/Webhooks") {
  static readonly layer = Layer.effect(
    Webhooks,
    Effect.gen(function*() {
      const store = yield* WebhookStore
      const secrets = yield* SecretBox
      const rates = yield* RateLimits
      const wakeups = yield* Wakeups
      const audit = yield* AuditLog
      const time = yield* StorageTime
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
      const fixed = new ValidationError({
        issues: [{
          path: [],
          message: "belongs to a handler of the application: only enabled can be changed"
        }]
      })
      const clock = yield* Clock.Clock
      const now = () => new Date(clock.currentTimeMillisUnsafe())

      const newSecret = Effect.fnUntraced(function*(endpointId: string, accountId: string) {
        const secret = yield* Effect.provideService(Signature.generateSecret, SecureRandom.SecureRandom, random)
        return { secret, sealed: yield* secrets.seal(secret, secretPlace(endpointId, accountId)) }
      })

      const checked = (url: string): Effect.Effect<void, ValidationError> => {
        const problem = isLonger(url, maxUrlLength)
          ? `must be at most ${maxUrlLength} characters long`
          : checkUrl(url, settings.urlPolicy)
        return problem === undefined
          ? Effect.void
          : Effect.fail(new ValidationError({ issues: [{ path: ["url"], message: problem }] }))
      }

      const checkedEvents = (
        format: WebhookFormat,
        events: ReadonlyArray<WebhookEventType>
      ): Effect.Effect<void, ValidationError> => {
        const issues = Subscription.issuesOf(format, events)
        return issues.length === 0 ? Effect.void : Effect.fail(new ValidationError({ issues }))
      }

      const create = Effect.fn("Webhooks.create")(function*(caller: Caller, input: NewEndpoint) {
        yield* checked(input.url)
        const { events, format = "sendwright" } = input
        yield* checkedEvents(format, events ?? [])
        // Each event is delivered to each of them.
        if ((yield* store.listEndpoints(caller.account.id)).length >= maxEndpoints) return yield* tooMany
        const endpoint: WebhookEndpoint = {
          id: yield* random.uuidV7(),
          accountId: caller.account.id,
          // What a person makes gets the events of both modes, whichever they look at.
          mode: caller.actor.kind === "key" ? caller.mode : input.mode ?? "live",
          url: input.url,
          events: events === null ? Subscription.subscriptionOf(format) : [...new Set(events)],
          format,
          receivedBody: input.receivedBody ?? false,
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

      const update = Effect.fn("Webhooks.update")(function*(caller: Caller, id: string, change: EndpointChange) {
        if (change.url !== undefined) yield* checked(change.url)
        const { enabled: _, ...shape } = change
        if (Object.values(shape).some((value) => value !== undefined)) {
          const { format, url } = yield* get(caller, id)
          if (ProcessEndpoint.isProcess(url)) return yield* fixed
          yield* checkedEvents(format, change.events ?? [])
        }
        if (change.events?.length === 0) {
          return yield* new ValidationError({
            issues: [{ path: ["events"], message: "must name at least one event type" }]
          })
        }
        const updated = yield* store.updateEndpoint({
          accountId: caller.account.id,
          modes: readableModes(caller),
          endpointId: id,
          change: change.events === undefined ? change : { ...change, events: [...new Set(change.events)] }
        })
        if (Option.isNone(updated)) return yield* needsLive(caller, id)
        yield* audit.record(caller.account.id, actorOf(caller), "webhook.updated", id)
        return updated.value
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
        hours: number = overlapHours.default
      ) {
        if (!Number.isInteger(hours) || hours < 0 || hours > overlapHours.maximum) {
          return yield* new ValidationError({
            issues: [{ path: ["overlap_hours"], message: `must be a whole number from 0 to ${overlapHours.maximum}` }]
          })
        }
        const accountId = caller.account.id
        const { sealed, secret } = yield* newSecret(id, accountId)
        const at = yield* time.now
        const rotated = yield* store.rotateSecret({
          accountId,
          modes: readableModes(caller),
          endpointId: id,
          sealedSecret: sealed,
          oldSecretUntil: hours === 0 ? null : new Date(at.getTime() + hours * hourMillis)
        })
        if (Option.isNone(rotated)) return yield* needsLive(caller, id)
        yield* audit.record(accountId, actorOf(caller), "webhook.secret_rotated", id)
        return { endpoint: rotated.value, secret }
      })

      const readSecret = Effect.fn("Webhooks.readSecret")(function*(caller: Caller, { format, id }: WebhookEndpoint) {
        const accountId = caller.account.id
        if (format !== "resend" || missingScope(caller, "webhooks:manage") !== undefined) return null
        const sealed = yield* store.findSecret({ accountId, modes: readableModes(caller), endpointId: id })
        if (Option.isNone(sealed)) return null
        const secret = yield* secrets.open(sealed.value, secretPlace(id, accountId)).pipe(
          Effect.catchTag(
            "SecretUnreadable",
            ({ message }) =>
              Effect.as(Effect.logError("A webhook secret cannot be read", { endpointId: id, message }), null)
          )
        )
        if (secret !== null) yield* audit.record(accountId, actorOf(caller), "webhook.secret_read", id)
        return secret
      })

      const deliveries = WebhookDeliveries.make({
        store,
        wakeups,
        audit,
        random,
        clock,
        headerPrefix: webhookHeaderPrefix,
        get
      })

      const testsLeft = Effect.fn("Webhooks.testsLeft")(function*(caller: Caller, endpointId: string) {
        yield* get(caller, endpointId)
        return (yield* rates.leftHourly(testBucket(endpointId), testEventsPerHour)).remaining
      })

      const sendTest = Effect.fn("Webhooks.sendTest")(function*(caller: Caller, endpointId: string) {
        const { events } = yield* get(caller, endpointId)
        const taken = yield* rates.takeHourly(testBucket(endpointId), testEventsPerHour)
        if (taken.granted === 0) return yield* refusal(taken)
        return yield* deliveries.add(caller, {
          endpointId,
          mode: "test",
          emailEventId: null,
          eventType: Subscription.testTypeOf(events),
          emailId: null,
          isTest: true,
          replayOf: null
        })
      })

      return Webhooks.of({
        create,
        list: (caller) => store.listEndpoints(caller.account.id),
        get,
        update,
        remove,
        rotateSecret,
        readSecret,
        ...deliveries.calls,
        testsLeft,
        sendTest
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
