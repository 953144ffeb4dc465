import type * as Duration from "effect/Duration"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { UrlPolicy } from "../net/UrlPolicy.ts"
import { type DurationBounds, toMillis } from "./DurationInput.ts"
import type {
  AttachmentSettings,
  Brand,
  EngineSettings,
  ExportSettings,
  HealthSettings,
  ReputationSettings,
  SignInSettings,
  ThrottleSettings,
  WebhookSettings
} from "./Settings.ts"

/** Settings that cannot be: all of them, each by its name, such as `engine.sendLease`. */
export class SettingsInvalid extends Schema.TaggedError<SettingsInvalid>()("SettingsInvalid", {
  issues: Schema.Array(Schema.Struct({ name: Schema.String, message: Schema.String }))
}) {
  override get message(): string {
    const lines = this.issues.map(({ message, name }) => `${name} ${message}.`)
    return lines.length === 1 ? lines.join("") : `${lines.length} settings are wrong.\n  ${lines.join("\n  ")}`
  }
}

/** Some settings of a part; omitted or `undefined` ones keep their values. */
export type Given<A> = { readonly [K in keyof A]?: A[K] | undefined }

const signInOf = (read: Reading, input: SignInInput, base: SignInSettings): SignInSettings => {
  const session = { min: 5 * 60_000 }
  const link = { min: 60_000 }
  const count = (name: "attemptsPerUser" | "attemptsPerAddress" | "hashesAtOnce" | "hashesWaiting", min = 1) =>
    read.whole(`signIn.${name}`, input[name], base[name], min)
  return {
    sessionIdleMillis: read.duration("signIn.sessionIdle", input.sessionIdle, base.sessionIdleMillis, session),
    sessionMillis: read.duration("signIn.sessionLifetime", input.sessionLifetime, base.sessionMillis, session),
    setupLinkMillis: read.duration("signIn.setupLink", input.setupLink, base.setupLinkMillis, link),
    startLinkMillis: read.duration("signIn.startLink", input.startLink, base.startLinkMillis, link),
    invitationMillis: read.duration("signIn.invitation", input.invitation, base.invitationMillis, link),
    resetLinkMillis: read.duration("signIn.resetLink", input.resetLink, base.resetLinkMillis, link),
    minPasswordLength: read.whole("signIn.minPasswordLength", input.minPasswordLength, base.minPasswordLength, 8),
    attemptsPerUser: count("attemptsPerUser"),
    attemptsPerAddress: count("attemptsPerAddress"),
    hashesAtOnce: count("hashesAtOnce"),
    hashesWaiting: count("hashesWaiting", 0)
  }
}

/** What is given over what is there. */
export const over = <A extends object>(base: A, given: Given<A> = {}): A => ({
  ...base,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
})

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
  /** How often a job may take its worker down with it before it is failed. 5 by default. */
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

/** When live sending of an account is paused by itself. What is left out keeps its default. */
export interface ReputationInput extends Given<Omit<ReputationSettings, "newAccountMillis">> {
  /** How long an account counts as new. 7 days by default; may be zero. */
  readonly newAccountAge?: Duration.Input | undefined
}

/** How much is fetched for attachments that are URLs. What is left out keeps its default. */
export interface AttachmentInput extends Given<Omit<AttachmentSettings, "deadlineMillis">> {
  /** How long the files of one request may take. 30 seconds by default. */
  readonly deadline?: Duration.Input | undefined
}

/** How many exports are written to clients at once. What is left out keeps its default. */
export interface ExportInput extends Given<Omit<ExportSettings, "deadlineMillis">> {
  /** How long one may take. An hour by default. */
  readonly deadline?: Duration.Input | undefined
}

/** How closely a process watches its storage and itself. What is left out keeps its default. */
export interface HealthInput {
  /** Time between two probes of the storage. A second by default. */
  readonly probeInterval?: Duration.Input | undefined
  /** How long a probe may take. 1.5 seconds by default. Two that fail in a row make the process unready. */
  readonly probeTimeout?: Duration.Input | undefined
  /** Time between two readings of what the gauges show. 15 seconds by default. */
  readonly figuresInterval?: Duration.Input | undefined
  /** How long a reading may take. 10 seconds by default. */
  readonly figuresTimeout?: Duration.Input | undefined
  /** How long no claim of a worker may come back before the process is unready. 15 seconds by default. */
  readonly claimSilence?: Duration.Input | undefined
}

