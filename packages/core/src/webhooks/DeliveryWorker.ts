import * as Clock from "effect/Clock"
import * as Mac from "effect/crypto/Mac"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as Result from "effect/Result"
import * as Schedule from "effect/Schedule"
import { logFailedWork } from "../foundation/failedWork.ts"
import { webhookAttempt, webhookPaces } from "../foundation/Metrics.ts"
import { OutgoingHold } from "../foundation/OutgoingHold.ts"
import { Brand, EngineSettings, WebhookSettings } from "../foundation/Settings.ts"
import * as Tracing from "../foundation/Tracing.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import * as WorkLoop from "../foundation/WorkLoop.ts"
import { GuardedHttp, GuardedHttpError, type GuardedResponse } from "../net/GuardedHttp.ts"
import type { ReceivedStore } from "../received/ReceivedStore.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import { type DeliveryAttempt, emailOf, eventIdOf } from "./Delivery.ts"
import * as EndpointPace from "./EndpointPace.ts"
import { EndpointPaces } from "./EndpointPaces.ts"
import * as InboundBodies from "./InboundBodies.ts"
import { OpenedSecrets } from "./OpenedSecrets.ts"
import * as ProcessAttempt from "./ProcessAttempt.ts"
import * as ProcessEndpoint from "./ProcessEndpoint.ts"
import { ReceivedHandlers } from "./ReceivedHandlers.ts"
import * as RetryTimetable from "./RetryTimetable.ts"
import * as Signature from "./Signature.ts"
import { isInbound } from "./WebhookFormat.ts"
import * as WebhookPayload from "./WebhookPayload.ts"
import { headersOf, passwordHeaders } from "./WebhookRequest.ts"
import { secretPlace } from "./Webhooks.ts"
import { type WebhookLease, type WebhookSettlement, WebhookStore } from "./WebhookStore.ts"

const maxBodyBytes = 16 * 1024
// An attempt that cannot be recorded will be made again: worth some 6 s of trying, within the lease.
const firstRetryMillis = 100
const settleRetry = { schedule: Schedule.exponential(2 * firstRetryMillis), times: 4 }
// While events arrive in a flow, a claim takes those of so long a time.
const busyPaces = 4

/** What is recorded of an answer: any 2xx is success, a redirect is not followed and fails. */
export const errorOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `answered with status ${status}: redirects are not followed`
  return `answered with status ${status}`
}

/** A lease, and what makes the bodies of those that were claimed with it. */
interface Claimed {
  readonly lease: WebhookLease
  readonly bodyOf: (lease: WebhookLease) => Uint8Array
}

type Answer = Result.Result<Pick<GuardedResponse, "status" | "headers">, { readonly message: string }>

/** What a failed attempt is called in traces: by its status, or by the kind of error. */
const failureOf = (answer: Answer): string => {
  if (Result.isSuccess(answer)) return String(answer.success.status)
  if (answer.failure instanceof ProcessAttempt.HandlerFailed) return "handler"
  return answer.failure instanceof GuardedHttpError ? answer.failure.reason : "_OTHER"
}

/** What an attempt says of its endpoint; one that never left the service says nothing. */
const signalOf = (answer: Answer, durationMillis: number): EndpointPace.Signal => {
  if (Result.isSuccess(answer)) return EndpointPace.signalOf(answer.success.status, durationMillis)
  if (answer.failure instanceof ProcessAttempt.HandlerFailed) return "trouble"
  return answer.failure instanceof GuardedHttpError && answer.failure.reason !== "blocked" ? "trouble" : "neutral"
}

/** What happens to a delivery after its attempt number `attempts`. */
export const nextAfter = (
  error: string | null,
  attempts: number,
  now: Date,
  chance: number
): WebhookSettlement["next"] => {
  if (error === null) return { _tag: "Delivered" }
  const delay = RetryTimetable.delayAfter(attempts, chance)
  return delay === undefined ? { _tag: "Failed" } : { _tag: "RetryAt", at: new Date(now.getTime() + delay) }
}

/**
 * Posts events to webhook endpoints: claims as many of each endpoint as it answers well, builds and signs the payload
 * for the attempt, calls the endpoint through the guarded client and records what came of it. Runs until the layer's scope closes, and
 * then drains. Any number of nodes may run it.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import * as DeliveryWorker from "@sendwright/core/webhooks/DeliveryWorker"
 * import * as Layer from "effect/Layer"
 *
 * // A process that delivers webhooks and leaves sending to another one.
 * const Deliverers = DeliveryWorker.layer.pipe(Layer.provideMerge(Sendwright.layer()))
 * ```
 */
