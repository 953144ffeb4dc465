import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Mode } from "../foundation/Mode.ts"
import { runSteps } from "../foundation/runSteps.ts"
import * as Steps from "../foundation/Steps.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { positionOf } from "../model/EmailQuery.ts"
import type { Addressed } from "../model/SearchedAddress.ts"
import { recipientsOf } from "../received/ReceivedQuery.ts"
import { type Delivery, type DeliveryFilters, emailOf, passes } from "../webhooks/Delivery.ts"
import { isProcess } from "../webhooks/ProcessEndpoint.ts"
import { bodyOf } from "../webhooks/ReceivedSubject.ts"
import type { WebhookEndpoint } from "../webhooks/WebhookEndpoint.ts"
import {
  type FoundDeliveries,
  type WebhookLease,
  type WebhookSettlement,
  WebhookStore
} from "../webhooks/WebhookStore.ts"
import type { Job } from "./LeaseQueue.ts"
import { type MemoryData, MemoryDatabase, placeOf } from "./MemoryDatabase.ts"
import { addressedOf } from "./memoryEmailList.ts"
import { toReceivedSummary } from "./memoryReceived.ts"
import type { DeliveryRow, EndpointRow } from "./memoryRows.ts"
import { compare, countBefore } from "./ordered.ts"

/** `WebhookStore` in memory. */
export const layer: Layer.Layer<WebhookStore, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  WebhookStore,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    return WebhookStore.of({
      addEndpoint: (endpoint, sealedSecret) =>
        Effect.sync(() => {
          let endpoints = db.endpoints.get(endpoint.accountId)
          if (endpoints === undefined) db.endpoints.set(endpoint.accountId, endpoints = new Map())
          if (isProcess(endpoint.url)) db.processEndpoints.add(endpoint.id)
          endpoints.set(endpoint.id, { endpoint, sealedSecret, oldSealedSecret: null, deliveries: [] })
        }),
      listEndpoints: (accountId) =>
        Effect.sync(() =>
          Array.from(db.endpoints.get(accountId)?.values() ?? [], ({ endpoint }) => endpoint).sort(compare)
        ),
      findEndpoint: (accountId, id) =>
        Effect.sync(() =>
          Option.map(Option.fromNullishOr(db.endpoints.get(accountId)?.get(id)), ({ endpoint }) => endpoint)
        ),
      findSecret: ({ accountId, endpointId, modes }) =>
        Effect.sync(() => {
          const row = db.endpoints.get(accountId)?.get(endpointId)
          return row === undefined || !modes.includes(row.endpoint.mode) ? Option.none() : Option.some(row.sealedSecret)
        }),
      updateEndpoint: ({ accountId, change, endpointId, modes }) =>
        Effect.sync(() => {
          const row = db.endpoints.get(accountId)?.get(endpointId)
          if (row === undefined || !modes.includes(row.endpoint.mode)) return Option.none()
          row.endpoint = { ...row.endpoint, ...change }
          return Option.some(row.endpoint)
        }),
      rotateSecret: ({ accountId, endpointId, modes, oldSecretUntil, sealedSecret }) =>
        Effect.sync(() => {
          const row = db.endpoints.get(accountId)?.get(endpointId)
          if (row === undefined || !modes.includes(row.endpoint.mode)) return Option.none()
          row.oldSealedSecret = oldSecretUntil === null ? null : row.sealedSecret
          row.sealedSecret = sealedSecret
          row.endpoint = { ...row.endpoint, oldSecretUntil }
          return Option.some(row.endpoint)
        }),
      removeEndpoint: ({ accountId, endpointId, modes }) =>
        Effect.sync(() => {
          const endpoint = db.endpoints.get(accountId)?.get(endpointId)
          if (endpoint === undefined || !modes.includes(endpoint.endpoint.mode)) return false
          // From the end, where nothing has to move up.
          for (const delivery of endpoint.deliveries.toReversed()) db.removeDelivery(delivery)
          db.endpoints.get(accountId)?.delete(endpointId)
          db.processEndpoints.delete(endpointId)
          return true
        }),
      listDeliveries: ({ accountId, after, endpointId, limit, modes }) =>
        Effect.sync(() => {
          const rows = db.endpoints.get(accountId)?.get(endpointId)?.deliveries ?? []
          const found = []
          const end = after === null ? rows.length : countBefore(rows, positionOf(after.id), placeOf)
          for (let i = end - 1; i >= 0 && found.length < limit; i--) {
            const row = rows[i]
            if (row !== undefined && modes.includes(row.delivery.mode)) found.push(row.delivery)
          }
          return found
        }),
      searchDeliveries: (options) => runSteps(search(db, options)),
      findDelivery: (options) =>
        Effect.sync(() => Option.map(Option.fromNullishOr(seen(db, options)), ({ delivery }) => delivery)),
      findPrepared: (options) =>
        Effect.sync(() => {
          const row = seen(db, options)
          const held = db.endpoints.get(options.accountId)?.get(options.endpointId)
          if (row === undefined || held === undefined) return Option.none()
          const { format, url } = held.endpoint
          return Option.some({ delivery: row.delivery, format, url, subject: subjectOf(db, row, held.endpoint) })
        }),
      attempts: (accountId, deliveryId) =>
        Effect.sync(() => {
          const row = db.deliveries.get(deliveryId)
          return row === undefined || row.accountId !== accountId ? [] : [...row.attempts]
        }),
      ofEmail: ({ accountId, emailId, limit, modes }) =>
        Effect.sync(() =>
          Array.from(
            db.endpoints.get(accountId)?.values() ?? [],
            ({ deliveries, endpoint }) =>
              deliveries.filter(({ delivery }) => emailOf(delivery) === emailId && modes.includes(delivery.mode))
                .map(({ attempts, delivery }) => {
                  const dueAt = db.webhookQueue.get(delivery.id)?.dueAt ?? null
                  return {
                    delivery,
                    url: endpoint.url,
                    attempts: [...attempts],
                    nextAt: dueAt === null ? null : new Date(dueAt)
                  }
                })
          ).flat().sort((left, right) => left.delivery.id < right.delivery.id ? -1 : 1).slice(0, limit)
        ),
      retry: (options) =>
        Effect.sync(() => {
          const row = seen(db, options)
          if (row === undefined) return "not_found"
          if (row.delivery.status !== "failed") return "not_failed"
          row.delivery = { ...row.delivery, status: "pending" }
          db.webhookQueue.add(row.delivery.id, row.delivery.endpointId, "", options.now.getTime(), row)
          return row.delivery
        }),
      addDelivery: (accountId, delivery) =>
        Effect.sync(() => {
          const endpoint = db.endpoints.get(accountId)?.get(delivery.endpointId)
          if (endpoint === undefined) return
          const email = delivery.emailId === null ? undefined : db.emails.get(delivery.emailId)
          const event = email?.events.find(({ id }) => id === delivery.emailEventId) ?? null
          db.addDelivery(endpoint, delivery, event)
        }),
      claim: (options) =>
        Effect.suspend(() => random.randomBytes(16 * Math.min(options.limit, db.webhookQueue.size))).pipe(
          Effect.map((bytes) => claim(db, options, bytes))
        ),
      settle: (settlements) => Effect.sync(() => settlements.map((settlement) => settle(db, settlement))),
      release: (leases) =>
        Effect.sync(() => {
          for (const lease of leases) {
            const job = heldJob(db, lease)
            if (job !== undefined) db.webhookQueue.reschedule(job, job.dueAt)
          }
        }),
      nextDue: Effect.sync(() => {
        const next = db.webhookQueue.nextDue(() => true)
        return next === undefined ? null : new Date(next)
      })
    })
  })
)

