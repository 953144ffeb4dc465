import type * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type { Mode } from "../foundation/Mode.ts"

const accepted = Metric.counter("sendwright_emails_accepted_total", {
  description: "Emails accepted, by mode",
  incremental: true
})

const ofMode = {
  live: Metric.withAttributes(accepted, { mode: "live" }),
  test: Metric.withAttributes(accepted, { mode: "test" })
}

/** Counts the emails that a surface has accepted, replays not included. */
export const count = (mode: Mode, emails: number): Effect.Effect<void> => Metric.update(ofMode[mode], emails)
