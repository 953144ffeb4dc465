import type { NewEmail } from "@sendwright/core/emails/EmailStore"
import { MetricsStore } from "@sendwright/core/metrics/MetricsStore"
import { type RetentionAnswer, type RetentionStep, RetentionStore } from "@sendwright/core/privacy/RetentionStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { idAt } from "../fixtures.ts"
import { harness, type Reach } from "./Harness.ts"

/** The beginning of the month that is so many after that of a time, in UTC. */
export const monthAfter = (time: Date, months: number): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months))

type Kind = "purgeContents" | "removeEmails"

/** A harness with emails of a time, their ids included, and walks over everything that is older than one. */
export const retaining = Effect.fnUntraced(function*(reach?: Reach) {
  const t = yield* harness({}, reach)
  const store = yield* RetentionStore
  const counts = yield* MetricsStore
  const of = (millis: number, more: Partial<NewEmail> = {}): Partial<NewEmail> => ({
    id: idAt(t.at(millis)),
    createdAt: t.at(millis),
    ...more
  })
  /** Steps until nothing is left, and answers with how many were taken. */
  const walk = Effect.fnUntraced(function*(kind: Kind, before: Date, limit = 100, by: RetentionStep["by"] = "email") {
    let total = 0
    let after: string | null = null
    for (let steps = 0; steps < 10_000; steps++) {
      const { count, next }: RetentionAnswer = yield* store[kind]({ before, olderThanMillis: 0, by, limit, after })
      total += count
      if (next === null) return total
      after = next
    }
    return yield* Effect.die(new Error("a walk that does not end"))
  })
  /** Counts all events, those of other tests among them: what is not counted is not deleted as a whole. */
  const countAll = Effect.repeat(counts.count(1_000), { while: (more) => more })
  const find = (id: string) => t.emails.find({ accountId: t.account.id, modes: ["live", "test"] }, id)
  const exists = (id: string) => Effect.map(find(id), Option.isSome)
  return { ...t, store, countAll, of, walk, find, exists }
})
