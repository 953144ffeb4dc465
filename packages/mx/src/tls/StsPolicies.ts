import { steadyMillis } from "@sendwright/core/foundation/ClockDifference"
import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import * as Context from "effect/Context"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { MailDns } from "../dns/MailDns.ts"
import { fetch } from "./StsFetch.ts"
import type { StsPolicy } from "./StsPolicy.ts"
import type { StsProblem } from "./StsProblem.ts"
import * as StsRecord from "./StsRecord.ts"

/** What is known of a domain's policy. */
export interface StsLookup {
  /** Null: the domain has none that could be had. */
  readonly policy: StsPolicy | null
  /** What went wrong with the newest policy, although an older one may still stand; null: nothing. */
  readonly problem: StsProblem | null
}

/** How policies are found and kept. */
export interface StsOptions {
  /** How long a fetch may take; 15 seconds by default. RFC 8461 §3.3 proposes a minute, which a hand-off does not have. */
  readonly deadline: Duration.Input
  /** Domains whose policy is kept; those that were asked for least recently go first. */
  readonly capacity: number
}

/** 15 seconds, 10,000 domains. */
export const defaultOptions: StsOptions = { deadline: "15 seconds", capacity: 10_000 }

/** What was found, and for how long it serves others who ask. */
interface Found {
  readonly lookup: StsLookup
  readonly keepMillis: number
}

/** A policy in force, on the clock that nobody sets. */
interface Kept {
  readonly id: string
  readonly policy: StsPolicy
  readonly refreshMillis: number
  readonly untilMillis: number
}

/** The record of a domain is not looked up again before. */
const lookAgainMillis = 60_000
/** A policy that could not be had is not fetched again before (RFC 8461 §3.3). */
const problemMillis = 300_000
/** A policy is fetched anew once a day, and when half of its time is over: it shall not end because a fetch failed. */
const refreshMillis = 86_400_000

/**
 * The policies of MTA-STS (RFC 8461): finds and keeps them, in memory.
 *
 * @example
 * ```ts
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 * import { StsPolicies } from "@sendwright/mx/tls/StsPolicies"
 * import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
 * import * as Layer from "effect/Layer"
 *
 * export const Policies = StsPolicies.layer().pipe(Layer.provide([NodeMailDns.layer(), NodeGuardedHttp.layer]))
 * ```
 */
export class StsPolicies extends Context.Service<StsPolicies, {
  /** Never fails: a policy that cannot be had is none, and one that is kept holds until its `max_age` (§3.3, §5.1). */
  readonly find: (domain: string) => Effect.Effect<StsLookup>
}>()("@sendwright/mx/tls/StsPolicies") {
  /** Finds the record of a domain with `MailDns`, and fetches its policy with `GuardedHttp`. */
  static readonly layer = (
    options: Partial<StsOptions> = {}
  ): Layer.Layer<StsPolicies, never, MailDns | GuardedHttp> => Layer.effect(StsPolicies, make(options))
}

const make = Effect.fnUntraced(function*(options: Partial<StsOptions>) {
  const { capacity, deadline } = { ...defaultOptions, ...options }
  const deadlineMillis = toMillisUnsafe("deadline", deadline)
  const dns = yield* MailDns
  const http = yield* GuardedHttp
  const policies = new Map<string, Kept>()

  const keep = (domain: string, kept: Kept) => {
    policies.delete(domain)
    policies.set(domain, kept)
    const [oldest] = policies.keys()
    if (policies.size > capacity && oldest !== undefined) policies.delete(oldest)
  }

  /** The policy of a domain that still holds; it counts as used. */
  const inForce = (domain: string, nowMillis: number): Kept | undefined => {
    const kept = policies.get(domain)
    policies.delete(domain)
    if (kept === undefined || nowMillis >= kept.untilMillis) return undefined
    policies.set(domain, kept)
    return kept
  }

  const lookUp = Effect.fnUntraced(function*(domain: string): Effect.fn.Return<Found> {
    const nowMillis = yield* steadyMillis
    const kept = inForce(domain, nowMillis)
    const asBefore = (problem: StsProblem | null, keepMillis: number): Found => ({
      lookup: { policy: kept?.policy ?? null, problem },
      keepMillis: Math.min(keepMillis, kept === undefined ? Infinity : kept.untilMillis - nowMillis)
    })
    const found = yield* Effect.result(dns.txt(StsRecord.nameOf(domain)))
    if (Result.isFailure(found)) return asBefore(null, 0)
    const record = StsRecord.parse(found.success._tag === "Found" ? found.success.records : [])
    // Without a record, a policy that is kept still holds: who can take the record away must not take the policy away.
    if (record === undefined || (kept?.id === record.id && nowMillis < kept.refreshMillis)) {
      return asBefore(null, lookAgainMillis)
    }
    const fetched = yield* Effect.result(fetch(http, domain, deadlineMillis))
    if (Result.isFailure(fetched)) return asBefore(fetched.failure, problemMillis)
    const policy = fetched.success
    const holdsMillis = policy.maxAgeSeconds * 1_000
    keep(domain, {
      id: record.id,
      policy,
      refreshMillis: nowMillis + Math.min(refreshMillis, holdsMillis / 2),
      untilMillis: nowMillis + holdsMillis
    })
    return { lookup: { policy, problem: null }, keepMillis: Math.min(lookAgainMillis, holdsMillis) }
  })

  const find = yield* SteadyCache.make({
    lookup: lookUp,
    capacity,
    keepMillis: (exit) => Exit.isSuccess(exit) ? exit.value.keepMillis : 0
  })
  return StsPolicies.of({ find: (domain) => Effect.map(find(domain), ({ lookup }) => lookup) })
})