/** How people sign in, and for how long. What is left out keeps its default. */
export interface SignInInput
  extends Given<Pick<SignInSettings, "attemptsPerUser" | "attemptsPerAddress" | "hashesAtOnce" | "hashesWaiting">>
{
  /** How long a session lasts that is not used. 7 days by default; at least 5 minutes. */
  readonly sessionIdle?: Duration.Input | undefined
  /** How long a session lasts, however much it is used. 30 days by default; at least 5 minutes. */
  readonly sessionLifetime?: Duration.Input | undefined
  /** How long the link works that makes the first operator. An hour by default; at least a minute. */
  readonly setupLink?: Duration.Input | undefined
  /** How long the link works that signs a developer in at once. 10 minutes by default; at least a minute. */
  readonly startLink?: Duration.Input | undefined
  /** How long an invitation works. 7 days by default; at least a minute. */
  readonly invitation?: Duration.Input | undefined
  /** How long the link works that sets a password. An hour by default; at least a minute. */
  readonly resetLink?: Duration.Input | undefined
  /** Characters of a new password at the least: 12 by default, and never fewer than 8. */
  readonly minPasswordLength?: number | undefined
}

/** The engine's settings as a user gives them; omitted ones come from the context. */
export interface SettingsInput {
  readonly brand?: Given<Brand> | undefined
  /**
   * Sandbox domains are `<10 characters of the account id>.sandbox.<serviceDomain>`: `sendwright.test` by default, which
   * exists nowhere.
   */
  readonly serviceDomain?: string | undefined
  readonly engine?: EngineInput | undefined
  /**
   * Where webhooks may go. `allowPrivate` lets them reach private networks, but for cloud metadata addresses: for
   * development and tests. Attachments by URL never do.
   */
  readonly webhooks?: Given<UrlPolicy> | undefined
  readonly reputation?: ReputationInput | undefined
  readonly throttles?: Given<ThrottleSettings> | undefined
  readonly attachments?: AttachmentInput | undefined
  readonly exports?: ExportInput | undefined
  readonly health?: HealthInput | undefined
  readonly signIn?: SignInInput | undefined
}

/** The settings as the engine reads them. */
export interface Resolved {
  readonly brand: Brand
  readonly engine: EngineSettings
  readonly webhooks: WebhookSettings
  readonly reputation: ReputationSettings
  readonly throttles: ThrottleSettings
  readonly attachments: AttachmentSettings
  readonly exports: ExportSettings
  readonly health: HealthSettings
  readonly signIn: SignInSettings
}

const most = Number.MAX_SAFE_INTEGER

/** Reads settings one by one, and remembers what is wrong. */
class Reading {
  readonly issues: Array<{ readonly name: string; readonly message: string }> = []

  private take<A>(name: string, result: Result.Result<A, string>, fallback: A): A {
    if (Result.isSuccess(result)) return result.success
    this.issues.push({ name, message: result.failure })
    return fallback
  }

  duration(name: string, input: Duration.Input | undefined, fallback: number, bounds?: DurationBounds): number {
    return input === undefined ? fallback : this.take(name, toMillis(input, bounds), fallback)
  }

  durationOrNull(name: string, input: Duration.Input | null | undefined, fallback: number | null): number | null {
    if (input === undefined) return fallback
    return input === null ? null : this.take<number | null>(name, toMillis(input), fallback)
  }

  whole(name: string, input: number | undefined, fallback: number, min = 1): number {
    if (input === undefined) return fallback
    const isWhole = Number.isSafeInteger(input) && input >= min
    return this.take(
      name,
      isWhole ? Result.succeed(input) : Result.fail(`must be a whole number from ${min}`),
      fallback
    )
  }

  wholeOrNull(name: string, input: number | null | undefined, fallback: number | null): number | null {
    return input === null ? null : input === undefined ? fallback : this.whole(name, input, most)
  }

