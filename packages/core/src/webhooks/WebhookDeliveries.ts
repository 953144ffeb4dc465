import type * as Clock from "effect/Clock"
import type * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { actorOf, type Caller, readableModes } from "../accounts/Caller.ts"
import type { AuditLog } from "../audit/AuditLog.ts"
import { Conflict, type Issue, NotFound, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { problemOfText } from "../foundation/TextRules.ts"
import type { Wakeups } from "../foundation/Wakeups.ts"
import { decodeCursor, type Position } from "../model/EmailQuery.ts"
import { type Page, pageOf } from "../model/Page.ts"
import type { Delivery, DeliveryAttempt, DeliveryFilters } from "./Delivery.ts"
import type { WebhookEndpoint } from "./WebhookEndpoint.ts"
import * as WebhookPayload from "./WebhookPayload.ts"
import { headersOf, unsigned } from "./WebhookRequest.ts"
import type { FoundDeliveries, WebhookStore } from "./WebhookStore.ts"

/** A search for deliveries reads so many of them at most before it answers. */
const searchDepth = 10_000
/** So many where the email of each is looked up as well. */
const textDepth = 2_000
/** Failed deliveries are counted up to so many. */
export const maxCounted = 10_000
/** Failed deliveries that are retried in one step, and at once. */
const countedInStep = 1_000
const retriedInStep = 100
const retriedAtOnce = 4

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

/** What `Webhooks` does with deliveries. */
export interface WebhookDeliveries {
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
  /** How many deliveries since a time have failed: up to 10,000, which may mean more. */
  readonly countFailed: (
    caller: Caller,
    endpointId: string,
    since: Date
  ) => Effect.Effect<number, NotFound | StorageError>
  /**
   * Retries up to 100 failed deliveries that were created since a time, newest first, and says where the next step begins:
   * a caller that continues there passes each delivery once.
   */
  readonly retryFailed: (
    caller: Caller,
    endpointId: string,
    since: Date,
    cursor: string | null
  ) => Effect.Effect<RetriedStep, NotFound | ValidationError | StorageError>
  /** Delivers a past event again as a new delivery; the old one stays as it is. */
  readonly sendAgain: (
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) => Effect.Effect<Delivery, NotFound | Conflict | StorageError>
}

/** What they are made of. */
export interface DeliveryParts {
  readonly store: WebhookStore["Service"]
  readonly wakeups: Wakeups["Service"]
  readonly audit: AuditLog["Service"]
  readonly random: SecureRandom.SecureRandom["Service"]
  readonly clock: Clock.Clock
  /** What the headers of webhooks begin with. */
  readonly headerPrefix: string
  readonly get: (caller: Caller, endpointId: string) => Effect.Effect<WebhookEndpoint, NotFound | StorageError>
}

/** `WebhookDeliveries`, and what adds one. */
export const make = ({ audit, clock, get, headerPrefix, random, store, wakeups }: DeliveryParts) => {
  const now = () => new Date(clock.currentTimeMillisUnsafe())

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
    const text = filters.search?._tag === "Text" ? filters.search.text : undefined
    const issues: Array<Issue> = []
    if (after !== null && Result.isFailure(after)) issues.push({ path: ["cursor"], message: after.failure })
    // No address has such characters, and there are databases that break on them.
    const problem = text === undefined ? undefined : problemOfText(text)
    if (problem !== undefined) issues.push({ path: ["q"], message: problem })
    if (issues.length > 0) return yield* new ValidationError({ issues })
    yield* get(caller, endpointId)
    const options = {
      accountId: caller.account.id,
      modes,
      endpointId,
      limit: page.limit + 1,
      after: after === null ? null : Result.getOrThrow(after)
    }
    if (!given) return pageOf(yield* store.listDeliveries(options), page.limit, bound)
    const depth = text === undefined ? searchDepth : textDepth
    const found = yield* store.searchDeliveries({ ...options, filters, depth })
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
    const { delivery, format, url } = found.value
    return {
      url,
      headers: headersOf(headerPrefix, format, delivery, unsigned(delivery)),
      body: WebhookPayload.isGone(found.value) ? null : WebhookPayload.make(found.value)
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
      return yield* new Conflict({ message: "Only a failed delivery can be retried manually." })
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

  const sendAgain = Effect.fn("Webhooks.sendAgain")(function*(
    caller: Caller,
    endpointId: string,
    deliveryId: string
  ) {
    const past = yield* find(caller, endpointId, deliveryId)
    if (past.emailEventId === null) {
      return yield* new Conflict({ message: "A test event cannot be sent again: send a new test event." })
    }
    const added = yield* add(caller, {
      endpointId,
      mode: past.mode,
      emailEventId: past.emailEventId,
      eventType: past.eventType,
      emailId: past.emailId,
      isTest: false,
      replayOf: past.id
    })
    yield* audit.record(caller.account.id, actorOf(caller), "webhook.delivery_sent_again", deliveryId)
    return added
  })

  const calls: WebhookDeliveries = {
    deliveries,
    delivery: find,
    request,
    attempts,
    retry,
    countFailed,
    retryFailed,
    sendAgain
  }
  return { calls, add }
}
