import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"

const handoffCount = Metric.counter("sendwright_handoffs_total", {
  description: "Hand-offs by outcome and by the provider that answered",
  incremental: true
})
const attemptCount = Metric.counter("sendwright_webhook_attempts_total", {
  description: "Webhook attempts by outcome",
  incremental: true
})

const attemptDuration = Metric.histogram("sendwright_webhook_attempt_duration_seconds", {
  description: "How long webhook attempts took, by outcome",
  boundaries: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity]
})
const paceCount = Metric.gauge("sendwright_webhook_endpoints", {
  description: "Endpoints that this process called lately, by how many attempts at once they may have: "
    + "raised above, at or lowered below the initial number, or paused because they asked for it"
})

const tryCount = Metric.counter("sendwright_provider_tries_total", {
  description: "Hand-offs to each of several providers, by outcome; one hand-off may try more than one",
  incremental: true
})
const throttleCount = Metric.counter("sendwright_throttled_total", {
  description: "Hand-offs that had to wait, by what they waited for: domain, provider (its slots) or rate",
  incremental: true
})
const circuitState = Metric.gauge("sendwright_provider_circuit", {
  description: "Circuit of each of several providers: 0 closed, 1 half-open, 2 open"
})

const refusalCount = Metric.counter("sendwright_handoff_refusals_total", {
  description: "Hand-offs, or single recipients, that a provider did not take or did not answer, by reason",
  incremental: true
})
const handoffDurations = Metric.histogram("sendwright_handoff_duration_seconds", {
  description: "How long hand-offs took, by provider and outcome; waiting for a throttle does not count",
  boundaries: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 90]
})

const waitingCount = Metric.gauge("sendwright_turns_waiting", {
  description: "What waits for its turn in this process: erasures, searches"
})
const noTurnCount = Metric.counter("sendwright_turns_refused_total", {
  description: "What had no turn in time, or at once where nothing waits: erasures, exports, searches",
  incremental: true
})

const memo = (counter: Metric.Counter<number>) => {
  const known = new Map<string, Effect.Effect<void>>()
  return (outcome: string, provider?: string): Effect.Effect<void> => {
    const key = `${outcome} ${provider ?? ""}`
    let update = known.get(key)
    if (update === undefined) {
      update = Metric.update(
        Metric.withAttributes(counter, provider === undefined ? { outcome } : { outcome, provider }),
        1
      )
      known.set(key, update)
    }
    return update
  }
}

/** Counts a hand-off by its outcome and, where one was asked, by the provider that answered. */
export const handoffs: (outcome: string, provider?: string) => Effect.Effect<void> = memo(handoffCount)

/** Counts the answer of one of several providers that a hand-off may have tried. */
export const providerTries: (outcome: string, provider: string) => Effect.Effect<void> = memo(tryCount)

const circuitValues = { Closed: 0, HalfOpen: 1, Open: 2 } as const

/** Counts a hand-off that had to wait for a slot of its recipients' domains, or for a slot or the rate of a provider. */
export const throttled: (by: "domain" | "provider" | "rate") => Effect.Effect<void> = memo(throttleCount)

/** Shows the circuit of one of several providers. */
export const circuit = (provider: string, state: keyof typeof circuitValues): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(circuitState, { provider }), circuitValues[state])

const refusalsOf = new Map<string, Effect.Effect<void>>()

/** Counts what a provider did not take, by one of `RefusalReason.refusalReasons`. */
export const handoffRefusals = (provider: string, reason: string): Effect.Effect<void> => {
  const key = `${provider} ${reason}`
  let update = refusalsOf.get(key)
  if (update === undefined) {
    update = Metric.update(Metric.withAttributes(refusalCount, { provider, reason }), 1)
    refusalsOf.set(key, update)
  }
  return update
}

const handoffDurationsOf = new Map<string, typeof handoffDurations>()

/** Measures a hand-off, by its provider and its outcome. */
export const handoffDuration = (provider: string, outcome: string, seconds: number): Effect.Effect<void> => {
  const key = `${provider} ${outcome}`
  let metric = handoffDurationsOf.get(key)
  if (metric === undefined) {
    handoffDurationsOf.set(key, metric = Metric.withAttributes(handoffDurations, { provider, outcome }))
  }
  return Metric.update(metric, seconds)
}

const attempts: (outcome: string) => Effect.Effect<void> = memo(attemptCount)
const attemptDurations = {
  delivered: Metric.withAttributes(attemptDuration, { outcome: "delivered" }),
  failed: Metric.withAttributes(attemptDuration, { outcome: "failed" })
}

/** Counts a webhook attempt by its outcome, with how long it took. */
export const webhookAttempt = (outcome: "delivered" | "failed", durationMillis: number): Effect.Effect<void> =>
  Effect.andThen(attempts(outcome), Metric.update(attemptDurations[outcome], durationMillis / 1_000))

/** Shows how many endpoints there are of each pace. */
export const webhookPaces = (
  counts: Readonly<Record<"raised" | "initial" | "lowered" | "paused", number>>
): Effect.Effect<void> =>
  Effect.forEach(
    Object.entries(counts),
    ([pace, count]) => Metric.update(Metric.withAttributes(paceCount, { pace }), count),
    { discard: true }
  )

/** Of what only so much goes on at once. */
export type Turn = "erasures" | "exports" | "searches"

const gaugeOfTurns = (of: Turn) => Metric.withAttributes(waitingCount, { of })
const waitingFor = {
  erasures: gaugeOfTurns("erasures"),
  exports: gaugeOfTurns("exports"),
  searches: gaugeOfTurns("searches")
}

/** Counts what waits for its turn, for as long as an effect takes. */
export const waitingTurn = <A, E, R>(of: Turn, wait: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.acquireUseRelease(
    Metric.modify(waitingFor[of], 1),
    () => wait,
    () => Metric.modify(waitingFor[of], -1)
  )

const turnsRefused = {
  erasures: Metric.withAttributes(noTurnCount, { of: "erasures" }),
  exports: Metric.withAttributes(noTurnCount, { of: "exports" }),
  searches: Metric.withAttributes(noTurnCount, { of: "searches" })
}

/** Counts what was refused for want of a turn. */
export const turnRefused = (of: Turn): Effect.Effect<void> => Metric.update(turnsRefused[of], 1)