  /** The least, the first and the most attempts at once for one endpoint, each at least the one before it. */
  paces(input: EngineInput, base: EngineSettings) {
    const number = (name: "webhooksPerEndpoint" | "minWebhooksPerEndpoint" | "maxWebhooksPerEndpoint") =>
      this.whole(`engine.${name}`, input[name], base[name])
    const minWebhooksPerEndpoint = number("minWebhooksPerEndpoint")
    const webhooksPerEndpoint = number("webhooksPerEndpoint")
    const maxWebhooksPerEndpoint = number("maxWebhooksPerEndpoint")
    if (minWebhooksPerEndpoint > webhooksPerEndpoint || webhooksPerEndpoint > maxWebhooksPerEndpoint) {
      this.issues.push({
        name: "engine.webhooksPerEndpoint",
        message:
          `must be from minWebhooksPerEndpoint (${minWebhooksPerEndpoint}) to maxWebhooksPerEndpoint (${maxWebhooksPerEndpoint})`
      })
    }
    return { webhooksPerEndpoint, minWebhooksPerEndpoint, maxWebhooksPerEndpoint }
  }

  /** A fraction of 1, or `Infinity`: one that is never reached. */
  rate(name: string, input: number | undefined, fallback: number): number {
    if (input === undefined) return fallback
    const isRate = input === Infinity || (input >= 0 && input <= 1)
    return this.take(
      name,
      isRate ? Result.succeed(input) : Result.fail("must be a fraction from 0 to 1, or Infinity for none"),
      fallback
    )
  }
}

const engineOf = (read: Reading, serviceDomain: string | undefined, input: EngineInput, base: EngineSettings) => ({
  serviceDomain: serviceDomain ?? base.serviceDomain,
  returnPath: input.returnPath === undefined ? base.returnPath : input.returnPath,
  idempotencyMillis: read.duration("engine.idempotencyWindow", input.idempotencyWindow, base.idempotencyMillis),
  handoffWindowMillis: read.duration("engine.handoffWindow", input.handoffWindow, base.handoffWindowMillis),
  unknownWaitMillis: read.duration("engine.unknownWait", input.unknownWait, base.unknownWaitMillis, { min: 0 }),
  unknownPolicy: input.unknownPolicy ?? base.unknownPolicy,
  sendLeaseMillis: read.duration("engine.sendLease", input.sendLease, base.sendLeaseMillis),
  sendConcurrency: read.whole("engine.sendConcurrency", input.sendConcurrency, base.sendConcurrency),
  sendsPerAccount: read.whole("engine.sendsPerAccount", input.sendsPerAccount, base.sendsPerAccount),
  maxCrashes: read.whole("engine.maxCrashes", input.maxCrashes, base.maxCrashes),
  webhookLeaseMillis: read.duration("engine.webhookLease", input.webhookLease, base.webhookLeaseMillis, {
    min: 10_001
  }),
  webhookConcurrency: read.whole("engine.webhookConcurrency", input.webhookConcurrency, base.webhookConcurrency),
  ...read.paces(input, base),
  erasureConcurrency: read.whole("engine.erasureConcurrency", input.erasureConcurrency, base.erasureConcurrency),
  erasureWaitMillis: read.duration("engine.erasureWait", input.erasureWait, base.erasureWaitMillis, { min: 0 }),
  searchConcurrency: read.whole("engine.searchConcurrency", input.searchConcurrency, base.searchConcurrency),
  searchesPerAccount: read.whole("engine.searchesPerAccount", input.searchesPerAccount, base.searchesPerAccount),
  searchWaitMillis: read.duration("engine.searchWait", input.searchWait, base.searchWaitMillis, { min: 0 }),
  searchDepth: read.whole("engine.searchDepth", input.searchDepth, base.searchDepth),
  endpointsPerAccount: read.whole("engine.endpointsPerAccount", input.endpointsPerAccount, base.endpointsPerAccount),
  pollMillis: read.duration("engine.pollInterval", input.pollInterval, base.pollMillis),
  drainMillis: read.duration("engine.drainTimeout", input.drainTimeout, base.drainMillis, { min: 0 }),
  retainBodiesMillis: read.durationOrNull("engine.retainBodies", input.retainBodies, base.retainBodiesMillis),
  retainEmailsMillis: read.durationOrNull("engine.retainEmails", input.retainEmails, base.retainEmailsMillis),
  retainBy: input.retainBy ?? base.retainBy,
  retainGraceMillis: read.duration("engine.retainGrace", input.retainGrace, base.retainGraceMillis, { min: 0 }),
  retainFactor: read.whole("engine.retainFactor", input.retainFactor, base.retainFactor),
  metricsMillis: read.duration("engine.metricsInterval", input.metricsInterval, base.metricsMillis),
  metricsBatch: read.whole("engine.metricsBatch", input.metricsBatch, base.metricsBatch),
  retainMetricsMillis: read.duration("engine.retainMetrics", input.retainMetrics, base.retainMetricsMillis, {
    min: 31 * 24 * 3_600_000
  })
})