interface DeliveryScope {
  readonly accountId: string
  readonly modes: ReadonlyArray<Mode>
  readonly endpointId: string
  readonly deliveryId: string
}

const seen = (db: MemoryData, scope: DeliveryScope): DeliveryRow | undefined => {
  const row = db.deliveries.get(scope.deliveryId)
  return row !== undefined && row.accountId === scope.accountId && row.delivery.endpointId === scope.endpointId
      && scope.modes.includes(row.delivery.mode)
    ? row
    : undefined
}

const heldJob = (
  db: MemoryData,
  lease: { readonly deliveryId: string; readonly token: string }
): Job<DeliveryRow> | undefined => {
  const job = db.webhookQueue.get(lease.deliveryId)
  return job !== undefined && job.token === lease.token ? job : undefined
}

const claim = (
  db: MemoryData,
  options: Parameters<WebhookStore["Service"]["claim"]>[0],
  random: Uint8Array
): ReadonlyArray<WebhookLease> => {
  const now = options.now.getTime()
  for (const job of db.webhookQueue.expired(now)) db.webhookQueue.reschedule(job, job.dueAt)
  const taken = new Map<string, number>()
  const jobs = db.webhookQueue.claim({
    now,
    limit: random.length / 16,
    leaseEnd: now + options.leaseMillis,
    token: (index) => Uuid.v4(random, 16 * index),
    isOpen: (endpointId) => {
      const other = db.processEndpoints.has(endpointId) ? 0 : options.perEndpoint
      return (taken.get(endpointId) ?? 0) < (options.rooms?.get(endpointId) ?? other)
    },
    onClaim: ({ group }) => void taken.set(group, (taken.get(group) ?? 0) + 1)
  })
  const leases: Array<WebhookLease> = []
  for (const job of jobs) {
    const { token, work: row } = job
    const endpoint = db.endpoints.get(row.accountId)?.get(row.delivery.endpointId)
    if (endpoint !== undefined) leases.push(toLease(db, row, endpoint, token ?? "", options.now))
  }
  return leases
}

