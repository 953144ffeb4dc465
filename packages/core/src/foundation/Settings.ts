import * as Context from "effect/Context"
import type { UrlPolicy } from "../net/UrlPolicy.ts"

/**
 * How keys and webhook headers are named. `svc` and `Service` are the names of the interface specification.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Keys read shop_live_…, and webhooks carry Shop-Signature.
 * const Services = Sendwright.layer({ brand: { keyPrefix: "shop", webhookHeaderPrefix: "Shop" } })
 * ```
 */
export interface Brand {
  /** Keys read `<keyPrefix>_live_…` and `<keyPrefix>_test_…`. */
  readonly keyPrefix: string
  /** Headers read `<webhookHeaderPrefix>-Signature`, `-Event-Id`, `-Delivery-Id`. */
  readonly webhookHeaderPrefix: string
}

export const Brand = Context.Reference<Brand>("@sendwright/core/foundation/Settings/Brand", {
  defaultValue: () => ({ keyPrefix: "svc", webhookHeaderPrefix: "Service" })
})

/**
 * How the engine works, in its resolved form: `EngineInput` is what users write. All durations are milliseconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // An email whose hand-off ended without an answer waits for a person (`HeldEmails`) instead of going out again.
 * const Services = Sendwright.layer({ serviceDomain: "mail.shop.example", engine: { unknownPolicy: "hold" } })
 * ```
 */
export interface EngineSettings {
  /** Sandbox domains are `<10 characters of the account id>.sandbox.<serviceDomain>`. */
  readonly serviceDomain: string
  /**
   * Where bounces go. null: `bounce+<email id>@send.<domain>` for mail that we sign, and for other mail the address of
   * the `From` header, unless the provider makes return paths of its own (`Envelope.bounceDomain`).
   */
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
  /** Attempts in progress at once for one endpoint that a node knows nothing of; the node learns how many are right. */
  readonly webhooksPerEndpoint: number
  /** What a node keeps to with an endpoint in trouble. */
  readonly minWebhooksPerEndpoint: number
  /** What a node never exceeds, however well an endpoint answers. */
  readonly maxWebhooksPerEndpoint: number
  /** Erasures at once in one process; of one account it does one after the other. */
  readonly erasureConcurrency: number
  /** How long an erasure waits for its turn, and then for transactions that were open before it. */
  readonly erasureWaitMillis: number
  /** Searches (by text or tag) at once in one process. */
  readonly searchConcurrency: number
  /** Searches at once of one account in one process. */
  readonly searchesPerAccount: number
  /** How long a search waits for its turn. */
  readonly searchWaitMillis: number
  /** How many emails one search reads one by one; the next page goes on behind them. */
  readonly searchDepth: number
  /** Webhook endpoints that an account may have: each event is delivered to each of them. */
  readonly endpointsPerAccount: number
  /** The safety net under the wake-ups. */
  readonly pollMillis: number
  /** How long work that has begun may go on when the workers stop. */
  readonly drainMillis: number
  /** How long a finished email's bodies, headers and attachments are kept after its last change; null: forever. */
  readonly retainBodiesMillis: number | null
  /** How long a finished email is kept at all after its last change; null: forever. */
  readonly retainEmailsMillis: number | null
  /** Whether what has reached these ages goes email by email, or with the calendar month in which it was accepted. */
  readonly retainBy: "email" | "month"
  /** How long a month that retention has taken can be taken back; then it is deleted for good. */
  readonly retainGraceMillis: number
  /** A round of retention that would take more than so many times what the largest before it took may have to wait. */
  readonly retainFactor: number
  /** Time between two looks for events that are not counted yet. */
  readonly metricsMillis: number
  /** Events that are counted in one transaction. */
  readonly metricsBatch: number
  /** How long counts by the hour are kept. */
  readonly retainMetricsMillis: number
}

