import * as Context from "effect/Context"
import type { UrlPolicy } from "./net/UrlPolicy.ts"

/** How keys and webhook headers are named. `svc` and `Service` are the names of the interface specification. */
export interface Brand {
  /** Keys read `<keyPrefix>_live_…` and `<keyPrefix>_test_…`. */
  readonly keyPrefix: string
  /** Headers read `<webhookHeaderPrefix>-Signature`, `-Event-Id`, `-Delivery-Id`. */
  readonly webhookHeaderPrefix: string
}

export const Brand = Context.Reference<Brand>("@posthorn/core/Settings/Brand", {
  defaultValue: () => ({ keyPrefix: "svc", webhookHeaderPrefix: "Service" })
})

/** What the engine does when nobody says otherwise. All durations are milliseconds. */
export interface EngineSettings {
  /** Sandbox domains are `<10 characters of the account id>.sandbox.<serviceDomain>`. */
  readonly serviceDomain: string
  /** Where bounces go; null: the address of the `From` header. */
  readonly returnPath: string | null
  /** How long an idempotency key is remembered. */
  readonly idempotencyMillis: number
  /** How long temporary refusals of a hand-off are retried. */
  readonly handoffWindowMillis: number
  /** How long an unknown hand-off waits for evidence. */
  readonly unknownWaitMillis: number
  /** What happens to an unknown hand-off without evidence: hand over again, or hold for the operator. */
  readonly unknownPolicy: "resend" | "hold"
  /** How long a claimed send may stay claimed before another node takes it over. */
  readonly sendLeaseMillis: number
  /** Hand-offs in progress at once on one node. */
  readonly sendConcurrency: number
  /** Sends that one claim takes of one account. */
  readonly sendsPerAccount: number
  /** How often a job may take its worker down with it before it is failed. */
  readonly maxCrashes: number
  /** How long a claimed webhook delivery may stay claimed; longer than the 10 s deadline of an attempt. */
  readonly webhookLeaseMillis: number
  /** Webhook attempts in progress at once on one node. */
  readonly webhookConcurrency: number
  /** Attempts in progress at once for one endpoint, over all nodes. */
  readonly webhooksPerEndpoint: number
  /** The safety net under the wake-ups. */
  readonly pollMillis: number
  /** How long work that has begun may go on when the workers stop. */
  readonly drainMillis: number
}

export const EngineSettings = Context.Reference<EngineSettings>("@posthorn/core/Settings/EngineSettings", {
  defaultValue: () => ({
    serviceDomain: "posthorn.test",
    returnPath: null,
    idempotencyMillis: 24 * 3_600_000,
    handoffWindowMillis: 24 * 3_600_000,
    unknownWaitMillis: 60_000,
    unknownPolicy: "resend" as const,
    sendLeaseMillis: 120_000,
    sendConcurrency: 64,
    sendsPerAccount: 32,
    maxCrashes: 5,
    webhookLeaseMillis: 30_000,
    webhookConcurrency: 128,
    webhooksPerEndpoint: 8,
    pollMillis: 1_000,
    drainMillis: 30_000
  })
})

/** Where webhooks may go. */
export interface WebhookSettings {
  readonly urlPolicy: UrlPolicy
}

export const WebhookSettings = Context.Reference<WebhookSettings>("@posthorn/core/Settings/WebhookSettings", {
  defaultValue: () => ({ urlPolicy: { protocols: ["https:" as const, "http:" as const], allowPrivate: false } })
})
