import type * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import type { SiteAnswer } from "./SitePace.ts"

const connectionCount = Metric.gauge("sendwright_mx_site_connections", {
  description:
    "Messages that are handed over to a receiving site at once, each on a connection; by the row that names it"
})
const rates = Metric.gauge("sendwright_mx_site_rate", {
  description: "Messages a minute that this process may hand over to a site that a row names; 0 while it is left alone"
})
const answerCount = Metric.counter("sendwright_mx_site_answers_total", {
  description: "What sites answered: taken, slowed (a wish for fewer messages or connections), other, or silent",
  incremental: true
})

/** What all sites are counted under that no row names: of those there are any number. */
export const others = "other"

/** Shows how many messages are under way to a site. */
export const connections = (provider: string, site: string, count: number): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(connectionCount, { provider, site }), count)

/** Shows the rate that a site is given. */
export const rate = (provider: string, site: string, perMinute: number): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(rates, { provider, site }), perMinute)

/** Counts an answer of a site. */
export const answered = (provider: string, site: string, answer: SiteAnswer): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(answerCount, { provider, site, answer }), 1)
