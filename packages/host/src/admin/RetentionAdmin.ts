import { RetentionControl, type RetentionStatus } from "@sendwright/core/privacy/RetentionControl"
import * as Effect from "effect/Effect"
import { AdminError } from "./AdminCommand.ts"
import { refusal } from "./refusals.ts"

const time = (date: Date | null): string | null => date === null ? null : date.toISOString()

const retentionJson = ({ doubt, setAside, terms }: RetentionStatus) => ({
  terms: (["contents", "emails"] as const).map((kind) => {
    const { cutoff, keepMillis, largest, stopped } = terms[kind]
    return {
      kind,
      keep_days: keepMillis === null ? null : keepMillis / 86_400_000,
      deleted_before: time(cutoff),
      largest_round: largest,
      waits_since: time(stopped?.at ?? null),
      would_delete: stopped === null ? null : stopped.due,
      because: stopped === null ? null : stopped.restored ? "restored" : "much"
    }
  }),
  months: setAside.map(({ at, count, kind, month, until }) => ({
    month,
    kind,
    emails: count,
    deleted_at: time(at),
    can_be_restored_until: time(until)
  })),
  stopped_by_clock: doubt
})

/** The commands about retention. */
export const make = Effect.gen(function*() {
  const retention = yield* RetentionControl
  return {
    status: Effect.mapBoth(retention.status, { onSuccess: retentionJson, onFailure: refusal("retention", "") }),
    allow: Effect.mapBoth(retention.allow, {
      onSuccess: (kinds) => ({ allowed: kinds }),
      onFailure: refusal("retention", "")
    }),
    restore: Effect.fnUntraced(function*({ month }: { readonly month: string }) {
      if (yield* Effect.mapError(retention.restore(month), refusal("month", month))) return { restored: month }
      return yield* new AdminError({
        code: "not_found",
        message: `No month ${month} can be taken back: sendwright retention status lists those that can.`
      })
    })
  }
})