export const EngineSettings = Context.Reference<EngineSettings>("@sendwright/core/foundation/Settings/EngineSettings", {
  defaultValue: () => ({
    serviceDomain: "sendwright.test",
    returnPath: null,
    idempotencyMillis: 24 * 3_600_000,
    handoffWindowMillis: 24 * 3_600_000,
    unknownWaitMillis: 60_000,
    unknownPolicy: "resend" as const,
    sendLeaseMillis: 120_000,
    sendConcurrency: 256,
    sendsPerAccount: 64,
    maxCrashes: 5,
    webhookLeaseMillis: 30_000,
    webhookConcurrency: 128,
    webhooksPerEndpoint: 8,
    minWebhooksPerEndpoint: 2,
    maxWebhooksPerEndpoint: 64,
    erasureConcurrency: 2,
    erasureWaitMillis: 15_000,
    searchConcurrency: 4,
    searchesPerAccount: 2,
    searchWaitMillis: 5_000,
    searchDepth: 20_000,
    endpointsPerAccount: 100,
    pollMillis: 1_000,
    drainMillis: 30_000,
    retainBodiesMillis: null,
    retainEmailsMillis: null,
    retainBy: "email" as const,
    retainGraceMillis: 24 * 3_600_000,
    retainFactor: 10,
    metricsMillis: 5_000,
    metricsBatch: 1_000,
    retainMetricsMillis: 400 * 24 * 3_600_000
  })
})

/**
 * How much is handed over, by all nodes of one database together. null: as much as there is.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // All nodes together: 50 emails a second, and 5 at once to any one recipient domain.
 * const Services = Sendwright.layer({ throttles: { sendRate: 50, domainConcurrency: 5 } })
 * ```
 */
export interface ThrottleSettings {
  /** Emails a second that each provider is given, in the long run; at least 1. */
  readonly sendRate: number | null
  /** Hand-offs at once to each provider; at least 1. */
  readonly providerConcurrency: number | null
  /** Hand-offs at once of email to one recipient domain, whichever provider takes it; at least 1. */
  readonly domainConcurrency: number | null
}

export const ThrottleSettings = Context.Reference<ThrottleSettings>(
  "@sendwright/core/foundation/Settings/ThrottleSettings",
  {
    defaultValue: () => ({ sendRate: null, providerConcurrency: null, domainConcurrency: null })
  }
)

/**
 * When live sending of an account is paused by itself. Rates are fractions of 1; all least figures hold as well.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Accounts are paused at 5 % bounces already.
 * const Services = Sendwright.layer({ reputation: { bounceRate: 0.05 } })
 * ```
 */
export interface ReputationSettings {
  /** Below so many recipients in 7 days no rate is looked at. */
  readonly minRecipients: number
  readonly bounceRate: number
  readonly minBounces: number
  readonly complaintRate: number
  readonly minComplaints: number
  /** How long an account counts as new, in milliseconds. */
  readonly newAccountMillis: number
  /** Bounces within 24 hours that pause a new account, whatever it sent. */
  readonly newAccountBounces: number
  /** Complaints within 24 hours that pause a new account, whatever it sent. */
  readonly newAccountComplaints: number
}

export const ReputationSettings = Context.Reference<ReputationSettings>(
  "@sendwright/core/foundation/Settings/ReputationSettings",
  {
    defaultValue: () => ({
      minRecipients: 200,
      bounceRate: 0.08,
      minBounces: 10,
      complaintRate: 0.003,
      minComplaints: 5,
      newAccountMillis: 7 * 24 * 3_600_000,
      newAccountBounces: 25,
      newAccountComplaints: 7
    })
  }
)

/**
 * Where webhooks may go.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // For a network of one's own: endpoints in 10.0.0.0/8 and the like are let through.
 * const Services = Sendwright.layer({ webhooks: { allowPrivate: true } })
 * ```
 */
export interface WebhookSettings {
  readonly urlPolicy: UrlPolicy
}

export const WebhookSettings = Context.Reference<WebhookSettings>(
  "@sendwright/core/foundation/Settings/WebhookSettings",
  {
    defaultValue: () => ({ urlPolicy: { protocols: ["https:" as const, "http:" as const], allowPrivate: false } })
  }
)

/**
 * How much is fetched for attachments that are URLs. Whatever it says, an email's files hold 7 MB at the most, and each
 * has 10 seconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Up to 20 files for one batch.
 * const Services = Sendwright.layer({ attachments: { urlsPerRequest: 20 } })
 * ```
 */
export interface AttachmentSettings {
  /** URLs that are fetched for one request, a batch with all of its messages; at least 10. */
  readonly urlsPerRequest: number
  /** Bytes of all files by URL of one request, counted for each message that has them. */
  readonly bytesPerRequest: number
  /** How long the files of one request may take, in milliseconds. */
  readonly deadlineMillis: number
  /**
   * Bytes that requests of this process may hold of such files at once; those of one account half of it. No less than
   * one request may need: `bytesPerRequest` and four files of 7 MB.
   */
  readonly bytesAtOnce: number
  /** Files that this process fetches at once; at least 1. */
  readonly fetchesAtOnce: number
}

