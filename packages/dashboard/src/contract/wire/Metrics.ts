import { Once } from "@sendwright/api/wire/Page"
import { DateTime } from "@sendwright/api/wire/Scalars"
import type { Figures, MetricsAnswer, Series } from "@sendwright/core/metrics/EmailMetrics"
import { traffics } from "@sendwright/core/metrics/HourRow"
import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

/** The query for figures. */
export const metricsQuery = {
  traffic: Schema.Literals(traffics),
  from: Instant,
  to: Instant,
  grain: Schema.Literals(["hour", "day"]),
  zone: Once,
  by: Schema.Literals(["none", "domain", "tag"])
} as const

/** `accepted` and `cancelled` count emails, all others count recipients. */
const WireFigures = Schema.Struct({
  accepted: Schema.Int,
  sent: Schema.Int,
  delivered: Schema.Int,
  bounced: Schema.Int.annotate({ description: "Permanently." }),
  bounced_temporarily: Schema.Int,
  complained: Schema.Int,
  delayed: Schema.Int,
  failed: Schema.Int,
  cancelled: Schema.Int,
  delivery_ms: Schema.NullOr(Schema.Struct({ p50: Schema.Number, p95: Schema.Number }))
}).annotate({ identifier: "Figures" })

const WireSeries = Schema.Struct({
  name: Schema.NullOr(Schema.String).annotate({
    description: "The domain or the tag; null for everything, and for the sandbox domain."
  }),
  total: WireFigures,
  points: Schema.Array(WireFigures).annotate({ description: "One of each of starts." })
}).annotate({ identifier: "Series" })

/** Figures over time. */
export const WireMetrics = Schema.Struct({
  starts: Schema.Array(DateTime).annotate({ description: "When each hour or day begins." }),
  series: Schema.Array(WireSeries).annotate({ description: "Those with the most first." }),
  rest: Schema.NullOr(WireSeries).annotate({ description: "All that have no series of their own." }),
  is_current: Schema.Boolean.annotate({ description: "false: some events are not counted yet." })
}).annotate({ identifier: "Metrics" })
export type WireMetrics = typeof WireMetrics.Type

const toWireFigures = (figures: Figures): typeof WireFigures.Type => ({
  accepted: figures.accepted,
  sent: figures.sent,
  delivered: figures.delivered,
  bounced: figures.bouncedPermanently,
  bounced_temporarily: figures.bouncedTemporarily,
  complained: figures.complained,
  delayed: figures.delayed,
  failed: figures.failed,
  cancelled: figures.cancelled,
  delivery_ms: figures.deliveryMillis
})

const toWireSeries = ({ name, points, total }: Series): typeof WireSeries.Type => ({
  name,
  total: toWireFigures(total),
  points: points.map(toWireFigures)
})

/** Encodes figures. */
export const toWire = ({ isCurrent, rest, series, starts }: MetricsAnswer): WireMetrics => ({
  starts: starts.map((start) => start.toISOString()),
  series: series.map(toWireSeries),
  rest: rest === null ? null : toWireSeries(rest),
  is_current: isCurrent
})