const toLease = (db: MemoryData, row: DeliveryRow, held: EndpointRow, token: string, now: Date): WebhookLease => {
  const { endpoint, oldSealedSecret, sealedSecret } = held
  return {
    deliveryId: row.delivery.id,
    accountId: row.accountId,
    token,
    delivery: row.delivery,
    url: endpoint.url,
    format: endpoint.format,
    sealedSecret,
    oldSealedSecret: endpoint.oldSecretUntil !== null && now < endpoint.oldSecretUntil ? oldSealedSecret : null,
    subject: subjectOf(db, row, endpoint)
  }
}

const subjectOf = (
  db: MemoryData,
  { delivery, event }: DeliveryRow,
  { receivedBody }: WebhookEndpoint
): WebhookLease["subject"] => {
  if (delivery.eventType === "email.received") {
    const row = db.received.get(delivery.emailEventId ?? "")
    if (row === undefined) return null
    const { attachments } = row.received
    return { received: { ...toReceivedSummary(row), attachments }, body: receivedBody ? bodyOf(row.received) : null }
  }
  const found = event === null ? undefined : db.emails.get(event.emailId)
  if (event === null || found === undefined) return null
  const { email, status } = found
  return {
    event,
    from: email.from,
    to: email.to,
    subject: email.subject,
    tags: email.tags,
    ownHeader: email.ownHeader,
    status,
    trace: email.trace
  }
}

const settle = (db: MemoryData, settlement: WebhookSettlement): boolean => {
  const { attempt, next } = settlement
  const job = heldJob(db, settlement)
  if (job === undefined) return false
  const row = job.work
  row.attempts.push(attempt)
  row.delivery = {
    ...row.delivery,
    status: next._tag === "RetryAt" ? "pending" : next._tag === "Delivered" ? "delivered" : "failed",
    attempts: row.delivery.attempts + 1,
    // The most recent failure stays to be read after a success.
    lastError: attempt.error ?? row.delivery.lastError,
    responseCode: attempt.responseCode,
    durationMs: attempt.durationMs
  }
  if (next._tag === "RetryAt") db.webhookQueue.reschedule(job, next.at.getTime())
  else db.webhookQueue.remove(job.id)
  return true
}

/** What the email of a delivery says of its recipients; null where none is kept. No text is looked for in received ones. */
const addressedBy = (db: MemoryData, delivery: Delivery, { search }: DeliveryFilters): Addressed | null => {
  const id = emailOf(delivery) ?? ""
  const email = db.emails.get(id)
  if (email !== undefined) return addressedOf(email)
  const received = search?._tag === "Text" ? undefined : db.received.get(id)?.received
  return received === undefined ? null : { ...received, bcc: [], recipients: recipientsOf(received) }
}

/** So many deliveries are examined in one step, in a millisecond or two. */
const rowsPerStep = 500

function* search(
  db: MemoryData,
  { accountId, after, depth, endpointId, filters, limit, modes }: Parameters<
    WebhookStore["Service"]["searchDeliveries"]
  >[0]
): Steps.Steps<FoundDeliveries> {
  const rows = db.endpoints.get(accountId)?.get(endpointId)?.deliveries ?? []
  const isStep = Steps.every(rowsPerStep)
  const deliveries: Array<Delivery> = []
  const isOfEmail = filters.search?._tag === "EmailId"
  let read = 0
  let left = after === null ? rows.length : countBefore(rows, positionOf(after.id), placeOf)
  while (left > 0) {
    const { delivery } = rows[--left]!
    if (modes.includes(delivery.mode)) {
      if (filters.since !== undefined && Uuid.millisOf(delivery.id) < filters.since.getTime()) break
      if (passes(delivery, filters, addressedBy(db, delivery, filters))) deliveries.push(delivery)
      if (deliveries.length >= limit) break
      if (!isOfEmail && ++read >= depth) return { deliveries, stoppedAt: positionOf(delivery.id) }
    }
    if (!isStep()) continue
    yield
    // Others may have stored or deleted some.
    left = countBefore(rows, positionOf(delivery.id), placeOf)
  }
  return { deliveries, stoppedAt: null }
}