export const AttachmentSettings = Context.Reference<AttachmentSettings>(
  "@sendwright/core/foundation/Settings/AttachmentSettings",
  {
    defaultValue: () => ({
      urlsPerRequest: 100,
      bytesPerRequest: 48 * 1_048_576,
      deadlineMillis: 30_000,
      bytesAtOnce: 160 * 1_048_576,
      fetchesAtOnce: 16
    })
  }
)

/**
 * How many exports of accounts are written to clients at once, and how long one may take.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Two exports at once, each of up to 10 minutes.
 * const Services = Sendwright.layer({ exports: { atOnce: 2, deadline: "10 minutes" } })
 * ```
 */
export interface ExportSettings {
  /** By one process; at least 1. */
  readonly atOnce: number
  /** By one process for one account; at least 1. */
  readonly perAccount: number
  /** From its beginning to its last page, in milliseconds. */
  readonly deadlineMillis: number
}

export const ExportSettings = Context.Reference<ExportSettings>("@sendwright/core/foundation/Settings/ExportSettings", {
  defaultValue: () => ({ atOnce: 4, perAccount: 1, deadlineMillis: 3_600_000 })
})

/**
 * How closely a process watches its storage and itself. All durations are milliseconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Gauges are read each minute, and a worker counts as stuck after half a minute without a claim.
 * const Services = Sendwright.layer({ health: { figuresInterval: "1 minute", claimSilence: "30 seconds" } })
 * ```
 */
export interface HealthSettings {
  /** Time between two probes of the storage. */
  readonly probeMillis: number
  /** How long a probe may take. Two that fail in a row make the process unready. */
  readonly probeTimeoutMillis: number
  /** Time between two readings of what the gauges show. */
  readonly figuresMillis: number
  /** How long a reading may take. */
  readonly figuresTimeoutMillis: number
  /** How long no claim of a worker may come back before the process is unready. */
  readonly claimSilenceMillis: number
}

export const HealthSettings = Context.Reference<HealthSettings>("@sendwright/core/foundation/Settings/HealthSettings", {
  defaultValue: () => ({
    probeMillis: 1_000,
    probeTimeoutMillis: 1_500,
    figuresMillis: 15_000,
    figuresTimeoutMillis: 10_000,
    claimSilenceMillis: 15_000
  })
})

/**
 * How people sign in, and for how long. All durations are milliseconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Whoever does nothing for half an hour signs in again.
 * const Services = Sendwright.layer({ signIn: { sessionIdle: "30 minutes" } })
 * ```
 */
export interface SignInSettings {
  /** How long a session lasts that is not used. */
  readonly sessionIdleMillis: number
  /** How long a session lasts, however much it is used. */
  readonly sessionMillis: number
  /** How long the link works that makes the first operator. */
  readonly setupLinkMillis: number
  /** How long the link works that signs a developer in at once. */
  readonly startLinkMillis: number
  readonly invitationMillis: number
  /** How long the link works that sets a password. */
  readonly resetLinkMillis: number
  /** Characters of a new password at the least. */
  readonly minPasswordLength: number
  /** Attempts to sign in that a user has at once, and again over 15 minutes. */
  readonly attemptsPerUser: number
  /** The same of one IP address, for all users together. */
  readonly attemptsPerAddress: number
  /** Passwords that one process hashes at once: each takes 19 MiB with Argon2id and 128 MiB with scrypt. */
  readonly hashesAtOnce: number
  /** Requests of one process that wait for their turn to have a password hashed; others are refused. */
  readonly hashesWaiting: number
}

export const SignInSettings = Context.Reference<SignInSettings>("@sendwright/core/foundation/Settings/SignInSettings", {
  defaultValue: () => ({
    sessionIdleMillis: 7 * 24 * 3_600_000,
    sessionMillis: 30 * 24 * 3_600_000,
    setupLinkMillis: 3_600_000,
    startLinkMillis: 10 * 60_000,
    invitationMillis: 7 * 24 * 3_600_000,
    resetLinkMillis: 3_600_000,
    minPasswordLength: 12,
    attemptsPerUser: 10,
    attemptsPerAddress: 50,
    hashesAtOnce: 2,
    hashesWaiting: 16
  })
})