const reputationOf = (read: Reading, input: ReputationInput, base: ReputationSettings) => {
  const count = (name: Exclude<keyof ReputationSettings, "newAccountMillis" | `${string}Rate`>) =>
    read.whole(`reputation.${name}`, input[name], base[name], 0)
  return {
    minRecipients: count("minRecipients"),
    bounceRate: read.rate("reputation.bounceRate", input.bounceRate, base.bounceRate),
    minBounces: count("minBounces"),
    complaintRate: read.rate("reputation.complaintRate", input.complaintRate, base.complaintRate),
    minComplaints: count("minComplaints"),
    newAccountMillis: read.duration("reputation.newAccountAge", input.newAccountAge, base.newAccountMillis, { min: 0 }),
    newAccountBounces: count("newAccountBounces"),
    newAccountComplaints: count("newAccountComplaints")
  }
}

const throttlesOf = (read: Reading, input: Given<ThrottleSettings>, base: ThrottleSettings) => {
  const limit = (name: keyof ThrottleSettings) => read.wholeOrNull(`throttles.${name}`, input[name], base[name])
  return {
    sendRate: limit("sendRate"),
    providerConcurrency: limit("providerConcurrency"),
    domainConcurrency: limit("domainConcurrency")
  }
}

const attachmentsOf = (read: Reading, input: AttachmentInput, base: AttachmentSettings) => ({
  // A single email may name as many.
  urlsPerRequest: read.whole("attachments.urlsPerRequest", input.urlsPerRequest, base.urlsPerRequest, 10),
  bytesPerRequest: read.whole("attachments.bytesPerRequest", input.bytesPerRequest, base.bytesPerRequest),
  deadlineMillis: read.duration("attachments.deadline", input.deadline, base.deadlineMillis),
  bytesAtOnce: read.whole("attachments.bytesAtOnce", input.bytesAtOnce, base.bytesAtOnce),
  fetchesAtOnce: read.whole("attachments.fetchesAtOnce", input.fetchesAtOnce, base.fetchesAtOnce)
})

const exportsOf = (read: Reading, input: ExportInput, base: ExportSettings) => ({
  atOnce: read.whole("exports.atOnce", input.atOnce, base.atOnce),
  perAccount: read.whole("exports.perAccount", input.perAccount, base.perAccount),
  deadlineMillis: read.duration("exports.deadline", input.deadline, base.deadlineMillis)
})

const healthOf = (read: Reading, input: HealthInput, base: HealthSettings): HealthSettings => ({
  probeMillis: read.duration("health.probeInterval", input.probeInterval, base.probeMillis, { min: 100 }),
  probeTimeoutMillis: read.duration("health.probeTimeout", input.probeTimeout, base.probeTimeoutMillis, { min: 100 }),
  figuresMillis: read.duration("health.figuresInterval", input.figuresInterval, base.figuresMillis, { min: 1_000 }),
  figuresTimeoutMillis: read.duration("health.figuresTimeout", input.figuresTimeout, base.figuresTimeoutMillis, {
    min: 1_000
  }),
  claimSilenceMillis: read.duration("health.claimSilence", input.claimSilence, base.claimSilenceMillis, { min: 1_000 })
})

/** What is given over what is there. The failure names everything that is wrong. */
export const resolve = (input: SettingsInput, base: Resolved): Result.Result<Resolved, SettingsInvalid> => {
  const read = new Reading()
  const resolved = {
    brand: over(base.brand, input.brand),
    engine: engineOf(read, input.serviceDomain, input.engine ?? {}, base.engine),
    webhooks: { urlPolicy: over(base.webhooks.urlPolicy, input.webhooks) },
    reputation: reputationOf(read, input.reputation ?? {}, base.reputation),
    throttles: throttlesOf(read, input.throttles ?? {}, base.throttles),
    attachments: attachmentsOf(read, input.attachments ?? {}, base.attachments),
    exports: exportsOf(read, input.exports ?? {}, base.exports),
    health: healthOf(read, input.health ?? {}, base.health),
    signIn: signInOf(read, input.signIn ?? {}, base.signIn)
  }
  return read.issues.length === 0
    ? Result.succeed(resolved)
    : Result.fail(new SettingsInvalid({ issues: read.issues }))
}
