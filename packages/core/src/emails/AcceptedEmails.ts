import type * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type { Mode } from "../foundation/Mode.ts"

// `Metric.withAttributes` would merge the labels on every update.
const accepted = (mode: Mode) =>
  Metric.counter("sendwright_emails_accepted_total", {
    description: "Emails accepted, by mode",
    incremental: true,
    attributes: { mode }
  })

const ofMode = { live: accepted("live"), test: accepted("test") }

/** Counts the emails that a surface has accepted, replays not included. */
export const count = (mode: Mode, emails: number): Effect.Effect<void> => Metric.update(ofMode[mode], emails)
