import type * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"

const messageCount = Metric.counter("sendwright_mx_source_messages_total", {
  description: "Messages that receivers took, by the source that they left from",
  incremental: true
})
const rooms = Metric.gauge("sendwright_mx_warmup_room", {
  description: "Messages that may leave a source today for a receiver that a row names, as of the last one that asked"
})

/** Counts a message that a receiver took. */
export const taken = (source: string): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(messageCount, { source }), 1)

/** Shows how many messages may leave a source for a site today. */
export const room = (source: string, site: string, left: number): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(rooms, { source, site }), left)
