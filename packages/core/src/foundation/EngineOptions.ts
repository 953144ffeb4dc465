import type * as Duration from "effect/Duration"
import { type DeclaredPart, span, spanOrNull, unchecked, whole, words } from "./Declared.ts"
import { unitMillis } from "./Setting.ts"

const { day, hour, second } = unitMillis

/**
 * How the engine works. What is left out keeps its default. Durations are `"24 hours"`, `{ minutes: 5 }`,
 * `Duration.hours(24)`, or numbers of milliseconds.
 */
export interface EngineInput {
  /**
   * Where bounces go. null, the default: `bounce+<email id>@send.<domain>` for mail that we sign, and for other mail the
   * address of the `From` header, unless the provider makes return paths of its own (`Envelope.bounceDomain`).
   */
  readonly returnPath?: string | null | undefined
  /** How long an idempotency key is remembered. 24 hours by default. */
  readonly idempotencyWindow?: Duration.Input | undefined
  /** How long temporary refusals of a hand-off are retried. 24 hours by default. */
  readonly handoffWindow?: Duration.Input | undefined
  /** The same where a provider delivers to the recipients' own mail servers, and these refuse. 4 days by default. */
  readonly receiverWindow?: Duration.Input | undefined
  /** How long an unknown hand-off waits for evidence. A minute by default; may be zero. */
  readonly unknownWait?: Duration.Input | undefined
  /** What happens to an unknown hand-off without evidence: hand over again (the default), or hold for the operator. */
  readonly unknownPolicy?: "resend" | "hold" | undefined
  /** How long a claimed send may stay claimed before another node takes it over. 2 minutes by default. */
  readonly sendLease?: Duration.Input | undefined
  /** Hand-offs in progress at once on one node. 256 by default. */
  readonly sendConcurrency?: number | undefined
  /** Sends that one claim takes of one account. 64 by default. */
  readonly sendsPerAccount?: number | undefined
  /** How often in a row a job may take its worker down with it before it is failed. 8 by default. */
  readonly maxCrashes?: number | undefined
  /** How long a claimed webhook delivery may stay claimed; more than the 10 s of an attempt. 30 seconds by default. */
  readonly webhookLease?: Duration.Input | undefined
  /** Webhook attempts in progress at once on one node. 128 by default. */
  readonly webhookConcurrency?: number | undefined
  /**
   * Attempts that a node begins with at once for one endpoint. From there the number grows while the endpoint answers
   * well, and shrinks while it does not. 8 by default.
   */
  readonly webhooksPerEndpoint?: number | undefined
  /** The fewest attempts at once for an endpoint in trouble, on one node. 2 by default. */
  readonly minWebhooksPerEndpoint?: number | undefined
  /** The most attempts at once for one endpoint, on one node. 64 by default. */
  readonly maxWebhooksPerEndpoint?: number | undefined
  /** Erasures at once in one process; of one account it does one after the other. 2 by default. */
  readonly erasureConcurrency?: number | undefined
  /**
   * How long an erasure waits for its turn, and then for transactions that were open before it, before it is refused.
   * 15 seconds by default; may be zero.
   */
  readonly erasureWait?: Duration.Input | undefined
  /** Searches of the log (by text or tag) at once in one process. 4 by default. */
  readonly searchConcurrency?: number | undefined
  /** Searches at once of one account in one process. 2 by default. */
  readonly searchesPerAccount?: number | undefined
  /** How long a search waits for its turn before it is refused. 5 seconds by default; may be zero. */
  readonly searchWait?: Duration.Input | undefined
  /**
   * How many emails one search reads one by one, where no index has its answer; the next page goes on behind them.
   * 20,000 by default.
   */
  readonly searchDepth?: number | undefined
  /** Webhook endpoints that an account may have. 100 by default. */
  readonly endpointsPerAccount?: number | undefined
  /** How often workers look for due work that no wake-up told them of. A second by default. */
  readonly pollInterval?: Duration.Input | undefined
  /** How long work that has begun may go on when the workers stop. 30 seconds by default; may be zero. */
  readonly drainTimeout?: Duration.Input | undefined
  /**
   * How long a finished email's bodies, headers and attachments are kept after its last change; null, the default: for
   * good.
   */
  readonly retainBodies?: Duration.Input | null | undefined
  /** How long a finished email is kept at all after its last change; null, the default: forever. */
  readonly retainEmails?: Duration.Input | null | undefined
  /**
   * Whether what has reached these ages goes email by email (the default), or with the calendar month (UTC) in which it
   * was accepted, up to two months later: a database that keeps months apart then drops files where it would delete rows.
   */
  readonly retainBy?: "email" | "month" | undefined
  /** How long a month that retention has taken can be taken back. 24 hours by default; may be zero. */
  readonly retainGrace?: Duration.Input | undefined
  /**
   * A round of retention waits for an operator where it would take more than so many times what the largest round before
   * it took, unless emails have just grown into the term. 10 by default.
   */
  readonly retainFactor?: number | undefined
  /** How often events are looked for that are not in the counts by the hour yet. 5 seconds by default. */
  readonly metricsInterval?: Duration.Input | undefined
  /** Events that are counted in one transaction. 1,000 by default. */
  readonly metricsBatch?: number | undefined
  /** How long counts by the hour are kept. 400 days by default; at least 31 days. */
  readonly retainMetrics?: Duration.Input | undefined
}

