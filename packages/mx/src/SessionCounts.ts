import type { Ends } from "@sendwright/smtp/client/Target"
import type { TlsOutcome } from "@sendwright/smtp/client/TlsOutcome"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type { Destination, Excluded } from "./Destination.ts"
import type { Delivery } from "./HostDelivery.ts"
import { failureOf, policyOf } from "./reports/reported.ts"
import { TlsTally } from "./reports/TlsTally.ts"
import { type Judged, resultOf, resultOfExcluded, type TlsResult, wordOf } from "./tls/TlsResult.ts"

const sessionCount = Metric.counter("sendwright_mx_tls_sessions_total", {
  description: "Sessions with mail servers, once for each domain of recipients: success, or what TLS failed for",
  incremental: true
})

/** The log names a domain whose policy stopped sessions once in so many milliseconds at most. */
const quietMillis = 60_000
/** Domains that are remembered for it; those named first are forgotten first. */
const mostDomains = 1_000

const unknown: Ends = { local: null, remote: null }

/** Counts what became of TLS at the hosts of domains, for metrics, TLS reports (RFC 8460) and the log. */
interface SessionCounts {
  /** A session was opened, or failed for TLS. */
  readonly session: (destination: Destination, outcome: TlsOutcome, ends: Ends) => void
  /** Hosts that a policy did not allow were passed over, or TLS was why hosts did not answer for a message. */
  readonly delivery: (
    hosts: ReadonlyArray<Destination | Excluded>,
    tries: Delivery["tries"]
  ) => Effect.Effect<void>
}

/** Whether the session would have gone on without a policy. */
const isEnforced = ({ decision: { demand, policy } }: Judged): boolean =>
  policy.type !== "no-policy-found" && demand._tag !== "Opportunistic"

/** Counts into the tally of the context. */
export const make = Effect.gen(function*() {
  const tally = yield* TlsTally
  const clock = yield* Clock.Clock
  const context = yield* Effect.context<never>()
  const namedAt = new Map<string, number>()

  const count = ({ decision, domain }: Judged, host: string, result: TlsResult, ends: Ends) => {
    Metric.withAttributes(sessionCount, { result: wordOf(result) }).updateUnsafe(1, context)
    tally.count({
      day: new Date(clock.currentTimeMillisUnsafe()).toISOString().slice(0, 10),
      domain,
      policy: policyOf(decision.policy),
      failure: result === null ? null : failureOf(result, host, ends)
    })
  }

  const isNews = (domain: string): boolean => {
    const now = clock.currentTimeMillisUnsafe()
    const before = namedAt.get(domain)
    if (before !== undefined && now - before < quietMillis) return false
    namedAt.delete(domain)
    namedAt.set(domain, now)
    const [oldest] = namedAt.keys()
    if (namedAt.size > mostDomains && oldest !== undefined) namedAt.delete(oldest)
    return true
  }

  return {
    session: ({ host, judged }, outcome, ends) => {
      for (const one of judged) {
        const result = resultOf(one.decision, outcome)
        if (result !== undefined) count(one, host, result, ends)
      }
    },
    delivery: Effect.fnUntraced(function*(hosts, tries) {
      for (const { host, reason, tls } of tries) {
        if (reason !== "tls") continue
        for (const one of hosts) {
          if (one.host !== host) continue
          for (const judged of one.judged) {
            const excluded = "reason" in one ? resultOfExcluded(judged.decision) : undefined
            if (excluded !== undefined) count(judged, host, excluded, unknown)
            if (isEnforced(judged) && isNews(judged.domain)) {
              const failure = tls?._tag === "Failed" ? tls.failure : excluded
              yield* Effect.annotateLogs(Effect.logWarning("The TLS policy of a domain stopped a session"), {
                domain: judged.domain,
                host,
                policy: judged.decision.policy.type,
                result: failure?.type ?? "unknown"
              })
            }
          }
        }
      }
    })
  } satisfies SessionCounts
})
