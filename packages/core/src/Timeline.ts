import type { EmailEvent } from "./model/EmailEvent.ts"
import type { HandoffAttempt } from "./model/HandoffAttempt.ts"
import type { DeliveryAttempt } from "./webhooks/Delivery.ts"
import type { DeliveryHistory } from "./webhooks/WebhookStore.ts"

/** What has become of one email, as it is stored. */
export interface Happened {
  readonly events: ReadonlyArray<EmailEvent>
  readonly handoffs: ReadonlyArray<HandoffAttempt>
  readonly deliveries: ReadonlyArray<DeliveryHistory>
}

/** One line of a timeline. `at` is where it stands: never before the line that it follows from. */
export type TimelineEntry =
  | { readonly _tag: "Event"; readonly at: Date; readonly event: EmailEvent }
  | { readonly _tag: "Handoff"; readonly at: Date; readonly handoff: HandoffAttempt }
  /** A webhook delivery was made of an event. */
  | { readonly _tag: "Delivery"; readonly at: Date; readonly delivery: DeliveryHistory }
  /** An attempt of a delivery; `number` from 1. */
  | {
    readonly _tag: "Attempt"
    readonly at: Date
    readonly delivery: DeliveryHistory
    readonly attempt: DeliveryAttempt
    readonly number: number
  }

/**
 * A line with the parts that decide its place among lines of one moment: its rank first, then its number, then its
 * name.
 */
interface Line {
  readonly entry: TimelineEntry
  readonly rank: number
  readonly number: number
  readonly name: string
}

// Of one moment: that an email was queued, its hand-off, what came of it, the delivery of that, its attempt.
const ranks = { queued: 0, handoff: 1, event: 2, delivery: 3, attempt: 4 } as const

const isBeginning = ({ type }: EmailEvent): boolean => type === "email.queued" || type === "email.scheduled"

const later = (left: Date, right: Date | undefined): Date => right !== undefined && right > left ? right : left

const byPlace = (left: Line, right: Line): number =>
  left.entry.at.getTime() - right.entry.at.getTime() || left.rank - right.rank || left.number - right.number
  || (left.name < right.name ? -1 : left.name > right.name ? 1 : 0)

/**
 * Everything that became of an email as one list, oldest first. The clocks of providers may be ahead of ours: what
 * follows from an event is behind it all the same, and attempts of a delivery are in their order. The order in
 * which things are given does not matter, and nothing is left out.
 */
export const merge = ({ deliveries, events, handoffs }: Happened): ReadonlyArray<TimelineEntry> => {
  const lines: Array<Line> = []
  const happened = new Map<string, Date>()
  for (const event of events) {
    const at = event.occurredAt
    happened.set(event.id, at)
    const rank = isBeginning(event) ? ranks.queued : ranks.event
    lines.push({ entry: { _tag: "Event", at, event }, rank, number: event.sequence, name: event.id })
  }
  for (const handoff of handoffs) {
    const entry = { _tag: "Handoff", at: handoff.beganAt, handoff } as const
    lines.push({ entry, rank: ranks.handoff, number: handoff.number, name: "" })
  }
  for (const history of deliveries) {
    const { attempts, delivery } = history
    let at = later(delivery.createdAt, delivery.emailEventId === null ? undefined : happened.get(delivery.emailEventId))
    lines.push({
      entry: { _tag: "Delivery", at, delivery: history },
      rank: ranks.delivery,
      number: 0,
      name: delivery.id
    })
    attempts.forEach((attempt, index) => {
      at = later(attempt.at, at)
      const number = index + 1
      const entry = { _tag: "Attempt", at, delivery: history, attempt, number } as const
      lines.push({ entry, rank: ranks.attempt, number, name: delivery.id })
    })
  }
  return lines.sort(byPlace).map(({ entry }) => entry)
}
