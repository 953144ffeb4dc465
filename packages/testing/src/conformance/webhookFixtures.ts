import type { WebhookLease, WebhookSettlement, WebhookSubject } from "@sendwright/core/webhooks/WebhookStore"
import * as Effect from "effect/Effect"
import { endpoint } from "../fixtures.ts"
import { harness, hour, type Reach, second } from "./Harness.ts"

/** The events that an untroubled email has. */
export const everything = ["email.queued", "email.scheduled", "email.sent", "email.delivered"] as const

/** What the payload of an event of a sent email is made of; `undefined` where it is none, or the email is gone. */
export const sentOf = ({ subject }: Pick<WebhookLease, "subject">): WebhookSubject | undefined =>
  subject !== null && "event" in subject ? subject : undefined

/** A harness with an endpoint that subscribes to every event an untroubled email has. */
export const hooked = Effect.fnUntraced(function*(reach?: Reach) {
  const t = yield* harness({}, reach)
  const hook = endpoint({ accountId: t.account.id, events: everything, createdAt: t.at(0) })
  yield* t.webhooks.addEndpoint(hook, "sealed-secret")
  const claim = (
    now: Date,
    options: Partial<Omit<Parameters<typeof t.webhooks.claim>[0], "now">> = {}
  ) => t.webhooks.claim({ limit: 100, perEndpoint: 100, leaseMillis: 30 * second, ...options, now })
  const settle = (
    lease: Pick<WebhookLease, "deliveryId" | "token">,
    next: WebhookSettlement["next"],
    attempt: Partial<WebhookSettlement["attempt"]> = {}
  ) =>
    Effect.map(
      t.webhooks.settle([{
        deliveryId: lease.deliveryId,
        token: lease.token,
        attempt: {
          at: t.at(0),
          responseCode: next._tag === "Delivered" ? 204 : 500,
          error: next._tag === "Delivered" ? null : "HTTP 500",
          durationMs: 12,
          ...attempt
        },
        next
      }]),
      ([held]) => held
    )
  const list = (options: Partial<Parameters<typeof t.webhooks.listDeliveries>[0]> = {}) =>
    t.webhooks.listDeliveries({
      accountId: t.account.id,
      modes: ["live", "test"],
      endpointId: hook.id,
      limit: 100,
      after: null,
      ...options
    })
  const find = (deliveryId: string, options: Partial<Parameters<typeof t.webhooks.findDelivery>[0]> = {}) =>
    t.webhooks.findDelivery({
      accountId: t.account.id,
      modes: ["live", "test"],
      endpointId: hook.id,
      deliveryId,
      ...options
    })
  const retry = (deliveryId: string, options: Partial<Parameters<typeof t.webhooks.retry>[0]> = {}) =>
    t.webhooks.retry({
      accountId: t.account.id,
      modes: ["live", "test"],
      endpointId: hook.id,
      deliveryId,
      now: t.at(hour),
      ...options
    })
  return { ...t, hook, claimHooks: claim, settle, list, find, retry }
})