/** The defaults, bounds and environment variables of these settings. */
export const engineOptions = {
  // Its variable is the server's own: it also decides which host takes bounces.
  returnPath: unchecked<string | null>(null),
  unknownPolicy: words(["resend", "hold"], {
    variable: "SENDWRIGHT_UNKNOWN_POLICY",
    says:
      "After a hand-off with [unknown outcome](../internals/engine.md#held-emails): `resend` the email or `hold` it."
  }),
  unknownWait: span("unknownWaitMillis", 60 * second, {
    least: 0,
    shown: {
      variable: "SENDWRIGHT_UNKNOWN_WAIT_SECONDS",
      from: 1,
      to: 86_400,
      says: "How long such an email waits for a report before it is resent."
    }
  }),
  sendLease: span("sendLeaseMillis", 120 * second, {
    shown: {
      variable: "SENDWRIGHT_SEND_LEASE_SECONDS",
      from: 5,
      to: 3_600,
      says: "Lease of a hand-off. After it, another process picks up the email."
    }
  }),
  idempotencyWindow: span("idempotencyMillis", 24 * hour, {
    shown: {
      variable: "SENDWRIGHT_IDEMPOTENCY_HOURS",
      from: 1,
      to: 720,
      says: "How long an idempotency key is remembered."
    }
  }),
  handoffWindow: span("handoffWindowMillis", 24 * hour, {
    shown: {
      variable: "SENDWRIGHT_HANDOFF_HOURS",
      from: 1,
      to: 168,
      says: "How long a temporarily refused email is retried."
    }
  }),
  receiverWindow: span("receiverWindowMillis", 4 * day),
  retainBodies: spanOrNull("retainBodiesMillis", {
    variable: "SENDWRIGHT_RETAIN_BODIES_DAYS",
    from: 1,
    to: 36_500,
    says: "Days without change until a finished email loses bodies, headers and attachments."
  }),
  retainEmails: spanOrNull("retainEmailsMillis", {
    variable: "SENDWRIGHT_RETAIN_EMAILS_DAYS",
    from: 1,
    to: 36_500,
    says: "Days without change until a finished email is deleted."
  }),
  retainBy: words(["email", "month"], {
    variable: "SENDWRIGHT_RETAIN_BY",
    says: "Delete by `email`, or by `month`: cheaper, but up to two months later."
  }),
  retainGrace: span("retainGraceMillis", 24 * hour, {
    least: 0,
    shown: {
      variable: "SENDWRIGHT_RETAIN_GRACE_HOURS",
      from: 0,
      to: 8_760,
      says: "How long `sendwright retention restore` can undo a deleted month."
    }
  }),
  // Days differ by less than that. A round that is larger all the same waits for one command of the operator.
  retainFactor: whole(10),
  sendConcurrency: whole(256, {
    shown: {
      variable: "SENDWRIGHT_SEND_CONCURRENCY",
      from: 1,
      to: 1_000,
      says: "Concurrent hand-offs per process; `connections` of `SMTP_URL` limits them too."
    }
  }),
  sendsPerAccount: whole(64),
  maxCrashes: whole(8),
  webhookLease: span("webhookLeaseMillis", 30 * second, { least: 10_001 }),
  webhookConcurrency: whole(128, {
    shown: {
      variable: "SENDWRIGHT_WEBHOOK_CONCURRENCY",
      from: 1,
      to: 2_000,
      says: "Concurrent webhook attempts per process, at most half of them for one endpoint."
    }
  }),
  // A node learns how many are right between these. The most is half of all, so that others find room beside one endpoint.
  minWebhooksPerEndpoint: whole(2),
  webhooksPerEndpoint: whole(8),
  maxWebhooksPerEndpoint: whole(64),
  // They share the connections of the background, a fifth of the pool: of the usual 10, two.
  erasureConcurrency: whole(2),
  erasureWait: span("erasureWaitMillis", 15 * second, { least: 0 }),
  // They share the connections of lists, a third of the pool: of the usual 10, three. More would only wait for them.
  searchConcurrency: whole(4),
  // Half of the places, so that one account cannot keep all others from searching.
  searchesPerAccount: whole(2),
  searchWait: span("searchWaitMillis", 5 * second, { least: 0 }),
  // No search ends here: the next page goes on behind them.
  searchDepth: whole(20_000),
  endpointsPerAccount: whole(100),
  pollInterval: span("pollMillis", second),
  drainTimeout: span("drainMillis", 30 * second, {
    least: 0,
    shown: {
      variable: "SENDWRIGHT_DRAIN_SECONDS",
      from: 0,
      to: 600,
      says: "How long work in progress may continue after SIGTERM."
    }
  }),
  metricsInterval: span("metricsMillis", 5 * second),
  metricsBatch: whole(1_000),
  retainMetrics: span("retainMetricsMillis", 400 * day, { least: 31 * day })
} as const satisfies DeclaredPart<EngineInput>
