import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as LimitShare from "./LimitShare.ts"
import type { SiteShaping } from "./SiteShaping.ts"

/** The queues that workers claim from. */
export type ClaimedQueue = "sends" | "webhooks" | "domains"

/** The state of a provider's circuit in this process (`sending/Circuit`). */
export interface CircuitActivity {
  readonly state: "closed" | "open" | "half_open"
  readonly since: Date
  /** Until when nothing is handed to the provider; null where the circuit is not open. */
  readonly until: Date | null
  /** The code of the last refusal that speaks of the provider; null: none, or one without a code, such as silence. */
  readonly reason: string | null
}

/** What this process does with one provider. */
export interface ProviderActivity {
  /** Hand-offs that are under way. */
  underWay: number
  /** null: no other provider replaces it, and it has no circuit. */
  circuit: CircuitActivity | null
}

/** A round of the deletion of what has become old. */
export interface RetentionRound {
  readonly startedAt: Date
  /** null: it is under way. */
  readonly endedAt: Date | null
  /** Whether a step failed; the next round goes on where this one broke off. */
  readonly failed: boolean
  readonly deleted: {
    readonly contents: number
    readonly emails: number
    readonly reports: number
    readonly "sign-ins": number
  }
}

/** A message that came to the bounce listener. It names the email by its id, and no person. */
export interface ReceivedReport {
  readonly at: Date
  readonly format: "dsn" | "arf" | "auto_reply" | "other" | "unreadable"
  /** What it was taken for, such as `bounced`: `sendwright_bounce_mails_total` has the words. */
  readonly kind: string
  /** The email that it belongs to; null where it was matched with none. */
  readonly emailId: string | null
  /** Why it was matched with no email, or changed nothing; null where it was taken as news. */
  readonly ignored: string | null
}

/** The last reports that are kept. */
const maxReports = 20
/** Providers that are kept apart: as many as any configuration has. */
const maxProviders = 50

/**
 * What this process has done last and does now. Those who do it write here as they go, which costs an assignment, and
 * `operator/Nodes` tells the others of it.
 */
export class Activity {
  /**
   * Eight hexadecimal digits with which the tokens of this process's leases begin, so that a reader of a lease knows
   * whose it is; null: nobody knows this process by name.
   */
  leaseTag: string | null = null
  /**
   * How many processes hand email over to providers, this one included, as far as it knows: what divides a guess among
   * them reads it each time. 1 where nobody tells.
   */
  senders = 1
  /** Where it stands among those that share limits which all of them keep to together. */
  standing: LimitShare.Standing = LimitShare.alone
  readonly claims: Record<ClaimedQueue, Date | null> = { sends: null, webhooks: null, domains: null }
  readonly providers = new Map<string, ProviderActivity>()
  /** What shapes its mail to sites of receivers. */
  readonly shapings = new Set<SiteShaping>()
  retention: RetentionRound | null = null
  readonly reports: Array<ReceivedReport> = []

  /** A token that begins with this process's tag; as long and as hard to guess as before, for what it is needed for. */
  readonly tagged = (token: string): string =>
    this.leaseTag === null ? token : this.leaseTag + token.slice(this.leaseTag.length)

  readonly provider = (name: string): ProviderActivity => {
    let known = this.providers.get(name)
    if (known === undefined) {
      known = { underWay: 0, circuit: null }
      if (this.providers.size < maxProviders) this.providers.set(name, known)
    }
    return known
  }

  readonly received = (report: ReceivedReport): void => {
    this.reports.unshift(report)
    if (this.reports.length > maxReports) this.reports.length = maxReports
  }
}

/** What this process does; of an engine alone where `layer` is provided to it. */
export const ProcessActivity = Context.Reference<Activity>("@sendwright/core/foundation/ProcessActivity", {
  defaultValue: () => new Activity()
})

/**
 * An activity of its own, for several engines in one process.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 * import * as ProcessActivity from "@sendwright/core/foundation/ProcessActivity"
 * import * as Layer from "effect/Layer"
 *
 * // What this engine does is not mixed up with what another one does.
 * export const Engine = Sendwright.layer().pipe(Layer.provideMerge(ProcessActivity.layer))
 * ```
 */
export const layer: Layer.Layer<never> = Layer.effect(ProcessActivity, Effect.sync(() => new Activity()))
