import type * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"

const handoffCount = Metric.counter("posthorn_handoffs_total", {
  description: "Hand-offs by outcome",
  incremental: true
})
const attemptCount = Metric.counter("posthorn_webhook_attempts_total", {
  description: "Webhook attempts by outcome",
  incremental: true
})

const memo = (counter: Metric.Counter<number>) => {
  const byOutcome = new Map<string, Effect.Effect<void>>()
  return (outcome: string): Effect.Effect<void> => {
    let update = byOutcome.get(outcome)
    if (update === undefined) {
      update = Metric.update(Metric.withAttributes(counter, { outcome }), 1)
      byOutcome.set(outcome, update)
    }
    return update
  }
}

/** Counts a hand-off by its outcome. */
export const handoffs: (outcome: string) => Effect.Effect<void> = memo(handoffCount)

/** Counts a webhook attempt by its outcome. */
export const webhookAttempts: (outcome: "delivered" | "failed") => Effect.Effect<void> = memo(attemptCount)