export const layer: Layer.Layer<
  never,
  never,
  OutgoingHold | WebhookStore | ReceivedStore | ReceivedHandlers | GuardedHttp | SecretBox | Wakeups | Mac.Mac
> = Layer
  .effectDiscard(Effect.gen(function*() {
    const store = yield* WebhookStore
    const http = yield* GuardedHttp
    const secrets = yield* SecretBox
    const wakeups = yield* Wakeups
    const hold = yield* OutgoingHold
    const brand = yield* Brand
    const engine = yield* EngineSettings
    const { urlPolicy } = yield* WebhookSettings
    const mac = yield* Mac.Mac
    const clock = yield* Clock.Clock
    const now = () => new Date(clock.currentTimeMillisUnsafe())
    const paces = new EndpointPaces({
      min: engine.minWebhooksPerEndpoint,
      initial: engine.webhooksPerEndpoint,
      max: engine.maxWebhooksPerEndpoint
    }, engine.webhookConcurrency)

    const opened = new OpenedSecrets()
    const withInbound = yield* InboundBodies.make
    const handlers = yield* ReceivedHandlers
    const handled = yield* ProcessAttempt.make

    // What is wrong with the keys is the operator's business; the customer reads the error of the attempt.
    const secretOf = (lease: WebhookLease, sealed: string) =>
      secrets.open(sealed, secretPlace(lease.delivery.endpointId, lease.accountId)).pipe(
        Effect.tapError(({ message }) =>
          Effect.logError("A webhook secret cannot be read", { endpointId: lease.delivery.endpointId, message })
        ),
        Effect.mapError(() => ({ message: "the service could not read the endpoint's signing secret" }))
      )

    const open = Effect.fnUntraced(function*(lease: WebhookLease, sealed: string) {
      const keys = yield* Signature.keysOf(yield* secretOf(lease, sealed))
      opened.set(lease, sealed, clock.currentTimeMillisUnsafe(), keys)
      return keys
    })

    /** The secrets that sign an attempt: two while one is being replaced, the new one first. */
    const keysOf = (lease: WebhookLease, at: Date) => {
      const { oldSealedSecret, sealedSecret } = lease
      const sealed = oldSealedSecret === null ? [sealedSecret] : [sealedSecret, oldSealedSecret]
      return Effect.forEach(sealed, (one) => {
        const known = opened.get(lease, one, at.getTime())
        return known === undefined ? open(lease, one) : Effect.succeed(known)
      })
    }

    const post = Effect.fnUntraced(function*({ bodyOf, lease }: Claimed, at: Date) {
      // The email may be deleted while its event is sent again: a made-up test event must not replace it.
      if (WebhookPayload.isGone(lease)) return yield* Effect.fail({ message: "the email is no longer kept" })
      if (ProcessEndpoint.isProcess(lease.url)) return yield* handled(lease)
      if (!isInbound(lease.format)) return yield* postBody(lease, at, bodyOf(lease), {})
      const secret = yield* secretOf(lease, lease.sealedSecret)
      return yield* withInbound(lease, (body) => postBody(lease, now(), body, passwordHeaders(secret)))
    })

    const postBody = Effect.fnUntraced(function*(
      lease: WebhookLease,
      at: Date,
      body: Uint8Array,
      more: Readonly<Record<string, string>>
    ) {
      const keys = yield* keysOf(lease, at)
      const signatures = yield* Signature.sign(mac, keys, eventIdOf(lease.delivery), body, at)
      const trace = yield* Tracing.current
      const headers = {
        ...headersOf(brand.webhookHeaderPrefix, lease.format, lease.delivery, signatures),
        ...more
      }
      return yield* http.request({
        method: "POST",
        url: lease.url,
        headers: trace === null ? headers : { ...headers, traceparent: Tracing.traceparent(trace) },
        body,
        policy: urlPolicy,
        deadlineMillis: RetryTimetable.attemptDeadlineMillis,
        maxBodyBytes,
        readBody: "none"
      })
    })

    // Counted like any other failure: an attempt that breaks each time must come to its end too.
    const posted = (claimed: Claimed, at: Date) =>
      Effect.catchDefect(post(claimed, at), (defect) =>
        Effect.andThen(
          Effect.logError("A webhook attempt broke", { deliveryId: claimed.lease.deliveryId, defect }),
          Effect.fail({ message: "the attempt broke off inside the service" })
        ))

    const attempt = Effect.fnUntraced(function*(claimed: Claimed, freed: () => void) {
      const { lease } = claimed
      if (ProcessEndpoint.isProcess(lease.url) && !handlers.current.has(lease.delivery.endpointId)) {
        // Its handler has ended since the claim: the delivery is for another process, or a later one.
        paces.ended(lease.delivery.endpointId, "neutral", 0, clock.currentTimeMillisUnsafe())
        return yield* store.release([lease])
      }
      yield* Tracing.link(lease.subject !== null && "trace" in lease.subject ? lease.subject.trace : null)
      // The URL is the customer's, and may hold a secret: the endpoint is named by its id.
      yield* Tracing.annotate({
        "http.request.method": ProcessEndpoint.isProcess(lease.url) ? null : "POST",
        "sendwright.account.id": lease.accountId,
        "sendwright.attempt": lease.delivery.attempts + 1,
        "sendwright.delivery.id": lease.deliveryId,
        "sendwright.email.id": emailOf(lease.delivery),
        "sendwright.endpoint.id": lease.delivery.endpointId,
        "sendwright.event.type": lease.delivery.eventType
      })
      const at = now()
      const answer = yield* Effect.result(posted(claimed, at))
      const finished = now()
      const recorded: DeliveryAttempt = {
        at,
        durationMs: finished.getTime() - at.getTime(),
        responseCode: Result.isSuccess(answer) && !ProcessEndpoint.isProcess(lease.url) ? answer.success.status : null,
        error: Result.isSuccess(answer) ? errorOf(answer.success.status) : answer.failure.message
      }
      const pause = Result.isSuccess(answer)
        ? EndpointPace.pauseOf(answer.success.status, answer.success.headers["retry-after"], finished.getTime())
        : 0
      paces.ended(lease.delivery.endpointId, signalOf(answer, recorded.durationMs), pause, finished.getTime())
      const outcome = recorded.error === null ? "delivered" : "failed"
      yield* webhookAttempt(outcome, recorded.durationMs)
      yield* Tracing.annotate({
        "error.type": recorded.error === null ? null : failureOf(answer),
        "http.response.status_code": recorded.responseCode,
        "sendwright.outcome": outcome
      })
      const chance = recorded.error === null ? 0 : yield* Random.next
      const next = nextAfter(recorded.error, lease.delivery.attempts + 1, finished, chance)
      // The endpoint has answered: what is left waits for the database alone.
      freed()
      const settle = store.settle([{ deliveryId: lease.deliveryId, token: lease.token, attempt: recorded, next }])
      // What needs no retry, which is nearly all, does not pay for the schedule.
      yield* settle.pipe(
        Effect.catch(() => Effect.andThen(Effect.sleep(firstRetryMillis), Effect.retry(settle, settleRetry)))
      )
    }, Tracing.traced("DeliveryWorker.attempt", { kind: "client" }))

    let asked = 0
    const claim = Effect.fnUntraced(function*(free: number) {
      if (!(yield* hold.isOpen)) {
        asked = Infinity
        return []
      }
      const at = now()
      const allowance = paces.allowance(free, at.getTime(), handlers.current.keys())
      asked = allowance.limit
      const leases = yield* store.claim({ now: at, leaseMillis: engine.webhookLeaseMillis, ...allowance })
      for (const { delivery } of leases) paces.claimed(delivery.endpointId, at.getTime())
      yield* webhookPaces(paces.classes(at.getTime()))
      const bodyOf = WebhookPayload.sharedBodies()
      return leases.map((lease): Claimed => ({ lease, bodyOf }))
    })

    const paceMillis = yield* WorkLoop.paceMillis
    yield* WorkLoop.run({
      name: "DeliveryWorker",
      queue: "webhooks",
      watched: { name: "webhook-claims", silence: "No claim of due webhooks has come back", blocks: true },
      concurrency: engine.webhookConcurrency,
      claim,
      isExhausted: (taken) => taken < asked,
      begin: (leases) => Effect.succeed(leases),
      handle: (claimed, freed) =>
        attempt(claimed, freed).pipe(
          // The lease runs out and the attempt is made again: receivers de-duplicate on the event id.
          Effect.catchCause((cause) =>
            logFailedWork("A webhook attempt could not be recorded", cause, { deliveryId: claimed.lease.deliveryId })
          )
        ),
      release: (claimed) => store.release(claimed.map(({ lease }) => lease)),
      wakeup: wakeups.wait("webhooks"),
      nextDue: store.nextDue,
      pollMillis: engine.pollMillis,
      paceMillis,
      busyPaceMillis: busyPaces * paceMillis,
      drainMillis: engine.drainMillis,
      recheckOnFinish: true
    })
  }))
